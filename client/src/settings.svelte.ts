/** What the reader has chosen for this browser; it is kept between visits. */

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced';

export const PACES = ['slow', 'normal', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

export const RECAPS = ['note', 'sheet', 'off'] as const;
export type RecapKind = (typeof RECAPS)[number];

interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Of sounds, from 0 to 100. */
  volume: number;
  autoAnswer: boolean;
  pace: Pace;
  /** How the reader is told, when their turn comes, what the others did meanwhile. */
  recap: RecapKind;
  /** A second press before what cannot be taken back. */
  confirm: boolean;
  /** What can be done for the first time is explained. */
  tips: boolean;
  language: string | null;
}

const KEY = 'pentarch-settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 70,
  autoAnswer: false,
  pace: 'normal',
  recap: 'note',
  confirm: true,
  tips: true,
  language: null,
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const found = { ...DEFAULTS, ...(kept as Partial<Settings>) };
    return PACES.includes(found.pace) ? found : { ...found, pace: DEFAULTS.pace };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(load());

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');

/** Put the choices on the page and remember them; call once, from the root. */
export function followSettings(): void {
  const apply = (): void => {
    const dark = settings.theme === 'auto' ? darkSystem.matches : settings.theme === 'dark';
    const still = settings.motion === 'reduced' || stillSystem.matches;
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = still ? 'reduced' : 'full';
    localStorage.setItem(KEY, JSON.stringify(settings));
  };
  $effect(apply);
  darkSystem.addEventListener('change', apply);
  stillSystem.addEventListener('change', apply);
}

export function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}
