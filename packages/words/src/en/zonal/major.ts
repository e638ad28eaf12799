import type { MAJOR } from '@five-victories/engine/major';
import type { English } from './facts.js';

/** What only A Major Victory says. */
export const major: English<typeof MAJOR> = {
  noPikes: ({ unit, target }) =>
    `${unit} has no pikes and would not touch the rear of ${target}, which is mounted and unengaged.`,
};
