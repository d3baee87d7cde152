/** What a screen reader is told, and what a toast shows: one sentence at a time, never lost. */

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
}

class Announcer {
  spoken = $state('');
  toasts = $state<Toast[]>([]);
  #next = 0;

  /** For the ear only. */
  say(text: string): void {
    // The same sentence twice would not be read again.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** For eye and ear. */
  toast(text: string, tone: Toast['tone'] = 'plain'): void {
    const id = this.#next++;
    this.toasts = [...this.toasts.filter((it) => it.text !== text).slice(-2), { id, text, tone }];
    this.say(text);
    setTimeout(() => this.dismiss(id), 4000 + text.length * 60);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((it) => it.id !== id);
  }
}

export const announcer = new Announcer();
