// A Glorious Victory: mixed volleys of Battles by chance, against a second count (GL-FIRE-16 to -20, GL-TERR-07, GL-R-36, -37).
import { expect, test } from 'vitest';
import { choose } from './kit.js';
import { fire, firing, foe, mass, misses, ours, strip, type Loose, X } from './fire-help.js';

const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};
type Group = { letter: string; row: number; elements: number; cv: number; dice: number };
const ROWS = 'OGXH';
const cvOf = (letter: string, gap: number): number => {
  if ('XH'.includes(letter)) return gap <= 4000 ? 3 : 0;
  return (letter === 'O' ? [3, 1] : [4, 2])[gap <= 3000 ? 0 : 1]!;
};

/** What the dice need, group by group. */
const expected = (letters: Loose, gap: number, net: number, knights: boolean, features: number): number[] => {
  const groups: Group[] = [...ROWS]
    .map((letter, row) => ({ letter, row, elements: letters[letter] ?? 0, cv: cvOf(letter, gap), dice: 0 }))
    .filter(({ elements }) => elements > 0);
  const bySize = groups.toSorted((a, b) => b.elements - a.elements || b.cv - a.cv || a.row - b.row);
  let left = net;
  for (const group of bySize) {
    group.dice = Math.max(0, group.elements + left);
    left = left > 0 ? 0 : Math.min(0, group.elements + left);
    if (group.letter === 'H' && knights) group.dice *= 2;
  }
  const inOrder = groups.toSorted((a, b) => b.cv - a.cv || a.row - b.row);
  const needs = inOrder.flatMap(({ cv, dice }) => Array.from({ length: dice }, () => cv));
  return needs.slice(0, Math.max(0, needs.length - 2 * features));
};

test.each(Array.from({ length: 40 }, (_, i) => i + 1))('GL-FIRE-20, GL-TERR-07, GL-R-37 mixed volley %i', (seed) => {
  const next = chance(seed * 104729);
  for (let i = 0; i < 6; i++) {
    const gap = [2000, 3500][next(2)]!;
    const [knights, massed, split, once] = [next(2) === 0, next(2) === 0, next(2) === 0, next(2) === 0];
    const features = next(3);
    const letters: Loose = {};
    for (const letter of ROWS) if (next(3) > 0) letters[letter] = 1 + next(4);
    if (Object.keys(letters).length === 0) letters['O'] = 1;
    const all = [...ROWS].map((letter) => letter.repeat(letters[letter] ?? 0)).join('');
    const target = knights
      ? { type: 'knights', ...(massed ? mass('N') : { layout: 'NN' }) }
      : massed
        ? mass('P')
        : { layout: 'PP' };
    const units = [
      ours(`${all}OO`.padEnd(20, 'L')),
      foe(gap, { ...target }),
      foe(1500, { id: 'N2', x: X - 4500, layout: 'P' }),
    ];
    const cover = { rough: { cover: ['foot', 'mounted'] } };
    const terrain = Array.from({ length: features }, () => strip('rough', gap, gap + 6000));
    const options = {
      terrain,
      terrainEffects: 'custom',
      terrainTable: cover,
      houseRules: { splitPenaltyOnce: once },
    };
    // The second volley, at a line, is of two bows; it comes first or last.
    const first = next(2) === 0;
    const isCharged = (mine: boolean) => split && (!once || mine);
    const needs = expected(letters, gap, (massed ? 1 : -1) - (isCharged(first) ? 1 : 0), knights, features);
    const second = split ? Math.max(0, 2 - 1 - (isCharged(!first) ? 1 : 0)) : 0;
    const match = firing(units, misses(needs.length + second), { options });
    const mine = { target: 'N1', elements: letters };
    const other = { target: 'N2', elements: { O: 2 } };
    const order = split ? fire('S1', ...(first ? [mine, other] : [other, mine])) : fire('S1', mine);
    const told = choose(match, order) as Loose[];
    const volley = told
      .filter(({ event, target: at }) => event === 'throw' && at === 'N1')
      .flatMap((one) => one['needs']);
    expect(volley, JSON.stringify({ letters, gap, knights, massed, split, once, first, features })).toEqual(needs);
  }
});
