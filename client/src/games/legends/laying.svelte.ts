/** The set-up player lays a fragment: a side is tried in its place, turned there, and then laid. */
import type { Move } from '../../protocol';
import type { Asking } from '../../table/asking.svelte';
import { boxAround, type Box, type Point } from '../../table/geometry';
import { SIDES, SLOTS, SLOTS_OF_RECTANGLE, type LegendsView } from './generated';
import { boxIn, landOf, landsOf, type Land } from './map';
import { spot } from './picking';

const TURNS = 4;
const AIR = 60; // around the whole plan

/** A place of the plan: laid, being laid, or still to come. */
export interface Slot {
  slot: string;
  box: Box;
  side: string | null;
  turn: number;
  isAsked: boolean;
}

export const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export class Laying {
  readonly #asking: Asking;
  readonly #view: () => LegendsView;
  #wanted = $state(0);
  /** Why a side, or a turn of the side that is tried, cannot lie here: by key. */
  reasons = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(
    asking: Asking,
    view: () => LegendsView,
    reason: () => ((move: Move) => Promise<string | null>) | undefined,
  ) {
    this.#asking = asking;
    this.#view = view;
    $effect(() => void this.#learn(reason()));
  }

  readonly isOpen = $derived.by(
    () => this.#asking.isOpen && this.#view().question?.verb === 'fragment',
  );
  readonly slot = $derived.by(() => this.#view().question?.slot ?? '');
  readonly side = $derived.by(() =>
    this.isOpen ? (this.#asking.picked[0]?.slice('side/'.length) ?? null) : null,
  );
  readonly turn = $derived.by(() => this.#wanted % TURNS);
  readonly canLay = $derived.by(
    () => this.side !== null && this.#asking.can(spot.turn(this.turn)) === true,
  );
  /** Why it cannot be laid as it is turned. */
  readonly trouble = $derived.by(() =>
    this.side === null || this.canLay ? null : (this.reasons.get(spot.turn(this.turn)) ?? null),
  );

  /** The whole plan, with what is tried in its place. */
  readonly plan: readonly Slot[] = $derived.by(() => {
    const { fragments, rectangle } = this.#view();
    const laid = new Map(fragments.map((it) => [it.slot, it]));
    const tried = this.side === null ? null : { side: this.side, turn: this.turn };
    const found = (rectangle ? SLOTS_OF_RECTANGLE : SLOTS).map((slot) => {
      const isAsked = slot === this.slot;
      const it = laid.get(slot) ?? (isAsked ? tried : null);
      const turn = it?.turn ?? (rectangle ? (fragments[0]?.turn ?? tried?.turn ?? 0) : 0);
      return { slot, side: it?.side ?? null, turn, isAsked };
    });
    const centre = found[0]?.turn ?? 0;
    return found.map((it) => ({ ...it, box: boxIn(it.slot, it.turn, centre) }));
  });

  readonly lands: readonly Land[] = $derived.by(() => {
    const laid = landsOf(this.#view().fragments);
    const tried = this.plan.find(({ isAsked }) => isAsked);
    if (!tried?.side) return laid;
    return [...laid, landOf(tried.side, tried.turn, [tried.box.x, tried.box.y])];
  });

  readonly box: Box = $derived.by(() =>
    boxAround(
      this.plan.flatMap(({ box }) => cornersOf(box)),
      AIR,
    ),
  );

  /** Another side is tried, in the first turn that can be laid. */
  pick(side: string, event: { detail: number }): void {
    const key = spot.side(side);
    const isTried = side === this.side;
    this.#asking.picked = [];
    if (isTried) return;
    this.#asking.press(key, event);
    while (this.side === side && !this.canLay && this.#wanted < 2 * TURNS) this.#wanted += 1;
  }

  rotate = (): void => {
    this.#wanted = (this.turn + 1) % TURNS;
  };

  lay = (event: { detail: number }): void => this.#asking.press(spot.turn(this.turn), event);

  /** Ask for the reasons of all that cannot be done now. */
  async #learn(reason: ((move: Move) => Promise<string | null>) | undefined): Promise<void> {
    const { side } = this;
    if (!this.isOpen || !reason) return;
    const question = this.#asking.question;
    const moves: [string, Move][] = SIDES.filter(
      ({ id }) => !this.#asking.start.has(spot.side(id)),
    ).map(({ id }) => [spot.side(id), { kind: 'fragment', side: id, turn: 0 }]);
    for (let turn = 0; side !== null && turn < TURNS; turn += 1) {
      const key = spot.turn(turn);
      if (!this.#asking.next.has(key)) moves.push([key, { kind: 'fragment', side, turn }]);
    }
    const told = await Promise.all(
      moves.map(async ([key, move]) => [key, await reason(move)] as const),
    );
    if (question !== this.#asking.question || side !== this.side) return;
    this.reasons = new Map(told.flatMap(([key, why]) => (why === null ? [] : [[key, why]])));
  }
}
