import type { OPTION_FAULTS } from '@five-victories/engine/tabletop';
import type { Noun } from '../facts.js';
import type { German } from './facts.js';

const PUNKT: Noun = { gender: 'm', one: 'Punkt', many: 'Punkte', toMany: 'Punkten' };

export const options: German<typeof OPTION_FAULTS> = {
  pointIsTwo: () => 'Ein Punkt sind zwei Zahlen, x und y, in Tausendsteln.',
  optionsWanted: () => 'Hier werden die Optionen als Objekt gebraucht.',
  stepWanted: ({ steps }) => `Hier wird ein Schritt gebraucht, mit einem von: ${steps}.`,
  shapeWanted: ({ size }) =>
    `Für ${size.figures('accusative')} wird mindestens eine Form gebraucht, und jede nur einmal.`,
  ranksAddUp: ({ ranks, size }) =>
    `Die Glieder [${ranks}] müssen zusammen ${size} ergeben, keines länger als das vor ihm.`,
  sixResults: ({ given }) => `Hier gehören sechs Ergebnisse hin, für 1 bis 6, nicht ${given}.`,
  diceMustRise: ({ dice }) => `Die höchsten Würfe müssen bis 6 steigen, und ${dice} tun es nicht.`,
  pointOffTable: ({ x, y, width, depth }) =>
    `Der Punkt [${x}, ${y}] liegt nicht auf dem Tisch; der endet bei [${width}, ${depth}].`,
  goalOffTable: ({ x, y }) => `Der Punkt [${x}, ${y}] liegt nicht auf dem Tisch.`,
  fewPoints: ({ least, count }) =>
    `Es ${least.either('wird', 'werden')} mindestens ${least.figures(PUNKT)} gebraucht, nicht ${count.figure}.`,
  pointTwice: () => 'Derselbe Punkt steht zweimal hintereinander.',
  outlineCrosses: () => 'Der Umriss einer Fläche darf sich weder kreuzen noch berühren.',
  onlyHillLevel: () => 'Nur ein Hügel hat eine Stufe.',
};
