import { describe, expect, it } from 'vitest';
import { byPly, costliest, curveOf, MOST } from '../src/analysis/points';
import type { Point } from '../src/protocol';

const point = (ply: number, seat: number, value: number, more: Partial<Point> = {}): Point => ({
  ply,
  seat,
  value,
  cost: 0,
  close: false,
  same: true,
  sure: false,
  best: null,
  played: null,
  why: null,
  ...more,
});

describe('the points of an analysis', () => {
  it('lets the later point of a ply hold', () => {
    const points = byPly([point(3, 0, 0.5), point(4, 1, 0.5), point(3, 0, 0.7, { close: true })]);

    expect(points.size).toBe(2);
    expect(points.get(3)?.value).toBe(0.7);
  });

  it('draws what a seat could expect in the order of the match, and what it got', () => {
    const points = byPly([point(8, 0, 0.25), point(2, 0, 0.5), point(5, 1, 0.9)]);

    expect(curveOf(points, 0, { ply: 20, result: -1 })).toEqual([
      { ply: 2, value: 50 },
      { ply: 8, value: 25 },
      { ply: 20, value: 0 },
    ]);
    expect(curveOf(points, 1, null)).toEqual([{ ply: 5, value: 90 }]);
  });

  it('lists what surely cost most, of one seat or of all', () => {
    const sure = { sure: true, same: false };
    const points = byPly([
      point(1, 0, 0.5, { cost: 0.1, ...sure }),
      point(2, 1, 0.5, { cost: 0.3, ...sure }),
      point(3, 0, 0.5, { cost: 0.2, ...sure }),
      point(4, 0, 0.5, { cost: 0.9 }),
    ]);

    expect(costliest(points, null).map((it) => it.ply)).toEqual([2, 3, 1]);
    expect(costliest(points, 0).map((it) => it.ply)).toEqual([3, 1]);
    const many = byPly(
      Array.from({ length: 40 }, (_, ply) => point(ply, 0, 0.5, { cost: 0.1, ...sure })),
    );
    expect(costliest(many, null)).toHaveLength(MOST);
  });
});
