// A Glorious Victory: command re-throws (P7 4, GL-CMD, GL-TERR-09, GL-FIRE-24, GL-R-02, -52, -53, E7).
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';
import {
  COMMANDS,
  FOOT,
  RADIUS,
  W,
  X,
  Y,
  again,
  answers,
  area,
  asked,
  assign,
  attacks,
  battle,
  behind,
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
  remove,
  south,
  switches,
  whom,
  type Loose,
  type Match,
} from './melee-help.js';

/** A command unit so far behind N1, which is a line of foot. */
const chief = (distance: number, more: Loose = {}): Loose =>
  north({ id: 'N7', type: 'commander', y: Y + FOOT + distance + 2000, heading: 0, ...more });
const sub = (distance: number, more: Loose = {}): Loose => chief(distance, { type: 'sub-commander', ...more });

/** N1 has thrown at S1; without a re-throw N2's die follows. */
const thrown = (units: Loose[], dice: number[], more: Loose = {}, first: Loose = line('foot pike', 2)): Match => {
  const match = melee([north(first), south(line('foot light')), ...units, ...elsewhere(2)], dice, more);
  choose(match, { do: 'attack', unit: 'N1' });
  return match;
};
const isAsked = (
  units: Loose[],
  yes: boolean,
  more: Loose = {},
  first: Loose = line('foot pike', 2),
  count = 2,
): void => {
  const match = thrown(units, yes ? misses(count) : misses(count + 1), more, first);
  expect(asked(match)).toBe(yes ? 'north rethrow' : 'south attack');
};

describe('GL-CMD-01 how near', () => {
  test.each([
    [11, true],
    [3000, true],
    [6000, true],
    [6005, true],
    [6006, false],
    [9000, false],
  ])('GL-CMD-01, GL-R-02 %i thousandths from the commander-in-chief: %s', (distance, yes) =>
    isAsked([chief(distance)], yes),
  );
  test.each([
    [11, true],
    [3000, true],
    [3005, true],
    [3006, false],
    [6000, false],
  ])('GL-CMD-01, GL-R-02 %i thousandths from a sub-commander: %s', (distance, yes) => isAsked([sub(distance)], yes));
  test.each(COMMANDS)('GL-CMD-01 whatever the mount: %s', (type) => {
    const far = type.startsWith('sub') ? 3000 : 6000;
    isAsked([chief(far, { type })], true);
    isAsked([chief(far + 10, { type })], false);
  });
  test('GL-CMD-01 the shortest way, on any side and whatever the headings', () => {
    // Diagonally from N1's rear right corner: 3.6" and 4.8" make 6".
    const at = { x: X - W - 3600 - 1000, y: Y + FOOT + 4800, heading: 1800 };
    isAsked([chief(0, at)], true);
    isAsked([chief(0, { ...at, x: at.x - 20 })], false);
    for (const [by, yes] of [
      [0, true],
      [10, false],
    ] as const) {
      isAsked([chief(0, { x: X + W + 8000 + by, y: Y, heading: 900 })], yes); // its rear edge is the nearest
      isAsked([chief(0, { x: X + W + 6000 + by, y: Y, heading: 2700 })], yes); // its front edge
    }
  });
  test('GL-CMD-01 whatever stands between', () => {
    const between = [
      north({ id: 'N8', ...line('foot bow'), y: Y + FOOT + 1000 }),
      { id: 'S8', ...line('foot bow'), x: X, y: Y + FOOT + 3000, heading: 0 },
    ];
    isAsked([chief(5500), ...between], true);
  });
  test.each(['wood', 'village', 'hill', 'rough', 'bog', 'impassable'])(
    'GL-TERR-09 terrain never matters: %s',
    (type) => {
      const terrain = [
        area(type, X - 6000, Y + FOOT + 1000, X + 6000, Y + FOOT + 4000, type === 'hill' ? { level: 3 } : {}),
      ];
      isAsked([chief(6000)], true, { options: { terrain } });
      isAsked([chief(6006)], false, { options: { terrain } });
    },
  );
  test('GL-TERR-09 nor an escarpment', () => {
    const terrain = [
      {
        type: 'escarpment',
        points: [
          [X - 9000, Y + 3000],
          [X + 9000, Y + 3000],
        ],
      },
    ];
    isAsked([chief(6000)], true, { options: { terrain } });
  });
  test('GL-CMD-01 of the own side only', () => {
    isAsked([{ id: 'S7', type: 'commander', x: X, y: Y + FOOT + 3000, heading: 0 }], false);
  });
  test('GL-CMD-01 who is off the table serves nobody', () => isAsked([{ ...sub(1000), status: 'routed' }], false));
  test('GL-CMD-01 several near: asked once', () => {
    const match = thrown([chief(5000), sub(500, { id: 'N8' })], [...misses(2), ...misses(2), 12]);
    choose(match, { do: 'rethrow' });
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-01 measured at the time of the throw: a sub-commander outflanked before serves nobody', () => {
    const rear = behind({ id: 'S7', ...mass('foot pike'), x: X + W, y: Y + FOOT + 1000 + 2000 });
    const match = melee(
      [north(line('foot pike', 2)), south(line('foot light')), sub(1000, { y: Y + FOOT + 1000, heading: 1800 }), rear],
      [...misses(2), ...misses(6)],
    );
    expect(unit(match, 'N7').status).toBe('routed');
    expect(attacks(match)).toEqual(['N1>S1 2/0', 'S1>N1 6/0']);
  });
  test('GL-CMD-01 measured at the time of the throw: an element removed before the combat counts no more', () => {
    // 6" from N1's left end only; S9 behind its right end has that left element removed.
    const units = [
      north(line('foot pike')),
      south(line('foot light', 2)),
      behind({ id: 'S9', ...line('foot light', 1), x: X - 3 * W }),
      chief(0, { x: X + 3 * W + 6000, y: Y, heading: 2700 }),
    ];
    const match = melee(units, misses(5));
    if (kind(match) === 'remove') remove(match, 0);
    expect(unit(match, 'N1').layout).toBe('PPPPP');
    assign(match, [['S1', 5]]);
    expect(kind(match)).not.toBe('rethrow');
    expect(diceOf(match, 'N1')).toEqual(misses(5));
  });
});

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
  test('GL-CMD-04 nothing else is to be said', () => {
    const match = thrown([chief(2000)], misses(2));
    expect(refusal(match, { do: 'attack', unit: 'N2' })).toBeDefined();
  });
});

describe('GL-CMD-05, GL-R-53 whom a command unit serves', () => {
  /** Three pairs side by side, N1, N2, N3 against S1, S2, S3, with N7 in the midst. */
  const three = [-1, 0, 1].flatMap((n) => [
    north({ id: `N${n + 2}`, ...line('foot pike', 1), x: X + n * 2600 }),
    south({ id: `S${n + 2}`, ...line('foot light', 1), x: X + n * 2600 }),
  ]);
  test('GL-CMD-05 any number of units', () => {
    const match = melee([...three, sub(1000)], [12, 1, 12, 1, 12, 1]);
    for (const id of ['N1', 'N2']) {
      choose(match, { do: 'attack', unit: id });
      choose(match, { do: 'rethrow' });
    }
    expect(whom(match)).toBe('N3');
    choose(match, { do: 'rethrow' });
    expect(['S1', 'S2', 'S3'].map((id) => hits(match, id))).toEqual([1, 1, 1]);
    expect(asked(match)).toBe('south attack');
  });
  test('GL-CMD-05 also while it is in contact itself', () => {
    const units = [
      north(line('foot pike', 2)),
      south(line('foot light')),
      north({ id: 'N7', type: 'sub-commander', x: X + 2500 }),
    ];
    const match = melee(units, misses(2));
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('north rethrow');
  });

  /** N6 is aboard N5, whose rim is so far behind N1. */
  const aboard = (distance: number, type = 'commander'): Loose[] => [
    north({ id: 'N5', ...battle('LLLLLLLLLLLL'), y: Y + FOOT + distance + RADIUS }),
    { id: 'N6', type, aboard: 'N5' },
  ];
  test('GL-CMD-05, GL-R-53 an attached one serves nobody', () => {
    isAsked(aboard(500), false);
    isAsked(aboard(500, 'sub-commander'), false);
  });
  test.each([
    ['commander', 6005, true],
    ['commander', 6006, false],
    ['commander elephant', 6000, true],
    ['sub-commander', 3005, true],
    ['sub-commander', 3006, false],
    ['sub-commander camel', 3000, true],
  ])('GL-R-53 attachedCommandRange: %s, %i from the base: %s', (type, distance, yes) =>
    isAsked(aboard(distance, type), yes, switches('attachedCommandRange')),
  );
  test('GL-R-53 attachedCommandRange: a Battle itself still never re-throws', () => {
    const units = [
      north({ ...battle('LLLLLLLLLLLL'), y: Y + RADIUS }),
      { id: 'N6', type: 'commander', aboard: 'N1' },
      south(mass('foot light')),
      ...elsewhere(2),
    ];
    const match = melee(units, [...misses(13), 12], switches('attachedCommandRange'));
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('south attack');
  });
  test('GL-R-53 attachedCommandRange: free ones serve as ever', () => {
    isAsked([chief(6005)], true, switches('attachedCommandRange'));
    isAsked([chief(6006)], false, switches('attachedCommandRange'));
  });
  test('GL-CMD-05 the side with the initiative re-throws as well', () => {
    const match = melee(
      [
        north(line('foot light', 1)),
        south(line('foot pike', 2)),
        south({ id: 'S7', type: 'commander', y: Y - 4000 }),
        ...elsewhere(2),
      ],
      [12, 12, ...misses(2), 6, 6, 12],
    );
    choose(match, { do: 'attack', unit: 'N1' });
    choose(match, { do: 'attack', unit: 'S1' });
    expect(asked(match)).toBe('south rethrow');
    expect(hits(match, 'N1')).toBe(0);
    choose(match, { do: 'rethrow' });
    expect(attacks(match).find((one) => one.startsWith('S1'))).toBe('S1>N1 2/2');
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
