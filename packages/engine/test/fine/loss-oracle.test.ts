// The loss oracle of the catalogue: for each layout and number of stands lost, how many removals leave a
// valid shape, and whether the contact on front, rear, left and right is always kept (k), always broken (b)
// or the owner's choice (?).
import { describe, expect, test } from 'vitest';
import { choose, situation, unit } from '../kit.js';

const ORACLE: [layout: string, entries: string[]][] = [
  ['xx/x.', ['1 kkkb']],
  ['xx/xx', ['2 kkkk', '2 kk??']],
  ['xxx/xx.', ['1 kkkb', '3 kk??', '2 kk?b']],
  ['xx/xx/x.', ['1 kbkk', '3 ??kk', '3 ????']],
  ['xxx/xxx', ['2 kkkk', '2 kk??', '4 kk??', '3 kk??']],
  ['xx/xx/xx', ['2 kkkk', '2 ??kk', '4 ??kk', '4 ????']],
  ['xxx/xx./xx.', ['1 kkkb', '3 k?k?', '2 ??kb', '5 ????', '4 ???b']],
  ['xxx/xxx/x..', ['1 kbkk', '3 k?k?', '2 kb??', '5 ????', '4 ????']],
  ['xxx/xxx/.x.', ['1 kbkk', '4 k???', '2 kb??', '6 ????', '4 ????']],
  ['xxx/xxx/xx.', ['3 kkkk', '2 k?k?', '6 ????', '3 ????', '7 ????', '5 ????']],
  ['xxx/xxx/xxx', ['2 kkkk', '5 kkkk', '4 ????', '8 ????', '4 ????', '8 ????', '6 ????']],
];

type Cell = [rank: number, file: number];

const cellsOf = (layout: string): Cell[] =>
  layout.split('/').flatMap((rank, r) => [...rank].flatMap((letter, f): Cell[] => (letter === '.' ? [] : [[r, f]])));

const mirrored = (layout: string): string =>
  layout
    .split('/')
    .map((rank) => [...rank].reverse().join(''))
    .join('/');

const leftRightSwapped = (entry: string): string => entry.slice(0, -2) + entry.at(-1) + entry.at(-2);

function subsets<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/** S1 with an enemy on each of its four faces and twice as many hits as the stands it must lose. */
const surrounded = (layout: string, lost: number) =>
  situation({
    phase: 'losses',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', facing: 'N', layout: layout.replaceAll('x', 'M'), hits: 2 * lost },
      {
        id: 'N1',
        type: 'P&M',
        zone: 'Z(2,1)',
        facing: 'S',
        layout: 'PP/PP',
        contacts: [{ with: 'S1', face: 'front' }],
      },
      {
        id: 'N2',
        type: 'P&M',
        zone: 'Z(2,1)',
        facing: 'N',
        layout: 'PP/PP',
        contacts: [{ with: 'S1', face: 'front' }],
      },
      {
        id: 'N3',
        type: 'P&M',
        zone: 'Z(2,1)',
        facing: 'E',
        layout: 'PP/PP',
        contacts: [{ with: 'S1', face: 'front' }],
      },
      {
        id: 'N4',
        type: 'P&M',
        zone: 'Z(2,1)',
        facing: 'W',
        layout: 'PP/PP',
        contacts: [{ with: 'S1', face: 'front' }],
      },
    ],
  });

const ENEMY_ON = [
  ['front', 'N1'],
  ['rear', 'N2'],
  ['left', 'N3'],
  ['right', 'N4'],
] as const;

/** Tries every set of cells and writes what happens as an entry of the oracle. */
function entryFor(layout: string, lost: number): string {
  let valid = 0;
  const kept = { front: 0, rear: 0, left: 0, right: 0 };
  for (const cells of subsets(cellsOf(layout), lost)) {
    const match = surrounded(layout, lost);
    choose(match, { do: 'remove', cells });
    const survivor = unit(match, 'S1');
    if (survivor.zone === 'routed') {
      for (const [, enemy] of ENEMY_ON) expect(unit(match, enemy).contacts).toEqual([]);
      continue;
    }
    valid += 1;
    for (const [face, enemy] of ENEMY_ON) {
      const stays = survivor.contacts.some((c: { face: string; with: string }) => c.face === face && c.with === enemy);
      expect(unit(match, enemy).contacts.length, `${enemy} and S1 must agree about their contact`).toBe(stays ? 1 : 0);
      if (stays) kept[face] += 1;
    }
  }
  const letters = ENEMY_ON.map(([face]) => (kept[face] === valid ? 'k' : kept[face] === 0 ? 'b' : '?'));
  return `${valid} ${letters.join('')}`;
}

const rows = ORACLE.flatMap(([layout, entries]) => entries.map((entry, i) => ({ layout, lost: i + 1, entry })));
const mirrorRows = rows
  .filter(({ layout }) => mirrored(layout) !== layout)
  .map(({ layout, lost, entry }) => ({ layout: mirrored(layout), lost, entry: leftRightSwapped(entry) }));

describe('loss oracle', () => {
  test.each(rows)(
    'FV-LOSS-07 FV-LOSS-08 FV-LOSS-12 FV-LOSS-13 $layout less $lost: $entry',
    ({ layout, lost, entry }) => {
      expect(entryFor(layout, lost)).toBe(entry);
    },
  );

  test.each(mirrorRows)(
    'FV-LOSS-07 FV-LOSS-08 FV-LOSS-12 FV-LOSS-13 mirrored $layout less $lost: $entry',
    ({ layout, lost, entry }) => {
      expect(entryFor(layout, lost)).toBe(entry);
    },
  );
});
