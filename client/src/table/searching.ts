/** Finding words in a text, as somebody types them: any case, е for ё, all of them. */

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** A Russian word ends otherwise in every case: «защита» is found in «под защитой». */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/[аеиоуыьэюяй]$/, '') : word;

/** The words of what was typed; a single letter is none yet. */
export const wordsOf = (typed: string): string[] =>
  plain(typed)
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map(stem);

export function found(text: string, wanted: readonly string[]): boolean {
  const known = plain(text);
  return wanted.every((word) => known.includes(word));
}

export interface Parted {
  piece: string;
  isFound: boolean;
}

/** A text in pieces: what was sought, and what is between. */
export function parted(text: string, wanted: readonly string[]): Parted[] {
  const known = plain(text);
  const marks = new Uint8Array(text.length);
  for (const word of wanted) {
    for (let at = known.indexOf(word); at >= 0; at = known.indexOf(word, at + 1)) {
      marks.fill(1, at, at + word.length);
    }
  }
  const pieces: Parted[] = [];
  for (let at = 0; at < text.length; at++) {
    const isFound = marks[at] === 1;
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.piece += text[at];
    else pieces.push({ piece: text[at] ?? '', isFound });
  }
  return pieces;
}
