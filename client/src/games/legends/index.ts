import type { Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { CardKeys, GameClient } from '../index';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import CardText from './CardText.svelte';
import { ALL, assetOf, kindOf } from './cards';
import { digest, isEnding } from './digest';
import Ending from './Ending.svelte';
import Figures from './Figures.svelte';
import News from './News.svelte';
import { isEnd, isNews, isStanding } from './news';
import Reference from './Reference.svelte';
import { read, totalOf, zones } from './view';

const EVENT = 'legends-event-';
const NAMES = /^legends-(?:card|leader|token)-/;

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  take: 'card',
  recruit: 'card',
  march: 'card',
  found: 'hit',
  destroy: 'hit',
  'destroy-neutral': 'hit',
  dragon: 'hit',
  'win-token': 'hit',
  thieves: 'miss',
  skip: 'miss',
  win: 'win',
};
const HEADINGS = ['setup', 'win-auction', 'game-over', 'win'];
const TRIFLES = ['reveal', 'muster', 'fragment', 'lay', 'choose', 'bid'];

const nameOf = (key: string): string => key.slice(EVENT.length);

const FEWEST = 2; // players

/** In which games a card is, unless it is in all. */
function facts(card: string): string {
  const asset = assetOf(card);
  return asset && asset.mark > FEWEST && kindOf(card).key === 'card'
    ? t('browser-legends-facts', { players: asset.mark })
    : '';
}

function keysOf(card: string): CardKeys {
  const name = `legends-${kindOf(card).key}-${card}`;
  return { name, text: name };
}

export const client: GameClient = {
  Board,
  CardFace,
  CardText,
  News,
  isNews,
  isEnd,
  Ending,
  decided: (turns) => digest(turns.at(-1)?.lines ?? []).lines.filter((line) => !isStanding(line)),
  Reference,
  Figures,
  cards: ALL,
  cardOf: (key) => (NAMES.test(key) ? key.replace(NAMES, '') : null),
  facts,
  keysOf,
  zones,
  soundOf: (line: Said) => SOUNDS[nameOf(line.key)] ?? null,
  isHeading: (key) => HEADINGS.includes(nameOf(key)),
  isTrifle: (line) => TRIFLES.includes(nameOf(line.key)) || isEnding(line),
  digest,
  score: {
    word: 'browser-legends-course',
    of: (view) => read(view).players.map((player) => totalOf(player, read(view).game)),
  },
  ranking: (view) => read(view).ranking?.flat() ?? null,
};
