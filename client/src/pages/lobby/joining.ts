/** From a row of the hall to a seat. */
import { api } from '../../api';
import { attempt } from '../../refusals';
import { router } from '../../router.svelte';

export async function join(id: string): Promise<void> {
  if (await attempt(() => api.join(id, null))) router.go(`/match/${id}`);
}
