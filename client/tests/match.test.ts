import { describe, expect, it } from 'vitest';
import {
  choices,
  lastLines,
  merge,
  narrow,
  ranked,
  rematchWord,
  settled,
  timeLeft,
  winners,
  type Match,
} from '../src/match';
import type { Answer, Update } from '../src/protocol';
import recorded from './fixtures/match-4.json';

const UPDATES = recorded as unknown as Update[];

function play(updates: readonly Update[], from: Match | null = null): Match {
  let match = from;
  for (const update of updates) match = merge(match, update, 5000, 4000);
  if (!match) throw new Error('the updates do not fit');
  return match;
}

describe('updates', () => {
  it('add up to the whole log, action by action', () => {
    const match = play(UPDATES);

    expect(match.log.map((item) => item.ply)).toEqual(
      Array.from({ length: match.ply }, (_, place) => place + 1),
    );
  });

  it('tell what is fresh, but not at the first sight of a match', () => {
    const first = play(UPDATES.slice(0, 1));
    const second = play(UPDATES.slice(1, 2), first);

    expect(first.fresh).toEqual([]);
    expect(second.fresh).toEqual(UPDATES[1]?.log);
  });

  it('that come late or twice change nothing', () => {
    const match = play(UPDATES.slice(0, 9));

    expect(merge(match, UPDATES[3]!, 0, 0)).toBe(match);
    expect(play(UPDATES.slice(8, 9), match).log).toEqual(match.log);
  });

  it('that leave a gap ask for everything anew', () => {
    const match = play(UPDATES.slice(0, 3));

    expect(merge(match, UPDATES[8]!, 0, 0)).toBeNull();
    expect(merge(null, UPDATES[8]!, 0, 0)).toBeNull();
  });

  it('take a move that was taken back out of the log', () => {
    const match = play(UPDATES.slice(0, 6));
    const back = {
      ...UPDATES[5]!,
      since: match.n,
      n: match.n + 1,
      ply: 3,
      log_keep: 3,
      log: [],
    };

    expect(play([back], match).log.map((item) => item.ply)).toEqual([1, 2, 3]);
  });
});

describe('answers', () => {
  const answer = (action: number, move: Answer['move']): Answer => ({
    action,
    move,
    say: { key: 'x', args: {} },
    text: '',
  });
  const answers = [
    answer(1, { kind: 'discard', card: 'stormtrooper', target: 1, number: 2 }),
    answer(2, { kind: 'discard', card: 'stormtrooper', target: 1, number: 3 }),
    answer(3, { kind: 'discard', card: 'stormtrooper', target: 2, number: 2 }),
    answer(4, { kind: 'discard', card: 'chewbacca' }),
    answer(5, { kind: 'discard', card: 'han-solo', target: 2 }),
  ];

  it('are narrowed down by what was picked', () => {
    const trooper = narrow(answers, { card: 'stormtrooper' });

    expect(trooper.map((it) => it.action)).toEqual([1, 2, 3]);
    expect(choices(trooper, 'target')).toEqual([1, 2]);
    expect(choices(narrow(trooper, { target: 1 }), 'number')).toEqual([2, 3]);
  });

  it('are settled when nothing is left to say', () => {
    expect(settled(answers, { card: 'chewbacca' })?.action).toBe(4);
    expect(settled(answers, { card: 'han-solo', target: 2 })?.action).toBe(5);
  });

  it('are not settled while a target or a number is to be named', () => {
    expect(settled(answers, { card: 'han-solo' })).toBeNull();
    expect(settled(answers, { card: 'stormtrooper', target: 2 })).toBeNull();
  });
});

describe('another match', () => {
  const seat = (kind: 'person' | 'bot'): Match['seats'][number] => ({
    ...play(UPDATES).seats[0]!,
    kind,
  });
  const table = (other: 'person' | 'bot', rematch: string | null): Match => ({
    ...play(UPDATES),
    rematch,
    seats: [seat('person'), seat(other)],
  });

  it('waits for somebody only where there is somebody else', () => {
    expect(rematchWord(table('bot', null), 0)).toBe('browser-rematch');
    expect(rematchWord(table('bot', 'm'), 0)).toBe('browser-rematch-go');
    expect(rematchWord(table('person', 'm'), 0)).toBe('browser-rematch-join');
  });
});

describe('a match', () => {
  const match = play(UPDATES);

  it('counts only the running clock down, on the server’s time', () => {
    const timed: Match = {
      ...match,
      drift: 1000,
      clock: {
        kind: { kind: 'bank' },
        left: [60_000, 50_000],
        running: 0,
        since: 10_000,
        missed: 'bot',
      },
    };

    expect(timeLeft(timed, 0, 14_000)).toBe(55_000);
    expect(timeLeft(timed, 1, 14_000)).toBe(50_000);
    expect(timeLeft(timed, 0, 999_000)).toBe(0);
    expect(timeLeft(match, 0, 0)).toBeNull();
  });

  it('is won by the best results', () => {
    expect(winners({ ...match, result: [1, -1, 1] })).toEqual([0, 2]);
    expect(winners({ ...match, result: null })).toEqual([]);
  });

  it('ranks by results, then by points, then by seats', () => {
    expect(ranked([-1, 1, -1, -1], [4, 9, 9, 4])).toEqual([1, 2, 0, 3]);
  });

  it('remembers the last lines, trifles left out', () => {
    const lines = lastLines(match, 3, (line) => line.key.endsWith('-draw'));

    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.key.endsWith('-draw'))).toEqual([]);
  });
});
