/** What a table is for, in a few words: said before anybody sits down. */
import { visit } from './me.svelte';
import type { NewClock } from './protocol';
import { t, words } from './words.svelte';

const MINUTE = 60;

/** A table, in a list or as one sits at it. */
export interface Described {
  game: string;
  options: Readonly<Record<string, boolean | number | string>>;
  seats: readonly unknown[];
  rated: boolean;
}

const isSeat = (word: string): boolean => /^\d+$/.test(word);

export function clockWords(clock: NewClock): string {
  if (clock.kind === 'move') return t('browser-clock-move', { seconds: clock.seconds });
  if (clock.kind === 'days') return t('browser-clock-by-days', { days: clock.days });
  if (clock.kind === 'bank') {
    const minutes = Math.round(clock.seconds / MINUTE);
    return t('browser-clock-bank', { minutes, increment: clock.increment ?? 0 });
  }
  return t('browser-time-none');
}

/** The mode and the goal, and whatever is not as usual. */
export function optionWords(it: Described): string[] {
  const game = visit.games?.games.find(({ id }) => id === it.game);
  const found: string[] = [];
  for (const option of game?.options ?? []) {
    const key = `${it.game}-option-${option.name}`;
    const given = it.options[option.name] ?? option.default;
    const isUsual = given === option.default;
    if (!words.has(key)) continue;
    if (option.type === 'flag') {
      if (!isUsual) found.push(given ? t(key) : t('browser-without', { what: t(key) }));
      continue;
    }
    const value = String((isUsual ? option.by_players[it.seats.length] : null) ?? given);
    if (option.type === 'number') {
      if (!isUsual || option.name === 'goal') found.push(`${t(key)}: ${value}`);
    } else if (!option.words.some(isSeat) && (!isUsual || option.name === 'mode')) {
      found.push(t(`${key}-${value}`));
    }
  }
  return found;
}

export function factWords(it: Described, clock: NewClock): string[] {
  return [
    ...optionWords(it),
    clockWords(clock),
    t(it.rated ? 'browser-rated-short' : 'browser-casual-short'),
  ];
}

/** How long ago, roughly. */
export function agoWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 1) return t('browser-ago-now');
  if (minutes < 60) return t('browser-ago-minutes', { minutes });
  if (minutes < 60 * 48) return t('browser-ago-hours', { hours: Math.floor(minutes / 60) });
  return t('browser-ago-days', { days: Math.floor(minutes / 60 / 24) });
}
