/** Two small maps: four regions on two islands, and a yard of six by four squares with a wall. */
import type { Box } from '../../src/table/geometry';
import type { MapPath } from '../../src/table/layers';
import type { Place } from '../../src/table/places';

export const SEA: Box = { x: 0, y: 0, width: 1000, height: 700 };

export const REGIONS: readonly Place[] = [
  {
    id: 'forest',
    label: 'Forest: three armies',
    shape: {
      polygon: [
        [60, 80],
        [320, 60],
        [400, 220],
        [280, 300],
        [80, 260],
      ],
    },
    neighbours: ['plain', 'hills'],
    state: 'selectable',
    sign: '1',
    at: [220, 160],
  },
  {
    id: 'plain',
    label: 'Plain: one army',
    shape: {
      polygon: [
        [80, 260],
        [280, 300],
        [360, 480],
        [160, 560],
        [50, 420],
      ],
    },
    neighbours: ['forest', 'hills'],
    state: 'disabled',
  },
  {
    id: 'hills',
    label: 'Hills: empty',
    shape: {
      polygon: [
        [400, 220],
        [560, 300],
        [540, 500],
        [360, 480],
        [280, 300],
      ],
    },
    neighbours: ['forest', 'plain', 'isle'],
    state: 'target',
  },
  {
    id: 'isle',
    label: 'Isle: two armies, 3 over the sea',
    shape: {
      polygon: [
        [720, 380],
        [900, 360],
        [940, 540],
        [780, 620],
        [690, 520],
      ],
    },
    neighbours: ['hills'],
    state: 'selectable',
  },
  {
    id: 'rock',
    label: 'Rock: nobody lives there',
    shape: {
      polygon: [
        [780, 100],
        [820, 90],
        [830, 130],
        [790, 140],
      ],
    },
    state: 'selectable',
  },
];

export const COAST = REGIONS;

export const ROUTES: readonly MapPath[] = [
  {
    id: 'hills-isle',
    line: [
      [545, 420],
      [640, 470],
      [700, 470],
    ],
    tone: 'route',
    price: '3',
  },
];

export const YARD: Box = { x: -0.25, y: -0.25, width: 6.5, height: 4.5 };

const OPEN = new Set(['A2', 'B1', 'B2', 'C1']);

export const SQUARES: readonly Place[] = [0, 1, 2, 3].flatMap((row) =>
  [...'ABCDEF'].map((column, x): Place => {
    const id = `${column}${row + 1}`;
    return {
      id,
      label: id,
      shape: { square: [x, row], side: 1 },
      state: id === 'F4' ? 'target' : OPEN.has(id) ? 'selectable' : 'idle',
      ...(OPEN.has(id) && { sign: id === 'C1' ? '3' : '1' }),
    };
  }),
);

export const WALLS: readonly string[] = ['M3 0V2', 'M0 4V0H6V4Z'];
