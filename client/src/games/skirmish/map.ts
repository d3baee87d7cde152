/** The maps in map units: where spaces, bases and edges lie. */
import type { Box, Point } from '../../table/geometry';
import { MAPS, MISSIONS, type BattleMap, type Edge, type Mission, type Space } from './generated';

export const SIDE = 100; // of a space
const AIR = 44; // around the whole map

export interface Field {
  map: BattleMap;
  box: Box;
  spaces: ReadonlyMap<string, Space>;
  /** By its corners, `x y x y`. */
  edges: ReadonlyMap<string, Edge>;
}

const fieldOf = (map: BattleMap): Field => ({
  map,
  box: {
    x: -AIR,
    y: -AIR,
    width: map.width * SIDE + 2 * AIR,
    height: map.height * SIDE + 2 * AIR,
  },
  spaces: new Map(map.spaces.map((it) => [it.id, it])),
  edges: new Map(map.edges.map((it) => [[...it.start, ...it.end].join(' '), it])),
});

const FIELDS = new Map(MAPS.map((map) => [map.id, fieldOf(map)]));

export const field = (map: string | null): Field | null => (map && FIELDS.get(map)) || null;

export const missionOf = (id: string | null): Mission | null =>
  MISSIONS.find((it) => it.id === id) ?? null;

export const cornerOf = ({ column, row }: Space): Point => [column * SIDE, row * SIDE];

export const middleOf = ({ column, row }: Space): Point => [
  (column + 0.5) * SIDE,
  (row + 0.5) * SIDE,
];

/** The middle of several spaces: of a base. */
export function middleOfAll(field: Field, ids: readonly string[]): Point | null {
  const found = ids.flatMap((id) => field.spaces.get(id) ?? []);
  if (found.length === 0) return null;
  const sum = found.map(middleOf).reduce(([x, y], [alsoX, alsoY]) => [x + alsoX, y + alsoY]);
  return [sum[0] / found.length, sum[1] / found.length];
}

/** The middle of a base that is so large, by its upper left space. */
export function middleOfBase(field: Field, id: string, width: number, height: number): Point {
  const space = field.spaces.get(id);
  return space
    ? [(space.column + width / 2) * SIDE, (space.row + height / 2) * SIDE]
    : [field.box.x, field.box.y];
}

/** Of spaces, as SVG writes them: one path. */
export const squares = (spaces: readonly Space[], inset = 0): string =>
  spaces
    .map(({ column, row }) => {
      const side = SIDE - 2 * inset;
      return `M${column * SIDE + inset} ${row * SIDE + inset}h${side}v${side}h${-side}z`;
    })
    .join('');

/** The lines around a set of spaces, a little inside. */
export function border(spaces: readonly Space[], inset: number): string {
  const cells = new Set(spaces.map(({ column, row }) => `${column} ${row}`));
  const has = (column: number, row: number): boolean => cells.has(`${column} ${row}`);
  let path = '';
  for (const { column, row } of spaces) {
    const [left, top] = [column * SIDE + inset, row * SIDE + inset];
    const [right, bottom] = [(column + 1) * SIDE - inset, (row + 1) * SIDE - inset];
    const [west, east] = [has(column - 1, row), has(column + 1, row)];
    const [north, south] = [has(column, row - 1), has(column, row + 1)];
    const reachX = (is: boolean): number => (is ? inset : 0);
    if (!north) path += `M${left - reachX(west)} ${top}H${right + reachX(east)}`;
    if (!south) path += `M${left - reachX(west)} ${bottom}H${right + reachX(east)}`;
    if (!west) path += `M${left} ${top - reachX(north)}V${bottom + reachX(south)}`;
    if (!east) path += `M${right} ${top - reachX(north)}V${bottom + reachX(south)}`;
  }
  return path;
}

/** The edges of a kind, those in one line joined. */
export function lines(map: BattleMap, kind: string): string {
  const found = map.edges.filter((it) => it.kind === kind);
  return [...joined(found, 0), ...joined(found, 1)].map(written).join('');
}

type Line = readonly [Point, Point];

function joined(edges: readonly Edge[], along: 0 | 1): Line[] {
  const across = along === 0 ? 1 : 0;
  const flat = edges
    .filter(({ start, end }) => start[across] === end[across])
    .sort(
      ({ start }, { start: other }) => start[across] - other[across] || start[along] - other[along],
    );
  const found: [Point, Point][] = [];
  for (const { start, end } of flat) {
    const last = found.at(-1);
    if (last && last[1][0] === start[0] && last[1][1] === start[1]) last[1] = end;
    else found.push([start, end]);
  }
  return found;
}

const written = ([from, to]: Line): string =>
  `M${from[0] * SIDE} ${from[1] * SIDE}L${to[0] * SIDE} ${to[1] * SIDE}`;

export interface Door {
  number: number;
  from: Point;
  to: Point;
}

/** Each door as one line. */
export function doorsOf(map: BattleMap): Door[] {
  const numbers = [...new Set(map.edges.flatMap(({ door }) => door ?? []))];
  return numbers.flatMap((number) => {
    const edges = map.edges.filter(({ door }) => door === number);
    return [...joined(edges, 0), ...joined(edges, 1)].map(([from, to]) => ({
      number,
      from: [from[0] * SIDE, from[1] * SIDE] as const,
      to: [to[0] * SIDE, to[1] * SIDE] as const,
    }));
  });
}
