import type { MANOEUVRE_FIRE } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const fire: German<typeof MANOEUVRE_FIRE> = {
  limberedCannotFire: ({ unit }) => `${unit} ist aufgeprotzt und kann nicht schießen.`,
  columnCannotFire: ({ unit }) => `${unit} ist in Kolonne und kann nicht schießen.`,
  noWeaponToFire: ({ unit }) => `${unit} hat nichts zum Schießen.`,
  nothingInRain: ({ unit }) => `Bei Starkregen hat ${unit} nichts, womit sich schießen lässt.`,
  noRoundShot: ({ unit }) => `${unit} hat keine Vollkugeln, und nichts anderes wird im Bogen geschossen.`,
  standDoesNotFire: ({ size, unit, stand }) =>
    `${unit} kann mit Stand ${stand.figure} von ${size.figures('dative')}${stand.counted} nicht schießen.`,
  firedThisTurn: ({ unit }) => `${unit} hat in dieser Runde schon geschossen.`,
  contactCannotFire: ({ unit }) => `${unit} ist in Berührung mit einem Feind und kann nicht schießen.`,
  friendOf: ({ target, unit }) => `${target} gehört zur Seite von ${unit}.`,
  targetNotOnTable: ({ target }) => `${target} ist nicht auf dem Tisch.`,
  contactNotFiredAt: ({ target }) => `${target} ist in Berührung mit einem Feind und kann nicht beschossen werden.`,
  pivotsPartlyOff: ({ unit }) => `${unit} würde sich zum Teil vom Tisch drehen.`,
  noStandNamed: ({ unit, target }) => `Kein Stand von ${unit} ist genannt, der auf ${target} schießt.`,
  standFiresTwice: ({ stand, unit }) => `Stand ${stand.figure} von ${unit} ist zweimal genannt und schießt einmal.`,
  standsFireElsewhere: ({ unit, target }) =>
    `Alle Stände von ${unit}, die auf ${target} schießen könnten, schießen anderswohin.`,
  noDiceAt: ({ unit, target }) => `${unit} hätte keine Würfel gegen ${target}.`,
  oneVolley: ({ target, unit }) => `${target} ist zweimal genannt: Alles, was ${unit} darauf schießt, ist eine Salve.`,
  nameFirer: () => 'Es fehlt die Einheit, die schießt.',
  nameTargetFor: ({ unit }) => `Es fehlt ein Ziel für ${unit}.`,
  noOverheadFire: () => 'In dieser Partie schießt niemand im Bogen.',
  roundShotBeyond: ({ target, distance, hail }) =>
    `${target} ist ${distance} entfernt, und Vollkugeln werden nur über ${hail} hinaus geschossen.`,
  levelsBetween: ({ unit, own, target, its, between }) =>
    `${unit} steht auf Höhe ${own}, ${target} auf Höhe ${its}; was dazwischen ist, auf Höhe ${between}.`,
};
