/** How strong bots are in a game, on the scale of people's ratings: asked where one is chosen. */
import { api } from './api';
import { botLevel } from './names';
import type { LevelItem } from './protocol';

class Levels {
  #found = $state.raw<Record<string, LevelItem[]>>({});

  async ask(game: string): Promise<void> {
    if (this.#found[game]) return;
    const { levels } = await api.levels(game);
    this.#found = { ...this.#found, [game]: levels };
  }

  /** A bot by its name, with its rating and where that lies, once they are known. */
  named(game: string, bot: string): string {
    const item = this.#found[game]?.find((it) => it.bot === bot);
    const name = botLevel(bot);
    if (!item || item.rating === null || item.low === null || item.high === null) return name;
    return `${name} · ${whole(item.rating)} (${whole(item.low)}…${whole(item.high)})`;
  }
}

const whole = (value: number): string => `${Math.round(value) || 0}`.replace('-', '−');

export const levels = new Levels();
