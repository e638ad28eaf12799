import { describe, expect, test } from 'vitest';
import { expectNear, moved } from './charge-geometry-help.js';
import {
  BLOCK,
  ELEPHANTS,
  FOOT,
  GUN,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  area,
  bent,
  expectLegal,
  field,
  ground,
  isOver,
  met,
  north,
  pose,
  refused,
  south,
  switched,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

const AWAY = (ahead: number, more: Loose = {}) => ({ do: 'evade', aboutFace: true, ahead, ...more });
const BLOCKED = [
  'GV-EVADE-02',
  'GV-RECOIL-03',
  'GV-R-47',
  'GV-GEN-07',
  'GV-MOVE-04',
  'GV-GEOM-15',
  'GV-MOVE-10',
  'GV-FLOW-03',
];
/** S1 of foot has met skirmishers along y = 60000. */
const caught = (who: Loose = SKIRMISHERS, given: Loose = {}) => met(who, { charger: FOOT, ...given });

describe('GV-EVADE-01 who evades', () => {
  test.each<[string, Loose]>([
    ['javelins', SKIRMISHERS],
    ['slings', { type: 'light foot slings', ...SKIRMISH }],
    ['light foot with hand-to-hand weapons', { type: 'light foot arms', ...SKIRMISH }],
  ])('GV-EVADE-01, -02 %s in skirmish line: no test, no marker, and the charger breaks through', (_, who) => {
    const match = caught(who);
    waitsFor(match, 'north', 'react');
    choose(match, AWAY(6000));
    expect(unit(match, 'N1')).toMatchObject({
      x: 90000,
      y: 68000,
      heading: 0,
      hits: 0,
      reacted: true,
      formation: 'skirmishLine',
    });
    expect(thrown(match)).toHaveLength(1);
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['light foot in line', { type: 'light foot javelins' }],
    ['light foot in block', { type: 'light foot javelins', ...BLOCK }],
    ['medium foot', FOOT],
    ['a bent skirmish line', { ...SKIRMISHERS, ...bent(), formation: 'bentSkirmishLine', x: 91000 }],
  ])('GV-EVADE-01 not %s', (_, who) => {
    expect(refusal(caught(who), AWAY(4000))?.rule).toBe('GV-EVADE-01');
  });

  test.each<[string, Loose]>([
    ['horse', { charger: HORSE }],
    ['light horse in skirmish line', { charger: { ...LIGHT_HORSE, ...SKIRMISH } }],
    ['elephants', { charger: ELEPHANTS }],
  ])('GV-EVADE-01 not from %s', (_, given) => {
    expect(refusal(met(SKIRMISHERS, given), AWAY(4000))?.rule).toBe('GV-EVADE-01');
  });

  test('GV-EVADE-01 horse recoil and do not evade; artillery does neither', () => {
    const horse = met({ ...LIGHT_HORSE, ...SKIRMISH, heading: 0, y: 63000 }, { charger: FOOT });
    expect(refusal(horse, { do: 'evade', ahead: 4000 })?.rule).toBe('GV-EVADE-01');
    const guns = caught({ ...GUN, fired: true });
    expect(unit(guns, 'N1').status).toBe('routed');
  });
});

describe('GV-EVADE-02 the move', () => {
  test.each([
    [6005, true],
    [6006, false],
    [11, true],
    [10, false],
    [0, false],
  ])('GV-EVADE-02 %i ahead: legal %s', (ahead, legal) => {
    expectLegal(refusal(caught(), AWAY(ahead)), legal, 'GV-EVADE-02', 'GV-RECOIL-02', 'GV-RECOIL-03', 'GV-MOVE-04');
  });

  test.each([
    [900, true],
    [901, false],
    [-900, true],
    [-901, false],
  ])('GV-EVADE-02 a heading %i tenths from that of the charger: legal %s', (turn, legal) => {
    // Turned to the side it reaches from y = 58000 on; the charger is 4 cm wide.
    const match = caught(SKIRMISHERS, { charger: { ...FOOT, ...BLOCK } });
    expectLegal(refusal(match, AWAY(6000, { turn })), legal, 'GV-EVADE-02', 'GV-RECOIL-03', 'GV-R-47');
  });

  test('GV-EVADE-02 with a turn', () => {
    const match = caught();
    choose(match, AWAY(6000, { turn: -300 }));
    expectNear(pose(match, 'N1'), moved({ x: 90000, y: 62000, heading: 3300 }, 6000));
  });

  test('GV-EVADE-02 it flows around friends, wholly past them, and around nothing else', () => {
    const N2 = north(64000, { ...FOOT, id: 'N2' }); // to y = 66000
    const match = caught(SKIRMISHERS, { others: [N2] });
    expect(BLOCKED).toContain(refusal(match, AWAY(4000))?.rule);
    expect(refusal(match, AWAY(6000))).toBeUndefined();
    expect(refusal(match, AWAY(1500))).toBeUndefined();
    const bog = ground(area('bog', 88000, 64000, 92000, 65000));
    expect([...BLOCKED, 'GV-TERR-03']).toContain(refusal(caught(SKIRMISHERS, { more: bog }), AWAY(5000))?.rule);
  });

  test('GV-EVADE-02, GV-R-47 with chargerBlocksRecoilTurn the turn needs room', () => {
    const match = caught(SKIRMISHERS, { more: switched('chargerBlocksRecoilTurn') });
    expect(BLOCKED).toContain(refusal(match, AWAY(5000, { turn: 100 }))?.rule);
    expect(refusal(match, AWAY(5000))).toBeUndefined();
  });

  test('GV-EVADE-02 the charger breaks through 3 cm', () => {
    const match = caught();
    choose(match, AWAY(6000));
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3005 }] })).toBeUndefined();
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 3006 }] })?.rule).toBe('GV-BREAK-02');
  });

  test('GV-EVADE-01 refused, it changes nothing; the unit may stand instead', () => {
    const match = caught();
    expect(refusal(match, AWAY(7000))?.rule).toBe('GV-EVADE-02');
    choose(match, { do: 'stand' });
    expect(unit(match, 'N1')).toMatchObject({ x: 90000, y: 60000, heading: 1800, hits: 0 });
    isOver(match);
  });

  test('GV-EVADE-01 who has evaded is not done: it acts in its own phase', () => {
    const match = caught();
    choose(match, AWAY(6000));
    choose(match, { do: 'stop' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(refused(match, 'N1', { do: 'manoeuvre', steps: [{ aboutFace: true }] })).toBeUndefined();
  });
});

test('P14 an evade over the edge is confirmed, and the unit lost', () => {
  const match = field([south(110000, FOOT), north(115000, SKIRMISHERS), north(80000, { id: 'N2', x: 30000 })], [1]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'charge', target: 'N1' });
  expect(['GV-GEN-08', 'GV-R-60']).toContain(refusal(match, AWAY(5000))?.rule);
  choose(match, AWAY(5000, { leaveTable: true }));
  expect(unit(match, 'N1').status).toBe('routed');
  waitsFor(match, 'south', 'breakThrough');
});
