/** The question of a table and how far its reader has come with an answer: one for every board. */
import { untrack } from 'svelte';
import type { Answer } from '../protocol';
import { arrived, buttons, go, kindOf, nextSpots, type Path, type Way } from './picking';
import { spoken } from './spoken.svelte';

/** How the things on the table look to a hand that is about to touch one, and what that does. */
export interface Touch {
  /** Whether a thing can be picked now; null if it is not about such things. */
  can: (key: string) => boolean | null;
  isPicked: (key: string) => boolean;
  isHinted: (key: string) => boolean;
  /** What picking it comes to, as a sentence. */
  deed: (key: string) => string | null;
  press: (key: string, event: MouseEvent) => void;
}

/** What a board knows of the question. All of it is read again whenever it changes. */
export interface Asked {
  ways: () => readonly Way[];
  /** Another text is another question, and nothing else starts the picking anew. */
  question: () => string;
  /** The path of what a bot would do. */
  hint?: () => Path;
  say: (answer: Answer) => string;
  act: (answer: Answer) => void;
  /** Something was pressed that no answer goes on with: say why, or show it. */
  refuse: (key: string) => void;
  /** Takes the answer before this question back. */
  takeBack?: () => (() => void) | null;
  /** Whether the next pick is among things of a kind, where it is not one of just these kinds. */
  isAbout?: (kind: string, asked: ReadonlySet<string>) => boolean;
  /** What else looks picked. */
  begun?: () => string | null;
}

export class Asking implements Touch {
  readonly #asked: Asked;
  picked = $state.raw<Path>([]);
  /** The board's keyboard goes on at the next step. */
  goOn: () => void = () => undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
    $effect(() => {
      void this.question;
      untrack(() => (this.picked = []));
    });
  }

  readonly question = $derived.by(() => this.#asked.question());
  readonly all = $derived.by(() => this.#asked.ways());
  readonly start = $derived.by(() => nextSpots(this.all, []));
  readonly next = $derived.by(() => nextSpots(this.all, this.picked));
  readonly kinds: ReadonlySet<string> = $derived.by(() => new Set([...this.next].map(kindOf)));
  /** The answers that are given by a button. */
  readonly endings = $derived.by(() => buttons(this.all, this.picked).map(({ answer }) => answer));
  /** The answers that are given by picking a thing of a kind now. */
  answersBy(kind: string): Answer[] {
    const length = this.picked.length;
    return this.all
      .filter(({ path }) => path.length === length + 1 && kindOf(path[length] ?? '') === kind)
      .filter(({ path }) => this.picked.every((it, at) => path[at] === it))
      .map(({ answer }) => answer);
  }

  readonly isOpen = $derived.by(() => this.all.length > 0);
  readonly canGoBack = $derived.by(
    () => this.picked.length > 0 || (this.#asked.takeBack?.() ?? null) !== null,
  );
  /** What the reader is led to: by the coach's words, or as the next answer. */
  readonly led: ReadonlySet<string> = $derived.by(
    () => new Set(spoken.spots.length > 0 ? spoken.spots : this.#asked.hint?.()),
  );

  can = (key: string): boolean | null => {
    if (!this.isOpen) return null;
    if (this.next.has(key)) return true;
    const kind = kindOf(key);
    if (kind === 'hand' && this.start.has(key)) return true; // another card begins anew
    const isAbout = this.#asked.isAbout?.(kind, this.kinds) ?? this.kinds.has(kind);
    return isAbout ? false : null;
  };

  isPicked = (key: string): boolean => this.picked.includes(key) || key === this.#asked.begun?.();

  isHinted = (key: string): boolean => this.led.has(key);

  deed = (key: string): string | null => {
    const answer = arrived(this.all, go(this.all, this.picked, key));
    return answer ? this.#asked.say(answer) : null;
  };

  /** A click by key counts no presses. */
  press = (key: string, event: { detail: number }): void => {
    const byKey = event.detail === 0;
    if (this.next.has(key)) this.#pick(go(this.all, this.picked, key), byKey);
    else if (key === this.picked.at(-1)) this.back();
    else if (kindOf(key) === 'hand' && this.start.has(key))
      this.#pick(go(this.all, [], key), byKey);
    else this.#asked.refuse(key);
  };

  #pick(path: Path, byKey: boolean): void {
    const answer = arrived(this.all, path);
    if (answer) return this.#asked.act(answer);
    this.picked = path;
    if (byKey) this.goOn();
  }

  /** Picked although no answer goes on with it: held up to be read, or to be gone on with otherwise. */
  hold(key: string): void {
    this.picked = [key];
    this.goOn();
  }

  /** A step back; a mode that was never asked for goes with the step before it. */
  back(): void {
    this.picked = this.picked.slice(0, this.picked.at(-1)?.startsWith('mode/') ? -2 : -1);
    this.goOn();
  }

  cancel = (): void => {
    if (this.picked.length > 0) this.back();
    else this.#asked.takeBack?.()?.();
  };
}
