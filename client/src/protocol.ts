// Made by `python -m tools.typescript` from src/pentarch/web/protocol.py. Never edited.

/** An argument of a sentence; docs/LOCALE.md says which variables it gives. */
export type Argument =
  | string
  | number
  | { player: number }
  | { players: number[] }
  | { term: string }
  | { terms: string[] };

/** A sentence to be said: its key in the locale, and its arguments. */
export interface Said {
  key: string;
  args: Record<string, Argument>;
}

/** A structured move: its kind and its arguments. */
export type Move = Record<string, string | number>;

/** What a seat sees of a game: `generated.ts` of the game has its type. */
export type View = object;

/** One of the legal answers. */
export interface Answer {
  action: number;
  say: Said;
  move: Record<string, number | string>;
  text: string;
}

/** What the seat saw of one action; `ply` is how many were then in force. */
export interface LogItem {
  n: number;
  ply: number;
  at: number;
  lines: Said[];
}

export interface NoticeItem {
  n: number;
  at: number;
  say: Said;
}

export interface ChatItem {
  n: number;
  at: number;
  seat: number | null;
  user: string;
  name: string;
  text: string;
}

export interface SeatItem {
  kind: string;
  user: string | null;
  name: string;
  bot: string | null;
  away: boolean;
  lost: string | null;
  reserved: boolean;
  nonce: string;
}

/** The seats' milliseconds at `since`; those of `running` go down from then on. */
export interface ClockItem {
  kind: Record<string, unknown>;
  left: number[];
  running: number | null;
  since: number;
}

/** Back to where `to` actions were in force, or to `furthest`, without asking. */
export interface UndoItem {
  to: number;
  furthest: number;
}

export interface OfferItem {
  seat: number;
  to: number;
  waiting: number[];
}

/** The match as one seat knows it, and what is new since an entry. The client keeps the first `log_keep` actions of its log and appends `log`: a move taken back goes from the log as well. */
export interface Update {
  n: number;
  since: number;
  seat: number | null;
  status: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  casual: boolean;
  public: boolean;
  host: string | null;
  commitment: string;
  seats: SeatItem[];
  ply: number;
  asked: number | null;
  question: Said;
  view: View | null;
  answers: Answer[];
  log_keep: number;
  log: LogItem[];
  notices: NoticeItem[];
  chat: ChatItem[];
  clock: ClockItem;
  undo: UndoItem | null;
  may_offer_undo: boolean;
  offer: OfferItem | null;
  result: number[] | null;
  ended: string | null;
  rematch: string | null;
  rematch_of: string | null;
}

/** The first message: the entries up to `since` are known; once, a share of chance. */
export interface Hello {
  type: "hello";
  since?: number;
  seats?: number[] | null;
  nonce?: string | null;
}

/** An answer to the question; `n` is the last entry that was seen. */
export interface Act {
  type: "act";
  n: number;
  action: number;
  seat?: number | null;
}

/** Take back the last own action, or all down to `to` actions in force. */
export interface Undo {
  type: "undo";
  n: number;
  to?: number | null;
  seat?: number | null;
}

/** Ask the others to take the last own action back. */
export interface Offer {
  type: "offer";
  n: number;
  seat?: number | null;
}

/** Agree to what another seat offers. */
export interface Accept {
  type: "accept";
  seat?: number | null;
}

/** Refuse an offer, or withdraw one's own. */
export interface Decline {
  type: "decline";
  seat?: number | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  seat?: number | null;
}

/** Stand up; once the match runs a bot takes the seat over. */
export interface Leave {
  type: "leave";
  seat?: number | null;
}

/** Take the seat back from the bot. */
export interface Return {
  type: "return";
  seat?: number | null;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Ask why a move, or the action with that number, is not possible. */
export interface Why {
  type: "why";
  action?: number | null;
  seat?: number | null;
  move?: Record<string, number | string> | null;
}

/** Ask a bot what it would do; only in casual matches. */
export interface Hint {
  type: "hint";
  seat?: number | null;
}

/** Open a table for the same people; its id comes with the next update. */
export interface Rematch {
  type: "rematch";
}

/** A sign of life. */
export interface Ping {
  type: "ping";
  id?: number;
}

/** The answer to hello: who you are, and which seats are yours here. */
export interface Welcome {
  type: "welcome";
  match: string;
  user: string;
  seats: number[];
  now: number;
  lang: string;
}

/** What is new, for one seat (or a spectator). Whoever holds several gets one for each. */
export interface UpdateMessage {
  type: "update";
  now: number;
  update: Update;
}

/** A message was refused and nothing has changed. After a stale one an update follows. */
export interface Refused {
  type: "refused";
  to: string;
  seat: number | null;
  stale: boolean;
  message: Said;
  text: string;
}

/** Why a move is not possible; a `message` of null: it is. */
export interface WhyAnswer {
  type: "why";
  action: number | null;
  seat: number | null;
  message: Said | null;
  text: string | null;
}

/** What a bot would do in the position of entry `n`. */
export interface HintAnswer {
  type: "hint";
  seat: number;
  n: number;
  bot: string;
  answer: Answer;
}

/** Who is connected: the seats whose people are, and how many watch. */
export interface Presence {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

/** The last message of a socket. `again`: connect again and go on. */
export interface Gone {
  type: "gone";
  again: boolean;
  message: Said;
  text: string;
}

/** Why a request was refused: the body of every answer from 400 on. */
export interface Problem {
  status: number;
  message: Said;
  text: string;
  retry_after: number | null;
}

export interface FlagOption {
  type: "flag";
  name: string;
  default: boolean;
}

export interface NumberOption {
  type: "number";
  name: string;
  default: number;
  low: number;
  high: number;
}

export interface ChoiceOption {
  type: "choice";
  name: string;
  default: string;
  words: string[];
  players: Record<string, number[]>;
}

/** A game with its options; their names are in the locale: `{id}-option-{name}`. */
export interface GameItem {
  id: string;
  version: number;
  seats: [number, number];
  options: OptionItem[];
}

/** Fewest and most of what a clock is set to: seconds, or days. */
export interface ClockLimits {
  move: [number, number];
  bank: [number, number];
  increment: [number, number];
  days: [number, number];
}

export interface Games {
  games: GameItem[];
  bots: string[];
  clocks: ClockLimits;
  languages: string[];
}

export interface Me {
  id: string;
  name: string;
  kind: "account" | "guest";
  lang: string;
}

/** What is left out stays. */
export interface MeChange {
  name?: string;
  lang?: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** A token for a program; scopes are `read` and `play`. */
export interface NewToken {
  name: string;
  scopes: string[];
}

export interface TokenItem {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  token: string | null;
}

export interface Tokens {
  tokens: TokenItem[];
}

export interface OwnSession {
  created: number;
  expires: number;
}

export interface OwnMatch {
  id: string;
  game: string;
  status: string;
  created: number;
  seats: number[];
}

export interface OwnLine {
  match: string;
  n: number;
  at: number;
  text: string;
}

/** What is stored about whoever asks, without secrets; `chat` is of one's own matches. */
export interface Export {
  id: string;
  name: string;
  kind: "account" | "guest";
  created: number;
  sessions: OwnSession[];
  tokens: TokenItem[];
  matches: OwnMatch[];
  chat: OwnLine[];
}

/** For whoever opens the table. */
export interface MySeat {
  kind: "me";
}

/** For anybody. */
export interface OpenSeat {
  kind: "open";
}

/** For a bot. */
export interface BotSeat {
  kind: "bot";
  bot?: string;
}

/** For somebody at the same screen as whoever opens the table. */
export interface LocalSeat {
  kind: "local";
  name?: string;
}

/** As long as it takes. */
export interface NoClock {
  kind: "none";
}

/** So long for a turn; then a bot takes over. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** So long for the match, and some more for each turn. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
}

/** So many days for a turn. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A table. Seats are given to players in turn order; exactly one is `me`, or none. */
export interface NewMatch {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  clock?: NewClock;
  public?: boolean;
  casual?: boolean;
}

/** Sit down, on a given seat or the first free one, with a share of chance. */
export interface Join {
  seat?: number | null;
  nonce?: string | null;
}

/** Begin; `fill` seats that bot wherever it is free. A share of chance may come along. */
export interface Start {
  fill?: string | null;
  nonce?: string | null;
}

export interface SeatChoice {
  seat: number;
}

export interface SeatBotChoice {
  seat: number;
  bot: string;
}

export interface ListedSeat {
  user: string | null;
  name: string;
  bot: string | null;
}

/** A match as lists show it. */
export interface MatchItem {
  id: string;
  game: string;
  version: number;
  playable: boolean;
  status: "cancelled" | "open" | "over" | "running";
  public: boolean;
  casual: boolean;
  options: Record<string, boolean | number | string>;
  clock: NewClock;
  host: string | null;
  created: number;
  started: number | null;
  finished: number | null;
  result: number[] | null;
  ended: string | null;
  rematch_of: string | null;
  seats: ListedSeat[];
  mine: number[];
}

/** A part of a list, newest first; give `next` back as `page` to go on. */
export interface MatchPage {
  items: MatchItem[];
  next: string | null;
}

/** Where a fork comes from; `seat`: redealt from what that seat knew. */
export interface ForkOrigin {
  match: string;
  ply: number;
  seat: number | null;
}

/** A match as the reader's first seat, or a spectator, knows it. */
export interface MatchDetail {
  match: MatchItem;
  now: number;
  update: Update;
  last_view: View | null;
  fork_of: ForkOrigin | null;
  invite: string;
}

/** Whether a match that is over was played as it was dealt. */
export interface Verified {
  holds: boolean;
  message: Said;
  text: string;
  commitment: string;
  secret: string;
  actions: number;
  result: number[] | null;
}

/** The game after `ply` actions, through one seat's eyes, and what led there. */
export interface Frame {
  ply: number;
  n: number;
  at: number;
  player: number | null;
  move: Record<string, number | string> | null;
  lines: Said[];
  asked: number | null;
  question: Said;
  view: View;
}

/** Frames `since` .. `since + len(frames) - 1` of `plies + 1`. */
export interface Replay {
  match: string;
  seat: number | null;
  eyes: (number | null)[];
  plies: number;
  since: number;
  frames: Frame[];
}

/** Go on from a ply of a match that is over, against bots. `hidden`: the cards as they lay, or dealt again from what the seat knew. */
export interface Fork {
  ply: number;
  seat: number;
  hidden?: "redealt" | "same";
  bot?: string;
}

/** A match of yours runs. */
export interface GameStart {
  type: "gameStart";
  id: string;
  game: string;
  seat: number;
}

/** A match of yours has ended. */
export interface GameFinish {
  type: "gameFinish";
  id: string;
  game: string;
  seat: number;
  result: number[] | null;
}

/** A legal action, its stable text, its parts, and a sentence. */
export interface BotAnswer {
  action: number;
  text: string;
  move: Record<string, number | string>;
  say: string;
}

/** Everything that a program needs to answer; it may forget all that came before. */
export interface GameState {
  type: "gameState";
  n: number;
  ply: number;
  status: string;
  asked: number | null;
  my_turn: boolean;
  question: string;
  view: View | null;
  legal: BotAnswer[];
  log: string[];
  left: number[];
  running: number | null;
  since: number;
  now: number;
  offer: boolean;
  result: number[] | null;
  ended: string | null;
}

/** The first line of a match's stream: what does not change, and the state. */
export interface GameFull {
  type: "gameFull";
  id: string;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  clock: Record<string, unknown>;
  casual: boolean;
  seat: number | null;
  seats: string[];
  commitment: string;
  state: GameState;
}

/** Somebody has said something. */
export interface ChatLine {
  type: "chatLine";
  n: number;
  user: string;
  name: string;
  seat: number | null;
  text: string;
}

/** A bot's move, or another command, was carried out; `n` is the last entry now. */
export interface Moved {
  ok: boolean;
  n: number;
}

export interface ChatText {
  text: string;
}

/** Processes in which bots think: how many there should be, and how many can answer. */
export interface BotWorkers {
  wanted: number;
  able: number;
  waiting: number;
}

/** `no-storage`: nothing can be written; `no-bots`: no process can answer for a bot. */
export interface Health {
  status: "closing" | "no-bots" | "no-storage" | "ok";
  version: string;
  bots: BotWorkers;
}

export type FromClient =
  | Hello
  | Act
  | Undo
  | Offer
  | Accept
  | Decline
  | Resign
  | Leave
  | Return
  | Chat
  | Why
  | Hint
  | Rematch
  | Ping;

export type FromServer =
  | Welcome
  | UpdateMessage
  | Refused
  | WhyAnswer
  | HintAnswer
  | Presence
  | Pong
  | Gone;

export type OptionItem =
  | FlagOption
  | NumberOption
  | ChoiceOption;

export type NewSeat =
  | MySeat
  | OpenSeat
  | BotSeat
  | LocalSeat;

export type NewClock =
  | NoClock
  | MoveClock
  | BankClock
  | DaysClock;

export type EventLine =
  | GameStart
  | GameFinish;

export type BotLine =
  | GameFull
  | GameState
  | ChatLine;
