import { describe, expect, test } from 'vitest';

import {
  BLOCK,
  BOWS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_GUN,
  HORSE,
  LIGHT_HORSE,
  SKIRMISHERS,
  chargeHome,
  field,
  hits,
  isOver,
  many,
  met,
  north,
  passBy,
  pose,
  south,
  tally,
  waitsFor,
  type Loose,
  GO,
  CHARGE,
  ASIDE,
  broken,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const TOO_FAR = ['GV-BREAK-02', 'GV-MOVE-05', 'GV-MOVE-06'];

/** Skirmishers have evaded S1 of foot, aside. */
const evaded = (others: Loose[] = [], given: Loose = {}) => {
  const match = met(SKIRMISHERS, { charger: { ...FOOT, ...BLOCK }, ...given, others });
  choose(match, { do: 'evade', aboutFace: true, turn: 900, ahead: 6000 });
  waitsFor(match, 'south', 'breakThrough');
  return match;
};
const finish = (match: Loose) => {
  if (['breakThrough', 'order'].includes(decision(match)?.kind ?? '')) choose(match, { do: 'stop' });
};

describe('GV-BREAK-01 when', () => {
  test('GV-BREAK-01 after a recoil, an evade and the rout of charged artillery, at once', () => {
    const guns = met(HEAVY_GUN, { others: [north(110000, { id: 'N9' })] });
    for (const match of [broken(), evaded(), guns]) {
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'breakThrough', about: { unit: 'S1' } });
      expect(refusal(match, { do: 'choose', unit: 'S9' })?.rule).toBe('GV-TURN-01');
    }
  });

  test.each<[string, Loose, Loose, number[]]>([
    ['standing', FOOT, { do: 'stand' }, []],
    ['an about-face', FOOT, { do: 'aboutFace' }, []],
    ['fire with one hit', BOWS, { do: 'fire' }, [1, ...many(5, 6)]],
  ])('GV-BREAK-01 not after %s', (_, who, choice, dice) => {
    const match = met(who, { dice });
    choose(match, choice);
    isOver(match);
  });

  test('GV-BREAK-01 not for the reacting side: nobody breaks through after a counter-charge', () => {
    const match = field([south(50000), north(60000, HORSE)], [1]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, CHARGE('N1'));
    choose(match, { do: 'intercept', unit: 'N1', at: 5000 });
    isOver(match);
  });
});

describe('GV-BREAK-02 the manoeuvre', () => {
  test.each<[string, Loose, number[]]>([
    ['medium horse', HORSE, [1]],
    ['light horse', LIGHT_HORSE, [1]],
    ['heavy chariots', HEAVY_CHARIOTS, [1]],
    ['a commander', COMMANDER, []],
  ])('GV-BREAK-02 up to 9 cm for %s', (_, charger, test_) => {
    const match = broken([], { charger, test: test_ });
    expect(TOO_FAR).toContain(refusal(match, GO({ ahead: 9006 }))?.rule);
    expect(refusal(match, GO({ ahead: 9005 }))).toBeUndefined();
    choose(match, GO({ turn: 300 }, { ahead: 5000 }, { turn: -300 }));
    if (decision(match)?.kind !== 'activity') {
      expect(refusal(match, GO({ ahead: 4006 }))?.rule).toBe('GV-BREAK-02');
      choose(match, GO({ ahead: 4000 }));
    }
    finish(match);
    isOver(match);
    expect(unit(match, 'S1').done).toBe(true);
  });

  test.each<[string, () => Loose]>([
    ['foot', () => evaded()],
    ['elephants', () => broken([], { charger: ELEPHANTS })],
  ])('GV-BREAK-02 up to 3 cm for %s', (_, make) => {
    const match = make();
    expect(TOO_FAR).toContain(refusal(match, GO({ ahead: 3006 }))?.rule);
    choose(match, GO({ ahead: 3000 }));
    finish(match);
    expect(pose(match, 'S1').y).toBe(63000);
    isOver(match);
  });

  test('GV-BREAK-02 0 cm is allowed: the unit is done', () => {
    const match = broken();
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 60000, heading: 0, done: true });
    isOver(match);
  });

  test('GV-BREAK-02 no rush, no change of formation, no contact', () => {
    const match = broken([north(68000, { id: 'N2' })]);
    expect(refusal(match, { ...GO({ ahead: 1000 }), rush: true })?.rule).toBe('GV-BREAK-02');
    expect(refusal(match, { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' })?.rule).toBe(
      'GV-TURN-01',
    );
    expect(refusal(match, GO({ ahead: 7990 }))?.rule).toBe('GV-MOVE-04');
    expect(refusal(match, GO({ ahead: 7989 }))).toBeUndefined();
  });

  test('GV-BREAK-02 it can be stopped by a reaction, or planned anew after one that failed', () => {
    const HUNTER = north(64000, { ...HORSE, id: 'N2', x: 80000, heading: 900 });
    const stopped = broken([HUNTER], { dice: [3] });
    choose(stopped, GO({ ahead: 8000 }));
    choose(stopped, { do: 'intercept', unit: 'N2', at: 4000 });
    expect([pose(stopped, 'S1').y, hits(stopped, 'S1'), hits(stopped, 'N2')]).toEqual([64000, 1, 1]);
    isOver(stopped);
    const missed = broken([HUNTER], { dice: [4] });
    choose(missed, GO({ ahead: 8000 }));
    choose(missed, { do: 'intercept', unit: 'N2', at: 4000 });
    waitsFor(missed, 'south', 'goOn');
    choose(missed, { do: 'replan' });
    expect(refusal(missed, GO({ ahead: 5006 }))?.rule).toBe('GV-BREAK-02');
    expect(refusal(missed, GO({ ahead: 5005 }))).toBeUndefined();
  });
});

describe('GV-BREAK-08 chains', () => {
  test('GV-BREAK-08 break-throughs follow one another without limit', () => {
    const guns = [1, 2, 3].map((n) => north(45000 + 9000 * n, { ...HEAVY_GUN, id: `N${n}` }));
    const match = field([south(45000), ...guns, north(110000, { id: 'N9', x: 20000 })], [1]);
    chargeHome(match, 'N1');
    choose(match, CHARGE('N2'));
    choose(match, CHARGE('N3'));
    waitsFor(match, 'south', 'breakThrough');
    expect(pose(match, 'S1').y).toBe(72000);
    expect(tally(match, 'north')).toBe(3);
    choose(match, GO({ ahead: 9000 }));
    finish(match);
    expect(pose(match, 'S1').y).toBe(81000);
    expect(hits(match, 'S1')).toBe(0);
    isOver(match);
  });

  test('GV-BREAK-08 over artillery, after a recoil, after a recoil', () => {
    const units = [north(67000, { ...HORSE, id: 'N2' }), north(74000, { ...HEAVY_GUN, id: 'N3' })];
    const match = broken(units);
    choose(match, CHARGE('N2'));
    passBy(match);
    choose(match, { ...ASIDE, turn: -900 });
    choose(match, CHARGE('N3'));
    expect(unit(match, 'N3').status).toBe('routed');
    waitsFor(match, 'south', 'breakThrough');
    expect(pose(match, 'S1').y).toBe(74000);
  });
});

describe('GV-BREAK-09 held', () => {
  test('GV-BREAK-09, GV-R-38 in contact with another enemy the break-through is lost', () => {
    const match = met(
      { ...HORSE, ...BLOCK, x: 88000 },
      { others: [north(60000, { ...FOOT, ...BLOCK, id: 'N2', x: 92000 })] },
    );
    choose(match, { do: 'recoil', aboutFace: true, ahead: 6000 });
    expect(unit(match, 'S1')).toMatchObject({ y: 60000, done: true });
    isOver(match);
  });

  test('GV-BREAK-09 also after artillery has been over-run', () => {
    const match = met(
      { ...HEAVY_GUN, x: 88000 },
      { others: [north(60000, { ...FOOT, ...BLOCK, id: 'N2', x: 92000 })] },
    );
    expect(unit(match, 'N1').status).toBe('routed');
    isOver(match);
  });

  test('GV-BREAK-09, GV-R-38 an enemy met only corner to corner does not hinder it', () => {
    const match = met(HORSE, { others: [north(60000, { id: 'N2', x: 98000 })] });
    choose(match, { do: 'recoil', aboutFace: true, ahead: 6000 });
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });
});
