/** What the reader has chosen for this game's table; it is kept between visits. */

const KEY = 'pentarch-star-realms';

interface Options {
  /** Ask before a turn ends with something unused. */
  warn: boolean;
}

function load(): Options {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { warn: true, ...(kept as Partial<Options>) };
  } catch {
    return { warn: true };
  }
}

export const options = $state<Options>(load());

export function warnAgain(warn: boolean): void {
  options.warn = warn;
  localStorage.setItem(KEY, JSON.stringify(options));
}
