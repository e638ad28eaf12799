import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/great/armies.js';
import { SCENARIOS } from '../../src/games/great/scenarios.js';
import type { Army, RosterUnit, Scenario } from '../../src/tabletop/army/army.js';
import { checkArmy, choose, decision, options, position, start } from './kit.js';

const armies: readonly Army[] = ARMIES;
const scenarios: readonly Scenario[] = SCENARIOS;

/** The horse peoples, for scenarios that set `mountedPercent`. */
const RIDERS = ['parthians', 'xiongnu'];
const isRider = ({ id }: Army): boolean => RIDERS.includes(id);
const isSmall = ({ id }: Army): boolean => id.endsWith('-small');
const pointsFor = (army: Army): number => (isSmall(army) ? 75 : 150);
const optionsFor = (army: Army) => ({
  armyPoints: pointsFor(army),
  ...(isRider(army) ? { mountedPercent: 100 } : {}),
});
const normal = armies.filter((army) => !isRider(army) && !isSmall(army));

/** GV-POINTS-01, row by row; a dash there is no entry here. */
const COSTS: Readonly<Record<string, number>> = {
  'light foot light arms': 4,
  'light foot arms': 6,
  'light foot pikes': 8,
  'light foot javelins': 3,
  'light foot slings': 2,
  'light foot bows': 3,
  'light foot longbows': 4,
  'light foot crossbows': 4,
  'medium foot light arms': 6,
  'medium foot arms': 8,
  'medium foot pikes': 10,
  'medium foot bows': 4,
  'medium foot longbows': 5,
  'medium foot crossbows': 5,
  'heavy foot arms': 10,
  'heavy foot pikes': 12,
  'heavy foot bows': 5,
  'heavy foot crossbows': 6,
  'light horse': 6,
  'medium horse': 8,
  'heavy horse': 10,
  'light camels': 6,
  'medium camels': 8,
  'light chariots': 6,
  'heavy chariots': 8,
  'medium elephants': 6,
  'heavy elephants': 8,
  'light artillery': 4,
  'heavy artillery': 4,
  commander: 6,
  'sub-commander': 6,
};
/** GV-UNIT-06, -07: what may be carried at no cost. */
const CARRIED: Readonly<Record<string, readonly string[]>> = {
  'light horse': ['javelins', 'bows', 'crossbows'],
  'light camels': ['javelins', 'bows', 'crossbows'],
  'light chariots': ['javelins', 'bows'],
  'heavy chariots': ['javelins', 'bows'],
  'medium elephants': ['javelins', 'bows'],
  'heavy elephants': ['javelins', 'bows'],
};
const rowOf = (type: string): string =>
  Object.keys(CARRIED).find((row) => CARRIED[row]!.some((weapon) => type === `${row} ${weapon}`)) ?? type;

/** GV-POINTS-02: only where quality is assigned. */
const EXTRA: Readonly<Record<string, number>> = { green: -1, elite: 3 };
const costOf = ({ type, quality }: RosterUnit, assigned: boolean): number =>
  COSTS[rowOf(type)]! + (assigned ? (EXTRA[quality ?? 'trained'] ?? 0) : 0);
const sum = (units: readonly RosterUnit[], assigned: boolean): number =>
  units.reduce((total, unit) => total + costOf(unit, assigned), 0);

const ofKind = ({ units }: Army, kinds: RegExp): RosterUnit[] => units.filter(({ type }) => kinds.test(type));
const MOUNTED = /horse|camels|chariots/;
const SHARES: readonly (readonly [string, RegExp, number])[] = [
  ['mounted', MOUNTED, 25],
  ['elephants', /elephants/, 12],
  ['artillery', /artillery/, 9],
];

const armyOf = (id: string): Army => {
  const army = armies.find((a) => a.id === id);
  if (army === undefined) throw new Error(`There is no army ${id}.`);
  return army;
};
const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
const typesOf = (army: Army): string[] => army.units.map(({ type }) => type);
const CLEAN = { errors: [], warnings: [] };

describe('ready-made armies', () => {
  test.each(armies)('GV-POINTS-03 GV-POINTS-04 $name ($id) is legal', (army) => {
    expect(checkArmy(army, optionsFor(army))).toEqual(CLEAN);
  });

  test.each(armies)('GV-POINTS-02 $id is legal with its qualities too', (army) => {
    const given = { ...optionsFor(army), unitQuality: 'assigned', commandQuality: 'assigned' };
    expect(checkArmy(army, given)).toEqual(CLEAN);
  });

  test.each(normal)('GV-POINTS-03 $id needs no options at all', (army) => {
    expect(checkArmy(army)).toEqual(CLEAN);
  });

  test.each(armies.filter(isRider))('GV-POINTS-03 $id has too many horses for a usual match', (army) => {
    expect(checkArmy(army).errors).toMatchObject([{ rule: 'GV-POINTS-03' }]);
  });

  test.each(armies)('GV-POINTS-01 the units of $id are in the table', (army) => {
    expect(typesOf(army).filter((type) => COSTS[rowOf(type)] === undefined)).toEqual([]);
  });

  test.each(armies)('GV-UNIT-08 only hand weapons of $id are thrown', ({ units }) => {
    expect(units.filter(({ type, thrown }) => thrown && !/ foot (light )?arms$/.test(type))).toEqual([]);
  });

  test.each(armies)('GV-POINTS-01 GV-POINTS-02 $id costs what it may and little less', (army) => {
    for (const assigned of [false, true]) {
      const cost = sum(army.units, assigned);
      expect(cost).toBeLessThanOrEqual(pointsFor(army));
      expect(cost).toBeGreaterThanOrEqual(pointsFor(army) * 0.96);
    }
  });

  test.each(armies)('GV-POINTS-03 $id keeps within the shares', (army) => {
    for (const [name, kinds, percent] of SHARES)
      for (const assigned of [false, true]) {
        const most = name === 'mounted' && isRider(army) ? 100 : percent;
        expect(sum(ofKind(army, kinds), assigned) * 100).toBeLessThanOrEqual(pointsFor(army) * most);
      }
  });

  test.each(armies)('GV-POINTS-03 one point less than $id costs is too few', (army) => {
    const armyPoints = sum(army.units, false) - 1;
    const whole = { mountedPercent: 100, elephantPercent: 100, artilleryPercent: 100 };
    expect(checkArmy(army, { ...whole, armyPoints: armyPoints + 1 })).toEqual(CLEAN);
    expect(checkArmy(army, { ...whole, armyPoints }).errors).toMatchObject([{ rule: 'GV-POINTS-03' }]);
  });

  test.each(armies)('GV-POINTS-04 $id has one commander and at most one sub-commander', (army) => {
    expect(ofKind(army, /^commander$/)).toHaveLength(1);
    expect(ofKind(army, /^sub-commander$/).length).toBeLessThanOrEqual(1);
  });

  test.each(armies)('$id has a size that is pleasant to play', (army) => {
    const [least, most] = isSmall(army) ? [9, 14] : [14, 22];
    expect(army.units.length).toBeGreaterThanOrEqual(least);
    expect(army.units.length).toBeLessThanOrEqual(most);
  });

  test('ids are unique and kebab-case, and no two coats are alike', () => {
    const ids = armies.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isDistinct(armies.map(({ coat }) => coat))).toBe(true);
    for (const { coat } of armies) expect(coat).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(armies)('no two units of $id share a name', ({ units }) => {
    expect(isDistinct(units.map(({ name }) => name))).toBe(true);
  });

  test('there are many for a usual match, and every kind of unit is in one of them', () => {
    expect(normal.length).toBeGreaterThanOrEqual(12);
    const kinds = [/elephants/, /chariots/, /pikes/, /horse bows/, /camels/, /slings/, /longbows/, /crossbows/];
    const others = [/javelins/, /^light artillery/, /^heavy artillery/, /^heavy horse/, /^heavy chariots/];
    for (const kind of [...kinds, ...others])
      expect(
        normal.some((army) => ofKind(army, kind).length > 0),
        String(kind),
      ).toBe(true);
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
  readonly unitQuality?: string;
  readonly victory?: string;
  readonly terrain: readonly { readonly type: string; readonly points: readonly Spot[] }[];
  readonly scenarioGoals?: Readonly<Record<'south' | 'north', readonly { x: number; y: number; radius: number }[]>>;
}
const groundOf = ({ options: given }: Scenario): Ground => given as unknown as Ground;
const tableOf = ({ tableWidth = 180, tableDepth = 120, deploymentDepth = 30 }: Ground) => ({
  width: tableWidth * 1000,
  depth: tableDepth * 1000,
  strip: deploymentDepth * 1000,
});

/** GV-TERR-03, -04: ground that keeps somebody out. */
const PROHIBITED = ['wood', 'rough', 'bog', 'impassable', 'escarpment'];

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

const opened = (scenario: Scenario) =>
  start({
    armies: { south: armyOf(scenario.south), north: armyOf(scenario.north) },
    options: scenario.options,
    seed: 1,
  });
/** GV-UNIT-11: nobody dismounts. */
const setUpOf = (scenario: Scenario) => {
  const match = opened(scenario);
  while (decision(match)?.kind === 'dismount') choose(match, { do: 'dismount', units: [] });
  return match;
};

describe('ready-made scenarios', () => {
  test('there are six at least, with ids that are unique and kebab-case, and all sorts of ground', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const ground = new Set(scenarios.flatMap((scenario) => groundOf(scenario).terrain.map(({ type }) => type)));
    expect([...ground].toSorted()).toEqual(['bog', 'escarpment', 'hill', 'rough', 'village', 'wood']);
  });

  test.each(scenarios)('$name ($id) names two armies of one size', (scenario) => {
    const [south, north] = [armyOf(scenario.south), armyOf(scenario.north)];
    const assigned = groundOf(scenario).unitQuality === 'assigned';
    expect(south).not.toBe(north);
    expect(isSmall(south)).toBe(isSmall(north));
    expect(Math.abs(sum(south.units, assigned) - sum(north.units, assigned))).toBeLessThanOrEqual(6);
  });

  test.each(scenarios)('GV-POINTS-03 GV-POINTS-04 the armies of $id are legal in it', (scenario) => {
    for (const id of [scenario.south, scenario.north]) expect(checkArmy(armyOf(id), scenario.options)).toEqual(CLEAN);
  });

  test.each(scenarios)('GV-UNIT-11 $id asks those with horse or camels whether they dismount', (scenario) => {
    const match = opened(scenario);
    for (const side of ['south', 'north'] as const) {
      if (ofKind(armyOf(scenario[side]), /horse|camels/).length === 0) continue;
      expect(decision(match)).toMatchObject({ kind: 'dismount', side });
      choose(match, { do: 'dismount', units: [] });
    }
    expect(decision(match)?.kind).toBe('setup');
  });

  test.each(scenarios)('GV-SETUP-01 GV-SETUP-02 both armies of $id have room, and the match begins', (scenario) => {
    const match = setUpOf(scenario);
    const sides = ['south', 'north'].map(() => {
      const side = decision(match)?.side;
      expect(decision(match)?.kind).toBe('setup');
      choose(match, options(match)[0]);
      return side;
    });
    expect(sides.toSorted()).toEqual(['north', 'south']);
    expect(position(match).turn).toBe(1);
    expect(decision(match)?.kind).not.toBe('setup');
  });

  test.each(scenarios)('GV-TERR-01 the terrain of $id lies on the table, in simple polygons', (scenario) => {
    const ground = groundOf(scenario);
    const { width, depth } = tableOf(ground);
    for (const { type, points } of ground.terrain) {
      expect(points.every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= depth)).toBe(true);
      const edges = type === 'escarpment' ? edgesOf(points).slice(0, -1) : edgesOf(points);
      expect(edges.some((edge) => edges.some((other) => isCrossed(edge, other)))).toBe(false);
    }
  });

  test.each(scenarios)('GV-SETUP-02 no ground of $id keeps anyone out of a deployment area', (scenario) => {
    const ground = groundOf(scenario);
    const { depth, strip } = tableOf(ground);
    const barred = ground.terrain.filter(({ type }) => PROHIBITED.includes(type)).flatMap(({ points }) => points);
    expect(barred.filter(([, y]) => y < strip || y > depth - strip)).toEqual([]);
  });

  test.each(scenarios)('GV-TERR-04 two lines of foot can pass between the escarpments of $id', (scenario) => {
    const lines = groundOf(scenario).terrain.filter(({ type }) => type === 'escarpment');
    const gaps = lines.flatMap(({ points }, i) => lines.slice(i + 1).map((other) => gapBetween(points, other.points)));
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(17_000);
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
