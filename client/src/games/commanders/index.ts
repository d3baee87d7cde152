import type { Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { CardKeys, GameClient } from '../index';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import {
  cardOfPlanet,
  EIGHT_COPIES,
  isShip,
  PLANETS,
  planetOfCard,
  SHIP_COPIES,
  SHIPS,
  SPECIAL_COPIES,
  SPECIALS,
  valueOf,
} from './cards';
import News from './News.svelte';
import { isEnd, isNews, isStanding } from './news';
import { spot } from './picking';
import Reference from './Reference.svelte';
import Standing from './Standing.svelte';
import { read, routed, zones } from './view';

const CARD = 'commanders-card-';
const PLANET = 'commanders-planet-';
const EVENT = 'commanders-event-';

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  line: 'card',
  fleet: 'card',
  play: 'card',
  trade: 'card',
  give: 'card',
  capture: 'hit',
  destroy: 'hit',
  'destroy-empty': 'hit',
  shoot: 'hit',
  decline: 'miss',
  pass: 'miss',
  'take-back': 'miss',
  win: 'win',
};
const HEADINGS = ['capture', 'destroy', 'destroy-empty', 'reset', 'end', 'cap'];
const TRIFLES = ['draw', 'draw-seen', 'open'];

const nameOf = (key: string): string => key.slice(EVENT.length);

const isTrifle = (line: Said): boolean => TRIFLES.includes(nameOf(line.key));

function soundOf(line: Said): 'card' | 'hit' | 'miss' | 'win' | null {
  return SOUNDS[nameOf(line.key)] ?? null;
}

/** The card that a term of the locale means: planets are cards, too. */
function cardOf(key: string): string | null {
  if (key.startsWith(PLANET)) return cardOfPlanet(key.slice(PLANET.length));
  return key.startsWith(CARD) ? key.slice(CARD.length) : null;
}

function facts(card: string): string {
  const planet = planetOfCard(card);
  if (planet) {
    const value = valueOf(planet);
    return t('browser-commanders-facts-planet', { value, needed: value - 1 });
  }
  if (isShip(card)) return t('browser-commanders-facts-ship', { count: SHIP_COPIES });
  return t('browser-commanders-facts-special', { eight: EIGHT_COPIES, two: SPECIAL_COPIES });
}

function keysOf(card: string): CardKeys | null {
  const planet = planetOfCard(card);
  if (!planet) return null;
  return { name: PLANET + planet, text: `browser-commanders-planet-${planet}` };
}

export const client: GameClient = {
  Board,
  CardFace,
  News,
  isNews,
  isEnd,
  Standing,
  decided: (turns) =>
    (turns.at(-1)?.lines ?? []).filter((line) => !isTrifle(line) && !isStanding(line)),
  Reference,
  cards: [...SHIPS, ...SPECIALS, ...PLANETS.map(({ id }) => cardOfPlanet(id))],
  cardOf,
  facts,
  speaksOf: { danger: [spot.planet('bespin')], end: [spot.planet('bespin')] },
  keysOf,
  zones,
  routed,
  soundOf,
  isHeading: (key) => HEADINGS.includes(nameOf(key)),
  isTrifle,
  score: {
    word: 'browser-commanders-course',
    of: (view) => read(view).players.map(({ points }) => points),
  },
  ranking: (view) => read(view).ranking,
  keys: [['0', 'browser-commanders-key-button']],
};
