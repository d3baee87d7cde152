/**
 * The lists of the hall as they are now: read once, then changed by what the server tells over
 * the visitor's own line, on whatever page they are.
 */
import { announcer } from './announce.svelte';
import { api } from './api';
import { isDue, newsOf } from './due';
import { visit } from './me.svelte';
import type { MatchItem, ToVisitor } from './protocol';
import { play } from './sound';
import { t } from './words.svelte';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
const HEARTBEAT = 25_000;

/** A match where I sit, or that I keep, or where a seat is kept for me. */
const isOwn = (it: MatchItem): boolean =>
  it.mine.length > 0 || it.kept.length > 0 || (it.host !== null && it.host === visit.me?.id);

const isGoingOn = (it: MatchItem): boolean => it.status === 'open' || it.status === 'running';

export const titleOf = (game: string): string => t(`${game}-title`);

class Hall {
  mine = $state.raw<MatchItem[]>([]);
  open = $state.raw<MatchItem[]>([]);
  running = $state.raw<MatchItem[]>([]);
  moreOpen = $state<string | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  drift = $state(0);
  isRead = $state(false);
  /** The match that the page shows: it tells of itself. */
  shown: string | null = null;
  /** Called with every row of mine that is new. */
  onOwn: (it: MatchItem) => void = () => undefined;

  #wire: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #isWatched = false;

  get due(): MatchItem[] {
    return this.mine.filter(isDue);
  }

  /** Whoever has come, or has become somebody else, hears of their own. */
  connect(): () => void {
    this.#open();
    this.#heart = setInterval(() => this.#say({ type: 'ping', id: 0 }), HEARTBEAT);
    const retry = (): void => {
      if (this.#wire?.readyState !== WebSocket.OPEN) this.#again(0);
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      clearTimeout(this.#timer);
      clearInterval(this.#heart);
      const wire = this.#wire;
      this.#wire = null;
      wire?.close(1000);
    };
  }

  /** Whether the page shows public tables. */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#say({ type: 'hall', open: isWatched });
  }

  async read(): Promise<void> {
    const { mine, open, running, now } = await api.lobby();
    this.mine = mine;
    this.open = open.items;
    this.moreOpen = open.next;
    this.running = running.items;
    this.drift = now - Date.now();
    this.isRead = true;
  }

  /** Open tables beyond the first page. */
  async leaf(): Promise<void> {
    const page = await api.tables('open', this.moreOpen);
    const known = new Set(this.open.map(({ id }) => id));
    this.open = [...this.open, ...page.items.filter(({ id }) => !known.has(id))];
    this.moreOpen = page.next;
  }

  #open(): void {
    const wire = new WebSocket(api.lineAddress());
    this.#wire = wire;
    wire.onopen = () => {
      this.#failures = 0;
      if (this.#isWatched) this.watch(true);
      this.read().catch(() => undefined);
    };
    wire.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ToVisitor);
    wire.onclose = () => {
      if (wire !== this.#wire) return;
      this.#failures += 1;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
      this.#again(wait * (0.5 + Math.random() / 2));
    };
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #say(message: object): void {
    if (this.#wire?.readyState === WebSocket.OPEN) this.#wire.send(JSON.stringify(message));
  }

  #hear(message: ToVisitor): void {
    if (message.type === 'reload') this.read().catch(() => undefined);
    if (message.type !== 'lists') return;
    this.drift = message.now - Date.now();
    for (const it of message.items) this.#take(it);
  }

  #take(it: MatchItem): void {
    const before = this.mine.find(({ id }) => id === it.id);
    if (isOwn(it)) {
      this.#call(before, it);
      this.onOwn(it);
    }
    this.mine = changed(this.mine, it, isOwn(it) && isGoingOn(it));
    this.open = changed(this.open, it, it.public && it.status === 'open');
    this.running = changed(this.running, it, it.public && it.status === 'running');
  }

  /** Call whoever looks at another page, or at none. */
  #call(before: MatchItem | undefined, it: MatchItem): void {
    const news = newsOf(before, it);
    if (!news || it.id === this.shown) return;
    play(news === 'over' ? 'win' : 'turn', true);
    announcer.toast(`${titleOf(it.game)}: ${t(`browser-call-${news}`)}`, 'good', {
      address: `/match/${it.id}`,
      text: t('browser-to-table'),
    });
  }
}

/** A list with a row as it is now: in its old place, or first. */
function changed(list: MatchItem[], it: MatchItem, belongs: boolean): MatchItem[] {
  const place = list.findIndex(({ id }) => id === it.id);
  if (place < 0) return belongs ? [it, ...list] : list;
  return belongs ? list.with(place, it) : list.toSpliced(place, 1);
}

export const hall = new Hall();
