/** The keys of every table; those of a board are its own (see `Keyboard`). */
import { announcer } from '../../announce.svelte';
import { words } from '../../words.svelte';
import { isWide, type Desk } from './desk.svelte';

const KEYS: Record<string, (desk: Desk) => void> = {
  u: (desk) => desk.takeBack(),
  h: (desk) => desk.askHint(),
  l: (desk) => desk.show('log'),
  c: (desk) => desk.show('cards'),
  t: (desk) => desk.show('chat'),
  r: (desk) => desk.openRules(),
  s: (desk) => desk.open('settings'),
  w: (desk) => announcer.say(desk.question),
  p: (desk) => desk.store.pause(),
  n: (desk) => desk.store.skip(),
  '?': (desk) => desk.open('help'),
};

// The same keys where a Russian layout is on.
const LAYOUT: Record<string, string> = {
  г: 'u',
  р: 'h',
  д: 'l',
  с: 'c',
  е: 't',
  к: 'r',
  ы: 's',
  ц: 'w',
  з: 'p',
  т: 'n',
  ',': '?',
};

export function press(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog'))
    return;
  const pressed = event.key.toLowerCase();
  const key = words.code === 'ru' && pressed !== '?' ? (LAYOUT[pressed] ?? pressed) : pressed;
  const work = key === 'escape' ? back(desk) : KEYS[key];
  if (!work || desk.store.covered) return;
  event.preventDefault();
  work(desk);
}

/** What Escape closes: what lies uppermost. */
function back(desk: Desk): (() => void) | null {
  if (desk.isSideOpen && !isWide()) return desk.closeSide;
  return desk.store.hint ? desk.store.closeHint : null;
}
