import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/major/armies.js';
import { major } from '../../src/games/major/major.js';
import { SCENARIOS } from '../../src/games/major/scenarios.js';
import type { Army, Scenario } from '../../src/zonal/army.js';
import { kitFor } from '../kit.js';

const { checkArmy, start, decision, choose, options } = kitFor(major);

const armies: readonly Army[] = ARMIES;
const scenarios: readonly Scenario[] = SCENARIOS;

const isLarge = (army: Army): boolean => army.id.endsWith('-large');
const normal = armies.filter((army) => !isLarge(army));
const large = armies.filter(isLarge);

type Unit = Army['units'][number];

/** MV-MELEE-07: CV of the types, foot by weapon. A missile stand is worth 2 more, a gun 6 more. */
const FOOT: Readonly<Record<string, number>> = { LF: 1, MF: 2, HF: 3 };
const BETTER_ARMED: Readonly<Record<string, number>> = { hand: 1, pikes: 2 };
const OTHERS: Readonly<Record<string, number>> = {
  LM: 2,
  MM: 3,
  HM: 4,
  'Organ Gun': 1 + 6,
  Gun: 1 + 6,
  Bombard: 1 + 6,
};
const MISSILES = ['firearms', 'bows', 'longbows', 'crossbows'];

const standWorth = ({ type, weapon = '' }: Unit): number =>
  (type in FOOT ? FOOT[type]! + (BETTER_ARMED[weapon] ?? 0) : OTHERS[type]!) + (MISSILES.includes(weapon) ? 2 : 0);
const worthOf = ({ units }: Army): number =>
  units.reduce((sum, unit) => sum + standWorth(unit) * unit.stands.length, 0);

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

const begin = ({ south, north, options: agreed }: Scenario) =>
  start({ armies: { south: armyOf(south), north: armyOf(north) }, options: agreed, seed: 1 });

const mountedIds = ({ units }: Army, letter: string): string[] =>
  units.flatMap(({ type }, i) => (['LM', 'MM', 'HM'].includes(type) ? [`${letter}${i + 1}`] : []));

const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

describe('ready-made armies', () => {
  test.each(armies)('MV-ARMY-03 MV-ARMY-07 MV-ARMY-09 $name ($id) is legal under default options', (army) => {
    expect(checkArmy(army)).toEqual({ errors: [], warnings: [] });
  });

  test('ids are unique and kebab-case', () => {
    const ids = armies.map(({ id }) => id);
    expect(isDistinct(ids)).toBe(true);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('no two armies share a name or a coat', () => {
    expect(isDistinct(armies.map(({ name }) => name))).toBe(true);
    expect(isDistinct(armies.map(({ coat }) => coat))).toBe(true);
    for (const { coat } of armies) expect(coat).toMatch(/^#[0-9a-f]{6}$/);
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

  /** MV-R-05: none, or all, of the mounted units of both sides get down. */
  const play = (scenario: Scenario, dismounts: boolean): void => {
    const match = begin(scenario);
    for (const side of ['south', 'north'] as const) {
      const mounted = mountedIds(armyOf(scenario[side]), side === 'south' ? 'S' : 'N');
      if (mounted.length === 0) continue;
      expect(decision(match)).toMatchObject({ side, kind: 'dismount' });
      choose(match, { do: 'dismount', units: dismounts ? mounted : [] });
    }
    for (const side of ['south', 'north']) {
      expect(decision(match)).toMatchObject({ side, kind: 'setup' });
      const [first] = options(match);
      if (first === undefined) throw new Error('No set-up is offered.');
      choose(match, first);
    }
    expect(['dismount', 'setup']).not.toContain(decision(match)?.kind);
  };

  test.each(scenarios)('MV-SETUP-01 $name ($id) begins, and both sides can set up', (scenario) => {
    play(scenario, false);
  });

  test.each(scenarios)('MV-ARMY-12 $name ($id) begins with everybody on foot', (scenario) => {
    play(scenario, true);
  });
});
