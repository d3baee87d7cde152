/** A shape for every seat, in a box of 100 x 100, so that colour is never alone. */
export const SHAPES = [
  'M50 4a46 46 0 1 1 0 92 46 46 0 1 1 0-92',
  'M50 3 97 50 50 97 3 50Z',
  'M10 10H90V90H10Z',
  'M50 4 90 27V73L50 96 10 73V27Z',
  'M50 4 97 38 79 95H21L3 38Z',
  'M50 6 97 90H3Z',
] as const;

/** Of nobody: an octagon. */
export const NEUTRAL = 'M31 5H69L95 31V69L69 95H31L5 69V31Z';

export const shapeOf = (seat: number | null): string =>
  seat === null ? NEUTRAL : (SHAPES[seat % SHAPES.length] ?? NEUTRAL);

export const colourOf = (seat: number | null): string =>
  seat === null ? 'var(--seat-none)' : `var(--seat-${seat % SHAPES.length})`;

/** Where a letter or a number stands in the middle of the shape: a triangle's lies lower. */
export const baselineOf = (seat: number | null): number =>
  seat !== null && seat % SHAPES.length === 5 ? 78 : 66;

/** Lines of seats in a graph, told apart without colour. */
export const DASHES = ['', '10 5', '3 4', '14 4 3 4', '6 6', '2 6'];
