import { expect, test } from 'vitest';
import { choose, decision, events, refusal, situation, unit } from '../kit.js';

type Loose = Record<string, unknown>;
type Match = ReturnType<typeof situation>;
type Throw = { event: 'throw'; side: string; dice: number[] };

const throwsIn = (told: unknown): number[][] =>
  (told as Throw[]).filter((one) => one.event === 'throw').map((one) => one.dice);
const front = (enemy: string) => ({ contacts: [{ with: enemy, face: 'front' }] });

/** North fires first; then South's musketeers in the corner are asked, and play stops. */
const firing = (units: Loose[], dice: number[], more: Loose = {}): Match =>
  situation({
    phase: 'firing',
    initiative: 'south',
    dice,
    units: [
      ...units,
      { id: 'S9', type: 'P&M', zone: 'Z(0,0)', layout: 'M/M' },
      { id: 'N9', type: 'M', zone: 'Z(0,0)', layout: 'XX/XX' },
    ],
    ...more,
  });

test('FV-EX-01 all four musket stands fire at the one target', () => {
  const match = firing(
    [
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PMM/PMM' },
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
      { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
    ],
    [1, 2, 1, 2],
  );
  const told = choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  expect(throwsIn(told)).toEqual([[1, 2, 1, 2]]);
  expect(unit(match, 'S1').hits).toBe(4);
  expect(unit(match, 'S2').hits).toBe(0);
  expect(decision(match)?.side).toBe('south');
});

test('FV-EX-02 five muskets and three pikes fire at a defensive formation: seven dice, two hits', () => {
  const match = firing(
    [
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPP/MMM/MM.' },
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM', formation: 'defensive' },
    ],
    [1, 2, 4, 4, 5, 5, 6],
  );
  const told = choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  expect(throwsIn(told)).toEqual([[1, 2, 4, 4, 5, 5, 6]]);
  expect(unit(match, 'S1').hits).toBe(2);
});

test('FV-EX-03 Regular Artillery fires at foot in an adjacent zone: two dice, one hit', () => {
  const match = firing(
    [
      { id: 'N1', type: 'RA', zone: 'Z(2,1)', layout: 'G' },
      { id: 'S1', type: 'P&M', zone: 'Z(2,0)', layout: 'PM/PM' },
    ],
    [2, 6],
  );
  const told = choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  expect(throwsIn(told)).toEqual([[2, 6]]);
  expect(unit(match, 'S1').hits).toBe(1);
});

/** N1, six stands, with S1 before it, S2 on its right flank and S3 behind it. */
const againstThree = (dice: number[] = []): Match =>
  situation({
    phase: 'melee',
    initiative: 'south',
    dice,
    units: [
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPM/MMM', ...front('S1') },
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM' },
      { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM', facing: 'E', ...front('N1') },
      { id: 'S3', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/PM', facing: 'S', ...front('N1') },
    ],
  });

test('FV-EX-04 engaged with three enemies: all stands on one, or any split over two or three', () => {
  const match = againstThree();
  for (const stands of [
    { S1: 'PPMMMM' },
    { S2: 'PPMMMM' },
    { S3: 'PPMMMM' },
    { S1: 'PPMM', S2: 'MM' },
    { S1: 'P', S3: 'PMMMM' },
    { S2: 'MMM', S3: 'PPM' },
    { S1: 'PP', S2: 'MM', S3: 'MM' },
    { S1: 'MMMM', S2: 'P', S3: 'P' },
  ])
    expect(refusal(match, { do: 'allocate', stands }), JSON.stringify(stands)).toBeUndefined();
});

test('FV-EX-05 six stands engaged: allocating only four of them is illegal', () => {
  const match = againstThree();
  expect(refusal(match, { do: 'allocate', stands: { S1: 'PPMM' } })?.rule).toBe('FV-MELEE-03');
  expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', S2: 'M', S3: 'M' } })?.rule).toBe('FV-MELEE-03');
  expect(refusal(match, { do: 'allocate', stands: { S1: 'PP', S2: 'MM', S3: 'MM' } })).toBeUndefined();
});

test('FV-EX-06 three stands allocated to an enemy throw three dice', () => {
  const match = againstThree([6, 6, 6]);
  choose(match, { do: 'allocate', stands: { S1: 'PPM', S2: 'MM', S3: 'M' } });
  const told = choose(match, { do: 'attack', target: 'S1' });
  expect(throwsIn(told)).toEqual([[6, 6, 6]]);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'attack' });
});

test('FV-EX-07 an example of a hand-to-hand combat', () => {
  // f1 is S1, f2 is S2, e is N1
  const match = situation({
    phase: 'melee',
    initiative: 'south',
    dice: [4, 5, 3, 6, 3, 6, 2, 5, 4, 3, 5, 2, 6, 5, 3, 4, 6, 5],
    sides: { south: { commander: 'Z(2,0)' }, north: { commander: 'Z(2,1)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/M.', ...front('N1') },
      { id: 'S2', type: 'P&M', zone: 'Z(2,1)', layout: 'PM/M.', facing: 'E', ...front('N1') },
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'PPM/MM.' },
    ],
  });
  const hits = () => ['S1', 'S2', 'N1'].map((id) => unit(match, id).hits);

  expect(hits()).toEqual([1, 1, 1]);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
  choose(match, { do: 'allocate', stands: { S2: 'PPMMM' } });
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'commanderRethrow' });
  choose(match, { do: 'rethrowAll' });
  expect(hits()).toEqual([1, 2, 1]);

  expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
  choose(match, { do: 'fight', unit: 'S1' });
  expect(hits()).toEqual([1, 2, 2]);
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
  choose(match, { do: 'rethrow', dice: [0, 1] });

  // f1 and f2, of three stands both, are the first whose losses are taken; all markers are still there
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'lossesOf' });
  expect(hits()).toEqual([1, 2, 2]);
  expect(throwsIn(events(match))).toEqual([
    [4, 5, 3, 6, 3],
    [6, 2, 5, 4, 3],
    [5, 2, 6],
    [5, 3, 4],
    [6, 5],
  ]);
});

const EVERYTHING = { options: { terrain: { 'Z(2,1)': ['hill', 'village', 'wood', 'rough'] } } };

test('FV-EX-15 hills, village, woods and rough ground in one zone: fire at foot loses four dice', () => {
  const match = firing(
    [
      { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout: 'MMM/MMM/MMM' },
      { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
    ],
    [1, 1, 1, 1, 1],
    EVERYTHING,
  );
  choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  expect(unit(match, 'S1').hits).toBe(9 - 4);
});

test.each([
  ['PPP/PPP/PPP', 1],
  ['PPP/PPP/PP.', 0],
])(
  'FV-EX-15 hills, village, woods and rough ground in one zone: attacks of %s on foot lose eight dice',
  (layout, dice) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: [...Array.from({ length: dice }, () => 1), 6, 6],
      units: [
        { id: 'N1', type: 'P&M', zone: 'Z(2,1)', layout, ...front('S1') },
        { id: 'S1', type: 'P&M', zone: 'Z(2,1)', layout: 'PP/PP' },
        { id: 'N9', type: 'M', zone: 'Z(0,1)', layout: 'X/X', ...front('S9') },
        { id: 'S9', type: 'M', zone: 'Z(0,1)', layout: 'X/X' },
      ],
      ...EVERYTHING,
    });
    choose(match, { do: 'fight', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(unit(match, 'S1').hits).toBe(1 + dice);
  },
);
