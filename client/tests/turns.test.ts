import { describe, expect, it } from 'vitest';
import type { Said } from '../src/protocol';
import { headline, type Turn } from '../src/turns';

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
