// A Great Victory: suppression (GV-FIRE-17, -18, GV-R-20, -22, -23).
import { describe, expect, test } from 'vitest';
import { choose, decision, situation } from './kit.js';
import {
  box,
  commander,
  dice,
  feature,
  fire,
  fireAt,
  firing,
  foe,
  house,
  many,
  moving,
  on,
  shooter,
  shot,
  single,
  thrown,
  X,
  Y,
  type Loose,
} from './fire-help.js';

/** S1 fires its six points at N1, 14 cm off (no shooters, no modifier); N2 may suppress it. */
const TARGET = foe(14000);
/** Dice of S1; `threats` stand clear of the zones of S1. */
const under = (expected: number, threats: Loose[], more: Loose = {}, s1: Loose = {}) =>
  expect(shot(expected, [shooter(s1), TARGET, ...threats], more)).toBe(expected);
/** N2 looks at S1 from the east: its front is `gap` from the right side of S1. */
const east = (gap: number, more: Loose = {}): Loose => ({
  id: 'N2',
  type: 'light foot longbows',
  x: X + 4000 + gap,
  y: Y - 1000,
  heading: 2700,
  ...more,
});

describe('who suppresses', () => {
  test('GV-FIRE-17 nobody near: all dice', () => under(6, []));
  test.each([
    [3000, 5],
    [12000, 5],
    [12005, 5],
    [12006, 6],
    [20000, 6],
  ])('GV-FIRE-17 longbows %i thousandths away: %i dice', (gap, n) => under(n, [east(gap)]));
  test.each<[string, number, number]>([
    ['light foot javelins', 4005, 5],
    ['light foot javelins', 4006, 6],
    ['light foot slings', 8005, 5],
    ['light foot slings', 8006, 6],
    ['light foot bows', 12005, 5],
    ['heavy foot crossbows', 12005, 5],
    ['light horse bows', 10005, 5],
    ['light horse bows', 10006, 6],
    ['light camels crossbows', 10005, 5],
    ['light chariots javelins', 4005, 5],
    ['heavy chariots bows', 10005, 5],
    ['medium elephants bows', 10005, 5],
    ['heavy elephants javelins', 4006, 6],
    ['light artillery', 12005, 5],
    ['light artillery', 12006, 6],
    ['heavy artillery', 12000, 6],
    ['heavy artillery', 12005, 6],
  ])('GV-FIRE-17, GV-FIRE-18 %s %i thousandths away: %i dice', (type, gap, n) => under(n, [east(gap, { type })]));
  test.each<[string, Loose, number]>([
    ['hand-to-hand', { type: 'light foot arms' }, 6],
    ['throwers', { type: 'light foot light arms', thrown: true }, 6],
    ['horse without missiles', { type: 'light horse' }, 6],
    ['commanders', { type: 'commander' }, 6],
    ['packed artillery', { type: 'light artillery', packed: true }, 6],
    ['a unit that has fired', { fired: true }, 5],
    ['a unit of strength 2', { hits: 4 }, 5],
    ['a unit of strength 0', { hits: 6 }, 6],
    ['a unit of strength -1', { hits: 7 }, 6],
    ['a unit facing away', { heading: 900, x: X + 4000 + 1500 + 2000 }, 6],
    ['a unit that would have to pivot', { heading: 1800, x: X + 12000, y: Y + 3000 }, 6],
    ['a block', { formation: 'block' }, 5],
    ['a defensive block', { formation: 'defensiveBlock' }, 5],
    ['a defensive block by its rear face', { formation: 'defensiveBlock', heading: 900, x: X + 4000 + 1500 + 4000 }, 5],
    ['a bent line', { formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 300 } }, 5],
    ['chariots in skirmish line', { type: 'light chariots bows', formation: 'skirmishLine' }, 5],
  ])('GV-R-22, GV-FIRE-17 %s: %j', (_, more, n) => under(n, [east(1500, more)]));

  test('GV-FIRE-17 whoever is in contact suppresses nobody', () => {
    const s2 = { id: 'S2', type: 'medium foot arms', x: X + 4000 + 3000 + 2000, y: Y - 1000, heading: 2700 };
    under(5, [east(3000), { ...s2, x: s2.x + 11 }]);
    under(6, [east(3000), s2]); // on the rear of N2
  });
  test('GV-FIRE-17, GV-GEOM-09 corner to corner is no contact: it suppresses', () => {
    // S2 meets only the north-eastern corner of N2.
    const s2 = { id: 'S2', type: 'medium foot arms', x: X + 4000 + 3000 + 2000 + 4000, y: Y + 3000 + 2000 };
    under(5, [east(3000), s2]);
  });
  test('GV-FIRE-17 a unit in between shields, whoever it is', () => {
    for (const id of ['S2', 'N3'])
      under(6, [east(6000), { id, type: 'light foot arms', x: X + 4000 + 2000, y: Y - 1000, heading: 2700 }]);
  });
  test('GV-FIRE-17 one stand that sees the firer is enough; brushing its zone is not', () => {
    // The zone of its southern stand ends just at the front edge of S1.
    under(5, [east(5000, { y: Y + 3989 })]);
    under(6, [east(5000, { y: Y + 3990 })]);
  });
  test('GV-FIRE-17 the target itself suppresses like any other', () => {
    expect(shot(5, [shooter(), foe(12000, { type: 'light foot bows' })])).toBe(5);
    expect(shot(6, [shooter(), foe(12006, { type: 'light foot bows' })])).toBe(6);
  });
  test('GV-FIRE-17, GV-R-26 the gap is that of the units, wherever they see each other', () => {
    // N2 looks down on the rear of S1 from the south: 13 cm off its rear.
    under(5, [foe(-2000 - 12005, { id: 'N2', type: 'light foot longbows', heading: 0 })]);
    under(6, [foe(-2000 - 12006, { id: 'N2', type: 'light foot longbows', heading: 0 })]);
  });
  test('GV-FIRE-18 several suppress like one', () => {
    under(5, [east(3000), east(3000, { id: 'N3', x: X - 4000 - 3000, heading: 900 })]);
  });
  test('GV-FIRE-18 one unit suppresses many, and suppression is mutual', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'medium foot bows', x: X - 2000, y: Y, formation: 'block' },
        { id: 'S2', type: 'medium foot bows', x: X + 2000, y: Y, formation: 'block' },
        { id: 'N1', type: 'light foot bows', x: X, y: Y + 10000 },
        { id: 'N2', type: 'light foot bows', x: X + 40000, y: Y + 10000 },
        { id: 'S3', type: 'light foot arms', x: X + 40000, y: Y },
      ],
      dice: [6, 6, 6, 6, 6, 6],
    });
    expect(dice(match, fire('S1', { target: 'N1' }))).toBe(2); // 6 - 1, halved
    expect(thrown(choose(match, fire('S2', { target: 'N1' }))).flat()).toHaveLength(2);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    // N1: half of 5 is 2 points at S1; medium -1, block +1, suppressed -1.
    expect(thrown(choose(match, fire('N1', { target: 'S1', stands: [1] }, { target: 'S2', stands: [0] })))).toEqual([
      [6],
      [6],
    ]);
  });
  test('GV-FIRE-17 artillery is suppressed as well', () => {
    const s1 = { type: 'light artillery' };
    expect(shot(6, [shooter(s1), TARGET])).toBe(6);
    expect(shot(5, [shooter(s1), TARGET, east(3000, { x: X + 2000 + 3000 })])).toBe(5);
  });
  test('GV-FIRE-17 once for the unit: both targets of a split', () => {
    const units = [shooter(), single('N1', X - 2000, Y + 14000), single('N3', X + 2000, Y + 14000), east(3000)];
    const match = firing(units, { dice: many(6, 6) });
    const told = choose(match, fire('S1', { target: 'N1', stands: [0] }, { target: 'N3', stands: [1] }));
    expect(thrown(told).map((one) => one.length)).toEqual([3, 3]); // 3 + 1 - 1
  });
  test('GV-FIRE-17, GV-TERR-07 a wood between shields', () => {
    const wood = feature('wood', box(X + 5000, Y - 6000, X + 6000, Y + 6000));
    under(6, [east(4000)], on(wood));
    under(5, [east(4000)], { options: { terrain: [wood], terrainEffects: 'off' } });
  });
  test('GV-FIRE-17, GV-ARTY-05 light artillery that could shoot over what is lower suppresses', () => {
    // S1 fires from its left face; S2 stands between its front face and the guns.
    const units = [
      shooter({ formation: 'defensiveBlock' }),
      foe(0, { x: X - 2000 - 14000, y: Y - 2000, heading: 900 }),
      { id: 'N2', type: 'light artillery', x: X, y: Y + 10000 },
      { id: 'S2', type: 'light chariots', x: X, y: Y + 7000 },
    ];
    const ours = feature('hill', box(X - 3000, Y - 4500, X + 3000, Y));
    const theirs = feature('hill', box(X - 3000, Y + 10000, X + 3000, Y + 15000));
    expect(shot(3, units)).toBe(3);
    expect(shot(3, units, on(ours))).toBe(3);
    expect(shot(2, units, on(ours, theirs))).toBe(2); // 6 - 1, halved
  });
});

describe('as they stand now', () => {
  test('GV-R-20, P4.4 suppression is decided after the pivot of the firer', () => {
    // N2 faces west and looks along y from Y to Y + 3990 or so past the front of S1. Pivoting brings its left corner forward.
    const n2 = { id: 'N2', type: 'light chariots bows', x: X + 4000 + 5000, y: Y + 2000, heading: 2700 };
    const units = [shooter(), foe(14000), n2];
    expect(shot(6, units)).toBe(6);
    expect(shot(5, units, {}, fireAt('N1', { pivot: 100 }))).toBe(5);
  });
  test('GV-R-20, P4.5 pivots of the side that fired first count for the fire of the other', () => {
    // S2 does not see N1 until it has pivoted for its own shot at N2; then N1 hides N2 from its left stand.
    const play = (pivot: number, shots: number, n: number) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        units: [
          { id: 'S1', type: 'light foot arms', x: X - 10000, y: Y },
          { id: 'S2', type: 'medium foot bows', x: X, y: Y },
          { id: 'N1', type: 'medium foot bows', x: X - 10000, y: Y + 10000 },
          { id: 'N2', type: 'light foot arms', x: X, y: Y + 12000 },
          { id: 'N3', type: 'medium foot bows', x: X + 60000, y: Y + 12000 },
          { id: 'S3', type: 'light foot arms', x: X + 60000, y: Y },
        ],
        dice: many(shots + n, 6),
      });
      expect(dice(match, { ...fire('S2', { target: 'N2' }), ...(pivot ? { pivot } : {}) })).toBe(shots);
      expect(dice(match, fire('N1', { target: 'S1' }))).toBe(n);
    };
    play(0, 6, 6);
    play(-140, 3, 5);
  });
  test('GV-R-22 hits laid aside in this phase do not matter, nor who has fired', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      units: [
        { id: 'S1', type: 'medium foot bows', x: X, y: Y },
        { id: 'S2', type: 'medium foot bows', x: X, y: Y - 40000 },
        { id: 'N1', type: 'light foot slings', x: X, y: Y + 3000 },
        { id: 'N2', type: 'medium foot bows', x: X + 40000, y: Y },
      ],
      dice: [1, 1, 1, 1, 1, 6, 6, 6],
    });
    expect(thrown(choose(match, fire('S1', { target: 'N1' })))).toEqual([[1, 1, 1, 1, 1]]); // suppressed by N1
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    // N1 has as many hits laid aside as it has strength; S1 has fired and suppresses it all the same.
    expect(dice(match, fire('N1', { target: 'S1' }))).toBe(3); // 5 - 1 (medium) - 1
  });
});

describe('fire in reactions', () => {
  /** S1 (in command) charges N1 home; S2 may suppress N1. */
  const charged = (script: number[], others: Loose[], more: Loose = {}) => {
    const match = moving(
      [
        shooter({ type: 'medium foot arms' }),
        commander(0, { x: X + 8000, y: Y }),
        foe(5000, { type: 'medium foot bows' }),
        ...others,
      ],
      { dice: script, ...more },
    );
    choose(match, { do: 'charge', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    return match;
  };
  /** Bows of South that look at N1 from the west. */
  const WEST = { id: 'S2', type: 'medium foot bows', x: X - 4000 - 5000, y: Y + 6000, heading: 900 };
  const volley = (n: number, others: Loose[], more: Loose = {}) =>
    expect(dice(charged(many(n, 1), others, more), { do: 'fire' })).toBe(n);

  test('GV-R-23, GV-DFIRE-03 defensive fire is suppressed too; the contact with the charger is overlooked', () => {
    volley(5, []); // 6 - 1 for medium
    volley(4, [WEST]);
  });
  test('GV-R-23 noSuppressionInReactions: never in reactions, still in the firing phase', () => {
    volley(5, [WEST], house('noSuppressionInReactions'));
    expect(shot(5, [shooter(), foe(10000, { type: 'light foot bows' })], house('noSuppressionInReactions'))).toBe(5);
  });
  test('GV-R-23, GV-DFIRE-03 the charger never suppresses, though a shooter itself', () => {
    const match = moving(
      [shooter({ type: 'light foot bows' }), commander(2000), foe(5000, { type: 'medium foot bows' })],
      { dice: many(6, 1) },
    );
    choose(match, { do: 'charge', target: 'N1' });
    expect(dice(match, { do: 'fire' })).toBe(6);
  });
  test('GV-R-23 the charger stands in the way of others like any unit', () => {
    // S2 behind the charger looks north at N1, but S1 is in its zone.
    const behind = { id: 'S2', type: 'medium foot longbows', x: X, y: Y - 4000 };
    volley(5, [behind]);
  });
  test('GV-R-23, GV-OPP-02 opportunity fire is suppressed too', () => {
    const opportunity = (n: number, others: Loose[], more: Loose = {}) => {
      const match = moving([shooter({ type: 'light foot arms' }), foe(8000, { type: 'light artillery' }), ...others], {
        dice: many(n, 6),
        ...more,
      });
      choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
      expect(dice(match, { do: 'opportunityFire', unit: 'N1', at: 0 })).toBe(n);
    };
    const bows = { id: 'S2', type: 'medium foot bows', x: X - 2000 - 5000, y: Y + 10000, heading: 900 };
    opportunity(8, []); // 6 + 2
    opportunity(7, [bows]);
    opportunity(8, [bows], house('noSuppressionInReactions'));
  });
});
