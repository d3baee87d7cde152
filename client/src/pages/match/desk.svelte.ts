/** What the one at the screen has before them: the table by their eyes, and what lies open on it. */
import type { GameClient } from '../../games';
import type { LogItem, Said, View } from '../../protocol';
import { settings } from '../../settings.svelte';
import { sinceOwn } from '../../turns';
import { t, words } from '../../words.svelte';
import type { TableStore } from '../table.svelte';

export type Tab = 'log' | 'cards' | 'chat';
export type Sheet =
  | 'rules'
  | 'settings'
  | 'help'
  | 'menu'
  | 'leave'
  | 'resign'
  | 'undo'
  | 'recap'
  | 'end'
  | 'stops'
  | null;

/** What deserves more than a line: what was said, the table before it and after it. */
export interface Reveal {
  lines: readonly Said[];
  before: View;
  after: View;
}

export const isWide = (): boolean => matchMedia('(min-width: 1024px)').matches;

export class Desk {
  client = $state.raw<GameClient | null>(null);
  sheet = $state<Sheet>(null);
  /** Where the rules are opened. */
  rulesAt = $state.raw<{ card?: string; rule?: string }>({});
  inspected = $state<string | null>(null);
  tab = $state<Tab>('log');
  isSideOpen = $state(false);
  reveals = $state.raw<readonly Reveal[]>([]);
  /** The recap that has been read: the number of its first move. */
  #readRecap = $state<number | null>(null);
  /** How many lines of the chat have been read. */
  readChat = $state(0);

  readonly store: TableStore;
  readonly match = $derived.by(() => this.store.match);
  readonly seat = $derived.by(() => this.store.seat);
  readonly names = $derived.by(() => this.store.names);
  readonly title = $derived(this.match ? t(`${this.match.game}-title`) : '');
  readonly question = $derived(
    this.match ? words.say(this.match.question, this.names, this.seat) : '',
  );
  readonly reveal = $derived(this.reveals[0] ?? null);
  readonly answers = $derived.by(() => (this.reveal ? [] : this.store.answers));
  readonly isMyTurn = $derived(
    this.match !== null &&
      this.seat !== null &&
      this.match.asked === this.seat &&
      this.match.answers.length > 0,
  );
  readonly mySeat = $derived(
    this.match && this.seat !== null ? this.match.seats[this.seat] : undefined,
  );
  /** What the others did since the reader did something. */
  readonly missed = $derived(
    this.match && this.seat !== null
      ? sinceOwn(this.match.log, this.seat, this.client?.isHeading)
      : [],
  );
  /** The number of a recap that the reader has not closed. */
  readonly recap = $derived.by(() => {
    const [first] = this.missed;
    if (!this.isMyTurn || this.reveal || first?.n === this.#readRecap) return null;
    return first?.n ?? null;
  });
  readonly isNoted = $derived(this.recap !== null && settings.recap === 'note');
  readonly coach = $derived.by(() => (this.reveal ? null : this.store.coach));
  /** The coach asks for something. */
  readonly isLed = $derived((this.coach?.wanted.length ?? 0) > 0);
  readonly canUndo = $derived(
    this.match !== null && (this.match.undo !== null || this.match.may_offer_undo),
  );
  readonly unread = $derived((this.match?.chat.length ?? 0) - this.readChat);

  constructor(store: TableStore) {
    this.store = store;
    store.openRule = (rule) => this.openRules({ rule });
  }

  open = (sheet: Sheet): void => {
    this.sheet = sheet;
  };

  close = (): void => {
    this.sheet = null;
  };

  openRules = (at: { card?: string; rule?: string } = {}): void => {
    this.inspected = null;
    this.rulesAt = at;
    this.sheet = 'rules';
  };

  inspect = (card: string): void => {
    this.inspected = card;
  };

  putBack = (): void => {
    this.inspected = null;
  };

  closeRecap = (): void => {
    this.#readRecap = this.recap;
  };

  /** On a phone the side comes and goes. */
  show = (tab: Tab): void => {
    this.isSideOpen = isWide() || !(this.isSideOpen && this.tab === tab);
    this.turnTo(tab);
  };

  closeSide = (): void => void (this.isSideOpen = false);

  turnTo(tab: Tab): void {
    this.tab = tab;
    if (tab === 'chat') this.readChat = this.match?.chat.length ?? 0;
  }

  /** The reader's own last decision goes back at once; what others did since goes back only after a word. */
  takeBack = (): void => {
    if (this.match?.undo) this.store.undo();
    else if (this.match?.may_offer_undo) this.sheet = 'undo';
  };

  askHint = (): void => {
    if (this.isMyTurn && this.match?.casual && !this.isLed) this.store.askHint();
  };

  /**
   * Reveals wait for the reader, one after the other; the table stands still meanwhile.
   * What the end brings to light is on the end page, which opens by itself: one sheet is enough.
   */
  keep(items: readonly LogItem[], before: View, after: View): void {
    if (this.seat !== null && this.match?.seats[this.seat]?.away) return;
    const found = items.filter(
      ({ lines }) => this.client?.isNews(lines, this.seat) && !this.client.isEnd?.(lines),
    );
    this.reveals = [...this.reveals, ...found.map(({ lines }) => ({ lines, before, after }))];
    this.store.hold(this.reveals.length > 0);
  }

  /** A bot sits in: whoever comes back finds the button for it and the log, under no sheet. */
  letGo(): void {
    this.reveals = [];
    this.store.hold(false);
  }

  closeReveal = (): void => {
    this.reveals = this.reveals.slice(1);
    this.store.hold(this.reveals.length > 0);
  };
}
