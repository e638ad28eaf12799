/** Terrain, escarpments and goals of a zone table, as the options hold them. */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { columnsOf, reserveAt, zoneAt, type Columns, type Terrain } from '@five-victories/engine/zonal';
import type { Options } from '../options/fields.js';

export const ROWS = 3;

interface ZoneGoal {
  readonly zone: string;
  readonly points: number;
}

type Ground = Readonly<Record<string, readonly Terrain[]>>;

export const groundOf = (options: Options): Ground => (options['terrain'] ?? {}) as Ground;
export const terrainAt = (options: Options, zone: string): readonly Terrain[] => groundOf(options)[zone] ?? [];

export const withGround = ({ terrain: _terrain, ...options }: Options, ground: Ground): Options =>
  Object.keys(ground).length > 0 ? { ...options, terrain: ground } : options;

const withTerrainAt = (options: Options, zone: string, types: readonly Terrain[]): Options => {
  const { [zone]: _here, ...others } = groundOf(options);
  return withGround(options, types.length > 0 ? { ...others, [zone]: types } : others);
};

/** This type in a zone, or not any more. */
export const toggledTerrain = (options: Options, zone: string, type: Terrain): Options => {
  const here = terrainAt(options, zone);
  return withTerrainAt(options, zone, here.includes(type) ? here.filter((each) => each !== type) : [...here, type]);
};

// ---- edges -----------------------------------------------------------------------------------------------------------

export const placeOfZone = (zone: string): readonly [column: number, row: number] => [Number(zone[2]), Number(zone[4])];

/** The four neighbours of a zone; behind the outer rows lie reserves, where there are any. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
type Direction = (typeof DIRECTIONS)[number];
const STEPS: Readonly<Record<Direction, readonly [number, number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

export const neighbour = (
  zone: string,
  direction: Direction,
  columns: number,
  reserves: Columns,
): string | undefined => {
  const [column, row] = placeOfZone(zone);
  const [dc, dr] = STEPS[direction];
  const [c, r] = [column + dc, row + dr];
  if (c < 0 || c >= columns) return undefined;
  if (r >= 0 && r < ROWS) return zoneAt(c, r);
  const side = r < 0 ? 'south' : 'north';
  return columnsOf(reserves, side).includes(c) ? reserveAt(side, c) : undefined;
};

/** Zones before reserves, the lower of two zones first: as the engine writes an edge. */
export const edgeOf = (a: string, b: string): string => {
  if (!b.startsWith('Z')) return `${a}-${b}`;
  if (!a.startsWith('Z')) return `${b}-${a}`;
  const [[c, r], [d, q]] = [placeOfZone(a), placeOfZone(b)];
  return c + 10 * r <= d + 10 * q ? `${a}-${b}` : `${b}-${a}`;
};

export const edgesOf = (options: Options): readonly string[] => (options['escarpments'] ?? []) as string[];

/** An edge may have been written from either side. */
const isEdge = (edge: string, a: string, b: string): boolean => edge === `${a}-${b}` || edge === `${b}-${a}`;
export const hasEdge = (options: Options, a: string, b: string): boolean =>
  edgesOf(options).some((edge) => isEdge(edge, a, b));

export const toggledEdge = (options: Options, a: string, b: string): Options => {
  const { escarpments: _edges, ...others } = options;
  const now = hasEdge(options, a, b)
    ? edgesOf(options).filter((edge) => !isEdge(edge, a, b))
    : [...edgesOf(options), edgeOf(a, b)];
  return now.length > 0 ? { ...others, escarpments: now } : others;
};

// ---- goals -----------------------------------------------------------------------------------------------------------

const zoneGoalsOf = (options: Options, side: Side): readonly ZoneGoal[] =>
  ((options['scenarioGoals'] ?? {}) as Partial<Record<Side, ZoneGoal[]>>)[side] ?? [];

export const pointsAt = (options: Options, side: Side, zone: string): number =>
  zoneGoalsOf(options, side).find((goal) => goal.zone === zone)?.points ?? 0;

/** Goals count only when the scenario decides who wins. No points: no goal. */
export const withPoints = (options: Options, side: Side, zone: string, points: number): Options => {
  const { scenarioGoals: _goals, victory: _victory, ...others } = options;
  const rest = zoneGoalsOf(options, side).filter((goal) => goal.zone !== zone);
  const own = points > 0 ? [...rest, { zone, points }] : rest;
  const all = Object.fromEntries(SIDES.map((each) => [each, each === side ? own : zoneGoalsOf(options, each)]));
  return SIDES.every((each) => all[each]!.length === 0)
    ? others
    : { ...others, victory: 'scenario', scenarioGoals: all };
};

/** Open ground, and no goals. */
export const cleared = (options: Options): Options => withinColumns(options, 0);

/** What lies outside a narrower table is taken away. */
export const withinColumns = (options: Options, columns: number): Options => {
  const isThere = (zone: string): boolean => placeOfZone(zone)[0] < columns;
  const ground = Object.fromEntries(Object.entries(groundOf(options)).filter(([zone]) => isThere(zone)));
  const goals = SIDES.flatMap((side) => zoneGoalsOf(options, side).map((goal) => [side, goal] as const));
  const edges = edgesOf(options).filter((edge) => !edge.split('-').every((zone) => Number(zone[2]) < columns));
  const cleared = edges.reduce(
    (all, edge) => {
      const [a, b] = edge.split('-') as [string, string];
      return toggledEdge(all, a, b);
    },
    withGround(options, ground),
  );
  return goals
    .filter(([, { zone }]) => !isThere(zone))
    .reduce((all, [side, { zone }]) => withPoints(all, side, zone, 0), cleared);
};
