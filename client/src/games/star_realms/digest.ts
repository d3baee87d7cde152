/** What a turn came to: trade, combat and authority gained, cards bought, and the blows. */
import type { Said } from '../../protocol';
import type { Digest } from '../../turns';

const EVENT = 'star-realms-event-';
const WORTH = [
  'attack',
  'attack-last',
  'strike',
  'strike-together',
  'damage',
  'destroy',
  'destroy-own',
  'discard',
  'scrap-from-row',
  'send',
  'out',
  'leave',
  'win',
  'drawn',
];

// Forced to discard, asked to pay with a teammate, or fallen: the turn is still another's.
const ANSWERS = ['discard', 'pledge', 'refuse', 'leave'];

const nameOf = (line: Said): string => line.key.slice(EVENT.length);

const sumOf = (lines: readonly Said[], name: string): number =>
  lines
    .filter((line) => nameOf(line) === name)
    .reduce((sum, { args }) => sum + Number(args['amount'] ?? 0), 0);

/** Such an answer; whoever leaves no card to a teammate says nothing at all. */
export const isAnswer = ([line]: readonly Said[]): boolean =>
  !line || ANSWERS.includes(nameOf(line));

function cardsOf(lines: readonly Said[], names: readonly string[]): string[] {
  return lines
    .filter((line) => names.includes(nameOf(line)))
    .flatMap(({ args }) => {
      const card = args['card'];
      return typeof card === 'object' && 'term' in card ? [card.term] : [];
    });
}

export function digest(lines: readonly Said[]): Digest {
  const sums: Said[] = ['trade', 'combat', 'authority'].flatMap((what) => {
    const amount = sumOf(lines, `gain-${what}`);
    return amount > 0 ? [{ key: `browser-star-realms-sum-${what}`, args: { amount } }] : [];
  });
  for (const [word, names] of [
    ['bought', ['buy', 'buy-together', 'acquire']],
    ['scrapped', ['scrap', 'scrap-from-hand', 'scrap-from-discard']],
  ] as const) {
    const terms = cardsOf(lines, names);
    if (terms.length > 0)
      sums.push({ key: `browser-star-realms-sum-${word}`, args: { cards: { terms } } });
  }
  // A team has a line for each who wins; the question at the end names them all at once.
  const isTeams = lines.filter((line) => nameOf(line) === 'win').length > 1;
  const isTold = (name: string): boolean => WORTH.includes(name) && !(isTeams && name === 'win');
  return { sums, lines: lines.filter((line) => isTold(nameOf(line))) };
}
