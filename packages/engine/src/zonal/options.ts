/** The options both zone games have, declared with type, default and range. */
import { option, readOptions, switches, type Declared, type OptionsOf, type Switch } from '../kernel/options.js';
import type { Fault } from '../kernel/refusal.js';
import { both, type Both } from '../kernel/side.js';
import * as wire from '../kernel/wire.js';
import type { Shape as RankSizes, Shapes } from '../formation/shape.js';
import type { Cites } from './cites.js';
import type { Columns } from './columns.js';
import { optionFaults } from './option-faults.js';
import { TERRAIN, type Barred, type Terrain, type TerrainEffects } from './terrain.js';
import { ARMS, QUALITIES, type Quality } from './unit.js';
import { ROWS, type Zone } from './zone.js';

export const COLUMNS = { least: 3, most: 9 } as const;
/** FV-R-87, MV-R-84: the largest units players can agree on. */
export const MOST_STANDS = 16;
export const zoneShape = wire.matching(/^Z\(\d,[0-2]\)$/, 'Z(2,1)');
export const reserveShape = wire.matching(/^[SN]R\d$/, 'SR1');

export interface QualityEffect {
  /** Highest die that hits in firing. */
  readonly fire: number;
  /** Highest die that passes the test to engage, in every formation; absent: the normal numbers. */
  readonly engage?: number;
  /** Added to the hits of an attack that hits. */
  readonly melee: number;
}
export type QualityEffects = Readonly<Record<Quality, QualityEffect>>;
export type QualityTable = Readonly<Record<string, readonly Quality[]>>;

export interface Goal {
  readonly zone: Zone;
  readonly points: number;
}

/** What a game brings of its own. */
export interface OptionDefaults<S extends Readonly<Record<string, Switch>>> {
  readonly types: readonly string[];
  readonly standLimits: Readonly<Record<string, readonly [number, number]>>;
  readonly shapes: Shapes;
  readonly terrainLimits: Readonly<Partial<Record<Terrain, number>>>;
  readonly qualityTable: QualityTable;
  readonly qualityEffects: QualityEffects;
  readonly switches: S;
  /** Base sizes in mm, for display. */
  readonly basing: Readonly<Record<string, readonly number[]>>;
}

const rankSizes: wire.Shape<RankSizes[]> = wire.list(wire.list(wire.integer(1, 9), 9), 20);

const MOST_ZONES = COLUMNS.most * ROWS;
const zonesOfType = wire.optional(wire.integer(0, MOST_ZONES));
/** Null: any number. It is kept as the most there can be, so that a position that is written keeps it. */
const terrainLimit: wire.Shape<number> = {
  schema: zonesOfType.schema,
  read: (given, path, faults) => zonesOfType.read(given, path, faults) ?? MOST_ZONES,
};

const columnList = wire.list(wire.integer(0, COLUMNS.most - 1), COLUMNS.most);
const columnsOfEach = wire.fields({ south: columnList, north: columnList });

const columnsShape: wire.Shape<Columns> = {
  schema: { anyOf: [columnList.schema, columnsOfEach.schema] },
  read: (given, path, faults) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return columnList.read(given, path, faults);
    const { south, north } = columnsOfEach.read(given, path, faults);
    return String(south) === String(north) ? south : { south, north };
  },
};

const zoneList = wire.list(zoneShape, MOST_ZONES);
const inner = ({ columns }: { columns: number }): number[] => Array.from({ length: columns - 2 }, (_, i) => i + 1);

const completed = <T>(
  standard: Readonly<Record<string, T>>,
  shape: wire.Shape<Record<string, T>>,
): wire.Shape<Record<string, T>> => ({
  schema: shape.schema,
  read: (value, path, faults) => ({ ...standard, ...shape.read(value, path, faults) }),
});

/** Sizes that can be agreed otherwise: those of all types that have more than one stand. */
const sizes = (game: { standLimits: OptionDefaults<never>['standLimits'] }): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(game.standLimits).flatMap(([type, limits]) => (limits[1] > 1 ? [[type, [...limits]]] : [])),
  );

/** Whom a row of an own terrain table speaks of. */
const effectShape = (types: readonly string[]) => {
  const helped = wire.list(wire.oneOf(['all', ...ARMS, ...types]), 20);
  const barred: wire.Shape<Barred[]> = wire.list(
    wire.oneOf(['all', 'commander', 'formedMounted', ...ARMS, ...types]),
    20,
  );
  return wire.fields({ prohibited: barred, restricted: wire.flag, cover: helped, advantage: helped });
};

const goals = wire.list(wire.fields({ zone: zoneShape, points: wire.integer(1, 100) }), 50);

/**
 * MV-GEN-02: all that may be agreed. FV-ZONE-01, -03, FV-R-10, MV-ZONE-01, -02, -09, MV-R-72: columns, set-up and
 * reserve zones. FV-R-07, MV-R-08: set-up. FV-TERR-01, -14, FV-R-63, MV-TERR-01, -02, MV-R-64: terrain types are a set
 * for each zone; passable rough ground is `rough`, the other `impassable`. FV-R-57, MV-R-59: zones for a full victory.
 * MV-ARMY-20: basing is for display only.
 */
export const zonalOptions = <const S extends Readonly<Record<string, Switch>>>(game: OptionDefaults<S>) => ({
  columns: option(wire.integer(COLUMNS.least, COLUMNS.most), 5, 'Zones across the table; rows are always 3.'),
  setupZones: option<Columns>(
    columnsShape,
    inner,
    'Columns of the set-up zones in the own rear row, of both sides or of each.',
  ),
  setupElsewhere: option(
    wire.fields({ south: zoneList, north: zoneList }) as wire.Shape<Both<Zone[]>>,
    () => both((): Zone[] => []),
    'More set-up zones of each side, anywhere on the table.',
  ),
  reserveZones: option<Columns>(
    columnsShape,
    ({ setupZones }: { setupZones: Columns }) => setupZones,
    'Columns of the reserve zones behind the own rear row, of both sides or of each.',
  ),
  unitLimitPerZone: option(wire.integer(1, 12), 4, 'Units of one side per zone, reserve zones included.'),
  armySource: option(
    wire.oneOf(['roster', 'scenario']),
    'roster',
    'Where armies come from: rosters by the army rules, or a scenario that may set them aside.',
  ),
  enforceComposition: option(wire.flag, true, 'Limits of composition refuse an army; otherwise they only warn.'),
  standLimits: option(
    completed(sizes(game), wire.map(wire.oneOf(Object.keys(sizes(game))), wire.list(wire.integer(1, MOST_STANDS), 2))),
    () => sizes(game),
    'Least and most stands of each type at the start; guns have one.',
  ),
  shapes: option(
    completed(
      game.shapes as Readonly<Record<string, RankSizes[]>>,
      wire.map(wire.matching(/^([1-9]|1[0-6])$/, '4'), rankSizes),
    ) as wire.Shape<Shapes>,
    () => game.shapes,
    'Valid formations by number of stands, as rank sizes from the front.',
  ),
  basing: option(
    wire.map<readonly number[]>(wire.text(30), wire.list(wire.integer(1, 500), 2)),
    () => game.basing,
    'Base sizes in mm; display only.',
  ),
  setupMethod: option(
    wire.oneOf(['hidden', 'sequential', 'alternate', 'agreed']),
    'hidden',
    'How the armies are set up.',
  ),
  terrain: option(wire.map(zoneShape, wire.list(wire.oneOf(TERRAIN), 6)), {}, 'Terrain types by zone.'),
  escarpments: option(
    wire.list(wire.matching(/^Z\(\d,[0-2]\)-(Z\(\d,[0-2]\)|[SN]R\d)$/, 'Z(2,0)-Z(2,1)'), 40),
    [] as string[],
    'Edges nobody crosses.',
  ),
  cutOffZones: option(
    wire.flag,
    false,
    'Escarpments may close all edges between a zone and others; otherwise a passable zone keeps one open.',
  ),
  terrainLimits: option(
    completed<number | undefined>(
      game.terrainLimits as Record<string, number>,
      wire.map(wire.oneOf(TERRAIN), terrainLimit),
    ),
    game.terrainLimits as Record<string, number | undefined>,
    'Zones of a type per match; none given: any number.',
  ),
  terrainEffects: option(
    wire.oneOf(['standard', 'off', 'custom']),
    'standard',
    'What terrain does: by the book, nothing, or by terrainTable.',
  ),
  terrainTable: option(
    wire.map(wire.oneOf(TERRAIN), effectShape(game.types)) as wire.Shape<Partial<TerrainEffects>>,
    {},
    'Own effects of terrain, with terrainEffects custom.',
  ),
  unitQuality: option(wire.oneOf(['off', 'assigned', 'thrown']), 'off', 'Green, seasoned and veteran units.'),
  unitQualityTable: option(
    completed(
      game.qualityTable as Record<string, Quality[]>,
      wire.map(wire.oneOf(game.types), wire.list(wire.oneOf(QUALITIES), 6)),
    ) as wire.Shape<QualityTable>,
    () => game.qualityTable,
    'Thrown quality: results of 1 to 6 by type.',
  ),
  unitQualityEffects: option(
    completed(
      game.qualityEffects as Record<string, QualityEffect>,
      wire.map(
        wire.oneOf(QUALITIES),
        wire.fields({ fire: wire.integer(0, 6), melee: wire.integer(-9, 9) }, { engage: wire.integer(0, 6) }),
      ),
    ) as wire.Shape<QualityEffects>,
    () => game.qualityEffects,
    'What quality does.',
  ),
  fullVictoryZones: option(
    wire.integer(1, COLUMNS.most * ROWS),
    ({ columns }: { columns: number }) => 2 * columns,
    'Uncontested zones for a full victory.',
  ),
  victory: option(
    wire.oneOf(['standard', 'scenario']),
    'standard',
    'Who wins at the final count: by zones, or by the goals of the scenario.',
  ),
  scenarioGoals: option(
    wire.fields({ south: goals, north: goals }) as wire.Shape<Both<Goal[]>>,
    () => both((): Goal[] => []),
    'Zones each side wants to hold at the end, with their points.',
  ),
  turnLimit: option(wire.optional(wire.integer(1, 99)), undefined, 'The last turn, which ends with the count.'),
  houseRules: switches(game.switches),
});

export type ZonalOptions = OptionsOf<ReturnType<typeof zonalOptions<Readonly<Record<string, Switch>>>>>;

const LONGEST_KNOWN = 2_000;
const known = new WeakMap<Declared, Map<string, ZonalOptions>>();

/**
 * All options of a match, checked. The same options give the same value, so that what follows from them is worked out
 * once for a whole series of matches.
 */
export const optionsOf = (
  rules: { readonly options: Declared; readonly cite: Cites; readonly terrain: TerrainEffects },
  given: unknown,
  path: string,
  faults: Fault[],
): ZonalOptions => {
  const key = JSON.stringify(given ?? {});
  const before = known.get(rules.options)?.get(key);
  if (before) return before;
  const found: Fault[] = [];
  const options = readOptions(rules.options, given, path, found) as ZonalOptions;
  if (found.length === 0) found.push(...optionFaults(options, rules.terrain, rules.cite, path));
  faults.push(...found);
  if (found.length === 0 && key.length <= LONGEST_KNOWN) remember(rules.options, key, options);
  return options;
};

const MOST_KNOWN = 200;

const remember = (declared: Declared, key: string, options: ZonalOptions): void => {
  const texts = known.get(declared) ?? new Map<string, ZonalOptions>();
  if (texts.size >= MOST_KNOWN) texts.clear();
  texts.set(key, options);
  known.set(declared, texts);
};
