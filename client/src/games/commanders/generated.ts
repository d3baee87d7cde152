// Made by `python -m tools.typescript` from src/pentarch/games/commanders/
// (seen.py, vocabulary.py, facts.py). Never edited.

/** What is asked, and of what has already been said. */
export interface Question {
  verb: Ask;
  player: number;
  slot?: number;
  place?: number;
  owner?: number;
  ship?: string;
  partner?: number;
  origin?: number;
}

/** A planet with its line; how far each fleet matches it, and who could capture it now. */
export interface SeenPlanet {
  planet: string;
  value: number;
  needed: number;
  line: string[];
  free: number;
  full: boolean;
  matches: number[];
  captors: number[];
}

/** What the viewer knows of a player. */
export interface SeenPlayer {
  cards: number;
  hand: string[] | null;
  known: string[];
  not: string[];
  fleet: string[];
  planets: string[];
  points: number;
  stuck: number;
}

/** The whole table. */
export interface CommandersView {
  turn: number;
  asked: number | null;
  question: Question | null;
  eight: string;
  deck: number;
  discards: string[];
  pile: number;
  unseen_planets: string[];
  planets: (SeenPlanet | null)[];
  destroyed: string[];
  players: SeenPlayer[];
  ranking: number[] | null;
  winners: number[];
}

/** A planet: its points, and the ships that its line can hold. */
export interface Planet {
  id: string;
  value: number;
}

/** A structured move of the game. */
export type Move =
  | { kind: 'pass' }
  | { kind: 'take-back'; ship: string }
  | { kind: 'line'; planet: string; ship: string }
  | { kind: 'fleet'; ship: string }
  | { kind: 'capture'; planet: string }
  | { kind: 'destroy'; planet: string }
  | { kind: 'shoot'; planet: string; ship: string }
  | { kind: 'swap'; planet?: string; fleet?: number; ship: string }
  | { kind: 'steal'; fleet: number; ship: string }
  | { kind: 'trade'; with: number; give: string; take: string }
  | { kind: 'vain'; special: string }
  | { kind: 'shoot-also'; planet: string; ship: string }
  | { kind: 'swap-with'; planet?: string; fleet?: number; ship: string }
  | { kind: 'give'; ship: string }
  | { kind: 'keep'; ship: string }
  | { kind: 'use-all' }
  | { kind: 'decline' }
  | { kind: 'pass-on'; give: string; take: string };

/** What can be asked. */
export type Ask =
  | 'turn'
  | 'shoot-also'
  | 'swap-with'
  | 'give'
  | 'pass-on'
  | 'keep';

export const SHIPS: readonly string[] = ["tie-fighter","tie-interceptor","tie-bomber","imperial-shuttle","landing-craft","v-wing","tie-advanced"];

export const SPECIALS: readonly string[] = ["star-destroyer","death-star","super-star-destroyer","slave-one"];

export const PLANETS: readonly Planet[] = [{"id":"tatooine","value":4},{"id":"coruscant","value":4},{"id":"naboo","value":4},{"id":"hoth","value":4},{"id":"kashyyyk","value":3},{"id":"endor","value":3},{"id":"kamino","value":3},{"id":"geonosis","value":3},{"id":"mustafar","value":3},{"id":"alderaan","value":3},{"id":"dagobah","value":2},{"id":"bespin","value":2},{"id":"yavin","value":2},{"id":"utapau","value":2}];

export const SHIP_COPIES: number = 12;

export const SPECIAL_COPIES: number = 2;

export const EIGHT_COPIES: number = 8;

export const FLEET_LIMIT: number = 4;
