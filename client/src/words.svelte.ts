/**
 * The language of the page, which can change at any time, and the sentences in it: those of the
 * hall and of every table, those of the games whose tables it has shown, and, once one of them has
 * been opened, those of all other pages and sheets.
 */
import { FluentResource } from '@fluent/bundle';
import { Language, type Piece } from './fluent';
import type { Argument, Said } from './protocol';
import { settings } from './settings.svelte';

export const LANGUAGES = ['ru', 'en'] as const;

const SHARED = 'shared';
const LATE = 'late';

const fetched = new Map<string, Promise<FluentResource>>();

/** `1-2a` is never parted at the end of a line. */
const unbroken = (text: string): string => text.replace(/(\d)-(\d)/g, '$1\u2060-\u2060$2');

class Words {
  language = $state.raw<Language | null>(null);
  /** The reader looks through somebody else's eyes, and is not called "you". */
  borrowed = $state(false);
  #code = '';
  #parts: readonly string[] = [SHARED];
  /** The parts that the language has. */
  #known: readonly string[] = [];

  get code(): string {
    return this.language?.code ?? 'en';
  }

  /** Whose dates are written. */
  get locale(): string {
    return this.code === 'en' ? 'en-GB' : this.code;
  }

  /** A sentence of the browser's own, or any other by its key. */
  t(key: string, args: Record<string, Argument> = {}): string {
    const other = `${key}.borrowed`;
    const told = this.borrowed && this.has(other) ? other : key;
    return this.language?.format({ key: told, args }) ?? '';
  }

  say(message: Said, names: readonly string[] = [], me: number | null = null): string {
    return unbroken(this.language?.format(message, names, this.#called(me)) ?? '');
  }

  pieces(message: Said, names: readonly string[] = [], me: number | null = null): Piece[] {
    return (this.language?.pieces(message, names, this.#called(me)) ?? []).map((piece) => ({
      ...piece,
      text: unbroken(piece.text),
    }));
  }

  #called(me: number | null): number | null {
    return this.borrowed ? null : me;
  }

  has(key: string): boolean {
    return this.language?.has(key) ?? false;
  }

  async speak(code: string): Promise<void> {
    this.#code = code;
    await this.#gather();
    document.documentElement.lang = this.code;
  }

  /** The words of another part, too: a game, what teaches it, or the pages that open later. */
  async learn(part: string): Promise<void> {
    if (!this.#parts.includes(part)) this.#parts = [...this.#parts, part];
    try {
      await this.#gather();
    } catch (reason) {
      this.#parts = this.#parts.filter((it) => it !== part);
      throw reason;
    }
  }

  /** Meanwhile another language may be wanted, or one more part. */
  async #gather(): Promise<void> {
    const [code, parts] = [this.#code, this.#parts];
    const found = await Promise.all(parts.map((part) => fetchPart(code, part)));
    if (code !== this.#code || parts !== this.#parts) return this.#gather();
    if (this.language?.code === code && this.#known === parts) return;
    this.#known = parts;
    this.language = new Language(code, ...found);
  }
}

export const words = new Words();
export const t = (key: string, args: Record<string, Argument> = {}): string => words.t(key, args);

/** What is fetched when it is opened, together with the words that only such things need. */
export async function later<Opened>(coming: Promise<Opened>): Promise<Opened> {
  const [opened] = await Promise.all([coming, words.learn(LATE)]);
  return opened;
}

/** What the reader chose, else the first of the browser's languages that we speak. */
export function wanted(): string {
  for (const tag of [settings.language, ...navigator.languages]) {
    const code = tag?.toLowerCase().split(/[-_]/)[0];
    if (code && (LANGUAGES as readonly string[]).includes(code)) return code;
  }
  return 'en';
}

function fetchPart(code: string, part: string): Promise<FluentResource> {
  const path = `${code}/${part}`;
  const known = fetched.get(path);
  if (known) return known;
  const coming = fetch(`/api/locale/${path}`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`no words of ${path}: ${answer.status}`);
      return answer.text();
    })
    .then((ftl) => new FluentResource(ftl));
  coming.catch(() => fetched.delete(path));
  fetched.set(path, coming);
  return coming;
}
