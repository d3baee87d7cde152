/** An analysis being made: begun, followed while the page is looked at, gone on with if it stops. */
import { api } from '../api';
import type { Analysis, Point } from '../protocol';
import { sentenceOf } from '../refusals';
import { byPly } from './points';

const PAUSE = 1500;

export class Analysing {
  status = $state<Analysis['status']>('none');
  looked = $state(0);
  total = $state(0);
  points = $state.raw<readonly Point[]>([]);
  trouble = $state<string | null>(null);
  readonly byPly = $derived(byPly(this.points));

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(readonly id: string) {
    document.addEventListener('visibilitychange', this.#seen);
    void this.#ask(true);
  }

  /** Nobody looks any more: the server stops by itself. */
  leave(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  again(): void {
    this.trouble = null;
    void this.#ask(true);
  }

  readonly #seen = (): void => {
    if (!document.hidden && this.status !== 'done' && !this.trouble) void this.#ask(false);
  };

  async #ask(begin: boolean): Promise<void> {
    clearTimeout(this.#timer);
    if (document.hidden && !begin) return;
    try {
      this.#take(await api.analysis(this.id, begin, this.points.length));
    } catch (error) {
      this.trouble = sentenceOf(error);
      return;
    }
    if (this.#isGone || this.status === 'done') return;
    const isStopped = this.status !== 'running';
    this.#timer = setTimeout(() => void this.#ask(isStopped), PAUSE);
  }

  #take(told: Analysis): void {
    this.status = told.status;
    this.looked = told.looked;
    this.total = told.total;
    if (told.since === this.points.length && told.points.length > 0)
      this.points = [...this.points, ...told.points];
  }
}
