import type { Shelved } from '../index';
import Art from './Art.svelte';

export const shelf: Shelved = {
  id: 'skirmish',
  Art,
  seats: [2, 2],
  quick: 2,
  lists: true,
  quickOptions: { armies: 'starter' },
  load: () => import('.'),
};
