import { describe, expect, it } from 'vitest';
import { pathOf, waysOf } from '../src/games/infiltration/picking';
import { aimOf, pathOf as starPath, SEND, spot } from '../src/games/star_realms/picking';
import type { Answer } from '../src/protocol';
import { arrived, buttons, go, nextSpots } from '../src/table/picking';

const answer = (action: number, move: Answer['move']): Answer => ({
  action,
  move,
  say: { key: '', args: {} },
  text: '',
});

describe('an answer of Infiltration is a path', () => {
  it('from a card to a target to a number', () => {
    const move = { kind: 'discard', card: 'stormtrooper', target: 2, number: 5 };

    expect(pathOf(move)).toEqual(['hand/stormtrooper', 'player/2', 'number/5']);
  });

  it('that ends with a button where there is nobody to choose', () => {
    expect(pathOf({ kind: 'discard', card: 'chewbacca' })).toEqual([
      'hand/chewbacca',
      'do/discard',
    ]);
    expect(pathOf({ kind: 'give-up' })).toEqual(['do/give-up']);
  });

  it('that begins with the number in a second try', () => {
    expect(pathOf({ kind: 'try', number: 4 })).toEqual(['number/4']);
  });
});

describe('picking', () => {
  const ways = waysOf([
    answer(1, { kind: 'discard', card: 'luke-skywalker', target: 1 }),
    answer(2, { kind: 'discard', card: 'luke-skywalker', target: 0 }),
    answer(3, { kind: 'discard', card: 'chewbacca' }),
  ]);

  it('goes on with what some answer goes on with', () => {
    expect(nextSpots(ways, [])).toEqual(new Set(['hand/luke-skywalker', 'hand/chewbacca']));
    expect(nextSpots(ways, ['hand/luke-skywalker'])).toEqual(new Set(['player/1', 'player/0']));
    expect(nextSpots(ways, ['hand/han-solo'])).toEqual(new Set());
  });

  it('arrives at an answer', () => {
    expect(arrived(ways, go(ways, ['hand/luke-skywalker'], 'player/0'))?.action).toBe(2);
    expect(arrived(ways, ['hand/luke-skywalker'])).toBeNull();
  });

  it('leaves the last word to a button', () => {
    expect(buttons(ways, ['hand/chewbacca']).map((it) => it.answer.action)).toEqual([3]);
    expect(buttons(ways, ['hand/luke-skywalker'])).toEqual([]);
  });

  it('asks for a mode only where there is more than one', () => {
    const modes = [
      { path: ['ship/1', 'mode/swap'], answer: answer(1, { kind: 'swap' }) },
      { path: ['ship/2', 'mode/swap'], answer: answer(2, { kind: 'swap' }) },
      { path: ['ship/2', 'mode/steal'], answer: answer(3, { kind: 'steal' }) },
    ];

    expect(go(modes, [], 'ship/1')).toEqual(['ship/1', 'mode/swap']);
    expect(go(modes, [], 'ship/2')).toEqual(['ship/2']);
  });
});

describe('an answer of Star Realms', () => {
  it('is one click, but for a card that is sent', () => {
    expect(starPath({ kind: 'play', card: 'scout' })).toEqual(['hand/scout']);
    expect(starPath({ kind: 'buy', card: 'cutter' })).toEqual(['buy/cutter']);
    expect(starPath({ kind: 'destroy', owner: 2, card: 'war-world' })).toEqual([
      'destroy/2/war-world',
    ]);
    expect(starPath({ kind: 'send', card: 'scout' })).toEqual([SEND, 'send/scout']);
  });

  it('is aimed at a player or at a base', () => {
    expect(aimOf(spot.player(3))).toEqual({ player: 3, card: null });
    expect(aimOf(spot.base(2, 'war-world'))).toEqual({ player: 2, card: 'war-world' });
    expect(aimOf(SEND)).toBeNull();
    expect(aimOf(undefined)).toBeNull();
  });
});
