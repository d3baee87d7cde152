/** Fingers or a mouse on a map: what a camera does that follows them, and what was a tap. */
import { pan, pinch, type Camera, type Fingers, type Stage } from './camera';
import { distance, type Point } from './geometry';

const SHAKE = 6; // pixels that a finger may move in a tap
const TWICE = 320; // milliseconds between the two taps of one double tap
const APART = 32; // pixels between them

export class Gestures {
  #down = new Map<number, Point>();
  #start: Point = [0, 0];
  #lastTap: { at: Point; time: number } | null = null;
  /** The hand has moved the map; what follows is no tap. */
  isDragging = false;

  press(pointer: number, at: Point): void {
    if (this.#down.size === 0) {
      this.#start = at;
      this.isDragging = false;
    } else this.isDragging = true;
    this.#down.set(pointer, at);
  }

  /** The camera that follows, or null while nothing is dragged. */
  move(pointer: number, at: Point, stage: Stage, camera: Camera): Camera | null {
    const from = this.#down.get(pointer);
    if (!from) return null;
    if (!this.isDragging && distance(this.#start, at) <= SHAKE) return null;
    this.isDragging = true;
    const before = this.#fingers();
    this.#down.set(pointer, at);
    const after = this.#fingers();
    if (before && after) return pinch(stage, camera, before, after);
    return pan(stage, camera, [at[0] - from[0], at[1] - from[1]]);
  }

  /** Whether this ends a double tap. */
  lift(pointer: number, at: Point, time: number): boolean {
    if (!this.#down.delete(pointer) || this.isDragging || this.#down.size > 0) return false;
    const last = this.#lastTap;
    const isSecond = last !== null && time - last.time < TWICE && distance(last.at, at) < APART;
    this.#lastTap = isSecond ? null : { at, time };
    return isSecond;
  }

  cancel(pointer: number): void {
    this.#down.delete(pointer);
  }

  #fingers(): Fingers | null {
    const [one, other] = this.#down.values();
    return one && other ? [one, other] : null;
  }
}
