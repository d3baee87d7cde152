/** Where a match leads: its address, its replay, the next one. */
import { api } from '../../api';
import { copy } from '../../clipboard';
import { attempt } from '../../refusals';
import { router } from '../../router.svelte';
import { t } from '../../words.svelte';

/** One click for each: the first opens a table, the others sit down, with the last it begins. */
export async function playAgain(id: string): Promise<void> {
  const next = await attempt(() => api.rematch(id));
  if (next) router.go(`/match/${next.match.id}`);
}

export async function share(page: 'match' | 'replay', id: string): Promise<void> {
  await copy(`${location.origin}/${page}/${id}`, t('browser-copied'));
}
