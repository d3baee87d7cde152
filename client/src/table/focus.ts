/** Where the focus goes when a part of the page that has it is taken away. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Back to what had the focus before the part did, as a dialog does it. */
export const givesBack: Attachment<HTMLElement> = (part) => {
  let before: HTMLElement | SVGElement | null = null;
  let isInside = false;

  const came = ({ relatedTarget }: FocusEvent): void => {
    isInside = true;
    if (canFocus(relatedTarget) && !part.contains(relatedTarget)) before = relatedTarget;
  };
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element) isInside = part.contains(relatedTarget);
  };
  part.addEventListener('focusin', came);
  part.addEventListener('focusout', left);

  return () => {
    void tick().then(() => {
      const isLost = document.activeElement === document.body;
      if (isInside && isLost && before?.isConnected) before.focus();
    });
  };
};

function canFocus(it: EventTarget | null): it is HTMLElement | SVGElement {
  return it instanceof HTMLElement || it instanceof SVGElement;
}
