/** The language of the page, which can change at any time, and the sentences in it. */
import { Language, type Piece } from './fluent';
import type { Argument, Said } from './protocol';
import { settings } from './settings.svelte';

export const LANGUAGES = ['ru', 'en'] as const;

const spoken = new Map<string, Promise<Language>>();

class Words {
  language = $state.raw<Language | null>(null);

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
    this.language = await fetched(code);
    document.documentElement.lang = code;
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

function fetched(code: string): Promise<Language> {
  const known = spoken.get(code);
  if (known) return known;
  const coming = fetch(`/api/locale/${code}`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`no words in ${code}: ${answer.status}`);
      return answer.text();
    })
    .then((ftl) => new Language(code, ftl));
  coming.catch(() => spoken.delete(code));
  spoken.set(code, coming);
  return coming;
}
