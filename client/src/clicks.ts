/** Which actions the reader made with one click: they are taken back together. */
export class Clicks {
  /** Each from one number of actions in force to another; the newest last. */
  #spans: { from: number; to: number }[] = [];

  /** An action goes out while so many are in force. One that goes on belongs to the click before it. */
  note(ply: number, goesOn: boolean): void {
    this.#spans = this.#spans.filter(({ to }) => to <= ply);
    const last = this.#spans.at(-1);
    if (goesOn && last?.to === ply) last.to = ply + 1;
    else this.#spans.push({ from: ply, to: ply + 1 });
  }

  /** How many actions were in force before the click that led here, if one did. */
  before(ply: number): number | null {
    return this.#spans.find(({ to }) => to === ply)?.from ?? null;
  }
}
