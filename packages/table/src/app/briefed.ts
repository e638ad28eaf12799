/** Whether the briefing lies over the table. */
import { createSignal } from 'solid-js';

const [briefingIsOpen, setOpen] = createSignal(false);
export { briefingIsOpen };

export const openBriefing = (): void => {
  setOpen(true);
};
export const closeBriefing = (): void => {
  setOpen(false);
};
