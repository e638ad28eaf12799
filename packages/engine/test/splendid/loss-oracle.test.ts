/** Removals compared with an oracle of our own: all sets of k stands, judged by SV-LOSS-06 and SV-FORM-02. */
import { describe, expect, test } from 'vitest';
import { choose, decision, options, unit } from './kit.js';
import { H, W, X, Y, gone, kind, losses, north, switches, type Loose, type Match } from './melee-help.js';
import {
  SHAPES,
  kindOf,
  removalsOf,
  standsOf,
  type Bend,
  type Given,
  type Removal,
  type Stand,
} from './oracle-help.js';

type Chance = (below: number) => number;
const chance = (seed: number): Chance => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
};
const pick = <T>(next: Chance, list: readonly T[]): T => list[next(list.length)]!;
const letters = (next: Chance, n: number, of: string): string =>
  Array.from({ length: n }, () => pick(next, [...of])).join('');

/** A block of a random shape; each rank somewhere directly behind the one before. */
const blockLayout = (next: Chance, of: string): string => {
  const sizes = pick(next, SHAPES).split(',').map(Number);
  let start = 0;
  return sizes
    .map((size, rank) => {
      if (rank > 0) start += next(sizes[rank - 1]! - size + 1);
      const row = '.'.repeat(start) + letters(next, size, of);
      return row.padEnd(sizes[0]!, '.');
    })
    .join('/');
};
const rowOf = (next: Chance, most: number, of: string): string => letters(next, 2 + next(most - 1), of);
const bendOf = (next: Chance, layout: string, ways: Bend['way'][]): Bend => ({
  after: 1 + next(layout.length - 1),
  stays: pick(next, ['left', 'right'] as const),
  way: pick(next, ways),
  angle: pick(next, [300, 600, 900]),
});
const COLUMN = (row: string): string => [...row].join('/');

const WAYS: Bend['way'][] = ['back', 'forward'];
/** A random unit of each kind at a pose. */
const KINDS: Record<string, (next: Chance, ways: Bend['way'][]) => Loose> = {
  line: (next) => ({ type: 'P&M', layout: rowOf(next, 9, 'PM') }),
  openOrder: (next) => ({ type: 'D', state: 'dismounted', layout: rowOf(next, 7, 'D') }),
  block: (next) => ({ type: 'Foot', layout: blockLayout(next, 'HL') }),
  defensiveBlock: (next) => ({ type: 'P&M', layout: blockLayout(next, 'PM') }),
  roadColumn: (next) => ({ type: 'P&M', layout: COLUMN(rowOf(next, 6, 'PM')) }),
  bentLine: (next, ways) => {
    const layout = rowOf(next, 7, 'PM');
    return { type: 'P&M', layout, bend: bendOf(next, layout, ways) };
  },
  bentOpenOrder: (next, ways) => {
    const layout = rowOf(next, 7, 'D');
    return { type: 'D', layout, bend: bendOf(next, layout, ways) };
  },
};

const count = (layout: string): number => layout.replaceAll(/[^A-Z]/g, '').length;
const ranks = (stands: Stand[]): number => new Set(stands.map((one) => one.rank)).size;
/** A line left of a defensive block faces as its stands do; whether that is called turned does not matter here. */
const name = (stands: number[], turned: boolean): string => `${stands}${turned ? ' turned' : ''}`;
const offered = (match: Match, legal: Removal[]): string[] =>
  options(match)
    .map((one) => {
      const rows = legal.filter(({ stands }) => `${stands}` === `${one.stands}`);
      return name(one.stands, one.turned === true && !rows.some(({ left }) => ranks(left) === 1));
    })
    .sort();

const told = (stands: Stand[]): Loose[] =>
  stands.map(({ letter, heading, x, y }) => ({ letter, heading, x, y })).sort((a, b) => a.x - b.x || a.y - b.y);
/** Every stand is where it was, within rounding. */
const standWhere = (match: Match, expected: Stand[], of: string): void => {
  const now = unit(match, 'S1');
  const found = standsOf({ ...now, trail: now.formation === 'bentRoadColumn' ? now.trail : undefined });
  expect(found, of).toHaveLength(expected.length);
  for (const stand of told(expected))
    expect(
      found.some(
        (one) =>
          one.letter === stand.letter &&
          one.heading === stand.heading &&
          Math.abs(one.x - stand.x) <= 2 &&
          Math.abs(one.y - stand.y) <= 2,
      ),
      `${of}: ${JSON.stringify(stand)} is not in ${JSON.stringify(told(found))}`,
    ).toBe(true);
};

/** Plays one loss and compares the choices and where the rest stands. */
const compare = (
  given: Given,
  lose: number,
  next: Chance,
  { enemy, holds, rules }: { enemy?: Loose; holds?: (left: Stand[]) => boolean; rules?: Loose } = {},
): void => {
  const of = JSON.stringify({ ...given, lose, enemy });
  const legal = removalsOf(given, lose, holds);
  const match = losses([{ id: 'S1', ...given, hits: 2 * lose + next(2) }, ...(enemy ? [enemy].flat() : [])], rules);
  if (legal.length === 0) return expect(gone(match, 'S1'), of).toBe(true);
  let removal = legal[0]!;
  if (legal.length > 1) {
    expect(decision(match), of).toMatchObject({ side: 'south', kind: 'remove' });
    expect(offered(match, legal), of).toEqual(legal.map((one) => name(one.stands, one.turned)).sort());
    removal = pick(next, legal);
    const same = options(match).filter((one) => `${one.stands}` === `${removal.stands}`);
    choose(match, same.length === 1 ? same[0] : same.find((one) => (one.turned === true) === removal.turned));
  }
  expect(kind(match), of).toBe('activity');
  if (enemy && removal.left.length === 1) return expect(gone(match, 'S1'), of).toBe(true); // SV-LOSS-11
  expect(unit(match, 'S1'), of).toMatchObject({ hits: 0, formation: kindOf(given, removal.left) });
  return standWhere(match, removal.left, of);
};

const pose = (next: Chance): Loose => ({ x: 20000 + next(20000), y: 18000 + next(8000), heading: 300 * next(12) });
const unitOf = (formation: string, next: Chance, ways = WAYS): Given => ({
  formation,
  ...pose(next),
  ...KINDS[formation]!(next, ways),
});

/** An enemy of two stands, 2W wide and W deep, along one side of a stand; everything in steps of half a stand. */
const besides = (next: Chance, stand: Stand): Place => {
  const side = next(4);
  if (side < 2) return { x: stand.x + H * (next(5) - 2), y: stand.y + (side === 0 ? W : -W) };
  return { x: stand.x + (side === 2 ? 1.5 : -1.5) * W, y: stand.y + H * (next(3) - 1) };
};
type Place = { x: number; y: number };
const gaps = (stand: Place, foe: Place): [number, number] => [
  Math.abs(stand.x - foe.x) - 1.5 * W,
  Math.abs(stand.y - foe.y) - W,
];
const overlap = (stand: Place, foe: Place): boolean => gaps(stand, foe).every((gap) => gap < -10);
/** An edge along an edge: flush one way and well overlapping the other way. */
const alongside = (stand: Place, foe: Place): boolean => {
  const [across, along] = gaps(stand, foe);
  return (Math.abs(across) < 2 && along < -100) || (Math.abs(along) < 2 && across < -100);
};
const tooNear = (one: Place, other: Place): boolean =>
  Math.abs(one.x - other.x) < 2 * W && Math.abs(one.y - other.y) < W;

describe('the removals offered are those of the oracle', () => {
  test.each(Object.keys(KINDS))('SV-LOSS-04, -06, -07, -08, -10 out of contact: %s', (formation) => {
    const next = chance(Object.keys(KINDS).indexOf(formation) + 1);
    for (let i = 0; i < 60; i++) {
      const given = unitOf(formation, next);
      compare(given, 1 + next(count(given.layout) - 1), next);
    }
  });

  test('SV-LOSS-04, -06, -07 every block shape, every number of losses, every place of the short ranks', () => {
    const next = chance(77);
    const layouts = new Set(Array.from({ length: 400 }, () => blockLayout(next, 'H')));
    expect(layouts.size).toBe(18); // all there are
    for (const layout of layouts)
      for (const formation of ['block', 'defensiveBlock'])
        for (let lose = 1; lose < count(layout); lose++)
          compare({ type: 'Foot', formation, layout, x: X, y: Y, heading: 0 }, lose, next);
  });

  test('SV-LOSS-06, -10 bent road columns', () => {
    const next = chance(5);
    for (let i = 0; i < 30; i++) {
      const [x, y, n] = [X, Y, 2 + next(4)];
      // Facing north, then every stand behind the bend faces east: hinged at the left rear corner of the one ahead.
      const bendAt = 1 + next(n - 1);
      const trail = Array.from({ length: n - 1 }, (_, j) =>
        j + 1 < bendAt
          ? { x, y: y - (j + 1) * W, heading: 0 }
          : { x: x - W / 2 - (j + 1 - bendAt) * W, y: y - bendAt * W - W / 2, heading: 900 },
      );
      const layout = COLUMN(letters(next, n, 'PM'));
      compare({ type: 'P&M', formation: 'bentRoadColumn', layout, x, y, heading: 0, trail }, 1 + next(n - 1), next);
    }
  });

  test.each(Object.keys(KINDS))('SV-LOSS-05 with an enemy before part of the front: %s', (formation) => {
    const next = chance(100 + Object.keys(KINDS).indexOf(formation));
    for (let i = 0; i < 40; i++) {
      const given = { ...unitOf(formation, next, ['back']), x: X, y: Y, heading: 0 };
      const front = standsOf(given).filter((one) => Math.abs(one.y - (Y - W / 2)) < 1);
      // The enemy's two stands begin at half a stand's steps, so that what meets only at corners is no contact.
      const middle = pick(next, front).x + (W / 2) * (next(5) - 2);
      const meets = (left: Stand[]): boolean =>
        left.some((one) => Math.abs(one.y - (Y - W / 2)) < 1 && Math.abs(one.x - middle) < 1.5 * W - 100);
      const lose = 1 + next(count(given.layout) - 1);
      compare(given, lose, next, { enemy: north({ type: 'M', layout: 'XX', x: middle }), holds: meets });
    }
  });

  test.each(['line', 'openOrder', 'block', 'defensiveBlock', 'roadColumn'])(
    'SV-LOSS-05 with two enemies anywhere around it: %s',
    (formation) => {
      const next = chance(200 + formation.length);
      let played = 0;
      for (let i = 0; i < 500; i++) {
        const given = { ...unitOf(formation, next), x: X, y: Y, heading: 0 };
        const all = standsOf(given);
        const foes = [0, 1].map(() => besides(next, pick(next, all)));
        if (foes.some((foe) => all.some((one) => overlap(one, foe))) || tooNear(foes[0]!, foes[1]!)) continue;
        const holds = (left: Stand[]): boolean => foes.every((foe) => left.some((one) => alongside(one, foe)));
        const enemy = foes.map((foe, j) => ({
          id: `N${j + 1}`,
          type: 'M',
          layout: 'XX',
          x: foe.x,
          y: foe.y - H,
          heading: 1800,
        }));
        compare(given, 1 + next(count(given.layout) - 1), next, { enemy, holds });
        played++;
      }
      expect(played).toBeGreaterThan(50);
    },
  );

  test.each(Object.keys(KINDS))('SV-R-35 lossKeepsKind: %s', (formation) => {
    const next = chance(300 + Object.keys(KINDS).indexOf(formation));
    for (let i = 0; i < 30; i++) {
      const given = unitOf(formation, next);
      const holds = (left: Stand[]): boolean => left.length === 1 || kindOf(given, left) === formation;
      compare(given, 1 + next(count(given.layout) - 1), next, { holds, rules: switches('lossKeepsKind') });
    }
  });
});
