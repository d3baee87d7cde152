import { describe, expect, it } from 'vitest';
import { Clicks } from '../src/clicks';

/** Actions that go out one after the other, the first while `ply` are in force. */
function noted(clicks: Clicks, ply: number, many: number): void {
  for (let at = 0; at < many; at++) clicks.note(ply + at, at > 0);
}

describe('what one click did', () => {
  it('begins where its first action went out', () => {
    const clicks = new Clicks();
    noted(clicks, 4, 5);
    noted(clicks, 9, 1);

    expect(clicks.before(10)).toBe(9);
    expect(clicks.before(9)).toBe(4);
  });

  it('is not known in the middle, nor after what somebody else did', () => {
    const clicks = new Clicks();
    noted(clicks, 4, 5);

    expect(clicks.before(7)).toBeNull();
    expect(clicks.before(12)).toBeNull();
  });

  it('is forgotten when it was taken back or refused', () => {
    const clicks = new Clicks();
    noted(clicks, 4, 5);
    noted(clicks, 4, 1);
    clicks.note(4, false);

    expect(clicks.before(5)).toBe(4);
    expect(clicks.before(9)).toBeNull();
  });

  it('begins anew where something came between', () => {
    const clicks = new Clicks();
    noted(clicks, 4, 2);
    clicks.note(8, true);

    expect(clicks.before(9)).toBe(8);
  });
});
