/** What the drawings of the rules show, on parts of the real maps. */
import type { Point } from '../../table/geometry';

export interface Stand {
  card: string;
  /** The upper left one of its base. */
  space: string;
  owner: number;
  turned?: boolean;
  /** Where it would stand. */
  isGhost?: boolean;
}

export interface Ray {
  /** In spaces, from the upper left corner of the map. */
  from: Point;
  to: Point;
  isBlocked?: boolean;
}

export interface Drawing {
  /** Of the caption: `browser-skirmish-figure-<id>`. */
  id: string;
  map: string;
  /** The spaces in two corners of the part that is in sight. */
  part: readonly [string, string];
  stands: readonly Stand[];
  /** Between which corners somebody sees. */
  gaze: readonly Point[];
  rays: readonly Ray[];
  /** What a space costs, or how far it is. */
  numbers: Readonly<Record<string, number>>;
  /** Spaces that cannot be gone to. */
  crosses: readonly string[];
}

const PLAIN = { stands: [], gaze: [], rays: [], numbers: {}, crosses: [] };
const OUTSKIRTS = 'mos-eisley-outskirts';

const SIGHT: Drawing = {
  ...PLAIN,
  id: 'sight',
  map: OUTSKIRTS,
  part: ['K13', 'O16'],
  stands: [
    { card: 'luke-skywalker', space: 'L14', owner: 0 },
    { card: 'fenn-signis', space: 'K16', owner: 0 },
    { card: 'stormtrooper', space: 'O13', owner: 1 },
  ],
  gaze: [
    [8, 9],
    [10, 8],
    [10, 9],
  ],
  rays: [
    { from: [7, 11], to: [10, 8], isBlocked: true },
    { from: [7, 11], to: [10, 9], isBlocked: true },
  ],
};

const DISTANCE: Drawing = {
  ...PLAIN,
  id: 'distance',
  map: OUTSKIRTS,
  part: ['I10', 'M13'],
  stands: [{ card: 'jyn-odan', space: 'J12', owner: 0 }],
  numbers: { I11: 1, J11: 1, K11: 1, I12: 1, K12: 2, L11: 2, L12: 2, M12: 3, K13: 6, L13: 6 },
};

const MOVEMENT: Drawing = {
  ...PLAIN,
  id: 'movement',
  map: 'moisture-farm',
  part: ['P17', 'T19'],
  stands: [
    { card: 'fenn-signis', space: 'P18', owner: 0 },
    { card: 'jyn-odan', space: 'P19', owner: 0 },
    { card: 'stormtrooper', space: 'R18', owner: 1 },
  ],
  numbers: {
    P17: 1,
    Q18: 1,
    Q19: 1,
    R17: 2,
    R19: 2,
    S17: 3,
    S18: 4,
    S19: 3,
    T17: 4,
    T18: 4,
    T19: 4,
  },
  crosses: ['R18', 'P19'],
};

const LARGE: Drawing = {
  ...PLAIN,
  id: 'large',
  map: OUTSKIRTS,
  part: ['F19', 'J22'],
  stands: [
    { card: 'at-st', space: 'H20', owner: 0, turned: true, isGhost: true },
    { card: 'at-st', space: 'H19', owner: 0 },
  ],
  rays: [
    { from: [3, 15.4], to: [2.3, 15.4] },
    { from: [5, 15], to: [5.7, 15] },
  ],
  numbers: { G19: 1, J19: 1, J21: 1 },
};

/** By the section of the rules that they belong to. */
export const DRAWINGS: Readonly<Record<string, readonly Drawing[]>> = {
  movement: [MOVEMENT, LARGE],
  sight: [SIGHT, DISTANCE],
};
