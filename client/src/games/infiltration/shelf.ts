import type { Shelved } from '../index';
import Art from './Art.svelte';

export const shelf: Shelved = {
  id: 'infiltration',
  Art,
  seats: [2, 4],
  quick: 3,
  load: () => import('.'),
};
