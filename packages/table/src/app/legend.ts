/** Whether the legend lies over the table. */
import { createSignal } from 'solid-js';

const [legendIsOpen, setOpen] = createSignal(false);
export { legendIsOpen };

export const openLegend = (): void => {
  setOpen(true);
};
export const closeLegend = (): void => {
  setOpen(false);
};
