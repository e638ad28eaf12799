import type { UNITS } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const units: English<typeof UNITS> = {
  friend: ({ target }) => `${target} is a friend.`,
};
