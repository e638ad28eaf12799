import type { MANOEUVRE_LOSSES } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const losses: English<typeof MANOEUVRE_LOSSES> = {
  losesSoMany: ({ unit, k, hits, count }) =>
    `${unit} must lose ${k.figure} of its stands for its ${hits.figures('hit')}, not ${count.figure}.`,
  noStandToLose: ({ unit, stands, size }) =>
    `${unit} has ${size.figures}${stands.counted}, and no stand ${stands.figure}.`,
  noDifferentStands: ({ unit, k, stands, size }) =>
    `${unit} has ${size.figures}${stands.counted}; name ${k.of('different stand')}, not ${stands.figure}.`,
  restNotValid: ({ stands, unit }) =>
    `Without its ${stands.either('stand', 'stands')} ${stands.figure} what is left of ${unit} is not a valid formation.`,
  risingOrder: ({ unit }) => `Name the stands of ${unit} in rising order.`,
  losesContact: ({ stands, unit }) =>
    `Without its ${stands.either('stand', 'stands')} ${stands.figure} ${unit} would lose contact with an enemy.`,
  restFacesSo: ({ unit }) => `What is left of ${unit} is valid only when it faces as it did.`,
  restFacesAbout: ({ unit }) => `What is left of ${unit} is valid only when it faces the other way.`,
};
