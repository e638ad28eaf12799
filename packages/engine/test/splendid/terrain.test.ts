import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';
import {
  box,
  commander,
  fighting,
  foe,
  hitsOn,
  many,
  moving,
  shooter,
  thrown,
  TROOP_MISSES,
  W,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const PROHIBITED = ['SV-TERR-03', 'SV-TERR-04'];
const ESCARPMENT = [...PROHIBITED, 'SV-TERR-11', 'SV-MOVE-10'];
const ALL_TYPES = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog'];
const RESTRICTED = ['hill', 'wood', 'village', 'rough'];

/** An area 2" ahead of S1, or a line there. */
const AHEAD = box(20000, 12000, 40000, 16000);
const LINE = [
  [20000, 13000],
  [40000, 13000],
];
const area = (type: string, points: number[][] = type === 'escarpment' ? LINE : AHEAD) => ({
  terrain: [{ type, points }],
});
const FAR = { id: 'N1', type: 'P&M', layout: 'PP', x: X, y: 46000 };
/** S1 chosen in the movement phase, far from the enemy. */
const march = (who: Loose, options: Loose = {}) => moving([shooter('PP', { y: 10000, ...who }), FAR], { options });
const ahead = (...steps: (number | Loose)[]) => ({
  do: 'manoeuvre',
  steps: steps.map((step) => (typeof step === 'number' ? { ahead: step } : step)),
});

const FOOT = { layout: 'PP' };
const DRAGOONS = { type: 'D', layout: 'DD' };
const HORSE = { type: 'M', layout: 'XX' };
const LOOSE_HORSE = { ...HORSE, formation: 'openOrder' };
const COLUMN = { type: 'M', layout: 'X/X', formation: 'roadColumn' };
const HEAVY = { type: 'HM', layout: 'YY' };
const limbered = (type: string) => ({ type, layout: 'G', limbered: true });
const CHIEF = { type: 'Cmd', layout: 'C' };
const WHO: Record<string, Loose> = {
  'Pike and Musket': FOOT,
  Foot: { type: 'Foot', layout: 'HH' },
  'dismounted Dragoons': { ...DRAGOONS, state: 'dismounted' },
  'Dragoons in line': DRAGOONS,
  'Dragoons in open order': { ...DRAGOONS, formation: 'openOrder' },
  'Mounted in line': HORSE,
  'Mounted in block': { type: 'M', layout: 'XX/XX' },
  'Mounted in open order': LOOSE_HORSE,
  'Mounted in column': COLUMN,
  'Heavy Mounted': HEAVY,
  'Frame Gun': limbered('FG'),
  'Regular gun': limbered('RA'),
  'Heavy gun': limbered('HA'),
  Commander: CHIEF,
  'Sub-Commander': { type: 'Sub', layout: 'C' },
};
const EVERYONE = Object.keys(WHO);
const BARRED: Record<string, string[]> = {
  hill: [],
  wood: [
    'Dragoons in line',
    'Mounted in line',
    'Mounted in block',
    'Mounted in column',
    'Heavy Mounted',
    'Frame Gun',
    'Regular gun',
    'Heavy gun',
    'Commander',
    'Sub-Commander',
  ],
  village: [],
  rough: ['Regular gun', 'Heavy gun'],
  impassable: EVERYONE,
  bog: EVERYONE,
  escarpment: EVERYONE,
};

describe('prohibited terrain', () => {
  test.each(Object.entries(BARRED))('SV-TERR-04, SV-R-82 %s is prohibited to %s', (type, barred) => {
    const refused = EVERYONE.filter((who) => refusal(march(WHO[who]!, area(type)), ahead(3100)));
    expect(refused).toEqual(EVERYONE.filter((who) => barred.includes(who)));
  });
  test.each(ALL_TYPES.slice(1).filter((type) => BARRED[type]!.length > 0))(
    'SV-TERR-03 %s: the refusal names the rule',
    (type) => {
      expect(PROHIBITED).toContain(refusal(march(limbered('RA'), area(type)), ahead(3100))?.rule);
    },
  );
  test('SV-TERR-03 a gun being prolonged is stopped too', () => {
    const order = { do: 'prolong', steps: [{ ahead: 3000 }] };
    expect(PROHIBITED).toContain(refusal(march({ type: 'FG', layout: 'G' }, area('wood')), order)?.rule);
    expect(refusal(march({ type: 'FG', layout: 'G' }, area('rough')), order)).toBeUndefined();
  });
  test('SV-TERR-01 to touch is to overlap by more than 0.010"', () => {
    expect(refusal(march(FOOT, area('bog')), ahead(2010))).toBeUndefined();
    expect(refusal(march(FOOT, area('bog')), ahead(2011))?.rule).toBe('SV-TERR-03');
    const beside = (west: number) => refusal(march(FOOT, area('bog', box(west, 11000, 40000, 14000))), ahead(3000));
    expect(beside(X + W - 10)).toBeUndefined();
    expect(beside(X + W - 11)).toBeDefined();
  });
  test('SV-TERR-01 areas may have any simple shape', () => {
    const notch = [
      [20000, 12000],
      [28000, 12000],
      [28000, 16000],
      [32000, 16000],
      [32000, 12000],
      [40000, 12000],
      [40000, 18000],
      [20000, 18000],
    ];
    expect(refusal(march(FOOT, area('bog', notch)), ahead(4000))).toBeUndefined(); // into the notch
    expect(refusal(march({ layout: 'PPP' }, area('bog', notch)), ahead(4000))?.rule).toBe('SV-TERR-03');
    const triangle = [
      [X, 12000],
      [X + 4000, 16000],
      [X - 4000, 16000],
    ];
    expect(refusal(march(FOOT, area('bog', triangle)), ahead(2010))).toBeUndefined();
    expect(refusal(march(FOOT, area('bog', triangle)), ahead(2100))?.rule).toBe('SV-TERR-03');
  });
  test('SV-TERR-03 a turn may not sweep over it', () => {
    const pond = area('bog', box(X - 200, 12500, X + 200, 12900));
    expect(refusal(march({ layout: 'PPPP' }, pond), ahead({ turn: 300 }))).toBeUndefined();
    expect(refusal(march({ layout: 'PPPP' }, pond), ahead({ turn: 1800 }))?.rule).toBe('SV-TERR-03');
    expect(refusal(march({ layout: 'PPPP' }), ahead({ turn: 1800 }))).toBeUndefined();
  });
  test('SV-TERR-03 nor may a change of formation end on it', () => {
    const match = march({ type: 'M', layout: 'XX/XX' }, area('wood', box(X + W + 50, 6000, 40000, 14000)));
    const line = (to: number) => ({ do: 'changeFormation', formation: 'line', layout: 'XXXX', from: 0, to });
    expect(refusal(match, line(2))).toBeUndefined();
    expect([...PROHIBITED, 'SV-CHANGE-05']).toContain(refusal(match, line(1))?.rule);
  });
  test('SV-TERR-03 nor may a unit be placed on it', () => {
    const place = (type: string, who: Loose) => () => march({ ...who, y: 13500 }, area(type, AHEAD));
    expect(place('wood', HORSE)).toThrow('SV-SETUP-03');
    expect(place('bog', FOOT)).toThrow('SV-SETUP-03');
    expect(place('wood', LOOSE_HORSE)).not.toThrow();
  });

  const strip = (type: string) => ({
    options: area(
      type,
      type === 'escarpment'
        ? [
            [20000, 21500],
            [40000, 21500],
          ]
        : box(20000, 21000, 40000, 22000),
    ),
  });
  test('SV-TERR-03 a charge may not pass it', () => {
    const charge = (who: Loose, type: string) =>
      refusal(moving([shooter('', who), commander(), foe(3500)], strip(type)), { do: 'charge', target: 'N1' });
    expect([...PROHIBITED, 'SV-CHARGE-04']).toContain(charge(HORSE, 'wood')?.rule);
    expect(charge(LOOSE_HORSE, 'wood')).toBeUndefined();
    expect(charge(FOOT, 'wood')).toBeUndefined();
    expect(charge(FOOT, 'bog')).toBeDefined();
    expect(charge(FOOT, 'rough')).toBeUndefined();
  });
  test('SV-TERR-11 nor may a charge cross an escarpment', () => {
    const match = moving([shooter('PP'), commander(), foe(3500)], strip('escarpment'));
    expect([...ESCARPMENT, 'SV-CHARGE-04']).toContain(refusal(match, { do: 'charge', target: 'N1' })?.rule);
  });
  test.each(['wood', 'escarpment'])('SV-TERR-03, SV-TERR-11 joining in lapses where %s is in the way', (type) => {
    // S2 holds N1; S1 stands 2.5" from it.
    const units = [
      shooter('XX', { type: 'M', x: X - W }),
      shooter('PP', { id: 'S2', x: X + W, y: Y + 2500 }),
      foe(2500, { layout: 'PPPP' }),
    ];
    const join = (options: Loose) => {
      const match = situation({ phase: 'melee', initiative: 'south', units, options, dice: [] });
      return decision(match)?.kind;
    };
    expect(join({})).toBe('join');
    const west =
      type === 'wood'
        ? box(20000, 21000, X - 500, 22000)
        : [
            [20000, 21500],
            [X - 500, 21500],
          ];
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units,
      options: area(type, west),
      dice: many(6, 6),
    });
    expect(unit(match, 'S1').y).toBe(Y);
    expect(decision(match)?.kind).not.toBe('join');
  });
  test('SV-TERR-03 nor may a recoil end in it', () => {
    const wood = { options: area('wood', box(20000, Y + 5000 + W + 2000, 40000, 40000)) };
    const match = moving([shooter('XX', { type: 'M' }), commander(), foe(5000, { type: 'M', layout: 'XX' })], wood);
    choose(match, { do: 'charge', target: 'N1' });
    if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    const recoil = (by: number) => refusal(match, { do: 'recoil', aboutFace: 'forward', ahead: by });
    expect(recoil(2000)).toBeUndefined();
    expect(PROHIBITED).toContain(recoil(3000)?.rule);
  });
  test('SV-TERR-11 an escarpment may be approached, but not crossed', () => {
    expect(refusal(march(FOOT, area('escarpment')), ahead(2900))).toBeUndefined();
    expect(ESCARPMENT).toContain(refusal(march(FOOT, area('escarpment')), ahead(3100))?.rule);
    const short = area('escarpment', [
      [X + W + 100, 13000],
      [40000, 13000],
    ]); // ends beside the way
    expect(refusal(march(FOOT, short), ahead(4000))).toBeUndefined();
    const bend = area('escarpment', [
      [X, 16000],
      [X, 13000],
      [40000, 13000],
    ]);
    expect(refusal(march(FOOT, bend), ahead(4000))?.rule).toBe('SV-TERR-03');
  });
});

describe('restricted movement', () => {
  test.each(RESTRICTED)('SV-TERR-05, SV-TERR-04 %s halves the allowance of mounted who enter it', (type) => {
    const match = march(LOOSE_HORSE, area(type));
    expect(refusal(match, ahead(7000))).toBeUndefined();
    const refused = refusal(match, ahead(7006));
    expect(refused?.rule).toBe('SV-TERR-05');
    expect(refused?.because).toContain('7');
  });
  test.each<[string, Loose, number]>([
    ['Mounted', HORSE, 7000],
    ['Heavy Mounted', HEAVY, 5000],
    ['mounted Dragoons', DRAGOONS, 9000],
    ['the Commander', CHIEF, 11000],
  ])('SV-TERR-05 the half for %s', (_, who, half) => {
    const match = march(who, area('rough'));
    expect(refusal(match, ahead(half))).toBeUndefined();
    expect(refusal(match, ahead(half + 6))?.rule).toBe('SV-TERR-05');
  });
  test.each<[string, Loose, number]>([
    ['Pike and Musket', FOOT, 4000],
    ['Foot', { type: 'Foot', layout: 'HH' }, 5000],
    ['a limbered Frame Gun', limbered('FG'), 4000],
  ])('SV-TERR-05 %s move as ever', (_, who, all) => {
    expect(refusal(march(who, area('rough')), ahead(all))).toBeUndefined();
  });
  test('SV-TERR-05 it holds for those who start in it and leave it', () => {
    const match = march({ ...HORSE, y: 14500 }, area('rough'));
    expect(refusal(match, ahead(7000))).toBeUndefined();
    expect(refusal(match, ahead(7006))?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05 and for a visit on the way, but not for coming up to it', () => {
    const back = (first: number, second: number) =>
      refusal(march(HORSE, area('rough')), ahead(first, { aboutFace: 'forward' }, second));
    expect(back(2900, 4100)).toBeUndefined(); // the centres are 0.113" inside
    expect(back(2900, 4106)?.rule).toBe('SV-TERR-05');
    expect(back(2786, 5000)).toBeUndefined(); // in an area is who claims it (SV-TERR-02)
    expect(back(2787, 5000)?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05, SV-R-100 in it is who claims it at some moment of the move', () => {
    const thin = area('rough', box(20000, 13000, 40000, 13020)); // passed by all centres on the way
    expect(refusal(march(HORSE, thin), ahead(7000))).toBeUndefined();
    expect(refusal(march(HORSE, thin), ahead(7006))?.rule).toBe('SV-TERR-05');
    expect(refusal(march({ type: 'M', layout: 'XX/XX' }, thin), ahead(7006))?.rule).toBe('SV-TERR-05'); // rank by rank
    expect(refusal(march({ type: 'M', layout: 'X/X', formation: 'roadColumn' }, thin), ahead(7006))?.rule).toBe(
      'SV-TERR-05',
    );
    const four = { type: 'M', layout: 'XXXX' };
    const east = (west: number) => area('rough', box(west, 12000, 40000, 16000));
    expect(refusal(march(four, east(X + W / 2 + 1)), ahead(14000))).toBeUndefined(); // one of four stands
    expect(refusal(march(four, east(X + W / 2)), ahead(7006))?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05, SV-R-100 a turn can bring a unit into it', () => {
    // A quarter turn to the right swings the line of four over the area at its left front.
    const corner = area('rough', box(X - 2000, 10300, X - 100, 13500));
    const four = { type: 'M', layout: 'XXXX' };
    expect(refusal(march(four, corner), ahead({ turn: 900 }, 7000))).toBeUndefined();
    expect(refusal(march(four, corner), ahead({ turn: 900 }, 7006))?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05 nobody mounted goes at double-time there', () => {
    const double = (options: Loose) => refusal(march(HORSE, options), { ...ahead(5000), doubleTime: true });
    expect(double({})).toBeUndefined();
    expect(double(area('rough'))?.rule).toBe('SV-TERR-05');
    expect(double(area('rough', box(40000, 10000, 50000, 20000)))).toBeUndefined();
  });
  test('SV-TERR-05 no change of formation together with a manoeuvre there', () => {
    const form = { do: 'changeFormation', formation: 'block', layout: 'XX/X.' };
    const three = { type: 'M', layout: 'XXX' };
    const before = march(three, area('rough'));
    choose(before, form);
    expect(refusal(before, ahead(1500))).toBeUndefined();
    expect(refusal(before, ahead(3000))?.rule).toBe('SV-TERR-05');
    const after = march(three, area('rough'));
    choose(after, ahead(3000));
    expect(refusal(after, form)?.rule).toBe('SV-TERR-05');
    const free = march(three);
    choose(free, ahead(3000));
    expect(refusal(free, form)).toBeUndefined();
    expect(refusal(march({ ...three, y: 14500 }, area('rough')), form)).toBeUndefined(); // alone
  });

  const charge = (who: Loose, depth: number, options: Loose, more: Loose = {}) =>
    refusal(moving([shooter('', who), commander(), foe(depth)], { options }), { do: 'charge', target: 'N1', ...more });
  const STRIP = area('rough', box(20000, 21000, 40000, 22000));
  test('SV-TERR-05 the charge of mounted is halved, that of foot is not', () => {
    expect(charge(HORSE, 9005, STRIP)).toBeUndefined();
    expect(['SV-TERR-05', 'SV-CHARGE-03']).toContain(charge(HORSE, 9006, STRIP)?.rule);
    expect(charge(HORSE, 18005, {})).toBeUndefined();
    expect(charge(HORSE, 9006, area('rough', box(20000, 17000, 40000, 19500)))).toBeDefined(); // starts in it
    expect(charge(FOOT, 4005, STRIP)).toBeUndefined();
  });
  test('SV-TERR-05 nor may it be extended', () => {
    expect(charge(HORSE, 20000, {}, { extend: true })).toBeUndefined();
    expect(charge(HORSE, 20000, STRIP, { extend: true })).toBeDefined();
    expect(['SV-TERR-05', 'SV-CHARGE-10']).toContain(charge(HORSE, 11000, STRIP, { extend: true })?.rule);
  });
  test('SV-TERR-05 disengaging is halved', () => {
    const leave = (options: Loose) => {
      const match = moving([shooter('XX', { type: 'M' }), foe(0)], { options });
      choose(match, { do: 'disengage' });
      return (by: number) => refusal(match, ahead({ aboutFace: 'forward' }, by));
    };
    expect(leave({})(14000)).toBeUndefined();
    const rough = leave(area('rough', box(20000, 10000, 40000, 17000)));
    expect(rough(7000)).toBeUndefined();
    expect(rough(7006)?.rule).toBe('SV-TERR-05');
  });
  test('SV-TERR-05 and so is a break-through', () => {
    const through = (options: Loose) => {
      const match = moving([shooter('XX', { type: 'M' }), commander(), foe(5000, limbered('FG'))], { options });
      choose(match, { do: 'charge', target: 'N1' });
      expect(decision(match)?.kind).toBe('breakThrough');
      return (by: number) => refusal(match, ahead(by));
    };
    expect(through({})(9000)).toBeUndefined();
    const rough = through(area('rough', box(20000, 26000, 40000, 30000)));
    expect(rough(4500)).toBeUndefined();
    expect(rough(4506)?.rule).toBe('SV-TERR-05');
  });
});

describe('intercepting', () => {
  // N1 has S1 in its intercept zone all along the move.
  const offered = (options: Loose, n1: Loose = {}) => {
    const match = moving([shooter('PP'), { id: 'N1', type: 'M', layout: 'XX', x: X, y: 29000, ...n1 }], { options });
    choose(match, ahead(3000));
    return decision(match)?.kind === 'intercept';
  };
  test('SV-TERR-06 who touches restricted ground does not intercept', () => {
    expect(offered({})).toBe(true);
    expect(offered(area('rough', box(25000, 30000, 35000, 32000)))).toBe(false);
    expect(offered(area('rough', box(25000, 29000 + W - 11, 35000, 32000)))).toBe(false);
    expect(offered(area('rough', box(25000, 29000 + W - 10, 35000, 32000)))).toBe(true);
  });
  test.each(RESTRICTED)('SV-TERR-06 %s between prevents it', (type) => {
    const loose = { formation: 'openOrder' };
    expect(offered(area(type, box(X - 500, 26000, X + 500, 27000)), loose)).toBe(false);
    expect(offered(area(type, box(X + W - 11, 26000, 40000, 27000)), loose)).toBe(false);
    expect(offered(area(type, box(X + W - 10, 26000, 40000, 27000)), loose)).toBe(true);
    expect(offered(area(type, box(20000, 15000, 40000, 18000)), loose)).toBe(true); // beyond
  });
  test('SV-TERR-03, SV-TERR-11 so do a bog and an escarpment', () => {
    expect(offered(area('bog', box(X - 500, 26000, X + 500, 27000)))).toBe(false);
    expect(
      offered(
        area('escarpment', [
          [20000, 26500],
          [40000, 26500],
        ]),
      ),
    ).toBe(false);
  });
  test('SV-TERR-06 nor does it counter-charge', () => {
    const reaction = (options: Loose) => {
      const match = moving([shooter('XX', { type: 'M' }), commander(), foe(8000, { type: 'M', layout: 'XX' })], {
        options,
      });
      choose(match, { do: 'charge', target: 'N1' });
      return decision(match)?.kind;
    };
    expect(reaction({})).toBe('intercept');
    expect(reaction(area('rough', box(20000, 29000, 40000, 32000)))).toBe('react');
  });
});

describe('advantage in hand-to-hand', () => {
  /** Ground under N1 alone, with its edge along the front. */
  const GROUND = box(20000, Y, 40000, 24000);
  const ground = (type: string, level?: number, points = GROUND) => ({ type, points, ...(level ? { level } : {}) });
  const dice = (s1: Loose, n1: Loose, terrain: Loose[], n: number) => {
    const match = fighting([shooter('', s1), foe(0, n1)], [...many(n, 6), ...TROOP_MISSES], { options: { terrain } });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  };
  const THREE = { type: 'M', layout: 'XXX' };
  const PIKES = { layout: 'PPP' };
  const GUN = { type: 'FG', layout: 'G' };
  test.each<[string, Loose, number]>([
    ['hill', PIKES, 1],
    ['hill', THREE, 3],
    ['hill', GUN, 3],
    ['wood', PIKES, 1],
    ['wood', { ...THREE, formation: 'openOrder' }, 3],
    ['village', PIKES, 1],
    ['village', GUN, 1],
    ['village', THREE, 3],
    ['rough', PIKES, 1],
    ['rough', GUN, 3],
    ['rough', THREE, 3],
  ])('SV-TERR-08, SV-TERR-04 three Mounted attack in %s %o: %i dice', (type, who, n) => {
    dice(THREE, who, [ground(type)], n);
  });
  test('SV-TERR-08 without terrain nothing is lost', () => dice(THREE, PIKES, [], 3));
  test('SV-TERR-08 two dice for each area', () => {
    dice({ type: 'M', layout: 'XXXXX' }, { layout: 'PPPPP' }, [ground('rough'), ground('village')], 1);
  });
  test('SV-TERR-08 not below zero', () => {
    dice(HORSE, FOOT, [ground('rough'), ground('village')], 0);
  });
  test('SV-TERR-08 after doubling', () => {
    const options = { terrain: [ground('rough')] };
    fighting([shooter('XX', { type: 'M' }), foe(W, { heading: 0 })], [...many(2, 6), ...TROOP_MISSES], { options });
  });
  test('SV-TERR-08 the dice of the lowest combat value drop out first', () => {
    const match = fighting([shooter('MPMM'), foe(0, { layout: 'PPPP' })], [4, 3, ...TROOP_MISSES], {
      options: { terrain: [ground('rough')] },
    });
    expect(hitsOn(match)).toBe(1); // pike 4, musket 2
  });
  test('SV-TERR-08 both sides may have it', () => {
    const terrain = [ground('rough', undefined, box(20000, 17000, 40000, 24000))];
    const idle = foe(20000, { id: 'N7', x: 60000 }); // has something to decide in the next phase
    const match = fighting([shooter('PPP'), foe(0, PIKES), idle], [6, ...TROOP_MISSES, 6, ...TROOP_MISSES], {
      options: { terrain },
    });
    expect(thrown(choose(match, { do: 'fight', unit: 'N1' }))[0]).toEqual([6]);
  });
  test('SV-TERR-02, SV-TERR-08 half of the stands in it are enough', () => {
    const upTo = (east: number) => [ground('rough', undefined, box(20000, Y, east, 24000))];
    dice({ type: 'M', layout: 'XXXX' }, { layout: 'PPPP' }, upTo(X - W / 2), 2);
    dice({ type: 'M', layout: 'XXXX' }, { layout: 'PPPP' }, upTo(X - W / 2 - 1), 4);
  });

  const LOW = box(20000, 17000, 40000, Y);
  test.each<[string, number | undefined, number | undefined, number]>([
    ['higher than the enemy', 2, 1, 1],
    ['as high', 1, 1, 3],
    ['lower', 1, 2, 3],
  ])('SV-TERR-15, SV-TERR-04 a hill %s', (_, level, theirs, n) => {
    dice(THREE, PIKES, [ground('hill', level), ground('hill', theirs, LOW)], n);
  });
  test('SV-TERR-15 one hill under both gives nothing', () => {
    dice(THREE, PIKES, [ground('hill', 1, box(20000, 17000, 40000, 24000))], 3);
  });
  test('SV-TERR-15 a unit is as high as its lowest stand', () => {
    dice({ type: 'M', layout: 'XXXX' }, { layout: 'PPPP' }, [ground('hill', 1, box(20000, Y, X, 24000))], 4);
    dice({ type: 'M', layout: 'XXXX' }, { layout: 'PPPP' }, [ground('hill', 1)], 2);
  });
  test('SV-TERR-15 hillLevel is the level of hills without one', () => {
    const terrain = [ground('hill'), ground('hill', 1, LOW)];
    const units = [shooter('XXX', { type: 'M' }), foe(0, PIKES)];
    fighting(units, [6, ...TROOP_MISSES], { options: { terrain, hillLevel: 2 } });
    fighting(units, [6, 6, 6, ...TROOP_MISSES], { options: { terrain } });
  });
});

describe('options', () => {
  test.each([...ALL_TYPES, 'escarpment'])('SV-R-82 terrainEffects off: %s is clear ground', (type) => {
    expect(refusal(march(HORSE, { ...area(type), terrainEffects: 'off' }), ahead(14000))).toBeUndefined();
  });
  test('SV-R-82 terrainEffects off: no advantage', () => {
    const options = { terrain: [{ type: 'village', points: box(20000, Y, 40000, 24000) }], terrainEffects: 'off' };
    fighting([shooter('PPP'), foe(0, { layout: 'PPP' })], [...many(3, 6), ...TROOP_MISSES], { options });
  });

  const PLAIN = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire: 'no', level: 0 };
  const custom = (type: string, entry: Loose, points: number[][] = AHEAD) => ({
    ...area(type, points),
    terrainEffects: 'custom',
    terrainTable: { [type]: { ...PLAIN, ...entry } },
  });
  test.each<[string, string[]]>([
    ['all', EVERYONE],
    ['foot', ['Pike and Musket', 'Foot', 'dismounted Dragoons']],
    ['artillery', ['Frame Gun', 'Regular gun', 'Heavy gun']],
    ['command', ['Commander', 'Sub-Commander']],
    ['HM', ['Heavy Mounted']],
    ['RA', ['Regular gun']],
  ])('SV-R-82 custom terrain prohibited to %s', (who, barred) => {
    const options = custom('rough', { prohibited: [who] });
    const refused = EVERYONE.filter((one) => refusal(march(WHO[one]!, options), ahead(3000)));
    expect(refused).toEqual(EVERYONE.filter((one) => barred.includes(one)));
  });
  test('SV-R-82 custom terrain prohibited to formed mounted', () => {
    const options = custom('rough', { prohibited: ['formedMounted'] });
    expect(refusal(march(HORSE, options), ahead(3000))?.rule).toBe('SV-TERR-03');
    expect(refusal(march(LOOSE_HORSE, options), ahead(3000))).toBeUndefined();
    expect(refusal(march(FOOT, options), ahead(3000))).toBeUndefined();
  });
  test('SV-R-82 custom terrain is restricted or not as told', () => {
    expect(refusal(march(HORSE, custom('rough', {})), ahead(14000))).toBeUndefined();
    expect(refusal(march(HORSE, custom('bog', { restricted: true })), ahead(7000))).toBeUndefined();
    expect(refusal(march(HORSE, custom('bog', { restricted: true })), ahead(7006))?.rule).toBe('SV-TERR-05');
  });
  test('SV-R-82 custom terrain gives advantage as told', () => {
    const options = custom('bog', { advantage: ['mounted'] }, box(20000, Y, 40000, 24000));
    fighting([shooter('PPP'), foe(0, { type: 'M', layout: 'XXX' })], [6, ...TROOP_MISSES], { options });
    fighting([shooter('PPP'), foe(0, { layout: 'PPP' })], [6, 6, 6, ...TROOP_MISSES], { options });
  });
});
