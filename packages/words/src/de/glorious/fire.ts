import type { GLORIOUS_FIRE } from '@five-victories/engine/glorious';
import { ELEMENT } from '../tabletop/facts.js';
import type { German } from './facts.js';

export const fire: German<typeof GLORIOUS_FIRE> = {
  firedInPhase: ({ unit }) => `${unit} hat in dieser Phase schon geschossen.`,
  nothingToFireWith: ({ unit }) => `${unit} hat nichts zum Schießen.`,
  limberedCannotFire: ({ unit }) => `${unit} ist aufgeprotzt und kann nicht schießen.`,
  engagedGunSilent: ({ unit }) => `${unit} ist Artillerie in Berührung mit einem Feind und darf nicht schießen.`,
  targetWanted: ({ unit }) => `Es fehlt ein Ziel für ${unit}.`,
  targetIsFriend: ({ unit, target }) => `${target} gehört zur Seite von ${unit}.`,
  targetFightsFriends: ({ unit, target }) => `${target} ist in Berührung mit Einheiten der Seite von ${unit}.`,
  oneVolleyEach: ({ unit, target }) => `${unit} schießt eine Salve auf ${target}, nicht zwei.`,
  oneWeaponEach: ({ unit }) => `${unit} schießt auf jedes Ziel nur mit einer Waffe.`,
  noElementLeftFor: ({ unit, target }) => `${unit} hat kein Element mehr für einen Schuss auf ${target}.`,
  sayHowManyFire: ({ unit, target }) => `Es fehlt, wie viele Elemente jeder Waffe von ${unit} auf ${target} schießen.`,
  nobodyNamedToFire: ({ unit, target }) => `Kein Element von ${unit} ist genannt, das auf ${target} schießt.`,
  noneOfTheseFire: ({ unit, letter }) => `${unit} hat keine solchen Elemente, die schießen: ${letter}.`,
  fewLeftToFire: ({ unit, letter, left, n }) =>
    `${unit} hat noch ${left.figures(ELEMENT, 'accusative')} zum Schießen (${letter}), nicht ${n.figure}.`,
  tooFarForThese: ({ unit, target, letter, distance }) =>
    `${target} ist ${distance} entfernt, zu weit für diese Elemente von ${unit}: ${letter}.`,
  beyondReach: ({ unit, target, distance, reach }) =>
    `${target} ist ${distance} entfernt, und ${unit} schießt ${reach} weit.`,
  noDiceAgainst: ({ unit, target }) => `${unit} hätte keine Würfel gegen ${target}.`,
  gunWithoutTemplate: ({ unit }) => `${unit} ist Artillerie und schießt geradeaus, ohne Schablone.`,
  gunIsOneElement: ({ unit }) => `${unit} ist ein Element und schießt damit oder gar nicht.`,
  gunHasOneTarget: ({ unit }) => `${unit} ist Artillerie und schießt nur auf ein Ziel.`,
  onlyGunsPivot: ({ unit }) => `${unit} ist keine Artillerie und schwenkt zum Schießen nicht ein.`,
  pivotsOffTable: ({ unit }) => `${unit} würde sich zum Teil vom Tisch drehen.`,
  templateMisses: ({ unit, target }) => `So gelegt liegt die Schablone nicht über beiden, ${unit} und ${target}.`,
  unitInZone: ({ unit, target, other }) => `${other} ist im Feuerbereich von ${unit} auf ${target}.`,
  groundInZone: ({ unit, target, type }) => `Gelände im Feuerbereich von ${unit} verdeckt ${target}: ${type}.`,
  noClearZone: ({ unit, target }) => `${unit} findet keinen freien Feuerbereich auf ${target}.`,
};
