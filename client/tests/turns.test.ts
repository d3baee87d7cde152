import { describe, expect, it } from 'vitest';
import type { LogItem, Said } from '../src/protocol';
import { headingsOf, headline, sinceOwn, turnsOf, type Turn } from '../src/turns';

const line = (key: string): Said => ({ key, args: {} });
const turn = (...keys: string[]): Turn => ({
  id: '7',
  player: 1,
  n: 7,
  lines: keys.map(line),
  took: 0,
});
const isTrifle = ({ key }: Said): boolean => key !== 'attack';
const NOTHING = { key: 'browser-turn-nothing', args: { player: { player: 1 } } };

describe('a turn with nothing worth telling', () => {
  it('is told by its first line, or by one that is no trifle', () => {
    expect(headline(turn('draw'), isTrifle, false)).toEqual(line('draw'));
    expect(headline(turn('draw', 'attack'), isTrifle, false)).toEqual(line('attack'));
    expect(headline(turn(), isTrifle, false)).toEqual(NOTHING);
  });

  it('is no list of what was put away, where trifles mean that nothing was done', () => {
    expect(headline(turn('discard-hand', 'draw'), isTrifle, true)).toEqual(NOTHING);
    expect(headline(turn('discard-hand', 'attack'), isTrifle, true)).toEqual(line('attack'));
  });
});

describe('the headings of a turn', () => {
  const told = (...keys: string[]): string[][] => {
    const { before, after } = headingsOf(turn(...keys), {
      isHeading: (key) => /^[A-Z]/.test(key),
      isTrifle: ({ key }) => key === 'draw' || key === 'Turn',
    });
    return [before, after].map((lines) => lines.map(({ key }) => key));
  };

  it('come before what it came to, if they were said first', () => {
    expect(told('Capture', 'draw', 'Over', 'place', 'win')).toEqual([['Capture', 'Over'], []]);
    expect(told('play', 'Destroy', 'draw')).toEqual([[], ['Destroy']]);
  });

  it('do not say whose turn it is', () => {
    expect(told('Turn', 'play', 'Turn')).toEqual([[], []]);
  });
});

describe('the log by turns', () => {
  const item = (n: number, player: number, ...keys: string[]): LogItem => ({
    n,
    ply: n,
    player,
    at: n * 1000,
    lines: keys.map(line),
  });
  const told = (log: LogItem[]): string[][] =>
    turnsOf(log, undefined, (key) => key === 'round').map((it) => it.lines.map(({ key }) => key));

  it('puts together what a player did in a row', () => {
    expect(told([item(1, 0, 'play'), item(2, 0, 'buy'), item(3, 1, 'play')])).toEqual([
      ['play', 'buy'],
      ['play'],
    ]);
  });

  it('goes on with a turn after others have answered in it, without their time', () => {
    const log = [
      item(1, 0, 'end', 'round'),
      item(2, 1, 'play'),
      item(5, 0, 'discard'),
      item(6, 1, 'attack', 'round'),
      item(7, 2, 'discard'),
      item(8, 2, 'play'),
    ];

    const turns = turnsOf(
      log,
      undefined,
      (key) => key === 'round',
      ([first]) => first?.key === 'discard',
    );

    expect(turns.map((it) => [it.player, it.took, ...it.lines.map(({ key }) => key)])).toEqual([
      [0, 0, 'end', 'round'],
      [1, 2000, 'play', 'discard', 'attack', 'round'],
      [2, 2000, 'discard', 'play'],
    ]);
  });

  it('keeps the rounds apart, where whoever ended one begins the next', () => {
    expect(told([item(1, 0, 'play', 'win', 'round'), item(2, 0, 'play')])).toEqual([
      ['play', 'win', 'round'],
      ['play'],
    ]);
  });

  it('tells what each of the others did once, and anew after a heading', () => {
    const since = (...log: LogItem[]): [number, string[]][] =>
      sinceOwn([item(1, 0, 'own'), ...log], 0, (key) => key === 'round').map((it) => [
        it.player,
        it.lines.map(({ key }) => key),
      ]);
    const round = [item(2, 1, 'play'), item(3, 2, 'answer'), item(4, 1, 'win', 'round')];

    expect(since(...round)).toEqual([
      [1, ['play', 'win', 'round']],
      [2, ['answer']],
    ]);
    expect(since(item(2, 1, 'play'), item(3, 2, 'win', 'round'), item(4, 1, 'draw'))).toEqual([
      [1, ['play']],
      [2, ['win', 'round']],
      [1, ['draw']],
    ]);
  });
});
