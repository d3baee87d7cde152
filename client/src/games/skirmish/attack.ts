/** The last attack, told by the log: who, whom, the dice, what was bought, and what came of it. */
import type { Argument, LogItem, Said } from '../../protocol';
import type { SeenAttack, SeenDie, SkirmishView } from './generated';

const EVENT = 'skirmish-event-';
/** What ends the interest in an attack: whatever comes of it has been told by then. */
const AFTER = ['activate', 'round', 'status'];
/** And once it is over, that somebody does something else. */
const NEXT = ['move-action', 'step', 'step-by', 'special', 'interact', 'open-door', 'retrieve'];

export interface Results {
  damage: number;
  accuracy: number;
  surges: number;
  blocks: number;
  evades: number;
}

export interface Outcome {
  isMiss: boolean;
  /** It was dodged, and did not fall short. */
  isDodged: boolean;
  dealt: number;
}

export interface Scene {
  /** Which attack of the match: another number is another scene. */
  id: number;
  attacker: string;
  attackerCard: string;
  target: string;
  targetCard: string;
  away: number;
  attackDice: readonly SeenDie[];
  defenceDice: readonly SeenDie[];
  results: Results | null;
  /** What surges have bought: keys of the locale. */
  bought: readonly string[];
  outcome: Outcome | null;
  isDefeated: boolean;
  isOver: boolean;
}

const nameOf = ({ key }: Said): string => (key.startsWith(EVENT) ? key.slice(EVENT.length) : '');
const text = (it: Argument | undefined): string =>
  typeof it === 'object' && 'term' in it ? it.term : String(it ?? '');
const count = (it: Argument | undefined): number => (typeof it === 'number' ? it : Number(it ?? 0));
const terms = (it: Argument | undefined): string[] =>
  typeof it === 'object' && 'terms' in it ? it.terms : [];

const cardOf = (term: string): string => term.replace(/^skirmish-card-/, '');

/** `skirmish-face-blue-3` is the third side of a blue die. */
export function dieOf(term: string, again = false): SeenDie {
  const [colour = '', side = '1'] = term.replace(/^skirmish-face-/, '').split('-');
  return { colour, face: Number(side) - 1, again };
}

const isSame = (one: SeenDie, other: SeenDie): boolean =>
  one.colour === other.colour && one.face === other.face;

/** A die that was rolled again shows something else now. */
function rerolled(dice: readonly SeenDie[], before: SeenDie, now: SeenDie): SeenDie[] {
  const place = dice.findIndex((it) => isSame(it, before) && !it.again);
  return dice.map((it, at) => (at === place ? { ...now, again: true } : it));
}

function started({ args }: Said, id: number): Scene {
  return {
    id,
    attacker: text(args['name']),
    attackerCard: cardOf(text(args['who'])),
    target: text(args['whom-name']),
    targetCard: cardOf(text(args['whom'])),
    away: count(args['away']),
    attackDice: [],
    defenceDice: [],
    results: null,
    bought: [],
    outcome: null,
    isDefeated: false,
    isOver: false,
  };
}

/** The scene after one more line of the log. */
export function told(scene: Scene, line: Said): Scene {
  const { args } = line;
  switch (nameOf(line)) {
    case 'roll':
    case 'roll-alone': {
      const dice = terms(args['faces']).map((it) => dieOf(it));
      const many = count(args['many']);
      return { ...scene, attackDice: dice.slice(0, many), defenceDice: dice.slice(many) };
    }
    case 'reroll': {
      const [before, now] = [dieOf(text(args['before'])), dieOf(text(args['now']))];
      const isDefence = ['black', 'white'].includes(before.colour);
      return isDefence
        ? { ...scene, defenceDice: rerolled(scene.defenceDice, before, now) }
        : { ...scene, attackDice: rerolled(scene.attackDice, before, now) };
    }
    case 'modified':
      return {
        ...scene,
        results: {
          damage: count(args['damage']),
          accuracy: count(args['accuracy']),
          surges: count(args['surges']),
          blocks: count(args['blocks']),
          evades: count(args['evades']),
        },
      };
    case 'surge':
      return { ...scene, bought: [...scene.bought, text(args['surge'])] };
    case 'miss':
      return { ...scene, outcome: { isMiss: true, isDodged: false, dealt: 0 } };
    case 'miss-dodged':
      return { ...scene, outcome: { isMiss: true, isDodged: true, dealt: 0 } };
    case 'hit':
    case 'hit-blocked':
      return {
        ...scene,
        outcome: { isMiss: false, isDodged: false, dealt: count(args['dealt']) },
      };
    case 'defeat':
      return text(args['name']) === scene.target ? { ...scene, isDefeated: true } : scene;
    default:
      return scene;
  }
}

/** The attack that is going on, or the one before it as long as nobody else has begun anything. */
export function sceneOf(log: readonly LogItem[], view: SkirmishView): Scene | null {
  let scene: Scene | null = null;
  let attacks = 0;
  for (const { lines } of log) {
    for (const line of lines) {
      const name = nameOf(line);
      if (name === 'target') scene = started(line, (attacks += 1));
      else if (AFTER.includes(name) || (scene?.outcome && NEXT.includes(name))) scene = null;
      else if (scene) scene = told(scene, line);
    }
  }
  if (!scene) return null;
  const now = view.attacks.at(-1);
  return now ? withNow(scene, now) : { ...scene, isOver: scene.outcome !== null };
}

/** What the table shows is newer than what was told. */
function withNow(scene: Scene, now: SeenAttack): Scene {
  if (now.attacker !== scene.attacker || !now.is_rolled) return scene;
  return {
    ...scene,
    attackDice: now.attack_dice,
    defenceDice: now.defence_dice,
    results: {
      damage: now.damage,
      accuracy: now.accuracy,
      surges: now.surges,
      blocks: now.blocks,
      evades: now.evades,
    },
  };
}
