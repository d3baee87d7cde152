/** The table as it lives in the page: the socket, what each own seat knows, and whose turn it is to look. */
import { announcer } from '../announce.svelte';
import { api, nonce } from '../api';
import { isOver, merge, type Match } from '../match';
import { namesOf } from '../names';
import type { Answer, Move, Said, UpdateMessage } from '../protocol';
import { MatchSocket, type Line } from '../socket';
import { t, words } from '../words.svelte';

/** Between two moves of bots there is time to see what happened. */
const PACE = 650;
/** Between two moves of the same bot, which is in the middle of its turn, less is enough. */
const STRIDE = 180;
const SPECTATOR = -1;

export class TableStore {
  matches = $state.raw<ReadonlyMap<number, Match>>(new Map());
  mine = $state.raw<readonly number[]>([]);
  line = $state<Line>('connecting');
  gone = $state<string | null>(null);
  present = $state.raw<readonly number[]>([]);
  spectators = $state(0);
  hint = $state.raw<{ n: number; answer: Answer; bot: string } | null>(null);
  hinting = $state(false);
  /** The action that has been sent and not yet answered. */
  sent = $state<number | null>(null);
  /** Whose hand lies open on this screen. */
  eyes = $state<number>(SPECTATOR);
  /** On one screen: the cards are covered until the next person has sat down. */
  covered = $state(false);

  readonly #socket: MatchSocket;
  readonly #waiting: UpdateMessage[] = [];
  #lastMove = 0;
  #lastMover: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#socket = new MatchSocket(
      api.socketAddress(id),
      () => ({ type: 'hello', since: this.#since(), nonce: nonce() }),
      {
        welcome: ({ seats }) => this.#welcome(seats),
        update: (message) => this.#take(message),
        refused: ({ message, text, to }) => {
          this.sent = null;
          if (to === 'hint') this.hinting = false;
          announcer.toast(this.#sentence(message, text), 'bad');
        },
        why: ({ message, text }) => {
          if (message) announcer.toast(this.#sentence(message, text ?? ''));
        },
        hint: ({ n, answer, bot }) => {
          this.hinting = false;
          if (n === this.match?.n) this.hint = { n, answer, bot };
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

  get answers(): readonly Answer[] {
    if (this.covered || this.sent !== null || this.line !== 'open') return [];
    return this.match?.answers ?? [];
  }

  act(action: number): void {
    const match = this.match;
    if (!match || this.sent !== null) return;
    this.#flush();
    if (this.#send({ type: 'act', n: match.n, action, seat: this.seat })) {
      this.sent = action;
      this.hint = null;
    }
  }

  undo = (): void => {
    const match = this.match;
    if (match?.undo) this.#send({ type: 'undo', n: match.n, to: match.undo.to, seat: this.seat });
    else if (match?.may_offer_undo) this.#send({ type: 'offer', n: match.n, seat: this.seat });
  };

  askHint = (): void => {
    this.hinting = this.#send({ type: 'hint', seat: this.seat });
  };

  why = (move: Move): void => void this.#send({ type: 'why', move, seat: this.seat });
  say = (text: string): boolean => this.#send({ type: 'chat', text });
  accept = (): void => void this.#send({ type: 'accept', seat: this.seat });
  decline = (): void => void this.#send({ type: 'decline', seat: this.seat });
  resign = (): void => void this.#send({ type: 'resign', seat: this.seat });
  leave = (): void => void this.#send({ type: 'leave', seat: this.seat });
  comeBack = (): void => void this.#send({ type: 'return', seat: this.seat });
  rematch = (): void => void this.#send({ type: 'rematch' });
  retry = (): void => this.#socket.retry();

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
    this.#socket.close();
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
    this.sent = null;
    this.hinting = false;
    this.#waiting.length = 0;
    this.#look();
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
      this.sent = null;
      this.hinting = false;
    }
  }

  #take(message: UpdateMessage): void {
    this.#waiting.push(message);
    this.#work();
  }

  #work(): void {
    clearTimeout(this.#timer);
    for (let message = this.#waiting[0]; message; message = this.#waiting[0]) {
      const wait = this.#lastMove + this.#pace(message) - performance.now();
      if (wait > 0 && this.#waiting.length < 12 && this.#isByBot(message)) {
        this.#timer = setTimeout(() => this.#work(), wait);
        return;
      }
      this.#waiting.shift();
      this.#apply(message);
    }
  }

  #pace({ update }: UpdateMessage): number {
    const mover = this.matches.get(update.seat ?? SPECTATOR)?.asked ?? null;
    return mover !== null && mover === this.#lastMover ? STRIDE : PACE;
  }

  #flush(): void {
    for (const message of this.#waiting.splice(0)) this.#apply(message);
  }

  /** Whether an update shows what a bot has just done, to the one who looks. */
  #isByBot({ update }: UpdateMessage): boolean {
    const before = this.matches.get(update.seat ?? SPECTATOR);
    if (!before || update.seat !== this.seat || update.log.length === 0) return false;
    return before.asked !== null && before.seats[before.asked]?.bot !== null;
  }

  #apply({ update, now }: UpdateMessage): void {
    const key = update.seat ?? SPECTATOR;
    const before = this.matches.get(key) ?? null;
    const after = merge(before, update, now, Date.now());
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
    if (before && after.n !== before.n) this.sent = null;
    if (this.hint && after.n !== this.hint.n) this.hint = null;
  }

  #sentence(message: Said, text: string): string {
    return words.has(message.key) ? words.say(message, this.names, this.seat) : text;
  }
}
