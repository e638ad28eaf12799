import type { INTERRUPTS } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const interrupts: English<typeof INTERRUPTS> = {
  notAnyTime: ({ verb }) => `"${verb}" cannot be said at any time, only "concede" or "dispute".`,
};
