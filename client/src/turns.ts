/** The log by turns: what one player did before another did something. */
import type { LogItem, Said } from './protocol';

export interface Turn {
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

export function turnsOf(log: readonly LogItem[], began = 0): Turn[] {
  const turns: Turn[] = [];
  let before = began;
  for (const { n, player, at, lines } of log) {
    const last = turns.at(-1);
    const spent = before ? at - before : 0;
    before = at;
    if (last?.player === player) {
      last.lines.push(...lines);
      last.took += spent;
    } else turns.push({ player, n, lines: [...lines], took: spent });
  }
  return turns;
}

/** What each of the others did since a seat did something itself; nothing before its first move. */
export function sinceOwn(log: readonly LogItem[], seat: number): Turn[] {
  const last = log.findLastIndex(({ player }) => player === seat);
  const turns = new Map<number, Turn>();
  for (const turn of last < 0 ? [] : turnsOf(log.slice(last + 1))) {
    const known = turns.get(turn.player);
    if (known) known.lines.push(...turn.lines);
    else turns.set(turn.player, turn);
  }
  return [...turns.values()];
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
