/** Points, boxes and outlines in map units: x to the right, y down. */

export type Point = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export const distance = ([x, y]: Point, [otherX, otherY]: Point): number =>
  Math.hypot(otherX - x, otherY - y);

export const middle = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

/** The smallest box around points, with some air. */
export function boxAround(points: readonly Point[], air = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: left - air,
    y: top - air,
    width: Math.max(...xs) - left + 2 * air,
    height: Math.max(...ys) - top + 2 * air,
  };
}

/** A box around the same middle that is nowhere narrower than that. */
export function atLeast(box: Box, side: number): Box {
  const [width, height] = [Math.max(box.width, side), Math.max(box.height, side)];
  const [x, y] = middle(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The centre of gravity of a polygon; of a line, its middle. */
export function centroid(polygon: readonly Point[]): Point {
  let [area, sumX, sumY] = [0, 0, 0];
  for (const [[x, y], [nextX, nextY]] of edges(polygon)) {
    const cross = x * nextY - nextX * y;
    area += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  return area === 0 ? middle(boxAround(polygon)) : [sumX / (3 * area), sumY / (3 * area)];
}

/** Whether a point lies in a polygon: a ray from it crosses the outline an odd number of times. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [[x1, y1], [x2, y2]] of edges(polygon)) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** How far a point is from the outline of a polygon. */
export function distanceToOutline(point: Point, polygon: readonly Point[]): number {
  return Math.min(...edges(polygon).map(([from, to]) => distanceToLine(point, from, to)));
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const part = Math.min(1, Math.max(0, along));
  return distance(point, [from[0] + part * dx, from[1] + part * dy]);
}

export function edges(polygon: readonly Point[]): [Point, Point][] {
  return polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point]);
}

/** The point half-way along a line of several parts. */
export function halfWay(line: readonly Point[]): Point {
  const parts = line.slice(1).map((to, at) => [line[at] ?? to, to] as const);
  let left = parts.reduce((sum, [from, to]) => sum + distance(from, to), 0) / 2;
  for (const [from, to] of parts) {
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const part = left / length;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    }
    left -= length;
  }
  return line[0] ?? [0, 0];
}

const written = (line: readonly Point[]): string =>
  `M${line.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The outline of a polygon, and an open line, as SVG writes them. */
export const outline = (polygon: readonly Point[]): string => `${written(polygon)}Z`;
export const openLine = (line: readonly Point[]): string => written(line);
