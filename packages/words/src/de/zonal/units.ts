import type { UNITS } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const units: German<typeof UNITS> = {
  friend: ({ target }) => `${target} ist auf der eigenen Seite.`,
};
