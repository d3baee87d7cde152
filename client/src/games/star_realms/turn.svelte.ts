/** The reader's turn: what can be done now, plans of several clicks, and the warning at its end. */
import { untrack } from 'svelte';
import { announcer } from '../../announce.svelte';
import { narrow } from '../../match';
import type { Answer, Move } from '../../protocol';
import { t } from '../../words.svelte';
import { MOST_AT_ONCE } from './cards';
import type { Deeds } from './deeds';
import { options } from './options.svelte';
import { isMain, kindOf, next, unused, type Plan } from './plan';
import type { SeenPlayer, StarRealmsView } from './view';

/** What the board knows; everything is read when it is needed. */
export interface Seen {
  readonly view: StarRealmsView;
  readonly seat: number | null;
  readonly answers: readonly Answer[];
  readonly asked: number | null;
  readonly hint: Answer | null;
  act: (action: number, goesOn?: boolean) => void;
  why: (move: Move) => void;
  inspect: (card: string) => void;
  /** Say how much of the combat an attack takes. */
  aim: (player: number, card: string | null) => void;
}

const PATIENCE = 3000; // milliseconds for the second of two answers that are one click
const OF_PLAYERS = ['attack', 'name', 'hand-over'];
const OF_BASES = ['strike', 'join-strike', 'destroy'];

export class Turn {
  readonly #seen: Seen;
  plan = $state.raw<Plan | null>(null);
  warned = $state(false);
  #isAttacking = $state(false);
  #previous: readonly Answer[] = [];
  #met = new Set<string>();
  #begun = 0;

  constructor(seen: Seen) {
    this.#seen = seen;
    $effect(() => this.#goOn());
    $effect(() => {
      const { mover } = seen.view;
      const isOurs = mover !== null && this.me?.team.includes(mover);
      if (!isOurs) untrack(this.stop);
    });
    $effect(() => {
      void this.question;
      untrack(() => (this.warned = false));
    });
  }

  readonly me: SeenPlayer | null = $derived.by(() => {
    const { seat, view } = this.#seen;
    return seat === null ? null : (view.players[seat] ?? null);
  });
  readonly isWaiting = $derived.by(() => {
    const { answers, asked, seat } = this.#seen;
    return answers.length === 0 && asked === seat && seat !== null;
  });
  /** While an action is on its way the last answers stay on show, so that nothing flickers. */
  readonly shown = $derived.by(() => {
    if (!this.isWaiting) this.#previous = this.#seen.answers;
    return this.#previous;
  });
  readonly main = $derived.by(() => isMain(this.shown));
  readonly amounts = $derived.by(() => this.#of('spend'));
  readonly sends = $derived.by(() => this.#of('send'));
  readonly handOvers = $derived.by(() => this.#of('hand-over'));
  readonly attacks = $derived.by(() => this.#of('attack'));
  readonly end = $derived.by(() => this.#of('end-turn')[0] ?? null);
  /** An attack and its amount are two answers, but one click: what lies between is not shown. */
  readonly isQuestion = $derived.by(
    () => this.shown.length > 0 && !this.main && !(this.#isAttacking && this.amounts.length > 0),
  );
  readonly question = $derived.by(() => {
    const actions = this.isQuestion ? this.shown.map((it) => it.action).join() : '';
    return `${this.#seen.asked} ${this.main} ${actions}`;
  });
  /** A plan runs that the reader can stop. */
  readonly playing = $derived.by(() => this.plan !== null && this.plan.kind !== 'steps');
  readonly left = $derived.by(() => (this.main && this.me ? unused(this.shown, this.me) : null));

  readonly deeds: Deeds = $derived.by(() => ({
    answer: this.found,
    press: this.press,
    isHinted: (answer) => answer !== null && this.#seen.hint?.action === answer.action,
    inspect: this.#seen.inspect,
    isMain: this.main,
    combat: this.me?.combat ?? 0,
  }));

  #of(kind: string): Answer[] {
    return this.shown.filter((it) => kindOf(it) === kind);
  }

  found = (kind: string, parts: Record<string, string | number> = {}): Answer | null =>
    narrow(this.shown, { kind, ...parts })[0] ?? null;

  press: Deeds['press'] = (kind, what, owner = 0) => {
    const parts: Record<string, string | number> = OF_PLAYERS.includes(kind)
      ? { player: what }
      : OF_BASES.includes(kind)
        ? { owner, card: what }
        : { card: what };
    const answer = this.found(kind, parts);
    const { view, seat, why, aim } = this.#seen;
    if (!answer) {
      if (seat !== null && kind !== 'join-buy' && kind !== 'join-strike') why({ kind, ...parts });
    } else if (kind === 'strike' && view.mode === 'raid' && owner === view.first) {
      aim(owner, String(what));
    } else this.give(answer);
  };

  /** Answer now, or as soon as the last action has arrived. A plan goes on after a question. */
  give = (answer: Answer): void => {
    const interrupts = this.playing && !this.main && !isMain(this.#seen.answers);
    if (interrupts) this.#seen.act(answer.action);
    else this.carryOut({ kind: 'steps', moves: [answer.move] });
  };

  // Plans.

  carryOut = (wanted: Plan): void => {
    this.#met = new Set();
    this.#begun = performance.now();
    this.warned = false;
    this.plan = wanted;
  };

  stop = (): void => {
    this.plan = null;
  };

  /** The plan goes on whenever there is something to answer. A position met twice was taken back. */
  #goOn(): void {
    const { answers, view } = this.#seen;
    if (answers.length === 0) return;
    if (!this.plan) {
      this.#isAttacking = false;
      return;
    }
    const step = next(this.plan, answers);
    const position = `${JSON.stringify(view)} ${answers.map((it) => it.action).join()}`;
    untrack(() => {
      const isLate = this.plan?.kind === 'steps' && performance.now() - this.#begun > PATIENCE;
      if (step === 'wait') return;
      if (step === 'done' || isLate || this.#met.has(position)) return this.stop();
      const goesOn = this.#met.size > 0;
      this.#met.add(position);
      this.plan = step.plan;
      this.#seen.act(step.act, goesOn);
    });
  }

  // Attacking.

  mostOn = (player: number): number =>
    Math.min(this.me?.combat ?? 0, this.#seen.view.players[player]?.authority ?? 0, MOST_AT_ONCE);

  attack = (player: number, amount: number): void => {
    const answer = this.found('attack', { player });
    if (answer) this.#spendOn(answer, amount);
    else this.#seen.why({ kind: 'attack', player });
  };

  strike = (player: number, card: string, amount: number): void => {
    const answer = this.found('strike', { owner: player, card });
    if (answer) this.#spendOn(answer, amount);
  };

  #spendOn(answer: Answer, amount: number): void {
    this.carryOut({ kind: 'steps', moves: [answer.move, { kind: 'spend', amount }] });
    this.#isAttacking = true;
  }

  takeAim = (player: number): void => {
    if (!this.found('attack', { player })) return this.#seen.why({ kind: 'attack', player });
    this.stop();
    this.#seen.aim(player, null);
  };

  // The end.

  endTurn = (): void => {
    if (!this.end) return this.#seen.why({ kind: 'end-turn' });
    if (options.warn && this.left && !this.warned) {
      this.stop();
      this.warned = true;
      announcer.say(this.unusedWords());
      return;
    }
    this.give(this.end);
  };

  unusedWords(): string {
    if (!this.left) return '';
    const { trade, combat, cards, abilities } = this.left;
    const parts = [
      trade > 0 && t('browser-star-realms-unused-trade', { amount: trade }),
      combat > 0 && t('browser-star-realms-unused-combat', { amount: combat }),
      cards > 0 && t('browser-star-realms-unused-cards', { count: cards }),
      abilities > 0 && t('browser-star-realms-unused-abilities', { count: abilities }),
    ].filter((part) => part !== false);
    return t('browser-star-realms-unused', { list: parts.join(', ') });
  }
}
