/** The places of a map: regions or squares. Where they lie, which one is meant, which one is next. */
import {
  boxAround,
  centroid,
  distance,
  distanceToOutline,
  isInside,
  type Box,
  type Point,
} from './geometry';

/**
 * What a place is to the question that is asked: it can be picked, it can be attacked, it can
 * not be picked although it is about such places, or it is not about it at all.
 */
export type PlaceState = 'selectable' | 'target' | 'disabled' | 'idle';

export type Shape = { polygon: readonly Point[] } | { square: Point; side: number };

export interface Place {
  id: string;
  /** All that a reader needs who does not see the map: the name, what stands there, what it costs. */
  label: string;
  shape: Shape;
  /** Where its pieces stand, if not in its middle. */
  at?: Point;
  /** Which places the arrow keys prefer from here. */
  neighbours?: readonly string[];
  state?: PlaceState;
  isPicked?: boolean;
  isHinted?: boolean;
  /** A few characters, such as a price: in the corner of a square, in the middle of a region. */
  sign?: string;
  signAt?: Point;
  /** For the game's own style: `data-kind`. */
  kind?: string;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const TOWARDS: Record<Direction, Point> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** Half of the angle in which something lies in a direction; neighbours may lie a little more aside. */
const ASIDE = Math.cos((70 * Math.PI) / 180);
const SLANT = 2; // how much dearer a step is that leads aside

export const isOpen = (place: Place): boolean =>
  place.state === 'selectable' || place.state === 'target';

export function corners({ shape }: Place): readonly Point[] {
  if ('polygon' in shape) return shape.polygon;
  const [[x, y], side] = [shape.square, shape.side];
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
}

export const boxOf = (place: Place, air = 0): Box => boxAround(corners(place), air);

export const centre = (place: Place): Point => place.at ?? centroid(corners(place));

/** The middle of its sign, which is so high. */
export function signSpot(place: Place, height: number): Point {
  if (place.signAt) return place.signAt;
  if ('polygon' in place.shape) return centroid(place.shape.polygon);
  const [x, y] = place.shape.square;
  return [x + height * 0.85, y + height * 0.85];
}

/** Cross-hairs on a region, brackets in the corners of a square, as SVG writes them. */
export function reticle(place: Place, most: number): string {
  if ('polygon' in place.shape) {
    const [[x, y], box] = [centre(place), boxOf(place)];
    const half = Math.min(most, Math.min(box.width, box.height) * 0.42);
    const arm = half * 0.45;
    return (
      `M${x - half} ${y}h${arm}M${x + half} ${y}h${-arm}` +
      `M${x} ${y - half}v${arm}M${x} ${y + half}v${-arm}`
    );
  }
  const { square, side } = place.shape;
  const [air, arm] = [side * 0.07, side * 0.2];
  const [left, top, right, bottom] = [
    square[0] + air,
    square[1] + air,
    square[0] + side - air,
    square[1] + side - air,
  ];
  return (
    `M${left} ${top + arm}V${top}h${arm}M${right - arm} ${top}H${right}v${arm}` +
    `M${right} ${bottom - arm}V${bottom}h${-arm}M${left + arm} ${bottom}H${left}v${-arm}`
  );
}

/** The place that the arrow key leads to: a neighbour if one lies that way, else the nearest. */
export function nextPlace(
  places: readonly Place[],
  from: Place,
  direction: Direction,
): Place | null {
  const others = places.filter((it) => it.id !== from.id);
  const near = others.filter((it) => from.neighbours?.includes(it.id));
  return best(near, from, direction) ?? best(others, from, direction);
}

function best(places: readonly Place[], from: Place, direction: Direction): Place | null {
  const start = centre(from);
  let [found, least]: [Place | null, number] = [null, Infinity];
  for (const place of places) {
    const effort = effortOf(start, centre(place), TOWARDS[direction]);
    if (effort < least) [found, least] = [place, effort];
  }
  return found;
}

/** How far it is, and the farther the more it leads aside; infinite if it leads elsewhere. */
function effortOf(from: Point, to: Point, [towardsX, towardsY]: Point): number {
  const length = distance(from, to);
  if (length === 0) return Infinity;
  const along = ((to[0] - from[0]) * towardsX + (to[1] - from[1]) * towardsY) / length;
  return along < ASIDE ? Infinity : length * (1 + SLANT * (1 - along));
}

/** The place that a finger means: the topmost below it, else the nearest within reach that can be picked. */
export function placeAt(places: readonly Place[], point: Point, reach: number): Place | null {
  const below = places.findLast((place) => isInside(point, corners(place))) ?? null;
  if (below) return below;
  let [found, least]: [Place | null, number] = [null, reach];
  for (const place of places.filter(isOpen)) {
    const gap = distanceToOutline(point, corners(place));
    if (gap <= least) [found, least] = [place, gap];
  }
  return found;
}

/** Where several pieces stand around a point: in rows of at most three, the shorter rows centred. */
export function arranged(count: number, [x, y]: Point, step: number): Point[] {
  const rows = Math.ceil(count / 3);
  const width = Math.ceil(count / rows || 1);
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / width);
    const inRow = Math.min(width, count - row * width);
    return [
      x + ((place % width) - (inRow - 1) / 2) * step,
      y + (row - (rows - 1) / 2) * step,
    ] as const;
  });
}
