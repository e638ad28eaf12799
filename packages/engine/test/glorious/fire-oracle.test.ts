// A Glorious Victory: fire in random places against a second computation (GL-FIRE-07, -11, -14 to -19).
import { expect, test } from 'vitest';
import { choose } from './kit.js';
import { fireAt, firing, misses, needsOf, refused, X, type Loose } from './fire-help.js';
import { gap, isGun, mayFire, volleyOf } from './fire-oracle-help.js';

/** Numbers by chance, always the same ones. */
const chance = (seed: number) => {
  let state = seed;
  return (low: number, high: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return low + Math.floor((state / 2147483648) * (high - low + 1));
  };
};
type Next = ReturnType<typeof chance>;
const pick = <T>(next: Next, list: readonly T[]): T => list[next(0, list.length - 1)]!;

const FIRERS: [string, string][] = [
  ['foot bow', 'O'],
  ['mounted foot longbow', 'G'],
  ['foot crossbow', 'X'],
  ['foot handgun', 'H'],
  ['organ gun', 'A'],
  ['rockets', 'R'],
  ['light bombard', 'T'],
  ['bombard', 'U'],
];
const TARGETS: [string, string][] = [
  ['foot pike', 'P'],
  ['mounted foot bill', 'B'],
  ['light cavalry', 'V'],
  ['camels', 'K'],
  ['medium cavalry', 'M'],
  ['knights', 'N'],
  ['elephants', 'E'],
  ['commander', 'C'],
  ['sub-commander camel', 'C'],
  ['bombard', 'U'],
];
const layoutOf = (next: Next, letter: string): string => {
  if ('CARTU'.includes(letter)) return letter;
  const two = letter + letter;
  return pick(next, [
    letter.repeat(6),
    letter.repeat(next(1, 5)),
    `${two}/${two}/${two}`,
    `${two}/${two}`,
    `${two}/${two}/${letter}.`,
    `${two}/${two}/.${letter}`,
  ]);
};
const MIDDLE = 24000;
const anyone = (next: Next, id: string, spread: number): Loose => {
  const place = { id, x: X + next(-spread, spread), y: MIDDLE + next(-spread, spread), heading: next(0, 3599) };
  if (next(0, 5) === 0)
    return { ...place, type: 'battle', diameter: pick(next, [7000, 8000]), elements: 'P'.repeat(18) };
  const [type, letter] = pick(next, TARGETS);
  return { ...place, type, layout: layoutOf(next, letter) };
};
/** S1 and up to four others, none of whom overlap or touch. */
const scene = (next: Next): [string, Loose, Loose[]] => {
  const [type, letter] = pick(next, FIRERS);
  const firer: Loose = { id: 'S1', type, layout: layoutOf(next, letter), x: X, y: MIDDLE, heading: next(0, 3599) };
  const others: Loose[] = [];
  for (const id of ['N1', 'N2', 'N3', 'S2', 'N4']) {
    const one = anyone(next, id, isGun(letter) ? 15000 : 6500);
    if ([firer, ...others].every((there) => gap(there, one) > 12)) others.push(one);
  }
  if (isGun(letter) && others.length > 0 && next(0, 3) > 0) {
    const { x, y } = others[0]!;
    const heading = Math.round((Math.atan2(x - X, y - MIDDLE) * 1800) / Math.PI);
    const turned = { ...firer, heading: (heading + next(-60, 60) + 7200) % 3600 };
    if (others.every((there) => gap(there, turned) > 12)) return [letter, turned, others];
  }
  return [letter, firer, others];
};
const isUnit = ({ layout }: Loose): boolean => layout !== undefined;
const wire = (one: Loose): Loose =>
  isUnit(one) ? { ...one, formation: one['layout'].includes('/') ? 'mass' : 'line' } : one;

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'GL-FIRE-11, GL-FIRE-14, GL-FIRE-16, GL-R-41, GL-R-43 by chance, %i',
  (seed) => {
    const next = chance(seed * 7919);
    let [yes, no] = [0, 0];
    for (let i = 0; i < 12; i++) {
      const [letter, firer, others] = scene(next);
      const units = [firer, ...others].map(wire);
      for (const target of others.filter(({ id }) => id.startsWith('N'))) {
        const answer = mayFire(
          firer,
          letter,
          target,
          others.filter((one) => one !== target),
        );
        if (answer === 'near') continue;
        const elements = (firer['layout'] as string).replaceAll(/[./]/gu, '').length;
        const [n, cv] = answer === 'yes' ? volleyOf(letter, elements, firer, target) : [0, 0];
        const match = firing(units, misses(n), {});
        const why = refused(match, fireAt(target['id']));
        expect(why === undefined, `${answer} ${why?.because} ${target['id']} ${JSON.stringify(units)}`).toBe(
          answer === 'yes',
        );
        if (answer === 'yes') {
          const needs = needsOf(choose(match, fireAt(target['id']))).flat();
          expect(needs, `${target['id']} ${JSON.stringify(units)}`).toEqual(misses(n).map(() => cv));
          yes++;
        } else no++;
      }
    }
    expect(yes).toBeGreaterThan(2);
    expect(no).toBeGreaterThan(2);
  },
);
