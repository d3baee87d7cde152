import type { Shelved } from '../index';
import Art from './Art.svelte';

export const shelf: Shelved = {
  id: 'commanders',
  Art,
  seats: [2, 5],
  quick: 3,
  load: () => import('.'),
};
