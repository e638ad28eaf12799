// A Great Victory: sentences with small numbers, and with their reasons.
import { expect, test } from 'vitest';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { greatEdition } from '../../src/games/great/index.js';
import { unitOf, type Placed } from '../../src/tabletop/index.js';
import { queryOf, type Query } from '../query-of.js';
import { report } from '../measured-report.js';
import { choose, checkArmy, events, refusal, situation } from './kit.js';

type Loose = Record<string, unknown>;
const field = (phase: string, units: Loose[]) => situation({ phase, units, dice: [] });
const ENEMY = { id: 'N1', type: 'medium horse', x: 90000, y: 50000 };

test('GV-FIRE-13, GV-FIRE-15 one strength point', () => {
  const bows = { id: 'S1', type: 'medium foot bows', hits: 5, formation: 'block', x: 90000, y: 40000 };
  const match = field('firing', [bows, ENEMY]);
  const refused = refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1', points: 2 }] });
  expect(refused).toMatchObject({ rule: 'GV-FIRE-13' });
  expect(refused?.because).toContain('may put 1 strength point into this shot, not 2');
});

test('GV-FIRE-01 no strength points, however many hits', () => {
  const bows = { id: 'S1', type: 'medium foot bows', hits: 9, x: 90000, y: 40000 };
  const other = { id: 'S2', type: 'medium foot bows', x: 110000, y: 40000 };
  const match = field('firing', [bows, other, ENEMY, { ...ENEMY, id: 'N2', x: 110000 }]);
  const refused = refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
  expect(refused).toMatchObject({ rule: 'GV-FIRE-01' });
  expect(refused?.because).toContain('has no strength points left');
});

test('GV-POINTS-04, GV-UNIT-08 what an army may not have', () => {
  const units = [{ name: 'Tuskers', type: 'heavy elephants', thrown: true }];
  const said = checkArmy({ name: 'Red', units }, {}).errors.map(
    (fault) => `${fault.rule} ${faultText(english, { rules: greatEdition }, fault)}`,
  );
  expect(said).toContain(
    'GV-UNIT-08 Tuskers is listed with spears or pilums, which only foot with hand-to-hand weapons carries.',
  );
  expect(said).toContain('GV-POINTS-04 There must be 1 commander and at most 1 sub-commander; this army has 0 and 0.');
});

test('GV-R-56 artillery that cannot fire at a charger says why', () => {
  const gun = { id: 'N2', type: 'light artillery', x: 90000, y: 50000, fired: true };
  const horse = { id: 'S1', type: 'medium horse', x: 90000, y: 40000 };
  const chief = { id: 'S2', type: 'commander', x: 90000, y: 35000 };
  const match = field('initiativeMovement', [horse, chief, gun, { ...ENEMY, x: 20000 }]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'charge', target: 'N2' });
  const told = events(match).find(({ event }) => event === 'silentGun')!;
  expect(report(match as never, told as never)).toBe('N2 could not fire at S1: it had already fired.');
});

const AWAY = [
  { id: 'S9', type: 'commander', x: 20000, y: 10000 },
  { id: 'N9', type: 'commander', x: 20000, y: 110000 },
];
/** S1 has charged N1 and waits for what it does; further dice after the test to charge. */
const met = (charger: Loose, target: Loose, dice: number[] = []) => {
  const units = [{ id: 'S1', x: 90000, y: 40000, ...charger }, { id: 'N1', x: 90000, y: 50000, ...target }, ...AWAY];
  const match = situation({ phase: 'initiativeMovement', units, dice: [1, ...dice] });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'charge', target: 'N1' });
  if (refusal(match, { do: 'pass' }) === undefined) choose(match, { do: 'pass' });
  return match;
};
const HORSE = { type: 'medium horse' };
const FOOT = { type: 'medium foot arms' };

test.each([
  [HORSE, HORSE, { do: 'evade', ahead: 3000 }, 'GV-EVADE-01', 'N1 is not foot and may not evade.'],
  [HORSE, HORSE, { do: 'aboutFace' }, 'GV-ABOUT-01', 'N1 is not foot, and only foot faces about in an emergency.'],
  [HORSE, HORSE, { do: 'recoil', aboutFace: true, ahead: 0 }, 'GV-RECOIL-02', 'N1 must go at least a little way.'],
  [
    HORSE,
    HORSE,
    { do: 'recoil', aboutFace: true, ahead: 12006 },
    'GV-RECOIL-02',
    'N1 may go up to 12 cm, not 12.01 cm.',
  ],
  [HORSE, FOOT, { do: 'recoil', ahead: 3000 }, 'GV-RECOIL-01', 'N1 is not mounted and may not recoil.'],
  [
    HORSE,
    { type: 'light foot javelins', formation: 'skirmishLine' },
    { do: 'evade', aboutFace: true, ahead: 3000 },
    'GV-EVADE-01',
    'N1 may evade only from foot, and S1 is not foot.',
  ],
  [
    { ...FOOT, y: 46000 },
    { type: 'light foot javelins' },
    { do: 'evade', aboutFace: true, ahead: 3000 },
    'GV-EVADE-01',
    'N1 is not in a straight skirmish line and may not evade.',
  ],
])('GV-RECOIL-01, GV-EVADE-01 one reason, and the right one: %o %o %o', (charger, target, choice, rule, because) => {
  expect(refusal(met(charger, target), choice)).toMatchObject({ rule, because });
});

test('GV-DISENG-01 who cannot disengage is told why', () => {
  const field = (unit: Loose) => {
    const units = [{ id: 'S1', x: 90000, y: 50000, ...unit }, { id: 'N1', x: 90000, y: 50000, ...FOOT }, ...AWAY];
    return situation({ phase: 'initiativeMovement', units, dice: [] });
  };
  expect(refusal(field({ type: 'heavy chariots' }), { do: 'choose', unit: 'S1' })).toMatchObject({
    rule: 'GV-DISENG-01',
    because: 'S1 is a unit of heavy chariots and cannot disengage.',
  });
  const bend = { after: 1, stays: 'left', way: 'back', angle: 200 };
  expect(refusal(field({ ...HORSE, formation: 'bentLine', bend }), { do: 'choose', unit: 'S1' })).toMatchObject({
    rule: 'GV-R-80',
    because: 'S1 cannot disengage in its formation.',
  });
  const match = field(HORSE);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'disengage' });
  expect(refusal(match, { do: 'disengage' })?.because).toBe('S1 is already disengaging and has only to go on.');
  const rush = { do: 'manoeuvre', steps: [{ aboutFace: true }, { ahead: 9000 }], rush: true };
  expect(refusal(match, rush)?.because).toBe('S1 may not go in a rush in this action.');
});

test('GV-FIRE-04, GV-FIRE-12 a stand that is none, or does not fire by itself', () => {
  const shot = (stand: number) => ({ do: 'fire', unit: 'S1', at: [{ target: 'N1', stands: [stand] }] });
  const bows = { id: 'S1', type: 'medium foot bows', x: 90000, y: 40000 };
  expect(refusal(field('firing', [bows, ENEMY]), shot(2))).toMatchObject({
    rule: 'GV-FIRE-04',
    because: 'S1 has 2 stands, counted from 0; there is no stand 2.',
  });
  expect(refusal(field('firing', [{ ...bows, formation: 'block' }, ENEMY]), shot(1))).toMatchObject({
    rule: 'GV-FIRE-12',
    because: 'S1 fires as a whole, and not with stand 1 by itself.',
  });
});

test('GV-TERR-05 a charge that the ground makes too short', () => {
  const points = [80, 100].flatMap((x) =>
    x === 80
      ? [
          [x, 43],
          [x, 46],
        ]
      : [
          [x, 46],
          [x, 43],
        ],
  );
  const terrain = [{ type: 'village', points: points.map(([x, y]) => [x! * 1000, y! * 1000]) }];
  const units = [{ id: 'S1', x: 90000, y: 40000, ...HORSE }, { id: 'N1', x: 90000, y: 50000, ...FOOT }, ...AWAY];
  const match = situation({ phase: 'initiativeMovement', units, dice: [], options: { terrain } });
  choose(match, { do: 'choose', unit: 'S1' });
  expect(refusal(match, { do: 'charge', target: 'N1' })).toMatchObject({
    rule: 'GV-TERR-05',
    because: 'S1 may charge 9 cm where the ground is difficult, and N1 is 10 cm ahead.',
  });
});

test('GV-FIRE-09, GV-TERR-07 what hides a target is told of the unit, not of a stand by number', () => {
  const bows = { id: 'S1', type: 'medium foot bows', x: 90000, y: 40000 };
  const shot = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] };
  const other = [
    { ...bows, id: 'S3', x: 120000 },
    { ...ENEMY, id: 'N3', x: 120000 },
  ];
  const friend = { id: 'S2', ...FOOT, x: 90000, y: 45000 };
  expect(refusal(field('firing', [bows, friend, ENEMY, ...other]), shot)).toMatchObject({
    rule: 'GV-FIRE-09',
    because: 'S2 is 3 cm ahead in the zone of fire of S1, before N1 at 10 cm.',
  });
});

test('GV-VICT-04 a side breaks by the rule of the breakpoint', () => {
  const sides = { south: { units: 9, tally: 6 }, north: { units: 9, tally: 3 } };
  const match = situation({ phase: 'victory', units: [...AWAY], sides, dice: [] });
  expect(events(match).find(({ event }) => event === 'broken')).toMatchObject({ rule: 'GV-VICT-04', side: 'south' });
});

test('GV-FORM-02 a commander has an article', () => {
  const units = [{ id: 'S1', type: 'commander', formation: 'line', x: 90000, y: 40000 }, ENEMY];
  expect(() => field('firing', units)).toThrow('S1 is a commander and may not be in line; it may be in skirmish line.');
});

test('GV-FIRE-13, GV-FIRE-14 half of one strength point is none: the query promises no shot either', () => {
  const bows = { id: 'S1', type: 'medium foot bows', hits: 5, x: 90000, y: 40000 };
  const enemies = [
    { ...ENEMY, x: 85800 },
    { ...ENEMY, id: 'N2', x: 94200, y: 53000 },
  ];
  const other = [
    { ...bows, id: 'S3', hits: 0, x: 130000 },
    { ...ENEMY, id: 'N3', x: 130000 },
  ];
  const match = field('firing', [bows, ...enemies, ...other]);
  const because = 'S1 has one strength point left; one stand fires with half of that, which is none.';
  const at = (...targets: string[]) => ({ do: 'fire', unit: 'S1', at: targets.map((target) => ({ target })) });
  expect(refusal(match, at('N1'))).toMatchObject({ rule: 'GV-FIRE-13', because });
  expect(refusal(match, at('N1', 'N2'))).toMatchObject({ rule: 'GV-FIRE-14', because });
  const told = queryOf(match, unitOf(match, 'S1') as Placed, { what: 'targets' } as Query);
  expect((told as object[]).slice(0, 2)).toMatchObject([
    { target: 'N1', refusal: { rule: 'GV-FIRE-13' } },
    { target: 'N2', refusal: { rule: 'GV-FIRE-13' } },
  ]);
});
