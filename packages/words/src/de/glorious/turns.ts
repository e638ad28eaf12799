import type { GLORIOUS_TURNS } from '@five-victories/engine/glorious';
import type { German } from './facts.js';

export const turns: German<typeof GLORIOUS_TURNS> = {
  turnTooFar: ({ unit, most, by }) => `${unit} darf sich um ${most}° drehen, nicht um ${by}°.`,
  turnsAboutCentre: ({ unit }) => `${unit} dreht sich um die Mitte, also wird keine Ecke genannt.`,
  cornerWanted: ({ unit }) => `Es fehlt, um welche vordere Ecke ${unit} schwenkt, links oder rechts.`,
  wheelsToItsSide: ({ unit }) => `${unit} darf nur um die Ecke schwenken, nach deren Seite die Drehung geht.`,
  turnsOffTable: ({ unit }) => `${unit} würde sich zum Teil vom Tisch drehen.`,
  battleNeverPivots: ({ unit }) => `${unit} ist ein Gewalthaufen und kann nicht einschwenken.`,
  pivotTooFar: ({ unit, most, by }) => `${unit} darf um ${most}° einschwenken, nicht um ${by}°.`,
  noFileToChoose: ({ unit }) => `${unit} hat kein einzelnes Element, also gibt es keine Rotte dafür zu wählen.`,
};
