import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/glorious/armies.js';
import { smallestDiameter, spacesOfAll } from '../../src/games/glorious/capacity.js';
import { SCENARIOS } from '../../src/games/glorious/scenarios.js';
import { standsOf, TYPES } from '../../src/games/glorious/units.js';
import { SIDES } from '../../src/kernel/side.js';
import type { Army, Scenario } from '../../src/tabletop/army/army.js';
import { outlineFault } from '../../src/tabletop/options/outline.js';
import { check, CLEAN, faultsOf, optionsOf, rulesOf } from './army-help.js';
import { choose, decision, options, position, start } from './kit.js';

const armies: readonly Army[] = ARMIES;
const scenarios: readonly Scenario[] = SCENARIOS;

const isSmall = ({ id }: Army): boolean => id.endsWith('-small');
const sizeOf = (army: Army): number => (isSmall(army) ? 8 : 12);
const armyOf = (id: string): Army => {
  const army = armies.find((each) => each.id === id);
  if (army === undefined) throw new Error(`There is no army ${id}.`);
  return army;
};
const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** Units whose type reads so. */
const count = ({ units }: Army, kinds: RegExp): number => units.filter(({ type }) => kinds.test(type)).length;
const FOOT = /^(mounted )?foot /;
const CAVALRY = /cavalry$|^knights$|^camels$|^elephants$/;
const GUNS = /^organ gun$|^rockets$|bombard$/;
const EXOTIC = /camel|elephant|rockets/;
const isExotic = (army: Army): boolean => count(army, EXOTIC) > 0;
const optionsFor = (army: Army) => ({ armySize: sizeOf(army), exoticTroops: isExotic(army) });

describe('ready-made armies', () => {
  test.each(armies)('GL-ARMY-01 to -06 $name ($id) is legal', (army) => {
    expect(check(army, optionsFor(army))).toEqual(CLEAN);
  });

  test.each(armies.filter((army) => !isExotic(army) && !isSmall(army)))('$id needs no options at all', (army) => {
    expect(check(army)).toEqual(CLEAN);
  });

  test.each(armies.filter(isExotic))('GL-ARMY-06 $id needs exoticTroops', (army) => {
    expect(rulesOf(check(army).errors)).toEqual(['GL-ARMY-06']);
  });

  test.each(armies)('GL-ARMY-01 to -05 the numbers of $id, counted by hand', (army) => {
    const [foot, ordinary] = [count(army, FOOT), count(army, FOOT) + count(army, CAVALRY)];
    expect(ordinary).toBe(sizeOf(army));
    expect(2 * foot).toBeGreaterThanOrEqual(ordinary);
    expect(foot).toBeGreaterThanOrEqual(3);
    expect(4 * count(army, /^knights$/)).toBeLessThanOrEqual(ordinary);
    expect(6 * count(army, /^elephants$/)).toBeLessThanOrEqual(ordinary);
    expect(4 * count(army, /^mounted foot /)).toBeLessThanOrEqual(ordinary);
    expect(4 * count(army, GUNS)).toBeLessThanOrEqual(ordinary);
    expect([count(army, /^commander/), count(army, /^sub-commander/)]).toEqual([1, 2]);
    expect(army.units).toHaveLength(ordinary + count(army, GUNS) + 3);
  });

  test.each(armies)('the commander of $id is its commander-in-chief', ({ units, commander }) => {
    expect(units.find(({ type }) => type.startsWith('commander'))?.name).toBe(commander);
  });

  test.each(armies)('GL-BATTLE-02 GL-BATTLE-07 three units of $id and its chief find room on a base', ({ units }) => {
    const three = units.filter(({ type }) => FOOT.test(type)).slice(0, 3);
    const spaces = spacesOfAll(optionsOf(), [...three.map(standsOf), 'C'].join(''));
    expect(smallestDiameter(optionsOf(), spaces)).toBe(7000);
  });

  test('there are nine at least, with ids and coats of their own', () => {
    const ids = armies.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(9);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(isDistinct(armies.map(({ name }) => name))).toBe(true);
    expect(isDistinct(armies.map(({ coat }) => coat))).toBe(true);
    for (const { coat } of armies) expect(coat).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(armies)('no two units of $id share a name, and none is too long for the wire', ({ units, note }) => {
    expect(isDistinct(units.map(({ name }) => name))).toBe(true);
    expect(units.every(({ name }) => name.length <= 80)).toBe(true);
    expect(note.length).toBeLessThanOrEqual(600);
  });

  test('every weapon, every kind of mounted and every gun is in one of them', () => {
    const types = new Set(armies.flatMap(({ units }) => units.map(({ type }) => type)));
    const missing = Object.keys(TYPES).filter((type) => !types.has(type));
    const rare = /^mounted foot |^commander camel$|^sub-commander (camel|elephant)$|^battle$/;
    expect(missing.filter((type) => !rare.test(type))).toEqual([]);
    expect([...types].some((type) => type.startsWith('mounted foot'))).toBe(true);
  });

  test.each(armies)('$id fights in a scenario', ({ id }) => {
    expect(scenarios.some(({ south, north }) => south === id || north === id)).toBe(true);
  });
});

type Spot = readonly [number, number];
interface Area {
  readonly type: string;
  readonly points: readonly Spot[];
}
interface Ground {
  readonly tableWidth: number;
  readonly tableDepth: number;
  readonly deploymentDepth: number;
  readonly turnLimit?: number;
  readonly victory?: string;
  readonly terrain: readonly Area[];
  readonly scenarioGoals?: Readonly<Record<'south' | 'north', readonly { x: number; y: number; radius: number }[]>>;
}
const groundOf = ({ options }: Scenario): Ground => ({
  tableWidth: 72,
  tableDepth: 48,
  deploymentDepth: 12,
  ...(options as unknown as Partial<Ground> & Pick<Ground, 'terrain'>),
});
const INCH = 1000;

/** GL-TERR-03: ground that keeps somebody out, and ground that keeps a Battle out. */
const BARRED = ['wood', 'village', 'rough', 'impassable', 'bog', 'escarpment'];

const gapTo = ([x, y]: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a[0] + along * dx - x, a[1] + along * dy - y);
};
/** By the number of edges to the right of the spot. */
const isInside = ([x, y]: Spot, points: readonly Spot[]): boolean =>
  points.filter((a, i) => {
    const b = points[(i + 1) % points.length]!;
    return a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
  }).length %
    2 ===
  1;
const distanceTo = (spot: Spot, { type, points }: Area): number => {
  const isLine = type === 'escarpment';
  if (!isLine && isInside(spot, points)) return 0;
  const ends = isLine ? points.slice(1) : points;
  return Math.min(...ends.map((b, i) => gapTo(spot, points[isLine ? i : (i + points.length - 1) % points.length]!, b)));
};

/** How many of the columns a Battle of this diameter can start in, and reach the other strip from, on a grid of inches. */
const waysAcross = (ground: Ground, diameter: number): number => {
  const { tableWidth, tableDepth, deploymentDepth, terrain } = ground;
  const barred = terrain.filter(({ type }) => BARRED.includes(type));
  const half = diameter / 2;
  const isFree = (x: number, y: number): boolean =>
    x >= half &&
    x <= tableWidth - half &&
    barred.every((area) => distanceTo([x * INCH, y * INCH], area) > half * INCH + 10);
  const seen = new Set<string>();
  const next: [number, number][] = [];
  const visit = (x: number, y: number): void => {
    if (y < deploymentDepth - half || y > tableDepth - deploymentDepth + half) return;
    if (seen.has(`${x},${y}`) || !isFree(x, y)) return;
    seen.add(`${x},${y}`);
    next.push([x, y]);
  };
  const [first, last] = [deploymentDepth - half, tableDepth - deploymentDepth + half];
  for (let x = 0; x <= tableWidth; x++) visit(x, first);
  for (let i = 0; i < next.length; i++) {
    const [x, y] = next[i]!;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      visit(x + dx, y + dy);
  }
  return next.filter(([, y]) => y === last).length;
};

describe('ready-made scenarios', () => {
  test('there are five at least, with ids of their own, and all sorts of ground', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const ground = new Set(scenarios.flatMap((scenario) => groundOf(scenario).terrain.map(({ type }) => type)));
    expect([...ground].toSorted()).toEqual(['hill', ...BARRED].toSorted());
  });

  test.each(scenarios)('$name ($id) has options as they may be', ({ options }) => {
    expect(faultsOf(options)).toEqual([]);
  });

  test.each(scenarios)('GL-ARMY-01 to -06 the armies of $id are legal in it, each on its side', (scenario) => {
    for (const side of SIDES) expect(check(armyOf(scenario[side]), scenario.options, side)).toEqual(CLEAN);
    expect(scenario.south).not.toBe(scenario.north);
  });

  test.each(scenarios)('GL-TERR-01 the terrain of $id lies on the table, in simple outlines', (scenario) => {
    const { terrain, tableWidth, tableDepth } = groundOf(scenario);
    for (const { type, points } of terrain) {
      expect(outlineFault(points, type !== 'escarpment', 'terrain', 'X')).toBeUndefined();
      for (const [x, y] of points)
        expect(x >= 0 && y >= 0 && x <= tableWidth * INCH && y <= tableDepth * INCH).toBe(true);
    }
  });

  test.each(scenarios)('GL-SETUP-03 no ground of $id keeps anyone out of a deployment strip', (scenario) => {
    const { terrain, tableDepth, deploymentDepth } = groundOf(scenario);
    const heights = terrain
      .filter(({ type }) => BARRED.includes(type))
      .flatMap(({ points }) => points.map(([, y]) => y));
    for (const y of heights) {
      expect(y).toBeGreaterThanOrEqual(deploymentDepth * INCH);
      expect(y).toBeLessThanOrEqual((tableDepth - deploymentDepth) * INCH);
    }
  });

  test.each(scenarios)('GL-TERR-03 a Battle of eight inches gets across the table of $id', (scenario) => {
    expect(waysAcross(groundOf(scenario), 8)).toBeGreaterThanOrEqual(8);
  });

  test.each(scenarios)(
    'GL-BATTLE-01 GL-SETUP-03 both armies of $id form up, find room, and the match begins',
    (scenario) => {
      const { south, north, options: given } = scenario;
      const match = start({ armies: { south: armyOf(south), north: armyOf(north) }, options: given, seed: 1 });
      for (const side of SIDES) {
        expect(decision(match)).toMatchObject({ kind: 'form', side });
        choose(match, options(match)[0]);
      }
      const sides = SIDES.map(() => {
        expect(decision(match)?.kind).toBe('setup');
        const side = decision(match)?.side;
        choose(match, options(match)[0]);
        return side;
      });
      expect(sides.toSorted()).toEqual(['north', 'south']);
      expect(position(match).turn).toBe(1);
      expect(decision(match)?.kind).not.toBe('setup');
    },
  );

  test.each(scenarios)('the goals of $id lie on the table, and count when turns are up', (scenario) => {
    const { scenarioGoals, victory, turnLimit, tableWidth, tableDepth } = groundOf(scenario);
    const goals = scenarioGoals ?? { south: [], north: [] };
    expect(victory === 'scenario').toBe(goals.south.length > 0 && goals.north.length > 0);
    expect(turnLimit).toBeGreaterThan(0);
    for (const { x, y, radius } of [...goals.south, ...goals.north])
      expect(
        [x - radius, y - radius, tableWidth * INCH - x - radius, tableDepth * INCH - y - radius].every((n) => n >= 0),
      ).toBe(true);
  });
});
