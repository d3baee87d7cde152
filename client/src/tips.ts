/** Tips that are told once, the first time that something can be done; kept for this browser. */
import type { Answer, GameItem } from './protocol';

const KEY = 'pentarch-tips';

function load(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The first tip of a game that fits one of the answers and has not been told. */
export function untold(game: GameItem, answers: readonly Answer[]): string | null {
  const told = load()[game.id] ?? [];
  return fitting(game, answers).find((name) => !told.includes(name)) ?? null;
}

/** Those tips need not be told again. */
export function tell(game: GameItem, names: readonly string[]): void {
  const told = load();
  told[game.id] = [...new Set([...(told[game.id] ?? []), ...names])];
  localStorage.setItem(KEY, JSON.stringify(told));
}

/** The tips that the answers bring about: those whose text an answer begins with, in whole words. */
export function fitting(game: GameItem, answers: readonly Answer[]): string[] {
  return Object.entries(game.tips ?? {}).flatMap(([name, beginning]) =>
    answers.some(({ text }) => `${text} `.startsWith(`${beginning} `)) ? [name] : [],
  );
}
