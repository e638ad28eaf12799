/** The options of the measured games, declared with type, default and range. */
import { option, readOptions, switches, type Declared, type Switch } from '../../kernel/options.js';
import type { Fault } from '../../kernel/refusal.js';
import { both } from '../../kernel/side.js';
import * as wire from '../../kernel/wire.js';
import type { Shape as RankSizes } from '../../formation/shape.js';
import { optionFaults } from './option-faults.js';
import type { Goal, TabletopOptions, TabletopRules } from '../rules.js';
import {
  BLOCKS,
  TERRAIN,
  type FeatureGiven,
  type Terrain,
  type TerrainEffect,
  type TerrainEffects,
} from '../terrain.js';
import { ARMS, COMMAND_QUALITIES, QUALITIES } from '../unit.js';

/** What a game brings of its own. */
export interface OptionDefaults<S extends Readonly<Record<string, Switch>>> {
  readonly types: readonly string[];
  readonly basing: TabletopOptions['basing'];
  readonly shapes: TabletopOptions['shapes'];
  readonly qualityTable: TabletopOptions['unitQualityTable'];
  readonly qualityEffects: TabletopOptions['unitQualityEffects'];
  readonly commandQualityTable: TabletopOptions['commandQualityTable'];
  readonly terrain: TerrainEffects;
  readonly switches: S;
}

/** A value put together from what is given and the standard for the rest. */
const completed = <T>(standard: T, shape: wire.Shape<unknown>): wire.Shape<T> => ({
  schema: shape.schema,
  read: (value, path, faults) => ({ ...standard, ...(shape.read(value, path, faults) as Partial<T>) }),
});

const FAR = 144_000;
const base = wire.integer(400, 4000);
const rankSizes: wire.Shape<RankSizes[]> = wire.list(wire.list(wire.integer(1, 9), 9), 20);

const pointShape: wire.Shape<readonly [number, number]> = {
  schema: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  read(given, path, faults) {
    const read = wire.list(wire.integer(0, FAR), 2).read(given, path, faults);
    if (Array.isArray(read) && read.length < 2)
      faults.push({ path, because: 'A point is two numbers, x and y in thousandths of an inch.' });
    return read as unknown as readonly [number, number];
  },
};

const featureShape: wire.Shape<FeatureGiven> = wire.fields(
  { type: wire.oneOf(TERRAIN), points: wire.list(pointShape, 100) },
  { level: wire.integer(1, 3), name: wire.text(80) },
);

/** Whether it stops fire, and as what; plain `true` leaves that to the type. */
const blocksShape = (type: Terrain): wire.Shape<TerrainEffect['blocksFire']> => ({
  schema: { enum: [...BLOCKS, true, false] },
  read: (given, path, faults) => {
    if (given === false) return 'no';
    return given === true ? (type === 'hill' ? 'hill' : 'wood') : wire.oneOf(BLOCKS).read(given, path, faults);
  },
});

/** A row of an own terrain table; what is not said is by the book. */
const effectShape = (types: readonly string[], type: Terrain) => {
  const helped = wire.list(wire.oneOf(['all', ...ARMS, ...types]), 20);
  return wire.fields(
    {},
    {
      prohibited: wire.list(wire.oneOf(['all', 'formedMounted', ...ARMS, ...types]), 20),
      restricted: wire.flag,
      cover: helped,
      advantage: helped,
      blocksFire: blocksShape(type),
      level: wire.integer(0, 3),
    },
  );
};

const terrainTableShape = (
  types: readonly string[],
  standard: TerrainEffects,
): wire.Shape<TabletopOptions['terrainTable']> => {
  const rows = wire.fields(
    {},
    Object.fromEntries(TERRAIN.map((type) => [type, completed(standard[type], effectShape(types, type))])),
  );
  return rows;
};

const qualityEffect = wire.fields(
  {},
  { fire: wire.integer(0, 6), charge: wire.integer(0, 6), melee: wire.integer(-9, 9) },
);
const effectsShape = (standard: TabletopOptions['unitQualityEffects']) =>
  completed(
    standard,
    wire.fields({}, Object.fromEntries(QUALITIES.map((name) => [name, completed(standard[name], qualityEffect)]))),
  );

const commandRow = wire.fields({}, { upTo: wire.integer(0, 6), range: wire.integer(0, 144) });
const commandTableShape = (standard: TabletopOptions['commandQualityTable']) => {
  const rowsOf = (row: TabletopOptions['commandQualityTable'][string]) =>
    completed(
      row,
      wire.fields({}, Object.fromEntries(COMMAND_QUALITIES.map((name) => [name, completed(row[name], commandRow)]))),
    );
  return completed(
    standard,
    wire.fields({}, Object.fromEntries(Object.entries(standard).map(([type, row]) => [type, rowsOf(row)]))),
  );
};

const goals: wire.Shape<Goal[]> = wire.list(
  wire.fields(
    {
      x: wire.integer(0, FAR),
      y: wire.integer(0, FAR),
      radius: wire.integer(0, FAR),
      points: wire.integer(1, 100),
    },
    { name: wire.text(80) },
  ),
  50,
);

const NO_GOALS: TabletopOptions['scenarioGoals'] = both((): Goal[] => []);

/** SV-SETUP-01, SV-R-78: all that may be agreed before a match; each option by its name in the catalogue. */
export const tabletopOptions = <const S extends Readonly<Record<string, Switch>>>(game: OptionDefaults<S>) => ({
  tableWidth: option(wire.integer(36, 144), 72, 'Width of the table in inches.'),
  tableDepth: option(wire.integer(36, 96), 48, 'Depth of the table in inches, from base edge to base edge.'),
  deploymentDepth: option(wire.integer(6, 24), 12, 'How far from its own base edge a side is set up, in inches.'),
  setupMethod: option(
    wire.oneOf(['hidden', 'sequential', 'alternate', 'agreed']),
    'sequential',
    'How the armies are set up.',
  ),
  basing: option(
    completed(game.basing, wire.fields({}, { frontage: base, depth: base, gunDepth: base })),
    () => game.basing,
    'Frontage and depth of a stand, and depth of a gun, in thousandths of an inch.',
  ),
  shapes: option(
    completed(game.shapes, wire.map(wire.matching(/^[2-9]$/, 'A number of stands'), rankSizes)),
    () => game.shapes,
    'Block shapes by number of stands, as rank sizes from the front.',
  ),
  subCommanders: option(wire.integer(0, 4), 1, 'Sub-Commanders of each side.'),
  armySource: option(
    wire.oneOf(['roster', 'generated', 'scenario']),
    'roster',
    'Where armies come from: rosters by the army rules, throws, or a scenario that may set the army rules aside.',
  ),
  armyThrows: option(wire.integer(1, 60), 12, 'Throws for each army, with armySource generated.'),
  collection: option(
    wire.map(wire.oneOf(game.types), wire.integer(0, 1000)) as wire.Shape<TabletopOptions['collection']>,
    {},
    'The most units of a type that are fielded, with armySource generated; none given: any number.',
  ),
  enforceComposition: option(wire.flag, true, 'Limits of composition refuse an army; otherwise they only warn.'),
  dragoonsFewer: option(wire.flag, false, 'An army must have more Mounted than Dragoon units.'),
  unitQuality: option(wire.oneOf(['off', 'assigned', 'thrown']), 'off', 'Raw, regular and veteran units.'),
  unitQualityTable: option(
    completed(
      game.qualityTable,
      wire.map(wire.oneOf(Object.keys(game.qualityTable)), wire.list(wire.oneOf(QUALITIES), 6)),
    ),
    () => game.qualityTable,
    'Thrown quality: results of 1 to 6 by type.',
  ),
  unitQualityEffects: option(effectsShape(game.qualityEffects), () => game.qualityEffects, 'What quality does.'),
  commandQuality: option(
    wire.oneOf(['off', 'assigned', 'thrown']),
    'off',
    'Charismatic, inspiring and impersonal command.',
  ),
  commandQualityTable: option(
    commandTableShape(game.commandQualityTable),
    () => game.commandQualityTable,
    'The highest die that gives a command quality, and its range in inches.',
  ),
  terrain: option(
    wire.list(featureShape, 60) as wire.Shape<readonly FeatureGiven[]>,
    [],
    'Areas and lines of terrain; points are [x, y] in thousandths of an inch.',
  ),
  terrainEffects: option(
    wire.oneOf(['standard', 'off', 'custom']),
    'standard',
    'What terrain does: by the book, nothing, or by terrainTable.',
  ),
  terrainTable: option(
    terrainTableShape(game.types, game.terrain),
    {},
    'Own effects of terrain, with terrainEffects custom.',
  ),
  hillLevel: option(wire.integer(1, 3), 1, 'The level of hills that say nothing else.'),
  woodsVisibility: option(wire.integer(0, 24), 2, 'How far fire reaches through a wood or village, in inches.'),
  overheadFire: option(
    wire.oneOf(['off', 'bothHigher', 'eitherHigher']),
    'bothHigher',
    'Whether guns fire over what is lower.',
  ),
  weather: option(wire.oneOf(['clear', 'rain', 'heavyRain', 'mist', 'mud']), 'clear', 'The weather of the day.'),
  victory: option(
    wire.oneOf(['standard', 'scenario']),
    'standard',
    'Who wins when the match ends: by losses, or by the goals of the scenario.',
  ),
  scenarioGoals: option(
    completed<TabletopOptions['scenarioGoals']>(NO_GOALS, wire.fields({}, { south: goals, north: goals })),
    NO_GOALS,
    'Places each side wants to hold at the end, with their points.',
  ),
  turnLimit: option(wire.optional(wire.integer(1, 99)), undefined, 'The last turn.'),
  moveAgain: option(wire.flag, false, 'A unit that is done may use what its action has left.'),
  moveAfterRetreat: option(wire.flag, false, 'Units may still move after a voluntary retreat.'),
  houseRules: switches(game.switches),
});

const LONGEST_KNOWN = 20_000;
const MOST_KNOWN = 200;
const known = new WeakMap<Declared, Map<string, TabletopOptions>>();

const remember = (declared: Declared, key: string, options: TabletopOptions): void => {
  const texts = known.get(declared) ?? new Map<string, TabletopOptions>();
  if (texts.size >= MOST_KNOWN) texts.clear();
  texts.set(key, options);
  known.set(declared, texts);
};

/**
 * All options of a match, checked. The same options give the same value, so that what follows from them is worked out
 * once for a whole series of matches.
 */
export const optionsOf = (
  rules: Pick<TabletopRules, 'options' | 'cite' | 'types'>,
  given: unknown,
  path: string,
  faults: Fault[],
): TabletopOptions => {
  const key = JSON.stringify(given === undefined ? {} : given);
  const before = known.get(rules.options)?.get(key);
  if (before) return before;
  const found: Fault[] = [];
  if (given === null) found.push({ path, because: 'An object is wanted here, not null.' });
  const options = readOptions(rules.options, given, path, found) as unknown as TabletopOptions;
  if (found.length === 0) found.push(...optionFaults(options, rules.cite, path));
  faults.push(...found);
  if (found.length === 0 && key.length <= LONGEST_KNOWN) remember(rules.options, key, options);
  return options;
};
