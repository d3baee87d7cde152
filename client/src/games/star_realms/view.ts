/** What a seat is shown, read for the table. */
import type { Card, Zones } from '../../diff';
import type { View } from '../../protocol';
import { card, CARDS, EXPLORER, typeOf } from './cards';
import type { SeenCard, SeenNeedle, SeenPlayer, StarRealmsView } from './generated';

export type Mode = StarRealmsView['mode'];
export type Role = NonNullable<SeenPlayer['role']>;

export type { SeenCard, SeenNeedle, SeenPlayer, StarRealmsView };

export const read = (view: View): StarRealmsView => view as StarRealmsView;

const KINDS = { outpost: 0, base: 1, ship: 2 } as const;

/** Cards in play: outposts first, then other bases, then ships. */
export function inPlay(player: SeenPlayer): SeenCard[] {
  const place = ({ card: id }: SeenCard): number => KINDS[typeOf(id)];
  return [...player.in_play].sort((one, other) => place(one) - place(other));
}

export const basesOf = (player: SeenPlayer): SeenCard[] =>
  inPlay(player).filter(({ card: id }) => card(id).defence > 0);

/** Teams of more than one. */
export const hasTeams = (view: StarRealmsView): boolean =>
  view.mode === 'hydra' || view.mode === 'emperor' || view.mode === 'raid';

export const areMates = (view: StarRealmsView, one: number | null, other: number): boolean =>
  one !== null && one !== other && (view.players[one]?.team.includes(other) ?? false);

/** The other players: teammates first, then round the table from the left. */
export function others(view: StarRealmsView, seat: number | null): number[] {
  const all = view.players.map((_, player) => player);
  if (seat === null) return all;
  const round = [...all.slice(seat + 1), ...all.slice(0, seat)];
  return [
    ...round.filter((it) => areMates(view, seat, it)),
    ...round.filter((it) => !areMates(view, seat, it)),
  ];
}

/** The combat that waits in the pools of those whose turn it is. */
export function pendingCombat(view: StarRealmsView): number {
  if (view.mover === null) return 0;
  const mover = view.players[view.mover];
  if (!mover) return 0;
  if (view.mode !== 'hydra') return mover.combat;
  return mover.team
    .filter((head) => !view.done.includes(head))
    .reduce((sum, head) => sum + (view.players[head]?.combat ?? 0), 0);
}

/**
 * What is about to happen to a player: the authority left if all the combat that waits is
 * spent on it. Outposts in the way are paid for first. Null where nothing threatens.
 */
export function authorityAfter(view: StarRealmsView, player: number): number | null {
  const seen = view.players[player];
  const mover = view.mover === null ? undefined : view.players[view.mover];
  if (!seen || !mover || !seen.alive) return null;
  const bodies = view.mode === 'hydra' ? seen.team : [player];
  if (!bodies.some((it) => mover.foes.includes(it))) return null;
  const left = pendingCombat(view) - outpostDefence(view, seen);
  return left > 0 ? seen.authority - left : null;
}

function outpostDefence(view: StarRealmsView, seen: SeenPlayer): number {
  const owners = view.mode === 'hydra' ? seen.team.map((it) => view.players[it]) : [seen];
  return owners
    .flatMap((owner) => owner?.in_play ?? [])
    .filter(({ card: id }) => card(id).outpost)
    .reduce(
      (sum, { card: id, count, defence }) => sum + defence + (count - 1) * card(id).defence,
      0,
    );
}

export type Bearing = 'prey' | 'bases' | 'threat';

/** Where the mode limits who may act against whom: how a player and the reader stand. */
export function bearings(view: StarRealmsView, seat: number | null, player: number): Bearing[] {
  if (seat === null || (view.mode !== 'hunter' && view.mode !== 'emperor')) return [];
  const [me, other] = [view.players[seat], view.players[player]];
  if (!me?.alive || !other?.alive) return [];
  const found: Bearing[] = [];
  if (me.foes.includes(player)) found.push('prey');
  else if (me.reaches_bases_of.includes(player)) found.push('bases');
  if (other.foes.includes(seat)) found.push('threat');
  return found;
}

export function zones(raw: View): Zones {
  const view = read(raw);
  const found: Record<string, Card[]> = {
    deck: backs(view.trade_deck),
    explorers: Array<Card>(view.explorers).fill(EXPLORER),
    scrapped: [...view.scrapped],
  };
  view.row.forEach((id, slot) => (found[`row-${slot}`] = id ? [id] : []));
  view.players.forEach((seen, player) => {
    found[`hand-${player}`] = seen.hand ?? backs(seen.hand_size);
    found[`deck-${player}`] = backs(seen.deck_size);
    found[`discard-${player}`] = seen.discard;
    found[`play-${player}`] = seen.in_play.flatMap(({ card: id, count }) =>
      Array<Card>(count).fill(id),
    );
  });
  return found;
}

const backs = (count: number): Card[] => Array<Card>(count).fill(null);

/** How many sets of the game so many players use. */
const sets = (view: StarRealmsView): number => Math.ceil(view.players.length / 2);

/** How many of each card of the trade deck nobody has seen yet. */
export function inTradeDeck(view: StarRealmsView): Map<string, number> {
  const dealt = CARDS.filter(({ pile }) => pile === 'trade-deck');
  const left = new Map(dealt.map(({ id, copies }) => [id, copies * sets(view)]));
  const seen = [
    ...view.scrapped,
    ...view.row,
    ...view.players.flatMap((player) => [
      ...player.in_play.flatMap(({ card: id, count }) => Array<string>(count).fill(id)),
      ...(player.hand ?? player.known),
      ...player.top,
      ...player.unseen,
      ...player.discard,
    ]),
  ];
  for (const id of seen) {
    const count = id === null ? undefined : left.get(id);
    if (id !== null && count !== undefined) left.set(id, count - 1);
  }
  return left;
}
