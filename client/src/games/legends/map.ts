/** The fragments of the map as they lie: where every region is, and the lines between regions. */
import { boxAround, type Box, type Point } from '../../table/geometry';
import { dice, outlines, scattered } from './coast';
import { HEIGHT, SIDES, WIDTH, type SideFacts } from './generated';
import { sightAt, type Stroke } from './scenery';

/** A fragment on the table: its side, its quarter turns clockwise and its slot. */
export interface Laid {
  slot: string;
  side: string;
  turn: number;
}

export interface Region {
  id: string;
  outline: readonly Point[];
  /** Where its pieces stand. */
  middle: Point;
  scenery: readonly { at: Point; strokes: readonly Stroke[] }[];
}

/** One fragment in map units. */
export interface Land {
  side: string;
  box: Box;
  regions: readonly Region[];
  /** From the coast to the north, east, south and west edge as the fragment lies. */
  exits: readonly Point[];
  crossings: ReadonlyMap<string, readonly [Point, Point]>;
  bridges: ReadonlyMap<string, readonly [Point, Point]>;
}

const CLEAR = 135; // around the middle of a region, where its pieces stand
const MOST_SIGHTS = 10;
const QUARTERS = 4;
const AIR = 40; // around the whole map

/** The fragments placed so that the middles of the edges that meet are the same point. */
export function landsOf(laid: readonly Laid[]): Land[] {
  const centre = laid.find(({ slot }) => slot === 'centre');
  const corners = centre ? aroundCentre(centre) : rectangle;
  return laid.map((it) => land(it, corners(it.slot, sizeOf(it.turn))));
}

const sizeOf = (turn: number): Point => (turn % 2 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]);

/** The top left corner of each fragment of a T. */
function aroundCentre({ turn }: Laid): (slot: string, size: Point) => Point {
  const [wide, high] = sizeOf(turn);
  return (slot, [width, height]) => {
    if (slot === 'west') return [-width, (high - height) / 2];
    if (slot === 'east') return [wide, (high - height) / 2];
    if (slot === 'south') return [(wide - width) / 2, high];
    return [0, 0];
  };
}

const rectangle = (slot: string, [width, height]: Point): Point => [
  slot.endsWith('east') ? width : 0,
  slot.startsWith('south') ? height : 0,
];

function land({ side, turn }: Laid, corner: Point): Land {
  const facts = SIDES[side];
  if (!facts) throw new Error(`no side is called ${side}`);
  const at = (point: Point): Point => moved(turned(point, turn), corner);
  const line = ([from, to]: readonly [Point, Point]): readonly [Point, Point] => [at(from), at(to)];
  const lines = (its: SideFacts['bridges']): Map<string, readonly [Point, Point]> =>
    new Map(its.map(({ regions, line: drawn }) => [linkId(...regions), line(drawn)]));
  const [width, height] = sizeOf(turn);
  const shapes = outlines(facts.regions.map(({ outline }) => outline));
  return {
    side,
    box: { x: corner[0], y: corner[1], width, height },
    regions: facts.regions.map(({ name, outline, label }, place) => ({
      id: name,
      outline: (shapes[place] ?? []).map(at),
      middle: at(label),
      scenery: sceneryOf(side, outline, label).map(({ at: spot, strokes }) => ({
        at: at(spot),
        strokes,
      })),
    })),
    exits: facts.exits.map((_, edge) => at(facts.exits[(edge - turn + QUARTERS) % QUARTERS] ?? [0, 0])),
    crossings: lines(facts.crossings),
    bridges: lines(facts.bridges),
  };
}

export const linkId = (one: string, other: string): string => [one, other].sort().join('-');

const moved = ([x, y]: Point, [right, down]: Point): Point => [x + right, y + down];

/** A point of a side after so many quarter turns clockwise. */
export function turned([x, y]: Point, turn: number): Point {
  if (turn === 1) return [HEIGHT - y, x];
  if (turn === 2) return [WIDTH - x, HEIGHT - y];
  return turn === 3 ? [y, WIDTH - x] : [x, y];
}

function sceneryOf(side: string, outline: readonly Point[], middle: Point): Region['scenery'][number][] {
  const random = dice(...middle, 1);
  return scattered(outline, middle, MOST_SIGHTS, CLEAR).map((at) => ({
    at,
    strokes: sightAt(side, random()),
  }));
}

/** All of the map, with the sea around it. */
export const mapBox = (lands: readonly Land[]): Box =>
  boxAround(
    lands.flatMap(({ regions }) => regions.flatMap(({ outline }) => outline)),
    AIR * 2,
  );
