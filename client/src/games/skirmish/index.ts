import type { Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { CardKeys, GameClient } from '../index';
import Armies from './armies/Armies.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import CardText from './CardText.svelte';
import { ALL, keyOf } from './cards';
import { decided, digest } from './digest';
import Figures from './Figures.svelte';
import News from './News.svelte';
import { isNews } from './news';
import { spot } from './picking';
import Reference from './Reference.svelte';
import { commandOf, deploymentOf, read, zones } from './view';

const EVENT = 'skirmish-event-';
const NAMES = /^skirmish-(?:card|command)-/;

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  play: 'card',
  draw: 'card',
  roll: 'card',
  hit: 'hit',
  defeat: 'hit',
  miss: 'miss',
  win: 'win',
};
const HEADINGS = ['mission', 'round', 'activate'];
const BEGINNINGS = ['round', 'activate', 'status'];
const TRIFLES = ['place', 'end-activation', 'modified', 'seal', 'move-action', 'draw'];
const ACT = 'skirmish-ask-act';
/** Of the mission that the coach has: all of its tokens. */
const PANELS = [0, 1, 2, 3].map(spot.token);

/** What happened, without how: `miss-dodged` is a miss. */
const eventOf = (key: string): string => key.slice(EVENT.length);
const kindOf = (key: string): string => eventOf(key).split('-')[0] ?? '';

function facts(card: string): string {
  const group = deploymentOf(card);
  if (group) return t('browser-skirmish-facts', { cost: group.cost, copies: group.copies });
  const command = commandOf(card);
  return command ? t('browser-skirmish-facts', { cost: command.cost, copies: command.copies }) : '';
}

const keysOf = (card: string): CardKeys => ({ name: keyOf(card), text: `${keyOf(card)}-text` });

export const client: GameClient = {
  Board,
  Lists: Armies,
  CardFace,
  CardText,
  News,
  isNews,
  Reference,
  Figures,
  cards: ALL,
  cardOf: (key) => {
    const card = key.replace(NAMES, '');
    return NAMES.test(key) && ALL.includes(card) ? card : null;
  },
  facts,
  speaksOf: { mission: PANELS, round: PANELS },
  keysOf,
  zones,
  soundOf: (line: Said) => SOUNDS[kindOf(line.key)] ?? null,
  isHeading: (key) => HEADINGS.includes(eventOf(key)) || kindOf(key) === 'win',
  isTrifle: (line) => TRIFLES.includes(eventOf(line.key)),
  decided,
  begins: ({ key }) => BEGINNINGS.includes(eventOf(key)),
  digest,
  // Whoever may still take the last step back decides when the activation is over.
  isForced: ({ key }, canUndo) => key === ACT && !canUndo,
  score: {
    word: 'browser-skirmish-course',
    of: (view) => read(view).players.map(({ points }) => points),
  },
};
