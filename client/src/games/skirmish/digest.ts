/** What an activation came to: attacks with their outcome, where figures went, and whatever else counts. */
import type { Said } from '../../protocol';
import type { Digest, Turn } from '../../turns';

const EVENT = 'skirmish-event-';
const TOLD =
  /^(play|discard-top|defeat|points|special|use|open-door|win|target|hit|miss|retrieve|drop|transmit|interact|blast|cleave|deflect|condition|recover|site|bombard|raid$|pass|zone|initiative|army|draw-seen|limit)/;
const STEP = /^step/;

const nameOf = ({ key }: Said): string => key.slice(EVENT.length);

export function digest(lines: readonly Said[]): Digest {
  const many = (name: string): number => lines.filter((line) => nameOf(line) === name).length;
  const damage = lines
    .filter((line) => nameOf(line) === 'hit')
    .reduce((all, { args }) => all + Number(args['dealt'] ?? 0), 0);
  const [attacks, placed, activations] = [many('target'), many('place'), many('activate')];
  const sums: Said[] = [];
  if (placed > 0 && activations === 0)
    sums.push({ key: 'browser-skirmish-sum-placed', args: { count: placed } });
  // One activation is told; many are summed up.
  if (attacks > 0 && activations > 1)
    sums.push({ key: 'browser-skirmish-sum-attacks', args: { count: attacks, damage } });
  const told = lines.flatMap((line, place) => toldOf(line, lines.slice(place + 1)));
  return { sums, lines: summed(told) };
}

const COUNTED = /^skirmish-points-(panel|contraband|crate|raider|holocron|site)$/;

/** Points that somebody gets in a row for things of one kind are told as their sum. */
function summed(lines: readonly Said[]): Said[] {
  const told: Said[] = [];
  let before: string | null = null;
  for (const line of lines) {
    const kind = countedOf(line);
    const who = kind && JSON.stringify([kind, line.args['player']]);
    const last = who !== null && who === before ? told.pop() : null;
    before = who;
    if (!last) told.push(line);
    else {
      const points = Number(last.args['points']) + Number(line.args['points']);
      const reason = { term: `browser-skirmish-points-${kind}` };
      told.push({ ...line, args: { ...line.args, points, reason } });
    }
  }
  return told;
}

/** For which kind of thing somebody gets points, if it is one that can be counted. */
function countedOf(line: Said): string | null {
  const { reason } = line.args;
  if (nameOf(line) !== 'points' || typeof reason !== 'object' || !('term' in reason)) return null;
  return COUNTED.exec(reason.term)?.[1] ?? null;
}

/** Of all steps of a figure in a row, where they end. */
function toldOf(line: Said, after: readonly Said[]): Said[] {
  if (!STEP.test(nameOf(line))) return TOLD.test(nameOf(line)) ? [line] : [];
  const next = after.find((it) => STEP.test(nameOf(it)) || TOLD.test(nameOf(it)));
  const goesOn = next && STEP.test(nameOf(next)) && next.args['name'] === line.args['name'];
  return goesOn ? [] : [{ key: `${EVENT}step`, args: line.args }];
}

const LAST = /^(target|hit|miss|blast|cleave|deflect|bombard|defeat|points|limit|win)/;
const FRUIT = /^(defeat|points)/;

/** The last blow by which a figure fell, and how the points came to what they are. */
export function decided(turns: readonly Turn[]): Said[] {
  const last = (turns.at(-1)?.lines ?? []).filter((line) => LAST.test(nameOf(line)));
  return summed([...(last.some(isFall) ? [] : lastBlow(turns)), ...last]);
}

const isFall = (line: Said): boolean => nameOf(line).startsWith('defeat');

function lastBlow(turns: readonly Turn[]): Said[] {
  const lines = turns.findLast((turn) => turn.lines.some(isFall))?.lines ?? [];
  const told = lines.filter((line) => LAST.test(nameOf(line)));
  const fall = told.findLastIndex(isFall);
  const blow = told.slice(0, fall).findLastIndex((line) => nameOf(line).startsWith('target'));
  const after = told.slice(fall).findIndex((line) => !FRUIT.test(nameOf(line)));
  return told.slice(Math.max(0, blow), after < 0 ? undefined : fall + after);
}
