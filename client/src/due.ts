/** Which matches of mine wait for me, and what has happened there that I waited for. */
import type { MatchItem } from './protocol';

/** I am asked in a match of mine, and no bot sits in for me. */
export const isDue = (it: MatchItem): boolean =>
  it.status === 'running' &&
  it.asked !== null &&
  it.mine.includes(it.asked) &&
  !it.seats[it.asked]?.bot;

const taken = (it: MatchItem): number => it.seats.filter(({ user }) => user !== null).length;

/** What has happened that somebody waits for; null: nothing of that kind. */
export function newsOf(
  before: MatchItem | undefined,
  now: MatchItem,
): 'turn' | 'seat' | 'rematch' | 'invited' | 'over' | null {
  if (now.status === 'open' && now.kept.length > 0 && !before) {
    return now.rematch_of ? 'rematch' : 'invited';
  }
  if (!before) return null;
  if (now.status === 'over' && before.status === 'running') return 'over';
  if (isDue(now) && !isDue(before)) return 'turn';
  if (now.status === 'open' && now.mine.length > 0 && taken(now) > taken(before)) return 'seat';
  return null;
}
