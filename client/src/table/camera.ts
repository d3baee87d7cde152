/**
 * What part of a map is on the screen. The camera looks at a point and is so many times
 * nearer than where the whole map fits; it looks past the edge of the map only as far as buttons
 * in the corner cover it.
 */
import { middle, type Box, type Point, type Size } from './geometry';

export interface Camera {
  x: number;
  y: number;
  /** 1: the whole map is seen. */
  zoom: number;
}

/** The map and the part of the screen that it is shown on, in pixels. */
export interface Stage {
  map: Box;
  screen: Size;
  most: number;
  /** Pixels at the right or at the foot in which buttons lie: what is below them can be drawn clear. */
  corner?: number;
}

export function whole({ map }: Stage): Camera {
  const [x, y] = middle(map);
  return { x, y, zoom: 1 };
}

/** Pixels for a map unit. */
export function scaleOf({ map, screen }: Stage, zoom: number): number {
  if (screen.width === 0 || screen.height === 0) return zoom;
  return zoom * Math.min(screen.width / map.width, screen.height / map.height);
}

/** The part of the map that is seen, with the aspect of the screen. */
export function viewBox(stage: Stage, camera: Camera): Box {
  const scale = scaleOf(stage, camera.zoom);
  const [width, height] = [stage.screen.width / scale, stage.screen.height / scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The nearest camera that is allowed: not too far, not too near, not past the edge. */
export function clamp(stage: Stage, camera: Camera): Camera {
  const zoom = Math.min(stage.most, Math.max(1, camera.zoom));
  const { width, height } = viewBox(stage, { ...camera, zoom });
  const past = cornerOf(stage, zoom);
  return {
    x: between(camera.x, stage.map.x, stage.map.width, width, past),
    y: between(camera.y, stage.map.y, stage.map.height, height, past),
    zoom,
  };
}

/** The corner of the buttons in map units. */
const cornerOf = (stage: Stage, zoom: number): number => (stage.corner ?? 0) / scaleOf(stage, zoom);

/** Where the middle may lie; a map that is smaller than the screen stays in the middle of it. */
function between(
  wanted: number,
  start: number,
  length: number,
  seen: number,
  past: number,
): number {
  if (seen >= length) return start + length / 2;
  return Math.min(start + length + past - seen / 2, Math.max(start + seen / 2, wanted));
}

/** The point of the map below a point of the screen, which counts from its top left corner. */
export function toMap(stage: Stage, camera: Camera, [x, y]: Point): Point {
  const [box, scale] = [viewBox(stage, camera), scaleOf(stage, camera.zoom)];
  return [box.x + x / scale, box.y + y / scale];
}

/** Dragged by so many pixels: the map follows the hand. */
export function pan(stage: Stage, camera: Camera, [dx, dy]: Point): Camera {
  const scale = scaleOf(stage, camera.zoom);
  return clamp(stage, { ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale });
}

/** So many times nearer; what lies below that point of the screen stays there. */
export function zoomAt(stage: Stage, camera: Camera, factor: number, at: Point): Camera {
  return carried(stage, camera, factor, at, at);
}

export type Fingers = readonly [Point, Point];

/** Two fingers have moved: what lay below them lies below them still. */
export function pinch(stage: Stage, camera: Camera, before: Fingers, after: Fingers): Camera {
  const [was, is] = [spread(before), spread(after)];
  const factor = was.length > 0 ? is.length / was.length : 1;
  return carried(stage, camera, factor, was.middle, is.middle);
}

/** What lay below one point of the screen lies below another one, so many times nearer. */
function carried(stage: Stage, camera: Camera, factor: number, from: Point, to: Point): Camera {
  const zoom = Math.min(stage.most, Math.max(1, camera.zoom * factor));
  const held = toMap(stage, camera, from);
  const moved = toMap(stage, { ...camera, zoom }, to);
  return clamp(stage, {
    x: camera.x + held[0] - moved[0],
    y: camera.y + held[1] - moved[1],
    zoom,
  });
}

function spread([one, other]: Fingers): { middle: Point; length: number } {
  return {
    middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2],
    length: Math.hypot(other[0] - one[0], other[1] - one[1]),
  };
}

/** As little as possible moved so that a box of the map is seen; a large one is centred. */
export function reveal(stage: Stage, camera: Camera, wanted: Box): Camera {
  const seen = viewBox(stage, camera);
  return clamp(stage, {
    ...camera,
    x: camera.x + shift(seen.x, seen.width, wanted.x, wanted.width),
    y: camera.y + shift(seen.y, seen.height, wanted.y, wanted.height),
  });
}

function shift(seen: number, length: number, wanted: number, size: number): number {
  if (size >= length) return wanted + size / 2 - (seen + length / 2);
  if (wanted < seen) return wanted - seen;
  return Math.max(0, wanted + size - (seen + length));
}

/** The camera for which a box of the map fills the screen. */
export function frame(stage: Stage, wanted: Box): Camera {
  const { width, height } = viewBox(stage, whole(stage));
  const [x, y] = middle(wanted);
  return clamp(stage, { x, y, zoom: Math.min(width / wanted.width, height / wanted.height) });
}
