import type { Said } from '../../protocol';
import type { Shelved } from '../index';
import Art from './Art.svelte';

const said = (key: string, args: Said['args'] = {}): Said => ({
  key: `browser-star-realms-${key}`,
  args,
});

/** The team and the role of a seat; in a raid whoever begins is the boss. */
function roleOf(seat: number, players: number, option: (name: string) => string): Said[] {
  const mode = option('mode');
  const team = said('team', { number: seat < players / 2 ? 1 : 2 });
  if (mode === 'hydra') return [team];
  if (mode === 'emperor') return [team, said(seat % 3 === 1 ? 'role-emperor' : 'role-admiral')];
  if (mode !== 'raid') return [];
  const first = option('first');
  if (first === 'random') return [said('role-by-lot')];
  return [said(Number(first) === seat + 1 ? 'role-boss' : 'role-raider')];
}

export const shelf: Shelved = {
  id: 'star-realms',
  Art,
  seats: [2, 6],
  quick: 2,
  roleOf,
  load: () => import('.'),
};
