import type { GLORIOUS_BATTLES } from '@five-victories/engine/glorious';
import { FREIER_PLATZ, type German } from './facts.js';

export const battles: German<typeof GLORIOUS_BATTLES> = {
  battleOfEnemy: ({ unit, battle }) => `${unit} gehört nicht zur Seite von ${battle}.`,
  neverJoins: ({ unit }) => `${unit} kann in keinem Gewalthaufen aufgehen: Das können nur Fußvolk und Feldherren.`,
  riddenCannotJoin: ({ unit, battle }) => `${unit} ist geritten und kann in dieser Phase nicht in ${battle} aufgehen.`,
  engagedCannotJoin: ({ unit, battle }) =>
    `${unit} ist in Berührung mit einem Feind und kann nicht in ${battle} aufgehen.`,
  noSpaceToJoin: ({ unit, battle, free, needs }) =>
    `${battle} hat ${free.figures(FREIER_PLATZ)}, und ${unit} braucht ${needs.figure}.`,
  noBattleOnTable: ({ unit }) => `${unit} ist kein Gewalthaufen auf dem Tisch.`,
  neverRidesIntoBattle: ({ unit }) => `${unit} kann nicht in einen Gewalthaufen reiten.`,
  battleNotInWay: ({ unit, battle }) => `${battle} liegt nicht gerade im Weg von ${unit}.`,
  goesTooShort: ({ unit, battle, depth, by }) => `${battle} ist ${depth} entfernt, und ${unit} ginge ${by}.`,
  joinsOrTakes: ({ unit }) => `${unit} geht entweder in einem Gewalthaufen auf oder nimmt andere auf.`,
  onlyBattleTakes: ({ unit }) => `Nur ein Gewalthaufen nimmt andere auf, nicht ${unit}.`,
  namedTwice: ({ unit }) => `${unit} ist zweimal genannt.`,
  missesOnItsWay: ({ unit, other }) => `${unit} träfe auf diesem Weg nicht auf ${other}.`,
  stopsBefore: ({ unit, other }) => `${unit} hält an, ehe ${other} erreicht ist.`,
  onNoBattle: ({ unit }) => `${unit} steht in keinem Gewalthaufen.`,
  notOnThatBattle: ({ unit, battle }) => `${unit} steht nicht in ${battle}.`,
  heldByBattle: ({ unit, battle }) =>
    `${unit} darf ${battle} nicht verlassen, solange dort ein Feind in Berührung ist.`,
  stepsOutTooFar: ({ unit, battle, away, least, far }) =>
    `${unit} wäre ${away} von ${battle} entfernt: Erlaubt sind mehr als ${least} und höchstens ${far}.`,
  nobodyStaysBehind: ({ unit }) => `${unit} ist kein Gewalthaufen, und niemand bleibt von ihm zurück.`,
  staysOutside: ({ unit, battle }) => `${unit} muss ganz im Kreis von ${battle} bleiben.`,
  stayersOverlap: ({ unit, other }) => `${unit} und ${other} würden einander überdecken.`,
};
