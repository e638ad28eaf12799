/** Whether the briefing lies over the table. */
import { createSignal } from 'solid-js';

const KEY = 'five-victories/briefed/';

/** Whether this window has shown the briefing of a match already; from now on it has. */
export const isBriefed = (id: string): boolean => {
  try {
    const before = sessionStorage.getItem(`${KEY}${id}`) !== null;
    sessionStorage.setItem(`${KEY}${id}`, '');
    return before;
  } catch {
    // Private windows may refuse; then it is shown again.
    return false;
  }
};

const [briefingIsOpen, setOpen] = createSignal(false);
export { briefingIsOpen };

export const openBriefing = (): void => {
  setOpen(true);
};
export const closeBriefing = (): void => {
  setOpen(false);
};
