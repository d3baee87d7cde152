/** The legal answers as paths over the table. Most take one click; an attack is aimed first. */
import type { Answer } from '../../protocol';
import type { Path, Way } from '../../table/picking';

/** Opens the cards of which one is sent to a teammate. */
export const SEND = 'menu/send';

export const spot = {
  hand: (card: string): string => `hand/${card}`,
  player: (player: number): string => `attack/${player}`,
  base: (owner: number, card: string): string => `strike/${owner}/${card}`,
} as const;

export const waysOf = (answers: readonly Answer[]): Way[] =>
  answers.map((answer) => ({ answer, path: pathOf(answer.move) }));

export function pathOf({ kind, card, player, owner, amount }: Answer['move']): Path {
  if (kind === 'play') return [spot.hand(String(card))];
  if (kind === 'attack') return [spot.player(Number(player))];
  if (kind === 'strike') return [spot.base(Number(owner), String(card))];
  const key = [kind, owner, card ?? player ?? amount].filter((it) => it !== undefined).join('/');
  return kind === 'send' ? [SEND, key] : [key];
}

/** Whom, or which base, an attack is aimed at. */
export interface Aim {
  player: number;
  card: string | null;
}

export function aimOf(key: string | undefined): Aim | null {
  const [kind, player, card = null] = key?.split('/') ?? [];
  return kind === 'attack' || kind === 'strike' ? { player: Number(player), card } : null;
}
