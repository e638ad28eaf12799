import type { INTERCEPTS } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const intercepts: German<typeof INTERCEPTS> = {
  kindNeverIntercepts: ({ unit }) => `${unit} ist von einer Art, die nicht abfangen kann.`,
  tooWeakToIntercept: ({ unit, weak }) => `${unit} ${weak} und kann nicht abfangen.`,
  noInterceptInFormation: ({ unit }) => `${unit} kann in dieser Formation nicht abfangen.`,
  reactedThisPhase: ({ unit }) => `${unit} hat in dieser Phase schon reagiert.`,
  canDoNoMore: ({ unit }) => `${unit} kann in dieser Phase nichts mehr tun.`,
  isEngaged: ({ unit }) => `${unit} ist in Berührung mit einem Feind.`,
  noInterceptOnDifficult: ({ unit }) => `${unit} steht in schwierigem Gelände und kann nicht abfangen.`,
  cannotBeStopped: ({ target, at }) =>
    `${target} kann nach ${at} nicht aufgehalten werden: Dort lässt es sich nicht absetzen.`,
  notInInterceptZone: ({ at, target, unit, reach }) =>
    `Nach ${at} ist ${target} nicht im Abfangbereich von ${unit}, ${reach} geradeaus.`,
  unitLiesBefore: ({ target, far, unit, other, near }) =>
    `Vor ${target}, ${far} von ${unit}, liegt ${other}, ${near} voraus.`,
  moverPartlyOff: ({ at, target }) => `Nach ${at} ist ${target} zum Teil neben dem Tisch.`,
  moverEngaged: ({ at, target }) => `Nach ${at} ist ${target} in Berührung mit einem Feind.`,
  moverNotLeft: ({ at, target, other }) => `Nach ${at} hat ${target} sich noch nicht von ${other} gelöst.`,
  moverFlowing: ({ at, target }) => `Nach ${at} umfließt ${target} gerade eine andere Einheit.`,
  wouldNotMeet: ({ at, unit, target }) => `Nach ${at} käme ${unit} nicht in Berührung mit ${target}.`,
  meetingLeavesTable: ({ target, at, unit }) => `Um ${target} nach ${at} zu treffen, käme ${unit} vom Tisch.`,
  meetingOverlaps: ({ target, at, unit, other }) =>
    `Um ${target} nach ${at} zu treffen, würde ${unit} ${other} überdecken.`,
  meetingOnClosed: ({ target, at, unit, type }) =>
    `Um ${target} nach ${at} zu treffen, käme ${unit} auf gesperrtes Gelände: ${type}.`,
  nobodyFiresAtMoves: () => 'In diesem Spiel schießt niemand auf eine Bewegung.',
  notOnTheMove: ({ from, to, at }) => `Der Zug geht von ${from} bis ${to}, und ${at} liegt nicht darauf.`,
  groundLiesBefore: ({ target, far, unit, type, near }) =>
    `Vor ${target}, ${far} von ${unit}, liegt ${near} voraus Gelände, über das es nicht angreifen kann: ${type}.`,
};
