import type { MANOEUVRE_LOSSES } from '@five-victories/engine/manoeuvre';
import { STAND, TREFFER } from '../facts.js';
import type { German } from './facts.js';

export const losses: German<typeof MANOEUVRE_LOSSES> = {
  losesSoMany: ({ unit, k, hits, count }) =>
    `${unit} muss für ${hits.figures(TREFFER, 'accusative')} ${k.of(STAND, 'accusative')} verlieren, nicht ${count.figure}.`,
  noStandToLose: ({ unit, stands, size }) =>
    `${unit} hat ${size.figures()}${stands.counted}; einen Stand ${stands.figure} gibt es nicht.`,
  noDifferentStands: ({ unit, k, stands, size }) =>
    `${unit} hat ${size.figures()}${stands.counted}; zu nennen sind verschiedene Stände (${k.figure}), nicht ${stands.figure}.`,
  restNotValid: ({ stands, unit }) =>
    `Ohne ${stands.either('Stand', 'die Stände')} ${stands.figure} ist der Rest von ${unit} keine gültige Formation.`,
  risingOrder: ({ unit }) => `Die Stände von ${unit} müssen aufsteigend genannt sein.`,
  losesContact: ({ stands, unit }) =>
    `Ohne ${stands.either('Stand', 'die Stände')} ${stands.figure} verlöre ${unit} die Berührung mit einem Feind.`,
  restFacesSo: ({ unit }) => `Der Rest von ${unit} ist nur gültig, wenn er wie bisher blickt.`,
  restFacesAbout: ({ unit }) => `Der Rest von ${unit} ist nur gültig, wenn er in die andere Richtung blickt.`,
};
