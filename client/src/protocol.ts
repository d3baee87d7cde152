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

/** An answer, and what came of it on average where a bot played on from it: 0 to 1. */
export interface Judged {
  say: Said;
  value: number;
}

/** A decision as a bot sees it that knows what the seat knew; later ones replace earlier ones. `ply` is how many actions had been played when the seat was asked. `value` is what the seat could expect then, 0 to 1. `best` and `played` are told where a close look found that another answer was better, and `sure`ly so; `why` is what parts them, where a sentence says it truly. */
export interface Point {
  ply: number;
  seat: number;
  value: number;
  cost: number;
  close: boolean;
  same: boolean;
  sure: boolean;
  best: Judged | null;
  played: Judged | null;
  why: Said | null;
}

/** One of the legal answers. */
export interface Answer {
  action: number;
  say: Said;
  move: Record<string, number | string>;
  text: string;
}

/** What the seat saw of one action of a player; `ply` is how many were then in force. */
export interface LogItem {
  n: number;
  ply: number;
  player: number;
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
  missed: number;
  nonce: string;
}

/** The seats' milliseconds at `since`; those of `running` go down from then on. */
export interface ClockItem {
  kind: Record<string, unknown>;
  left: number[];
  running: number | null;
  since: number;
  missed: string;
}

/** The moments of the game at which the seat may be asked, and those that are passed for it. Only the seat itself is told. */
export interface StopsItem {
  all: string[];
  passed: string[];
  now: string | null;
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
  rated: boolean;
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
  stops: StopsItem | null;
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

/** Have these moments passed automatically, and be asked at all others. Nobody else is told. */
export interface Stops {
  type: "stops";
  passed: string[];
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

/** Play again: the first who asks opens a table, whose id comes with the next update; the others sit down there, and with the last of them it begins. A share of chance may come along. */
export interface Rematch {
  type: "rematch";
  nonce?: string | null;
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

/** What the coach of a lesson says: steps to be read, the last of them also to be done. The words of a step are `<game>-coach-<step>`. While the rival moves there are none. */
export interface CoachItem {
  steps: string[];
  first: number;
  of: number;
  wanted: number[];
}

/** What is new, for one seat (or a spectator). Whoever holds several gets one for each. */
export interface UpdateMessage {
  type: "update";
  now: number;
  update: Update;
  coach: CoachItem | null;
}

/** A message was refused and nothing has changed. After a stale one an update follows. */
export interface Refused {
  type: "refused";
  to: string;
  seat: number | null;
  stale: boolean;
  message: Said;
  text: string;
  rule: string | null;
}

/** Why a move is not possible; a `message` of null: it is. */
export interface WhyAnswer {
  type: "why";
  action: number | null;
  seat: number | null;
  message: Said | null;
  text: string | null;
  rule: string | null;
}

/** One of the best answers, and what a bot thinks of it. The first is told by the chances that it gives: very-good, good, even, poor, bad. The others are told by how they compare with it: as-good, little-worse, worse, much-worse. */
export interface HintItem {
  answer: Answer;
  worth: string;
}

/** What a bot would do in a position, up to three answers, best first. `why` is what parts the first from the second; null where no sentence says it truly. */
export interface HintAnswer {
  type: "hint";
  seat: number;
  n: number;
  ply: number;
  bot: string;
  best: HintItem[];
  why: Said | null;
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
  by_players: number[];
}

export interface ChoiceOption {
  type: "choice";
  name: string;
  default: string;
  words: string[];
  players: Record<string, number[]>;
  by_players: string[];
}

/** A game with its options; their names are in the locale: `{id}-option-{name}`. */
export interface GameItem {
  id: string;
  version: number;
  seats: [number, number];
  options: OptionItem[];
  lesson: boolean;
  tips: Record<string, string>;
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
  private: boolean;
}

/** What is left out stays. `private`: nobody else sees the profile. */
export interface MeChange {
  private?: boolean;
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

export interface Password {
  password: string;
}

/** Codes that replace a lost password, each once; shown this once. */
export interface RecoveryCodes {
  codes: string[];
}

/** A new password for whoever has a code. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
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

export interface OwnList {
  game: string;
  name: string;
  cards: Record<string, number>;
  created: number;
  changed: number;
}

/** A list as it is being made, done or not. */
export interface ListDraft {
  cards: Record<string, number>;
  name?: string;
}

/** A list to be kept, done or not. */
export interface NewList {
  name: string;
  cards: Record<string, number>;
}

/** What is left out stays. */
export interface ListChange {
  name?: string;
  cards?: Record<string, number>;
}

/** A list as people write it: a card a line. */
export interface ListText {
  text: string;
}

export interface Reason {
  message: Said;
  text: string;
}

/** A line that is no card, counted from 1. */
export interface Slip {
  line: number;
  message: Said;
  text: string;
}

/** What a list comes to; the affiliation is null for an empty army. */
export interface ListTotals {
  affiliation: string | null;
  army_cost: number;
  army_budget: number;
  deck_size: number;
  deck_full: number;
  deck_cost: number;
  deck_budget: number;
}

/** A list with what the rules say of it. The name of a ready one is `{game}-list-{id}`. */
export interface ListItem {
  id: string;
  name: string | null;
  cards: Record<string, number>;
  totals: ListTotals;
  reasons: Reason[];
  actions: number[];
  changed: number | null;
}

export interface Lists {
  ready: ListItem[];
  own: ListItem[];
  most: number;
}

/** What the rules say of a list, and the list as text. */
export interface ListCheck {
  cards: Record<string, number>;
  totals: ListTotals;
  reasons: Reason[];
  refused: Record<string, Reason>;
  actions: number[];
  text: string;
}

/** What a text says; lines that are slips are left out of the cards. */
export interface ListRead {
  name: string;
  cards: Record<string, number>;
  slips: Slip[];
}

/** The server's public key, for `PushManager.subscribe`. */
export interface PushKey {
  key: string;
}

/** Where a browser can be called: the service's address, and for whom to encrypt. */
export interface PushSubscription {
  endpoint: string;
  key: string;
  auth: string;
}

export interface PushEndpoint {
  endpoint: string;
}

export interface Known {
  id: string;
  name: string;
}

/** A rating after a match; `uncertainty` is one standard deviation. */
export interface RatingMark {
  at: number;
  rating: number;
  uncertainty: number;
}

/** A rating of a game on openskill's scale, where a newcomer has 25 ± 8.3; newest last. */
export interface RatingItem {
  game: string;
  rating: number;
  uncertainty: number;
  matches: number;
  marks: RatingMark[];
}

/** How many matches of a kind, and how many of them were won. */
export interface TallyItem {
  what: string;
  game: string | null;
  matches: number;
  wins: number;
}

export interface CardItem {
  game: string;
  card: string;
  times: number;
}

/** Somebody, as others see them: of a private profile only the name. Others see nothing that was made of private matches. */
export interface Profile {
  id: string;
  name: string;
  kind: "account" | "guest";
  private: boolean;
  mine: boolean;
  shown: boolean;
  since: number | null;
  games: TallyItem[];
  modes: TallyItem[];
  seats: TallyItem[];
  opponents: TallyItem[];
  streak: number;
  longest: number;
  ratings: RatingItem[];
  cards: CardItem[];
}

/** A place on the board: of a person (`id`) or a bot. */
export interface LeaderItem {
  id: string | null;
  name: string;
  bot: string | null;
  rating: number;
  uncertainty: number;
  matches: number;
}

/** The best of a game first, by rating less two uncertainties. */
export interface Leaders {
  game: string;
  leaders: LeaderItem[];
}

/** A bot on the scale of people's ratings, with the interval in which it lies with 95 %. It begins where the arena measured it, in so many matches (`measured`) among bots, and the rated matches of this server move it (`matches`). Null: nothing is known of it. */
export interface LevelItem {
  bot: string;
  rating: number | null;
  low: number | null;
  high: number | null;
  measured: number;
  matches: number;
}

/** The bots that can be given a seat, as they play one game; weakest first by their names. */
export interface Levels {
  game: string;
  levels: LevelItem[];
}

/** `here`: has a page open; told only to whom they have named a friend as well. */
export interface Friend {
  id: string;
  name: string;
  here: boolean;
}

/** Whom I have named: friends; whose words I am not shown; whom I do not meet. */
export interface Ties {
  friends: Friend[];
  muted: Known[];
  blocked: Known[];
}

export interface OwnPush {
  endpoint: string;
  created: number;
}

/** What is stored about whoever asks, without secrets; `chat` is what they said anywhere. */
export interface Export {
  id: string;
  name: string;
  kind: "account" | "guest";
  created: number;
  sessions: OwnSession[];
  tokens: TokenItem[];
  matches: OwnMatch[];
  chat: OwnLine[];
  lists: OwnList[];
  private: boolean;
  ratings: RatingItem[];
  ties: Ties;
  pushes: OwnPush[];
  recovery_codes: number;
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

/** For one person alone, by id: a challenge. */
export interface KeptSeat {
  kind: "kept";
  user: string;
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
  missed?: "bot" | "pass";
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

/** Play again; a share of chance may come along. */
export interface Again {
  nonce: string | null;
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
  reserved: boolean;
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
  kept: number[];
  rated: boolean;
  asked: number | null;
  asked_since: number | null;
}

/** A part of a list, newest first; give `next` back as `page` to go on. */
export interface MatchPage {
  items: MatchItem[];
  next: string | null;
}

/** What the hall shows first; the lists of tables go on at `/api/matches`. */
export interface Lobby {
  now: number;
  mine: MatchItem[];
  open: MatchPage;
  running: MatchPage;
}

/** A quick match: any of these games, with any of these numbers of players. */
export interface Quick {
  games: string[];
  players: number[];
  bots: boolean;
  rated: boolean;
}

/** Where I am seated, or since when I wait, and when bots will do. */
export interface Quickly {
  match: string | null;
  since: number;
  bots_at: number | null;
  now: number;
}

/** Whether to tell of public tables as well; of my own matches it is always told. */
export interface WatchHall {
  type: "hall";
  open: boolean;
}

/** Rows that are others than before, or new. */
export interface ListNews {
  type: "lists";
  now: number;
  items: MatchItem[];
}

/** Too much has happened: read the lists again. */
export interface Reload {
  type: "reload";
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

/** What a bot thinks of a match that is over, as far as it has looked: `looked` of `total`. `none`: nobody has asked for it; `stopped`: nobody looked any more, or the server did not run. Points come in the order in which they were found, from `since` on: give the number of those that are known to get the rest. Of two points of one ply the later one holds. */
export interface Analysis {
  match: string;
  status: "done" | "none" | "running" | "stopped";
  looked: number;
  total: number;
  since: number;
  points: Point[];
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
  | Stops
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

export type FromVisitor =
  | WatchHall
  | Ping;

export type ToVisitor =
  | ListNews
  | Reload
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
  | LocalSeat
  | KeptSeat;

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
