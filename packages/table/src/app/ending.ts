/** Whether the page at the end of a match lies over the table. */
import { createSignal } from 'solid-js';

const [endIsOpen, setOpen] = createSignal(false);
export { endIsOpen };

export const openEnd = (): void => {
  setOpen(true);
};
export const closeEnd = (): void => {
  setOpen(false);
};
