import type { CHANGES } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const changes: English<typeof CHANGES> = {
  stationaryIsIn: ({ unit, places, place }) =>
    `The stationary stand of ${unit} is in place ${places.anyOf} of its front${places.counted}, not in ${place.figure}.`,
  stationaryComesTo: ({ unit, places, place }) =>
    `The stationary stand of ${unit} comes to place ${places.anyOf} of its new front${places.counted}, not to ${place.figure}.`,
  noBendThere: ({ unit }) => `There is no bend in the formation ${unit} is to take.`,
  sayBend: ({ unit }) => `Say where, which way and by how much ${unit} is to be bent.`,
  bendBetween: ({ unit, size }) => `${unit} has ${size.figures}, and the bend must lie between two of them.`,
  otherArmStays: ({ unit, stays }) => `The arm of ${unit} with the stationary stand stays, not the ${stays.bare} one.`,
  enemyNearColumn: ({ other, limit, unit }) =>
    `${other} is within ${limit} of ${unit}, so ${unit} may not form a column.`,
  giveFollowers: ({ count, unit }) => `Give the ${count.figures('following stand')} of ${unit}.`,
  formedSoAlready: ({ unit }) => `${unit} is already in this formation and shape.`,
  nothingWouldChange: ({ unit }) => `${unit} already stands that way: nothing would change.`,
  mustReform: ({ unit, formation }) => `${unit} must re-form in ${formation.formed}.`,
};
