/** What the ground of a space looks like: strokes that are the same on every screen. */
import { SIDE } from './map';
import type { Space } from './generated';

/** A number from 0 up to 1 that belongs to a space and a purpose. */
export function chance({ column, row }: Space, purpose: number): number {
  let mixed = (column * 73856093) ^ (row * 19349663) ^ (purpose * 83492791);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

type Stroke = (x: number, y: number, size: number) => string;

const ripple: Stroke = (x, y, size) =>
  `M${x - 16 * size} ${y}q${8 * size} ${-7 * size} ${16 * size} 0t${16 * size} 0`;
const pebble: Stroke = (x, y, size) =>
  `M${x} ${y}a${5 * size} ${3.5 * size} 0 1 0 ${10 * size} 0a${5 * size} ${3.5 * size} 0 1 0 ${-10 * size} 0z`;
const tuft: Stroke = (x, y, size) =>
  `M${x - 8 * size} ${y}q${2 * size} ${-9 * size} ${-3 * size} ${-14 * size}M${x} ${y}v${-18 * size}M${x + 7 * size} ${y}q${-1 * size} ${-9 * size} ${5 * size} ${-13 * size}`;
const crack: Stroke = (x, y, size) =>
  `M${x} ${y}l${9 * size} ${8 * size}l${-3 * size} ${9 * size}l${11 * size} ${9 * size}`;

function scattered(spaces: readonly Space[], stroke: Stroke, share: number, salt: number): string {
  return spaces
    .filter((it) => chance(it, salt) < share)
    .map((it) =>
      stroke(
        it.column * SIDE + 22 + chance(it, salt + 1) * 56,
        it.row * SIDE + 26 + chance(it, salt + 2) * 52,
        0.8 + chance(it, salt + 3) * 0.6,
      ),
    )
    .join('');
}

/** Plates, each with a rivet in two of its corners. */
const plates = (spaces: readonly Space[]): string =>
  spaces
    .map(({ column, row }) => {
      const [x, y] = [column * SIDE, row * SIDE];
      return `M${x + 7} ${y + 7}h86v86h-86zM${x + 14} ${y + 14}h.010M${x + 86} ${y + 86}h.010`;
    })
    .join('');

/** Slabs of stone: the square split in two or three. */
const slabs = (spaces: readonly Space[]): string =>
  spaces
    .map((it) => {
      const [x, y] = [it.column * SIDE, it.row * SIDE];
      const at = 30 + chance(it, 40) * 40;
      return chance(it, 41) < 0.5
        ? `M${x + at} ${y + 4}v92M${x + 4} ${y + 50}h${at - 4}`
        : `M${x + 4} ${y + at}h92M${x + 50} ${y + at}v${96 - at}`;
    })
    .join('');

/** Flagstones: a smaller square, turned in some spaces. */
const tiles = (spaces: readonly Space[]): string =>
  spaces
    .map((it) => {
      const [x, y] = [it.column * SIDE, it.row * SIDE];
      return chance(it, 50) < 0.5
        ? `M${x + 50} ${y + 5}v90M${x + 5} ${y + 50}h90`
        : `M${x + 5} ${y + 33}h90M${x + 5} ${y + 67}h90M${x + 50} ${y + 33}v34`;
    })
    .join('');

export interface Floor {
  /** For the colours: Terrain.svelte has them. */
  look: string;
  spaces: readonly Space[];
  /** Thin lines, and small filled shapes. */
  lines: string;
  dots: string;
}

/** Indoors and outdoors of a map. */
export function floorsOf(map: string, spaces: readonly Space[]): Floor[] {
  const inside = spaces.filter(({ roofed }) => roofed);
  const outside = spaces.filter(({ roofed }) => !roofed);
  if (map === 'massassi-ruins')
    return [
      {
        look: 'temple',
        spaces: inside,
        lines: slabs(inside) + scattered(inside, crack, 0.25, 10),
        dots: '',
      },
      {
        look: 'jungle',
        spaces: outside,
        lines: scattered(outside, tuft, 0.8, 14) + scattered(outside, tuft, 0.6, 18),
        dots: scattered(outside, pebble, 0.3, 22),
      },
    ];
  return [
    map === 'moisture-farm'
      ? { look: 'farmhouse', spaces: inside, lines: plates(inside), dots: '' }
      : {
          look: 'houses',
          spaces: inside,
          lines: tiles(inside) + scattered(inside, crack, 0.12, 26),
          dots: '',
        },
    {
      look: 'sand',
      spaces: outside,
      lines: scattered(outside, ripple, 0.7, 30) + scattered(outside, ripple, 0.4, 34),
      dots: scattered(outside, pebble, 0.35, 38),
    },
  ];
}

/** Rubble in a space that is hard to cross. */
export const rubble = ({ column, row }: Space): string => {
  const [x, y] = [column * SIDE, row * SIDE];
  return (
    `M${x + 16} ${y + 78}l14-26 20 6 6 20zM${x + 52} ${y + 84}l10-22 22 4 6 18z` +
    `M${x + 34} ${y + 46}l8-22 22-2 10 20z`
  );
};
