/** Words for options and their values; what an option means is mostly the engine's own sentence. */
import { terrainTable } from './en-terrain-table.js';
import { optionsIn, type OptionName } from './titles.js';

const MEANINGS: Partial<Record<OptionName, string>> = {
  turnLimit: 'The match ends after this turn.',
  armySource: 'Where the armies come from.',
  armyThrows: 'How often is thrown for an army that is thrown for.',
  armyPreset: 'The army of a side, where armies are those of the book.',
  terrainTable: 'What each type of ground does; it holds where the effects of terrain are by an own table.',
  terrainEffects: 'What terrain does: by the book, nothing, or by an own table.',
  deployment: 'In strips along the base edges, anywhere in their own half of the table, or in areas of their own.',
  surplusElements: 'What becomes of elements for which a Battle that is formed has no room.',
  battleCapacity: 'How many elements a round base holds.',
};

const VALUES: Partial<Record<OptionName, Readonly<Record<string, string>>>> = {
  setupMethod: {
    hidden: 'Hidden: both plan in secret, then both are revealed',
    sequential: 'One after the other: the loser of the throw begins',
    alternate: 'In turn, unit by unit',
    agreed: 'Open, until both agree',
  },
  victory: { standard: 'By the book', concessionOnly: 'By concession only', scenario: 'By the goals of the scenario' },
  armySource: {
    roster: 'By the army rules',
    points: 'Bought with points',
    generated: 'Thrown for',
    preset: 'The ready-made ones of the book',
    scenario: 'As the scenario says, army rules aside',
  },
  armyPreset: { none: 'none', roses: 'Wars of the Roses', swiss: 'Swiss', french: 'French', eastern: 'Eastern' },
  unitQuality: { off: 'Off: all units are alike', assigned: 'As the armies say', thrown: 'Thrown before the match' },
  commandQuality: {
    off: 'Off: all command is alike',
    assigned: 'As the armies say',
    thrown: 'Thrown before the match',
  },
  terrainEffects: { standard: 'By the book', off: 'None', custom: 'By an own table' },
  overheadFire: {
    off: 'Never',
    bothHigher: 'When gun and target are higher than what is between',
    eitherHigher: 'When gun or target is higher than what is between',
  },
  weather: { clear: 'Clear', rain: 'Rain', heavyRain: 'Heavy rain', mist: 'Mist', mud: 'Mud' },
  thrownWeapons: { listed: 'Units listed with them', all: 'All that might have them', none: 'Nobody' },
  deployment: {
    strips: 'In strips along the base edges',
    halves: 'Anywhere in their own half',
    areas: 'In areas of their own',
  },
  surplusElements: { refused: 'No such Battle may be formed', removed: 'They are left out of the match' },
  battleCapacity: { rows: 'As many as fit in rows', table: 'As an own table says' },
};

export const en = {
  options: optionsIn('en', MEANINGS, VALUES),
  measures: { inches: 'inches', centimetres: 'centimetres' },
  noLimit: 'no limit',
  usual: (value: string) => `usually ${value}`,
  yes: 'yes',
  no: 'no',
  more: 'More options',
  of: (title: string, side: string) => `${title}, ${side}`,
  terrainTable,
};

export type OptionMessages = typeof en;
