/** Titles of options by their names, and words for their values; what an option means is the engine's own sentence. */
import { AS_IT_IS } from '../../words/by-template.js';
import { terrainTable } from './en-terrain-table.js';

export interface OptionWords {
  readonly title: string;
  /** Instead of the engine's sentence. */
  readonly meaning?: string;
  readonly values?: Readonly<Record<string, string>>;
}

const AGREED = { standard: 'By the book', off: 'None', custom: 'By an own table' } as const;

const options: Readonly<Record<string, OptionWords>> = {
  tableWidth: { title: 'Width of the table' },
  tableDepth: { title: 'Depth of the table' },
  deploymentDepth: { title: 'Depth of deployment' },
  setupMethod: {
    title: 'Set-up',
    values: {
      hidden: 'Hidden: both plan in secret, then both are revealed',
      sequential: 'One after the other: the loser of the throw begins',
      alternate: 'In turn, unit by unit',
      agreed: 'Open, until both agree',
    },
  },
  turnLimit: { title: 'Last turn', meaning: 'The match ends after this turn.' },
  victory: {
    title: 'Victory',
    values: { standard: 'By the book', concessionOnly: 'By concession only', scenario: 'By the goals of the scenario' },
  },
  armySource: {
    title: 'Armies',
    meaning: 'Where the armies come from.',
    values: {
      roster: 'By the army rules',
      points: 'Bought with points',
      generated: 'Thrown for',
      preset: 'The ready-made ones of the book',
      scenario: 'As the scenario says, army rules aside',
    },
  },
  armyThrows: { title: 'Throws for each army', meaning: 'How often is thrown for an army that is thrown for.' },
  armyPoints: { title: 'Points for each army' },
  armySize: { title: 'Units in each army' },
  artilleryPerUnits: { title: 'Units to one gun' },
  mountedPercent: { title: 'Most for horse, camels, chariots (%)' },
  elephantPercent: { title: 'Most for elephants (%)' },
  artilleryPercent: { title: 'Most for artillery (%)' },
  footPercent: { title: 'Most for foot (%)' },
  enforceComposition: { title: 'Limits of composition hold' },
  subCommanders: { title: 'Sub-commanders' },
  exoticTroops: { title: 'Camels, elephants and rockets' },
  armyPreset: {
    title: 'Ready-made army of the book',
    meaning: 'The army of a side, where armies are those of the book.',
    values: { none: 'none', roses: 'Wars of the Roses', swiss: 'Swiss', french: 'French', eastern: 'Eastern' },
  },
  unitQuality: {
    title: 'Quality of units',
    values: { off: 'Off: all units are alike', assigned: 'As the armies say', thrown: 'Thrown before the match' },
  },
  commandQuality: {
    title: 'Quality of command',
    values: { off: 'Off: all command is alike', assigned: 'As the armies say', thrown: 'Thrown before the match' },
  },
  terrainTable: {
    title: 'Own table of ground',
    meaning: 'What each type of ground does; it holds where the effects of terrain are by an own table.',
  },
  terrainEffects: {
    title: 'Effects of terrain',
    meaning: 'What terrain does: by the book, nothing, or by an own table.',
    values: AGREED,
  },
  hillLevel: { title: 'Level of hills' },
  woodsVisibility: { title: 'Sight through woods' },
  moveAgain: { title: 'Finish an action later' },
  moveAfterRetreat: { title: 'Move after a retreat by choice' },
  dragoonsFewer: { title: 'Fewer dragoons than mounted' },
  maxHeavyMounted: { title: 'Most Heavy Mounted units' },
  overheadFire: {
    title: 'Guns fire overhead',
    values: {
      off: 'Never',
      bothHigher: 'When gun and target are higher than what is between',
      eitherHigher: 'When gun or target is higher than what is between',
    },
  },
  weather: {
    title: 'Weather',
    values: { clear: 'Clear', rain: 'Rain', heavyRain: 'Heavy rain', mist: 'Mist', mud: 'Mud' },
  },
  dismounting: { title: 'Riders may dismount before the match' },
  thrownWeapons: {
    title: 'Spears and pilums to throw',
    values: { listed: 'Units listed with them', all: 'All that might have them', none: 'Nobody' },
  },
  maxBend: { title: 'Sharpest bend of a line (degrees)' },
  deployment: {
    title: 'Where armies are set up',
    meaning: 'In strips along the base edges, anywhere in their own half of the table, or in areas of their own.',
    values: {
      strips: 'In strips along the base edges',
      halves: 'Anywhere in their own half',
      areas: 'In areas of their own',
    },
  },
  surplusElements: {
    title: 'Elements that find no room on a round base',
    meaning: 'What becomes of elements for which a Battle that is formed has no room.',
    values: { refused: 'No such Battle may be formed', removed: 'They are left out of the match' },
  },
  battleCapacity: {
    title: 'Room on a round base',
    meaning: 'How many elements a round base holds.',
    values: { rows: 'As many as fit in rows', table: 'As an own table says' },
  },
  concedeOnChiefLost: { title: 'A lost commander-in-chief concedes' },
  breakFraction: { title: 'Losses until a side breaks (%)' },
  columns: { title: 'Zones across the table' },
  setupZones: { title: 'Set-up columns' },
  reserveZones: { title: 'Reserve columns' },
  unitLimitPerZone: { title: 'Units of a side in a zone' },
  cutOffZones: { title: 'Escarpments may cut zones off' },
  fullVictoryZones: { title: 'Zones for a full victory' },
};

export const en = {
  options,
  measures: { inches: 'inches', centimetres: 'centimetres' },
  noLimit: 'no limit',
  usual: (value: string) => `usually ${value}`,
  yes: 'yes',
  no: 'no',
  more: 'More options',
  of: (title: string, side: string) => `${title}, ${side}`,
  terrainTable,
  faults: AS_IT_IS,
};

export type OptionMessages = typeof en;
