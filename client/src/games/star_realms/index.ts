import type { LogItem, Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { GameClient } from '../index';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { card as facts, CARDS, typeOf } from './cards';
import CardText from './CardText.svelte';
import { digest, isAnswer } from './digest';
import News from './News.svelte';
import Reference from './Reference.svelte';
import { read, zones } from './view';

const CARD = 'star-realms-card-';
const EVENT = 'star-realms-event-';

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  play: 'card',
  buy: 'card',
  acquire: 'card',
  discard: 'miss',
  attack: 'hit',
  'attack-last': 'hit',
  strike: 'hit',
  'strike-together': 'hit',
  'destroy-own': 'hit',
  destroy: 'hit',
  damage: 'hit',
  out: 'miss',
  win: 'win',
};

// What everybody can see on the table anyway, or what follows a line that says more.
const TRIFLES = ['draw', 'draw-seen', 'draw-known', 'discard-hand', 'reshuffle', 'reveal', 'turn'];

/** The reader has fallen; of a game that ends with it the result says so. */
function isNews(lines: readonly Said[], seat: number | null): boolean {
  if (lines.some(({ key }) => key === `${EVENT}win` || key === `${EVENT}drawn`)) return false;
  return lines.some(({ key, args }) => {
    const player = args['player'];
    return (
      key === `${EVENT}out` &&
      typeof player === 'object' &&
      'player' in player &&
      player.player === seat
    );
  });
}

const DISCARD = 'star-realms-ask-discard';
const CAUSES = ['play', 'use', 'ally', 'guise-ally', 'scrap', 'guise-scrap'];

/** Whose card makes the reader discard. */
function because(question: Said, log: readonly LogItem[]): Said | null {
  if (question.key !== DISCARD) return null;
  const lines = log.slice(-FEW).flatMap((item) => item.lines);
  return lines.findLast(({ key }) => CAUSES.includes(key.slice(EVENT.length))) ?? null;
}

const FEW = 8; // entries of the log, back to the one that asks for a discard

export const client: GameClient = {
  Board,
  CardFace,
  CardText,
  News,
  isNews,
  Reference,
  cards: CARDS.map(({ id }) => id),
  cardOf: (key) => (key.startsWith(CARD) ? key.slice(CARD.length) : null),
  facts: (card) => {
    const { faction, cost, copies, defence } = facts(card);
    return t('browser-star-realms-facts', {
      type: t(`browser-star-realms-type-${typeOf(card)}`),
      faction:
        faction === 'none'
          ? t('browser-star-realms-no-faction')
          : t(`star-realms-faction-${faction}`),
      cost,
      defence,
      copies,
    });
  },
  zones,
  soundOf: (line) => SOUNDS[line.key.slice(EVENT.length)] ?? null,
  isHeading: (key) => key === `${EVENT}turn`,
  isTrifle: (line) => TRIFLES.includes(line.key.slice(EVENT.length)),
  idles: true,
  isAnswer,
  digest,
  keeps: ({ move }) => move['kind'] === 'end-turn',
  because,
  isForced: ({ key }) => key === DISCARD,
  score: {
    word: 'browser-star-realms-course',
    of: (view) => read(view).players.map(({ authority }) => Math.max(0, authority)),
  },
  keys: [
    ['A', 'browser-star-realms-key-play'],
    ['B', 'browser-star-realms-key-use'],
    ['F', 'browser-star-realms-key-attack'],
    ['E', 'browser-star-realms-key-end'],
  ],
};
