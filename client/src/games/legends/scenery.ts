/** What grows and rises on the land: one drawing a side of the map, in units around a point. */

/** A stroke of a drawing: its class says how it is filled (`Terrain.svelte`). */
export interface Stroke {
  d: string;
  kind: 'line' | 'stem' | 'body' | 'light' | 'fire';
}

interface Sight {
  strokes: readonly Stroke[];
  /** How often it stands there, of all that does. */
  share: number;
}

const stroke = (kind: Stroke['kind'], d: string): Stroke => ({ kind, d });

const DUNES: readonly Stroke[] = [stroke('line', 'M-34 8Q-12-16 8 4Q22-8 36 8')];
const CACTUS: readonly Stroke[] = [stroke('stem', 'M0 16V-18M0-2H-12V-12M0 4H12V-8')];
const TREE: readonly Stroke[] = [
  stroke('body', 'M0-29a17 17 0 1 1 0 34a17 17 0 1 1 0-34'),
  stroke('stem', 'M0 6V20'),
];
const GRASS: readonly Stroke[] = [stroke('line', 'M-12 8Q-8-8-14-14M0 8V-18M12 8Q8-8 14-14')];
const FIR: readonly Stroke[] = [
  stroke('stem', 'M0 18V28'),
  stroke('body', 'M0-34L18 4H-18Z'),
  stroke('body', 'M0-14L22 18H-22Z'),
];
const PEAKS: readonly Stroke[] = [
  stroke('body', 'M-30 24L-8-34L6-6L14-20L34 24Z'),
  stroke('light', 'M-8-34L-14-6L-4-12L2-2L6-6Z'),
];
const VOLCANO: readonly Stroke[] = [
  stroke('body', 'M-36 26L-12-24H12L36 26Z'),
  stroke('fire', 'M-12-24Q0-12 12-24L6 0L0-8L-6 6Z'),
];
const STONE: readonly Stroke[] = [stroke('body', 'M-16 12L-4-12L6-4L16 12Z')];
const CRYSTAL: readonly Stroke[] = [
  stroke('body', 'M0-30L12 6L0 22L-12 6Z'),
  stroke('light', 'M18-8L26 10L18 20L10 10Z'),
];
const ACACIA: readonly Stroke[] = [stroke('stem', 'M0-4V22'), stroke('body', 'M-22 6Q0-26 22 6Z')];
const HILLS: readonly Stroke[] = [stroke('line', 'M-20 12Q0-10 20 12')];
const RUIN: readonly Stroke[] = [stroke('light', 'M-20 22V-12H-12V-4H-4V-12H4V-4H12V-12H20V22Z')];
const POINTED: readonly Stroke[] = [stroke('stem', 'M0 14V24'), stroke('body', 'M0-26L16 14H-16Z')];

const SIGHTS: Record<string, readonly Sight[]> = {
  desert: [
    { strokes: DUNES, share: 0.75 },
    { strokes: CACTUS, share: 0.25 },
  ],
  meadows: [
    { strokes: TREE, share: 0.6 },
    { strokes: GRASS, share: 0.4 },
  ],
  'red-forest': [{ strokes: FIR, share: 1 }],
  'tall-islands': [{ strokes: PEAKS, share: 1 }],
  volcano: [
    { strokes: VOLCANO, share: 0.35 },
    { strokes: STONE, share: 0.65 },
  ],
  'ice-islands': [{ strokes: CRYSTAL, share: 1 }],
  horseshoe: [
    { strokes: ACACIA, share: 0.5 },
    { strokes: HILLS, share: 0.5 },
  ],
  citadel: [
    { strokes: RUIN, share: 0.4 },
    { strokes: POINTED, share: 0.6 },
  ],
};

/** What stands at a point of a side; `chance` is from 0 to 1. */
export function sightAt(side: string, chance: number): readonly Stroke[] {
  let left = chance;
  for (const { strokes, share } of SIGHTS[side] ?? []) {
    left -= share;
    if (left < 0) return strokes;
  }
  return [];
}
