/** Hausregeln: Titel und Bedeutung. */
import { deMeasuredHouse } from './de-house-measured.js';
import type { enHouse } from './en-house.js';

export const deHouse: typeof enHouse = {
  ...deMeasuredHouse,
  freeNonPikeStands: {
    title: 'Verlorene Arten frei wählen',
    meaning:
      'Bei Verlusten wählt der Besitzer die Felder, die leer werden, und außer bei Piken gesondert die Arten, die verloren gehen.',
  },
  forbidVoluntaryRout: {
    title: 'Keine gewollte Flucht',
    meaning: 'Solange es geht, müssen Verluste so gewählt werden, dass eine gültige Form bleibt.',
  },
  adjacentArtilleryIgnoresSpread: {
    title: 'Ferne Geschütze schießen, auf wen sie wollen',
    meaning:
      'Artilleriefeuer aus einer anderen Zone zählt beim gleichmäßigen Verteilen der Schüsse nicht mit und ist nicht daran gebunden.',
  },
  noZeroDiceFire: { title: 'Kein Schuss ohne Würfel', meaning: 'Ein Schuss mit null Würfeln ist nicht erlaubt.' },
  dragoonsAreNotMuskets: {
    title: 'Dragoner sind keine Musketen',
    meaning: 'Abgesessene Dragoner verlieren in Abwehrformation nichts.',
  },
  allocateBeforeThrows: {
    title: 'Erst aufteilen, dann werfen',
    meaning: 'Beide Seiten teilen alles auf, was kämpft, bevor der erste Würfel fällt.',
  },
  opponentDropsTerrainDice: {
    title: 'Das Gelände nimmt die besten Würfel',
    meaning: 'Für das Gelände fallen die Würfel mit dem höchsten Kampfwert zuerst weg.',
  },
  reserveKeepsHits: {
    title: 'Reserven behalten ihre Treffer',
    meaning: 'Einheiten in der Reserve behalten grüne Marker und verlieren keine Stände.',
  },
  qualityAffectsIntercept: {
    title: 'Güte zählt beim Abfangen',
    meaning: 'Die Güte einer Einheit ändert auch die Probe zum Abfangen.',
  },
  heavyMountedTestToIntercept: {
    title: 'Schwere Reiter würfeln zum Abfangen',
    meaning: 'Schwere Reiter außerhalb des Befehlsbereichs würfeln, um abzufangen.',
  },
  heavyMountedAlwaysInCommand: {
    title: 'Schwere Reiter würfeln nie',
    meaning: 'Schwere Reiter auf dem Tisch würfeln nie, um anzugreifen oder abzufangen.',
  },
  dismountEndsActivity: { title: 'Absitzen beendet den Zug', meaning: 'Nach dem Absitzen folgt keine Handlung mehr.' },
  joinPastUnengageable: {
    title: 'An Unangreifbaren vorbei',
    meaning: 'Gegner, die eine Einheit nicht angehen darf, hindern sie nicht, sich einem Kampf anzuschließen.',
  },
  engagedArtilleryOverrun: {
    title: 'Auch gebundene Geschütze werden überrannt',
    meaning: 'Reiter überrennen auch Artillerie, die schon kämpft, ohne deren Feuer.',
  },
  preparedDefence: {
    title: 'Bereite Piken halten Reiter auf',
    meaning: 'Vor einer Abwehrformation mit Piken halten Reiter an, so wie sie steht.',
  },
  strictHoldingFire: {
    title: 'Wer kämpfte, hielt kein Feuer zurück',
    meaning: 'Wer in der Feuerphase im Kampf war, hat kein Feuer für Reaktionen.',
  },
  strictPhaseEnd: {
    title: 'Die Phase endet von selbst',
    meaning: 'Die Phase endet nach der letzten Einheit, ohne einen Ritt des Feldherrn.',
  },
  reserveAfterActions: {
    title: 'Nach Handlungen in die Reserve',
    meaning: 'Eine Einheit darf nach ihren Handlungen noch in die Reserve gehen.',
  },
  firedGunsStay: {
    title: 'Geschütze, die schossen, bleiben',
    meaning: 'Geschütze, die geschossen haben und sich nur drehen dürfen, verlassen den Tisch nicht.',
  },
  cleanReserveOnly: {
    title: 'Nur frische Reserven',
    meaning: 'Eine Einheit mit roten oder grünen Markern bleibt in ihrer Reservezone.',
  },
  brokenCannotWin: {
    title: 'Ein gebrochenes Heer siegt nicht',
    meaning: 'Eine Seite, die als einzige gebrochen ist, erreicht höchstens ein Unentschieden.',
  },
  woodsEntryOnly: {
    title: 'Wald zählt nur beim Betreten',
    meaning: 'Reiter müssen nur beim Betreten des Waldes in loser Ordnung sein.',
  },
  commanderIgnoresEscarpments: {
    title: 'Feldherren klettern',
    meaning: 'Steilhänge halten den Feldherrn nicht auf.',
  },
  commanderIgnoresImpassable: {
    title: 'Feldherren finden einen Weg',
    meaning: 'Moor und unpassierbares Gelände halten den Feldherrn nicht auf, Wald schon.',
  },
  othersReactAfterTarget: {
    title: 'Andere reagieren nach dem Ziel',
    meaning:
      'Hält das Feuer oder eine eilige Abwehr des Ziels den Gegner nicht auf, dürfen andere noch abfangen oder mit Feuer unterstützen.',
  },
  hastyDefenceAttackOnly: {
    title: 'Eilige Abwehr nur aus Angriffsformation',
    meaning: 'Eine eilige Abwehr wird nur aus der Angriffsformation gebildet.',
  },
  bombardsSetUpOnly: {
    title: 'Bombarden beginnen auf dem Tisch',
    meaning: 'Eine Bombarde beginnt auf dem Tisch, solange eine Zone Platz hat; in der Reserve bleibt sie dort.',
  },
  armourStopsArtillery: {
    title: 'Rüstung hilft gegen Geschütze',
    meaning: 'Die Zeilen für Rüstung und Bombarden gelten auch bei Artilleriefeuer.',
  },
  heavyMountedRethrow: {
    title: 'Schwere Reiter würfeln neu',
    meaning: 'Schwere Reiter haben überall den neuen Wurf des Feldherrn.',
  },
  stakesVsIntercept: {
    title: 'Pfähle gegen Abfangende',
    meaning: 'Wer bei seinen Pfählen abgefangen wird, behält sie, und sie treffen den Abfangenden.',
  },
  blueBarsReserve: {
    title: 'Lose Ordnung bleibt in Reserve',
    meaning: 'Eine Einheit, die den Tisch in loser Ordnung verließ, bleibt in der Reserve.',
  },
  footFightsArtillery: {
    title: 'Fußvolk kämpft mit Geschützen',
    meaning: 'Fußvolk bekämpft Artillerie im Handgemenge; nur Reiter werden beschossen und überrennen sie.',
  },
  openOrderHastyDefence: {
    title: 'Eilige Abwehr aus loser Ordnung',
    meaning: 'Auch Fußvolk in loser Ordnung darf eine eilige Abwehr bilden, für zwei Treffer.',
  },
};
