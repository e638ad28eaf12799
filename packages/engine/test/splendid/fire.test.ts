import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  commander,
  eligible,
  fireAt,
  firing,
  foe,
  many,
  moving,
  shooter,
  thrown,
  volley,
  W,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const ELIGIBILITY = ['SV-FIRE-10', 'SV-FIRE-11', 'SV-FIRE-12', 'SV-FIRE-13', 'SV-FIRE-14'];
/** A second enemy well off to the right of the first. */
const right = (depth: number, more: Loose = {}) => foe(depth, { id: 'N2', x: X + W, layout: 'P', ...more });

describe('who may fire', () => {
  // N1 holds the left of S1 in front, N2 stands before its right.
  const contact = (n1: Loose) => firing([shooter('MMMM'), foe(0, { layout: 'P', x: X - 1.5 * W, ...n1 }), right(5000)]);

  test('SV-FIRE-01 a unit in contact does not fire, nor at others', () => {
    expect(refusal(contact({}), fireAt('N2'))?.rule).toBe('SV-FIRE-01');
    expect(refusal(contact({ y: Y + 10 }), fireAt('N2'))?.rule).toBe('SV-FIRE-01');
  });
  test('SV-FIRE-01 a gap of more than 0.010", or corner to corner alone, is no contact', () => {
    expect(refusal(contact({ y: Y + 11 }), fireAt('N2'))).toBeUndefined();
    expect(refusal(contact({ x: X - 2.5 * W }), fireAt('N2'))).toBeUndefined();
  });

  const trail = [{ x: 29895, y: 18033, heading: 300 }];
  test.each<[string, Loose]>([
    ['pikes alone', { layout: 'PP' }],
    ['Foot', { type: 'Foot', layout: 'HL' }],
    ['Mounted', { type: 'M', layout: 'XX' }],
    ['Heavy Mounted', { type: 'HM', layout: 'YY' }],
    ['mounted Dragoons', { type: 'D', layout: 'DD' }],
    ['mounted Dragoons in open order', { type: 'D', layout: 'DD', formation: 'openOrder' }],
    ['the Commander', { type: 'Cmd', layout: 'C' }],
    ['a limbered gun', { type: 'RA', layout: 'G', limbered: true }],
    ['a road column', { layout: 'M/M', formation: 'roadColumn' }],
    ['a column of dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'D/D', formation: 'roadColumn' }],
    ['a bent road column', { layout: 'M/M', formation: 'bentRoadColumn', trail }],
  ])('SV-FIRE-02 %s cannot fire', (_, who) => {
    expect(refusal(firing([shooter('MM', who), foe(5000)]), fireAt('N1'))?.rule).toBe('SV-FIRE-02');
  });
  test.each<[string, Loose]>([
    ['muskets in line', { layout: 'MM' }],
    ['muskets in block', { layout: 'MM/MM' }],
    ['a single musket stand', { layout: 'M' }],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD' }],
    ['an unlimbered Frame Gun', { type: 'FG', layout: 'G' }],
    ['an unlimbered Regular gun', { type: 'RA', layout: 'G' }],
    ['an unlimbered Heavy gun', { type: 'HA', layout: 'G' }],
  ])('SV-FIRE-02 %s can fire', (_, who) => {
    expect(refusal(firing([shooter('MM', who), foe(5000)]), fireAt('N1'))).toBeUndefined();
  });
  test('SV-FIRE-02 the pikes of a mixed unit do not fire', () => {
    const match = firing([shooter('MP'), foe(5000)], { dice: [6] });
    expect(refusal(match, fireAt('N1', {}, { stands: [1] }))?.rule).toBe('SV-FIRE-02');
    expect(refusal(match, fireAt('N1', {}, { stands: [0, 1] }))?.rule).toBe('SV-FIRE-02');
    expect(volley(match, fireAt('N1'))).toEqual([6]);
  });

  test('SV-FIRE-03 firing is voluntary, stand by stand', () => {
    const match = firing([shooter('MMMM'), foe(5000)], { dice: [1, 6] });
    expect(refusal(match, { do: 'done' })).toBeUndefined();
    expect(volley(match, fireAt('N1', {}, { stands: [0, 2] }))).toEqual([1, 6]);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('SV-FIRE-05, SV-FIRE-03 who fires with one stand has a red marker at once and fires no more', () => {
    const match = firing([shooter('MMMM'), foe(5000)], { dice: [6] });
    expect(unit(match, 'S1').fired).toBeFalsy();
    choose(match, fireAt('N1', {}, { stands: [3] }));
    expect(unit(match, 'S1').fired).toBe(true);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(['SV-FIRE-05', 'SV-FIRE-07']).toContain(refusal(match, fireAt('N1', {}, { stands: [0] }))?.rule);
  });
  test('SV-FIRE-05 a unit that comes into the phase with a red marker does not fire', () => {
    const match = firing([shooter('MM', { fired: true }), foe(5000)]);
    expect(['SV-FIRE-05', 'SV-FIRE-07']).toContain(refusal(match, fireAt('N1'))?.rule);
  });
});

describe('targets', () => {
  // S2 holds N1 from behind.
  const held = (more: Loose = {}) =>
    firing([
      shooter('MM'),
      foe(5000),
      { id: 'S2', type: 'P&M', layout: 'PP', x: X, y: Y + 5000 + W, heading: 1800, ...more },
    ]);

  test('SV-FIRE-04 an enemy in contact with the firing side is no target', () => {
    expect(refusal(held(), fireAt('N1'))?.rule).toBe('SV-FIRE-04');
  });
  test('SV-FIRE-04 one touched corner to corner only, or not at all, is', () => {
    expect(refusal(held({ x: X + 2 * W }), fireAt('N1'))).toBeUndefined();
    expect(refusal(held({ y: Y + 5000 + W + 11 }), fireAt('N1'))).toBeUndefined();
  });
  test('SV-FIRE-04 friends are no targets', () => {
    const match = firing([shooter('MM'), foe(5000, { id: 'S2', heading: 0 }), foe(20000)]);
    expect(refusal(match, fireAt('S2'))?.rule).toBe('SV-FIRE-04');
  });
  test('SV-FIRE-04 an unengaged Commander may be fired at', () => {
    expect(refusal(firing([shooter('MM'), foe(5000, { type: 'Cmd', layout: 'C' })]), fireAt('N1'))).toBeUndefined();
  });

  // S1 rides at the seam of N1 and N2 and comes into contact with both.
  const charged = (n1: Loose, dice: number[] = []) => {
    const match = moving(
      [
        shooter('XXX', { type: 'M' }),
        commander(),
        foe(5000, { layout: 'MM', x: X - W, ...n1 }),
        foe(5000, { id: 'N2', x: X + W }),
      ],
      { dice },
    );
    choose(match, { do: 'charge', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    return match;
  };
  test('SV-FIRE-04, SV-FIRE-05 defensive fire reaches a charger in contact with others too, and marks red', () => {
    const match = charged({}, [1, 6, 6]);
    expect(thrown(choose(match, { do: 'fire' }))).toEqual([[1, 6, 6]]); // 2 stands, mounted +1
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1').fired).toBe(true);
  });
  test('SV-FIRE-06 who has held its fire may use defensive fire, who has fired may not', () => {
    expect(refusal(charged({}), { do: 'fire' })).toBeUndefined();
    expect(['SV-FIRE-06', 'SV-REACT-33']).toContain(refusal(charged({ fired: true }), { do: 'fire' })?.rule);
  });
});

describe('volleys', () => {
  const two = (dice: number[] = []) =>
    firing([shooter('MMMM'), foe(5000, { layout: 'P', x: X - W }), foe(4000, { id: 'N2', layout: 'P/P', x: X + W })], {
      dice,
    });
  test('SV-FIRE-07 a unit may split its fire; volleys are thrown in the order given', () => {
    const match = two([1, 6, 6, 2, 2]);
    const at = [
      { target: 'N2', stands: [2, 3] },
      { target: 'N1', stands: [0, 1] },
    ];
    expect(thrown(choose(match, { do: 'fire', unit: 'S1', at }))).toEqual([
      [1, 6, 6], // a block, +1
      [2, 2],
    ]);
    expect(unit(match, 'N2').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(2);
  });
  test('SV-FIRE-07 stands not named go with the volley that names none', () => {
    const match = two(many(4, 6));
    const at = [{ target: 'N1', stands: [1] }, { target: 'N2' }];
    expect(thrown(choose(match, { do: 'fire', unit: 'S1', at })).map((dice) => dice.length)).toEqual([1, 3]);
  });
  test('SV-FIRE-07 one stand fires at one target only', () => {
    const at = [
      { target: 'N1', stands: [0, 1] },
      { target: 'N2', stands: [1, 2] },
    ];
    expect(refusal(two(), { do: 'fire', unit: 'S1', at })?.rule).toBe('SV-FIRE-07');
    expect(refusal(two(), fireAt('N1', {}, { stands: [0, 0] }))?.rule).toBe('SV-FIRE-07');
  });
  test('SV-R-22 all stands that fire at a target throw in one volley', () => {
    const at = [
      { target: 'N2', stands: [2] },
      { target: 'N2', stands: [3] },
    ];
    expect(['SV-FIRE-07', 'SV-R-22']).toContain(refusal(two(), { do: 'fire', unit: 'S1', at })?.rule);
  });

  const bend = { after: 2, stays: 'left', way: 'back', angle: 450 };
  const dismounted = { type: 'D', state: 'dismounted' };
  test.each<[string, number, Loose]>([
    ['a line', 4, { layout: 'PP' }],
    ['a block', 5, { layout: 'PP/PP' }],
    ['a block of Foot', 5, { type: 'Foot', layout: 'HH/HH' }],
    ['a defensive block', 6, { layout: 'PP/PP', formation: 'defensiveBlock' }],
    ['musketeers in open order', 3, { layout: 'MM', formation: 'openOrder' }],
    ['a road column', 4, { layout: 'P/P', formation: 'roadColumn' }],
    ['a bent line', 4, { layout: 'PPPP', formation: 'bentLine', bend }],
    ['Mounted in line', 5, { type: 'M', layout: 'XX' }],
    ['Mounted in block', 6, { type: 'M', layout: 'XX/XX' }],
    ['Mounted in open order', 4, { type: 'M', layout: 'XX', formation: 'openOrder' }],
    ['Mounted in a column', 5, { type: 'M', layout: 'X/X', formation: 'roadColumn' }],
    ['Mounted in a bent line', 5, { type: 'M', layout: 'XXXX', formation: 'bentLine', bend }],
    ['Mounted in bent open order', 4, { type: 'M', layout: 'XXX', formation: 'bentOpenOrder', bend }],
    ['Heavy Mounted in line', 5, { type: 'HM', layout: 'YY' }],
    ['Heavy Mounted in block', 6, { type: 'HM', layout: 'YY/YY' }],
    ['mounted Dragoons in line', 5, { type: 'D', layout: 'DD' }],
    ['dismounted Dragoons in line', 4, { ...dismounted, layout: 'DD' }],
    ['dismounted Dragoons in open order', 3, { ...dismounted, layout: 'DD', formation: 'openOrder' }],
    ['dismounted Dragoons in bent open order', 3, { ...dismounted, layout: 'DDD', formation: 'bentOpenOrder', bend }],
    ['dismounted Dragoons in defensive block', 6, { ...dismounted, layout: 'DD/DD', formation: 'defensiveBlock' }],
    ['a gun', 3, { type: 'RA', layout: 'G' }],
    ['a limbered gun', 3, { type: 'HA', layout: 'G', limbered: true }],
    ['the Commander', 4, { type: 'Cmd', layout: 'C' }],
    ['a Sub-Commander', 4, { type: 'Sub', layout: 'C' }],
  ])('SV-FIRE-18, SV-FIRE-19 four muskets at %s: %i dice', (_, n, target) => {
    const match = firing([shooter('MMMM'), foe(5000, target)], { dice: many(n, 6) });
    expect(volley(match, fireAt('N1'))).toHaveLength(n);
  });
  test('SV-FIRE-18 every die of 2 or less is a hit, one green marker each', () => {
    const match = firing([shooter('MMMM'), foe(5000, { hits: 1 })], { dice: [1, 2, 3, 6] });
    choose(match, fireAt('N1'));
    expect(unit(match, 'N1').hits).toBe(3);
  });
  test('SV-X-03 four muskets at six Mounted in block: six dice, three hits', () => {
    const match = firing([shooter('MMMM'), foe(5000, { type: 'M', layout: 'XXX/XXX' })], { dice: [1, 2, 2, 4, 5, 6] });
    expect(volley(match, fireAt('N1'))).toHaveLength(6);
    expect(unit(match, 'N1').hits).toBe(3);
  });

  const thin = (more: Loose = {}) => firing([shooter('M'), foe(5000, { layout: 'MM', formation: 'openOrder' })], more);
  test('SV-FIRE-20, SV-R-23 fire of zero dice is legal: nothing is thrown, the marker is placed', () => {
    const match = thin();
    expect(volley(match, fireAt('N1'))).toEqual([]);
    expect(unit(match, 'S1').fired).toBe(true);
    expect(unit(match, 'N1').hits ?? 0).toBe(0);
  });
  test('SV-R-23 noZeroDiceFire refuses it, and nothing else', () => {
    const houseRules = { noZeroDiceFire: true };
    expect(['SV-FIRE-20', 'SV-R-23']).toContain(refusal(thin({ options: { houseRules } }), fireAt('N1'))?.rule);
    expect(refusal(firing([shooter('M'), foe(5000)], { options: { houseRules } }), fireAt('N1'))).toBeUndefined();
  });
  test('SV-R-23 with noZeroDiceFire compulsory fire with zero dice counts as no hits', () => {
    const match = moving([shooter('PPPP'), commander(), foe(3000, { type: 'FG', layout: 'G' })], {
      options: { weather: 'heavyRain', houseRules: { noZeroDiceFire: true } },
    });
    choose(match, { do: 'charge', target: 'N1' }); // 1 die at point blank, 1 less in heavy rain
    expect(unit(match, 'N1').status).toBe('routed');
    expect(unit(match, 'S1').hits ?? 0).toBe(0);
  });
  test('SV-FIRE-21 muskets never fire overhead', () => {
    const match = firing([shooter('MM'), foe(5000)]);
    expect(['SV-FIRE-21', 'SV-TERR-13']).toContain(refusal(match, fireAt('N1', {}, { overhead: true }))?.rule);
  });
});

describe('simultaneous fire', () => {
  test('SV-FIRE-09, SV-R-21 the side without the initiative completes its fire first; markers change nothing yet', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      units: [
        { id: 'N1', type: 'P&M', layout: 'MMMM', x: X, y: Y + 5000 },
        { id: 'N2', type: 'P&M', layout: 'MMMM', x: X + 10 * W, y: Y + 5000 },
        { id: 'S1', type: 'P&M', layout: 'MM', x: X, y: Y },
        { id: 'S2', type: 'P&M', layout: 'MM', x: X + 10 * W, y: Y },
      ],
      dice: [1, 1, 1, 1, 6, 6],
    });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] })?.rule).toBe('SV-MOVE-01');
    choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, layout: 'MM' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(volley(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] })).toEqual([6, 6]);
    expect(position(match).phase).toBe('firing');
    expect(refusal(match, { do: 'fire', unit: 'N2', at: [{ target: 'S2' }] })?.rule).toBe('SV-MOVE-01');
  });
  test('SV-FIRE-09 the options of a side are its own units that can fire', () => {
    const units = options(firing([shooter('MM'), foe(5000, { layout: 'MM' })])).map((one: Loose) => one.unit);
    expect(units).toContain('S1');
    expect(units).not.toContain('N1');
  });
});

describe('zones of fire and ranges', () => {
  test.each([
    [10, false],
    [11, true],
  ])('SV-FIRE-10 a target that reaches %i thousandths into the zone from the side: %s', (inside, expected) => {
    for (const way of [1, -1]) {
      const match = firing([shooter('M'), foe(5000, { x: X + way * (W / 2 - inside + W) })]);
      expect(eligible(match, 'N1'), String(way)).toEqual(expected ? [0] : []);
    }
  });
  test('SV-FIRE-10 the zone goes the way the unit faces', () => {
    const match = firing([
      shooter('MM', { heading: 900 }),
      foe(5000),
      foe(0, { id: 'N2', x: X + 5000, heading: 2700 }),
    ]);
    expect(eligible(match, 'N1')).toEqual([]);
    expect(eligible(match, 'N2')).toEqual([0, 1]);
  });

  // Enemies north, east, south and west of a formation two stands wide and as deep as it is.
  const around = (who: Loose, deep: number) =>
    firing([
      shooter('', who),
      foe(5000, { id: 'N1' }),
      foe(0, { id: 'N2', x: X + W + 5000, y: Y - (deep * W) / 2, heading: 2700 }),
      foe(0, { id: 'N3', y: Y - deep * W - 5000, heading: 0 }),
      foe(0, { id: 'N4', x: X - W - 5000, y: Y - (deep * W) / 2, heading: 900 }),
    ]);
  const zones = (who: Loose, deep: number) => {
    const match = around(who, deep);
    return ['N1', 'N2', 'N3', 'N4'].map((id) => eligible(match, id));
  };
  test('SV-FIRE-11 open order has four zones', () => {
    const all = [[0, 1], [1], [0, 1], [0]];
    expect(zones({ layout: 'MM', formation: 'openOrder' }, 1)).toEqual(all);
    expect(zones({ type: 'D', state: 'dismounted', layout: 'DD', formation: 'openOrder' }, 1)).toEqual(all);
  });
  test('SV-FIRE-11 a defensive block has four zones', () => {
    expect(zones({ layout: 'MM/MM', formation: 'defensiveBlock' }, 2)).toEqual([
      [0, 1],
      [1, 3],
      [2, 3],
      [0, 2],
    ]);
  });
  test('SV-FIRE-11 line, block and artillery have the front zone only', () => {
    expect(zones({ layout: 'MM' }, 1)).toEqual([[0, 1], [], [], []]);
    expect(zones({ layout: 'MM/MM' }, 2)).toEqual([[0, 1], [], [], []]);
    expect(zones({ type: 'RA', layout: 'G' }, 2)).toEqual([[0], [], [], []]);
  });
  test('SV-FIRE-11 bent open order has four zones to each stand', () => {
    // Stand 2 is turned to the east, its rear left corner at the rear right corner of stand 1.
    const bend = { after: 2, stays: 'left', way: 'back', angle: 900 };
    const units = (formation: string) => [
      shooter('DDD', { type: 'D', state: 'dismounted', formation, bend }),
      foe(0, { id: 'N1', layout: 'P', x: X + 1.5 * W, y: Y - 2 * W - 4000, heading: 0 }),
    ];
    // Stand 1 by the chain: its own right zone is clear (SV-FIRE-16).
    expect(eligible(firing(units('bentOpenOrder')), 'N1')).toEqual([1, 2]);
    expect(eligible(firing(units('bentLine')), 'N1')).toEqual([]);
  });

  const gun = { layout: 'G', y: 2000 };
  test.each<[string, Loose, number]>([
    ['muskets', { layout: 'MM', y: 2000 }, 7],
    ['dismounted Dragoons', { type: 'D', state: 'dismounted', layout: 'DD', y: 2000 }, 7],
    ['Frame Guns', { type: 'FG', ...gun, y: 4000 }, 20],
    ['Regular Artillery', { type: 'RA', ...gun, y: 4000 }, 40],
    ['Heavy Artillery', { type: 'HA', ...gun, y: 4000 }, 60],
  ])('SV-FIRE-12 %s: the limit itself is in range, with 0.005" of slack', (_, who, range) => {
    const at = (over: number) =>
      firing([shooter('', who), foe(0, { y: who.y + range * 1000 + over })], { options: { tableDepth: 96 } });
    expect(refusal(at(0), fireAt('N1'))).toBeUndefined();
    expect(refusal(at(5), fireAt('N1'))).toBeUndefined();
    const refused = refusal(at(6), fireAt('N1'));
    expect(ELIGIBILITY).toContain(refused?.rule);
    expect(refused?.because).toContain(String(range));
  });
});
