/** What deserves more than a line in the log: a look under a token, the bids, the end of a game. */
import type { Said } from '../../protocol';

const EVENT = 'legends-event-';

export const peekOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === `${EVENT}peek-seen`) ?? null;

export const endOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === `${EVENT}game-over`) ?? null;

/** The last game is over, and the match with it. */
export const isEnd = (lines: readonly Said[]): boolean =>
  lines.some(({ key }) => key === `${EVENT}win`);

/** Who stands where at the end. */
export const isStanding = ({ key }: Said): boolean =>
  key === `${EVENT}score` || key === `${EVENT}win`;

export const bidsOf = (lines: readonly Said[]): Said[] =>
  lines.filter((line) =>
    [`${EVENT}open-bid`, `${EVENT}roll`, `${EVENT}win-auction`].includes(line.key),
  );

export const isNews = (lines: readonly Said[]): boolean =>
  peekOf(lines) !== null || endOf(lines) !== null || bidsOf(lines).length > 0;
