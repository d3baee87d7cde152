/** What the reader is led to, by a hint, by the coach or by a choice that was begun, comes into sight. */
import { isStill } from '../settings.svelte';

const LED = '.hinted:not([aria-pressed=true])';
/** In the dock a choice is confirmed. */
const PARTS = [[`.scene ${LED}`], [`.dock ${LED}`, '.dock .primary']];

/** Scroll the scene and the dock, each to the first such thing in it and no further than needed. */
export function bringIntoSight(board: HTMLElement): void {
  for (const part of PARTS) {
    const found = part.map((it) => board.querySelector(it)).find((it) => it !== null);
    if (found instanceof SVGElement) showOnMap(board, found);
    else found?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: behavior() });
  }
}

const behavior = (): ScrollBehavior => (isStill() ? 'instant' : 'smooth');

/**
 * The map as a whole or, where there is no room for it, the place, to which the camera has gone.
 * What lies over the scene is told by the margins of the map.
 */
function showOnMap(board: HTMLElement, place: SVGElement): void {
  const [stage, map] = [board.parentElement, place.ownerSVGElement];
  if (!stage || !map) return;
  const [seen, frame] = [stage.getBoundingClientRect(), map.getBoundingClientRect()];
  const margins = getComputedStyle(map);
  const top = seen.top + parseFloat(margins.scrollMarginTop);
  const bottom = seen.bottom - parseFloat(margins.scrollMarginBottom);
  const box = frame.height <= bottom - top ? frame : place.getBoundingClientRect();
  const above = top - Math.max(box.top, frame.top);
  const below = Math.min(box.bottom, frame.bottom) - bottom;
  const by = above > 0 ? -above : Math.max(0, below);
  if (by !== 0) stage.scrollBy({ top: by, behavior: behavior() });
}
