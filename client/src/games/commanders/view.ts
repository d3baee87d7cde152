/** What a seat is shown: `games/commanders/views.py`, read once and checked by eye there. */
import type { Flight, Zones } from '../../diff';
import type { View } from '../../protocol';
import { cardOfPlanet, EIGHT_COPIES, SHIP_COPIES, SHIPS, SPECIAL_COPIES, SPECIALS } from './cards';

export interface SeenPlanet {
  planet: string;
  value: number;
  /** How many matching ships capture it. */
  needed: number;
  line: string[];
  free: number;
  full: boolean;
  /** How many ships of each player's fleet match. */
  matches: number[];
  captors: number[];
}

export interface SeenPlayer {
  cards: number;
  hand: string[] | null;
  known: string[];
  not: string[];
  fleet: string[];
  planets: string[];
  points: number;
  stuck: number;
}

export type Verb = 'turn' | 'shoot-also' | 'swap-with' | 'give' | 'pass-on' | 'keep';

export interface Question {
  verb: Verb;
  player: number;
  /** The planet that was shot at, or is being captured. */
  slot?: number;
  /** The first ship of a swap, or the stolen one, and where it was. */
  place?: number;
  ship?: string;
  owner?: number;
  /** With whom Slave I exchanges next. */
  partner?: number;
}

export interface CommandersView {
  turn: number;
  asked: number | null;
  question: Question | null;
  eight: string;
  deck: number;
  discards: string[];
  pile: number;
  unseen_planets: string[];
  planets: (SeenPlanet | null)[];
  destroyed: string[];
  players: SeenPlayer[];
  ranking: number[] | null;
  winners: number[];
}

export const read = (view: View): CommandersView => view as unknown as CommandersView;

/** The cards in a player's hand as the reader knows them: null is a back. */
export function hand(view: CommandersView, player: number): (string | null)[] {
  const seen = view.players[player];
  if (!seen) return [];
  if (seen.hand) return seen.hand;
  return [...seen.known, ...Array<null>(Math.max(0, seen.cards - seen.known.length)).fill(null)];
}

export function zones(raw: View): Zones {
  const view = read(raw);
  const found: Record<string, (string | null)[]> = {};
  view.planets.forEach((seen, slot) => {
    found[`world-${slot}`] = seen ? [cardOfPlanet(seen.planet)] : [];
    if (seen) found[`line-${seen.planet}`] = seen.line;
  });
  view.players.forEach((seen, player) => {
    found[`fleet-${player}`] = seen.fleet;
    found[`hand-${player}`] = hand(view, player);
    found[`planets-${player}`] = seen.planets.map(cardOfPlanet);
  });
  found['destroyed'] = view.destroyed.map(cardOfPlanet);
  found['discards'] = view.discards;
  found['pile'] = Array<null>(view.pile).fill(null);
  found['deck'] = Array<null>(view.deck).fill(null);
  return found;
}

/**
 * No card goes from the deck to the table: one that seems to was played from a hand that
 * cannot be seen, and another was drawn for it.
 */
export function routed(flights: Flight[], before: View): Flight[] {
  const mover = `hand-${read(before).asked}`;
  return flights.flatMap((flight) =>
    flight.from === 'deck' && !flight.to.startsWith('hand-')
      ? [
          { ...flight, from: mover },
          { card: null, from: 'deck', to: mover },
        ]
      : [flight],
  );
}

export function copiesOf(view: CommandersView, card: string): number {
  if ((SHIPS as readonly string[]).includes(card)) return SHIP_COPIES;
  return card === view.eight ? EIGHT_COPIES : SPECIAL_COPIES;
}

/** How many of each card the reader does not see: they are in the deck or in other hands. */
export function unseen(view: CommandersView): Map<string, number> {
  const left = new Map<string, number>(
    [...SHIPS, ...SPECIALS].map((card) => [card, copiesOf(view, card)]),
  );
  const seen = [
    ...view.discards,
    ...view.planets.flatMap((it) => it?.line ?? []),
    ...view.players.flatMap((it, player) => [...it.fleet, ...hand(view, player)]),
  ];
  for (const card of seen) if (card) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

/** The other players clockwise, beginning on the reader's left. */
export function around(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, number) => number);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}
