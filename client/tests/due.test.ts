import { describe, expect, it } from 'vitest';
import { isDue, newsOf } from '../src/due';
import type { MatchItem } from '../src/protocol';

const match = (asked: number, bot: string | null = null): MatchItem => ({
  id: 'm',
  game: 'legends',
  version: 1,
  playable: true,
  status: 'running',
  public: false,
  casual: true,
  options: {},
  clock: { kind: 'none' },
  host: 'anna',
  created: 0,
  started: 0,
  finished: null,
  result: null,
  ended: null,
  rematch_of: null,
  seats: [
    { user: 'anna', name: 'Anna', bot, reserved: false },
    { user: null, name: '', bot: 'greedy', reserved: false },
  ],
  mine: [0],
  kept: [],
  rated: false,
  asked,
  asked_since: 0,
});

describe('a match of mine', () => {
  it('waits for me when I am asked, and says so once', () => {
    expect(isDue(match(0))).toBe(true);
    expect(newsOf(match(1), match(0))).toBe('turn');
    expect(newsOf(match(0), match(0))).toBeNull();
  });

  it('does not wait for me while a bot sits in', () => {
    expect(isDue(match(0, 'greedy'))).toBe(false);
    expect(newsOf(match(1, 'greedy'), match(0, 'greedy'))).toBeNull();
  });
});
