/** What the table shows of ships, specials and planets. */
import { PLANETS, SHIPS } from './generated';

export {
  EIGHT_COPIES,
  type Planet,
  PLANETS,
  SHIP_COPIES,
  SHIPS,
  SPECIAL_COPIES,
  SPECIALS,
} from './generated';

const WORTH = new Map(PLANETS.map(({ id, value }) => [id, value]));

export const isShip = (card: string): boolean => SHIPS.includes(card);
export const valueOf = (planet: string): number => WORTH.get(planet) ?? 0;

/** A planet is a card, too: it is read, it flies, and it lies before its captor. */
const PLANET = 'planet-';
export const cardOfPlanet = (planet: string): string => PLANET + planet;
export const planetOfCard = (card: string): string | null =>
  card.startsWith(PLANET) ? card.slice(PLANET.length) : null;
