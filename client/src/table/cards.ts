/** Cards as they are listed beside a table. */
export interface ListedCard {
  id: string;
  name: string;
  /** What it costs, or where it is. */
  note: string;
  /** What its colours hang on, such as `data-side`. */
  look: Readonly<Record<`data-${string}`, string>>;
  isGone?: boolean;
}

export interface CardPart {
  title: string;
  cards: readonly ListedCard[];
}
