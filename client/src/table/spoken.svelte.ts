/** What the coach speaks of now, as spots of the board: it is shown as a hint would be. */
import type { Path } from './picking';

class Spoken {
  spots = $state.raw<Path>([]);
}

export const spoken = new Spoken();
