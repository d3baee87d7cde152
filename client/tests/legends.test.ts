import { describe, expect, it } from 'vitest';
import { digest } from '../src/games/legends/digest';
import { piecesAt, priceAt, pricesAt } from '../src/games/legends/map';
import { FINISH, waysOf } from '../src/games/legends/picking';
import { isTieBroken } from '../src/games/legends/view';
import type { LegendsView } from '../src/games/legends/generated';
import type { Answer, Said } from '../src/protocol';
import { distance } from '../src/table/geometry';
import { arrived, buttons, go } from '../src/table/picking';

const answer = (action: number, move: Answer['move']): Answer => ({
  action,
  move,
  say: { key: 'said', args: {} },
  text: '',
});

const MARCH = answer(1, { kind: 'march', from: 'd4', to: 'd3' });
const FOUND = answer(2, { kind: 'found', region: 'd4' });
const DONE = answer(3, { kind: 'done' });
const RED = answer(4, { kind: 'destroy', owner: 1, region: 'd4' });
const NEUTRAL = answer(5, { kind: 'destroy-neutral', region: 'd4' });

describe('the path of an answer in Legends', () => {
  it('is over with the tap where it can be taken back', () => {
    const ways = waysOf([MARCH, DONE], new Set([3]));

    expect(arrived(ways, ['region/d4', 'region/d3'])).toBe(MARCH);
    expect(arrived(ways, ['do/done'])).toBe(DONE);
  });

  it('waits for a button where there is no way back', () => {
    const ways = waysOf([FOUND, DONE], new Set([2, 3]));
    const picked = go(ways, [], 'region/d4');

    expect(arrived(ways, picked)).toBeNull();
    expect(buttons(ways, picked).map(({ path }) => path.at(-1))).toEqual([FINISH]);
  });

  it('asks whose army only where there are several, and that button is the last', () => {
    const several = waysOf([RED, NEUTRAL], new Set([4, 5]));
    const one = waysOf([RED], new Set([4]));

    expect(buttons(several, ['region/d4']).map((way) => way.answer)).toEqual([RED, NEUTRAL]);
    expect(buttons(one, ['region/d4']).map(({ path }) => path.at(-1))).toEqual([FINISH]);
  });
});

describe('what a turn in Legends came to', () => {
  const done = (verb: string): Said => ({
    key: 'legends-event-skip',
    args: { player: { player: 0 }, action: { term: `legends-verb-${verb}` } },
  });

  it('leaves out that a march was ended, not that nobody was destroyed', () => {
    const ended = ['march', 'recruit', 'peek', 'destroy'].map(done);

    expect(digest(ended).lines).toEqual([done('destroy')]);
  });

  it('leaves out that a bid was made, and tells it once it is open', () => {
    const [made, open] = ['bid', 'open-bid'].map((name) => ({
      key: `legends-event-${name}`,
      args: { player: { player: 1 }, coins: 2 },
    }));

    expect(digest([made!, open!]).lines).toEqual([open]);
  });
});

describe('the price of a crossing', () => {
  const line = [
    [0, 0],
    [100, 0],
  ] as const;

  it('stands in the middle of its line', () => {
    expect(priceAt(line, [], 20)).toEqual([50, 0]);
    expect(priceAt(line, [[50, 20]], 20)).toEqual([50, 0]);
  });

  it('stands beside it where a piece would cover it', () => {
    expect(priceAt(line, [[50, 5]], 20)).toEqual([50, -20]);
    expect(priceAt(line, [[50, -5]], 20)).toEqual([50, 20]);
  });

  it('stands where there is most room if there is too little of it everywhere', () => {
    const crowd = [-30, -15, 0, 15].map((y) => [50, y] as const);

    expect(priceAt(line, crowd, 20)).toEqual([50, 30]);
  });

  it('leaves the price of another line in sight', () => {
    const other = [
      [0, 10],
      [100, 10],
    ] as const;

    expect(pricesAt([line, other], [], 20)).toEqual([
      [50, 0],
      [50, 20],
    ]);
  });
});

describe('the pieces of a region', () => {
  it('stand in a row where nobody is in the way', () => {
    const [row = []] = piecesAt([
      { many: 3, middle: [0, 0], size: 100 },
      { many: 1, middle: [900, 0], size: 100 },
    ]);

    expect(row.map(([x, y]) => [Math.round(x), y])).toEqual([
      [-112, 0],
      [0, 0],
      [112, 0],
    ]);
  });

  it('cover none of those of the next region', () => {
    const [three = [], two = []] = piecesAt([
      { many: 3, middle: [0, 0], size: 100 },
      { many: 2, middle: [230, 20], size: 100 },
    ]);

    const gaps = three.flatMap((one) => two.map((other) => distance(one, other)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  });
});

describe('the end of Legends', () => {
  const end = (winners: number[], ...points: number[]): LegendsView =>
    ({ winners, game: 0, players: points.map((it) => ({ points: it, earlier: [] })) }) as never;

  it('says what decides where somebody has as many points as the winner', () => {
    expect(isTieBroken(end([1], 9, 12, 12))).toBe(true);
    expect(isTieBroken(end([1], 9, 12, 10))).toBe(false);
  });

  it('says nothing where all who are equal share the win, or nobody has won yet', () => {
    expect(isTieBroken(end([1, 2], 9, 12, 12))).toBe(false);
    expect(isTieBroken(end([], 9, 12, 12))).toBe(false);
  });
});
