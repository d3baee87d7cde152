/**
 * One keyboard scheme for every board. A digit presses what carries it (`data-digit`), or walks
 * through a place that carries it; a letter presses what carries that (`data-letter`); the arrows walk through all that can be picked (`data-can`);
 * Escape goes a step back; a game may have letters of its own. Whoever uses the keyboard finds the
 * focus at the next step: first where a part says so (`data-first`).
 */
import { tick, untrack } from 'svelte';
import type { Asking } from './asking.svelte';

/** Where whoever uses the keyboard goes on, best first. */
const NEXT = [
  '[data-first] .choice.primary', // what was picked waits for it
  '[data-first] [data-can]',
  '[data-can]:not(.pick)',
  '.pick[data-can]',
  '.hand .pick',
];
const HINTED = '.hinted[data-can]:not([aria-pressed=true])';
const ELSEWHERE = 'input, textarea, select, dialog';

export interface Own {
  /** By the place of the key, so that they work in a Russian and an English layout. */
  letters?: () => Record<string, () => void>;
  /** Escape means something else; null if it does not, now. */
  escape?: () => (() => void) | null;
  /** The question comes in between: it takes the focus, wherever that is. */
  isUrgent?: () => boolean;
  /** The focus goes to what a hint shows, before all else. */
  seeksHint?: boolean;
}

export class Keyboard {
  board = $state<HTMLElement>();
  readonly asking: Asking;
  readonly #own: Own;
  #isUsed = false;
  /** What a key has picked: it keeps the focus only as long as it can be picked. */
  #pressed: Element | null = null;

  constructor(asking: Asking, own: Own = {}) {
    this.asking = asking;
    this.#own = own;
    asking.goOn = () => this.#isUsed && void this.focusNext();
    $effect(() => {
      void asking.question;
      untrack(() => asking.isOpen && own.isUrgent?.() && asking.goOn());
    });
    // What had the focus may go with an answer, also where the question stays the same.
    $effect(() => {
      void asking.all;
      void this.#goOnIfLost();
    });
  }

  onpointerdown = (): void => {
    this.#isUsed = false;
    if (this.board) delete this.board.dataset['keys'];
  };

  onkeydown = (event: KeyboardEvent): void => {
    this.#isUsed = true;
    if (this.board) this.board.dataset['keys'] = '';
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.closest(ELSEWHERE)) return;
    if (event.key === 'Enter' || event.key === ' ')
      this.#pressed = event.target.closest('[data-can]');
    const work = this.#work(event);
    if (!work) return;
    event.preventDefault();
    work();
  };

  #work(event: KeyboardEvent): (() => void) | null {
    if (event.key === 'Escape') return this.#own.escape?.() ?? this.#back();
    if (!this.asking.isOpen) return null;
    const own = this.#own.letters?.()[event.code];
    if (own) return own;
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return () => this.#walk(1);
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return () => this.#walk(-1);
    if (/^Key[A-Z]$/.test(event.code)) return this.#letter(event.code.slice(3));
    return /^[0-9]$/.test(event.key) ? () => this.#digit(event.key) : null;
  }

  #back(): (() => void) | null {
    return this.asking.canGoBack ? this.asking.cancel : null;
  }

  #letter(letter: string): (() => void) | null {
    const found = this.#all(`[data-letter="${letter}"]`)[0];
    return found instanceof HTMLButtonElement ? () => found.click() : null;
  }

  #digit(digit: string): void {
    const found = this.#all(`[data-digit="${digit}"]`)[0];
    if (found instanceof HTMLButtonElement) return found.click();
    if (found) step(this.#all(`[data-digit="${digit}"] [data-can]`), 1);
  }

  #walk(way: 1 | -1): void {
    step(this.#all('[data-can]'), way);
  }

  async #goOnIfLost(): Promise<void> {
    await tick();
    const focused = document.activeElement ?? document.body;
    const isSpent = focused === this.#pressed && !focused.matches('[data-can]');
    if (this.asking.isOpen && (focused === document.body || isSpent)) this.asking.goOn();
  }

  async focusNext(): Promise<void> {
    await tick();
    const next = this.#own.seeksHint ? [HINTED, ...NEXT] : NEXT;
    const found = next.map((where) => this.#all(where)[0]).find((it) => it !== undefined);
    found?.focus();
  }

  #all(selector: string): (HTMLElement | SVGElement)[] {
    return [...(this.board?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? [])];
  }
}

/** The focus goes to the next of them, or to the one before, round and round. */
function step(targets: readonly (HTMLElement | SVGElement)[], way: 1 | -1): void {
  const at = targets.findIndex((it) => it === document.activeElement);
  const from = at < 0 && way < 0 ? 0 : at;
  targets[(from + way + targets.length) % targets.length]?.focus();
}
