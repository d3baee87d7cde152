import { describe, expect, it } from 'vitest';
import { diff } from '../src/diff';
import { guess, hand, read, unseen, zones } from '../src/games/infiltration/view';
import type { Update } from '../src/protocol';
import recorded from './fixtures/match-4.json';

const VIEWS = (recorded as unknown as Update[]).flatMap(({ view }) => (view ? [view] : []));

describe('the difference of two tables', () => {
  it('is nothing where nothing moved', () => {
    const table = { deck: [null, null], 'hand-0': ['luke'] };

    expect(diff(table, table)).toEqual([]);
  });

  it('shows a card on its way from the deck to a hand', () => {
    expect(
      diff({ deck: [null, null], hand: ['luke'] }, { deck: [null], hand: ['luke', 'leia'] }),
    ).toEqual([{ card: 'leia', from: 'deck', to: 'hand' }]);
  });

  it('shows a hidden card that is laid open', () => {
    expect(diff({ hand: [null, null], pile: [] }, { hand: [null], pile: ['han'] })).toEqual([
      { card: 'han', from: 'hand', to: 'pile' },
    ]);
  });

  it('does not take a card that was turned over for one that moved', () => {
    expect(diff({ hand: [null] }, { hand: ['leia'] })).toEqual([]);
    expect(diff({ hand: ['leia'] }, { hand: [null] })).toEqual([]);
  });

  it('shows a trade as two flights', () => {
    const flights = diff({ mine: ['leia'], yours: ['han'] }, { mine: ['han'], yours: ['leia'] });

    expect(flights).toHaveLength(2);
    expect(flights).toContainEqual({ card: 'leia', from: 'mine', to: 'yours' });
    expect(flights).toContainEqual({ card: 'han', from: 'yours', to: 'mine' });
  });

  it('keeps unseen cards unseen', () => {
    expect(diff({ deck: [null, null], hand: [] }, { deck: [null], hand: [null] })).toEqual([
      { card: null, from: 'deck', to: 'hand' },
    ]);
  });

  it('never makes a card of nothing in a whole match', () => {
    for (const [place, view] of VIEWS.entries()) {
      const [before, after] = [zones(VIEWS[Math.max(0, place - 1)]!), zones(view)];
      for (const flight of diff(before, after)) {
        expect(before[flight.from]?.length).toBeGreaterThan(0);
        expect(after[flight.to]?.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('what is known in Infiltration', () => {
  it('accounts for all seventeen cards in every view', () => {
    for (const view of VIEWS.map(read)) {
      const hidden = [...unseen(view).values()].reduce((sum, count) => sum + count, 0);
      const backs = view.players
        .flatMap((_, player) => hand(view, player))
        .filter((it) => it === null);

      expect(hidden).toBe(view.deck + Number(view.aside) + backs.length);
    }
  });

  it('says yes to the number of a card that was seen, and no to the others', () => {
    const view = structuredClone(read(VIEWS[0]!));
    view.players[2]!.hand = 'chewbacca';

    expect(guess(view, 2, 4).known).toBe('yes');
    expect(guess(view, 2, 5).known).toBe('no');
  });

  it('says no to a number that was named in vain', () => {
    const view = structuredClone(read(VIEWS[0]!));
    view.players[2]!.hand = null;
    view.players[2]!.not = [5];

    expect(guess(view, 2, 5).known).toBe('no');
    expect(guess(view, 2, 6).known).toBe(guess(view, 2, 6).left === 0 ? 'no' : null);
  });
});
