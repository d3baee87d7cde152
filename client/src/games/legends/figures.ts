/** What the drawings of the rules show. The map is the example of the rules: the Desert and the Horseshoe. */
import type { SeenFragment, SeenIsland, SeenRegion } from './generated';

export interface Stand {
  region: string;
  owner: number;
  armies: number;
  cities?: number;
}

export interface Step {
  from: string;
  to: string;
  price: number;
}

/** A part of a map with pieces on it. */
export interface Figure {
  /** Of the caption: `browser-legends-figure-<id>`. */
  id: string;
  fragments: readonly SeenFragment[];
  /** The regions that are in sight. */
  shown: readonly string[];
  links: readonly Pick<SeenRegion, 'region' | 'near' | 'across'>[];
  stands: readonly Stand[];
  steps: readonly Step[];
  regions: readonly Pick<SeenRegion, 'region' | 'controller'>[];
  islands: readonly SeenIsland[];
}

const DESERT: SeenFragment = { slot: 'centre', side: 'desert', turn: 0 };
const HORSESHOE: SeenFragment = { slot: 'west', side: 'horseshoe', turn: 0 };
const PILLARS: SeenFragment = { slot: 'south', side: 'tall-islands', turn: 0 };
const SHOE = ['h1', 'h2', 'h3', 'h4', 'h5'];
const CROSSING = { region: 'd4', near: [], across: ['h4'] };
const PLAIN = { links: [], stands: [], steps: [], regions: [], islands: [] };

const MARCH: Figure = {
  ...PLAIN,
  id: 'march',
  fragments: [DESERT, HORSESHOE],
  shown: ['h4', 'h5', 'd3', 'd4', 'd5', 'd6'],
  links: [CROSSING],
  stands: [
    { region: 'd4', owner: 0, armies: 4 },
    { region: 'd5', owner: 1, armies: 2 },
  ],
  steps: [
    { from: 'd4', to: 'd5', price: 1 },
    { from: 'd4', to: 'h4', price: 3 },
  ],
};

const BRIDGES: Figure = {
  ...PLAIN,
  id: 'bridges',
  fragments: [PILLARS],
  shown: ['t1', 't2', 't3'],
  links: [{ region: 't1', near: ['t2', 't3'], across: [] }],
  stands: [{ region: 't1', owner: 0, armies: 3 }],
  steps: [{ from: 't1', to: 't2', price: 1 }],
};

const CONTROL: Figure = {
  ...PLAIN,
  id: 'control',
  fragments: [HORSESHOE],
  shown: SHOE,
  links: [{ region: 'h1', near: [], across: ['h4'] }],
  stands: [
    { region: 'h2', owner: 0, armies: 2 },
    { region: 'h2', owner: 1, armies: 1 },
    { region: 'h3', owner: 1, armies: 2 },
    { region: 'h3', owner: 0, armies: 2 },
    { region: 'h4', owner: 0, armies: 1, cities: 1 },
    { region: 'h4', owner: 2, armies: 1 },
    { region: 'h5', owner: 1, armies: 3 },
  ],
  regions: [
    { region: 'h2', controller: 0 },
    { region: 'h4', controller: 0 },
    { region: 'h5', controller: 1 },
  ],
  islands: [{ island: 'horseshoe', regions: SHOE, controller: 0 }],
};

/** By the section of the rules that they belong to. */
export const FIGURES: Record<string, readonly Figure[]> = {
  map: [BRIDGES],
  actions: [MARCH],
  end: [CONTROL],
};

/** Cards as they might lie in the row. */
export const ROW = [
  'forest-elf',
  'night-wizard',
  'castle-a',
  'dire-ogre',
  'noble-unicorn',
  'arcane-sphinx',
];
