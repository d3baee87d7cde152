/** The fragments of the map as they lie: where every region is, and the lines between regions. */
import { boxAround, distance, type Box, type Point } from '../../table/geometry';
import { arranged } from '../../table/places';
import { dice, outlines, scattered } from './coast';
import { HEIGHT, SIDES, WIDTH, type SeenFragment, type SeenRegion, type Side } from './generated';
import { sightAt, type Stroke } from './scenery';

export interface Sight {
  at: Point;
  strokes: readonly Stroke[];
}

export interface Region {
  id: string;
  outline: readonly Point[];
  /** Where its pieces stand. */
  middle: Point;
  scenery: readonly Sight[];
}

/** One fragment in map units. */
export interface Land {
  side: string;
  box: Box;
  regions: readonly Region[];
  /** Where the lines to other fragments begin, and where they leave the fragment. */
  exits: readonly { region: string; coast: Point; edge: Point }[];
  /** Crossings and bridges within the fragment, by `linkId`. */
  lines: ReadonlyMap<string, readonly [Point, Point]>;
}

/** A line between two regions: a crossing over water, or a bridge. */
export interface Link {
  id: string;
  regions: readonly [string, string];
  line: readonly [Point, Point];
  isWater: boolean;
}

/** How many pieces stand around the middle of a region, and how large they are. */
export interface Crowd {
  many: number;
  middle: Point;
  size: number;
}

const APART = 1.12; // sizes from one piece to the next
const ASIDE: readonly Point[] = [
  [0, 0],
  ...[0.5, 1].flatMap((far): Point[] => [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
  ]),
];
const CLEAR = 135; // around the middle of a region, where its pieces stand
const MOST_SIGHTS = 10;
const AIR = 96; // around the whole map
const INLAND = 26; // a line goes so far over the coast

// The middles of the edges of a side: north, east, south, west.
const EDGES: readonly Point[] = [
  [WIDTH / 2, 0],
  [WIDTH, HEIGHT / 2],
  [WIDTH / 2, HEIGHT],
  [0, HEIGHT / 2],
];

const SIDE_BY_ID = new Map(SIDES.map((it) => [it.id, it]));

export const linkId = (one: string, other: string): string => [one, other].sort().join('-');

/** The fragments placed so that the middles of the edges that meet are the same point. */
export function landsOf(laid: readonly SeenFragment[]): Land[] {
  const centre = laid.find(({ slot }) => slot === 'centre');
  return laid.map((it) => landOf(it.side, it.turn, cornerOf(it.slot, it.turn, centre?.turn ?? 0)));
}

const sizeOf = (turn: number): Point => (turn % 2 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]);

/** The top left corner of a fragment; `centre` is the turn of the fragment in the middle of a T. */
export function cornerOf(slot: string, turn: number, centre: number): Point {
  const [width, height] = sizeOf(turn);
  const [wide, high] = sizeOf(centre);
  if (slot === 'west') return [-width, (high - height) / 2];
  if (slot === 'east') return [wide, (high - height) / 2];
  if (slot === 'south') return [(wide - width) / 2, high];
  if (slot === 'centre') return [0, 0];
  return [slot.endsWith('east') ? width : 0, slot.startsWith('south') ? height : 0];
}

export const boxIn = (slot: string, turn: number, centre: number): Box => {
  const [[x, y], [width, height]] = [cornerOf(slot, turn, centre), sizeOf(turn)];
  return { x, y, width, height };
};

export function landOf(id: string, turn: number, corner: Point): Land {
  const side = SIDE_BY_ID.get(id);
  if (!side) throw new Error(`no side is called ${id}`);
  const at = (point: Point): Point => {
    const [x, y] = turned(point, turn);
    return [x + corner[0], y + corner[1]];
  };
  const [width, height] = sizeOf(turn);
  return {
    side: id,
    box: { x: corner[0], y: corner[1], width, height },
    regions: regionsOf(side, at),
    exits: side.exits.map(({ region, coast }, edge) => ({
      region,
      coast: at(coast),
      edge: at(EDGES[edge] ?? coast),
    })),
    lines: new Map(
      [...side.crossings, ...side.bridges].map(({ regions, ends }) => [
        linkId(...regions),
        [at(ends[0]), at(ends[1])],
      ]),
    ),
  };
}

/** A point of a side after so many quarter turns clockwise. */
export function turned([x, y]: Point, turn: number): Point {
  if (turn === 1) return [HEIGHT - y, x];
  if (turn === 2) return [WIDTH - x, HEIGHT - y];
  return turn === 3 ? [y, WIDTH - x] : [x, y];
}

function regionsOf(side: Side, at: (point: Point) => Point): Region[] {
  const shapes = outlines(side.regions.map(({ outline }) => outline));
  return side.regions.map(({ id, outline, middle }, place) => ({
    id,
    outline: (shapes[place] ?? []).map(at),
    middle: at(middle),
    scenery: sceneryOf(side.id, outline, middle).map((sight) => ({ ...sight, at: at(sight.at) })),
  }));
}

function sceneryOf(side: string, outline: readonly Point[], middle: Point): Sight[] {
  const random = dice(...middle, 1);
  return scattered(outline, middle, MOST_SIGHTS, CLEAR).map((at) => ({
    at,
    strokes: sightAt(side, random()),
  }));
}

/** All of the map, with some sea around it. */
export const mapBox = (lands: readonly Land[]): Box =>
  boxAround(
    lands.flatMap(({ regions }) => regions.flatMap(({ outline }) => outline)),
    AIR,
  );

/** Every crossing and bridge, once. */
export function linksOf(
  lands: readonly Land[],
  regions: readonly Pick<SeenRegion, 'region' | 'near' | 'across'>[],
): Link[] {
  const found = new Map<string, Link>();
  for (const { region, near, across } of regions) {
    for (const [others, isWater] of [[across, true] as const, [near, false] as const]) {
      for (const other of others) {
        const id = linkId(region, other);
        const line = lineOf(lands, region, other, isWater);
        if (line) found.set(id, { id, regions: [region, other], line, isWater });
      }
    }
  }
  return [...found.values()];
}

/** Where the line between two regions is drawn; none where they share a border. */
function lineOf(
  lands: readonly Land[],
  from: string,
  to: string,
  isWater: boolean,
): readonly [Point, Point] | null {
  const drawn = lands.find(({ lines }) => lines.has(linkId(from, to)))?.lines;
  const line = drawn?.get(linkId(from, to));
  if (line) return longer(line);
  if (!isWater) return null;
  const starts = exitsOf(lands, from);
  const ends = exitsOf(lands, to);
  const pairs = starts.flatMap((start) => ends.map((end) => [start, end] as const));
  const nearest = pairs.sort((one, other) => distance(...one) - distance(...other))[0];
  return nearest ? longer(nearest) : null;
}

/** Where the pieces of each region stand, so that those of no other are covered. */
export function piecesAt(crowds: readonly Crowd[]): Point[][] {
  const spots = crowds.map(({ many, middle, size }) => arranged(many, middle, size * APART));
  crowds.forEach((crowd, place) => {
    const others = spots.filter((_, at) => at !== place).flat();
    spots[place] = clearOf(crowd, others);
  });
  return spots;
}

/** In rows; where something would be covered in columns, or a little aside. */
function clearOf({ many, middle: [x, y], size }: Crowd, others: readonly Point[]): Point[] {
  const step = size * APART;
  const layouts = ASIDE.flatMap(([right, down]) => {
    const [left, top] = [x + right * step, y + down * step];
    const columns = arranged(many, [top, left], step).map(([row, column]): Point => [column, row]);
    return [arranged(many, [left, top], step), columns];
  });
  const air = (spots: readonly Point[]): number =>
    Math.min(...spots.flatMap((spot) => others.map((it) => distance(spot, it))));
  const free = layouts.find((it) => air(it) >= size);
  return free ?? layouts.reduce((best, it) => (air(it) > air(best) ? it : best));
}

/** Where the prices of lines stand: clear of the pieces, and of one another. */
export function pricesAt(
  lines: readonly (readonly [Point, Point])[],
  pieces: readonly Point[],
  room: number,
): Point[] {
  const taken = [...pieces];
  return lines.map((line) => {
    const spot = priceAt(line, taken, room);
    taken.push(spot);
    return spot;
  });
}

/** Where the price of a line stands: in its middle, or beside that where something would cover it. */
export function priceAt(
  [from, to]: readonly [Point, Point],
  pieces: readonly Point[],
  room: number,
): Point {
  const length = distance(from, to) || 1;
  const step = room / 2 / length;
  const spots = [0, 1, -1, 2, -2, 3, -3].map((steps): Point => [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * step * steps,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * step * steps,
  ]);
  const air = (spot: Point): number => Math.min(...pieces.map((it) => distance(it, spot)));
  const widest = Math.max(...spots.map(air));
  return spots.find((it) => air(it) >= Math.min(room, widest)) ?? from;
}

const exitsOf = (lands: readonly Land[], region: string): Point[] =>
  lands.flatMap(({ exits }) => exits.filter((it) => it.region === region).map((it) => it.coast));

/** A line with both ends pulled inland, since the coast is not where the polygon was. */
function longer([from, to]: readonly [Point, Point]): readonly [Point, Point] {
  const length = distance(from, to) || 1;
  const [dx, dy] = [((to[0] - from[0]) / length) * INLAND, ((to[1] - from[1]) / length) * INLAND];
  return [
    [Math.round(from[0] - dx), Math.round(from[1] - dy)],
    [Math.round(to[0] + dx), Math.round(to[1] + dy)],
  ];
}
