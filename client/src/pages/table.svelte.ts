/** The table as it lives in the page: the socket, what each own seat knows, and whose turn it is to look. */
import { announcer, type Link } from '../announce.svelte';
import { api, nonce } from '../api';
import { Clicks } from '../clicks';
import { isOver, merge, type Match } from '../match';
import { namesOf } from '../names';
import type { Answer, CoachItem, HintAnswer, Move, Said, UpdateMessage } from '../protocol';
import { settings, type Pace } from '../settings.svelte';
import { MatchSocket, type Line } from '../socket';
import { t, words } from '../words.svelte';

/** Between two moves of others there is time to see what happened. */
const PACE: Record<Pace, number> = { slow: 1800, normal: 800, fast: 300, once: 0 };
/** Between two moves of the same player, who is in the middle of a turn, less is enough. */
const STRIDE: Record<Pace, number> = { slow: 700, normal: 220, fast: 80, once: 0 };
/** Whoever is further behind than that is shown the rest faster. */
const FAR_BEHIND = 12;
/** An answer that takes longer than that is said to be on its way; longer than the other, lost. */
const SLOW = 500;
const LOST = 8000;
const SPECTATOR = -1;
/** Where the browser keeps which lesson was left. */
const UNCOACHED = 'pentarch-uncoached';

export class TableStore {
  matches = $state.raw<ReadonlyMap<number, Match>>(new Map());
  mine = $state.raw<readonly number[]>([]);
  line = $state<Line>('connecting');
  gone = $state<string | null>(null);
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  hint = $state.raw<HintAnswer | null>(null);
  hinting = $state(false);
  /** The action that has been sent and not yet answered. */
  sent = $state<number | null>(null);
  /** It has been on its way for a while. */
  isSlow = $state(false);
  /** What was answered, and where, when the line was lost: nobody knows whether it arrived. */
  undelivered = $state.raw<{ n: number; action: number } | null>(null);
  /** The reader wants it sent again as soon as the line is there. */
  isWished = $state(false);
  /** Whose hand lies open on this screen. */
  eyes = $state<number>(SPECTATOR);
  /** On one screen: the cards are covered until the next person has sat down. */
  covered = $state(false);
  /** How many updates have come that are not shown yet. */
  behind = $state(0);
  /** The reader has stopped there, and looks. */
  paused = $state(false);
  /** The learner of this lesson plays on without the coach. */
  uncoached = $state(false);
  /** The newest update, shown or not, asks whoever has the screen. */
  isDue = $state(false);
  /** In the newest update that waits to be shown, a bot sits in for the reader. */
  isAway = $state(false);

  /** See `GameClient.keeps`. */
  keeps = $state.raw<((answer: Answer) => boolean) | null>(null);
  /** Opens the rules at a paragraph, if the page can. */
  openRule: ((rule: string) => void) | null = null;

  readonly #socket: MatchSocket;
  /** The last hint, also when it has been closed. */
  #advised: HintAnswer | null = null;
  /** What was asked when the reader did as advised. */
  #followed: string | null = null;
  /** The paragraph of the last reason that was given. */
  #rule: string | null = null;
  readonly #clicks = new Clicks();
  readonly #waiting: UpdateMessage[] = [];
  #isHeld = false;
  /** Who waits for a reason; the server gives them in the order in which they were asked for. */
  readonly #reasons: ((reason: string | null) => void)[] = [];
  #lastMove = 0;
  #lastMover: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #slowness: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.uncoached = localStorage.getItem(UNCOACHED) === id;
    this.#socket = new MatchSocket(
      api.socketAddress(id),
      () => ({ type: 'hello', since: this.#since(), nonce: nonce() }),
      {
        welcome: ({ seats }) => this.#welcome(seats),
        update: (message) => this.#take(message),
        refused: ({ message, text, to, rule }) => {
          this.#answered();
          if (to === 'hint') this.hinting = false;
          if (to === 'why') this.#reasons.shift()?.(null);
          announcer.toast(this.#sentence(message, text), 'bad', this.#ruleLink(rule));
        },
        why: ({ message, text, rule }) => {
          this.#rule = rule;
          this.#reasons.shift()?.(message ? this.#sentence(message, text ?? '') : null);
        },
        hint: (hint) => {
          this.hinting = false;
          if (hint.ply !== this.match?.ply || hint.seat !== this.seat) return;
          this.hint = hint;
          this.#advised = hint.best.length > 0 ? hint : null;
        },
        presence: ({ seats, spectators }) => {
          this.present = seats;
          this.spectators = spectators;
        },
        pong: () => undefined,
        gone: ({ message, text, again }) => {
          if (!again) this.gone = this.#sentence(message, text);
        },
      },
      (line) => this.#hear(line),
    );
    addEventListener('online', this.retry);
  }

  /** The match as the one who looks at the screen knows it. */
  get match(): Match | null {
    return this.matches.get(this.eyes) ?? null;
  }

  get seat(): number | null {
    return this.eyes === SPECTATOR ? null : this.eyes;
  }

  get names(): string[] {
    return this.match ? namesOf(this.match.seats) : [];
  }

  /** Several people share this screen. */
  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** The person of this screen who is asked and does not have the screen yet. */
  get next(): number | null {
    const match = this.match;
    if (!this.isShared || !match || isOver(match) || match.asked === null) return null;
    const answering = match.seats[match.asked];
    if (!this.mine.includes(match.asked) || answering?.bot) return null;
    return match.asked === this.eyes ? null : match.asked;
  }

  /** The coach, unless the learner has sent it away. */
  get coach(): CoachItem | null {
    return this.uncoached ? null : (this.match?.coach ?? null);
  }

  /** The legal answers; with a coach those that the step asks for. */
  get answers(): readonly Answer[] {
    if (this.covered || this.sent !== null || this.line !== 'open') return [];
    const answers = this.match?.answers ?? [];
    const wanted = this.coach?.wanted ?? [];
    if (wanted.length === 0) return answers;
    return answers.filter((it) => wanted.includes(it.action) || this.keeps?.(it));
  }

  /** What the coach asks for, to be shown on the table. */
  get wanted(): Answer | null {
    const wanted = this.coach?.wanted ?? [];
    return this.answers.find(({ action }) => wanted.includes(action)) ?? null;
  }

  skipCoach = (): void => {
    this.uncoached = true;
    localStorage.setItem(UNCOACHED, this.id);
  };

  /** See `BoardProps.act`. */
  act(action: number, goesOn = false): void {
    const match = this.match;
    if (!match || this.sent !== null) return;
    this.#followed = null;
    const wanted = this.coach?.wanted ?? [];
    if (wanted.length > 0 && !wanted.includes(action)) {
      announcer.toast(t('browser-coach-first'));
      return;
    }
    this.#flush();
    this.forgetAnswer();
    announcer.dismissPlain();
    if (this.#socket.send({ type: 'act', n: match.n, action, seat: this.seat })) {
      this.sent = action;
      this.#clicks.note(match.ply, goesOn);
      this.hint = null;
      this.#slowness = setTimeout(() => this.#slow(), SLOW);
    } else this.undelivered = { n: match.n, action };
  }

  /** Send the answer that was lost once more, if the question is still the same. */
  actAgain = (): void => {
    const lost = this.undelivered;
    if (lost && this.line !== 'open') {
      this.isWished = true;
      return this.#socket.retry();
    }
    this.forgetAnswer();
    if (lost && lost.n === this.match?.n) this.act(lost.action);
  };

  forgetAnswer = (): void => {
    this.undelivered = null;
    this.isWished = false;
  };

  /** What the last click did goes back, as far as it may without asking. */
  undo = (): void => {
    const match = this.match;
    if (match?.undo) {
      const { to, furthest } = match.undo;
      const before = this.#clicks.before(match.ply) ?? to;
      const back = Math.max(furthest, Math.min(to, before));
      this.#send({ type: 'undo', n: match.n, to: back, seat: this.seat });
    } else if (match?.may_offer_undo) this.#send({ type: 'offer', n: match.n, seat: this.seat });
  };

  /** In the same position the advice is the same. */
  askHint = (): void => {
    const known = this.#advised;
    if (known && known.ply === this.match?.ply && known.seat === this.seat) this.hint = known;
    else this.hinting = this.#send({ type: 'hint', seat: this.seat });
  };

  closeHint = (): void => {
    this.hint = null;
    this.hinting = false;
  };

  /** Do what was advised. What it leads to, how much to spend, say, is advised too. */
  followHint = ({ action }: Answer): void => {
    const began = this.#followed ?? this.match?.question.key ?? null;
    this.act(action);
    if (this.sent === action) this.#followed = began;
  };

  /** Until the question is again the one at which the hint was asked for. */
  #adviseOn({ question, asked }: Match): void {
    if (this.#followed === null) return;
    if (asked === this.seat && question.key !== this.#followed) this.askHint();
    else this.#followed = null;
  }

  /** Why a move is not possible; null if it is, or if the line is lost. */
  reason = (move: Move): Promise<string | null> =>
    new Promise((tell) => {
      if (this.#send({ type: 'why', move, seat: this.seat })) this.#reasons.push(tell);
      else tell(null);
    });

  why = async (move: Move): Promise<void> => {
    if (this.coach && this.coach.wanted.length > 0) {
      announcer.toast(t('browser-coach-first'));
      return;
    }
    const reason = await this.reason(move);
    if (reason) announcer.toast(reason, 'plain', this.#ruleLink(this.#rule));
  };

  say = (text: string): boolean => this.#send({ type: 'chat', text });
  accept = (): void => void this.#send({ type: 'accept', seat: this.seat });
  decline = (): void => void this.#send({ type: 'decline', seat: this.seat });
  resign = (): void => void this.#send({ type: 'resign', seat: this.seat });
  leave = (): void => void this.#send({ type: 'leave', seat: this.seat });
  comeBack = (): void => void this.#send({ type: 'return', seat: this.seat });
  setStops = (passed: string[]): void =>
    void this.#send({ type: 'stops', passed, seat: this.seat });
  /** Have the moment that is asked now passed, now and later. */
  stopAsking = (): void => {
    const { passed = [], now = null } = this.match?.stops ?? {};
    if (now !== null) this.setStops([...passed, now]);
  };
  rematch = (): void => void this.#send({ type: 'rematch' });
  retry = (): void => this.#socket.retry();

  /** Show nothing more until what is open has been read. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#work();
  }

  pause = (): void => {
    this.paused = !this.paused;
    this.#work();
  };

  /** Show the newest. */
  skip = (): void => {
    this.paused = false;
    this.#flush();
  };

  cover = (): void => {
    this.covered = true;
  };

  /** The next person has the screen. */
  uncover = (): void => {
    if (this.next !== null) this.eyes = this.next;
    this.covered = false;
    this.hint = null;
  };

  close(): void {
    removeEventListener('online', this.retry);
    clearTimeout(this.#timer);
    clearTimeout(this.#slowness);
    this.#socket.close();
  }

  #slow(): void {
    this.isSlow = true;
    this.#slowness = setTimeout(() => {
      this.#lose();
      this.#socket.again();
    }, LOST);
  }

  #answered(): void {
    clearTimeout(this.#slowness);
    this.sent = null;
    this.isSlow = false;
  }

  /** The line is gone, and perhaps what was sent over it. */
  #lose(): void {
    const match = this.match;
    if (match && this.sent !== null) this.undelivered = { n: match.n, action: this.sent };
    this.#answered();
  }

  #send(message: Parameters<MatchSocket['send']>[0]): boolean {
    const went = this.#socket.send(message);
    if (!went) announcer.toast(t('browser-line-lost-click'), 'bad');
    return went;
  }

  #since(): number {
    const known = [...this.matches.values()].map((match) => match.n);
    return known.length > 0 ? Math.min(...known) : 0;
  }

  #welcome(seats: readonly number[]): void {
    this.mine = seats;
    this.#lose();
    this.hinting = false;
    this.#waiting.length = 0;
    this.#count();
    this.#giveUpReasons();
    this.#look();
  }

  /** Another connection knows nothing of what was asked over the one before. */
  #giveUpReasons(): void {
    for (const tell of this.#reasons.splice(0)) tell(null);
  }

  /** Whose eyes: one's own seat, or, where several share the screen, whoever had it last. */
  #look(): void {
    const [first] = this.mine;
    if (first === undefined) this.eyes = SPECTATOR;
    else if (!this.mine.includes(this.eyes)) {
      this.eyes = first;
      this.covered = this.mine.length > 1 && this.#isPlayed();
    }
  }

  #isPlayed(): boolean {
    const [match] = this.matches.values();
    return match === undefined || match.status === 'running';
  }

  #hear(line: Line): void {
    this.line = line;
    if (line === 'lost' || line === 'closed') {
      this.#lose();
      this.hinting = false;
      this.#giveUpReasons();
    }
  }

  #take(message: UpdateMessage): void {
    this.#waiting.push(message);
    this.#work();
  }

  #work(): void {
    clearTimeout(this.#timer);
    for (let message = this.#waiting[0]; message; message = this.#waiting[0]) {
      if (this.#isByOther(message)) {
        if (this.paused || this.#isHeld) break;
        const wait = this.#lastMove + this.#pace(message) - performance.now();
        if (wait > 0) {
          this.#timer = setTimeout(() => this.#work(), wait);
          break;
        }
      }
      this.#waiting.shift();
      this.#apply(message);
    }
    this.#count();
  }

  #count(): void {
    this.behind = this.#waiting.length;
    const newest = this.#waiting.findLast(({ update }) => update.seat === this.seat);
    this.isDue = newest !== undefined && newest.update.answers.length > 0;
    this.isAway = newest?.update.seats[newest.update.seat ?? SPECTATOR]?.away ?? false;
  }

  #pace({ update }: UpdateMessage): number {
    const mover = this.matches.get(update.seat ?? SPECTATOR)?.asked ?? null;
    const isSame = mover !== null && mover === this.#lastMover;
    const pace = (isSame ? STRIDE : PACE)[settings.pace];
    return pace * Math.min(1, FAR_BEHIND / this.#waiting.length);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    for (const message of this.#waiting.splice(0)) this.#apply(message);
    this.#count();
  }

  /** Whether an update shows what somebody else has just done, to the one who looks. */
  #isByOther({ update }: UpdateMessage): boolean {
    const before = this.matches.get(update.seat ?? SPECTATOR);
    if (!before || update.seat !== this.seat || update.log.length === 0) return false;
    return before.asked !== null && before.asked !== this.seat;
  }

  #apply({ update, now, coach }: UpdateMessage): void {
    const key = update.seat ?? SPECTATOR;
    const before = this.matches.get(key) ?? null;
    const after = merge(before, update, now, Date.now(), coach ?? null);
    if (!after) {
      // What came does not fit what is known: begin again with everything.
      this.matches = new Map();
      this.#socket.again();
      return;
    }
    const matches = new Map(this.matches);
    matches.set(key, after);
    for (const seat of matches.keys()) {
      const stillMine = seat === SPECTATOR ? this.mine.length === 0 : this.mine.includes(seat);
      if (seat !== key && !stillMine) matches.delete(seat);
    }
    if (key !== SPECTATOR && !this.mine.includes(key)) this.mine = [...this.mine, key].sort();
    if (key === SPECTATOR) this.mine = [];
    this.matches = matches;
    this.#look();
    if (before && before.status === 'open' && after.status === 'running' && this.isShared) {
      this.covered = true;
    }
    if (key === this.eyes) this.#afterNews(before, after);
  }

  #afterNews(before: Match | null, after: Match): void {
    if (after.fresh.length > 0) {
      this.#lastMove = performance.now();
      this.#lastMover = before?.asked ?? null;
    }
    if (before && after.n !== before.n) this.#answered();
    if (this.undelivered && after.n !== this.undelivered.n) this.forgetAnswer();
    if (this.isWished) this.actAgain();
    if (before && after.ply !== before.ply) {
      this.hint = this.#advised = null;
      this.#adviseOn(after);
    }
  }

  /** From a refusal to its paragraph of the rules. */
  #ruleLink(rule: string | null): Link | null {
    const open = this.openRule;
    return rule && open ? { text: t('browser-rule'), open: () => open(rule) } : null;
  }

  #sentence(message: Said, text: string): string {
    return words.has(message.key) ? words.say(message, this.names, this.seat) : text;
  }
}
