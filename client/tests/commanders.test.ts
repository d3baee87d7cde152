import { describe, expect, it } from 'vitest';
import { diff } from '../src/diff';
import { pathOf, reason, spot, ways, type Seat } from '../src/games/commanders/picking';
import {
  around,
  routed,
  unseen,
  zones,
  type CommandersView,
  type SeenPlanet,
  type SeenPlayer,
} from '../src/games/commanders/view';
import type { Answer, View } from '../src/protocol';
import { arrived, buttons, go, nextSpots } from '../src/table/picking';

const ME = 0;

const player = (given: Partial<SeenPlayer> = {}): SeenPlayer => ({
  cards: 5,
  hand: null,
  known: [],
  not: [],
  fleet: [],
  planets: [],
  points: 0,
  stuck: 0,
  ...given,
});

const planet = (name: string, value: number, line: string[]): SeenPlanet => ({
  planet: name,
  value,
  needed: value - 1,
  line,
  free: value - line.length,
  full: line.length === value,
  matches: [0, 0, 0, 0],
  captors: [],
});

const table = (given: Partial<CommandersView> = {}): CommandersView => ({
  turn: 1,
  asked: ME,
  question: { verb: 'turn', player: ME },
  eight: 'star-destroyer',
  deck: 60,
  discards: [],
  pile: 10,
  unseen_planets: [],
  planets: [
    planet('hoth', 4, ['v-wing']),
    planet('endor', 3, []),
    planet('yavin', 2, []),
    planet('naboo', 4, []),
  ],
  destroyed: [],
  players: [
    player({ hand: ['tie-fighter', 'star-destroyer'], fleet: ['v-wing'] }),
    player({ fleet: ['tie-bomber'] }),
    player(),
    player({ fleet: ['v-wing'] }),
  ],
  ranking: null,
  winners: [],
  ...given,
});

const at = (view = table()): Seat => ({ view, seat: ME });
const said = { key: '', args: {} };
const answer = (action: number, move: Answer['move']): Answer => ({
  action,
  say: said,
  move,
  text: '',
});

const LINE = answer(1, { kind: 'line', planet: 'endor', ship: 'tie-fighter' });
const FLEET = answer(2, { kind: 'fleet', ship: 'tie-fighter' });
const SWAP = answer(3, { kind: 'swap', planet: 'hoth', ship: 'v-wing' });
const SWAP_FOREIGN = answer(4, { kind: 'swap', fleet: 1, ship: 'tie-bomber' });
const STEAL = answer(5, { kind: 'steal', fleet: 1, ship: 'tie-bomber' });
const TRADE = answer(6, { kind: 'trade', with: 1, give: 'v-wing', take: 'tie-bomber' });
const CAPTURE = answer(7, { kind: 'capture', planet: 'yavin' });

describe('picking', () => {
  const all = ways([LINE, FLEET, SWAP, SWAP_FOREIGN, STEAL, TRADE, CAPTURE], at());

  it('begins with a card of the hand or a planet to capture', () => {
    expect([...nextSpots(all, [])].sort()).toEqual([
      'capture/yavin',
      'hand/slave-one',
      'hand/star-destroyer',
      'hand/tie-fighter',
    ]);
  });

  it('leads a ship to a planet or into the own fleet', () => {
    const picked = go(all, [], spot.hand('tie-fighter'));

    expect(arrived(all, picked)).toBeNull();
    expect(nextSpots(all, picked)).toEqual(new Set(['planet/endor', 'fleet/0']));
    expect(arrived(all, go(all, picked, spot.fleet(ME)))).toBe(FLEET);
  });

  it('asks whether to swap or to steal only where both are possible', () => {
    const picked = go(all, [], spot.hand('star-destroyer'));
    const [own, foreign] = [spot.ship('hoth', 'v-wing'), spot.ship(1, 'tie-bomber')];

    expect(arrived(all, go(all, picked, own))).toBe(SWAP);
    expect(arrived(all, go(all, picked, foreign))).toBeNull();
    expect(buttons(all, go(all, picked, foreign)).map((way) => way.answer)).toEqual([
      SWAP_FOREIGN,
      STEAL,
    ]);
  });

  it('trades an own ship for a neighbour’s', () => {
    const given = go(all, go(all, [], spot.hand('slave-one')), spot.ship(ME, 'v-wing'));

    expect(nextSpots(all, given)).toEqual(new Set(['ship/1/tie-bomber']));
    expect(arrived(all, go(all, given, spot.ship(1, 'tie-bomber')))).toBe(TRADE);
  });

  it('knows with whom a chain goes on from the question', () => {
    const question = { verb: 'pass-on', player: ME, partner: 3 } as const;

    expect(pathOf({ kind: 'pass-on', give: 'v-wing', take: 'tie-fighter' }, question, ME)).toEqual([
      'ship/0/v-wing',
      'ship/3/tie-fighter',
    ]);
  });
});

describe('what is not possible', () => {
  it('is asked of the server by the move', () => {
    const fighter = [spot.hand('tie-fighter')];

    expect(reason(at(), fighter, spot.planet('hoth'))).toEqual({
      move: { kind: 'line', planet: 'hoth', ship: 'tie-fighter' },
    });
    expect(reason(at(), fighter, spot.planet('yavin'))).toEqual({
      move: { kind: 'line', planet: 'yavin', ship: 'tie-fighter' },
    });
    expect(reason(at(), fighter, spot.fleet(ME))).toEqual({
      move: { kind: 'fleet', ship: 'tie-fighter' },
    });
    expect(reason(at(), [], spot.capture('naboo'))).toEqual({
      move: { kind: 'capture', planet: 'naboo' },
    });
    expect(reason(at(), [], spot.hand('slave-one'))).toEqual({
      move: { kind: 'vain', special: 'slave-one' },
    });
    const destroyer = [spot.hand('star-destroyer')];
    expect(reason(at(), destroyer, spot.ship(3, 'v-wing'))).toEqual({
      move: { kind: 'swap', fleet: 3, ship: 'v-wing' },
    });
  });

  it('has a sentence of our own where there is no such action', () => {
    const slave = [spot.hand('slave-one'), spot.ship(ME, 'v-wing')];

    expect(reason(at(), slave, spot.ship(2, 'v-wing'))).toEqual({
      sentence: 'browser-commanders-not-neighbour',
    });
    expect(reason(at(), slave, spot.ship(3, 'v-wing'))).toEqual({
      move: { kind: 'trade', with: 3, give: 'v-wing', take: 'v-wing' },
    });
    expect(reason(at(), [spot.hand('super-star-destroyer')], spot.ship(1, 'tie-bomber'))).toEqual({
      sentence: 'browser-commanders-lines-only',
    });
    expect(reason(at(), [spot.hand('death-star')], spot.fleet(ME))).toEqual({
      sentence: 'browser-commanders-planets-only',
    });
  });

  it('is told of the second part of a move, too', () => {
    const second = at(
      table({ question: { verb: 'swap-with', player: ME, place: 0, ship: 'v-wing' } }),
    );

    expect(reason(second, [], spot.ship('hoth', 'v-wing'))).toEqual({
      move: { kind: 'swap-with', planet: 'hoth', ship: 'v-wing' },
    });
  });
});

describe('the table', () => {
  it('shows the others clockwise from the reader’s left', () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });

  it('counts what the reader does not see', () => {
    const left = unseen(table({ discards: ['v-wing', 'star-destroyer'] }));

    expect(left.get('v-wing')).toBe(12 - 4);
    expect(left.get('star-destroyer')).toBe(8 - 2);
    expect(left.get('death-star')).toBe(2);
  });

  it('lets a ship fly from the hand that played it, not from the deck', () => {
    const before = table({ asked: 2 });
    const after = table({
      deck: 59,
      planets: [planet('hoth', 4, ['v-wing', 'tie-fighter']), ...before.planets.slice(1)],
    });
    const raw = (view: CommandersView): View => view as unknown as View;

    const flights = routed(diff(zones(raw(before)), zones(raw(after))), raw(before));

    expect(flights).toEqual([
      { card: 'tie-fighter', from: 'hand-2', to: 'line-hoth' },
      { card: null, from: 'deck', to: 'hand-2' },
    ]);
  });

  it('lets two swapped ships fly past each other', () => {
    const before = table();
    const players = before.players.map((it, seat) =>
      seat === 1 ? { ...it, fleet: ['v-wing'] } : it,
    );
    const planets = [planet('hoth', 4, ['tie-bomber']), ...before.planets.slice(1)];
    const raw = (view: CommandersView): View => view as unknown as View;

    const flights = diff(zones(raw(before)), zones(raw(table({ players, planets }))));

    expect(flights).toEqual([
      { card: 'tie-bomber', from: 'fleet-1', to: 'line-hoth' },
      { card: 'v-wing', from: 'line-hoth', to: 'fleet-1' },
    ]);
  });
});
