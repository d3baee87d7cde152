/** What deserves more than a line in the log: the end, and a game that went in circles. */
import type { Said } from '../../protocol';

const EVENT = 'commanders-event-';
const ENDS = [`${EVENT}end`, `${EVENT}cap`];
const RESET = `${EVENT}reset`;

export const endOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => ENDS.includes(line.key)) ?? null;

export const resetOf = (lines: readonly Said[]): Said | null =>
  lines.find((line) => line.key === RESET) ?? null;

export const isNews = (lines: readonly Said[]): boolean =>
  endOf(lines) !== null || resetOf(lines) !== null;
