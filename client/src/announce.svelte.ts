/** What a screen reader is told, and what a toast shows: one sentence at a time, never lost. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
  /** Where it leads, if anywhere. */
  link: Link | null;
}

/** To another page, or to something over this one. */
export type Link = { text: string; address: string } | { text: string; open: () => void };

class Announcer {
  spoken = $state('');
  toasts = $state<Toast[]>([]);
  #next = 0;

  /** For the ear only. */
  say(text: string): void {
    // The same sentence twice would not be read again.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** For eye and ear; its number, for whoever has to take it back before its time. */
  toast(text: string, tone: Toast['tone'] = 'plain', link: Toast['link'] = null): number {
    const id = this.#next++;
    const others = this.toasts.filter((it) => it.text !== text).slice(-2);
    this.toasts = [...others, { id, text, tone, link }];
    this.say(text);
    setTimeout(() => this.dismiss(id), 4000 + text.length * 60);
    return id;
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((it) => it.id !== id);
  }

  /** What was said of a question that has been answered is of no use any more, and lies over the table. */
  dismissPlain(): void {
    this.toasts = this.toasts.filter((it) => it.tone !== 'plain');
  }
}

export const announcer = new Announcer();
