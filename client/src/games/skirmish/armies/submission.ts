/** A list on its way to the table, answer by answer. */
export class Submission {
  /** How many cards the table can have of it. */
  #sent = 0;

  constructor(
    /** What makes the list at an empty table, in order; the last one hands it in. */
    readonly actions: readonly number[],
  ) {}

  /**
   * The next answer, by how many cards the table has; `back` where some are there that are not of
   * this list: they are taken back first.
   */
  next(has: number): number | 'back' | null {
    if (has > this.#sent) return 'back';
    this.#sent = has + 1;
    return this.actions[has] ?? null;
  }
}
