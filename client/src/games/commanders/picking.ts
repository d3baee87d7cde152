/**
 * The legal answers as paths over the table: a ship goes from the hand to a planet, Slave I from the
 * hand to an own ship to a neighbour's.
 */
import type { Answer } from '../../protocol';
import type { Path, Way } from '../../table/picking';
import { isShip, SHIPS } from './cards';
import type { Move } from './generated';
import type { CommandersView, Question } from './view';

/** Things on the table. A place is a planet's name, or the number of a fleet's owner. */
export const spot = {
  hand: (card: string): string => `hand/${card}`,
  planet: (planet: string): string => `planet/${planet}`,
  fleet: (player: number): string => `fleet/${player}`,
  ship: (place: string | number, ship: string): string => `ship/${place}/${ship}`,
  capture: (planet: string): string => `capture/${planet}`,
} as const;

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

export type Reason = { move: Move } | { sentence: string } | null;

const say = (sentence: string): Reason => ({ sentence: `browser-commanders-${sentence}` });

/** What to ask the server, or what to say, if something is picked that no answer goes on with. */
export function reason(at: Seat, picked: Path, key: string): Reason {
  const [kind, first = '', ship = ''] = key.split('/');
  const verb = at.view.question?.verb ?? 'turn';
  if (kind === 'capture') return { move: { kind: 'capture', planet: first } };
  if (verb === 'turn')
    return picked[0] ? inTurn(at, picked, key) : unplayable(at, kind ?? '', first);
  if (verb === 'give') {
    if (kind !== 'hand') return null;
    return isShip(first) ? { move: { kind: 'give', ship: first } } : say('give-a-ship');
  }
  if (kind !== 'ship') return null;
  if (verb === 'swap-with') return { move: { kind: 'swap-with', ...place(first), ship } };
  if (verb === 'shoot-also') {
    return isFleet(first)
      ? say('lines-only')
      : { move: { kind: 'shoot-also', planet: first, ship } };
  }
  if (verb === 'keep') {
    return Number(first) === at.seat ? { move: { kind: 'keep', ship } } : null;
  }
  const give = picked[0]?.split('/')[2];
  if (!give) return say('own-first');
  if (Number(first) !== at.view.question?.partner) return say('not-partner');
  return { move: { kind: 'pass-on', give, take: ship } };
}

function unplayable({ view }: Seat, kind: string, card: string): Reason {
  if (kind !== 'hand') return null;
  if (isShip(card)) return { move: { kind: 'fleet', ship: card } };
  if (card !== 'super-star-destroyer') return { move: { kind: 'vain', special: card } };
  const planet = view.planets.find((it) => it)?.planet;
  const ship = SHIPS[0];
  return planet && ship ? { move: { kind: 'shoot', planet, ship } } : null;
}

function inTurn(at: Seat, picked: Path, key: string): Reason {
  const card = picked[0]?.split('/')[1] ?? '';
  const [kind, first = '', ship = ''] = key.split('/');
  if (kind === 'hand') return unplayable(at, kind, first);
  if (isShip(card)) {
    if (!isFleet(first)) return { move: { kind: 'line', planet: first, ship: card } };
    const own = Number(first) === at.seat;
    return own ? { move: { kind: 'fleet', ship: card } } : say('own-places');
  }
  if (card === 'death-star') return say('planets-only');
  if (kind !== 'ship') return null;
  if (card === 'super-star-destroyer') {
    return isFleet(first) ? say('lines-only') : { move: { kind: 'shoot', planet: first, ship } };
  }
  if (card === 'star-destroyer') return { move: { kind: 'swap', ...place(first), ship } };
  return isFleet(first)
    ? notTraded(at, picked[1]?.split('/')[2], Number(first), ship)
    : say('fleets-only');
}

function notTraded(
  { view, seat }: Seat,
  given: string | undefined,
  owner: number,
  ship: string,
): Reason {
  const players = view.players.length;
  const left = (seat + 1) % players;
  if (owner === seat) {
    const take = view.players[left]?.fleet[0] ?? ship;
    return { move: { kind: 'trade', with: left, give: ship, take } };
  }
  if (!given) return say('own-first');
  const right = (seat + players - 1) % players;
  if (owner !== left && owner !== right) return say('not-neighbour');
  return { move: { kind: 'trade', with: owner, give: given, take: ship } };
}

const isFleet = (place: string): boolean => /^\d+$/.test(place);

/** A place as a move tells it: a planet, or the owner of a fleet. */
const place = (name: string): { planet: string } | { fleet: number } =>
  isFleet(name) ? { fleet: Number(name) } : { planet: name };

/** Where a planet lies, 0 to 3. */
export function slotOf(view: CommandersView, planet: string): number {
  return view.planets.findIndex((it) => it?.planet === planet);
}
