/** The log by turns: what one player did before another did something, or what one line began. */
import type { LogItem, Said } from './protocol';

export interface Turn {
  /** Another one for each turn. */
  id: string;
  player: number;
  /** The first entry of it. */
  n: number;
  lines: Said[];
  /** From the move before it to its last move, in milliseconds. */
  took: number;
}

/** What a turn came to: sums in a few words, and the sentences that are worth telling. */
export interface Digest {
  sums: Said[];
  lines: Said[];
}

/** Whether a turn begins with a line; it goes on to the next such line, whoever answers meanwhile. */
export type Begins = (line: Said) => boolean;

/** Whether with these lines somebody only answers in another's turn, which goes on. */
export type Answers = (lines: readonly Said[]) => boolean;

/** What a game says of its lines. */
interface Headings {
  begins?: Begins;
  isHeading: (key: string) => boolean;
  isTrifle: (line: Said) => boolean;
}

/** A heading after other lines ends a turn, also where whoever ended a round begins the next one. */
export function turnsOf(
  log: readonly LogItem[],
  begins: Begins = () => false,
  isHeading: (key: string) => boolean = () => false,
  isAnswer: Answers = () => false,
): Turn[] {
  const turns: Turn[] = [];
  let before = 0;
  let isBegun = false;
  let isEnded = false;
  for (const { n, player, at, lines } of log) {
    const cuts = lines.flatMap((line, place) => (begins(line) ? [place] : []));
    const first = lines.slice(0, cuts[0]);
    const spent = before ? at - before : 0;
    before = at;
    const last = turns.at(-1);
    const isCut = cuts[0] === 0;
    const isOwn = last?.player === player;
    if (last && !isCut && (isBegun || (!isEnded && (isOwn || isAnswer(lines))))) {
      last.lines.push(...first);
      if (isBegun || isOwn) last.took += spent;
    } else if (!isCut) turns.push({ id: String(n), player, n, lines: first, took: spent });
    cuts.forEach((cut, place) =>
      turns.push({
        id: `${n}/${place}`,
        player,
        n,
        lines: lines.slice(cut, cuts[place + 1]),
        took: cut === 0 ? spent : 0,
      }),
    );
    isBegun ||= cuts.length > 0;
    isEnded = lines.slice(1).some(({ key }) => isHeading(key));
  }
  return turns;
}

/** The headings before and after what a turn came to. Whose turn it is goes without saying. */
export function headingsOf(
  { lines }: Turn,
  { begins, isHeading, isTrifle }: Headings,
): { before: Said[]; after: Said[] } {
  const isTold = (line: Said): boolean =>
    isHeading(line.key) && (!isTrifle(line) || begins?.(line) === true);
  const found = lines.findIndex((line) => !isHeading(line.key) && !isTrifle(line));
  const end = found < 0 ? lines.length : found;
  return { before: lines.slice(0, end).filter(isTold), after: lines.slice(end).filter(isTold) };
}

/**
 * What was told of each of the others since a seat did something; nothing before its first move.
 * After a heading somebody is told of anew: who was out of a round has missed its end and the next.
 */
export function sinceOwn(
  log: readonly LogItem[],
  seat: number,
  isHeading: (key: string) => boolean = () => false,
): Turn[] {
  const last = log.findLastIndex(({ player }) => player === seat);
  const told: Turn[] = [];
  const known = new Map<number, Turn>();
  for (const turn of last < 0 ? [] : turnsOf(log.slice(last + 1), undefined, isHeading)) {
    const isEnded = turn.lines.slice(1).some(({ key }) => isHeading(key));
    const before = known.get(turn.player);
    if (before) before.lines.push(...turn.lines);
    else {
      known.set(turn.player, turn);
      told.push(turn);
    }
    if (isEnded) known.clear();
  }
  return told.filter(({ lines }) => lines.length > 0);
}

/** What is said of a turn that came to nothing worth telling. */
export function headline(turn: Turn, isTrifle: (line: Said) => boolean, isIdle: boolean): Said {
  const nothing = { key: 'browser-turn-nothing', args: { player: { player: turn.player } } };
  const first = isIdle ? null : turn.lines[0];
  return turn.lines.find((line) => !isTrifle(line)) ?? first ?? nothing;
}

/** Every sentence that does not go without saying; the same one twice is told once. */
export function digestOf(lines: readonly Said[], isTrifle: (line: Said) => boolean): Digest {
  const told = new Map<string, Said>();
  for (const line of lines) if (!isTrifle(line)) told.set(JSON.stringify(line), line);
  return { sums: [], lines: [...told.values()] };
}
