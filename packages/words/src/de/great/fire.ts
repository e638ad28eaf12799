import type { GREAT_FIRE, GREAT_REACTIVE_FIRE } from '@five-victories/engine/great';
import { STAERKEPUNKT } from '../tabletop/facts.js';
import type { German } from './facts.js';

export const fire: German<typeof GREAT_FIRE> = {
  pointsWithTarget: ({ unit }) => `Es fehlt, wie viele Stärkepunkte ${unit} in jeden Schuss setzt, mit seinem Ziel.`,
  packedUp: ({ unit }) => `${unit} ist abgebaut und kann nicht schießen.`,
  noMissiles: ({ unit }) => `${unit} hat in dieser Phase nichts zu schießen.`,
  spentCannotFire: ({ unit }) => `${unit} hat keine Stärkepunkte mehr und kann nicht schießen.`,
  noStandFires: ({ unit }) => `Kein Stand von ${unit} ist genannt, der schießt.`,
  standFiresOnce: ({ unit }) => `Ein Stand von ${unit} ist zweimal genannt und schießt einmal.`,
  tooManyTargets: ({ unit }) =>
    `${unit} kann nicht auf so viele Ziele schießen; nur eine Reihe von zwei Ständen darf zwei haben.`,
  eachSeesItsOwn: ({ unit }) => `Um das Feuer zu teilen, muss jeder Stand von ${unit} ein eigenes Ziel sehen.`,
  oneShotATarget: ({ target, unit }) =>
    `${target} ist zweimal genannt: Alles, was ${unit} darauf schießt, ist ein Schuss.`,
  oneZoneAhead: ({ unit }) => `${unit} steht in keinem Abwehrblock und hat einen Feuerbereich, nach vorn.`,
  firesAsAWhole: ({ unit, stand }) => `${unit} schießt als Ganzes und nicht mit Stand ${stand.figure} allein.`,
  onlyArtilleryOverhead: ({ unit }) => `${unit} ist keine Artillerie, und nichts anderes wird im Bogen geschossen.`,
  notBeforeThisFace: ({ target, face, unit }) =>
    `${target} ist nicht im Feuerbereich von ${unit} nach dieser Seite: ${face.bare}.`,
  tooNearForHeavy: ({ target, distance, near }) =>
    `${target} ist ${distance} entfernt, und schwere Artillerie schießt nur über ${near} hinaus.`,
  friendTooNear: ({ friend, gap, target, off }) =>
    `${friend} ist ${gap} von ${target} entfernt, und schwere Artillerie braucht ${off}, um im Bogen zu schießen.`,
  tooLowToFireOver: ({ unit, own, target, its, between }) =>
    `${unit} steht auf Höhe ${own}, ${target} auf Höhe ${its}; was dazwischen liegt, auf Höhe ${between}.`,
  artilleryFiresAll: ({ unit, most, points }) =>
    `${unit} ist Artillerie und schießt mit aller Stärke, ${most}, nicht mit ${points}.`,
  halfOfOneIsNone: ({ unit }) =>
    `${unit} hat noch einen Stärkepunkt; ein Stand schießt mit der Hälfte davon, und das ist keiner.`,
  aPointAShot: ({ unit }) => `${unit} muss in jeden Schuss mindestens einen Stärkepunkt setzen.`,
  tooManyPoints: ({ unit, most, points }) =>
    `${unit} darf in diesen Schuss ${most.figures(STAERKEPUNKT, 'accusative')} setzen, nicht ${points}.`,
};

export const reactiveFire: German<typeof GREAT_REACTIVE_FIRE> = {
  notLightArtillery: ({ unit }) => `${unit} ist keine leichte Artillerie und schießt nicht auf eine Bewegung.`,
  unpackedThisTurn: ({ unit }) =>
    `${unit} wurde in dieser Runde aufgebaut und schießt erst ab der nächsten Feuerphase.`,
  noStrengthLeft: ({ unit }) => `${unit} hat keine Stärkepunkte mehr.`,
  isTargetItself: ({ unit }) => `${unit} ist das Ziel dieses Angriffs und schießt, wenn überhaupt, bei der Berührung.`,
  notAheadThere: ({ target, unit, reach }) => `${target} ist dort nicht innerhalb von ${reach} gerade vor ${unit}.`,
  otherBeforeThere: ({ other, target, unit }) => `${other} steht dort vor ${target} im Feuerbereich von ${unit}.`,
  hiddenThere: ({ target, unit, type }) => `Gelände verdeckt dort ${target} vor ${unit}: ${type}.`,
  nothingToShootOrThrow: ({ unit }) => `${unit} hat nichts zu schießen oder zu werfen.`,
  noPointAtCharger: ({ unit, charger }) => `${unit} hat keinen Stärkepunkt für einen Schuss auf ${charger}.`,
};
