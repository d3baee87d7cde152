/** What deserves more than a line in the log. */
import type { Said } from '../../protocol';
import type { Turn } from '../../turns';

const SECRETS = ['look-seen', 'compare-seen', 'swap-seen'].map((it) => `infiltration-event-${it}`);
const ENDS = ['win-round', 'no-winner', 'win-match'].map((it) => `infiltration-event-${it}`);
const LAST = 'infiltration-event-win-match';
const TRIFLES = ['draw', 'draw-seen', 'round', 'remove'].map((it) => `infiltration-event-${it}`);
const SHOW = 'infiltration-event-show';

export interface Secret {
  message: Said;
  cards: { card: string; owner: number }[];
}

export interface RoundEnd {
  outcome: Said[];
  shown: { card: string; owner: number; sum: number | null }[];
}

const playerOf = (line: Said, name: string): number | null => {
  const it = line.args[name];
  return typeof it === 'object' && 'player' in it ? it.player : null;
};

const cardOf = (line: Said, name: string): string | null => {
  const it = line.args[name];
  return typeof it === 'object' && 'term' in it ? it.term.replace('infiltration-card-', '') : null;
};

/** The looks and comparisons among the lines that the reader took part in and learnt from. */
export function secrets(lines: readonly Said[], seat: number | null): Secret[] {
  if (seat === null) return [];
  return lines.filter((line) => SECRETS.includes(line.key)).flatMap((line) => secret(line, seat));
}

function secret(line: Said, seat: number): Secret[] {
  const [player, target] = [playerOf(line, 'player'), playerOf(line, 'target')];
  const [card, other] = [cardOf(line, 'card'), cardOf(line, 'other')];
  if (player === null || target === null || card === null) return [];
  if (player !== seat && target !== seat) return [];
  if (other !== null) {
    const cards = [
      { card, owner: player },
      { card: other, owner: target },
    ];
    return [{ message: line, cards }];
  }
  return player === seat ? [{ message: line, cards: [{ card, owner: target }] }] : [];
}

/** The other one of two who compared or swapped cards has seen them, too. */
export const isForTwo = ({ message }: Secret): boolean =>
  message.key !== 'infiltration-event-look-seen';

/** What led to it: all but the secrets, the outcome and what begins anew. */
export function story(lines: readonly Said[]): Said[] {
  const rest = [...SECRETS, ...ENDS, SHOW, ...TRIFLES];
  return lines.filter((line) => !rest.includes(line.key));
}

/** How a round ended, if it did. */
export function roundEnd(lines: readonly Said[]): RoundEnd | null {
  const outcome = lines.filter((line) => ENDS.includes(line.key));
  if (outcome.length === 0) return null;
  const shown = lines
    .filter((line) => line.key === SHOW || line.key === 'infiltration-event-out')
    .flatMap((line) => {
      const [owner, card] = [playerOf(line, 'player'), cardOf(line, 'card')];
      const sum = line.args['sum'];
      if (owner === null || card === null) return [];
      return [{ owner, card, sum: typeof sum === 'number' ? sum : null }];
    });
  return { outcome, shown };
}

/** It was the last round: somebody has won the match. */
export const isEnd = (lines: readonly Said[]): boolean => lines.some(({ key }) => key === LAST);

/** What led to the end, and how the last round went; the cards are shown. */
export function decided(turns: readonly Turn[]): Said[] {
  const lines = turns.at(-1)?.lines ?? [];
  return [...story(lines), ...(roundEnd(lines)?.outcome ?? []).filter(({ key }) => key !== LAST)];
}

export function isNews(lines: readonly Said[], seat: number | null): boolean {
  return secrets(lines, seat).length > 0 || roundEnd(lines) !== null;
}
