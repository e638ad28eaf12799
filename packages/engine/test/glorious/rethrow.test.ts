// A Glorious Victory: command re-throws (P7 4, GL-CMD-02..-04, GL-FIRE-24, GL-R-52, E7).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation } from './kit.js';
import {
  COMMANDS,
  RADIUS,
  X,
  Y,
  again,
  answers,
  area,
  asked,
  assign,
  battle,
  diceOf,
  elsewhere,
  hits,
  kind,
  line,
  many,
  mass,
  melee,
  misses,
  north,
  south,
  switches,
  type Match,
} from './melee-help.js';
import { chief, isAsked, sub, thrown } from './rethrow-help.js';

describe('GL-CMD-02 who re-throws', () => {
  test.each([
    'foot bow',
    'mounted foot hand',
    'light cavalry',
    'camels',
    'medium cavalry',
    'heavy cavalry',
    'knights',
    'elephants',
  ])('GL-CMD-01, -02 a unit of %s does', (type) => {
    const double = ['medium cavalry', 'heavy cavalry', 'knights', 'elephants'].includes(type);
    isAsked([chief(4000, { x: X + 3000 })], true, {}, line(type, 2), double ? 4 : 2);
  });
  test('GL-CMD-01, -02 so does a mass, and a gun', () => {
    isAsked([chief(4000)], true, {}, mass('foot hand'), 6);
    isAsked([chief(4000)], true, {}, line('organ gun'), 1);
  });
  test('GL-CMD-02 a Battle never', () => {
    const match = melee(
      [
        north({ ...battle('LLLLLLLLLLLL'), y: Y + RADIUS }),
        south(line('foot light')),
        chief(2 * RADIUS),
        ...elsewhere(2),
      ],
      misses(13),
    );
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('south attack');
  });
  test.each(COMMANDS)('GL-CMD-02 a %s never', (type) => {
    const foe = battle('LLLLLLLLLLLL', { y: Y - RADIUS });
    const match = melee([north(line(type)), south(foe), sub(3000, { x: X + 1000 }), ...elsewhere(2)], misses(2));
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('south attack');
  });
});

describe('GL-CMD-03 the second result', () => {
  test('GL-CMD-03 all dice are thrown again, hits too, and the second result stands', () => {
    const match = thrown([chief(2000)], [1, 12, 7, 8, 12]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'rethrow', about: { unit: 'N1' } });
    expect(answers(match).toSorted()).toEqual(['keep', 'rethrow']);
    expect(hits(match, 'S1')).toBe(0); // markers are placed after the decision
    choose(match, { do: 'rethrow' });
    expect(diceOf(match, 'N1')).toEqual([1, 12, 7, 8]);
    expect(hits(match, 'S1')).toBe(0);
    expect(asked(match)).toBe('south attack'); // never a third throw
  });
  test('GL-CMD-03 better', () => {
    const match = thrown([chief(2000)], [12, 12, 6, 6, 12]);
    choose(match, { do: 'rethrow' });
    expect(hits(match, 'S1')).toBe(2);
  });
  test('GL-CMD-03 kept: the first result stands', () => {
    const match = thrown([chief(2000)], [6, 12, 12]);
    choose(match, { do: 'keep' });
    expect(hits(match, 'S1')).toBe(1);
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-03 doubled dice are all thrown again', () => {
    const match = thrown([chief(4000)], [...misses(4), 10, 10, 10, 11, 12], {}, line('knights', 2));
    choose(match, { do: 'rethrow' });
    expect(hits(match, 'S1')).toBe(3);
  });
  test('P7 4 not asked if every die hit', () => {
    expect(asked(thrown([chief(2000)], [6, 1, 12]))).toBe('south attack');
  });
  test('P7 4 nor after the re-throw if none hit', () => {
    const match = thrown([chief(2000)], [...misses(4), 12]);
    choose(match, { do: 'rethrow' });
    expect(kind(match)).toBe('attack');
  });
  test('P7 4, GL-GEN-07 nor if there are no dice', () => {
    const terrain = [area('wood', X - 6000, Y - 6000, X + 6000, Y)];
    expect(asked(thrown([chief(2000)], [12], { options: { terrain } }))).toBe('south attack');
  });
});

/** N1, a line of six, has S1 and S3 before it, and its commander near. */
const divided = (dice: number[]): Match => {
  const match = melee(
    [
      north(line('foot pike', 6)),
      south({ ...line('foot light', 2), x: X - 2000 }),
      south({ id: 'S3', ...line('foot light', 2), x: X + 2000 }),
      chief(2000),
      ...elsewhere(2),
    ],
    dice,
  );
  choose(match, { do: 'attack', unit: 'N1' });
  assign(match, [
    ['S3', 2],
    ['S1', 4],
  ]);
  return match;
};

describe('GL-CMD-04, GL-R-52 once for each unit', () => {
  test('GL-CMD-04, GL-R-52 decided directly after the throw, before the next one', () => {
    const match = divided(misses(2));
    expect(asked(match)).toBe('north rethrow');
    expect(diceOf(match, 'N1')).toHaveLength(2);
    expect(decision(match)?.about).toMatchObject({ unit: 'N1', target: 'S3' });
  });
  test('GL-CMD-04 the first attack is re-thrown: the second is not', () => {
    const match = divided([...misses(2), 6, 12, ...misses(4), 12]);
    choose(match, { do: 'rethrow' });
    expect(asked(match)).toBe('south attack');
    expect([hits(match, 'S3'), hits(match, 'S1')]).toEqual([1, 0]);
  });
  test('GL-CMD-04 the first is kept: the second may be', () => {
    const match = divided([...misses(2), ...misses(4), 6, 6, 6, 7, 12]);
    choose(match, { do: 'keep' });
    expect(asked(match)).toBe('north rethrow');
    choose(match, { do: 'rethrow' });
    expect([hits(match, 'S3'), hits(match, 'S1')]).toEqual([0, 3]);
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-04 both kept', () => {
    const match = divided([...misses(2), ...misses(4), 12]);
    choose(match, { do: 'keep' });
    choose(match, { do: 'keep' });
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-04 in the next hand-to-hand phase it may again', () => {
    const match = melee(
      [north(line('foot pike', 4)), south(line('foot light')), chief(2000)],
      [...misses(4), ...misses(4), ...misses(6), ...misses(4)],
      { holder: 'south', sides: { south: { elements: 60, tally: 0 }, north: { elements: 60, tally: 0 } } },
    );
    choose(match, { do: 'rethrow' });
    for (let i = 0; i < 2; i++) choose(match, { do: 'finish' });
    choose(match, { do: 'end' }); // N7 could move
    expect(asked(match)).toBe('north rethrow');
    expect(diceOf(match, 'N1')).toHaveLength(12);
  });
  test('GL-CMD-04 kept when the position is placed again', () => {
    const first = divided(misses(2));
    const match = again(first, [6, 12, ...misses(4), 12]);
    expect(asked(match)).toBe('north rethrow');
    expect(decision(match)).toEqual(decision(first));
    choose(match, { do: 'rethrow' });
    expect(asked(match)).toBe('south attack');
    expect(hits(match, 'S3')).toBe(1);
  });
  test('GL-CMD-04, GL-R-35 allocateBeforeThrows: declared before, re-thrown after each throw, once', () => {
    const match = melee(
      [
        north(line('foot pike', 6)),
        south({ ...line('foot light', 2), x: X - 2000 }),
        south({ id: 'S3', ...line('foot light', 2), x: X + 2000 }),
        chief(2000),
      ],
      [12, 12, 6, 6, ...misses(4)],
      switches('allocateBeforeThrows'),
    );
    while (asked(match) !== 'north assign') choose(match, options(match)[0]);
    assign(match, [
      ['S3', 2],
      ['S1', 4],
    ]);
    while (kind(match) === 'attack' && decision(match)!.side === 'north') choose(match, options(match)[0]);
    expect(asked(match)).toBe('north rethrow');
    choose(match, { do: 'rethrow' });
    expect([hits(match, 'S3'), hits(match, 'S1')]).toEqual([2, 0]);
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-04 nothing else is to be said', () => {
    const match = thrown([chief(2000)], misses(2));
    expect(refusal(match, { do: 'attack', unit: 'N2' })?.rule).toBe('GL-TURN-01');
  });
});

test('GL-FIRE-24 throws for fire are never re-thrown', () => {
  const match = situation({
    phase: 'firing',
    initiative: 'south',
    units: [north(line('foot longbow')), south({ ...mass('foot light'), y: Y - 2000 }), chief(1000)],
    dice: misses(7),
  });
  choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
  expect(asked(match)).toBe('north retreat');
});

describe('E7 a re-throw', () => {
  test('E7 GL-CMD-03, -04, GL-MELEE-07 E6 with the commander near: 8 dice again, no hit, and that is all', () => {
    const match = melee(
      [
        north(line('heavy cavalry', 4)),
        south(line('foot handgun')),
        north({ id: 'N7', type: 'commander', y: Y + 7000 }),
        ...elsewhere(2),
      ],
      [8, ...many(7, 9), ...many(8, 9), 12],
    );
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('north rethrow');
    choose(match, { do: 'rethrow' });
    expect(diceOf(match, 'N1')).toHaveLength(16);
    expect(hits(match, 'S1')).toBe(0);
    expect(asked(match)).toBe('south attack');
  });
});
