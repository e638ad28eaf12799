// A Glorious Victory: the rulings GL-R-72 to -75 where the catalogue was silent.
import { describe, expect, test } from 'vitest';
import { checkArmy, choose, interrupt, interruptionRefusal, outcome, position, situation } from './kit.js';

type Loose = Record<string, unknown>;

const S1 = { id: 'S1', type: 'foot bill', x: 20000, y: 20000 };
const N1 = { id: 'N1', type: 'foot bill', x: 20000, y: 30000 };
const CHIEFS = [
  { id: 'S8', type: 'commander', x: 60000, y: 4000 },
  { id: 'N8', type: 'commander', x: 60000, y: 44000 },
];

/** The end of a Game Turn; so many of a hundred elements are lost. */
const ended = (options: Loose, more: Loose = {}, tally = 0, units: readonly Loose[] = [S1, N1, ...CHIEFS]) =>
  outcome(
    situation({
      phase: 'victory',
      initiative: 'south',
      units,
      options,
      sides: { south: { elements: 100, tally }, north: { elements: 100, tally: 0 } },
      ...more,
    }),
  );

describe('GL-R-72 the goals of a scenario', () => {
  const OURS = { x: 20000, y: 22000, radius: 2000, points: 10 }; // 2" before S1
  const THEIRS = { x: 20000, y: 28000, radius: 2000, points: 10 };
  const FAR = { x: 50000, y: 24000, radius: 2000, points: 10 };
  const LAST = { turn: 6 };
  const goals = (south: object[], north: object[] = []) => ({
    victory: 'scenario',
    turnLimit: 6,
    scenarioGoals: { south, north },
  });

  test.each<[string, object[], object[], string, string | undefined]>([
    ['all goals', [OURS], [], 'A Glorious Victory', 'south'],
    ['one of two', [OURS, FAR], [], 'A Minor Victory', 'south'],
    ['fewer points', [OURS], [{ ...THEIRS, points: 11 }], 'A Glorious Victory', 'north'],
    ['equal points', [OURS], [THEIRS], 'A Draw', undefined],
  ])('GL-R-72 %s', (_, south, north, result, winner) => {
    const found = ended(goals(south, north), LAST);
    expect(found).toMatchObject({ result, rule: 'GL-R-72' });
    expect(found?.winner).toBe(winner);
  });

  test.each<[string, Loose, boolean]>([
    ['a Battle', { type: 'battle', diameter: 7000, elements: 'PPPPPPPPPPPP', y: 24000 }, true],
    ['cavalry', { type: 'knights', y: 24000 }, true],
    ['command', { type: 'sub-commander', y: 24000 }, false],
    ['artillery', { type: 'bombard', y: 24000 }, false],
    ['somebody else, and an enemy gun beside', { type: 'knights', y: 24000, also: true }, false],
  ])('GL-R-72 held by %s: %s', (_, { also, ...there }, holds) => {
    const units: Loose[] = [S1, N1, ...CHIEFS, { id: 'S2', x: 50000, ...there }];
    if (also) units.push({ id: 'N2', type: 'bombard', x: 50000, y: 25000 });
    expect(ended(goals([FAR]), LAST, 0, units)?.winner).toBe(holds ? 'south' : undefined);
  });

  test('GL-R-72 nobody breaks by losses, and before the Turn limit nothing is decided', () => {
    expect(ended(goals([OURS]), { turn: 5 }, 99)).toBeUndefined();
    expect(ended(goals([OURS]), LAST, 99)?.winner).toBe('south');
  });
});

describe('GL-R-73 armies of a scenario', () => {
  const command = [
    { name: 'Chief', type: 'commander' },
    { name: 'First', type: 'sub-commander' },
    { name: 'Second', type: 'sub-commander' },
  ];
  const foot = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Foot ${i}`, type: 'foot pike' }));
  const odd = [
    { name: 'Knights', type: 'knights' },
    { name: 'More', type: 'knights' },
    { name: 'Elephants', type: 'elephants' },
    { name: 'Horse', type: 'light cavalry' },
    { name: 'Gun', type: 'bombard' },
    { name: 'Other Gun', type: 'bombard' },
  ];
  const rulesOf = (faults: readonly { rule?: string | undefined }[]) => [...new Set(faults.map(({ rule }) => rule))];
  const STRICT = ['GL-ARMY-02', 'GL-ARMY-03', 'GL-ARMY-04', 'GL-ARMY-05', 'GL-ARMY-06'];

  test.each<[string, Loose, boolean]>([
    ['a roster', { armySource: 'roster' }, true],
    ['a scenario', { armySource: 'scenario' }, false],
    ['a roster that is not enforced', { enforceComposition: false }, false],
  ])('GL-R-16, GL-R-73 the limits of %s', (_, options, refuses) => {
    const { errors, warnings } = checkArmy({ name: 'Odd', units: [...command, ...foot(3), ...odd] }, options);
    expect(rulesOf(errors)).toEqual(refuses ? STRICT : []);
    expect(rulesOf(warnings)).toEqual(refuses ? [] : STRICT);
  });

  test.each<Loose>([{ armySource: 'scenario' }, { armySource: 'scenario', enforceComposition: false }])(
    'GL-R-73 a chief, his two and three units of foot always: %j',
    (options) => {
      const { errors } = checkArmy({ name: 'Odd', units: [...command.slice(1), ...foot(2)] }, options);
      expect(rulesOf(errors)).toEqual(['GL-ARMY-01', 'GL-BATTLE-02']);
    },
  );
});

describe('GL-R-74 disputes once settled', () => {
  const disputed = (dice: number[]) => {
    const match = situation({ phase: 'initiativeMovement', units: [S1, N1, ...CHIEFS], dice });
    interrupt(match, 'south', { do: 'dispute', switch: 'outflankOnce', value: true });
    choose(match, { do: 'throw' });
    return match;
  };

  test.each([
    [[9, 4], true],
    [[4, 9], false],
  ])('GL-R-74 thrown %j: it holds %s, and is not opened again', (dice, value) => {
    const match = disputed(dice);
    expect(position(match)['rulings']).toEqual([{ switch: 'outflankOnce', value }]);
    for (const side of ['south', 'north'] as const)
      expect(interruptionRefusal(match, side, { do: 'dispute', switch: 'outflankOnce', value: !value })?.rule).toBe(
        'GL-GEN-06',
      );
    expect(
      interruptionRefusal(match, 'south', { do: 'dispute', switch: 'lenientRemoval', value: true }),
    ).toBeUndefined();
  });
});

describe('GL-R-75 how options are written down', () => {
  test.each([
    [50, 50, false],
    [50, 51, true],
    [25, 25, false],
    [25, 26, true],
    [90, 90, false],
    [90, 91, true],
  ])('GL-R-75 breakFraction %i, %i of 100 lost: broken %s', (breakFraction, tally, broken) => {
    expect(ended({ breakFraction }, {}, tally)?.winner).toBe(broken ? 'north' : undefined);
  });

  test('GL-R-75 turnLimit null is none, left out it is 20', () => {
    expect(ended({ turnLimit: null }, { turn: 98 })).toBeUndefined();
    expect(ended({}, { turn: 19 })).toBeUndefined();
    expect(ended({}, { turn: 20 })?.rule).toBe('GL-VICT-06');
  });

  test('GL-R-75 null stays null when a position is written down', () => {
    const match = situation({ phase: 'firing', units: [S1, N1, ...CHIEFS], options: { turnLimit: null } });
    const written = JSON.parse(JSON.stringify(position(match))) as { options: Loose };
    expect(written.options).toMatchObject({ turnLimit: null });
    expect(() => situation(written as never)).not.toThrow();
  });
});
