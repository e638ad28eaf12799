import type { GREAT_ARMY, GREAT_POSITION } from '@five-victories/engine/great';
import type { German } from './facts.js';

export const army: German<typeof GREAT_ARMY> = {
  noHeavyLongbows: ({ name, house }) =>
    `${name}: Schweres Fußvolk mit Langbögen gibt es nur mit der Hausregel „${house}“.`,
  noJavelinRiders: ({ name, house }) =>
    `${name}: Reiter und Kamelreiter führen nach der Hausregel „${house}“ keine Wurfspieße.`,
  throwsNothing: ({ name }) => `${name} hat Speere oder Pilen in der Liste; die führt nur Fußvolk mit Nahkampfwaffen.`,
  shareTooDear: ({ share, cost, percent, points, most }) =>
    `Punkte für ${share}: ${cost.figure}; ${percent} Prozent von ${points} sind ${most}.`,
  armyTooDear: ({ cost, most }) => `Punkte für das Heer: ${cost.figure}; erlaubt sind höchstens ${most}.`,
  commandersWanted: ({ most, chiefs, subs }) =>
    `Feldherren: ${chiefs} (es muss 1 sein), Unterfeldherren: ${subs} (höchstens ${most.figure}).`,
  frontageOdd: ({ frontage }) => `Die Frontbreite muss gerade sein, und ${frontage} ist es nicht.`,
  onlyRidersDismount: ({ unit, type }) =>
    `${unit} (${type}) kann nicht absitzen; das können nur Reiter und Kamelreiter.`,
  dismountsTwice: ({ unit }) => `${unit} ist zweimal genannt.`,
  noRoomOnFoot: () => 'Mit diesen Einheiten zu Fuß fände das Heer auf diesem Tisch keinen Platz.',
};

export const position: German<typeof GREAT_POSITION> = {
  hitsWait: ({ unit }) => `Treffer von ${unit} warten nur in der Feuerphase und im Handgemenge.`,
  nothingFired: ({ unit }) => `${unit} hat nichts zu schießen und also auch keinen roten Marker.`,
  firedTooEarly: ({ unit }) => `Vor der Feuerphase hat keine Einheit einen roten Marker, und ${unit} hat einen.`,
  firedPackedUp: ({ unit }) => `${unit} ist abgebaut und kann in dieser Runde nicht geschossen haben.`,
  thrownTooEarly: ({ unit }) => `${unit} wirft nur auf Angreifer, und in dieser Runde hat noch niemand angegriffen.`,
  nothingUnpacked: ({ unit }) => `${unit} ist keine Artillerie, die aufgebaut würde.`,
  unpackedLater: ({ unit, unpacked, turn }) =>
    `${unit} kann nicht in Runde ${unpacked} aufgebaut worden sein: Dies ist Runde ${turn}.`,
  unpackedBeforeItsMove: ({ unit }) =>
    `${unit} kann in dieser Runde noch nicht aufgebaut worden sein, denn die eigene Seite ist noch nicht gezogen.`,
  packedAgain: ({ unit }) =>
    `${unit} wurde in dieser Runde aufgebaut und kann nicht in derselben wieder abgebaut worden sein.`,
  pastTheLastTurn: ({ last, turn }) => `Runde ${last} ist die letzte, nicht ${turn}.`,
};
