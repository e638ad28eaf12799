import type { COLUMNS } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const columns: German<typeof COLUMNS> = {
  facedAlready: ({ unit }) => `${unit} hat seit dem letzten geraden Zug schon kehrtgemacht.`,
  facesBeforeMoving: ({ unit }) => `${unit} macht kehrt, bevor der vorderste Stand sich bewegt, nicht danach.`,
  lastMoveLeaves: ({ unit }) => `Nur der letzte Zug von ${unit} darf über die Tischkante führen.`,
  nameSetDown: ({ unit }) =>
    `${unit} lässt sich dort nicht wie üblich absetzen; die Plätze der Stände müssen angegeben werden.`,
  standsWouldLeave: ({ unit, confirm }) => `Stände von ${unit} gingen über die Tischkante; ${confirm}.`,
  mustHinge: ({ stand, unit }) =>
    `Stand ${stand.figure} von ${unit} muss den Stand vor ihm Ecke an Ecke berühren, in einem Winkel von höchstens 90°.`,
  standsOverlap: ({ unit }) => `Die Stände von ${unit} würden einander überdecken.`,
  followersSetDown: ({ unit, count, given }) =>
    `${unit} hat ${count.figure} ${count.either('nachfolgenden Stand', 'nachfolgende Stände')}; abgesetzt ${given.either('ist', 'sind')} ${given.figure}.`,
  displacedTooFar: ({ stand, unit, far, most }) =>
    `Stand ${stand.figure} von ${unit} würde um ${far} versetzt; die Grenze liegt bei ${most}.`,
  setDownOverlaps: ({ unit, other }) => `${unit} würde beim Absetzen ${other} überdecken.`,
  setDownOnClosed: ({ unit, type }) => `${unit} stünde nach dem Absetzen auf gesperrtem Gelände: ${type}.`,
  setDownTouches: ({ unit, other }) => `${unit} würde nach dem Absetzen ${other} berühren.`,
  notInColumn: ({ unit }) => `${unit} ist nicht in Kolonne, und nichts wird abgesetzt.`,
  columnChangesFirst: ({ unit }) =>
    `${unit} ist in Kolonne, und ein Feind ist nah: Zuerst muss die Formation gewechselt werden.`,
  mustLeaveColumn: ({ unit }) => `${unit} muss die Kolonne verlassen.`,
  columnChangesOnly: ({ unit }) =>
    `${unit} ist in Kolonne, und ein Feind ist nah: Nur die Formation darf gewechselt werden, und das muss sein.`,
  columnMustChange: ({ unit }) =>
    `${unit} ist in Kolonne, und ein Feind ist nah: Die Formation muss gewechselt werden.`,
  columnPivots: ({ unit }) => `${unit} ist in Kolonne und schwenkt nur bei einem Schritt zur Seite oder zurück ein.`,
};
