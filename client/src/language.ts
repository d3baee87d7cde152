/** Changing the language: the page at once, and the server's own sentences from now on. */
import { api } from './api';
import { settings } from './settings.svelte';
import { words } from './words.svelte';

export async function chooseLanguage(code: string): Promise<void> {
  settings.language = code;
  await words.speak(code);
  api.changeMe({ lang: code }).catch(() => undefined);
}
