/** What the table shows of ships, specials and planets: their order is that of `cards.py`. */

export const SHIPS = [
  'tie-fighter',
  'tie-interceptor',
  'tie-bomber',
  'imperial-shuttle',
  'landing-craft',
  'v-wing',
  'tie-advanced',
] as const;

export const SPECIALS = [
  'star-destroyer',
  'death-star',
  'super-star-destroyer',
  'slave-one',
] as const;

export interface Planet {
  id: string;
  value: number;
}

export const PLANETS: readonly Planet[] = [
  { id: 'tatooine', value: 4 },
  { id: 'coruscant', value: 4 },
  { id: 'naboo', value: 4 },
  { id: 'hoth', value: 4 },
  { id: 'kashyyyk', value: 3 },
  { id: 'endor', value: 3 },
  { id: 'kamino', value: 3 },
  { id: 'geonosis', value: 3 },
  { id: 'mustafar', value: 3 },
  { id: 'alderaan', value: 3 },
  { id: 'dagobah', value: 2 },
  { id: 'bespin', value: 2 },
  { id: 'yavin', value: 2 },
  { id: 'utapau', value: 2 },
];

export const SHIP_COPIES = 12;
export const SPECIAL_COPIES = 2;
export const EIGHT_COPIES = 8;

const WORTH = new Map(PLANETS.map(({ id, value }) => [id, value]));

export const shipNumber = (card: string): number => (SHIPS as readonly string[]).indexOf(card);
export const specialNumber = (card: string): number =>
  (SPECIALS as readonly string[]).indexOf(card);
export const isShip = (card: string): boolean => shipNumber(card) >= 0;
export const valueOf = (planet: string): number => WORTH.get(planet) ?? 0;

/** A planet is a card, too: it is read, it flies, and it lies before its captor. */
const PLANET = 'planet-';
export const cardOfPlanet = (planet: string): string => PLANET + planet;
export const planetOfCard = (card: string): string | null =>
  card.startsWith(PLANET) ? card.slice(PLANET.length) : null;

/** The numbers of actions, for asking why one is not possible: `moves.py` has the same. */
export const ACTIONS = {
  line: 8,
  fleet: 40,
  capture: 48,
  shoot: 56,
  swap: 88,
  trade: 200,
  vain: 328,
  shootAlso: 336,
  swapWith: 368,
  give: 440,
  keep: 448,
  passOn: 457,
} as const;

/** A place, or another ship, and a ship. */
export const pair = (first: number, ship: string): number => (first << 3) | shipNumber(ship);
