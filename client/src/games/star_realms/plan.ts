/**
 * Several clicks in one: "play all", "use all simple abilities", an attack and its amount.
 *
 * The server knows single actions only. A plan says what to answer next, as long as the
 * answer is legal; another question interrupts it, and whoever is asked answers that first.
 */
import type { Answer, Move } from '../../protocol';
import { ability, card, NEEDLE } from './cards';

export type Plan =
  | { kind: 'play-all' }
  | { kind: 'use-all' }
  /** Exactly these, one after the other. */
  | { kind: 'steps'; moves: readonly Move[] };

export type Next = { act: number; plan: Plan | null } | 'wait' | 'done';

export const kindOf = (answer: Answer): string => String(answer.move['kind']);
export const cardOf = (answer: Answer): string => String(answer.move['card']);

/** Whether this is the main question: the turn can be ended. */
export const isMain = (answers: readonly Answer[]): boolean =>
  answers.some((answer) => kindOf(answer) === 'end-turn');

/** What a plan does now, given what is possible now. */
export function next(plan: Plan, answers: readonly Answer[]): Next {
  if (plan.kind === 'steps') return nextStep(plan.moves, answers);
  if (!isMain(answers)) return 'wait';
  const found = plan.kind === 'play-all' ? playable(answers)[0] : simple(answers)[0];
  return found ? { act: found.action, plan } : 'done';
}

function nextStep(moves: readonly Move[], answers: readonly Answer[]): Next {
  const [first, ...rest] = moves;
  const answer = answers.find((it) => first !== undefined && isSame(it.move, first));
  if (!answer) return 'done';
  return { act: answer.action, plan: rest.length > 0 ? { kind: 'steps', moves: rest } : null };
}

const isSame = (one: Move, other: Move): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

/**
 * The cards that can be played, in a good order, so that nothing is wasted: bases, which some ships
 * count; ships that draw; ships that scrap, as long as there is something in hand to scrap; ships
 * that ask nothing; ships that ask something; and last the Needle, which copies one of the others.
 */
export function playable(answers: readonly Answer[]): Answer[] {
  return answers
    .filter((answer) => kindOf(answer) === 'play')
    .sort((one, other) => order(cardOf(one)) - order(cardOf(other)));
}

function order(id: string): number {
  if (id === NEEDLE) return 5;
  if (card(id).defence > 0) return 0;
  if (does(id, DRAWING)) return 1;
  if (does(id, SCRAPPING)) return 2;
  return ability(id, 'play')?.simple ? 3 : 4;
}

const DRAWING: readonly string[] = ['draw', 'draw-for-bases'];
const SCRAPPING: readonly string[] = ['may-scrap', 'scrap', 'scrap-from-hand', 'scrap-and-draw'];

const does = (id: string, effects: readonly string[]): boolean =>
  ability(id, 'play')?.lines.some(({ key }) => effects.includes(key.slice(EFFECT.length))) ?? false;

const EFFECT = 'star-realms-effect-';

/** The abilities that cost nothing and ask nothing. */
export function simple(answers: readonly Answer[]): Answer[] {
  return answers.filter((answer) => {
    const kind = kindOf(answer);
    if (kind === 'use') return ability(cardOf(answer), 'use')?.simple ?? false;
    if (kind === 'ally' || kind === 'guise-ally')
      return ability(cardOf(answer), 'ally')?.simple ?? false;
    return false;
  });
}

export interface Unused {
  trade: number;
  combat: number;
  cards: number;
  abilities: number;
}

/** Abilities that cost nothing, whether or not they ask something. */
const ABILITIES: readonly string[] = ['use', 'ally', 'guise-ally'];

/** What would be lost by ending the turn now; null where nothing could be done with it. */
export function unused(
  answers: readonly Answer[],
  pool: { trade: number; combat: number; hand_size: number },
): Unused | null {
  const has = (...kinds: string[]): boolean => answers.some((it) => kinds.includes(kindOf(it)));
  const left = {
    trade: has('buy', 'join-buy') ? pool.trade : 0,
    combat: has('attack', 'strike', 'join-strike') ? pool.combat : 0,
    cards: has('play') ? pool.hand_size : 0,
    abilities: answers.filter((it) => ABILITIES.includes(kindOf(it))).length,
  };
  return Object.values(left).some((amount) => amount > 0) ? left : null;
}
