/** Coarse polygons made into coastlines: every edge is broken up, the same whichever way it is walked. */
import {
  boxAround,
  distance,
  distanceToOutline,
  edges,
  isInside,
  type Point,
} from '../../table/geometry';

export type Polygon = readonly Point[];

const SHORTEST = 22; // an edge shorter than this stays straight
const BORDER = 0.26; // how far an edge between two regions strays, as a part of its length
const SHORE = 0.42;
const CALMER = 0.92; // how much less its halves stray
const OFF_BORDERS = 58; // how far what stands in a region is from its borders
const OFF_EACH_OTHER = 78;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function dice(...seed: number[]): () => number {
  let word = seed.reduce((mixed, it) => Math.imul(mixed ^ Math.round(it), 0x9e3779b1) + it, 7) | 0;
  return () => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The outlines of regions that lie side by side: a shared edge is the same line in both. */
export function outlines(polygons: readonly Polygon[]): Point[][] {
  const uses = new Map<string, number>();
  for (const [from, to] of polygons.flatMap(edges)) {
    uses.set(nameOf(from, to), (uses.get(nameOf(from, to)) ?? 0) + 1);
  }
  const strayOf = (from: Point, to: Point): number =>
    uses.get(nameOf(from, to)) === 1 ? SHORE : BORDER;
  return polygons.map((polygon) =>
    edges(polygon).flatMap(([from, to]) => broken(from, to, strayOf(from, to))),
  );
}

const nameOf = (from: Point, to: Point): string => [from, to].map(String).sort().join(' ');

/** An edge without its end, broken up by moving the middle aside, again and again. */
function broken(from: Point, to: Point, stray: number): Point[] {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [start, end] = isForward ? [from, to] : [to, from];
  const line = [...split(start, end, stray, dice(...start, ...end)), end];
  return (isForward ? line : line.reverse()).slice(0, -1);
}

function split(from: Point, to: Point, stray: number, random: () => number): Point[] {
  if (distance(from, to) < SHORTEST) return [from];
  const aside = (random() - 0.5) * stray;
  const middle: Point = [
    Math.round((from[0] + to[0]) / 2 - (to[1] - from[1]) * aside),
    Math.round((from[1] + to[1]) / 2 + (to[0] - from[0]) * aside),
  ];
  return [
    ...split(from, middle, stray * CALMER, random),
    ...split(middle, to, stray * CALMER, random),
  ];
}

/** Where something can stand in a region: off its borders, off its middle and off each other. */
export function scattered(polygon: Polygon, middle: Point, most: number, clear: number): Point[] {
  const random = dice(...middle);
  const { x, y, width, height } = boxAround(polygon);
  const found: Point[] = [];
  for (let tries = 0; tries < 40 * most && found.length < most; tries += 1) {
    const point: Point = [Math.round(x + random() * width), Math.round(y + random() * height)];
    const isFree =
      isInside(point, polygon) &&
      distanceToOutline(point, polygon) > OFF_BORDERS &&
      distance(point, middle) > clear &&
      found.every((other) => distance(point, other) > OFF_EACH_OTHER);
    if (isFree) found.push(point);
  }
  return found;
}
