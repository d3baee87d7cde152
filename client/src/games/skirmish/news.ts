/** What deserves more than a line in the log: both armies when they are shown. */
import type { Said } from '../../protocol';

const EVENT = 'skirmish-event-';

export const armiesOf = (lines: readonly Said[]): Said[] =>
  lines.filter(({ key }) =>
    ['army', 'initiative', 'mission', 'zone'].some((it) => key === `${EVENT}${it}`),
  );

export const isNews = (lines: readonly Said[]): boolean =>
  lines.some(({ key }) => key === `${EVENT}army`);
