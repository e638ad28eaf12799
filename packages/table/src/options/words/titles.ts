/** Options by their names: what they are called, in both languages. */
export const TITLES = {
  tableWidth: { en: 'Width of the table', de: 'Breite des Tisches' },
  tableDepth: { en: 'Depth of the table', de: 'Tiefe des Tisches' },
  deploymentDepth: { en: 'Depth of deployment', de: 'Tiefe der Aufstellung' },
  setupMethod: { en: 'Set-up', de: 'Aufstellung' },
  turnLimit: { en: 'Last turn', de: 'Letzte Runde' },
  victory: { en: 'Victory', de: 'Sieg' },
  armySource: { en: 'Armies', de: 'Heere' },
  armyThrows: { en: 'Throws for each army', de: 'Würfe je Heer' },
  armyPoints: { en: 'Points for each army', de: 'Punkte je Heer' },
  armySize: { en: 'Units in each army', de: 'Einheiten je Heer' },
  artilleryPerUnits: { en: 'Units to one gun', de: 'Einheiten je Geschütz' },
  mountedPercent: { en: 'Most for horse, camels, chariots (%)', de: 'Höchstens für Reiter, Kamele, Streitwagen (%)' },
  elephantPercent: { en: 'Most for elephants (%)', de: 'Höchstens für Elefanten (%)' },
  artilleryPercent: { en: 'Most for artillery (%)', de: 'Höchstens für Geschütze (%)' },
  footPercent: { en: 'Most for foot (%)', de: 'Höchstens für Fußvolk (%)' },
  enforceComposition: { en: 'Limits of composition hold', de: 'Grenzen der Zusammensetzung gelten' },
  subCommanders: { en: 'Sub-commanders', de: 'Unterbefehlshaber' },
  exoticTroops: { en: 'Camels, elephants and rockets', de: 'Kamele, Elefanten und Raketen' },
  armyPreset: { en: 'Ready-made army of the book', de: 'Fertiges Heer des Buches' },
  unitQuality: { en: 'Quality of units', de: 'Güte der Einheiten' },
  commandQuality: { en: 'Quality of command', de: 'Güte der Befehlshaber' },
  terrainTable: { en: 'Own table of ground', de: 'Eigene Geländetabelle' },
  terrainEffects: { en: 'Effects of terrain', de: 'Wirkung des Geländes' },
  hillLevel: { en: 'Level of hills', de: 'Höhe der Hügel' },
  woodsVisibility: { en: 'Sight through woods', de: 'Sicht durch Wald' },
  moveAgain: { en: 'Finish an action later', de: 'Eine Aktion später beenden' },
  moveAfterRetreat: { en: 'Move after a retreat by choice', de: 'Bewegen nach freiwilligem Rückzug' },
  dragoonsFewer: { en: 'Fewer dragoons than mounted', de: 'Weniger Dragoner als Reiter' },
  maxHeavyMounted: { en: 'Most Heavy Mounted units', de: 'Höchstzahl schwerer Reiter' },
  overheadFire: { en: 'Guns fire overhead', de: 'Überschießen' },
  weather: { en: 'Weather', de: 'Wetter' },
  dismounting: { en: 'Riders may dismount before the match', de: 'Absitzen vor der Partie' },
  thrownWeapons: { en: 'Spears and pilums to throw', de: 'Wurfspeere und Pilen' },
  maxBend: { en: 'Sharpest bend of a line (degrees)', de: 'Stärkster Knick einer Linie (Grad)' },
  deployment: { en: 'Where armies are set up', de: 'Wo die Heere aufstellen' },
  surplusElements: {
    en: 'Elements that find no room on a round base',
    de: 'Elemente, die auf keiner runden Base Platz finden',
  },
  battleCapacity: { en: 'Room on a round base', de: 'Platz auf einer runden Base' },
  concedeOnChiefLost: { en: 'A lost commander-in-chief concedes', de: 'Ohne Oberbefehlshaber aufgeben' },
  breakFraction: { en: 'Losses until a side breaks (%)', de: 'Verluste bis zum Zusammenbruch (%)' },
  columns: { en: 'Zones across the table', de: 'Zonen in der Breite' },
  setupZones: { en: 'Set-up columns', de: 'Spalten der Aufstellung' },
  reserveZones: { en: 'Reserve columns', de: 'Spalten der Reserve' },
  unitLimitPerZone: { en: 'Units of a side in a zone', de: 'Einheiten einer Seite je Zone' },
  cutOffZones: { en: 'Escarpments may cut zones off', de: 'Steilhänge dürfen Zonen abschneiden' },
  fullVictoryZones: { en: 'Zones for a full victory', de: 'Zonen für den vollen Sieg' },
} as const satisfies Record<string, Readonly<Record<'en' | 'de', string>>>;

export type OptionName = keyof typeof TITLES;
type Words = Readonly<Record<string, string>>;

export interface OptionWords {
  readonly title: string;
  /** Instead of the engine's sentence. */
  readonly meaning: string | undefined;
  readonly values: Words | undefined;
}

export const optionsIn = (
  language: 'en' | 'de',
  meanings: Words,
  values: Readonly<Record<string, Words>>,
): Readonly<Record<string, OptionWords>> =>
  Object.fromEntries(
    Object.entries(TITLES).map(([name, { [language]: title }]) => [
      name,
      { title, meaning: meanings[name], values: values[name] },
    ]),
  );
