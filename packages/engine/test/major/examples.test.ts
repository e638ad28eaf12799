// A Major Victory: worked examples of firing, hand-to-hand combat and losses (MV-X-01 to -07, -14).
import { expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal, decision, unit, events, position } = kitFor(major);

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;
type Throw = { event: 'throw'; dice: number[] };

const throwsIn = (told: unknown): number[][] =>
  (told as Throw[]).filter((one) => one.event === 'throw').map((one) => one.dice);
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

/** North fires first; then South's archers in the corner are asked, and play stops. */
const firing = (units: Loose[], dice: number[]): Match =>
  situation({
    phase: 'firing',
    initiative: 'south',
    dice,
    units: [
      ...units.map((one) => ({ zone: 'Z(2,1)', ...one })),
      { id: 'S9', type: 'LF', weapon: 'bows', zone: 'Z(0,0)', layout: 'F/F' },
      { id: 'N9', type: 'MM', zone: 'Z(0,0)', layout: 'MM/MM' },
    ],
  });

test('MV-X-01 five bows fire at a defensive formation: seven dice, two hits', () => {
  const match = firing(
    [
      { id: 'N1', type: 'MF', weapon: 'bows', layout: 'FFF/FF.' },
      { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF', formation: 'defensive' },
    ],
    [1, 2, 4, 4, 5, 5, 6],
  );
  expect(throwsIn(choose(match, { do: 'fire', unit: 'N1', target: 'S1' }))).toEqual([[1, 2, 4, 4, 5, 5, 6]]);
  expect(unit(match, 'S1').hits).toBe(2);
  expect([unit(match, 'N1').fired, unit(match, 'S1').fired]).toEqual([true, false]);
});

test('MV-X-02 a Gun fires at mounted in an adjacent zone: two dice, one hit', () => {
  const match = firing(
    [
      { id: 'N1', type: 'Gun', layout: 'G' },
      { id: 'S1', type: 'MM', layout: 'MM/MM', zone: 'Z(2,0)' },
    ],
    [2, 6],
  );
  expect(throwsIn(choose(match, { do: 'fire', unit: 'N1', target: 'S1' }))).toEqual([[2, 6]]);
  expect(unit(match, 'S1').hits).toBe(1);
});

test('MV-X-03 all four stands of bows fire at the one target', () => {
  const match = firing(
    [
      { id: 'N1', type: 'LF', weapon: 'bows', layout: 'FF/FF' },
      { id: 'S1', type: 'MF', weapon: 'hand', layout: 'FF/FF' },
      { id: 'S2', type: 'MF', weapon: 'hand', layout: 'FF/FF' },
    ],
    [1, 2, 1, 2],
  );
  expect(throwsIn(choose(match, { do: 'fire', unit: 'N1', target: 'S1' }))).toEqual([[1, 2, 1, 2]]);
  expect([unit(match, 'S1').hits, unit(match, 'S2').hits]).toEqual([4, 0]);
  expect(decision(match)?.side).toBe('south');
});

/** N1, six stands, with S1 before it, S2 on its right flank and S3 behind it. */
const againstThree = (): Match => {
  const foot = { type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/FF' };
  return situation({
    phase: 'melee',
    initiative: 'south',
    units: [
      { id: 'N1', ...foot, layout: 'FFF/FFF', ...front('S1') },
      { id: 'S1', ...foot },
      { id: 'S2', ...foot, facing: 'E', ...front('N1') },
      { id: 'S3', ...foot, facing: 'S', ...front('N1') },
    ],
  });
};

test('MV-X-04 engaged with three enemies: all stands on one, or any split over two or three', () => {
  const match = againstThree();
  for (const stands of [
    { S1: 'FFFFFF' },
    { S2: 'FFFFFF' },
    { S3: 'FFFFFF' },
    { S1: 'FFFF', S2: 'FF' },
    { S1: 'F', S3: 'FFFFF' },
    { S2: 'FFF', S3: 'FFF' },
    { S1: 'FF', S2: 'FF', S3: 'FF' },
    { S1: 'FFFF', S2: 'F', S3: 'F' },
  ])
    expect(refusal(match, { do: 'allocate', stands }), JSON.stringify(stands)).toBeUndefined();
});

test('MV-X-05 six stands engaged: allocating four only is refused', () => {
  const match = againstThree();
  expect(refusal(match, { do: 'allocate', stands: { S1: 'FFFF' } })?.rule).toBe('MV-MELEE-04');
  expect(refusal(match, { do: 'allocate', stands: { S1: 'FF', S2: 'F', S3: 'F' } })?.rule).toBe('MV-MELEE-04');
  expect(refusal(match, { do: 'allocate', stands: { S1: 'FF', S2: 'FF', S3: 'FF' } })).toBeUndefined();
});

test('MV-X-06 MV-X-07 an example of a hand-to-hand combat and its losses', () => {
  // A is S1, B is S2, C is N1; B faces east and so touches the right flank of C
  const foot = { type: 'MF', weapon: 'hand', zone: 'Z(2,1)' };
  const match = situation({
    phase: 'melee',
    initiative: 'south',
    dice: [1, 4, 4, 5, 6, 2, 4, 5, 5, 6, 3, 4, 6, 4, 5, 6, 4, 6],
    sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,1)' } },
    units: [
      { id: 'S1', ...foot, layout: 'FF/F.', ...front('N1') },
      { id: 'S2', ...foot, layout: 'FF/F.', facing: 'E', ...front('N1') },
      { id: 'N1', ...foot, layout: 'FFF/FF.' },
    ],
  });
  const hits = () => ['S1', 'S2', 'N1'].map((id) => unit(match, id).hits);

  expect(hits()).toEqual([1, 1, 1]);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
  choose(match, { do: 'allocate', stands: { S2: 'FFFFF' } });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  choose(match, { do: 'rethrowAll' });
  expect(hits()).toEqual([1, 2, 1]);

  expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  choose(match, { do: 'fight', unit: 'S1' });
  expect(hits()).toEqual([1, 2, 2]);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow', about: { unit: 'S2', target: 'N1' } });
  choose(match, { do: 'rethrow', dice: [0, 1] });
  expect(throwsIn(events(match))).toEqual([
    [1, 4, 4, 5, 6],
    [2, 4, 5, 5, 6],
    [3, 4, 6],
    [4, 5, 6],
    [4, 6],
  ]);

  // phase 4: A and B, of three stands both, come first; all markers are still there
  expect(position(match).phase).toBe('losses');
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'lossesOf' });
  expect(hits()).toEqual([1, 2, 2]);
  choose(match, { do: 'lossesOf', unit: 'S1' });
  expect(unit(match, 'S1')).toMatchObject({ layout: 'FF/F.', hits: 0 });
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove', about: { unit: 'S2', lose: 1 } });
  choose(match, { do: 'remove', cells: [[0, 1]] });
  expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(2,1)', hits: 0 });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'remove', about: { unit: 'N1', lose: 1 } });
  choose(match, { do: 'remove', cells: [[0, 2]] });
  expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', hits: 0 });
  expect(['S1', 'S2', 'N1'].map((id) => unit(match, id).layout.match(/F/g).length)).toEqual([3, 2, 4]);
});

test('MV-X-14 a single-stand unit with one hit stays, and its marker goes', () => {
  const match = situation({
    phase: 'losses',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' } },
    units: [
      { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'F', hits: 1 },
      { id: 'N1', type: 'Gun', zone: 'Z(2,1)', layout: 'G', hits: 1 },
    ],
  });
  expect(unit(match, 'S1')).toMatchObject({ zone: 'Z(2,1)', layout: 'F', hits: 0 });
  expect(unit(match, 'N1')).toMatchObject({ zone: 'Z(2,1)', layout: 'G', hits: 0 });
});
