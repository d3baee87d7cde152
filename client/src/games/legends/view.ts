/** What a seat is shown, read for the table. */
import type { Zones } from '../../diff';
import type { View } from '../../protocol';
import type { LegendsView, SeenPlayer, SeenPoints, SeenRegion } from './generated';

export const NEUTRAL = 4;

export const read = (view: View): LegendsView => view as LegendsView;

/** The other players round the table from the left; all of them for a spectator. */
export function around(players: number, seat: number | null): number[] {
  const all = Array.from({ length: players }, (_, player) => player);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Whose a colour is: the neutral armies are nobody's. */
export const ownerOf = (colour: number): number | null => (colour === NEUTRAL ? null : colour);

/** Who has pieces in a region: colour, armies, cities; the neutral colour is nobody's. */
export interface Stand {
  colour: number;
  owner: number | null;
  armies: number;
  cities: number;
}

export function standsIn({ armies, cities }: SeenRegion): Stand[] {
  return armies.flatMap((many, colour) => {
    const built = cities[colour] ?? 0;
    if (many === 0 && built === 0) return [];
    return [{ colour, owner: ownerOf(colour), armies: many, cities: built }];
  });
}

/** Points by where they come from, in the order of the rules. */
export const SOURCES = [
  'region',
  'island',
  'card',
  'elixirs',
  'citadel',
  'token',
  'leader',
] as const;
export type Source = (typeof SOURCES)[number];

export const pointsFrom = (player: SeenPlayer, source: string): SeenPoints[] =>
  player.score.filter((line) => line.source === source);

export const sumOf = (lines: readonly SeenPoints[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

/** With the games of a long game before this one. */
export const totalOf = (player: SeenPlayer, game: number): number =>
  player.points + player.earlier.slice(0, game).reduce((sum, points) => sum + points, 0);

export function zones(raw: View): Zones {
  const view = read(raw);
  const found: Record<string, (string | null)[]> = {
    deck: Array<null>(view.deck).fill(null),
  };
  view.row.forEach(({ card }, place) => (found[`row-${place}`] = [card]));
  view.players.forEach((seen, player) => (found[`cards-${player}`] = seen.cards));
  return found;
}

/** Whether somebody has as many points as a winner and has not won: something else decides then. */
export function isTieBroken(view: LegendsView): boolean {
  const total = (player: number): number | null => {
    const seen = view.players[player];
    return seen ? totalOf(seen, view.game) : null;
  };
  const best = view.winners[0];
  return (
    best !== undefined &&
    view.players.some(
      (_, player) => !view.winners.includes(player) && total(player) === total(best),
    )
  );
}
