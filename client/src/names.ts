/** What the seats are called: people by their names, bots by a name of ours and their strength. */
import { t } from './words.svelte';

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

/** How strong a bot is, in words. */
export function botLevel(bot: string): string {
  const level = /^level-(\d+)$/.exec(bot)?.[1];
  if (level) return t('browser-bot-level', { level: Number(level) });
  if (bot === 'level-top') return t('browser-bot-top');
  if (bot === 'random') return t('browser-bot-random');
  if (bot === 'greedy') return t('browser-bot-greedy');
  return bot;
}
