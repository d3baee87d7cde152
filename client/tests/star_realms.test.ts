import { describe, expect, it } from 'vitest';
import { ability, CARDS, counted, typeOf } from '../src/games/star_realms/cards';
import { digest, isAnswer } from '../src/games/star_realms/digest';
import { EMBLEMS } from '../src/games/star_realms/emblems';
import { next, type Plan, playable, simple, unused } from '../src/games/star_realms/plan';
import {
  authorityAfter,
  bearings,
  inTradeDeck,
  others,
  type SeenPlayer,
  type StarRealmsView,
} from '../src/games/star_realms/view';
import type { Answer } from '../src/protocol';

let number = 1;
const answer = (kind: string, parts: Record<string, string | number> = {}): Answer => ({
  action: number++,
  say: { key: kind, args: {} },
  move: { kind, ...parts },
  text: kind,
});
const END = answer('end-turn');
const play = (card: string): Answer => answer('play', { card });

const player = (over: Partial<SeenPlayer> = {}): SeenPlayer => ({
  alive: true,
  team: [],
  role: null,
  authority: 50,
  trade: 0,
  combat: 0,
  charges: 0,
  owes: 0,
  pledge: 0,
  shielded: false,
  foes: [],
  reaches_bases_of: [],
  in_play: [],
  needles: [],
  hand: null,
  hand_size: 5,
  known: [],
  deck_size: 5,
  top: [],
  unseen: [],
  discard: [],
  ...over,
});

const table = (players: SeenPlayer[], over: Partial<StarRealmsView> = {}): StarRealmsView => ({
  mode: 'free-for-all',
  turn: 1,
  limit: 100,
  first: 0,
  mover: 0,
  asked: 0,
  row: [null, null, null, null, null],
  trade_deck: 75,
  explorers: 10,
  scrapped: [],
  players,
  can_attack: [],
  can_aim_at: [],
  can_reach_bases_of: [],
  done: [],
  winners: [],
  drawn: false,
  ...over,
});

const fielded = (card: string, defence: number, count = 1): SeenPlayer['in_play'][number] => ({
  card,
  count,
  ready: 0,
  allies: 0,
  allied: false,
  defence,
});

describe('the cards', () => {
  it('are 49, each with an emblem of its own', () => {
    const drawings = CARDS.map(({ id }) => JSON.stringify(EMBLEMS[id]));

    expect(CARDS).toHaveLength(49);
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings).size).toBe(49);
  });

  it('are ships, bases and outposts', () => {
    expect(['scout', 'the-hive', 'war-world'].map(typeOf)).toEqual(['ship', 'base', 'outpost']);
  });

  it('tell whether an ability asks for something', () => {
    expect(ability('ram', 'ally')?.simple).toBe(true);
    expect(ability('trading-post', 'use')?.simple).toBe(false);
    expect(ability('missile-bot', 'play')?.simple).toBe(false);
    expect(ability('royal-redoubt', 'ally')?.simple).toBe(false);
  });

  it('are counted by kind', () => {
    expect(counted(['viper', 'scout', 'viper'])).toEqual([
      ['scout', 1],
      ['viper', 2],
    ]);
  });
});

describe('"play all"', () => {
  it('plays what scraps while there is something in hand, and the Needle last', () => {
    const hand = [
      'stealth-needle',
      'scout',
      'imperial-fighter',
      'trade-bot',
      'survey-ship',
      'blob-wheel',
    ].map(play);

    expect(playable(hand).map((it) => it.move['card'])).toEqual([
      'blob-wheel',
      'survey-ship',
      'trade-bot',
      'scout',
      'imperial-fighter',
      'stealth-needle',
    ]);
  });

  it('waits while another question is asked and ends with the hand', () => {
    const scout = play('scout');
    const plan = { kind: 'play-all' } as const;

    expect(next(plan, [scout, END])).toEqual({ act: scout.action, plan });
    expect(next(plan, [answer('pass')])).toBe('wait');
    expect(next(plan, [END])).toBe('done');
  });
});

describe('"use all"', () => {
  it('takes what costs nothing and asks nothing', () => {
    const wheel = answer('use', { card: 'blob-wheel' });
    const ram = answer('ally', { card: 'ram' });
    const rest = [
      answer('use', { card: 'trading-post' }),
      answer('scrap', { card: 'ram' }),
      answer('ally', { card: 'blob-destroyer' }),
    ];

    expect(simple([...rest, wheel, ram, END])).toEqual([wheel, ram]);
  });
});

describe('an attack', () => {
  it('is two answers, and stops where the second is not legal', () => {
    const attack = answer('attack', { player: 1 });
    const spend = { kind: 'spend', amount: 9 };
    const plan: Plan = { kind: 'steps', moves: [attack.move, spend] };

    const first = next(plan, [attack, END]);
    expect(first).toEqual({ act: attack.action, plan: { kind: 'steps', moves: [spend] } });
    expect(next({ kind: 'steps', moves: [spend] }, [answer('spend', { amount: 1 })])).toBe('done');
  });
});

describe('the end of a turn', () => {
  it('tells what would be lost, and only what could be used', () => {
    const pool = { trade: 3, combat: 2, hand_size: 0 };

    expect(unused([END], pool)).toBeNull();
    expect(unused([END, answer('attack', { player: 1 })], pool)).toMatchObject({
      trade: 0,
      combat: 2,
    });
    expect(unused([END, answer('buy', { card: 'ram' })], pool)).toMatchObject({ trade: 3 });
    const choices = [answer('use', { card: 'trading-post' }), answer('ally', { card: 'ram' })];
    expect(unused([END, ...choices], pool)).toMatchObject({ abilities: 2 });
  });
});

describe('authority', () => {
  it('shows what all the combat would leave, outposts paid for first', () => {
    const mover = player({ combat: 9, foes: [1, 2] });
    const bare = player();
    const walled = player({ in_play: [fielded('war-world', 4), fielded('the-hive', 5)] });
    const view = table([mover, bare, walled]);

    expect(authorityAfter(view, 1)).toBe(41);
    expect(authorityAfter(view, 2)).toBe(45);
    expect(authorityAfter(view, 0)).toBeNull();
  });

  it('is threatened only where the mode lets the mover reach', () => {
    const admiral = player({ combat: 5, foes: [5], team: [0, 1, 2] });
    const foe = player({ team: [3, 4, 5] });
    const mate = player({ team: [0, 1, 2] });
    const view = table([admiral, mate, mate, foe, foe, foe], { mode: 'emperor' });

    expect([3, 4, 5].map((it) => authorityAfter(view, it))).toEqual([null, null, 45]);
  });

  it('of a hydra is threatened by all heads that have not finished', () => {
    const heads = [
      player({ team: [0, 1], combat: 3, foes: [2, 3] }),
      player({ team: [0, 1], combat: 4, foes: [2, 3] }),
    ];
    const foes = [player({ team: [2, 3], authority: 75 }), player({ team: [2, 3], authority: 75 })];
    const view = table([...heads, ...foes], { mode: 'hydra' });

    expect(authorityAfter(view, 3)).toBe(68);
    expect(authorityAfter({ ...view, done: [1] }, 3)).toBe(72);
  });
});

describe('who stands how to whom', () => {
  it('a hunter has a target, a threat, and neighbours whose bases are in reach', () => {
    const round = [0, 1, 2, 3].map((it) =>
      player({ team: [it], foes: [(it + 1) % 4], reaches_bases_of: [(it + 1) % 4, (it + 3) % 4] }),
    );
    const view = table(round, { mode: 'hunter' });

    expect([1, 2, 3].map((it) => bearings(view, 0, it))).toEqual([
      ['prey'],
      [],
      ['bases', 'threat'],
    ]);
    expect(others(view, 0)).toEqual([1, 2, 3]);
  });

  it('teammates sit first', () => {
    const view = table(
      [0, 1, 2, 3].map((it) => player({ team: it < 2 ? [0, 1] : [2, 3] })),
      { mode: 'hydra' },
    );

    expect(others(view, 1)).toEqual([0, 2, 3]);
    expect(others(view, null)).toEqual([0, 1, 2, 3]);
  });
});

describe('the trade deck', () => {
  it('still holds what nobody has seen', () => {
    const view = table(
      [player({ discard: ['ram'], unseen: ['scout', 'cutter'] }), player({ known: ['cutter'] })],
      { row: ['ram', 'mothership', null, null, null] },
    );
    const left = inTradeDeck(view);

    expect(left.get('ram')).toBe(0);
    expect(left.get('cutter')).toBe(1);
    expect(left.get('mothership')).toBe(0);
    expect(left.has('scout')).toBe(false);
  });
});

describe('an answer in the turn of another', () => {
  const isSo = (...names: string[]): boolean =>
    isAnswer(names.map((it) => ({ key: `star-realms-event-${it}`, args: {} })));

  it('is a forced discard, a share of a payment or what the fallen leave, or nothing', () => {
    expect(isSo('discard', 'draw')).toBe(true);
    expect(isSo('pledge', 'buy-together')).toBe(true);
    expect(isSo('refuse')).toBe(true);
    expect(isSo('leave')).toBe(true);
    expect(isSo()).toBe(true);
  });

  it('is no move of a teammate who takes the turn over', () => {
    expect(isSo('play', 'gain-trade')).toBe(false);
    expect(isSo('hand-over')).toBe(false);
  });
});

describe('what the last turn came to', () => {
  const told = (...winners: number[]): string[] =>
    digest([
      { key: 'star-realms-event-attack-last', args: {} },
      ...winners.map((player) => ({ key: 'star-realms-event-win', args: { player: { player } } })),
    ]).lines.map(({ key }) => key.slice('star-realms-event-'.length));

  it('says who has won, but of a team not each by each', () => {
    expect(told(1)).toEqual(['attack-last', 'win']);
    expect(told(0, 2)).toEqual(['attack-last']);
  });
});
