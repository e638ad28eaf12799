import type { ACTIONS } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const actions: German<typeof ACTIONS> = {
  defensiveCannotMove: ({ unit }) => `${unit} steht in Abwehrformation und kann sich nicht bewegen.`,
  firedMayOnlyTurn: ({ unit }) => `${unit} hat geschossen und darf sich nur noch drehen.`,
  noZoneThatWay: ({ unit, facing, zone }) =>
    `${unit} blickt nach ${facing}, und in dieser Richtung liegt keine Zone (${zone}).`,
  escarpmentBetween: ({ zone, to }) => `Zwischen ${zone} und ${to} liegt ein Steilhang.`,
  zoneIsFull: ({ to, limit }) =>
    `Dort ${limit.either('steht', 'stehen')} schon ${limit.figure} ${limit.either('eigene Einheit', 'eigene Einheiten')} (${to}).`,
  restrictedSecondAction: ({ to, unit }) =>
    `Das Gelände hemmt (${to}): ${unit} kann es nicht mit der zweiten Handlung betreten.`,
  notEngaged: ({ unit }) => `${unit} ist nicht im Kampf.`,
  onlyMountedDisengage: ({ unit }) => `${unit} ist nicht beritten, und nur Berittene lösen sich vom Feind.`,
  touchesMounted: ({ target, unit }) => `${target}, in Berührung mit ${unit}, ist beritten.`,
  isSurrounded: ({ unit }) => `Alle vier Seiten von ${unit} sind besetzt.`,
  onlyToDisengage: ({ unit }) => `${unit} war zu Beginn der Phase im Kampf: Es kann sich zuerst nur vom Feind lösen.`,
  neverDismounts: ({ unit }) => `${unit} kann weder auf- noch absitzen.`,
  mountedAlready: ({ unit }) => `${unit} ist schon aufgesessen.`,
  dismountedAlready: ({ unit }) => `${unit} ist schon abgesessen.`,
  justDismounted: ({ unit }) => `${unit} ist eben abgesessen und kann nicht wieder aufsitzen.`,
  defensiveCannotMount: ({ unit }) => `${unit} steht in Abwehrformation und kann nicht aufsitzen.`,
  cannotMountHere: ({ unit, zone, terrain }) =>
    `${unit} kann dort nicht aufsitzen, wo Berittene nur in loser Ordnung sein dürfen (${zone}, ${terrain}).`,
  touchedRestricted: ({ unit }) => `${unit} hat hemmendes Gelände berührt und hat nur eine Handlung.`,
  actionsUsed: ({ unit, used }) => `${unit} hat ${used.either('seine eine Handlung', 'beide Handlungen')} verbraucht.`,
  dismountedEnds: ({ unit }) => `${unit} ist abgesessen, und das beendet seinen Zug.`,
  defensiveCannotTurn: ({ unit }) => `${unit} steht in Abwehrformation und kann sich nicht drehen.`,
  facesSoAlready: ({ unit, facing }) => `${unit} blickt schon nach ${facing}.`,
  gunsOneFormation: ({ unit }) => `${unit} ist Artillerie und hat nur eine Formation.`,
  reserveMoveIsAll: ({ unit }) => `Ein Reservezug ist alles, was ${unit} in der Phase tut.`,
  disengagedStays: ({ unit }) =>
    `${unit} hat sich vom Feind gelöst und kann in dieser Phase den Tisch nicht verlassen.`,
  onlyActionsNow: ({ unit }) => `${unit} hat eine Handlung ausgeführt und kann nur mit Handlungen fortfahren.`,
};
