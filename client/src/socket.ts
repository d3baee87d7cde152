/**
 * The one socket of a match: message type -> handler.
 *
 * It connects again by itself, more and more slowly, and says what it has seen, so
 * that a lost connection loses nothing. What cannot be mended ends in `closed`.
 */
import type { FromClient, FromServer } from './protocol';

export type Handlers = { [Type in FromServer['type']]: (message: Of<Type>) => void };
type Of<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  connect: (address: string) => Wire;
  later: (milliseconds: number, work: () => void) => () => void;
  random: () => number;
}

export const browser: Surroundings = {
  connect: (address) => new WebSocket(address) as Wire,
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
/** Whoever is not welcomed for so long tries again. */
const WELCOME = 20_000;

export class MatchSocket {
  line: Line = 'connecting';
  #wire: Wire | null = null;
  #failures = 0;
  #cancelWait: () => void = () => {};
  #cancelHeart: () => void = () => {};
  #ended = false;

  constructor(
    readonly address: string,
    readonly hello: () => FromClient,
    readonly handlers: Handlers,
    readonly onLine: (line: Line) => void,
    readonly around: Surroundings = browser,
  ) {
    this.#connect();
  }

  /** Whether it went out; what is said while the line is lost is not kept. */
  send(message: FromClient): boolean {
    if (this.line !== 'open' || !this.#wire) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Do not wait: the network is back, or the reader pressed the button. */
  retry(): void {
    if (this.line !== 'lost') return;
    this.#cancelWait();
    this.#connect();
  }

  /** Begin anew at once, with a fresh hello. */
  again(): void {
    if (this.#ended) return;
    this.#failures = 0;
    this.#cancelHeart();
    const wire = this.#wire;
    this.#wire = null;
    wire?.close(1000);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#cancelWait();
    this.#cancelHeart();
    this.#wire?.close(1000);
    this.#become('closed');
  }

  #connect(): void {
    this.#become('connecting');
    const wire = this.around.connect(this.address);
    this.#wire = wire;
    this.#cancelHeart();
    this.#cancelHeart = this.around.later(WELCOME, () => this.#drop());
    wire.onopen = () => {
      wire.send(JSON.stringify(this.hello()));
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire) this.#hear(String(data));
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#lose();
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'welcome') {
      this.#failures = 0;
      this.#become('open');
    }
    if (message.type === 'gone' && !message.again) this.#ended = true;
    this.#beat();
    // The types of table and message agree by construction; TypeScript cannot see it.
    (this.handlers[message.type] as (it: FromServer) => void)(message);
  }

  /** Silence is suspicious: ask, and if nobody answers, connect anew. */
  #beat(): void {
    this.#cancelHeart();
    this.#cancelHeart = this.around.later(HEARTBEAT, () => {
      this.send({ type: 'ping', id: 0 });
      this.#cancelHeart = this.around.later(PATIENCE, () => this.#drop());
    });
  }

  /** Nobody answers; a line that is dead would take its time to say that it is closed. */
  #drop(): void {
    const wire = this.#wire;
    this.#lose();
    wire?.close();
  }

  #lose(): void {
    this.#wire = null;
    this.#cancelHeart();
    if (this.#ended) return this.#become('closed');
    this.#become('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#cancelWait = this.around.later(wait * (0.5 + this.around.random() / 2), () =>
      this.#connect(),
    );
  }

  #become(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.onLine(line);
  }
}
