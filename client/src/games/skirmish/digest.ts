/** What an activation came to: steps and damage in numbers, and whatever else happened. */
import type { Said } from '../../protocol';
import type { Digest } from '../../turns';

const EVENT = 'skirmish-event-';
const TOLD = /^(play|defeat|group-lost|points|special|open-door|win|target|retrieve|transmit)/;

const nameOf = ({ key }: Said): string => key.slice(EVENT.length);

export function digest(lines: readonly Said[]): Digest {
  const sum = (name: string, slot: string): number =>
    lines
      .filter((line) => nameOf(line) === name)
      .reduce((all, { args }) => all + Number(args[slot] ?? 0), 0);
  const sums: Said[] = [];
  const damage = sum('hit', 'dealt');
  const attacks = lines.filter((line) => nameOf(line) === 'target').length;
  if (attacks > 0)
    sums.push({ key: 'browser-skirmish-sum-attacks', args: { count: attacks, damage } });
  return { sums, lines: lines.filter((line) => TOLD.test(nameOf(line))) };
}
