/** What is printed on cards, tokens and leaders, as signs. */
import { CARDS, LEADERS, TOKENS, WINNABLE, type Ability, type Asset } from './generated';
import type { SymbolName } from './symbols';

const ASSETS = new Map([...CARDS, ...WINNABLE, ...LEADERS].map((it) => [it.id, it]));
const LEADER_IDS = new Set(LEADERS.map(({ id }) => id));
const CARD_IDS = new Set(CARDS.map(({ id }) => id));

/** What it is: the beginning of its keys in the locale, and the colours of its face. */
export function kindOf(card: string): { key: 'card' | 'leader' | 'token'; family: string } {
  if (CARD_IDS.has(card)) return { key: 'card', family: ASSETS.get(card)?.family ?? 'none' };
  return LEADER_IDS.has(card)
    ? { key: 'leader', family: 'leader' }
    : { key: 'token', family: 'token' };
}

export const assetOf = (card: string): Asset | undefined => ASSETS.get(card);

export const ALL: readonly string[] = [
  ...CARDS.map(({ id }) => id),
  ...LEADERS.map(({ id }) => id),
  ...TOKENS,
];

export interface Sign {
  before: string;
  symbol: SymbolName | null;
  after: string;
  /** A word of the locale. */
  word: string | null;
}

const sign = (
  before: string,
  symbol: SymbolName | null,
  after = '',
  word: string | null = null,
): Sign => ({ before, symbol, after, word });

const family = (name: string): string => `browser-legends-family-${name}`;

function signOf({ kind, amount, family: of, need }: Ability): Sign[] {
  switch (kind) {
    case 'flying':
      return [sign('', 'flying')];
    case 'extra-move':
      return [sign('+1', 'march')];
    case 'extra-army':
      return [sign('+1', 'army')];
    case 'coins':
      return [sign(`+${amount}`, 'coin')];
    case 'immune':
      return [sign('', 'shield')];
    case 'elixirs':
      return [sign(amount === 1 ? '' : String(amount), 'elixir')];
    case 'points':
      return [sign(String(amount), 'point')];
    case 'per-card':
      return [sign('1', 'point', '/', family(of))];
    case 'for-set':
      return [sign(String(amount), 'point', `/${need} `, family(of))];
    case 'per-flying':
      return [sign('1', 'point', '/'), sign('', 'flying')];
    case 'per-coins':
      return [sign('1', 'point', `/${need}`), sign('', 'coin')];
    case 'per-trophies':
      return [sign('1', 'point', `/${need}`), sign('', 'destroy')];
    case 'per-big-island':
      return [sign('1', 'point', '', 'browser-legends-short-big-island')];
    default:
      return [sign('', null, '', `browser-legends-short-${kind}`)];
  }
}

export const abilitySigns = (card: string): Sign[] =>
  (assetOf(card)?.abilities ?? []).flatMap(signOf);

export interface ActionSign {
  symbol: SymbolName;
  amount: string;
  /** Before it: one of two, or both in this order. */
  joint: '/' | '+' | null;
}

const DEEDS: Record<string, SymbolName> = {
  recruit: 'army',
  march: 'march',
  found: 'city',
  destroy: 'destroy',
};

export function actionSigns(card: string): ActionSign[] {
  const asset = assetOf(card);
  return (asset?.deeds ?? []).map(({ verb, amount }, place) => ({
    symbol: DEEDS[verb] ?? 'army',
    amount: verb === 'recruit' || verb === 'march' ? String(amount) : '',
    joint: place === 0 ? null : asset?.either ? '/' : '+',
  }));
}
