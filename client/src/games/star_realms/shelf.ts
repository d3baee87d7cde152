import type { Shelved } from '../index';
import Art from './Art.svelte';

export const shelf: Shelved = {
  id: 'star-realms',
  Art,
  seats: [2, 6],
  quick: 2,
  load: () => import('.'),
};
