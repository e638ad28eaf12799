/** Options of A Glorious Victory: GL-SETUP-01; lengths in whole inches, or in thousandths of one where it says so. */
import { option, type OptionsOf } from '../../kernel/options.js';
import type { Fault } from '../../kernel/refusal.js';
import { both, enemyOf, SIDES, type Both, type Side } from '../../kernel/side.js';
import { wants } from '../../kernel/faults.js';
import * as wire from '../../kernel/wire.js';
import { length } from '../../geometry/index.js';
import type { Base } from '../../tabletop/figure.js';
import { areaFrom, doOverlap, stripOf, type Area, type AreaGiven } from '../../tabletop/setup/area.js';
import { completed, sharedOptions } from '../../tabletop/options/options.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { capacityOf, DIAMETERS, rowsCapacity, type Size } from './capacity.js';
import { fault } from './messages/index.js';
import { SWITCHES } from './switches.js';
import { TERRAIN_EFFECTS } from './tables.js';
import { TYPES, type BaseKind } from './units.js';

export { SWITCHES } from './switches.js';

/** GL-ARMY-07. */
export const PRESET_NAMES = ['roses', 'swiss', 'french', 'eastern'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

// ---- bases -------------------------------------------------------------------------------------------------------

/** GL-BASE-01, GL-R-65. */
const BASING: Readonly<Record<BaseKind, Size>> = {
  foot: { frontage: 1250, depth: 750 },
  cavalry: { frontage: 1250, depth: 1750 },
  elephant: { frontage: 1250, depth: 2250 },
  artillery: { frontage: 1750, depth: 2500 },
  command: { frontage: 2000, depth: 2000 },
};

const base = wire.integer(400, 4000);
const baseShape = wire.fields({}, { frontage: base, depth: base });
const basingShape = completed(
  BASING,
  wire.fields({}, Object.fromEntries(Object.entries(BASING).map(([kind, own]) => [kind, completed(own, baseShape)]))),
);

export const basesOf = (options: TabletopOptions): Readonly<Record<string, Base>> => {
  const { basing } = ownOptions(options);
  const bases = Object.fromEntries(
    Object.entries(basing).map(([kind, { frontage, depth }]) => [
      kind,
      { frontage: length(frontage), depth: length(depth) },
    ]),
  );
  return Object.fromEntries(Object.entries(TYPES).map(([type, { base: kind }]) => [type, bases[kind]!]));
};

// ---- shapes ------------------------------------------------------------------------------------------------------

/** One value for both sides, or one for each; a side that is not named has the usual one. */
const perSide = <T>(shape: wire.Shape<T>, usual: T): wire.Shape<Both<T>> => {
  const each = completed<Both<T>>(
    both(() => usual),
    wire.fields({}, { south: shape, north: shape }),
  );
  return {
    schema: { anyOf: [shape.schema, each.schema] },
    read: (given, path, faults) => {
      if (typeof given === 'object' && given !== null) return each.read(given, path, faults);
      const one = shape.read(given, path, faults);
      return both(() => one);
    },
  };
};

const optionPerSide = <T>(shape: wire.Shape<T>, usual: T, meaning: string) =>
  option(perSide(shape, usual), () => both(() => usual), meaning);

const MOST_PER_GUN = 12;
/** 0 is none at all; a gun for every unit is not meant. */
const unitsPerGun: wire.Shape<number> = wire.value(
  { type: 'integer', enum: [0, ...Array.from({ length: MOST_PER_GUN - 1 }, (_, i) => i + 2)] },
  wants('wantedNoneOrInteger', { least: 2, most: MOST_PER_GUN }),
  (v) => Number.isInteger(v) && (v === 0 || ((v as number) >= 2 && (v as number) <= MOST_PER_GUN)),
);

/**
 * GL-R-75: null is no limit. It is kept as a number without end, because an option that is not there has its default.
 */
const lastTurn = wire.integer(1, 99);
const lastTurnShape: wire.Shape<number> = {
  schema: { anyOf: [lastTurn.schema, { type: 'null' }] },
  read: (given, path, faults) =>
    given === null || given === Number.POSITIVE_INFINITY
      ? Number.POSITIVE_INFINITY
      : lastTurn.read(given, path, faults),
};

/** An area of set-up, large enough for the largest base, in thousandths of an inch. */
const LEAST_AREA = 11_000;
const areaShape: wire.Shape<AreaGiven> = wire.fields({
  x: wire.integer(0, 144_000),
  y: wire.integer(0, 144_000),
  width: wire.integer(LEAST_AREA, 144_000),
  depth: wire.integer(LEAST_AREA, 144_000),
});
const areasShape = wire.list(areaShape, 10);
const NO_AREAS: Both<readonly AreaGiven[]> = both(() => []);

const MOST_SPACES = 500;
const capacityTableShape = wire.fields(
  {},
  Object.fromEntries(DIAMETERS.map((diameter) => [String(diameter), wire.integer(0, MOST_SPACES)])),
) as wire.Shape<Readonly<Record<string, number>>>;

// ---- the options -------------------------------------------------------------------------------------------------

/**
 * GL-SETUP-01, GL-R-01. What the sister books have and this one has not: qualities, and moving on after an action or a
 * retreat.
 */
const {
  unitQuality: _unitQuality,
  unitQualityTable: _unitQualityTable,
  unitQualityEffects: _unitQualityEffects,
  commandQuality: _commandQuality,
  commandQualityTable: _commandQualityTable,
  moveAgain: _moveAgain,
  moveAfterRetreat: _moveAfterRetreat,
  ...shared
} = sharedOptions({
  measure: ['inches', 'an inch'],
  width: [36, 144, 72],
  depth: [36, 96, 48],
  deployment: [11, 32, 12],
  woods: [0, 24, 2],
  concerned: ['foot', 'mounted', 'artillery', 'command', 'byHorse', 'heavyMounted', ...Object.keys(TYPES)],
  barred: [],
  subCommanders: '',
  qualities: [],
  qualityTable: {},
  qualityEffects: {},
  commandQualityTable: {},
  terrain: TERRAIN_EFFECTS,
  switches: SWITCHES,
});

export const OPTIONS = {
  ...shared,
  basing: option(
    basingShape,
    () => BASING,
    'Frontage and depth of an element of each kind, in thousandths of an inch; cavalry is for knights and camels too.',
  ),
  deployment: option(
    wire.oneOf(['strips', 'halves', 'areas']),
    'strips',
    'Where the armies are set up: in strips along the base edges, anywhere in their halves of the table, or in the areas of deploymentAreas.',
  ),
  deploymentAreas: option(
    completed<Both<readonly AreaGiven[]>>(NO_AREAS, wire.fields({}, { south: areasShape, north: areasShape })),
    NO_AREAS,
    'Rectangles in which a side is set up, with deployment areas: the south-western corner, width and depth in thousandths of an inch.',
  ),
  surplusElements: option(
    wire.oneOf(['refused', 'removed']),
    'refused',
    'What becomes of elements for which a Battle that is formed has no room: it is refused, or they are left out of the match.',
  ),
  battleCapacity: option(
    wire.oneOf(['rows', 'table']),
    'rows',
    'How many elements a round base holds: as many as fit in rows, or as capacityTable says.',
  ),
  capacityTable: option(
    capacityTableShape,
    {},
    'Spaces on a round base by its diameter in thousandths of an inch, with battleCapacity table.',
  ),
  armySource: option(
    wire.oneOf(['roster', 'preset', 'scenario']),
    'roster',
    'Where armies come from: rosters by the army rules, the presets of armyPreset, or a scenario that may set the army rules aside.',
  ),
  armySize: option(wire.integer(6, 30), 12, 'Units of each army, artillery and command not counted.'),
  artilleryPerUnits: option(unitsPerGun, 4, 'An army may have one artillery unit for so many other units; 0: none.'),
  subCommanders: optionPerSide(wire.integer(2, 5), 2, 'Sub-commanders of each side.'),
  exoticTroops: optionPerSide(
    wire.flag,
    false,
    'A side may have camels, elephants, rockets, and command on camels or elephants.',
  ),
  armyPreset: optionPerSide(
    wire.oneOf(['none', ...PRESET_NAMES]),
    'none',
    'The ready-made army of a side, with armySource preset.',
  ),
  concedeOnChiefLost: option(wire.flag, true, 'A side that loses its commander-in-chief concedes.'),
  victory: option(
    wire.oneOf(['standard', 'concessionOnly', 'scenario']),
    'standard',
    'Who wins when the match ends: by losses, by concession only, or by the goals of the scenario.',
  ),
  /** GL-R-75. */
  breakFraction: option(
    wire.integer(25, 90),
    50,
    'The part of its elements that a side may lose before it breaks, in hundredths.',
  ),
  turnLimit: option(lastTurnShape, 20, 'The last turn; null: none.'),
};

/** The options as this book has them. */
export type GloriousOptions = OptionsOf<typeof OPTIONS>;
export const ownOptions = (options: TabletopOptions): GloriousOptions => options as TabletopOptions & GloriousOptions;

/** The options as they are for the army of one side: what may differ is the same for both. */
export const optionsFor = (options: TabletopOptions, side: Side): TabletopOptions => {
  const { subCommanders, exoticTroops, armyPreset } = ownOptions(options);
  const own: Partial<GloriousOptions> = {
    subCommanders: both(() => subCommanders[side]),
    exoticTroops: both(() => exoticTroops[side]),
    armyPreset: both(() => armyPreset[side]),
  };
  return { ...options, ...own } as TabletopOptions;
};

// ---- faults ------------------------------------------------------------------------------------------------------

/** GL-BATTLE-02, GL-R-78: three units of six; of the last one element at least, where surplus elements are removed. */
const LEAST_AT_START = 18;
const LEAST_WITHOUT_SURPLUS = 13;
const leastSpaces = (options: TabletopOptions): number =>
  ownOptions(options).surplusElements === 'removed' ? LEAST_WITHOUT_SURPLUS : LEAST_AT_START;

const THOUSAND = 1000;

/** GL-R-77: on the table, and none of one side on one of the other. */
const areaFaults = (options: TabletopOptions, path: string): Fault[] => {
  const { deployment, deploymentAreas, deploymentDepth, tableWidth, tableDepth } = ownOptions(options);
  if (deployment !== 'areas') return [];
  const ground = { width: THOUSAND * tableWidth, depth: THOUSAND * tableDepth };
  const areas = both((side) =>
    deploymentAreas[side].length > 0
      ? deploymentAreas[side].map(areaFrom)
      : [stripOf(ground, side, THOUSAND * deploymentDepth)],
  );
  const problemOf = (area: Area, side: Side): 'areaOffTable' | 'areasOverlap' | undefined => {
    if (area.right > ground.width || area.top > ground.depth) return 'areaOffTable';
    return areas[enemyOf(side)].some((other) => doOverlap(area, other)) ? 'areasOverlap' : undefined;
  };
  return SIDES.flatMap((side) =>
    deploymentAreas[side].flatMap((given, i) => {
      const problem = problemOf(areaFrom(given), side);
      return problem ? [fault(`${path}.deploymentAreas.${side}[${i}]`, 'GL-R-77', problem)] : [];
    }),
  );
};

/** What the single options cannot know. */
export const optionFaults = (options: TabletopOptions, path: string): Fault[] => {
  const { deploymentDepth, tableDepth, basing, battleCapacity, armySource, armyPreset } = ownOptions(options);
  const faults: Fault[] = [];
  if (3 * deploymentDepth > tableDepth)
    faults.push(
      fault(`${path}.deploymentDepth`, 'GL-SETUP-03', 'stripTooDeep', { depth: deploymentDepth, table: tableDepth }),
    );
  faults.push(...areaFaults(options, path));
  const least = leastSpaces(options);
  const most = rowsCapacity(basing.foot, DIAMETERS.at(-1)!);
  if (most < least) faults.push(fault(`${path}.basing.foot`, 'GL-R-65', 'tooFewFitOnBase', { most, least }));
  else if (battleCapacity === 'table' && DIAMETERS.every((each) => capacityOf(options, each) < least))
    faults.push(fault(`${path}.capacityTable`, 'GL-BATTLE-02', 'noBaseHolds', { least }));
  for (const side of SIDES)
    if (armySource === 'preset' && armyPreset[side] === 'none')
      faults.push(fault(`${path}.armyPreset.${side}`, 'GL-ARMY-07', 'presetWanted', { presets: PRESET_NAMES }));
  return faults;
};
