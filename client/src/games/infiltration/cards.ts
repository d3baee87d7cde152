/** What the table shows of the ten characters: their order, numbers and how many there are. */
import { CHARACTERS, type Character, type Move } from './generated';

export { CHARACTERS, type Character };

const BY_ID = new Map(CHARACTERS.map((it) => [it.id, it]));

export function character(id: string): Character {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`there is no character ${id}`);
  return found;
}

/** A discard, for asking why it is not possible. */
export const moveOf = (card: string, target: number | null): Move =>
  target === null ? { kind: 'discard', card } : { kind: 'discard', card, target };
