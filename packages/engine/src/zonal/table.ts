/** The table of a match: what follows from its options. Made once, shared by all copies of the match. */
import { both, type Both, type Side } from '../kernel/side.js';
import type { Shapes } from '../formation/shape.js';
import { columnsOf } from './columns.js';
import type { ZonalOptions } from './options.js';
import { withLarger } from './tables.js';
import { TERRAIN, type Barred, type Terrain, type TerrainEffects } from './terrain.js';
import { FACINGS, rearRow, reserveAt, ROWS, zoneAt, type Facing, type Zone } from './zone.js';

/** A terrain feature and the classes and types of units that profit from it. */
export interface Feature {
  readonly terrain: Terrain;
  readonly helps: readonly string[];
}

/** One zone of the grid. */
export interface Place {
  readonly zone: Zone;
  readonly column: number;
  readonly row: number;
  /** The zone next to it in each direction, and whether an escarpment bars the way. */
  readonly next: Readonly<Partial<Record<Facing, Zone>>>;
  readonly barred: readonly Facing[];
  /** MV-ZONE-08: the zones that share an edge or a corner. */
  readonly adjacent: readonly Zone[];
  /** Where the Commander may go from here. */
  readonly rides: readonly Zone[];
  readonly terrain: readonly Terrain[];
  readonly prohibited: readonly Barred[];
  readonly closedToCommander: boolean;
  readonly restricted: boolean;
  /** The terrain features that give cover and hand-to-hand advantage, and to whom. */
  readonly cover: readonly Feature[];
  readonly advantage: readonly Feature[];
  /** The reserve zone of each side behind it, and whether an escarpment cuts it off. */
  readonly reserve: Readonly<Partial<Record<Side, Zone>>>;
  readonly cutOff: boolean;
}

export interface Reserve {
  readonly zone: Zone;
  readonly column: number;
  readonly front: Zone;
}

export interface Table {
  readonly places: Readonly<Record<Zone, Place>>;
  readonly zones: readonly Zone[];
  readonly reserves: Both<readonly Reserve[]>;
  readonly rear: Both<readonly Zone[]>;
  readonly setup: Both<readonly Zone[]>;
  /** Where anybody of a side can start: its rear row and its set-up zones. */
  readonly starts: Both<readonly Zone[]>;
  readonly shapes: Shapes;
  readonly unitLimit: number;
  readonly fullVictoryZones: number;
}

const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const satisfies Record<
  Facing,
  readonly [number, number]
>;

/** Zones are looked up by what players say, which may be a word every object knows. */
const onlyThese = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, record);

/** The edge between two zones, written as in option `escarpments`, either way round. */
const isEscarpment = (edges: ReadonlySet<string>, a: Zone, b: Zone): boolean =>
  edges.has(`${a}-${b}`) || edges.has(`${b}-${a}`);

type Step = readonly [columns: number, rows: number];

/** The steps from a zone to all that touch it, also at a corner. */
const around = (columns: number, c: number, r: number): Step[] =>
  [-1, 0, 1].flatMap((dr) =>
    [-1, 0, 1].flatMap((dc) =>
      (dc !== 0 || dr !== 0) && isOnGrid(columns, c + dc, r + dr) ? [[dc, dr] as const] : [],
    ),
  );
const isOnGrid = (columns: number, c: number, r: number): boolean => c >= 0 && c < columns && r >= 0 && r < ROWS;

interface Ground {
  readonly edges: ReadonlySet<string>;
  readonly typesOf: (zone: Zone) => readonly Terrain[];
  readonly prohibitedIn: (zone: Zone) => readonly Barred[];
}

/** FV-TERR-01, MV-TERR-01: a zone is clear unless agreed otherwise. */
const groundOf = ({ terrain, terrainEffects, escarpments }: ZonalOptions, effects: TerrainEffects): Ground => {
  const real = terrainEffects !== 'off';
  const typesOf = (zone: Zone): readonly Terrain[] => (real ? TERRAIN.filter((t) => terrain[zone]?.includes(t)) : []);
  return {
    edges: new Set(real ? escarpments : []),
    typesOf,
    prohibitedIn: (zone) => typesOf(zone).flatMap((t) => effects[t].prohibited),
  };
};

/** Where the Commander may ride. */
const ridesOn = ({ edges, prohibitedIn }: Ground, { columns, houseRules }: ZonalOptions) => {
  /** FV-R-60, MV-TERR-11, MV-R-52: a diagonal step is legal unless both ways round the corner cross an escarpment. */
  const crosses = (c: number, r: number, [dc, dr]: Step): boolean => {
    const from = zoneAt(c, r);
    const to = zoneAt(c + dc, r + dr);
    if (dc === 0 || dr === 0) return !isEscarpment(edges, from, to);
    return [zoneAt(c + dc, r), zoneAt(c, r + dr)].some(
      (by) => !isEscarpment(edges, from, by) && !isEscarpment(edges, by, to),
    );
  };
  /** FV-R-60, MV-R-52: what is closed to all units is closed to him too, unless agreed otherwise. */
  const bars = (who: Barred): boolean =>
    who === 'commander' || (who === 'all' && houseRules['commanderIgnoresImpassable'] !== true);
  const isClosed = (zone: Zone): boolean => prohibitedIn(zone).some(bars);
  /** FV-TERR-20, MV-MOVE-16, MV-TERR-12: the adjacent zones that the Commander may enter. */
  const ridesFrom = (c: number, r: number): Zone[] =>
    around(columns, c, r).flatMap((step) => {
      const to = zoneAt(c + step[0], r + step[1]);
      const open = houseRules['commanderIgnoresEscarpments'] === true || crosses(c, r, step);
      return open && !isClosed(to) ? [to] : [];
    });
  return { isClosed, ridesFrom };
};

/** FV-TERR-08, -12, MV-TERR-03, -09, MV-R-64: what the types of a zone do adds up. */
const placesOn = (ground: Ground, effects: TerrainEffects, options: ZonalOptions) => {
  const { edges, typesOf, prohibitedIn } = ground;
  const { columns, reserveZones } = options;
  const { isClosed, ridesFrom } = ridesOn(ground, options);
  const helpsOf = (types: readonly Terrain[], what: 'cover' | 'advantage') =>
    types.flatMap((terrain) => (effects[terrain][what].length > 0 ? [{ terrain, helps: effects[terrain][what] }] : []));
  return ({ column, row }: { column: number; row: number }): Place => {
    const zone = zoneAt(column, row);
    const next: Partial<Record<Facing, Zone>> = {};
    for (const f of FACINGS) {
      const [dc, dr] = STEPS[f];
      if (isOnGrid(columns, column + dc, row + dr)) next[f] = zoneAt(column + dc, row + dr);
    }
    const reserve: Partial<Record<Side, Zone>> = {};
    for (const side of ['south', 'north'] as const)
      if (row === rearRow(side) && columnsOf(reserveZones, side).includes(column))
        reserve[side] = reserveAt(side, column);
    const types = typesOf(zone);
    return {
      zone,
      column,
      row,
      next,
      barred: FACINGS.filter((f) => next[f] !== undefined && isEscarpment(edges, zone, next[f])),
      adjacent: around(columns, column, row).map(([dc, dr]) => zoneAt(column + dc, row + dr)),
      rides: ridesFrom(column, row),
      terrain: types,
      prohibited: prohibitedIn(zone),
      closedToCommander: isClosed(zone),
      restricted: types.some((t) => effects[t].restricted),
      cover: helpsOf(types, 'cover'),
      advantage: helpsOf(types, 'advantage'),
      reserve,
      cutOff: Object.values(reserve).some((r) => isEscarpment(edges, zone, r)),
    };
  };
};

export const makeTable = (options: ZonalOptions, effects: TerrainEffects): Table => {
  const { columns } = options;
  const place = placesOn(groundOf(options, effects), effects, options);
  const cells = Array.from({ length: columns * ROWS }, (_, i) => ({
    column: i % columns,
    row: Math.floor(i / columns),
  }));
  const rear = both((side) => Array.from({ length: columns }, (_, c) => zoneAt(c, rearRow(side))));
  /** FV-R-88, MV-R-85: in the own rear row, and where else it was agreed. */
  const setup = both((side) => [
    ...new Set([
      ...columnsOf(options.setupZones, side).map((c) => zoneAt(c, rearRow(side))),
      ...options.setupElsewhere[side],
    ]),
  ]);
  return {
    places: onlyThese(Object.fromEntries(cells.map((cell) => [zoneAt(cell.column, cell.row), place(cell)]))),
    zones: cells.map(({ column, row }) => zoneAt(column, row)),
    reserves: both((side) =>
      columnsOf(options.reserveZones, side).map((column) => ({
        zone: reserveAt(side, column),
        column,
        front: zoneAt(column, rearRow(side)),
      })),
    ),
    rear,
    setup,
    starts: both((side) => [...new Set([...rear[side], ...setup[side]])]),
    shapes: withLarger(options.shapes),
    unitLimit: options.unitLimitPerZone,
    fullVictoryZones: options.fullVictoryZones,
  };
};
