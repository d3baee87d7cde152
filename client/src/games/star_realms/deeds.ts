/** What the parts of the board may ask the board to do: it knows the answers and the plan. */
import type { Answer } from '../../protocol';
import type { MoveName } from './cards';

export interface Deeds {
  /** The legal answer of that kind with these parts, or null. */
  answer: (kind: string, parts?: Record<string, string | number>) => Answer | null;
  /** Give it; where it is not legal, ask why. */
  press: (kind: MoveName, what: string | number, owner?: number) => void;
  isHinted: (answer: Answer | null) => boolean;
  inspect: (card: string) => void;
  /** The reader may act in the main phase now. */
  isMain: boolean;
  /** What the reader could spend on a base. */
  combat: number;
}
