import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/fine/armies.js';
import { SCENARIOS } from '../../src/games/fine/scenarios.js';
import type { Army, Scenario } from '../../src/zonal/army.js';
import { checkArmy, choose, decision, options, start } from '../kit.js';

const armies: readonly Army[] = ARMIES;
const scenarios: readonly Scenario[] = SCENARIOS;

const isLarge = (army: Army): boolean => army.id.endsWith('-large');
const normal = armies.filter((army) => !isLarge(army));
const large = armies.filter(isLarge);

/** FV-MELEE-07: a stand is worth its CV, 2 more if it carries muskets, a gun 6 more. */
const WORTH: Readonly<Record<string, number>> = { P: 4, M: 2 + 2, L: 2, H: 3, X: 4, Y: 5, D: 3 + 2, G: 2 + 6 };
const worthOf = (army: Army): number =>
  army.units.flatMap(({ stands }) => [...stands]).reduce((sum, stand) => sum + WORTH[stand]!, 0);

/** How many times the strongest of them outweighs the weakest. */
const spreadOf = (group: readonly Army[]): number => {
  const worths = group.map(worthOf);
  return Math.max(...worths) / Math.min(...worths);
};

const armyOf = (id: string): Army => {
  const army = armies.find((a) => a.id === id);
  if (army === undefined) throw new Error(`There is no army ${id}.`);
  return army;
};

const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

describe('ready-made armies', () => {
  test.each(armies)('FV-ARMY-02 FV-ARMY-06 FV-ARMY-07 $name ($id) is legal under default options', (army) => {
    expect(checkArmy(army).errors).toEqual([]);
  });

  test.each(armies)('FV-ARMY-14 $id keeps its dragoons fewer than its horse', (army) => {
    expect(checkArmy(army, { dragoonsFewer: true }).errors).toEqual([]);
  });

  test('ids are unique and kebab-case', () => {
    const ids = armies.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(armies)('no two units of $id share a name', ({ units }) => {
    expect(isDistinct(units.map(({ name }) => name))).toBe(true);
  });

  test('there are 9 to 13 units in a normal army and 16 in a large one', () => {
    for (const { id, units } of normal) expect([id, units.length >= 9 && units.length <= 13]).toEqual([id, true]);
    for (const { id, units } of large) expect([id, units.length]).toEqual([id, 16]);
  });

  test('armies of one size are within 15 % of each other in worth', () => {
    expect(spreadOf(normal)).toBeLessThanOrEqual(1.15);
    expect(spreadOf(large)).toBeLessThanOrEqual(1.15);
  });
});

describe('ready-made scenarios', () => {
  test('ids are unique and kebab-case', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(scenarios)('$name ($id) names two armies of one size', ({ south, north }) => {
    expect(isLarge(armyOf(south))).toBe(isLarge(armyOf(north)));
  });

  test.each(scenarios)('FV-SETUP-01 $name ($id) begins, and both sides can set up', (scenario) => {
    const match = start({
      armies: { south: armyOf(scenario.south), north: armyOf(scenario.north) },
      options: scenario.options,
      seed: 1,
    });
    for (const _ of ['south', 'north']) {
      expect(decision(match)?.kind).toBe('setup');
      const [first] = options(match);
      if (first === undefined) throw new Error('No set-up is offered.');
      choose(match, first);
    }
    expect(decision(match)?.kind).not.toBe('setup');
  });
});
