/** The games of the hall, and what a game gives to its table. A game adds its folder and a line here. */
import type { Component, Snippet } from 'svelte';
import type { Flight, Zones } from '../diff';
import type { Answer, LogItem, Move, Said, View } from '../protocol';
import type { Path } from '../table/picking';
import type { Digest, Turn } from '../turns';
import { words } from '../words.svelte';
import { shelf as commanders } from './commanders/shelf';
import { shelf as infiltration } from './infiltration/shelf';
import { shelf as legends } from './legends/shelf';
import { shelf as skirmish } from './skirmish/shelf';
import { shelf as starRealms } from './star_realms/shelf';

export interface BoardProps {
  view: View;
  /** Whose eyes: null for a spectator. */
  seat: number | null;
  names: readonly string[];
  bots: readonly boolean[];
  /** The legal answers of this seat, now. */
  answers: readonly Answer[];
  asked: number | null;
  /** What a bot would do, if it was asked. */
  hint: Answer | null;
  /** Answer; what goes on with the click before is taken back together with it. */
  act: (action: number, goesOn?: boolean) => void;
  /** Says why a move is not possible. */
  why: (move: Move) => void;
  /** The same as a sentence, for whoever shows it next to the thing; null where there is none. */
  reason?: (move: Move) => Promise<string | null>;
  inspect: (card: string) => void;
  /** Takes the reader's last answer back, as long as nothing has come to light since. */
  takeBack?: (() => void) | null;
  /** What has happened so far, for a board that shows how the last thing came about. */
  log?: readonly LogItem[];
  /** Nobody can answer: what is shown is over. */
  isReplay?: boolean;
  /** Who must do what, the clocks and the state of a seat: the table's own, put where the board has room. */
  prompt: Snippet;
  seatNote: Snippet<[number]>;
}

export interface NewsProps {
  lines: readonly Said[];
  names: readonly string[];
  seat: number | null;
  view: View;
  inspect: (card: string) => void;
  close: () => void;
}

/** The last lines of a match, by the eyes of a seat. */
export type EndingProps = Omit<NewsProps, 'close'>;

export interface CardKeys {
  name: string;
  text: string;
}

export interface GameClient {
  Board: Component<BoardProps>;
  CardFace: Component<{ card: string; detail?: 'full' | 'plain' }>;
  /** What is worth a sheet of its own: a private look, the end of a round. */
  News: Component<NewsProps>;
  isNews: (lines: readonly Said[], seat: number | null) => boolean;
  /** Whether a match ends with these lines: then its end page shows what they bring to light. */
  isEnd?: (lines: readonly Said[]) => boolean;
  /** What the last lines bring to light, for the end page. */
  Ending?: Component<EndingProps>;
  /** What a player ended with, under the name on the end page. */
  Standing?: Component<{
    view: View;
    player: number;
    name: string;
    inspect: EndingProps['inspect'];
  }>;
  /** What decided the match, where the last turn does not say it best. */
  decided?: (turns: readonly Turn[]) => Said[];
  Reference: Component<{ view: View; inspect: (card: string) => void }>;
  /** The drawings of a section of the rules: of `<game>-rules-<section>`. */
  Figures?: Component<{ section: string }>;
  cards: readonly string[];
  /** The card that a term of the locale means. */
  cardOf: (key: string) => string | null;
  facts: (card: string) => string;
  /** What a step of the coach speaks of, where that is not what it asks for: spots of the board. */
  speaksOf?: Readonly<Record<string, Path>>;
  /** The keys of a card's name and text, if they are not `<game>-card-<card>` and that with `-text`. */
  keysOf?: (card: string) => CardKeys | null;
  /** What a card does, where that takes more than one text of the locale. */
  CardText?: Component<{ card: string }>;
  zones: (view: View) => Zones;
  /** The flights between two views as the rules would have them, where zones alone do not tell. */
  routed?: (flights: Flight[], before: View) => Flight[];
  /** The sound of a line of the log. */
  soundOf: (line: Said) => 'card' | 'hit' | 'miss' | 'win' | null;
  isHeading: (key: string) => boolean;
  /** What goes without saying next to the table. */
  isTrifle: (line: Said) => boolean;
  /** A turn of trifles alone is one in which nothing was done. */
  idles?: boolean;
  /** Where several players answer in one turn: the lines of the log with which a turn begins. */
  begins?: (line: Said) => boolean;
  /** Where others answer in somebody's turn: the entries of the log that belong to it. */
  isAnswer?: (lines: readonly Said[]) => boolean;
  /** What a turn came to, where its sentences do not say it best. */
  digest?: (lines: readonly Said[]) => Digest;
  /** What the players have of what decides the game, and the key of its name. */
  score?: { word: string; of: (view: View) => number[] };
  /** Players from the first to the last, where the game parts them when all is over. */
  ranking?: (view: View) => readonly number[] | null;
  /** A page on which lists of cards are made before a match. */
  Lists?: Component<{ inspect: (card: string) => void }>;
  /** Answers by which the board tells what is asked: with a coach they stay, though not wanted. */
  keeps?: (answer: Answer) => boolean;
  /** Where a question comes from what another player did: the line of the log that says so. */
  because?: (question: Said, log: readonly LogItem[]) => Said | null;
  /** With one answer left there is nothing to decide: it is given for the reader. */
  isForced?: (question: Said, canUndo: boolean) => boolean;
  /** The keys that only this game has, each with the sentence that explains it. */
  keys?: readonly Key[];
}

export type Key = readonly [key: string, word: string];

/** A game in the hall, also one whose table is still to come. */
export interface Shelved {
  id: string;
  /** Its picture. */
  Art: Component;
  /** Whether players bring lists of cards, and make them on a page of their own. */
  lists?: boolean;
  /** How many can play, until the server says so. */
  seats: readonly [number, number];
  /** How many sit down to a quick match. */
  quick: number;
  /** And by which options, where the game's own would not do for a first match. */
  quickOptions?: Record<string, string | number>;
  /** What a seat is in the chosen mode, for whoever sets up a table: words of the game. */
  roleOf?: (seat: number, players: number, option: (name: string) => string) => readonly Said[];
  /** Its table, fetched when it is needed. */
  load?: () => Promise<{ client: GameClient }>;
}

export const SHELF: readonly Shelved[] = [infiltration, commanders, starRealms, legends, skirmish];

const BY_ID = new Map(SHELF.map((it) => [it.id, it]));
const loaded = new Map<string, Promise<GameClient>>();

export const shelved = (game: string): Shelved | undefined => BY_ID.get(game);

export const hasClient = (game: string): boolean => shelved(game)?.load !== undefined;

/** The table of a game and its words. */
export function clientOf(game: string): Promise<GameClient> {
  const known = loaded.get(game);
  if (known) return known;
  const load = shelved(game)?.load;
  if (!load) return Promise.reject(new Error(`no table for ${game}`));
  const coming = Promise.all([load(), words.learn(game)]).then(([{ client }]) => client);
  coming.catch(() => loaded.delete(game));
  loaded.set(game, coming);
  return coming;
}

export function cardKeys(client: GameClient, game: string, card: string): CardKeys {
  const name = `${game}-card-${card}`;
  return client.keysOf?.(card) ?? { name, text: `${name}-text` };
}
