/** Optionen auf Deutsch: Titel, Bedeutung und Werte. */
import { figure } from '../../words/de-counts.js';
import { deFaults } from './de-faults.js';
import { terrainTable } from './de-terrain-table.js';
import type { OptionMessages, OptionWords } from './en.js';

const options: Readonly<Record<string, OptionWords>> = {
  tableWidth: { title: 'Breite des Tisches', meaning: 'Wie breit der Tisch ist.' },
  tableDepth: { title: 'Tiefe des Tisches', meaning: 'Von Grundkante zu Grundkante.' },
  deploymentDepth: {
    title: 'Tiefe der Aufstellung',
    meaning: 'Wie weit von der eigenen Grundkante eine Seite aufstellt.',
  },
  setupMethod: {
    title: 'Aufstellung',
    meaning: 'Wie die Heere aufgestellt werden.',
    values: {
      hidden: 'Verdeckt: Beide planen geheim, dann wird aufgedeckt',
      sequential: 'Nacheinander: Wer den Wurf verliert, beginnt',
      alternate: 'Abwechselnd, Einheit für Einheit',
      agreed: 'Offen, bis beide einverstanden sind',
    },
  },
  turnLimit: { title: 'Letzte Runde', meaning: 'Nach dieser Runde ist die Partie zu Ende.' },
  victory: {
    title: 'Sieg',
    meaning: 'Wer am Ende der Partie gewinnt.',
    values: {
      standard: 'Nach dem Buch',
      concessionOnly: 'Nur durch Aufgabe',
      scenario: 'Nach den Zielen des Szenarios',
    },
  },
  armySource: {
    title: 'Heere',
    meaning: 'Woher die Heere kommen.',
    values: {
      roster: 'Nach den Heeresregeln',
      points: 'Mit Punkten gekauft',
      generated: 'Erwürfelt',
      preset: 'Die fertigen des Buches',
      scenario: 'Wie im Szenario, ohne die Heeresregeln',
    },
  },
  armyThrows: { title: 'Würfe je Heer', meaning: 'Wie oft für jedes Heer gewürfelt wird, wenn es erwürfelt wird.' },
  armyPoints: { title: 'Punkte je Heer', meaning: 'So viel darf ein Heer kosten.' },
  armySize: { title: 'Einheiten je Heer', meaning: 'Geschütze und Befehlshaber nicht mitgezählt.' },
  artilleryPerUnits: {
    title: 'Einheiten je Geschütz',
    meaning: 'Auf so viele andere Einheiten darf ein Geschütz kommen; 0: keine Geschütze.',
  },
  mountedPercent: { title: 'Höchstens für Reiter, Kamele, Streitwagen (%)', meaning: 'Anteil an den Punkten.' },
  elephantPercent: { title: 'Höchstens für Elefanten (%)', meaning: 'Anteil an den Punkten.' },
  artilleryPercent: { title: 'Höchstens für Geschütze (%)', meaning: 'Anteil an den Punkten.' },
  footPercent: { title: 'Höchstens für Fußvolk (%)', meaning: 'Anteil an den Punkten.' },
  enforceComposition: {
    title: 'Grenzen der Zusammensetzung gelten',
    meaning: 'Sonst wird nur gewarnt, wenn ein Heer sie überschreitet.',
  },
  subCommanders: { title: 'Unterbefehlshaber', meaning: 'Wie viele eine Seite hat.' },
  exoticTroops: {
    title: 'Kamele, Elefanten und Raketen',
    meaning: 'Eine Seite darf sie haben, auch Befehlshaber auf Kamelen oder Elefanten.',
  },
  armyPreset: {
    title: 'Fertiges Heer des Buches',
    meaning: 'Welches eine Seite hat, wenn die Heere die fertigen des Buches sind.',
    values: { none: 'keines', roses: 'Rosenkriege', swiss: 'Schweizer', french: 'Franzosen', eastern: 'Osten' },
  },
  unitQuality: {
    title: 'Güte der Einheiten',
    meaning: 'Ob Einheiten besser oder schlechter als andere sind.',
    values: { off: 'Aus: Alle sind gleich', assigned: 'Wie im Heer angegeben', thrown: 'Vor der Partie erwürfelt' },
  },
  commandQuality: {
    title: 'Güte der Befehlshaber',
    meaning: 'Ob Befehlshaber verschieden weit wirken.',
    values: { off: 'Aus: Alle sind gleich', assigned: 'Wie im Heer angegeben', thrown: 'Vor der Partie erwürfelt' },
  },
  terrainTable: {
    title: 'Eigene Geländetabelle',
    meaning: 'Was jede Art von Gelände bewirkt; sie gilt, wenn die Wirkung des Geländes nach eigener Tabelle ist.',
  },
  terrainEffects: {
    title: 'Wirkung des Geländes',
    meaning: 'Was Gelände bewirkt.',
    values: { standard: 'Nach dem Buch', off: 'Keine', custom: 'Nach eigener Tabelle' },
  },
  hillLevel: { title: 'Höhe der Hügel', meaning: 'Die Stufe der Hügel, bei denen nichts anderes steht.' },
  woodsVisibility: {
    title: 'Sicht durch Wald',
    meaning: 'Wie weit Feuer durch einen Wald oder ein Dorf reicht.',
  },
  moveAgain: {
    title: 'Eine Aktion später beenden',
    meaning: 'Eine fertige Einheit darf noch nutzen, was von ihrer Aktion übrig ist.',
  },
  moveAfterRetreat: {
    title: 'Bewegen nach freiwilligem Rückzug',
    meaning: 'Einheiten dürfen sich nach einem freiwilligen Rückzug noch bewegen.',
  },
  dragoonsFewer: {
    title: 'Weniger Dragoner als Reiter',
    meaning: 'Ein Heer muss mehr Reitereinheiten als Dragoner haben.',
  },
  maxHeavyMounted: { title: 'Höchstzahl schwerer Reiter', meaning: 'Einheiten schwerer Reiter je Heer.' },
  overheadFire: {
    title: 'Überschießen',
    meaning: 'Ob Geschütze über Niedrigeres hinweg schießen.',
    values: {
      off: 'Nie',
      bothHigher: 'Wenn Geschütz und Ziel höher stehen als das dazwischen',
      eitherHigher: 'Wenn Geschütz oder Ziel höher steht als das dazwischen',
    },
  },
  weather: {
    title: 'Wetter',
    meaning: 'Das Wetter des Tages.',
    values: { clear: 'Klar', rain: 'Regen', heavyRain: 'Starkregen', mist: 'Nebel', mud: 'Schlamm' },
  },
  dismounting: {
    title: 'Absitzen vor der Partie',
    meaning: 'Reiter und Kamele dürfen vor der Partie absitzen, und zwar für die ganze Partie.',
  },
  thrownWeapons: {
    title: 'Wurfspeere und Pilen',
    meaning: 'Welches Fußvolk einen Angreifer mit Wurfwaffen empfängt.',
    values: { listed: 'Einheiten, bei denen es steht', all: 'Alle, die sie haben könnten', none: 'Niemand' },
  },
  maxBend: { title: 'Stärkster Knick einer Linie (Grad)', meaning: 'Wie weit eine Linie abgeknickt werden darf.' },
  deployment: {
    title: 'Wo die Heere aufstellen',
    meaning: 'In Streifen an den Grundkanten, irgendwo in der eigenen Hälfte oder auf eigenen Flächen.',
    values: {
      strips: 'In Streifen an den Grundkanten',
      halves: 'Irgendwo in der eigenen Hälfte',
      areas: 'Auf eigenen Flächen',
    },
  },
  surplusElements: {
    title: 'Elemente, die auf keiner runden Base Platz finden',
    meaning: 'Was mit Elementen geschieht, für die ein Gewalthaufen beim Bilden keinen Platz hat.',
    values: { refused: 'So ein Gewalthaufen wird nicht gebildet', removed: 'Sie spielen nicht mit' },
  },
  battleCapacity: {
    title: 'Platz auf einer runden Base',
    meaning: 'Wie viele Elemente eine runde Base fasst.',
    values: { rows: 'So viele, wie in Reihen passen', table: 'Nach eigener Tabelle' },
  },
  concedeOnChiefLost: {
    title: 'Ohne Oberbefehlshaber aufgeben',
    meaning: 'Eine Seite, die ihren Oberbefehlshaber verliert, gibt auf.',
  },
  breakFraction: {
    title: 'Verluste bis zum Zusammenbruch (%)',
    meaning: 'Welchen Teil ihrer Elemente eine Seite verlieren kann, bevor sie bricht.',
  },
  columns: { title: 'Zonen in der Breite', meaning: 'Spalten des Tisches; Reihen sind es immer drei.' },
  setupZones: {
    title: 'Spalten der Aufstellung',
    meaning: 'In diesen Spalten ihrer hinteren Reihe stellt die Seite auf.',
  },
  reserveZones: {
    title: 'Spalten der Reserve',
    meaning: 'Hinter diesen Spalten ihrer hinteren Reihe liegen die Reservezonen der Seite.',
  },
  unitLimitPerZone: { title: 'Einheiten einer Seite je Zone', meaning: 'Auch in den Reservezonen.' },
  cutOffZones: {
    title: 'Steilhänge dürfen Zonen abschneiden',
    meaning:
      'Steilhänge dürfen alle Kanten zwischen einer Zone und anderen schließen; sonst behält jede passierbare Zone eine offen.',
  },
  fullVictoryZones: {
    title: 'Zonen für den vollen Sieg',
    meaning: 'So viele unbestrittene Zonen bringen den vollen Sieg.',
  },
};

export const de: OptionMessages = {
  options,
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
