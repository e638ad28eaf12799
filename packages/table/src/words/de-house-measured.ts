/** Hausregeln der gemessenen Spiele: Titel und Bedeutung. */
import type { enMeasuredHouse } from './en-house-measured.js';

export const deMeasuredHouse: Readonly<
  Record<keyof typeof enMeasuredHouse, { readonly title: string; readonly meaning: string }>
> = {
  aboutFaceForward: {
    title: 'Kehrtmachen nur nach vorn',
    meaning: 'Beim Kehrtmachen rücken Rotten nur nach vorn.',
  },
  allowancePerPhase: {
    title: 'Eine Reichweite für die ganze Phase',
    meaning: 'Alle Züge einer Phase teilen sich eine Reichweite.',
  },
  artilleryHasNoClass: {
    title: 'Schwere Artillerie hat keine Klasse',
    meaning: 'Schüsse auf schwere Artillerie verlieren keine Würfel wegen ihrer Klasse.',
  },
  attachedCommandRange: {
    title: 'Befehl vom Rand der runden Platte',
    meaning: 'Feldherren in einem Gewalthaufen helfen Einheiten in der Nähe seiner runden Platte.',
  },
  battlePivot: {
    title: 'Gewalthaufen drehen um die Mitte',
    meaning: 'Ein Gewalthaufen darf um die Mitte drehen, sein Rand höchstens um einen Viertelzoll.',
  },
  bendAnyArm: {
    title: 'Jeder Arm der geknickten Linie darf bleiben',
    meaning: 'Wird eine Linie geknickt, wählt der Besitzer, welcher Arm stehen bleibt.',
  },
  bothChiefsDraw: {
    title: 'Beide Oberbefehlshaber verloren: unentschieden',
    meaning: 'Gehen beide Oberbefehlshaber beim selben Wegnehmen verloren, ist die Partie unentschieden.',
  },
  bounceFromAnyRange: {
    title: 'Kugeln prallen auf jede Entfernung weiter',
    meaning: 'Ein Schuss prallt weiter, wie fern das erste Ziel auch war.',
  },
  breakAtValue: {
    title: 'Gebrochen schon an der Grenze',
    meaning: 'Eine Seite, deren Verluste ihre Grenze erreichen, hat sie überschritten.',
  },
  breakThroughOtherTarget: {
    title: 'Durchbruch nur gegen andere',
    meaning: 'Ein Durchbruch darf nicht der Einheit gelten, die gerade entkommen ist.',
  },
  breakThroughSameTarget: {
    title: 'Durchbruch auch gegen dieselbe Einheit',
    meaning: 'Ein Durchbruch darf der Einheit gelten, die gerade entkommen ist.',
  },
  chainAnySide: {
    title: 'Ein freier Bereich genügt für die Feuerkette',
    meaning: 'Für die Feuerkette genügt irgendein freier Feuerbereich eines Standes.',
  },
  changeFormationRearOnly: {
    title: 'Blöcke bilden sich nach hinten',
    meaning: 'Wenn ein Block gebildet wird, geht der andere Stand nach hinten, nie nach vorn.',
  },
  chargerBlocksRecoilTurn: {
    title: 'Der Angreifer steht im Weg',
    meaning: 'Der Angreifer steht im Weg, wenn eine Einheit sich dreht, um zurück- oder auszuweichen.',
  },
  commandCountsAsMounted: {
    title: 'Feldherren zählen als Berittene',
    meaning: 'Feldherr und Unterfeldherren zählen zum Anteil der Berittenen.',
  },
  commandStays: {
    title: 'Feldherren in Berührung dürfen bleiben',
    meaning: 'Feldherren in Berührung mit dem Feind müssen nach Verlusten nicht weichen.',
  },
  cornerContact: {
    title: 'Ecke an Ecke ist Berührung',
    meaning: 'Feinde, die sich nur Ecke an Ecke treffen, sind in Berührung.',
  },
  costEqualsStrength: {
    title: 'Punkte sind Stärke',
    meaning: 'Eine Einheit kostet so viele Punkte, wie sie zu Beginn Stärke hat.',
  },
  cvLimits: { title: 'Kampfwerte von 1 bis 5', meaning: 'Ein Kampfwert ist mindestens 1 und höchstens 5.' },
  defensiveBlockOutflanks: {
    title: 'Abwehrblöcke fassen in der Flanke',
    meaning: 'Ein Abwehrblock fasst mit seiner vorderen Kante in der Flanke.',
  },
  defensiveFirePivot: {
    title: 'Einschwenken vor dem Abwehrfeuer',
    meaning: 'Eine Einheit darf einmal einschwenken, bevor sie in einer Reaktion schießt.',
  },
  elephantCommandScares: {
    title: 'Auch Feldherren auf Elefanten schrecken',
    meaning: 'Wer Elefanten nicht angreifen darf, darf auch Feldherren auf Elefanten nicht angreifen.',
  },
  elephantsImpactLight: {
    title: 'Elefanten treffen weniger hart',
    meaning: 'Elefanten, die ohne Treffer durch das Feuer kommen, kosten das Ziel einen Marker statt zwei.',
  },
  eliteNotExempt: {
    title: 'Auch Erlesene fliehen',
    meaning: 'Auch eine erlesene Einheit in Berührung flieht, wenn ihr ein Stärkepunkt bleibt.',
  },
  failedChargeManoeuvreOnly: {
    title: 'Nach verfehlter Probe nur ziehen',
    meaning:
      'Nach einer verfehlten Probe zum Angriff darf eine Einheit nur ziehen, zur Seite oder einen Schritt zurück.',
  },
  flowAroundLoose: {
    title: 'Leichter umfließen',
    meaning: 'Eine Einheit, die eine andere umfließt, darf sie nur am Ende nicht überdecken.',
  },
  forwardWheelOnly: {
    title: 'Schwenken nur nach vorn',
    meaning: 'Nach rechts schwenkt man um die rechte Ecke, nach links um die linke.',
  },
  friendlyTouch: {
    title: 'Freunde dürfen berührt werden',
    meaning: 'Gerade Züge dürfen Freunde berühren, außer bei Reitern.',
  },
  fullFlinch: {
    title: 'Den ganzen Weg zurück',
    meaning: 'Ein Angreifer, der scheut oder anhält, geht den ganzen Weg zurück.',
  },
  heavyArtilleryFixed: {
    title: 'Aufgebaute schwere Artillerie dreht nicht',
    meaning: 'Aufgebaute schwere Artillerie kann sich nicht als Handlung drehen.',
  },
  heavyLongbows: {
    title: 'Schweres Fußvolk mit Langbögen',
    meaning: 'Es gibt schweres Fußvolk mit Langbögen: Stärke 8, 6 Punkte.',
  },
  heavyMountedStrict: {
    title: 'Weniger schwere Reiter',
    meaning: 'Eine Einheit schwerer Reiter auf je volle fünfzehn Reitereinheiten.',
  },
  initiativeTieThrow: {
    title: 'Bei Gleichstand immer würfeln',
    meaning: 'Bei gleicher Zahl wird in jeder Runde um die Initiative gewürfelt.',
  },
  interceptOverruns: {
    title: 'Abgefangene Geschütze werden überrannt',
    meaning: 'Aufgeprotzte oder abgebaute Artillerie, die abgefangen wird, wird überrannt.',
  },
  joinInChargeLimit: {
    title: 'Eingreifen nur, wo ein Angriff erlaubt wäre',
    meaning: 'Fußvolk greift gegen Berittene nur ein, wo es sie auch angreifen dürfte.',
  },
  lenientRemoval: {
    title: 'Verluste auf einmal wegnehmen',
    meaning: 'Verluste werden auf einmal weggenommen; nur der Rest muss in Formation sein.',
  },
  lineFirerBonus: {
    title: 'Linien schießen besser',
    meaning: 'Eine Einheit in Linie hat für jede Salve einen Würfel mehr.',
  },
  lossKeepsKind: {
    title: 'Verluste ändern die Formation nicht',
    meaning: 'Eine Einheit, die Stände verliert, behält ihre Formation oder ist ein einzelner Stand.',
  },
  minimumOneDie: {
    title: 'Mindestens ein Würfel',
    meaning: 'Eine Salve oder ein Angriff hat mindestens einen Würfel.',
  },
  missileBattleCharge: { title: 'Jeder Gewalthaufen greift an', meaning: 'Jeder Gewalthaufen darf angreifen.' },
  mountedColumnFootMove: {
    title: 'Reiterkolonnen ziehen wie Fußvolk',
    meaning: 'Berittene Kolonnen ziehen so weit wie Kolonnen zu Fuß.',
  },
  noBentSkirmishDouble: {
    title: 'Geknickte Plänkler ziehen nicht zugleich',
    meaning: 'Eine geknickte Plänklerlinie, die die Formation wechselt, zieht in derselben Phase nicht.',
  },
  noChainAcrossBend: {
    title: 'Keine Feuerkette über einen Knick',
    meaning: 'Die Feuerkette geht nicht über einen Knick hinweg.',
  },
  noCornerOutflank: {
    title: 'Ecke an Ecke fasst nicht in der Flanke',
    meaning: 'Eine Ecke, die nur eine Ecke trifft, fasst nicht in der Flanke.',
  },
  noDetachFromContact: {
    title: 'Feldherren bleiben im kämpfenden Gewalthaufen',
    meaning: 'Feldherren verlassen keinen Gewalthaufen, der in Berührung mit dem Feind ist.',
  },
  noDragoonSideStep: {
    title: 'Abgesessene Dragoner treten nicht zur Seite',
    meaning: 'Abgesessene Dragoner gehen weder seitwärts noch einen Schritt zurück.',
  },
  noFireIntoMelee: {
    title: 'Kein Feuer ins Handgemenge',
    meaning: 'Auf Feinde in Berührung mit anderen Freunden wird nicht geschossen.',
  },
  noLightHorseJavelins: {
    title: 'Leichte Reiter ohne Wurfspieße',
    meaning: 'Leichte Reiter und leichte Kamelreiter tragen keine Wurfspieße.',
  },
  noRetreatWhileEngaged: {
    title: 'Kein Abzug aus der Berührung',
    meaning: 'Einheiten in Berührung können die Schlacht nicht freiwillig verlassen.',
  },
  noSameShapeChange: {
    title: 'Kein Wechsel in dieselbe Formation',
    meaning: 'Niemand wechselt in die Formation und Form, die er schon hat.',
  },
  noSuppressionInReactions: {
    title: 'Kein Niederhalten in Reaktionen',
    meaning: 'Feuer in Reaktionen wird nie niedergehalten.',
  },
  noTwoStandBlock: {
    title: 'Kein Block aus zwei Ständen',
    meaning: 'Zwei Stände bilden keinen Block, nur einen Abwehrblock.',
  },
  offTableRemoves: {
    title: 'Zum Teil neben dem Tisch ist verloren',
    meaning: 'Eine Formation, die zum Teil neben dem Tisch endete, wird weggenommen und zählt als verloren.',
  },
  oneWeaponPerVolley: {
    title: 'Eine Waffe je Ziel',
    meaning: 'Ein Gewalthaufen schießt auf jedes Ziel mit nur einer Waffe.',
  },
  openOrderFootCharge: {
    title: 'Lose Ordnung greift an',
    meaning: 'Fußvolk in loser Ordnung darf 4 Zoll weit angreifen.',
  },
  openingHitReducesDice: {
    title: 'Der erste Treffer kostet einen Würfel',
    meaning: 'Der Treffer zu Beginn eines Kampfes kostet die Einheit in diesem Kampf einen Würfel.',
  },
  outflankOnce: {
    title: 'Nur einmal in der Flanke',
    meaning: 'Eine in der Flanke gefasste Einheit verliert dafür nie mehr als ein Element.',
  },
  outflankRearCorner: {
    title: 'Auch die hintere Ecke zählt',
    meaning: 'Auch eine Vorderkante, die ein Ende der hinteren Kante berührt, fasst in der Flanke.',
  },
  outflankSpareSingles: {
    title: 'Einzelne Elemente sind sicher',
    meaning: 'Einheiten aus einem Element verlieren nichts, wenn sie in der Flanke gefasst werden.',
  },
  pivotPerCharge: {
    title: 'Für jeden Angriff einschwenken',
    meaning: 'Eine Einheit darf für jeden Angriff einmal einschwenken.',
  },
  qualityShiftsCharge: {
    title: 'Güte zählt bei der Probe zum Angriff',
    meaning: 'Frische und erlesene Einheiten würfeln nach ihrer Formation, um eins niedriger und um eins höher.',
  },
  quickSheetArtillery: {
    title: 'Leichte Artillerie nach dem Merkblatt',
    meaning: 'Leichte Artillerie hat nah einen Würfel mehr und fern einen weniger statt zwei.',
  },
  quickSheetCombat: {
    title: 'Kampfwerte nach dem Merkblatt',
    meaning: 'Kampfwerte ändern sich nach dem Merkblatt des Buches, nicht nach dem Text.',
  },
  removeAfterImmediate: {
    title: 'Verluste gleich nach sofortigem Kampf',
    meaning: 'Wer sofort handgemein wurde, nimmt seine Verluste am Ende dieses Kampfes weg.',
  },
  removedCommandCounted: {
    title: 'Entfernte Unterfeldherren sind verloren',
    meaning: 'Unterfeldherren, die wegen schwerer Verluste gehen, zählen als verloren.',
  },
  removedCommandNotCounted: {
    title: 'Entfernte Feldherren sind nicht verloren',
    meaning: 'Feldherren, die wegen schwerer Verluste gehen, zählen nicht als verloren.',
  },
  restrictedOneFunction: {
    title: 'Schwieriges Gelände: eine Funktion',
    meaning: 'Schwieriges Gelände lässt die Reichweite ganz, aber nur eine Funktion.',
  },
  slowMountedBlocks: {
    title: 'Reiterblöcke sind langsam',
    meaning: 'Reiter und Kamelreiter im Block ziehen so langsam wie Fußvolk im Block.',
  },
  smallMasses: { title: 'Kleine Haufen', meaning: 'Es gibt auch Haufen aus drei und aus zwei Elementen.' },
  splitPenaltyOnce: {
    title: 'Geteiltes Feuer kostet nur einmal',
    meaning: 'Von einer Formation, die ihr Feuer teilt, verliert nur die erste Salve einen Würfel.',
  },
  strictJoinIn: {
    title: 'Neue Berührung verbietet das Eingreifen',
    meaning: 'Wer dabei einen Freund neu berührt, darf nicht eingreifen.',
  },
  turningGainsGround: {
    title: 'Drehen darf Boden gewinnen',
    meaning: 'Drehungen und Kehrtwendungen dürfen eine Einheit beliebig weit nach vorn bringen.',
  },
  turnsEndOnly: {
    title: 'Drehungen brauchen nur am Ende Platz',
    meaning: 'Drehen und Einschwenken braucht nur dort Platz, wo es endet.',
  },
  unpackedWaits: {
    title: 'Abgepackte Artillerie wartet',
    meaning: 'Leichte Artillerie, die in dieser Spielrunde abgepackt hat, schießt erst ab der nächsten Schussphase.',
  },
  wholeUnitFires: {
    title: 'Die ganze Linie schießt',
    meaning: 'Eine Linie, von der ein Stand auf ein Ziel schießen kann, schießt mit ganzer Stärke.',
  },
};
