// Made by `python -m tools.typescript` from src/pentarch/games/infiltration/
// (seen.py, vocabulary.py, facts.py). Never edited.

/** Boba Fett's first miss, while the second try is open. */
export interface SecondTry {
  player: number;
  target: number;
  number: number;
}

/** What the viewer knows of a player. */
export interface SeenPlayer {
  tokens: number;
  inside: boolean;
  protected: boolean;
  cards: number;
  hand: string | null;
  seen_by: number[];
  not: number[];
  even_with: number[];
  discards: string[];
  out_with: string | null;
  sum: number;
}

/** The whole table. */
export interface InfiltrationView {
  round: number;
  goal: number;
  starter: number;
  deck: number;
  aside: boolean;
  removed: string[];
  asked: number | null;
  second_try: SecondTry | null;
  drawn: string | null;
  players: SeenPlayer[];
  winners: number[];
}

/** A card: its number, and how many there are. */
export interface Character {
  id: string;
  value: number;
  copies: number;
}

/** A structured move of the game. */
export type Move =
  | { kind: 'discard'; card: string; target?: number; number?: number }
  | { kind: 'give-up' }
  | { kind: 'try'; number: number };

/** What can be asked. */
export type Ask =
  | 'discard'
  | 'second-try';

export const CHARACTERS: readonly Character[] = [{"id":"stormtrooper","value":1,"copies":5},{"id":"boba-fett","value":1,"copies":1},{"id":"han-solo","value":2,"copies":2},{"id":"c-3po","value":3,"copies":1},{"id":"r2-d2","value":3,"copies":1},{"id":"chewbacca","value":4,"copies":2},{"id":"luke-skywalker","value":5,"copies":2},{"id":"darth-vader","value":6,"copies":1},{"id":"obi-wan-kenobi","value":7,"copies":1},{"id":"princess-leia","value":8,"copies":1}];
