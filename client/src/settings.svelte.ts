/** What the reader has chosen for this browser; it is kept between visits. */

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'reduced';

interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  autoAnswer: boolean;
  language: string | null;
}

const KEY = 'pentarch-settings';
const DEFAULTS: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  autoAnswer: false,
  language: null,
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(kept as Partial<Settings>) };
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
