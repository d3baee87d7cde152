/** What deserves more than a line in the log: a look under a token, the bids, the end of a game. */
import type { Said } from '../../protocol';

const EVENT = 'legends-event-';

export const peekOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === `${EVENT}peek-seen`) ?? null;

export const endOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === `${EVENT}win` || line.key === `${EVENT}game-over`) ?? null;

export const bidsOf = (lines: readonly Said[]): Said[] =>
  lines.filter((line) =>
    [`${EVENT}open-bid`, `${EVENT}roll`, `${EVENT}win-auction`].includes(line.key),
  );

export const isNews = (lines: readonly Said[]): boolean =>
  peekOf(lines) !== null || endOf(lines) !== null || bidsOf(lines).length > 0;
