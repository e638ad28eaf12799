/** Optionen auf Deutsch: Bedeutung und Werte. */
import { figure } from '../../words/de-counts.js';
import { deFaults } from './de-faults.js';
import { terrainTable } from './de-terrain-table.js';
import type { OptionMessages } from './en.js';
import { optionsIn, type OptionName } from './titles.js';

const MEANINGS: Readonly<Record<OptionName, string>> = {
  tableWidth: 'Wie breit der Tisch ist.',
  tableDepth: 'Von Grundkante zu Grundkante.',
  deploymentDepth: 'Wie weit von der eigenen Grundkante eine Seite aufstellt.',
  setupMethod: 'Wie die Heere aufgestellt werden.',
  turnLimit: 'Nach dieser Runde ist die Partie zu Ende.',
  victory: 'Wer am Ende der Partie gewinnt.',
  armySource: 'Woher die Heere kommen.',
  armyThrows: 'Wie oft für jedes Heer gewürfelt wird, wenn es erwürfelt wird.',
  armyPoints: 'So viel darf ein Heer kosten.',
  armySize: 'Geschütze und Befehlshaber nicht mitgezählt.',
  artilleryPerUnits: 'Auf so viele andere Einheiten darf ein Geschütz kommen; 0: keine Geschütze.',
  mountedPercent: 'Anteil an den Punkten.',
  elephantPercent: 'Anteil an den Punkten.',
  artilleryPercent: 'Anteil an den Punkten.',
  footPercent: 'Anteil an den Punkten.',
  enforceComposition: 'Sonst wird nur gewarnt, wenn ein Heer sie überschreitet.',
  subCommanders: 'Wie viele eine Seite hat.',
  exoticTroops: 'Eine Seite darf sie haben, auch Befehlshaber auf Kamelen oder Elefanten.',
  armyPreset: 'Welches eine Seite hat, wenn die Heere die fertigen des Buches sind.',
  unitQuality: 'Ob Einheiten besser oder schlechter als andere sind.',
  commandQuality: 'Ob Befehlshaber verschieden weit wirken.',
  terrainTable: 'Was jede Art von Gelände bewirkt; sie gilt, wenn die Wirkung des Geländes nach eigener Tabelle ist.',
  terrainEffects: 'Was Gelände bewirkt.',
  hillLevel: 'Die Stufe der Hügel, bei denen nichts anderes steht.',
  woodsVisibility: 'Wie weit Feuer durch einen Wald oder ein Dorf reicht.',
  moveAgain: 'Eine fertige Einheit darf noch nutzen, was von ihrer Aktion übrig ist.',
  moveAfterRetreat: 'Einheiten dürfen sich nach einem freiwilligen Rückzug noch bewegen.',
  dragoonsFewer: 'Ein Heer muss mehr Reitereinheiten als Dragoner haben.',
  maxHeavyMounted: 'Einheiten schwerer Reiter je Heer.',
  overheadFire: 'Ob Geschütze über Niedrigeres hinweg schießen.',
  weather: 'Das Wetter des Tages.',
  dismounting: 'Reiter und Kamele dürfen vor der Partie absitzen, und zwar für die ganze Partie.',
  thrownWeapons: 'Welches Fußvolk einen Angreifer mit Wurfwaffen empfängt.',
  maxBend: 'Wie weit eine Linie abgeknickt werden darf.',
  deployment: 'In Streifen an den Grundkanten, irgendwo in der eigenen Hälfte oder auf eigenen Flächen.',
  surplusElements: 'Was mit Elementen geschieht, für die ein Gewalthaufen beim Bilden keinen Platz hat.',
  battleCapacity: 'Wie viele Elemente eine runde Base fasst.',
  concedeOnChiefLost: 'Eine Seite, die ihren Oberbefehlshaber verliert, gibt auf.',
  breakFraction: 'Welchen Teil ihrer Elemente eine Seite verlieren kann, bevor sie bricht.',
  columns: 'Spalten des Tisches; Reihen sind es immer drei.',
  setupZones: 'In diesen Spalten ihrer hinteren Reihe stellt die Seite auf.',
  reserveZones: 'Hinter diesen Spalten ihrer hinteren Reihe liegen die Reservezonen der Seite.',
  unitLimitPerZone: 'Auch in den Reservezonen.',
  cutOffZones:
    'Steilhänge dürfen alle Kanten zwischen einer Zone und anderen schließen; sonst behält jede passierbare Zone eine offen.',
  fullVictoryZones: 'So viele unbestrittene Zonen bringen den vollen Sieg.',
};

const VALUES: Partial<Record<OptionName, Readonly<Record<string, string>>>> = {
  setupMethod: {
    hidden: 'Verdeckt: Beide planen geheim, dann wird aufgedeckt',
    sequential: 'Nacheinander: Wer den Wurf verliert, beginnt',
    alternate: 'Abwechselnd, Einheit für Einheit',
    agreed: 'Offen, bis beide einverstanden sind',
  },
  victory: {
    standard: 'Nach dem Buch',
    concessionOnly: 'Nur durch Aufgabe',
    scenario: 'Nach den Zielen des Szenarios',
  },
  armySource: {
    roster: 'Nach den Heeresregeln',
    points: 'Mit Punkten gekauft',
    generated: 'Erwürfelt',
    preset: 'Die fertigen des Buches',
    scenario: 'Wie im Szenario, ohne die Heeresregeln',
  },
  armyPreset: { none: 'keines', roses: 'Rosenkriege', swiss: 'Schweizer', french: 'Franzosen', eastern: 'Osten' },
  unitQuality: { off: 'Aus: Alle sind gleich', assigned: 'Wie im Heer angegeben', thrown: 'Vor der Partie erwürfelt' },
  commandQuality: {
    off: 'Aus: Alle sind gleich',
    assigned: 'Wie im Heer angegeben',
    thrown: 'Vor der Partie erwürfelt',
  },
  terrainEffects: { standard: 'Nach dem Buch', off: 'Keine', custom: 'Nach eigener Tabelle' },
  overheadFire: {
    off: 'Nie',
    bothHigher: 'Wenn Geschütz und Ziel höher stehen als das dazwischen',
    eitherHigher: 'Wenn Geschütz oder Ziel höher steht als das dazwischen',
  },
  weather: { clear: 'Klar', rain: 'Regen', heavyRain: 'Starkregen', mist: 'Nebel', mud: 'Schlamm' },
  thrownWeapons: { listed: 'Einheiten, bei denen es steht', all: 'Alle, die sie haben könnten', none: 'Niemand' },
  deployment: {
    strips: 'In Streifen an den Grundkanten',
    halves: 'Irgendwo in der eigenen Hälfte',
    areas: 'Auf eigenen Flächen',
  },
  surplusElements: { refused: 'So ein Gewalthaufen wird nicht gebildet', removed: 'Sie spielen nicht mit' },
  battleCapacity: { rows: 'So viele, wie in Reihen passen', table: 'Nach eigener Tabelle' },
};

export const de: OptionMessages = {
  options: optionsIn('de', MEANINGS, VALUES),
  measures: { inches: 'Zoll', centimetres: 'Zentimeter' },
  noLimit: 'ohne Grenze',
  usual: (value) => `üblich: ${value}`,
  yes: 'ja',
  no: 'nein',
  more: 'Weitere Optionen',
  of: (title, side) => `${title}, ${side}`,
  terrainTable,
  faults: {
    sentences: deFaults,
    words: {},
    figure,
  },
};
