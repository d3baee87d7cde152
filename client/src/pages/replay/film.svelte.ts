/** A match as a film: its frames through somebody's eyes, and the one that is shown. */
import { announcer } from '../../announce.svelte';
import { api } from '../../api';
import { clientOf, type GameClient } from '../../games';
import type { Match } from '../../match';
import { namesOf } from '../../names';
import type { Frame, MatchDetail, Replay } from '../../protocol';
import { words } from '../../words.svelte';

export type Eyes = number | 'spectator' | null;

/** Milliseconds between two frames at speed 1. */
const STEP = 1500;

export class Film {
  detail = $state.raw<MatchDetail | null>(null);
  client = $state.raw<GameClient | null>(null);
  replay = $state.raw<Replay | null>(null);
  frames = $state.raw<Frame[]>([]);
  ply = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** All hands lie open: when a match is over there is nothing left to hide. */
  open = $state(false);

  readonly id: string;

  readonly frame = $derived(this.frames[this.ply] ?? this.frames[0] ?? null);
  readonly seat = $derived(this.replay?.seat ?? null);
  /** Whom sentences call "you": whoever looks through somebody else's eyes is not that one. */
  readonly me = $derived(
    this.seat !== null && this.detail?.match.mine.includes(this.seat) ? this.seat : null,
  );
  readonly names = $derived(this.detail ? namesOf(this.detail.update.seats) : []);
  readonly bots = $derived(this.detail?.update.seats.map((it) => it.bot !== null) ?? []);
  readonly plies = $derived(this.replay?.plies ?? 0);
  readonly isOver = $derived(this.detail?.match.status === 'over');

  /** The plies at which another player is asked. */
  readonly turns = $derived(
    this.frames.flatMap(({ asked }, at) =>
      at === 0 || asked !== this.frames[at - 1]?.asked ? [at] : [],
    ),
  );
  /** The plies at which a round begins; none in a game without rounds. */
  readonly rounds = $derived(this.#after((key) => key.endsWith('-event-round')));
  /** What Page Up and Page Down go by. */
  readonly #chapters = $derived(
    this.rounds.length > 0 ? this.rounds : this.#after((key) => this.client?.isHeading(key)),
  );

  /** The log up to here, in the form that the table's log takes. */
  readonly soFar = $derived(
    this.detail &&
      ({
        ...this.detail.update,
        notices: [],
        log: this.frames
          .slice(1, this.ply + 1)
          .map(({ n, ply, player, at, lines }) => ({ n, ply, player: player ?? 0, at, lines })),
        fresh: [],
        drift: 0,
        coach: null,
      } satisfies Match),
  );

  constructor(id: string, ply: number, open: boolean) {
    this.id = id;
    this.ply = ply;
    this.open = open;
  }

  /** Whoever did not play looks on from beside the table, and sees all hands. */
  async begin(asked: number | null): Promise<void> {
    this.detail = await api.match(this.id);
    this.client = await clientOf(this.detail.match.game);
    const own = this.detail.match.mine[0];
    if (own === undefined && asked === null && this.isOver) this.open = true;
    this.open &&= this.isOver;
    const wanted = asked ?? own ?? (this.isOver ? 'spectator' : null);
    await this.load(wanted).catch(() => this.load(null));
  }

  async load(eyes: Eyes): Promise<void> {
    let got = await api.replay(this.id, eyes, 0, this.open);
    const all = [...got.frames];
    while (all.length <= got.plies) {
      got = await api.replay(this.id, eyes, all.length, this.open);
      if (got.frames.length === 0) break;
      all.push(...got.frames);
    }
    this.frames = all;
    this.replay = got;
    this.ply = Math.min(this.ply, got.plies);
  }

  #after(isTold: (key: string) => boolean | undefined): number[] {
    return this.frames.flatMap(({ lines }, at) =>
      lines.some(({ key }) => isTold(key)) ? [at] : [],
    );
  }

  to = (next: number): void => {
    this.ply = Math.min(Math.max(0, next), this.plies);
    const lines = this.frames[this.ply]?.lines ?? [];
    announcer.say(lines.map((line) => words.say(line, this.names, this.me)).join(' '));
  };

  back = (starts: readonly number[]): void => this.to(starts.findLast((it) => it < this.ply) ?? 0);
  on = (starts: readonly number[]): void =>
    this.to(starts.find((it) => it > this.ply) ?? this.plies);

  toggle = (): void => {
    if (!this.playing && this.ply >= this.plies) this.ply = 0;
    this.playing = !this.playing;
  };

  /** Show frame after frame while it plays; called in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.ply >= this.plies) this.playing = false;
      else this.ply += 1;
    }, STEP / this.speed);
    return () => clearInterval(timer);
  }

  onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, select, dialog')) return;
    if (event.key === ' ' && event.target instanceof Element && event.target.closest('button, a'))
      return;
    const work = this.#keys[event.key];
    if (!work) return;
    event.preventDefault();
    this.playing = event.key === ' ' ? this.playing : false;
    work();
  };

  readonly #keys: Record<string, () => void> = {
    ArrowLeft: () => this.to(this.ply - 1),
    ArrowRight: () => this.to(this.ply + 1),
    ArrowUp: () => this.back(this.turns),
    ArrowDown: () => this.on(this.turns),
    PageUp: () => this.back(this.#chapters),
    PageDown: () => this.on(this.#chapters),
    Home: () => this.to(0),
    End: () => this.to(this.plies),
    ' ': this.toggle,
  };
}
