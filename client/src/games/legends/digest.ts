/** What a turn came to: the card, how many armies came and went, and whatever else happened. */
import type { Said } from '../../protocol';
import type { Digest } from '../../turns';

const EVENT = 'legends-event-';
const COUNTED = ['recruit', 'hire', 'march'];
const UNTOLD = ['reveal', 'muster', 'fragment', 'lay', 'gain', 'choose', 'bid', ...COUNTED];

const ENDS = /-(recruit|march|peek)$/;

const nameOf = (line: Said): string => line.key.slice(EVENT.length);

/** That somebody ends what was told step by step goes without saying. */
export function isEnding(line: Said): boolean {
  const action = line.args['action'];
  return nameOf(line) === 'skip' && typeof action === 'object' && ENDS.test(termOf(action));
}

const termOf = (it: object): string => ('term' in it ? String(it.term) : '');

export function digest(lines: readonly Said[]): Digest {
  const count = (names: readonly string[]): number =>
    lines.filter((line) => names.includes(nameOf(line))).length;
  const sums: Said[] = [];
  const [armies, steps] = [count(['recruit', 'hire']), count(['march'])];
  if (armies > 0) sums.push({ key: 'browser-legends-sum-armies', args: { count: armies } });
  if (steps > 0) sums.push({ key: 'browser-legends-sum-steps', args: { count: steps } });
  return { sums, lines: lines.filter((line) => !UNTOLD.includes(nameOf(line)) && !isEnding(line)) };
}
