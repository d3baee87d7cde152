/** Who sits at this browser, and what there is to play: asked once, kept for all pages. */
import { api } from './api';
import type { Games, Me } from './protocol';

class Visit {
  me = $state.raw<Me | null>(null);
  games = $state.raw<Games | null>(null);

  async load(): Promise<void> {
    const [me, games] = await Promise.all([api.me(), api.games()]);
    this.me = me;
    this.games = games;
  }
}

export const visit = new Visit();
