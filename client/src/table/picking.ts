/**
 * The way from a click to an action: every legal answer is a path over things on the table.
 *
 * A thing has a key, such as `hand/luke-skywalker` or `planet/hoth`: its kind, and which one. What
 * has been picked is the beginning of a path; what can be picked next is what some answer goes on
 * with. Two kinds are no things but buttons: `do/…` ends a path, `mode/…` is asked for only where
 * there is more than one. No rules: where no path leads, the server says why.
 */
import type { Answer } from '../protocol';

export type Path = readonly string[];

export interface Way {
  path: Path;
  answer: Answer;
}

const BUTTON = /^(do|mode)\//;

export const kindOf = (key: string): string => key.split('/')[0] ?? '';

const begins = (path: Path, picked: Path): boolean => picked.every((it, at) => path[at] === it);

/** What can be picked next. */
export function nextSpots(all: readonly Way[], picked: Path): Set<string> {
  const ahead = all.filter(({ path }) => path.length > picked.length && begins(path, picked));
  return new Set(ahead.map(({ path }) => path[picked.length] ?? ''));
}

/** The answer that the path leads to and that ends there. */
export function arrived(all: readonly Way[], picked: Path): Answer | null {
  return (
    all.find(({ path }) => path.length === picked.length && begins(path, picked))?.answer ?? null
  );
}

/** One more pick. A mode is asked for only where there is more than one. */
export function go(all: readonly Way[], picked: Path, key: string): Path {
  const further = [...picked, key];
  const [next, ...others] = nextSpots(all, further);
  return next?.startsWith('mode/') && others.length === 0 ? [...further, next] : further;
}

/** The answers that are still possible and end with a button of their own. */
export function buttons(all: readonly Way[], picked: Path): Way[] {
  return all.filter(
    ({ path }) =>
      begins(path, picked) &&
      path.length === picked.length + 1 &&
      BUTTON.test(path[picked.length] ?? ''),
  );
}
