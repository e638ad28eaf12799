import type { LOSSES } from '@five-victories/engine/zonal';
import { STAND } from '../facts.js';
import type { German } from './facts.js';

export const losses: German<typeof LOSSES> = {
  noLosses: ({ unit }) => `${unit} hat jetzt keine Verluste.`,
  smallerFirst: ({ unit, stands, size }) =>
    `${unit} hat ${stands.figures(STAND)}, und Einheiten mit ${size.figures(STAND, 'dative')} kommen vorher.`,
  otherSideFirst: ({ unit }) => `Von gleich großen Einheiten kommen die der Seite ohne Initiative vor ${unit}.`,
  nameKinds: ({ unit, k }) =>
    `${unit} ist in Reserve und verliert ${k.figures(STAND)}: Es ${k.either('fehlt die Art', 'fehlen die Arten')}.`,
  mustLoseOf: ({ unit, k, bag, stands }) =>
    `${unit} hat die Stände ${bag} und muss davon ${k.figure} verlieren, nicht ${stands}.`,
  nameCells: ({ unit, k }) =>
    `${unit} verliert ${k.figures(STAND)}: Es ${k.either('fehlt das Feld', 'fehlen die Felder')}.`,
  mustLoseSoMany: ({ unit, k, hits, count }) =>
    `${unit} muss für ${hits.figure} Treffer ${k.figures(STAND)} verlieren, nicht ${count.figure}.`,
  noStandsInCells: ({ unit, layout, k, cells }) =>
    k.n === 1
      ? `${unit} (${layout}) hat im Feld ${cells} keinen Stand.`
      : `${unit} (${layout}) hat in den Feldern ${cells} keine ${k.figure} verschiedenen Stände.`,
  standsKeepPlace: ({ k, own, stands }) =>
    `${k.either('Im Feld steht', 'In den Feldern stehen')} ${own}, und Stände behalten ihren Platz: nicht ${stands}.`,
  kindsKeepPlace: ({ unit, k, fixed, kinds, stands }) =>
    `${unit} muss ${k.figures(STAND)} verlieren, davon ${fixed.figure} der Art ${kinds}, wie ${k.either('im Feld', 'in den Feldern')}, nicht ${stands}.`,
  leavesNoShape: ({ unit }) => `Was von ${unit} bliebe, wäre keine gültige Form; andere Verluste ließen eine übrig.`,
};
