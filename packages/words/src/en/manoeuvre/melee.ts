import type { MANOEUVRE_MELEE } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const melee: English<typeof MANOEUVRE_MELEE> = {
  notTouching: ({ unit, target }) => `${unit} is not in contact with ${target}.`,
  attackedOnce: ({ target, unit }) => `${target} is named twice, and ${unit} attacks it once.`,
  noSuchStand: ({ unit, size, stand }) =>
    `${unit} has ${size.figures}${stand.counted}; there is no stand ${stand.figure}.`,
  standGivenTwice: ({ stand, unit }) => `Stand ${stand.figure} of ${unit} is given twice, and attacks once.`,
  attacksWithAll: ({ unit, size, count }) =>
    `${unit} must attack with all its ${size.figures}; ${count.figure} ${count.either('is', 'are')} given.`,
  joinedAlready: ({ unit }) => `${unit} has already joined in or been held back.`,
  notObliged: ({ unit }) => `${unit} is not obliged to join in, and so may not.`,
  noAttacksToMake: ({ unit }) => `${unit} has made its attacks, or has none to make.`,
  touchesNobody: ({ unit }) => `${unit} is in contact with nobody and does not fight.`,
};
