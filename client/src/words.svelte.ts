/**
 * The language of the page, which can change at any time, and the sentences in it: those of every
 * page, and those of the games whose tables it has shown.
 */
import { FluentResource } from '@fluent/bundle';
import { Language, type Piece } from './fluent';
import type { Argument, Said } from './protocol';
import { settings } from './settings.svelte';

export const LANGUAGES = ['ru', 'en'] as const;

const SHARED = 'shared';

const fetched = new Map<string, Promise<FluentResource>>();

class Words {
  language = $state.raw<Language | null>(null);
  #code = '';
  #parts: readonly string[] = [SHARED];

  get code(): string {
    return this.language?.code ?? 'en';
  }

  /** A sentence of the browser's own, or any other by its key. */
  t(key: string, args: Record<string, Argument> = {}): string {
    return this.language?.format({ key, args }) ?? '';
  }

  say(message: Said, names: readonly string[] = [], me: number | null = null): string {
    return this.language?.format(message, names, me) ?? '';
  }

  pieces(message: Said, names: readonly string[] = [], me: number | null = null): Piece[] {
    return this.language?.pieces(message, names, me) ?? [];
  }

  has(key: string): boolean {
    return this.language?.has(key) ?? false;
  }

  async speak(code: string): Promise<void> {
    this.#code = code;
    await this.#gather();
    document.documentElement.lang = this.code;
  }

  /** The words of a game, too. */
  async learn(game: string): Promise<void> {
    if (!this.#parts.includes(game)) this.#parts = [...this.#parts, game];
    try {
      await this.#gather();
    } catch (reason) {
      this.#parts = this.#parts.filter((part) => part !== game);
      throw reason;
    }
  }

  /** Meanwhile another language may be wanted, or one more game. */
  async #gather(): Promise<void> {
    const [code, parts] = [this.#code, this.#parts];
    const found = await Promise.all(parts.map((part) => fetchPart(code, part)));
    if (code !== this.#code || parts !== this.#parts) return this.#gather();
    this.language = new Language(code, ...found);
  }
}

export const words = new Words();
export const t = (key: string, args: Record<string, Argument> = {}): string => words.t(key, args);

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
