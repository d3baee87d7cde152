/** A table that somebody is setting up: what they chose, what is possible, and what is sent in the end. */
import { shelved } from '../../games';
import { visit } from '../../me.svelte';
import type { ChoiceOption, GameItem, NewClock, NewMatch, NewSeat, Said } from '../../protocol';
import { t, words } from '../../words.svelte';

export interface Rival {
  kind: 'bot' | 'open' | 'local' | 'kept';
  level: string;
  name: string;
  /** For whom the seat is kept. */
  friend?: string;
}

export interface Friend {
  id: string;
  name: string;
}

/** What was chosen last time for a game is where its next table begins. */
interface Choices {
  wanted: number;
  seated: Rival[];
  given: Record<string, boolean | number | string>;
  clock: NewClock['kind'];
  seconds: number;
  minutes: number;
  increment: number;
  days: number;
  isPublic: boolean;
  casual: boolean;
  missed?: 'bot' | 'pass';
}

const MOST_RIVALS = 7;
export const MINUTE = 60;

export class Draft {
  wanted = $state(3);
  seated = $state<Rival[]>(
    Array.from({ length: MOST_RIVALS }, () => ({ kind: 'bot', level: 'level-2', name: '' })),
  );
  given = $state<Record<string, boolean | number | string>>({});
  clock = $state<NewClock['kind']>('none');
  seconds = $state(60);
  minutes = $state(15);
  increment = $state(5);
  days = $state(2);
  isPublic = $state(true);
  casual = $state(true);
  missed = $state<'bot' | 'pass'>('bot');
  /** Who can be asked by name. */
  friends = $state.raw<readonly Friend[]>([]);

  readonly game: string;

  readonly item = $derived.by(() => visit.games?.games.find((it) => it.id === this.game));
  readonly kinds = $derived<Rival['kind'][]>(
    this.friends.length > 0 ? ['bot', 'open', 'kept', 'local'] : ['bot', 'open', 'local'],
  );

  // A mode is for some numbers of players only, and they follow it. Who begins follows them.
  readonly numbers = $derived(this.item ? range(this.item) : []);
  readonly modes = $derived(this.item ? this.item.options.filter(isMode) : []);
  readonly possible = $derived(
    this.numbers.filter((number) => this.modes.every((it) => this.#suits(it, number))),
  );
  readonly count = $derived(nearest(this.possible, this.wanted));
  readonly rivals = $derived(this.seated.slice(0, this.count - 1));
  readonly isForOthers = $derived(
    this.rivals.some((it) => it.kind === 'open' || it.kind === 'kept'),
  );

  constructor(game: string) {
    this.game = game;
  }

  recall(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Choices | null;
      if (!Array.isArray(kept?.seated)) return;
      ({ wanted: this.wanted, given: this.given, clock: this.clock } = kept);
      ({ seconds: this.seconds, minutes: this.minutes, increment: this.increment } = kept);
      ({ days: this.days, isPublic: this.isPublic, casual: this.casual } = kept);
      this.missed = kept.missed ?? this.missed;
      this.seated = this.seated.map((usual, place) => ({ ...usual, ...kept.seated[place] }));
    } catch {
      localStorage.removeItem(this.#key);
    }
  }

  remember(): void {
    const { count, seated, clock, seconds, minutes, increment, days } = this;
    const { isPublic, casual, missed } = this;
    const times = { clock, seconds, minutes, increment, days };
    const given = this.#options();
    const choices: Choices = { wanted: count, seated, given, ...times, isPublic, casual, missed };
    localStorage.setItem(this.#key, JSON.stringify(choices));
  }

  get #key(): string {
    return `pentarch-table-${this.game}`;
  }

  /** Friends can be asked by name; whoever comes from a profile asks that person. */
  invite(friends: readonly Friend[], person: string | null): void {
    this.friends = friends;
    const [first] = this.seated;
    if (person && first && friends.some(({ id }) => id === person)) {
      this.seated[0] = { ...first, kind: 'kept', friend: person };
      this.isPublic = false;
    } else {
      this.seated = this.seated.map((it) => (it.kind === 'kept' ? { ...it, kind: 'open' } : it));
    }
  }

  wordOf = ({ name, default: usual }: ChoiceOption): string => String(this.given[name] ?? usual);

  /** The words of an option that are possible now. */
  offered = (option: ChoiceOption): string[] =>
    option.words.filter((word) => !isSeat(word) || option.players[word]?.includes(this.count));

  /** For how many players a word is, if not for all. */
  playersOf(option: ChoiceOption, word: string): string | null {
    const players = option.players[word] ?? [];
    if (isSeat(word) || players.length === this.numbers.length) return null;
    const [fewest = 0, most = 0] = [players[0], players.at(-1)];
    const isRange = players.length > 2 && players.length === most - fewest + 1;
    const list = new Intl.ListFormat(words.code, { type: 'disjunction' });
    const counts = isRange ? `${fewest}–${most}` : list.format(players.map(String));
    return t('browser-players-possible', { counts });
  }

  /** What a seat is in the chosen mode. */
  rolesOf(seat: number): Said[] {
    const known = shelved(this.game)?.roleOf?.(seat, this.count, (name) => this.#chosen(name));
    return (known ?? []).filter(({ key }) => words.has(key));
  }

  get made(): NewMatch {
    const { game, casual, missed } = this;
    const isPublic = this.isForOthers ? this.isPublic : !casual;
    return {
      game,
      seats: this.#seats(),
      options: this.#options(),
      clock: this.#clock(),
      public: isPublic,
      casual,
      missed,
    };
  }

  /** The chosen word of an option, by its name. */
  #chosen(name: string): string {
    const option = this.item?.options.find((it) => it.name === name);
    return option?.type === 'choice' ? this.wordOf(option) : '';
  }

  #suits(option: ChoiceOption, players: number): boolean {
    return option.players[this.wordOf(option)]?.includes(players) ?? false;
  }

  /** What was chosen, without what became impossible since. */
  #options(): Record<string, boolean | number | string> {
    const left = (this.item?.options ?? []).filter(
      (it) => it.type !== 'choice' || this.offered(it).includes(this.wordOf(it)),
    );
    const names = new Set(left.map((it) => it.name));
    return Object.fromEntries(Object.entries(this.given).filter(([name]) => names.has(name)));
  }

  #seats(): NewSeat[] {
    const others = this.rivals.map(({ kind, level, name, friend }, place): NewSeat => {
      if (kind === 'bot') return { kind, bot: level };
      if (kind === 'local')
        return { kind, name: name.trim() || t('browser-guest', { number: place + 2 }) };
      if (kind === 'kept') return { kind, user: friend ?? this.friends[0]?.id ?? '' };
      return { kind };
    });
    return [{ kind: 'me' }, ...others];
  }

  #clock(): NewClock {
    const { clock, seconds, minutes, increment, days } = this;
    if (clock === 'move') return { kind: clock, seconds };
    if (clock === 'bank') return { kind: clock, seconds: minutes * MINUTE, increment };
    if (clock === 'days') return { kind: clock, days };
    return { kind: 'none' };
  }
}

const isSeat = (word: string): boolean => /^\d+$/.test(word);

function isMode(option: GameItem['options'][number]): option is ChoiceOption {
  return option.type === 'choice' && !option.words.some(isSeat);
}

function range({ seats: [fewest, most] }: GameItem): number[] {
  return Array.from({ length: most - fewest + 1 }, (_, place) => fewest + place);
}

function nearest(all: readonly number[], to: number): number {
  const sorted = [...all].sort((one, other) => Math.abs(one - to) - Math.abs(other - to));
  return sorted[0] ?? to;
}
