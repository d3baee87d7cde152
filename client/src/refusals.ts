/** A refusal in the reader's language. */
import { announcer } from './announce.svelte';
import { Refusal } from './api';
import { t, words } from './words.svelte';

export function sentenceOf(error: unknown, names: readonly string[] = []): string {
  if (error instanceof Refusal) {
    if (error.said && words.has(error.said.key)) return words.say(error.said, names);
    if (error.message) return error.message;
  }
  console.error(error);
  return t('browser-server-trouble');
}

/** Do something that may be refused; the refusal is given to whoever shows it beside a field. */
export async function beside<Result>(
  show: (sentence: string, key: string) => void,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    const key = error instanceof Refusal ? (error.said?.key ?? '') : '';
    show(sentenceOf(error), key);
    return null;
  }
}

/** Do something that may be refused; the reader is told if it was. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    announcer.toast(sentenceOf(error), 'bad');
    return null;
  }
}
