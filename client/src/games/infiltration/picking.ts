/** The legal answers as paths over the table: a card, whom it is for, a number. */
import type { Answer } from '../../protocol';
import type { Path, Way } from '../../table/picking';

export const spot = {
  hand: (card: string): string => `hand/${card}`,
  player: (player: number): string => `player/${player}`,
  number: (number: number): string => `number/${number}`,
} as const;

export const waysOf = (answers: readonly Answer[]): Way[] =>
  answers.map((answer) => ({ answer, path: pathOf(answer.move) }));

/** A card that asks for nothing is confirmed by a button. */
export function pathOf({ kind, card, target, number }: Answer['move']): Path {
  const named = number === undefined ? [] : [spot.number(Number(number))];
  if (kind === 'try') return named;
  if (card === undefined) return [`do/${kind}`];
  const held = spot.hand(String(card));
  return target === undefined
    ? [held, 'do/discard']
    : [held, spot.player(Number(target)), ...named];
}
