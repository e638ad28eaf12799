import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/splendid/armies.js';
import { SCENARIOS } from '../../src/games/splendid/scenarios.js';
import type { Army, Scenario } from '../../src/tabletop/army/army.js';
import { checkArmy, decision, start } from './kit.js';

const armies: readonly Army[] = ARMIES;
const scenarios: readonly Scenario[] = SCENARIOS;

const SIZES = {
  small: { units: [5, 6], subCommanders: 1, spread: 1.1 },
  normal: { units: [9, 14], subCommanders: 1, spread: 1.12 },
  large: { units: [16, 18], subCommanders: 2, spread: 1.1 },
} as const;
type Size = keyof typeof SIZES;
const sizeOf = ({ id }: Army): Size => (id.endsWith('-small') ? 'small' : id.endsWith('-large') ? 'large' : 'normal');

/** SV-MELEE-05 and what a stand can do besides; a gun by its dice at close range (SV-ARTY-01). */
const WORTH: Readonly<Record<string, number>> = { P: 4, M: 4, L: 2.5, H: 3.5, X: 5, Y: 6.5, D: 5, C: 0 };
const GUNS: Readonly<Record<string, number>> = { FG: 2, RA: 5, HA: 9 };
const worthOf = (army: Army): number =>
  army.units.reduce(
    (sum, { type, stands }) =>
      sum + (GUNS[type] ?? [...(stands ?? '')].reduce((worth, stand) => worth + WORTH[stand]!, 0)),
    0,
  );

const armyOf = (id: string): Army => {
  const army = armies.find((a) => a.id === id);
  if (army === undefined) throw new Error(`There is no army ${id}.`);
  return army;
};

const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
const isCommand = ({ type }: { type: string }): boolean => type === 'Cmd' || type === 'Sub';
const subCommandersFor = (army: Army) => ({ subCommanders: SIZES[sizeOf(army)].subCommanders });

describe('ready-made armies', () => {
  test.each(armies)('SV-ARMY-02..06 SV-ARMY-08 $name ($id) is legal', (army) => {
    expect(checkArmy(army, subCommandersFor(army)).errors).toEqual([]);
  });

  test.each(armies)('SV-ARMY-07 $id keeps its dragoons fewer than its horse', (army) => {
    expect(checkArmy(army, { ...subCommandersFor(army), dragoonsFewer: true }).errors).toEqual([]);
  });

  test.each(armies.filter((army) => sizeOf(army) === 'large'))('SV-ARMY-08 $id is too large for one', (army) => {
    expect(checkArmy(army).errors).toMatchObject([{ rule: 'SV-ARMY-08' }]);
  });

  test('ids are unique and kebab-case, and no two coats are alike', () => {
    const ids = armies.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isDistinct(armies.map(({ coat }) => coat))).toBe(true);
  });

  test.each(armies)('no two units of $id share a name', ({ units }) => {
    expect(isDistinct(units.map(({ name }) => name))).toBe(true);
  });

  test.each(armies)('$id has as many units as its size says', (army) => {
    const [least, most] = SIZES[sizeOf(army)].units;
    const count = army.units.filter((unit) => !isCommand(unit)).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  test.each(Object.keys(SIZES) as Size[])('%s armies are nearly equal in worth', (size) => {
    const worths = armies.filter((army) => sizeOf(army) === size).map(worthOf);
    expect(worths.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...worths) / Math.min(...worths)).toBeLessThanOrEqual(SIZES[size].spread);
  });

  test.each(armies)('$id fights in a scenario', ({ id }) => {
    expect(scenarios.some(({ south, north }) => south === id || north === id)).toBe(true);
  });
});

type Spot = readonly [number, number];
interface Ground {
  readonly tableWidth?: number;
  readonly tableDepth?: number;
  readonly deploymentDepth?: number;
  readonly turnLimit?: number;
  readonly victory?: string;
  readonly terrain: readonly { readonly type: string; readonly points: readonly Spot[] }[];
  readonly scenarioGoals?: Readonly<Record<'south' | 'north', readonly { x: number; y: number; radius: number }[]>>;
}
const groundOf = ({ options }: Scenario): Ground => options as unknown as Ground;
const tableOf = ({ tableWidth = 72, tableDepth = 48, deploymentDepth = 12 }: Ground) => ({
  width: tableWidth * 1000,
  depth: tableDepth * 1000,
  strip: deploymentDepth * 1000,
});

const PROHIBITED = ['wood', 'bog', 'impassable', 'escarpment'];

const turnOf = (a: Spot, b: Spot, c: Spot): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const edgesOf = (points: readonly Spot[]): [Spot, Spot][] =>
  points.map((point, i) => [point, points[(i + 1) % points.length]!]);
const isCrossed = ([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;

/** Distance of a spot from a stretch of escarpment. */
const gapTo = (spot: Spot, a: Spot, b: Spot): number => {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  const along = ((spot[0] - a[0]) * x + (spot[1] - a[1]) * y) / (x * x + y * y);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(a[0] + t * x - spot[0], a[1] + t * y - spot[1]);
};
const gapBetween = (one: readonly Spot[], other: readonly Spot[]): number =>
  Math.min(...one.flatMap((spot) => other.slice(1).map((b, i) => gapTo(spot, other[i]!, b))));

describe('ready-made scenarios', () => {
  test('ids are unique and kebab-case', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(scenarios)('$name ($id) names two armies of one size', ({ south, north }) => {
    expect(south).not.toBe(north);
    expect(sizeOf(armyOf(south))).toBe(sizeOf(armyOf(north)));
  });

  test.each(scenarios)('SV-SETUP-01 $name ($id) begins with a set-up', (scenario) => {
    const match = start({
      armies: { south: armyOf(scenario.south), north: armyOf(scenario.north) },
      options: scenario.options,
      seed: 1,
    });
    expect(decision(match)?.kind).toBe('setup');
  });

  test.each(scenarios)('SV-TERR-01 the terrain of $id lies on the table, in simple polygons', (scenario) => {
    const ground = groundOf(scenario);
    const { width, depth } = tableOf(ground);
    for (const { type, points } of ground.terrain) {
      expect(points.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= depth)).toBe(true);
      const edges = type === 'escarpment' ? edgesOf(points).slice(0, -1) : edgesOf(points);
      expect(edges.some((edge) => edges.some((other) => isCrossed(edge, other)))).toBe(false);
    }
  });

  test.each(scenarios)('SV-SETUP-03 no ground of $id keeps anyone out of a deployment area', (scenario) => {
    const ground = groundOf(scenario);
    const { depth, strip } = tableOf(ground);
    const barred = ground.terrain.filter(({ type }) => PROHIBITED.includes(type)).flatMap(({ points }) => points);
    expect(barred.filter(([, y]) => y < strip || y > depth - strip)).toEqual([]);
  });

  test.each(scenarios)('SV-TERR-11 a unit can pass between the escarpments of $id', (scenario) => {
    const lines = groundOf(scenario).terrain.filter(({ type }) => type === 'escarpment');
    const gaps = lines.flatMap(({ points }, i) => lines.slice(i + 1).map((other) => gapBetween(points, other.points)));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4000);
  });

  test.each(scenarios)('the goals of $id can be reached, and count when turns are up', (scenario) => {
    const ground = groundOf(scenario);
    const { width, depth } = tableOf(ground);
    const goals = ground.scenarioGoals ?? { south: [], north: [] };
    expect(ground.victory === 'scenario').toBe(goals.south.length > 0 && goals.north.length > 0);
    expect(ground.turnLimit).toBeGreaterThan(0);
    for (const { x, y, radius } of [...goals.south, ...goals.north])
      expect([x - radius, y - radius, width - x - radius, depth - y - radius].every((room) => room >= 0)).toBe(true);
  });
});
