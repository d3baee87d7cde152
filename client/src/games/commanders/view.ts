/** What a seat is shown, read for the table. */
import type { Flight, Zones } from '../../diff';
import type { View } from '../../protocol';
import { cardOfPlanet, EIGHT_COPIES, SHIP_COPIES, SHIPS, SPECIAL_COPIES, SPECIALS } from './cards';
import type { CommandersView, Question, SeenPlanet, SeenPlayer } from './generated';

export type { CommandersView, Question, SeenPlanet, SeenPlayer };

export const read = (view: View): CommandersView => view as CommandersView;

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
  if (SHIPS.includes(card)) return SHIP_COPIES;
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
