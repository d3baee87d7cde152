/** What a seat is shown, read for the table. */
import type { Zones } from '../../diff';
import type { View } from '../../protocol';
import { CHARACTERS, character } from './cards';
import type { InfiltrationView, SeenPlayer } from './generated';

export type { InfiltrationView, SeenPlayer };

export const read = (view: View): InfiltrationView => view as InfiltrationView;

/** The cards in a player's hand as the reader knows them: null is a back. */
export function hand(view: InfiltrationView, player: number): (string | null)[] {
  const seen = view.players[player];
  if (!seen || seen.cards === 0) return [];
  const cards: (string | null)[] = [seen.hand];
  if (seen.cards > 1) cards.push(view.asked === player ? view.drawn : null);
  return cards;
}

export function zones(raw: View): Zones {
  const view = read(raw);
  const found: Record<string, (string | null)[]> = {
    deck: Array<null>(view.deck).fill(null),
    aside: view.aside ? [null] : [],
    removed: view.removed,
  };
  view.players.forEach((seen, player) => {
    found[`hand-${player}`] = hand(view, player);
    found[`discards-${player}`] = seen.discards;
  });
  return found;
}

/** How many of each character the reader has not seen yet, outside one player's hand if need be. */
export function unseen(view: InfiltrationView, but: number | null = null): Map<string, number> {
  const left = new Map(CHARACTERS.map(({ id, copies }) => [id, copies]));
  const seen = [
    ...view.removed,
    ...view.players.flatMap((player) => player.discards),
    ...view.players.flatMap((_, player) => (player === but ? [] : hand(view, player))),
  ];
  for (const card of seen) if (card) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

export interface Guess {
  cards: string[];
  /** How many of them the target could hold, for all that the reader has seen. */
  left: number;
  /** The reader knows: this is the number, or it is certainly not. */
  known: 'yes' | 'no' | null;
}

/** What the reader knows of a number that could be named to a target. */
export function guess(view: InfiltrationView, target: number, number: number): Guess {
  const unknown = unseen(view, target);
  const cards = CHARACTERS.filter(({ value }) => value === number).map(({ id }) => id);
  const left = cards.reduce((sum, card) => sum + (unknown.get(card) ?? 0), 0);
  const seen = view.players[target];
  if (seen?.hand) return { cards, left, known: valueOf(seen.hand) === number ? 'yes' : 'no' };
  return { cards, left, known: left === 0 || seen?.not.includes(number) ? 'no' : null };
}

export const valueOf = (card: string): number => character(card).value;
