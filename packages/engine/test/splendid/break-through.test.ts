import { describe, expect, test } from 'vitest';
import {
  allThrows,
  charge,
  chargeHome,
  field,
  hits,
  HORSE,
  isOver,
  north,
  pose,
  south,
  switched,
  tally,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const PIKES = { type: 'P&M', layout: 'PM' };
const LIMBERED = { type: 'RA', layout: 'G', limbered: true };
const GO = (...steps: Loose[]) => ({ do: 'manoeuvre', steps });
/** N1 rides off to the east, out of the way. */
const ASIDE = { do: 'recoil', aboutFace: 'forward', turn: 900, ahead: 12000 };

/** S1 has charged N1 (horse, front along y = 20000), which has recoiled to the east. */
const broken = (others: Loose[] = [], { dice = [], charger = {}, more = {}, pivot }: Loose = {}) => {
  const match = field([south(10000, charger), north(20000, HORSE), ...others], dice, more);
  chargeHome(match, 'N1', pivot ? { pivot } : {});
  choose(match, ASIDE);
  waitsFor(match, 'south', 'breakThrough');
  return match;
};
const finish = (match: Loose) => {
  if (['breakThrough', 'order'].includes(decision(match)?.kind ?? '') && decision(match)?.side === 'south')
    choose(match, { do: 'stop' });
};

describe('SV-BREAK-01 when', () => {
  test('SV-BREAK-01 after a recoil, at once', () => {
    const match = broken();
    expect(refusal(match, { do: 'choose', unit: 'S9' })?.rule).toBe('SV-TURN-01');
    expect(decision(match)?.about).toMatchObject({ unit: 'S1' });
  });

  test('SV-BREAK-01 after an evasion', () => {
    const match = field(
      [south(17000, PIKES), north(20000, { type: 'P&M', layout: 'MM', formation: 'openOrder' })],
      [1],
    );
    charge(match);
    choose(match, { do: 'evade', aboutFace: 'forward', ahead: 6000 });
    waitsFor(match, 'south', 'breakThrough');
  });

  test('SV-BREAK-01 after an overrun', () => {
    const match = field([south(10000), north(20000, LIMBERED), north(40000, { id: 'N9' })]);
    charge(match);
    waitsFor(match, 'south', 'breakThrough');
  });

  test.each<[string, Loose, Loose]>([
    ['standing', PIKES, { do: 'stand' }],
    ['an emergency about-face', PIKES, { do: 'aboutFace' }],
  ])('SV-BREAK-01 not after %s', (_, who, choice) => {
    const match = field([south(10000), north(20000, who)]);
    charge(match);
    choose(match, choice);
    isOver(match);
  });
});

describe('SV-BREAK-02 the manoeuvre', () => {
  test('SV-BREAK-02 up to 9" for mounted, with turns', () => {
    const match = broken();
    const far = refusal(match, GO({ ahead: 9006 }));
    expect(['SV-BREAK-02', 'SV-MOVE-06']).toContain(far?.rule);
    expect(far?.because).toContain('9');
    expect(refusal(match, GO({ ahead: 9005 }))).toBeUndefined();
    expect(refusal(match, GO({ ahead: 5000 }, { turn: 900 }, { ahead: 4006 }))?.rule).toBe('SV-BREAK-02');
    choose(match, GO({ ahead: 5000 }, { turn: -900 }, { ahead: 4000 }));
    finish(match);
    expect(pose(match, 'S1')).toEqual({ x: 26000, y: 25000, heading: 2700 });
    expect(hits(match, 'S1')).toBe(0);
    isOver(match);
  });

  test.each<[string, Loose, number[]]>([
    ['horse', HORSE, [1]],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }, [1]],
  ])('SV-BREAK-02 the same 9" for %s', (_, charger, dice) => {
    const match = broken([], { charger, dice });
    expect(refusal(match, GO({ ahead: 9005 }))).toBeUndefined();
    expect(refusal(match, GO({ ahead: 9006 }))?.rule).toBe('SV-BREAK-02');
  });

  test('SV-BREAK-02 up to 3" for foot', () => {
    const match = field([south(17000, PIKES), north(20000, HORSE)], [1]);
    chargeHome(match);
    choose(match, ASIDE);
    expect(refusal(match, GO({ ahead: 3006 }))?.rule).toBe('SV-BREAK-02');
    choose(match, GO({ ahead: 3000 }));
    finish(match);
    expect(pose(match, 'S1').y).toBe(23000);
    isOver(match);
  });

  test('SV-BREAK-02, SV-MOVE-06 an order without steps is none, whatever else it says', () => {
    const match = broken();
    for (const more of [{}, { leaveTable: true }, { finish: true }])
      expect(refusal(match, { ...GO(), ...more })?.rule).toBe('SV-MOVE-06');
  });

  test('SV-BREAK-02 it may be nothing, and the unit is done', () => {
    const match = broken();
    choose(match, { do: 'stop' });
    expect(pose(match, 'S1')).toEqual({ x: 30000, y: 20000, heading: 0 });
    expect(unit(match, 'S1').done).toBe(true);
    isOver(match);
  });

  test('SV-BREAK-02 no change of formation and no contact', () => {
    const match = broken([north(25000, { id: 'N2' })]);
    expect(refusal(match, { do: 'changeFormation', formation: 'block', layout: 'Y/Y' })?.rule).toBe('SV-TURN-01');
    expect(refusal(match, GO({ ahead: 5000 }))?.rule).toBe('SV-MOVE-10');
    expect(refusal(match, GO({ ahead: 4989 }))).toBeUndefined();
    choose(match, GO({ ahead: 1000 }));
    expect(refusal(match, { do: 'changeFormation', formation: 'block', layout: 'Y/Y' })?.rule).toBe('SV-TURN-01');
  });
});

describe('SV-BREAK-03 the charge', () => {
  test('SV-BREAK-03 no test, up to 9"', () => {
    const match = broken([north(29005, { id: 'N2' })], { charger: HORSE, dice: [1] });
    choose(match, { do: 'charge', target: 'N2' });
    expect(allThrows(match)).toHaveLength(1); // the first charge only
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { target: 'N2' } });
    choose(match, { do: 'stand' });
    isOver(match);
  });

  test('SV-BREAK-03 beyond 9" only extended, with the marker and the die, up to 15"', () => {
    const at = (y: number, extend: boolean) =>
      refusal(broken([north(y, { id: 'N2' })]), { do: 'charge', target: 'N2', extend });
    expect(at(29005, true)).toBeDefined();
    expect(at(29006, false)).toBeDefined();
    expect(at(29006, true)).toBeUndefined();
    expect(at(35005, true)).toBeUndefined();
    expect(at(35006, true)).toBeDefined();
    const match = broken([north(32000, { id: 'N2' })], { dice: [2] });
    choose(match, { do: 'charge', target: 'N2', extend: true });
    expect(hits(match, 'S1')).toBe(1);
    expect(pose(match, 'S1').y).toBe(31000);
    isOver(match);
  });

  test('SV-BREAK-03 foot: 3" and 2" more', () => {
    const at = (y: number, extend: boolean) => {
      const match = field([south(17000, PIKES), north(20000, HORSE), north(y, { id: 'N2' })], [1]);
      chargeHome(match);
      choose(match, { do: 'recoil', aboutFace: 'forward', ahead: 12000 }); // flowing around N2
      return refusal(match, { do: 'charge', target: 'N2', extend });
    };
    expect(at(23005, false)).toBeUndefined();
    expect(at(23006, false)).toBeDefined();
    expect(at(25005, true)).toBeUndefined();
    expect(at(25006, true)).toBeDefined();
  });

  test('SV-BREAK-03 foot without pikes still may not charge mounted from the front', () => {
    const match = field(
      [
        south(17000, { type: 'Foot', layout: 'HH' }),
        north(20000, { type: 'P&M', layout: 'MM', formation: 'openOrder' }),
        north(22500, { id: 'N2', ...HORSE }),
      ],
      [1],
    );
    chargeHome(match);
    choose(match, { do: 'evade', aboutFace: 'forward', ahead: 6000 }); // flowing around N2
    expect(refusal(match, { do: 'charge', target: 'N2' })?.rule).toBe('SV-CHARGE-09');
  });

  test('SV-R-59 its start distance counts for pulling up', () => {
    // The first charge was 10", this one is 7": charging home, and the foot player throws.
    const match = broken([north(27000, { id: 'N2' })], { dice: [4] });
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'hastyBlock' });
    choose(match, { do: 'form', stand: 0, layout: 'P/M', cell: [0, 0] });
    expect(allThrows(match)).toMatchObject([{ side: 'north', dice: [4] }]);
    expect(hits(match, 'N2')).toBe(5); // two, and a heavy impact of Heavy Mounted
    isOver(match);
  });

  // A line of three may pivot 12.1 degrees; N2 is aside and needs some of it.
  const WIDE = { type: 'HM', layout: 'YYY' };
  const N2 = north(27000, { id: 'N2', x: 34200 });

  test('SV-BREAK-03, SV-R-66 a pivot if the unit has not pivoted this phase', () => {
    const match = broken([N2], { charger: WIDE });
    expect(refusal(match, { do: 'charge', target: 'N2' })?.rule).toBe('SV-CHARGE-03');
    choose(match, { do: 'charge', target: 'N2', pivot: 100 });
    expect(pose(match, 'S1').heading).toBe(100);
    waitsFor(match, 'north', 'react');
  });

  test.each([
    ['not again', [], false],
    ['with pivotPerCharge one for every charge', ['pivotPerCharge'], true],
  ])('SV-R-66 %s', (_, switches, legal) => {
    const match = broken([N2], { charger: WIDE, pivot: 10, more: switched(...switches) });
    const why = refusal(match, { do: 'charge', target: 'N2', pivot: 100 });
    if (legal) expect(why).toBeUndefined();
    else expect(['SV-R-66', 'SV-BREAK-03', 'SV-FACE-04']).toContain(why?.rule);
  });
});

describe('SV-BREAK-04 whom', () => {
  const straight = (ahead: number, others: Loose[] = [], more: Loose = {}) => {
    const match = field([south(10000), north(20000, HORSE), ...others], [], more);
    chargeHome(match);
    choose(match, { do: 'recoil', aboutFace: 'forward', ahead });
    return match;
  };

  test('SV-BREAK-04, SV-R-65 not the unit that has just recoiled', () => {
    expect(['SV-BREAK-04', 'SV-R-65']).toContain(refusal(straight(6000), { do: 'charge', target: 'N1' })?.rule);
  });

  test('SV-R-65 with breakThroughSameTarget that one too; having reacted it stands', () => {
    const match = straight(6000, [], switched('breakThroughSameTarget'));
    choose(match, { do: 'charge', target: 'N1' });
    expect(pose(match, 'S1').y).toBe(26000);
    isOver(match);
  });

  test('SV-BREAK-04, SV-R-65 but after a further break-through given by another unit it may', () => {
    // N1 recoils through its own gun N2 (y 23000 to 26150); S1 overruns the gun and reaches N1 at 9".
    const match = straight(12000, [north(26150, { id: 'N2', ...LIMBERED, heading: 0 })]);
    choose(match, { do: 'charge', target: 'N2' });
    expect(unit(match, 'N2').status).toBe('routed');
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'charge', target: 'N1' });
    expect(pose(match, 'S1').y).toBe(32000);
    isOver(match);
  });
});

describe('SV-BREAK-05 reactions to it', () => {
  const HUNTER = north(24000, { id: 'N2', ...HORSE, x: 22000, heading: 900 });

  test('SV-BREAK-05, SV-REACT-07 a break-through move can be intercepted', () => {
    const match = broken([HUNTER], { dice: [3] });
    choose(match, GO({ ahead: 8000 }));
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'intercept', unit: 'N2', at: 4000 });
    expect(pose(match, 'S1').y).toBe(24000);
    expect([hits(match, 'S1'), hits(match, 'N2')]).toEqual([1, 1]);
    isOver(match);
  });

  test('SV-BREAK-05 after a failed intercept it is planned anew or goes on', () => {
    const match = broken([HUNTER], { dice: [4] });
    choose(match, GO({ ahead: 8000 }));
    choose(match, { do: 'intercept', unit: 'N2', at: 4000 });
    waitsFor(match, 'south', 'goOn');
    choose(match, { do: 'replan' });
    expect(refusal(match, GO({ ahead: 5006 }))?.rule).toBe('SV-BREAK-02');
    expect(refusal(match, GO({ ahead: 5005 }))).toBeUndefined();
  });

  test('SV-BREAK-05 not by a unit that has reacted', () => {
    const match = broken([{ ...HUNTER, reacted: true }]);
    choose(match, GO({ ahead: 8000 }));
    finish(match);
    expect(pose(match, 'S1').y).toBe(28000);
    isOver(match);
  });

  test('SV-BREAK-05 a break-through charge is counter-charged, or recoiled from', () => {
    const target = north(27000, { id: 'N2', ...HORSE });
    const match = broken([target]);
    choose(match, { do: 'charge', target: 'N2' });
    waitsFor(match, 'north', 'intercept');
    choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
    expect(pose(match, 'N2').y).toBe(22000);
    isOver(match);
    const again = broken([target]);
    choose(again, { do: 'charge', target: 'N2' });
    choose(again, { do: 'pass' });
    choose(again, { do: 'recoil', aboutFace: 'forward', ahead: 12000 });
    waitsFor(again, 'south', 'breakThrough');
    expect(refusal(again, { do: 'charge', target: 'N2' })?.rule).toBe('SV-BREAK-04');
    expect(refusal(again, GO({ ahead: 9000 }))).toBeUndefined();
  });

  test('SV-BREAK-05 break-throughs follow one another without limit', () => {
    const guns = [1, 2, 3].map((n) => north(10000 + 8000 * n, { ...LIMBERED, id: `N${n}` }));
    const match = field([
      south(10000),
      ...guns,
      north(46000, { id: 'N9' }),
      north(46000, { id: 'N8', x: 50000, layout: 'PPPP' }),
    ]);
    charge(match, 'N1');
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'charge', target: 'N3' });
    waitsFor(match, 'south', 'breakThrough');
    expect(pose(match, 'S1').y).toBe(34000);
    expect(tally(match, 'north')).toBe(3);
  });
});

describe('SV-BREAK-06 held', () => {
  test('SV-BREAK-06, SV-R-67 none while the charger is still in contact with another enemy', () => {
    const match = field([
      south(10000, { layout: 'YYY' }),
      north(20000, HORSE),
      north(20000, { id: 'N2', x: 30000 + 3148 }),
    ]);
    chargeHome(match);
    choose(match, { do: 'recoil', aboutFace: 'forward', ahead: 6000 });
    isOver(match);
    expect(pose(match, 'S1').y).toBe(20000);
  });

  test('SV-R-67 an enemy met only corner to corner does not hinder it', () => {
    const match = field([south(10000), north(20000, HORSE), north(20000, { id: 'N2', x: 30000 + 3148 })]);
    chargeHome(match);
    choose(match, { do: 'recoil', aboutFace: 'forward', ahead: 6000 });
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });
});
