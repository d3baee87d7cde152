/** Copying, also where the page is served without encryption, or the browser's own way is shut. */
import { announcer } from './announce.svelte';
import { t } from './words.svelte';

/** Copy a text and say so; an address that cannot be copied is shown, a longer text is on the page. */
export async function copy(text: string, said: string): Promise<void> {
  if ((await isTaken(text)) || isTakenFromField(text)) return void announcer.toast(said, 'good');
  const shown = text.includes('\n') ? '' : ` ${text}`;
  announcer.toast(t('browser-copy-refused') + shown, 'bad');
}

async function isTaken(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Below an open sheet nothing can be selected: the field lies in the sheet. */
function isTakenFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  (document.activeElement?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  return isDone;
}
