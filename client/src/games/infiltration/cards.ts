/** What the table shows of the ten characters: their order, numbers and how many there are. */

export interface Character {
  id: string;
  value: number;
  copies: number;
}

export const CHARACTERS: readonly Character[] = [
  { id: 'stormtrooper', value: 1, copies: 5 },
  { id: 'boba-fett', value: 1, copies: 1 },
  { id: 'han-solo', value: 2, copies: 2 },
  { id: 'c-3po', value: 3, copies: 1 },
  { id: 'r2-d2', value: 3, copies: 1 },
  { id: 'chewbacca', value: 4, copies: 2 },
  { id: 'luke-skywalker', value: 5, copies: 2 },
  { id: 'darth-vader', value: 6, copies: 1 },
  { id: 'obi-wan-kenobi', value: 7, copies: 1 },
  { id: 'princess-leia', value: 8, copies: 1 },
];

const BY_ID = new Map(CHARACTERS.map((it, place) => [it.id, { ...it, place }]));

export function character(id: string): Character & { place: number } {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`there is no character ${id}`);
  return found;
}

/** The number of an action, for asking why it is not possible: `moves.py` has the same. */
export function actionOf(card: string, target: number | null, number = 0): number {
  return (character(card).place << 7) | (((target ?? -1) + 1) << 4) | number;
}
