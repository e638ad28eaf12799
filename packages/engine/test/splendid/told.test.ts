/** What players are told of charges: everybody who is met, and why a gun kept silent. */
import { expect, test } from 'vitest';
import { report } from '../measured-report.js';
import {
  charge,
  chargeHome,
  field,
  HORSE,
  north,
  refused,
  south,
  SPARE,
  switched,
  W,
  type Loose,
} from './charge-help.js';
import { choose, decision, events, refusal, situation, unit } from './kit.js';

test('SV-R-43 a charge tells every enemy it meets', () => {
  const units = [
    south(20000, { layout: 'YYYY' }),
    north(24000, { x: 30000 - W }),
    north(24000, { id: 'N2', x: 30000 + W }),
    north(44000, { id: 'N9' }),
  ];
  const match = field(units);
  charge(match, 'N1');
  const met = events(match).filter(({ event }: Loose) => event === 'contact');
  expect(met.map(({ unit: who, target }: Loose) => [who, target])).toEqual([
    ['S1', 'N1'],
    ['S1', 'N2'],
  ]);
});

test('SV-R-61, SV-REACT-34, SV-R-93 a full flinch is 3", and an order may be judged with the slack', () => {
  const units = [
    { id: 'S1', type: 'M', layout: 'XX', x: 36000, y: 14000 },
    { id: 'S2', type: 'Cmd', layout: 'C', x: 36000, y: 9000 },
    { id: 'N1', type: 'P&M', layout: 'MMMM', x: 36000, y: 24000 },
  ];
  const flinching = (more: Loose = {}) => {
    const match = field(units, [1, 1, 6, 6, 6], more);
    charge(match);
    choose(match, { do: 'fire' });
    return match;
  };
  expect(unit(flinching(switched('fullFlinch')), 'S1')).toMatchObject({ x: 36000, y: 21000 });
  const match = flinching();
  expect(decision(match)?.about).toMatchObject({ most: 3000 });
  expect(refusal(match, { do: 'fallBack', by: 3005 })).toBeUndefined();
  expect(refusal(match, { do: 'fallBack', by: 3006 })).toMatchObject({ rule: 'SV-R-61' });
});

test.each([
  [21400, undefined],
  [23000, 'SV-FLOW-07'],
])('SV-FLOW-07, SV-FLOW-04 an extended charge past a stand at %i: %s', (y, rule) => {
  const units = [
    { id: 'S1', type: 'M', layout: 'XX', x: 36000, y: 5000 },
    { id: 'S2', type: 'P&M', layout: 'M', x: 36000, y },
    { id: 'S3', type: 'Cmd', layout: 'C', x: 40000, y: 5000 },
    { id: 'N1', type: 'P&M', layout: 'PMM', x: 36000, y: 27000 },
  ];
  const refusing = refused(field(units), 'S1', { do: 'charge', target: 'N1', extend: true });
  expect(refusing?.rule).toBe(rule);
  if (rule) expect(refusing!.because).toContain('after 18", before its charge is extended');
});

test('SV-VICT-09, SV-R-94 a side without units is not said to have passed its breakpoint', () => {
  const match = situation({
    phase: 'victory',
    initiative: 'south',
    sides: { north: { stands: 40, tally: 4 } },
    units: [{ id: 'S1', type: 'P&M', layout: 'PM', x: 30000, y: 20000 }],
  });
  const broken = events(match).find(({ event }: Loose) => event === 'broken');
  expect(broken).toMatchObject({ rule: 'SV-VICT-09' });
  expect(report(match, broken)).toBe('North had nobody left on the field.');
});

test.each([
  ['P&M', 'MMMMMMMMMM', 'SV-ARMY-02'],
  ['Foot', 'HHHHHHHHHH', 'SV-ARMY-02'],
  ['HM', 'YYYYY', 'SV-ARMY-02'],
  ['M', 'XXXXXXXX', 'SV-ARMY-02'],
  ['D', 'DDDDDDDD', 'SV-ARMY-02'],
])('SV-ARMY-02 no position with %s of %s', (type, layout, rule) => {
  expect(() => situation({ phase: 'firing', units: [{ id: 'S1', type, layout, x: 36000, y: 20000 }] })).toThrow(rule);
});

test.each([
  ['a state', { type: 'P&M', layout: 'PM', state: 'mounted' }, 'neither mounted nor dismounted'],
  ['a red marker', { type: 'M', layout: 'XX', fired: true }, 'never fires'],
  ['a quality of command', { type: 'P&M', layout: 'PM', command: 'charismatic' }, 'SV-QUAL-05'],
  ['a second stand', { type: 'Cmd', layout: 'CC' }, 'SV-ARMY-02'],
  ['a second gun', { type: 'RA', layout: 'GG' }, 'SV-ARMY-09'],
])('SV-ARMY-02, SV-FIRE-02 no position with %s of a type that has none', (_, more, rule) => {
  expect(() => situation({ phase: 'firing', units: [{ id: 'S1', x: 36000, y: 20000, ...more }] })).toThrow(rule);
});

test('SV-REACT-38 a gun that cannot fire says why', () => {
  const units = [south(20000), { id: 'N1', type: 'RA', layout: 'G', x: 30000, y: 24000, heading: 900 }, SPARE];
  const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [] });
  chargeHome(match);
  const silent = events(match).find(({ event }: Loose) => event === 'silentGun');
  expect(silent).toMatchObject({ why: 'blind' });
  expect(report(match, silent)).toBe('N1 could not fire at S1: the enemy came from outside its zone of fire.');
});

test('SV-MOVE-10 who stands in the way is named, not the allowance', () => {
  const match = field([south(20000, HORSE), south(26000, { id: 'S2', type: 'RA', layout: 'G' }), north(30000)]);
  choose(match, { do: 'choose', unit: 'S1' });
  expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 20000 }] })).toMatchObject({ rule: 'SV-MOVE-10' });
  expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 900 }, { ahead: 19000 }] })).toMatchObject({
    rule: 'SV-MOVE-07',
  });
});

test('SV-CHANGE-04, SV-R-09 to stay as it is is no change of formation; to swap stands is', () => {
  const match = field([south(20000, { type: 'P&M', layout: 'PMM' }), north(44000)]);
  const line = (layout: string) => refused(match, 'S1', { do: 'changeFormation', formation: 'line', layout });
  expect(line('PMM')).toMatchObject({ rule: 'SV-R-09' });
  expect(refusal(match, { do: 'changeFormation', formation: 'line', layout: 'MPM' })).toBeUndefined();
});

test.each([
  ['turn', { do: 'manoeuvre', steps: [{ turn: 0 }] }],
  ['turn', { do: 'manoeuvre', steps: [{ turn: 0 }, { ahead: 1000 }] }],
  ['pivot', { do: 'sideStep', steps: [{ pivot: 0 }] }],
])('SV-R-96 a %s by nothing is no step: %j', (what, order) => {
  const match = field([south(20000, { type: 'P&M', layout: 'PMM' }), north(44000)]);
  expect(refused(match, 'S1', order)).toMatchObject({
    rule: 'SV-R-96',
    because: `A ${what} of S1 must have ${what === 'move' ? 'a length' : 'an angle'}.`,
  });
});

const tellings = (match: ReturnType<typeof field>) =>
  events(match).map((event: Loose) => [event.event, event.rule, report(match, event)]);

test('SV-REACT-20, SV-REACT-23 who finds no room for a block is not said to have closed up', () => {
  const match = field([
    south(10000, HORSE),
    { id: 'S2', type: 'Cmd', layout: 'C', x: 35000, y: 10000 },
    north(20000),
    north(21574, { id: 'N2', layout: 'MMMM' }),
  ]);
  charge(match);
  choose(match, { do: 'hastyBlock' });
  const told = tellings(match);
  expect(told).toContainEqual(['reacted', 'SV-REACT-02', 'N1 began to close up in haste against S1.']);
  expect(told).toContainEqual(['noRoomForBlock', 'SV-REACT-23', 'N1 found no room to form a defensive block.']);
  expect(unit(match, 'N1')).toMatchObject({ formation: 'line', hits: 2 });
});

test('SV-DISENG-01, SV-DISENG-04 who stays engaged is not said to have broken off', () => {
  const match = field([south(18000, HORSE), north(18000)]);
  for (const said of [{ do: 'choose', unit: 'S1' }, { do: 'disengage' }, { do: 'stop' }]) choose(match, said);
  const told = tellings(match).map(([, , text]: Loose) => text);
  expect(told).toContain('S1 tried to break off the fight.');
  expect(told).toContain('S1 did not get clear of the enemy.');
});

test.each([
  ['limbered', { limbered: true }, [], 'SV-REACT-37'],
  ['that fires and misses', {}, [6, 6, 6], 'SV-REACT-38'],
  ['that has fired', { fired: true }, [], 'SV-REACT-39'],
  ['that looks elsewhere', { heading: 900 }, [], 'SV-REACT-39'],
])('SV-REACT-37..39 a gun %s is overrun by its own rule', (_, more, dice, rule) => {
  const match = field([south(18000), { id: 'N1', type: 'RA', layout: 'G', x: 30000, y: 24000, ...more }], dice);
  chargeHome(match);
  expect(events(match).filter(({ event }: Loose) => ['overrun', 'silentGun', 'routed'].includes(event))).toSatisfy(
    (told: Loose[]) => told.length > 1 && told.every((each) => each.rule === rule),
  );
});

test('SV-ARTY-01 the dice of a gun are not called guns', () => {
  const match = field([south(18000), { id: 'N1', type: 'RA', layout: 'G', x: 30000, y: 24000 }], [1, 6, 6]);
  chargeHome(match);
  expect(tellings(match).map(([, , text]: Loose) => text)).toContain(
    'N1 fired at S1: 2 for a gun at point blank range +1 target mounted = 3 dice, hits on 1-2: 1 6 6, one hit.',
  );
});

test('SV-R-61 an enemy brushed by the charge shuts a part of the way back', () => {
  const units = [
    { id: 'S1', type: 'M', layout: 'XX', x: 36000, y: 10000 },
    { id: 'S2', type: 'Cmd', layout: 'C', x: 32000, y: 10000 },
    { id: 'N1', type: 'P&M', layout: 'MMMM', x: 36000, y: 20000 },
    { id: 'N2', type: 'P&M', layout: 'M', x: 39246, y: 18256, heading: 450 },
  ];
  const match = field(units, [1, 1, 6, 6]);
  charge(match);
  choose(match, { do: 'fire' });
  const { least, most, parts } = decision(match)!.about as Loose;
  expect([least, most, parts.length]).toEqual([11, 3000, 2]);
  const isOpen = (by: number) => parts.some(({ from, to }: Loose) => from <= by && by <= to);
  for (let by = least; by <= most; by += 1)
    expect(refusal(match, { do: 'fallBack', by }) === undefined, String(by)).toBe(isOpen(by));
  expect(refusal(match, { do: 'fallBack', by: 1500 })?.because).toBe('After 1.5" S1 would be in contact with N2.');
});

test('SV-GEO-18 what is judged to the thousandth is told so, and slack never reads as too far', () => {
  const shot = field(
    [
      south(14000, { type: 'M', layout: 'XX' }),
      { id: 'S2', type: 'Cmd', layout: 'C', x: 30000, y: 9000 },
      north(24000, { layout: 'MMMM' }),
    ],
    [1, 1, 6, 6, 6],
  );
  charge(shot);
  choose(shot, { do: 'fire' });
  expect(refusal(shot, { do: 'fallBack', by: 10 })?.because).toBe('S1 may fall back by 0.011" to 3", not 0.01".');
  const moving = field([south(20000, { type: 'P&M', layout: 'PM' }), north(26000, { type: 'M', layout: 'XX' })]);
  choose(moving, { do: 'choose', unit: 'S1' });
  choose(moving, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
  expect(refusal(moving, { do: 'intercept', unit: 'N1', at: 1001 })?.because).toBe(
    'The move goes from 0" to 1", and 1.001" is not on it.',
  );
  const near = field([south(10000, { type: 'M', layout: 'XX' }), north(28005)]);
  expect(refused(near, 'S1', { do: 'charge', target: 'N1', extend: true })?.because).toBe(
    'N1 is 18" ahead, within the 18" that S1 may charge: no extension is needed.',
  );
});

test('SV-CHANGE-01 places of the front are said to be counted from 0', () => {
  const match = field([south(10000, { type: 'P&M', layout: 'PMMM' }), north(44000)]);
  expect(refused(match, 'S1', { do: 'changeFormation', formation: 'line', layout: 'MPMM', from: 0 })?.because).toBe(
    'The stationary stand of S1 is in place 1 or 2 of its front, counted from 0, not in 0.',
  );
});

test.each([
  [[1], 'Without its stand 1 what is left of S1 is not a valid formation.'],
  [[8], 'S1 has 4 stands, counted from 0, and no stand 8.'],
])('SV-LOSS-03, SV-LOSS-06 one stand that may not be lost: %j', (stands, because) => {
  const units = [south(20000, { type: 'P&M', layout: 'PMMM', hits: 2 }), north(20000, { layout: 'M' })];
  const match = situation({ phase: 'losses', initiative: 'north', units });
  expect(refusal(match, { do: 'remove', stands })?.because).toBe(because);
});

test.each([
  ['mounted', { type: 'M', layout: 'XX' }, 'N1 is not foot, and only foot faces about in an emergency.'],
  [
    'a defensive block',
    { layout: 'M/P', formation: 'defensiveBlock' },
    'N1 is in a defensive block and never faces about.',
  ],
])('SV-REACT-30 %s is told why it may not face about', (_, more, because) => {
  const match = field([south(10000), north(20000, more)]);
  charge(match);
  if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
  expect(refusal(match, { do: 'aboutFace' })?.because).toBe(because);
});

test('SV-MELEE-09 a combat value above six is told as all there is on a die', () => {
  const units = [south(20000, { quality: 'veteran' }), north(20000, { layout: 'M', formation: 'openOrder' }), SPARE];
  const match = situation({
    phase: 'melee',
    initiative: 'north',
    units,
    options: { unitQuality: 'assigned' },
    dice: [5, 6, 6],
  });
  expect(tellings(match).map(([, , text]: Loose) => text)).toContain(
    'S1 fought N1 (heavy mounted 5 +1 mounted against open order or a column +1 veteran = 7), hits on 1-6: 5 6.',
  );
});
