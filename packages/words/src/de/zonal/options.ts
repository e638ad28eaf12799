import type { OPTIONS } from '@five-victories/engine/zonal';
import { atMost, STAND, ZONE } from '../facts.js';
import type { German } from './facts.js';

/** Was an Optionen falsch ist. */
export const options: German<typeof OPTIONS> = {
  zonesOfTable: ({ zones }) => `Der Tisch hat nur ${zones.figures(ZONE)}.`,
  leastFirst: ({ limits }) => `Hier gehören zwei Zahlen hin, die kleinste zuerst, nicht [${limits}].`,
  shapesOnce: ({ size }) =>
    `Für ${size.of(STAND, 'accusative')} wird mindestens eine Form gebraucht, und jede nur einmal.`,
  ranksAddUp: ({ ranks, size }) =>
    `Die Glieder [${ranks}] müssen zusammen ${size} ergeben, keines länger als das vor ihm.`,
  sixResults: ({ given }) => `Hier gehören sechs Ergebnisse hin, für 1 bis 6, nicht ${given}.`,
  noZoneThere: ({ zone }) => `Eine Zone ${zone} gibt es auf diesem Tisch nicht.`,
  tooMuchTerrain: ({ zones, terrain, most }) => `Zonen dieser Art (${terrain}): ${zones.figure}; ${atMost(most)}.`,
  columnsOfTable: ({ last }) => `Der Tisch hat nur die Spalten 0 bis ${last}.`,
  columnTwice: () => 'Eine Spalte ist zweimal genannt.',
  zoneTwice: () => 'Eine Zone ist zweimal genannt.',
  setUpZoneNeeded: () => 'Mindestens eine Aufstellungszone wird gebraucht.',
  noEdge: ({ edge }) => `${edge} ist keine Kante zweier Zonen dieses Tisches.`,
  threeEscarpments: ({ zone, count }) => `Steilhänge (${zone}): ${count.figure}; erlaubt sind höchstens drei.`,
  noOpenEdge: ({ zone }) => `${zone} hat keine offene innere Kante mehr.`,
};
