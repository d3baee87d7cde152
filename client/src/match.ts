/**
 * A match as this browser knows it: what the updates so far come to.
 *
 * Pure functions over plain data. The client has no rules: what is possible is in
 * `answers`, and picking a card, a target and a number only narrows them down.
 */
import type { Answer, ChatItem, CoachItem, LogItem, NoticeItem, Said, Update } from './protocol';

export type Move = Answer['move'];
export type Part = string | number;

export interface Match extends Update {
  /** The whole log in force, and everything said and noticed. */
  log: LogItem[];
  chat: ChatItem[];
  notices: NoticeItem[];
  /** The plies of the log that the last update brought. */
  fresh: LogItem[];
  /** The server's clock minus ours, in milliseconds. */
  drift: number;
  /** What the coach of a lesson says. */
  coach: CoachItem | null;
}

/** The match after an update; an old update, such as one that was overtaken, changes nothing. */
export function merge(
  match: Match | null,
  update: Update,
  now: number,
  received: number,
  coach: CoachItem | null = null,
): Match | null {
  if (match && update.n < match.n) return match;
  if (update.since > 0 && (!match || match.n < update.since)) return null;
  const known = update.since > 0 ? match : null;
  const since = known?.n ?? 0;
  const kept = known ? known.log.filter((item) => item.ply <= update.log_keep) : [];
  const fresh = update.log.filter((item) => !kept.some((it) => it.ply === item.ply));
  return {
    ...update,
    log: [...kept, ...fresh],
    chat: [...(known?.chat ?? []), ...update.chat.filter((item) => item.n > since)],
    notices: [...(known?.notices ?? []), ...update.notices.filter((item) => item.n > since)],
    fresh: known ? fresh : [],
    drift: now - received,
    coach: coach ?? lastWords(known),
  };
}

/** What the coach says at the end stays until it has been read, although the match goes on. */
function lastWords(match: Match | null): CoachItem | null {
  const coach = match?.coach ?? null;
  return coach && coach.steps.length > 0 && coach.wanted.length === 0 ? coach : null;
}

/** The answers that agree with what has been picked so far. */
export function narrow(answers: readonly Answer[], picked: Partial<Move>): Answer[] {
  const parts = Object.entries(picked).filter(([, value]) => value !== undefined);
  return answers.filter((answer) => parts.every(([name, value]) => answer.move[name] === value));
}

/** The different values that a part of the move can still have, in the order of the answers. */
export function choices(answers: readonly Answer[], part: string): Part[] {
  const values = answers.map((answer) => answer.move[part]);
  return [...new Set(values.filter((value): value is Part => value !== undefined))];
}

/** The one answer left that says nothing more than what was picked. */
export function settled(answers: readonly Answer[], picked: Partial<Move>): Answer | null {
  const left = narrow(answers, picked);
  const names = Object.keys(picked);
  const exact = left.filter((answer) =>
    Object.keys(answer.move).every((name) => name === 'kind' || names.includes(name)),
  );
  return left.length === 1 && exact.length === 1 ? (exact[0] ?? null) : null;
}

/** The milliseconds that a seat has now, by our clock; null where nobody counts. */
export function timeLeft(match: Match, seat: number, ours: number): number | null {
  const { kind, left, running, since } = match.clock;
  const had = left[seat];
  if (kind['kind'] === 'none' || had === undefined) return null;
  return Math.max(0, running === seat ? had - (ours + match.drift - since) : had);
}

export function isOver(match: Match): boolean {
  return match.status === 'over' || match.status === 'cancelled';
}

/** What the button for another match says: where somebody else has sat down, they wait. */
export function rematchWord(match: Match, seat: number | null): string {
  if (!match.rematch) return 'browser-rematch';
  const hasOthers = match.seats.some(({ kind }, other) => kind === 'person' && other !== seat);
  return hasOthers ? 'browser-rematch-join' : 'browser-rematch-go';
}

/** Players from the first to the last: by result, then by points or by what else parts them. */
export const ranked = (result: readonly number[], worth: readonly number[]): number[] =>
  result
    .map((_, player) => player)
    .sort(
      (one, other) =>
        (result[other] ?? 0) - (result[one] ?? 0) || (worth[other] ?? 0) - (worth[one] ?? 0),
    );

/** The seats that won, if the match is over: those with the best result. */
export function winners(match: Match): number[] {
  if (!match.result) return [];
  const best = Math.max(...match.result);
  return match.result.flatMap((result, seat) => (result === best ? [seat] : []));
}

/** The last thing that happened, for a reader who looks up only now and then. */
export function lastLines(
  match: Match,
  most: number,
  isTrifle: (line: Said) => boolean = () => false,
): Said[] {
  const lines: Said[] = [];
  for (const item of match.log.toReversed()) {
    lines.unshift(...item.lines.filter((line) => !isTrifle(line)));
    if (lines.length >= most) break;
  }
  return lines.slice(-most);
}
