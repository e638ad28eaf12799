import type { UNITS } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const units: English<typeof UNITS> = {
  friend: ({ target }) => `${target} is a friend.`,
  notYours: ({ unit }) => `${unit} is not yours.`,
  unknownUnit: ({ unit }) => `There is no unit ${unit} in this match.`,
  isRouted: ({ unit }) => `${unit} has routed.`,
  notMounted: ({ unit }) => `${unit} is not mounted.`,
  namedTwice: ({ unit }) => `${unit} is named twice.`,
};
