/** What the points of an analysis come to: curves, and the decisions that cost most. */
import type { Point } from '../protocol';

/** How many decisions the list has at most. */
export const MOST = 12;

/** By ply; of two points of one ply the later holds. */
export const byPly = (points: readonly Point[]): Map<number, Point> =>
  new Map(points.map((point) => [point.ply, point]));

/** What a seat could expect at each of its decisions, in per cent, and in the end what it got. */
export function curveOf(
  points: ReadonlyMap<number, Point>,
  seat: number,
  end: { ply: number; result: number } | null,
): { ply: number; value: number }[] {
  const curve = [...points.values()]
    .filter((it) => it.seat === seat)
    .sort((one, other) => one.ply - other.ply)
    .map(({ ply, value }) => ({ ply, value: 100 * value }));
  if (end) curve.push({ ply: end.ply, value: 50 * (end.result + 1) });
  return curve;
}

/** The decisions that cost most, of one seat or of all; worst first. */
export function costliest(points: ReadonlyMap<number, Point>, seat: number | null): Point[] {
  return [...points.values()]
    .filter((it) => it.sure && (seat === null || it.seat === seat))
    .sort((one, other) => other.cost - one.cost || one.ply - other.ply)
    .slice(0, MOST);
}

export const percent = (part: number): number => Math.round(100 * part);
