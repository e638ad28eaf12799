import type { REACTIONS } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const reactions: German<typeof REACTIONS> = {
  awayHeading: ({ unit, charger, off }) =>
    `${unit} darf höchstens 90° von der Richtung von ${charger} abweichen; dieser Weg weicht um ${off}° ab.`,
  swingsOffTable: ({ unit }) => `${unit} käme beim Drehen vom Tisch; es braucht einen anderen Weg.`,
  goesALittle: ({ unit }) => `${unit} muss wenigstens ein Stück weit gehen.`,
  goesTooFar: ({ unit, limit, far }) => `${unit} darf bis zu ${limit} gehen, nicht ${far}.`,
  stillTouches: ({ unit, other }) => `${unit} würde ${other} noch immer berühren.`,
  firesWithoutPivot: ({ unit }) => `${unit} schießt, ohne einzuschwenken.`,
  pivotsOutOfContact: ({ unit, charger }) => `${unit} würde sich aus der Berührung mit ${charger} drehen.`,
  isNotFoot: ({ unit }) => `${unit} ist kein Fußvolk.`,
  noStandCanFire: ({ unit, charger }) => `Kein Stand von ${unit} kann auf ${charger} schießen.`,
  noDiceAtCharger: ({ unit, charger }) => `${unit} hätte keine Würfel gegen ${charger}.`,
  oneStandMustFire: ({ unit }) => `Mindestens ein Stand von ${unit} muss schießen.`,
  standNamedTwice: ({ unit }) => `Ein Stand von ${unit} ist zweimal genannt.`,
  standCannotFire: ({ stand, unit, charger, eligible }) =>
    `Stand ${stand.figure} von ${unit} kann nicht auf ${charger} schießen; möglich: ${eligible.figure}.`,
  onlyFootFaces: ({ unit }) => `${unit} ist kein Fußvolk, und nur Fußvolk macht in Eile kehrt.`,
  blockNeverFaces: ({ unit }) => `${unit} ist im Abwehrblock und macht nie kehrt.`,
  noRoomToFace: ({ unit, charger }) =>
    `${unit} hat keinen Platz, um kehrtzumachen und in Berührung mit ${charger} zu bleiben.`,
  fallBackRange: ({ unit, least, most, by }) => `${unit} darf ${least} bis ${most} zurückgehen, nicht ${by}.`,
  fallsBackInto: ({ by, unit, other }) => `Nach ${by} wäre ${unit} in Berührung mit ${other}.`,
  footFormsBlock: ({ unit }) => `${unit} ist kein Fußvolk und bildet keinen Abwehrblock.`,
  singleFormsNoBlock: ({ unit }) => `${unit} ist ein einzelner Stand und bildet keinen Block.`,
  blockAlready: ({ unit }) => `${unit} steht schon im Abwehrblock.`,
  blockNotInContact: ({ unit, charger }) => `Der Block von ${unit} wäre nicht in Berührung mit ${charger}.`,
  standNotTouched: ({ stand, unit, charger }) => `Stand ${stand.figure} von ${unit} wird von ${charger} nicht berührt.`,
  noStandAt: ({ cell, layout }) => `In ${layout} ist bei [${cell.figure}] kein Stand.`,
  keepsItsPlace: ({ stand, unit, own, layout, there }) =>
    `Stand ${stand.figure} von ${unit} (${own}) behält seinen Platz, und ${layout} hat dort ${there}.`,
};
