import type { FINE } from '@five-victories/engine/fine';
import type { English } from './facts.js';

/** What only A Fine Victory says. */
export const fine: English<typeof FINE> = {
  tooFewPikes: ({ unit, pikes, needed, target }) =>
    `${unit} has ${pikes.figures('pike stand')}, not ${needed.figure}, and would not outflank ${target}, which is mounted and unengaged.`,
};
