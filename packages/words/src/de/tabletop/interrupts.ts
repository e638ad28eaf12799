import type { INTERRUPTS } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const interrupts: German<typeof INTERRUPTS> = {
  notAnyTime: ({ verb }) => `„${verb}“ geht nicht jederzeit, nur „concede“ oder „dispute“.`,
};
