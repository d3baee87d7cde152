import type { Shelved } from '../index';
import Art from './Art.svelte';

export const shelf: Shelved = {
  id: 'legends',
  Art,
  seats: [2, 4],
  quick: 3,
  load: () => import('.'),
};
