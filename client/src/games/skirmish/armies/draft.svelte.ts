/** A list in the making. What is allowed is the server's to say: each change is sent to be checked. */
import { announcer } from '../../../announce.svelte';
import { api } from '../../../api';
import type { ListCheck, ListItem, Lists } from '../../../protocol';
import { attempt } from '../../../refusals';
import { t } from '../../../words.svelte';

export const GAME = 'skirmish';

type Cards = Readonly<Record<string, number>>;

export class Draft {
  cards = $state.raw<Cards>({});
  name = $state('');
  /** The list of one's own that is being changed; null: a new one. */
  id = $state<string | null>(null);
  check = $state.raw<ListCheck | null>(null);
  /** The cards differ from what was opened or saved last. */
  isChanged = $state(false);

  #asked = 0;

  constructor() {
    void this.#ask();
  }

  open(cards: Cards, name = '', id: string | null = null): Promise<void> {
    [this.cards, this.name, this.id, this.isChanged] = [cards, name, id, false];
    return this.#ask();
  }

  count = (card: string): number => this.cards[card] ?? 0;

  /** Why one more copy cannot join; null: it can. */
  refusal = (card: string): string | null => this.check?.refused[card]?.text ?? null;

  get isUsable(): boolean {
    return this.check !== null && this.check.reasons.length === 0;
  }

  add(card: string): void {
    this.#set(card, this.count(card) + 1);
  }

  remove(card: string): void {
    this.#set(card, this.count(card) - 1);
  }

  async export(): Promise<string> {
    await this.#ask();
    return this.check?.text ?? '';
  }

  #set(card: string, copies: number): void {
    const { [card]: _, ...others } = this.cards;
    this.cards = copies > 0 ? { ...others, [card]: copies } : others;
    this.isChanged = true;
    void this.#ask();
  }

  /** Only the answer about the newest cards counts. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const draft = { name: this.name, cards: this.cards };
    const check = await attempt(() => api.checkList(GAME, draft));
    if (check && asked === this.#asked) this.check = check;
  }
}

/** The ready lists and one's own, as the server keeps them. */
export class Kept {
  all = $state.raw<Lists | null>(null);

  get own(): readonly ListItem[] {
    return this.all?.own ?? [];
  }

  async load(): Promise<void> {
    this.all = (await attempt(() => api.lists(GAME))) ?? this.all;
  }

  /** Whether it was saved. */
  async save(draft: Draft): Promise<boolean> {
    const { id, name, cards } = draft;
    const saved = await attempt(() =>
      id === null ? api.saveList(GAME, { name, cards }) : api.changeList(GAME, id, { name, cards }),
    );
    if (!saved) return false;
    [draft.id, draft.name, draft.isChanged] = [saved.id, saved.name ?? '', false];
    announcer.toast(t('browser-skirmish-army-saved', { name: saved.name ?? '' }), 'good');
    await this.load();
    return true;
  }

  async remove(id: string): Promise<void> {
    await attempt(() => api.deleteList(GAME, id));
    await this.load();
  }
}
