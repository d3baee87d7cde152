/** What deserves more than a line in the log: both armies when they are shown, and the end. */
import type { Said } from '../../protocol';

const EVENT = 'skirmish-event-';

export const endOf = (lines: readonly Said[]): Said | null =>
  lines.find(({ key }) => key.startsWith(`${EVENT}win`)) ?? null;

export const armiesOf = (lines: readonly Said[]): Said[] =>
  lines.filter(({ key }) =>
    ['army', 'initiative', 'mission', 'zone'].some((it) => key === `${EVENT}${it}`),
  );

export const isNews = (lines: readonly Said[]): boolean =>
  endOf(lines) !== null || lines.some(({ key }) => key === `${EVENT}army`);
