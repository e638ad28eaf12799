import type { GLORIOUS_ORDERS } from '@five-victories/engine/glorious';
import { FUNKTION, type German } from './facts.js';

export const orders: German<typeof GLORIOUS_ORDERS> = {
  actedAlready: ({ unit }) => `${unit} hat in dieser Phase schon gehandelt.`,
  wasReinforced: ({ unit }) => `${unit} wurde verstärkt und tut in dieser Phase nichts mehr.`,
  engagedNoFunctions: ({ unit }) => `${unit} ist in Berührung mit einem Feind und hat keine Funktionen.`,
  notItsFunction: ({ unit, deed }) => `${unit} kann nicht ${deed}: Das gehört nicht zu seinen Funktionen.`,
  functionsShort: ({ unit, deed, cost, left }) =>
    `${unit} kann nicht ${deed}: Das kostet ${cost.figures(FUNKTION)}, und ${left.n === 0 ? 'keine ist' : `nur ${left.figure} ${left.either('ist', 'sind')}`} übrig.`,
  riddenCannot: ({ unit, deed }) => `${unit} ist geritten und kann in dieser Phase nicht ${deed}.`,
  onlyLineStepsBack: ({ unit }) => `${unit} steht im Haufen, und zurück tritt nur Fußvolk in Linie.`,
  oneFunctionHere: ({ unit }) => `${unit} hat in schwierigem Gelände nur eine Funktion.`,
};
