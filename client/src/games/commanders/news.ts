/** What deserves more than a line in the log: a game that went in circles, and the end. */
import type { Said } from '../../protocol';

const EVENT = 'commanders-event-';
const ENDS = [`${EVENT}end`, `${EVENT}cap`];
const RESET = `${EVENT}reset`;
const STANDINGS = [`${EVENT}score`, `${EVENT}win`];

export const resetOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === RESET) ?? null;

export const isNews = (lines: readonly Said[]): boolean => resetOf(lines) !== null;

/** Who stands where at the end. */
export const isStanding = ({ key }: Said): boolean => STANDINGS.includes(key);

export const isEnd = (lines: readonly Said[]): boolean =>
  lines.some(({ key }) => ENDS.includes(key));
