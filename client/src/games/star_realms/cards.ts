/** What the table shows of the 49 cards: `cards.json` is written by the rules (tools/star_realms_cards.py). */
import type { Said } from '../../protocol';
import sheet from './cards.json';

export type Faction = 'blob' | 'trade-federation' | 'star-empire' | 'machine-cult' | 'none';
export type AbilityKind = 'always' | 'play' | 'use' | 'ally' | 'scrap';

export interface Ability {
  kind: AbilityKind;
  heading: Said;
  lines: Said[];
  /** Using it asks for nothing: no choice. */
  simple: boolean;
}

export interface CardFacts {
  id: string;
  faction: Faction;
  cost: number;
  copies: number;
  pile: 'trade-deck' | 'starter' | 'explorers';
  defence: number;
  outpost: boolean;
  abilities: Ability[];
}

export type CardType = 'ship' | 'base' | 'outpost';
export type MoveName = keyof typeof sheet.moves;

export const EXPLORER = 'explorer';
export const NEEDLE = 'stealth-needle';
export const CARDS = sheet.cards as unknown as readonly CardFacts[];
export const MOST_AT_ONCE = sheet.moves['most-at-once'];

const NUMBERS = new Map(CARDS.map(({ id }, number) => [id, number]));

export function numberOf(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`there is no card ${id}`);
  return number;
}

export function card(id: string): CardFacts {
  return CARDS[numberOf(id)] as CardFacts;
}

export function ability(id: string, kind: AbilityKind): Ability | null {
  return card(id).abilities.find((it) => it.kind === kind) ?? null;
}

export function typeOf(id: string): CardType {
  const { defence, outpost } = card(id);
  if (outpost) return 'outpost';
  return defence > 0 ? 'base' : 'ship';
}

/** The number of an action, for asking why it is not possible. */
export function actionOf(move: MoveName, what: string | number = 0, owner = 0): number {
  const number = typeof what === 'string' ? numberOf(what) : what;
  return sheet.moves[move] + (owner << 6) + number;
}

/** Cards in the order in which piles are shown: by faction, then by cost. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => numberOf(one) - numberOf(other));
}

/** Cards of one kind together, with how many there are. */
export function counted(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of sorted(cards)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
