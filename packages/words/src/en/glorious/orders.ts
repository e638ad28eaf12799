import type { GLORIOUS_ORDERS } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const orders: English<typeof GLORIOUS_ORDERS> = {
  actedAlready: ({ unit }) => `${unit} has acted in this phase.`,
  wasReinforced: ({ unit }) => `${unit} has been reinforced and does nothing more in this phase.`,
  engagedNoFunctions: ({ unit }) => `${unit} is in contact with an enemy and has no functions.`,
  notItsFunction: ({ unit, deed }) => `${unit} cannot ${deed}: that is not among its functions.`,
  functionsShort: ({ unit, deed, cost, left }) =>
    `${unit} cannot ${deed}: that costs ${cost.figures('function')}, and it has ${left.n === 0 ? 'none' : left.figure} left.`,
  riddenCannot: ({ unit, deed }) => `${unit} has moved by horse and cannot ${deed} in this phase.`,
  onlyLineStepsBack: ({ unit }) => `${unit} is in mass, and only foot in line steps back.`,
  oneFunctionHere: ({ unit }) => `${unit} has one function where the ground is difficult.`,
};
