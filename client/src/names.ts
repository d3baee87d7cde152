/** What the seats are called: people by their names, bots by a name of ours and their strength. */
import { t, words } from './words.svelte';

interface Seat {
  name: string;
  bot: string | null;
  user?: string | null;
}

export const PERSONAS = 6;

/** Names for sentences; an open seat has none and gets its number. */
export function namesOf(seats: readonly Seat[]): string[] {
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    return seat.bot ? t(`browser-persona-${number % PERSONAS}`) : '';
  });
}

/** How strong a bot is, by the name of its level. */
export function botLevel(bot: string): string {
  const key = `browser-bot-${bot}`;
  return words.has(key) ? t(key) : bot;
}
