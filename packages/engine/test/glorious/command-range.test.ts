// A Glorious Victory: how far command reaches (GL-CMD-01, -05, GL-TERR-09, GL-R-02, -03, -53).
import { describe, expect, test } from 'vitest';
import { digest } from '../../src/kernel/index.js';
import { findUnit } from '../../src/tabletop/index.js';
import { queryOf } from '../query-of.js';
import { choose, situation, unit } from './kit.js';
import {
  COMMANDS,
  FOOT,
  RADIUS,
  W,
  X,
  Y,
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
  mass,
  melee,
  misses,
  north,
  remove,
  south,
  switches,
  whom,
  type Loose,
} from './melee-help.js';
import { chief, isAsked, sub, thrown } from './rethrow-help.js';

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

describe('GL-R-03, GL-GEN-03 measuring command', () => {
  const units = [
    north(line('foot pike', 2)),
    south(line('foot light')),
    chief(6005),
    north({ id: 'N8', ...line('foot bow'), x: 66000, y: 40000 }),
    north({ id: 'N9', type: 'sub-commander camel', x: 52000, y: 40000 }),
    north({ id: 'N5', ...battle('LLLLLLLLLLLL'), x: 12000, y: 40000 }),
    { id: 'N6', type: 'sub-commander', aboard: 'N5' },
    { id: 'S7', type: 'commander', x: X, y: 9000, heading: 0 },
  ];
  const measured = (id: string, more: Loose = {}): Loose => {
    const match = situation({ phase: 'otherMovement', initiative: 'south', units, dice: [], ...more });
    const before = digest(match);
    const answer = queryOf(match, findUnit(match, id) as never, { what: 'command', unit: id });
    expect(digest(match)).toBe(before);
    return answer;
  };
  const ranges = (answer: Loose): string[] =>
    answer.commanders.map((one: Loose) => `${one.unit} ${one.range}`).toSorted();
  test('GL-R-03, GL-GEN-03 both players may measure before they decide, whoever is asked', () => {
    expect(ranges(measured('N1'))).toEqual(['N7 6000', 'N9 3000']);
    expect(ranges(measured('S1'))).toEqual(['S7 6000']);
    expect(measured('N1').inCommand).toContain('N1');
    expect(measured('N1').inCommand).not.toContain('N8');
    expect(measured('S1').inCommand).not.toContain('S1'); // 14.25" away
  });
  test('GL-R-03, GL-R-53 attached command is measured from with attachedCommandRange only', () => {
    // N4 stands 2" from the base of N5, which carries N6.
    const near = {
      units: [...units, north({ id: 'N4', ...line('foot bow', 2), x: 12000, y: 40000 - RADIUS - 2000 - FOOT })],
    };
    expect(measured('N4', near).inCommand).not.toContain('N4');
    const answer = measured('N4', { ...near, ...switches('attachedCommandRange') });
    expect(answer.inCommand).toContain('N4');
    expect(ranges(answer)).toEqual(['N6 3000', 'N7 6000', 'N9 3000']);
  });
});
