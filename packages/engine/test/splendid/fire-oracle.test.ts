import { expect, test } from 'vitest';
import { box, eligible, firing, type Loose } from './fire-help.js';
import { mayFire, standsOf } from './fire-oracle-help.js';

/** Numbers by chance, always the same ones. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};
const SHAPES: [string, string[]][] = [
  ['line', ['aaa', 'aaaa', 'aaaaaa']],
  ['block', ['aa/a.', 'aaa/.aa', 'aa/aa']],
  ['defensiveBlock', ['aa/.a', 'aaa/aa.', 'aa/aa/aa', 'aaa/aaa/aaa', 'aaa/aaa/.a.']],
  ['openOrder', ['mm', 'mmm']],
  ['bentLine', ['aaaa', 'aaaaa']],
  ['bentOpenOrder', ['mmm', 'mm']],
];

const anyUnit = (id: string, spread: number, any: (below: number) => number): Loose => {
  const [formation, layouts] = SHAPES[any(SHAPES.length)]!;
  const letter = () => (any(4) === 0 ? 'P' : 'M');
  const layout = [...layouts[any(layouts.length)]!].map((c) => (c === 'a' ? letter() : c === 'm' ? 'M' : c)).join('');
  const bend = {
    after: 1 + any(layout.length - 1),
    stays: any(2) ? 'left' : 'right',
    way: any(2) ? 'back' : 'forward',
    angle: 1 + any(900),
  };
  return {
    id,
    type: 'P&M',
    formation,
    layout,
    x: 36000 + any(2 * spread) - spread,
    y: 24000 + any(2 * spread) - spread,
    heading: any(3600),
    ...(formation.startsWith('bent') ? { bend } : {}),
  };
};

/** Units about S1, and perhaps a wood that nobody is in. */
const anySituation = (any: (below: number) => number) => {
  const units = [anyUnit('S1', 1, any), ...['N1', 'N2', 'N3', 'S3'].map((id) => anyUnit(id, 8500, any))];
  const [x, y] = [28000 + any(16000), 16000 + any(16000)];
  return { units, wood: box(x, y, x + 200 + any(1500), y + 200 + any(1500)) };
};
const inside = ([x, y]: readonly [number, number], [low, , high]: number[][]): boolean =>
  x >= low![0]! && x <= high![0]! && y >= low![1]! && y <= high![1]!;

test.each([1, 2, 3, 4, 5, 6])('SV-FIRE-10..16 who may fire at whom, against a second computation (%i)', (seed) => {
  const any = chance(seed);
  let [compared, some] = [0, 0];
  while (compared < 40) {
    const { units, wood } = anySituation(any);
    const stands = units.flatMap(standsOf);
    const woods = stands.some(({ centre }) => inside(centre, wood)) ? [] : [wood];
    let match;
    try {
      match = firing(units, { options: { terrain: woods.map((points) => ({ type: 'wood', points })) } });
    } catch (fault) {
      expect(String(fault)).toMatch(/overlap/u);
      continue;
    }
    compared += 1;
    for (const target of ['N1', 'N2', 'N3']) {
      const expected = mayFire(stands, units[0]!, target, woods as [number, number][][]);
      expect(eligible(match, target), JSON.stringify({ target, units, woods })).toEqual(expected);
      if (expected.length > 0) some += 1;
    }
  }
  expect(some).toBeGreaterThan(20);
});
