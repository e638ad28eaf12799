import type { CHANGES } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const changes: German<typeof CHANGES> = {
  stationaryIsIn: ({ unit, places, place }) =>
    `Der feste Stand von ${unit} ist auf Platz ${places.anyOf} der Front${places.counted}, nicht auf ${place.figure}.`,
  stationaryComesTo: ({ unit, places, place }) =>
    `Der feste Stand von ${unit} kommt auf Platz ${places.anyOf} der neuen Front${places.counted}, nicht auf ${place.figure}.`,
  noBendThere: ({ unit }) => `Die Formation, die ${unit} einnehmen soll, hat keinen Knick.`,
  sayBend: ({ unit }) => `Es fehlt, wo, wohin und wie stark ${unit} geknickt werden soll.`,
  bendBetween: ({ unit, size }) => `${unit} hat ${size.figures()}, und der Knick muss zwischen zweien liegen.`,
  otherArmStays: ({ unit, stays }) =>
    `Der Flügel von ${unit} mit dem festen Stand bleibt stehen, nicht der andere (${stays.bare}).`,
  enemyNearColumn: ({ other, limit, unit }) =>
    `${other} ist keine ${limit} entfernt, also darf ${unit} keine Kolonne bilden.`,
  giveFollowers: ({ count, unit }) =>
    `Es ${count.either('fehlt der Platz des nachfolgenden Standes', 'fehlen die Plätze der nachfolgenden Stände')} von ${unit}: ${count.figure}.`,
  formedSoAlready: ({ unit }) => `${unit} steht schon in dieser Formation und Form.`,
  nothingWouldChange: ({ unit }) => `${unit} steht schon so: Es würde sich nichts ändern.`,
  mustReform: ({ unit, formation }) => `${unit} muss sich neu ordnen: ${formation.bare}.`,
};
