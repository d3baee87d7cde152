/** What the table shows of the 49 cards. */
import { type Ability, type CardFacts, CARDS, type Move } from './generated';

export { type Ability, type CardFacts, CARDS, EXPLORER, MOST_AT_ONCE, NEEDLE } from './generated';

export type Faction = CardFacts['faction'];
export type AbilityKind = Ability['kind'];
export type CardType = 'ship' | 'base' | 'outpost';
export type MoveName = Move['kind'];

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
