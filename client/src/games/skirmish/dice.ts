/** What dice show. */
import { DICE, type Face, type SeenDie } from './generated';
import type { SymbolName } from './symbols';

const BY_COLOUR = new Map(DICE.map(({ colour, faces }) => [colour, faces]));

export const faceOf = (colour: string, face: number): Face | null =>
  BY_COLOUR.get(colour)?.[face] ?? null;

const KINDS = ['damage', 'surge', 'block', 'evade', 'dodge'] as const;

export const signsOn = (face: Face): SymbolName[] =>
  KINDS.flatMap((kind) => Array<SymbolName>(face[kind]).fill(kind));

/** What some dice show together. */
export function sumOf(dice: readonly SeenDie[]): Face {
  const sum: Face = { accuracy: 0, damage: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
  for (const { colour, face } of dice) {
    const shown = faceOf(colour, face);
    if (!shown) continue;
    for (const kind of [...KINDS, 'accuracy'] as const) sum[kind] += shown[kind];
  }
  return sum;
}
