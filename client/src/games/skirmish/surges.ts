/** What surges buy, and what always counts, as symbols. */
import type { Deployment, Surge } from './generated';
import type { SymbolName } from './symbols';

const AMOUNTS = ['damage', 'accuracy', 'pierce', 'blast', 'cleave', 'recover'] as const;
const MARKS = [
  ['stun', 'stunned'],
  ['bleed', 'bleeding'],
  ['focus', 'focused'],
] as const;

const ALWAYS = { attack: ['accuracy', 'cleave'], defence: ['block', 'evade'] } as const;

export interface Sign {
  symbol: SymbolName;
  amount: number | null;
}

/** What counts in every attack of a figure, or in every defence. */
export const alwaysSigns = (card: Deployment, where: 'attack' | 'defence'): Sign[] =>
  ALWAYS[where].flatMap((kind) => (card[kind] > 0 ? [{ symbol: kind, amount: card[kind] }] : []));

/** What a surge buys, as symbols with numbers. */
export function surgeSigns(surge: Surge): Sign[] {
  return [
    ...AMOUNTS.flatMap((kind) =>
      surge[kind] > 0 ? [{ symbol: kind as SymbolName, amount: surge[kind] }] : [],
    ),
    ...MARKS.flatMap(([kind, symbol]) => (surge[kind] > 0 ? [{ symbol, amount: null }] : [])),
  ];
}
