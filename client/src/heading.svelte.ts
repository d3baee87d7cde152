/** What the tab is called, and how many matches wait for whoever looks away. */

class Heading {
  text = $state('Pentarch');
}

export const heading = new Heading();

const PLAIN = '/icon.svg';
const DUE = '/icon-due.svg';
const DUE_AFTER = 1000; // milliseconds: whoever goes to the table at once needs no other icon

let changing: ReturnType<typeof setTimeout> | undefined;

/** Put it on the tab, its icon and the installed app's icon. */
export function showHeading(text: string, due: number): void {
  document.title = due > 0 ? `(${due}) ${text}` : text;
  clearTimeout(changing);
  changing = setTimeout(() => showIcon(due > 0 ? DUE : PLAIN), due > 0 ? DUE_AFTER : 0);
  if ('setAppBadge' in navigator) {
    const shown = due > 0 ? navigator.setAppBadge(due) : navigator.clearAppBadge();
    shown.catch(() => undefined);
  }
}

function showIcon(wanted: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
