/** The way from a tap to an action: cards, regions, sides of fragments and buttons. */
import type { Answer } from '../../protocol';
import type { Path, Way } from '../../table/picking';
import type { Move } from './generated';

export const spot = {
  card: (card: string): string => `card/${card}`,
  region: (region: string): string => `region/${region}`,
  side: (side: string): string => `side/${side}`,
  turn: (turn: number): string => `turn/${turn}`,
  bid: (coins: number): string => `bid/${coins}`,
};

/** The button that sends what has no way back. */
export const FINISH = 'do/finish';

/** Every answer as a path. What is tapped and is final ends with a button of its own. */
export function waysOf(answers: readonly Answer[], final: ReadonlySet<number>): Way[] {
  const all = answers.map((answer) => ({ path: pathOf(answer.move as Move), answer }));
  const isAlone = ([first]: Path): boolean =>
    all.filter(({ path }) => path[0] === first).length === 1;
  return all.map(({ path, answer }) => {
    const things = isAlone(path) ? path.filter((it) => !it.startsWith('mode/')) : path;
    const isTapped = !/^(do|mode)\//.test(things.at(-1) ?? '');
    return { path: isTapped && final.has(answer.action) ? [...things, FINISH] : things, answer };
  });
}

export function pathOf(move: Move): Path {
  switch (move.kind) {
    case 'take':
      return [spot.card(move.card)];
    case 'fragment':
      return [spot.side(move.side), spot.turn(move.turn)];
    case 'march':
      return [spot.region(move.from), spot.region(move.to)];
    case 'hire':
    case 'destroy':
      return [spot.region(move.region), `mode/${move.kind}-${move.owner}`];
    case 'destroy-neutral':
      return [spot.region(move.region), `mode/${move.kind}`];
    case 'start':
    case 'lay':
    case 'second-armies':
    case 'neutral':
    case 'recruit':
    case 'found':
    case 'peek':
      return [spot.region(move.region)];
    case 'bid':
      return [spot.bid(move.coins)];
    case 'name':
      return [`do/name-${move.player}`];
    default:
      return [`do/${move.kind}`];
  }
}

/** What would be asked for if a region was tapped that no answer goes on with: for the reason. */
export function moveTo(verb: string, region: string, from: string | null): Move | null {
  switch (verb) {
    case 'march':
      return from ? { kind: 'march', from, to: region } : null;
    case 'recruit':
    case 'found':
    case 'start':
    case 'lay':
    case 'neutral':
    case 'peek':
    case 'second-armies':
      return { kind: verb, region };
    default:
      return null;
  }
}
