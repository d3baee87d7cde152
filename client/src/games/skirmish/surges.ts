/** What surges buy: as symbols, and by name. */
import type { Surge } from './generated';
import type { SymbolName } from './symbols';

const AMOUNTS = ['damage', 'accuracy', 'pierce', 'blast', 'cleave', 'recover'] as const;
const MARKS = [
  ['stun', 'stunned'],
  ['bleed', 'bleeding'],
  ['focus', 'focused'],
] as const;

/** What a surge buys, as symbols with numbers. */
export function surgeSigns(surge: Surge): { symbol: SymbolName; amount: number | null }[] {
  return [
    ...AMOUNTS.flatMap((kind) =>
      surge[kind] > 0 ? [{ symbol: kind as SymbolName, amount: surge[kind] }] : [],
    ),
    ...MARKS.flatMap(([kind, symbol]) => (surge[kind] > 0 ? [{ symbol, amount: null }] : [])),
  ];
}

/** The name of what a surge buys: the locale has a sentence for it. */
const NAMES = [...AMOUNTS, 'stun', 'bleed', 'focus', 'critical', 'if_stunned'] as const;
const NO_NUMBER: readonly string[] = ['stun', 'bleed', 'focus', 'critical'];

export const surgeKey = (surge: Surge): string =>
  'skirmish-surge-' +
  NAMES.flatMap((kind) => {
    const word = kind.replace('_', '-');
    if (surge[kind] === 0) return [];
    return NO_NUMBER.includes(kind) ? [word] : [word, String(surge[kind])];
  }).join('-');
