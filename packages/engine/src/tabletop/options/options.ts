/** The options of the measured games, declared with type, default and range. */
import { option, readOptions, switches, type Declared, type Switch } from '../../kernel/options.js';
import type { Fault } from '../../kernel/refusal.js';
import { both } from '../../kernel/side.js';
import * as wire from '../../kernel/wire.js';
import { capital, listed } from '../../words/english.js';
import { optionFaults } from './option-faults.js';
import type { Goal, TabletopOptions, TabletopRules } from '../rules.js';
import {
  BLOCKS,
  TERRAIN,
  TERRAIN_LOOKS,
  type FeatureGiven,
  type Terrain,
  type TerrainEffect,
  type TerrainEffects,
} from '../terrain.js';
import { COMMAND_QUALITIES, type Quality } from '../unit.js';
import { fault } from '../messages/index.js';

/** Least, most and usual value. */
type Range = readonly [least: number, most: number, usual: number];

/** What a game brings of its own. */
export interface OptionDefaults<S extends Readonly<Record<string, Switch>>> {
  /** How the book measures: `inches`, and thousandths of `an inch`. */
  readonly measure: readonly [whole: string, one: string];
  readonly width: Range;
  readonly depth: Range;
  readonly deployment: Range;
  readonly woods: Range;
  /** Words for whom terrain concerns, besides `all`; and those that are only kept out. */
  readonly concerned: readonly string[];
  readonly barred: readonly string[];
  readonly subCommanders: string;
  readonly qualities: readonly Quality[];
  readonly qualityTable: TabletopOptions['unitQualityTable'];
  readonly qualityEffects: TabletopOptions['unitQualityEffects'];
  readonly commandQualityTable: TabletopOptions['commandQualityTable'];
  readonly terrain: TerrainEffects;
  readonly switches: S;
}

/** A value put together from what is given and the standard for the rest. */
export const completed = <T>(standard: T, shape: wire.Shape<unknown>): wire.Shape<T> => ({
  schema: shape.schema,
  read: (value, path, faults) => ({ ...standard, ...(shape.read(value, path, faults) as Partial<T>) }),
});

const pointShape = (far: number): wire.Shape<readonly [number, number]> => ({
  schema: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  read(given, path, faults) {
    const read = wire.list(wire.integer(0, far), 2).read(given, path, faults);
    if (Array.isArray(read) && read.length < 2) faults.push(fault(path, undefined, 'pointIsTwo'));
    const [x = 0, y = 0] = Array.isArray(read) ? read : [];
    return [x, y];
  },
});

const featureShape = (far: number): wire.Shape<FeatureGiven> =>
  wire.fields(
    { type: wire.oneOf(TERRAIN), points: wire.list(pointShape(far), 100) },
    { level: wire.integer(1, 3), name: wire.text(80), look: wire.oneOf(TERRAIN_LOOKS) },
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
const effectShape = (concerned: readonly string[], barred: readonly string[], type: Terrain) => {
  const helped = wire.list(wire.oneOf(['all', ...concerned]), 60);
  return wire.fields(
    {},
    {
      prohibited: wire.list(wire.oneOf(['all', ...barred, ...concerned]), 60),
      restricted: wire.flag,
      cover: helped,
      advantage: helped,
      blocksFire: blocksShape(type),
      level: wire.integer(0, 3),
    },
  );
};

const terrainTableShape = (
  concerned: readonly string[],
  barred: readonly string[],
  standard: TerrainEffects,
): wire.Shape<TabletopOptions['terrainTable']> =>
  wire.fields(
    {},
    Object.fromEntries(TERRAIN.map((type) => [type, completed(standard[type], effectShape(concerned, barred, type))])),
  );

const qualityEffect = wire.fields(
  {},
  { fire: wire.integer(0, 6), charge: wire.integer(0, 6), melee: wire.integer(-9, 9) },
);
const effectsShape = (standard: TabletopOptions['unitQualityEffects']) =>
  completed(
    standard,
    wire.fields(
      {},
      Object.fromEntries(Object.entries(standard).map(([name, row]) => [name, completed(row, qualityEffect)])),
    ),
  );

const commandTableShape = (standard: TabletopOptions['commandQualityTable'], most: number) => {
  const commandRow = wire.fields({}, { upTo: wire.integer(0, 6), range: wire.integer(0, most) });
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

const goalsShape = (far: number): wire.Shape<Goal[]> =>
  wire.list(
    wire.fields(
      {
        x: wire.integer(0, far),
        y: wire.integer(0, far),
        radius: wire.integer(0, far),
        points: wire.integer(1, 100),
      },
      { name: wire.text(80) },
    ),
    50,
  );

const NO_GOALS: TabletopOptions['scenarioGoals'] = both((): Goal[] => []);

const ranged = ([least, most, usual]: Range, meaning: string) => option(wire.integer(least, most), usual, meaning);

/** SV-SETUP-01, SV-R-78: what may be agreed before a match of any book; each option by its name in the catalogue. */
export const sharedOptions = <const S extends Readonly<Record<string, Switch>>>(game: OptionDefaults<S>) => {
  const [whole, one] = game.measure;
  const most = Math.max(game.width[1], game.depth[1]);
  const far = 1000 * most;
  const goals = goalsShape(far);
  return {
    tableWidth: ranged(game.width, `Width of the table in ${whole}.`),
    tableDepth: ranged(game.depth, `Depth of the table in ${whole}, from base edge to base edge.`),
    deploymentDepth: ranged(game.deployment, `How far from its own base edge a side is set up, in ${whole}.`),
    setupMethod: option(
      wire.oneOf(['hidden', 'sequential', 'alternate', 'agreed']),
      'sequential',
      'How the armies are set up.',
    ),
    subCommanders: option(wire.integer(0, 4), 1, game.subCommanders),
    enforceComposition: option(wire.flag, true, 'Limits of composition refuse an army; otherwise they only warn.'),
    unitQuality: option(wire.oneOf(['off', 'assigned', 'thrown']), 'off', `${capital(listed(game.qualities))} units.`),
    unitQualityTable: option(
      completed(
        game.qualityTable,
        wire.map(wire.oneOf(Object.keys(game.qualityTable)), wire.list(wire.oneOf(game.qualities), 6)),
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
      commandTableShape(game.commandQualityTable, most),
      () => game.commandQualityTable,
      `The highest die that gives a command quality, and its range in ${whole}.`,
    ),
    terrain: option(
      wire.list(featureShape(far), 60) as wire.Shape<readonly FeatureGiven[]>,
      [],
      `Areas and lines of terrain; points are [x, y] in thousandths of ${one}.`,
    ),
    terrainEffects: option(
      wire.oneOf(['standard', 'off', 'custom']),
      'standard',
      'What terrain does: by the book, nothing, or by terrainTable.',
    ),
    terrainTable: option(
      terrainTableShape(game.concerned, game.barred, game.terrain),
      {},
      'Own effects of terrain, with terrainEffects custom.',
    ),
    hillLevel: option(wire.integer(1, 3), 1, 'The level of hills that say nothing else.'),
    woodsVisibility: ranged(game.woods, `How far fire reaches through a wood or village, in ${whole}.`),
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
  };
};

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
  rules: Pick<TabletopRules, 'options' | 'cite' | 'types' | 'basingFaults'>,
  given: unknown,
  path: string,
  faults: Fault[],
): TabletopOptions => {
  const key = JSON.stringify(given === undefined ? {} : given);
  const before = known.get(rules.options)?.get(key);
  if (before) return before;
  const found: Fault[] = [];
  if (given === null) found.push(fault(path, undefined, 'optionsWanted'));
  const options = readOptions(rules.options, given, path, found) as unknown as TabletopOptions;
  if (found.length === 0) found.push(...rules.basingFaults(options, path), ...optionFaults(options, rules.cite, path));
  faults.push(...found);
  if (found.length === 0 && key.length <= LONGEST_KNOWN) remember(rules.options, key, options);
  return options;
};
