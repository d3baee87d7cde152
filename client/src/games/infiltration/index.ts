import type { Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { GameClient } from '../index';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { CHARACTERS, character } from './cards';
import Ending from './Ending.svelte';
import News from './News.svelte';
import { decided, isEnd, isNews } from './news';
import Reference from './Reference.svelte';
import { read, zones } from './view';

const CARD = 'infiltration-card-';
const EVENT = 'infiltration-event-';

/** What the table shows at once, and for as long as it matters. */
const TRIFLES = ['draw', 'draw-seen', 'remove'].map((it) => `${EVENT}${it}`);

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  discard: 'card',
  'discard-guess': 'card',
  'discard-at': 'card',
  'discard-self': 'card',
  out: 'hit',
  miss: 'miss',
  'win-round': 'win',
  'win-match': 'win',
};

function soundOf(line: Said): 'card' | 'hit' | 'miss' | 'win' | null {
  return SOUNDS[line.key.slice(EVENT.length)] ?? null;
}

export const client: GameClient = {
  Board,
  CardFace,
  News,
  isNews,
  isEnd,
  Ending,
  decided,
  Reference,
  cards: CHARACTERS.map(({ id }) => id),
  cardOf: (key) => (key.startsWith(CARD) ? key.slice(CARD.length) : null),
  facts: (card) =>
    t('browser-infiltration-facts', {
      number: character(card).value,
      copies: character(card).copies,
    }),
  zones,
  soundOf,
  isHeading: (key) => key === `${EVENT}round`,
  isTrifle: ({ key }) => TRIFLES.includes(key),
  score: {
    word: 'browser-infiltration-course',
    of: (view) => read(view).players.map(({ tokens }) => tokens),
  },
  keys: [['A D', 'browser-infiltration-key-hand']],
};
