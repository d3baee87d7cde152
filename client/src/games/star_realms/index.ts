import type { Said } from '../../protocol';
import { t } from '../../words.svelte';
import type { GameClient } from '../index';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { card as facts, CARDS, typeOf } from './cards';
import CardText from './CardText.svelte';
import News from './News.svelte';
import Reference from './Reference.svelte';
import { zones } from './view';

const CARD = 'star-realms-card-';
const EVENT = 'star-realms-event-';

const SOUNDS: Record<string, 'card' | 'hit' | 'miss' | 'win'> = {
  play: 'card',
  buy: 'card',
  acquire: 'card',
  discard: 'miss',
  attack: 'hit',
  strike: 'hit',
  destroy: 'hit',
  damage: 'hit',
  out: 'miss',
  win: 'win',
};

// What everybody can see on the table anyway, or what follows a line that says more.
const TRIFLES = ['draw', 'draw-seen', 'draw-known', 'discard-hand', 'reshuffle', 'reveal', 'turn'];

/** The reader has fallen; of a game that ends with it the result says so. */
function isNews(lines: readonly Said[], seat: number | null): boolean {
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
  keys: [
    ['A', 'browser-star-realms-key-play'],
    ['B', 'browser-star-realms-key-use'],
    ['F', 'browser-star-realms-key-attack'],
    ['E', 'browser-star-realms-key-end'],
  ],
};
