import type { FAULTS } from '@five-victories/engine/kernel';
import type { Sentences } from '../language.js';
import { EINTRAG, type common } from './facts.js';

/** Was an etwas von außen falsch ist, in jedem Spiel. */
export const faults: Sentences<typeof FAULTS, typeof common> = {
  wantedNumber: ({ given }) => `Hier gehört eine Zahl hin, nicht ${given}.`,
  wantedInteger: ({ least, most, given }) =>
    `Hier gehört eine ganze Zahl von ${least} bis ${most} hin, nicht ${given}.`,
  wantedNoneOrInteger: ({ least, most, given }) =>
    `Hier gehört 0 oder eine ganze Zahl von ${least} bis ${most} hin, nicht ${given}.`,
  wantedFlag: ({ given }) => `Hier gehört true oder false hin, nicht ${given}.`,
  wantedTrue: ({ given }) => `Hier gehört nur true hin, nicht ${given}.`,
  wantedText: ({ most, given }) => `Hier gehört ein Text von 1 bis ${most.figure} Zeichen hin, nicht ${given}.`,
  wantedShortText: ({ most, given }) =>
    `Hier gehört ein Text von höchstens ${most.figure} Zeichen hin, nicht ${given}.`,
  wantedTextOrNumber: ({ most, given }) =>
    `Hier gehört ein Text von höchstens ${most.figure} Zeichen oder eine Zahl hin, nicht ${given}.`,
  wantedOneOf: ({ values, given }) => `Hier gehört einer dieser Werte hin: ${values}; nicht ${given}.`,
  wantedOnly: ({ only, given }) => `Hier gehört „${only}“ hin, nicht ${given}.`,
  wantedLike: ({ example, given }) => `Hier gehört etwas wie ${example} hin, nicht ${given}.`,
  wantedList: ({ given }) => `Hier gehört eine Liste hin, nicht ${given}.`,
  wantedShorter: ({ most }) => `Die Liste ist zu lang: Sie darf höchstens ${most.figures(EINTRAG)} haben.`,
  wantedObject: ({ given }) => `Hier gehört ein Objekt hin, nicht ${given}.`,
  unreadable: () => 'Das ist nicht zu lesen.',
  noGameHere: ({ game }) => `Ein Spiel „${game}“ gibt es hier nicht.`,
  noField: ({ field }) => `Ein Feld „${field}“ gibt es hier nicht.`,
  oneFieldOf: ({ fields }) => `Hier gehört genau eines davon hin: ${fields}.`,
  newerFormat: ({ written, read }) =>
    `Das hat ein neueres Programm geschrieben: Es hat Format ${written}, und hier werden Formate bis ${read} gelesen.`,
  otherVersion: ({ version, now, mended }) =>
    `Das gehört zu Fassung ${version} der Regeln, nicht zu Fassung ${now}${mended === '' ? '' : `; seither verbessert: ${mended}`}.`,
  otherDigest: ({ came, written }) => `Die Partie endet bei ${came}, nicht bei ${written}.`,
  sealBroken: () => 'Das ist nicht das Geheimnis, das vor der ersten Entscheidung versiegelt wurde.',
  otherHead: ({ came, written }) =>
    `Die Zeilen führen zum Kopf ${came}, nicht zu ${written}: einige wurden geändert, entfernt oder eingefügt.`,
  otherLine: ({ came, written }) => `Das ist Zeile ${came}, nicht ${written}.`,
  otherSide: () => 'Gefragt war die andere Seite.',
  otherCast: ({ came, written }) => `Das ist Wurf ${came}, nicht ${written}.`,
  otherDice: ({ came, written }) =>
    `Die Geheimnisse ergeben hier ${came}, nicht ${written === '' ? 'nichts' : written}.`,
  noDiceWanted: () => 'Hier waren keine Würfel verlangt.',
  diceMissing: () => 'Hier fehlen die verlangten Würfel.',
  noLineBack: ({ to }) => `Von hier kann niemand zu Zeile ${to} zurückgehen.`,
  afterTheEnd: () => 'Vor dieser Zeile war die Partie schon zu Ende.',
  noDiceFrom: ({ from }) => `Das sind keine Würfel ${from}.`,
  seedWords: () => 'Das sind keine Würfel aus einem Startwert: Dazu gehören vier ganze Zahlen, nicht alle 0.',
  diceUsedUp: ({ count, rule }) =>
    `Für ${rule} ${count.either('fehlt', 'fehlen')} ${count.figure} Würfel: Die Liste ist aufgebraucht.`,
  noSuchFace: ({ shown, sides, rule }) => `Ein Würfel von 1 bis ${sides} kann keine ${shown} zeigen (${rule}).`,
  notAnId: ({ id }) => `Eine Einheit kann nicht „${id}“ heißen.`,
  twoUnits: ({ id }) => `Die Einheit ${id} gibt es zweimal.`,
  sideMissing: ({ id }) => `Die Seite von ${id} fehlt.`,
  positionOfGame: ({ game, played }) => `Das ist eine Stellung von „${game}“, nicht von „${played}“.`,
  noSuchStep: () => 'Das ist kein Schritt eines Ablaufs dieses Spiels.',
  emptyStack: () => 'Einen leeren Stapel hat nur eine Partie, die vorbei ist und ein Ergebnis hat.',
};
