/**
 * The way from a click to an action: every legal answer is a path over things on the table.
 *
 * A ship goes from the hand to a planet, Slave I from the hand to an own ship to a
 * neighbour's. What has been picked is the beginning of a path; what can be picked next is
 * what some answer goes on with. No rules: where no path leads, the server says why.
 */
import type { Answer } from '../../protocol';
import { ACTIONS, isShip, pair, shipNumber, specialNumber } from './cards';
import type { CommandersView, Question } from './view';

export type Path = readonly string[];

/** Things on the table. A place is a planet's name, or the number of a fleet's owner. */
export const spot = {
  hand: (card: string): string => `hand/${card}`,
  planet: (planet: string): string => `planet/${planet}`,
  fleet: (player: number): string => `fleet/${player}`,
  ship: (place: string | number, ship: string): string => `ship/${place}/${ship}`,
  capture: (planet: string): string => `capture/${planet}`,
} as const;

/** How the things on the table look to a hand that is about to touch one, and what that does. */
export interface Touch {
  /** Whether a thing can be picked now; null if it is not about such things. */
  can: (key: string) => boolean | null;
  isPicked: (key: string) => boolean;
  isHinted: (key: string) => boolean;
  /** What picking it comes to, as a sentence. */
  deed: (key: string) => string | null;
  press: (key: string, event: MouseEvent) => void;
}

export interface Way {
  path: Path;
  answer: Answer;
}

export interface Seat {
  view: CommandersView;
  seat: number;
}

export function ways(answers: readonly Answer[], { view, seat }: Seat): Way[] {
  return answers.map((answer) => ({ answer, path: pathOf(answer.move, view.question, seat) }));
}

export function pathOf(move: Answer['move'], question: Question | null, seat: number): Path {
  const [planet, ship] = [String(move['planet']), String(move['ship'])];
  const place = move['planet'] ?? move['fleet'] ?? '';
  switch (move['kind']) {
    case 'line':
      return [spot.hand(ship), spot.planet(planet)];
    case 'fleet':
      return [spot.hand(ship), spot.fleet(seat)];
    case 'capture':
      return [spot.capture(planet)];
    case 'destroy':
      return [spot.hand('death-star'), spot.planet(planet)];
    case 'shoot':
      return [spot.hand('super-star-destroyer'), spot.ship(planet, ship)];
    case 'swap':
      return [spot.hand('star-destroyer'), spot.ship(place, ship), 'mode/swap'];
    case 'steal':
      return [spot.hand('star-destroyer'), spot.ship(place, ship), 'mode/steal'];
    case 'trade':
      return [spot.hand('slave-one'), ...exchange(move, seat, move['with'] ?? '')];
    case 'pass-on':
      return exchange(move, seat, question?.partner ?? '');
    case 'vain':
      return [spot.hand(String(move['special'])), 'do/vain'];
    case 'shoot-also':
    case 'swap-with':
      return [spot.ship(place, ship)];
    case 'give':
      return [spot.hand(ship)];
    case 'keep':
    case 'take-back':
      return [spot.ship(seat, ship)];
    default:
      return [`do/${move['kind']}`];
  }
}

const exchange = (move: Answer['move'], seat: number, partner: string | number): Path => [
  spot.ship(seat, String(move['give'])),
  spot.ship(partner, String(move['take'])),
];

const begins = (path: Path, picked: Path): boolean => picked.every((it, at) => path[at] === it);

/** What can be picked next. */
export function nextSpots(all: readonly Way[], picked: Path): Set<string> {
  const ahead = all.filter(({ path }) => path.length > picked.length && begins(path, picked));
  return new Set(ahead.map(({ path }) => path[picked.length] ?? ''));
}

/** The answer that the path leads to and that ends there. */
export function arrived(all: readonly Way[], picked: Path): Answer | null {
  return (
    all.find(({ path }) => path.length === picked.length && begins(path, picked))?.answer ?? null
  );
}

/** One more pick. A mode is asked for only where there is more than one. */
export function go(all: readonly Way[], picked: Path, key: string): Path {
  const further = [...picked, key];
  const [next, ...others] = nextSpots(all, further);
  return next?.startsWith('mode/') && others.length === 0 ? [...further, next] : further;
}

/** The answers that are still possible and end with a button of their own. */
export function buttons(all: readonly Way[], picked: Path): Way[] {
  return all.filter(({ path }) => {
    const last = path[picked.length];
    return (
      begins(path, picked) && path.length === picked.length + 1 && /^(do|mode)\//.test(last ?? '')
    );
  });
}

export type Reason = { action: number } | { sentence: string } | null;

const say = (sentence: string): Reason => ({ sentence: `browser-commanders-${sentence}` });

/** What to ask the server, or what to say, if something is picked that no answer goes on with. */
export function reason(at: Seat, picked: Path, key: string): Reason {
  const [kind, first = '', ship = ''] = key.split('/');
  const verb = at.view.question?.verb ?? 'turn';
  if (kind === 'capture') return { action: ACTIONS.capture + slotOf(at.view, first) };
  if (verb === 'turn') return picked[0] ? inTurn(at, picked, key) : unplayable(kind ?? '', first);
  if (verb === 'give') {
    if (kind !== 'hand') return null;
    return isShip(first) ? { action: ACTIONS.give + shipNumber(first) } : say('give-a-ship');
  }
  if (kind !== 'ship') return null;
  const place = placeOf(at.view, first);
  if (verb === 'swap-with') return { action: ACTIONS.swapWith + pair(place, ship) };
  if (verb === 'shoot-also') {
    return place < 4 ? { action: ACTIONS.shootAlso + pair(place, ship) } : say('lines-only');
  }
  if (verb === 'keep') {
    return Number(first) === at.seat ? { action: ACTIONS.keep + shipNumber(ship) } : null;
  }
  const given = picked[0]?.split('/')[2];
  if (!given) return say('own-first');
  if (Number(first) !== at.view.question?.partner) return say('not-partner');
  return { action: ACTIONS.passOn + pair(shipNumber(given), ship) };
}

function unplayable(kind: string, card: string): Reason {
  if (kind !== 'hand') return null;
  if (isShip(card)) return { action: ACTIONS.fleet + shipNumber(card) };
  if (card === 'super-star-destroyer') return { action: ACTIONS.shoot };
  return { action: ACTIONS.vain + specialNumber(card) };
}

function inTurn(at: Seat, picked: Path, key: string): Reason {
  const card = picked[0]?.split('/')[1] ?? '';
  const [kind, first = '', ship = ''] = key.split('/');
  if (kind === 'hand') return unplayable(kind, first);
  const place = placeOf(at.view, first);
  if (isShip(card)) {
    if (place < 4) return { action: ACTIONS.line + pair(place, card) };
    const own = place - 4 === at.seat;
    return own ? { action: ACTIONS.fleet + shipNumber(card) } : say('own-places');
  }
  if (card === 'death-star') return say('planets-only');
  if (kind !== 'ship') return null;
  if (card === 'super-star-destroyer') {
    return place < 4 ? { action: ACTIONS.shoot + pair(place, ship) } : say('lines-only');
  }
  if (card === 'star-destroyer') return { action: ACTIONS.swap + pair(place, ship) };
  return place < 4 ? say('fleets-only') : notTraded(at, picked[1]?.split('/')[2], place - 4, ship);
}

function notTraded(
  { view, seat }: Seat,
  given: string | undefined,
  owner: number,
  ship: string,
): Reason {
  const players = view.players.length;
  if (owner === seat) {
    const left = (seat + 1) % players;
    const taken = view.players[left]?.fleet[0] ?? ship;
    return { action: ACTIONS.trade + pair(shipNumber(ship), taken) };
  }
  if (!given) return say('own-first');
  const side = [(seat + 1) % players, (seat + players - 1) % players].indexOf(owner);
  if (side < 0) return say('not-neighbour');
  return { action: ACTIONS.trade + (side << 6) + pair(shipNumber(given), ship) };
}

/** Where a planet lies, 0 to 3. */
export function slotOf(view: CommandersView, planet: string): number {
  return view.planets.findIndex((it) => it?.planet === planet);
}

/** A place as the rules number it: slots, then fleets. */
function placeOf(view: CommandersView, place: string): number {
  return /^\d+$/.test(place) ? 4 + Number(place) : slotOf(view, place);
}
