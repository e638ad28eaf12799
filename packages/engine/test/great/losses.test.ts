// A Great Victory: Remove Losses (P6, GV-LOSS, GV-R-34, -35).
import { describe, expect, test } from 'vitest';
import { events, position, situation, unit } from './kit.js';
import {
  FOOT,
  H,
  W,
  X,
  Y,
  SPARES,
  foot,
  gone,
  kind,
  losses,
  north,
  south,
  switches,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';

/** A unit of South in contact with nobody. */
const alone = (strength: number, more: Loose = {}): Loose => south({ ...foot(strength), x: 40000, y: 20000, ...more });
/** N1 in contact with S1. */
const pair = (southern: Loose, northern: Loose = foot(5)): Loose[] => [south(southern), north(northern)];
const hits = (match: Match, id = 'S1'): number => unit(match, id).hits;
const tally = (match: Match): number[] => ['south', 'north'].map((side) => position(match).sides[side].tally);

describe('GV-LOSS-01 recovery', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [9, 8],
  ])('GV-LOSS-01 in contact with nobody: of %i green markers %i are left', (before, after) => {
    expect(hits(losses([alone(10, { hits: before })]))).toBe(after);
  });
  test('GV-LOSS-01 one a turn, of every such unit of both sides, at once', () => {
    const match = losses([
      alone(7),
      { ...alone(6), id: 'S2', x: 60000 },
      { id: 'N2', ...troops('medium elephants', 3), x: 60000, y: 110000, heading: 1800 },
      { id: 'N3', ...troops('light artillery', 4), x: 40000, y: 110000, heading: 1800 },
      { id: 'N4', ...troops('commander', 6), x: 20000, y: 110000, heading: 1800 },
    ]);
    expect(['S1', 'S2', 'N2', 'N3', 'N4'].map((id) => hits(match, id))).toEqual([2, 3, 4, 1, 1]);
    expect(kind(match)).toBe('activity');
  });
  test('GV-LOSS-01 not in contact with an enemy', () => {
    const match = losses(pair(foot(5)));
    expect([hits(match), hits(match, 'N1')]).toEqual([5, 5]);
  });
  test('GV-LOSS-01, GV-R-88 corner to corner is no contact: both recover', () => {
    const match = losses([south(foot(5)), north({ ...foot(5), x: X + 2 * W })]);
    expect([hits(match), hits(match, 'N1')]).toEqual([4, 4]);
  });
  test('GV-LOSS-01 touching a friend is no contact', () => {
    const match = losses([alone(5), { ...alone(5), id: 'S2', x: 40000 + 2 * W }]);
    expect([hits(match), hits(match, 'S2')]).toEqual([4, 4]);
  });
  test('GV-LOSS-01 whoever is in contact when the phase begins does not recover, even if the enemy goes', () => {
    const match = losses(pair(foot(5), foot(0)));
    expect(gone(match, 'N1')).toBe(true);
    expect(hits(match)).toBe(5);
  });
  test('GV-LOSS-01 the red marker stays', () => {
    const match = losses([alone(5, troops('light foot bows', 3, { fired: true, x: 40000, y: 20000 }))]);
    expect(unit(match, 'S1')).toMatchObject({ fired: true, hits: 1 });
  });
  test('GV-STR-03 markers stay from turn to turn, the last for good', () => {
    expect(hits(losses([alone(9)]))).toBe(1);
    expect(hits(losses([alone(9)]))).toBe(1);
  });
});

describe('GV-LOSS-02, -04 no strength left', () => {
  test.each([
    ['S = 1 in contact', 1, true],
    ['S = 0 in contact', 0, true],
    ['S = -3 in contact', -3, true],
    ['S = 2 in contact', 2, false],
  ])('GV-LOSS-02, -03 %s', (_, strength, leaves) => expect(gone(losses(pair(foot(strength))), 'S1')).toBe(leaves));
  test.each([
    ['S = 1', 1, false, 8],
    ['S = 0 recovers to 1 and survives', 0, false, 9],
    ['S = -1 recovers to 0 and goes', -1, true, 0],
    ['S = -4', -4, true, 0],
  ])('GV-LOSS-04, GV-LOSS-02, GV-R-35 in contact with nobody: %s', (_, strength, leaves, left) => {
    const match = losses([alone(strength)]);
    expect(gone(match, 'S1')).toBe(leaves);
    if (!leaves) expect(hits(match)).toBe(left);
  });
  test.each<[string, Loose]>([
    ['foot in defensive block', foot(0, { formation: 'defensiveBlock' })],
    ['the commander', troops('commander', 0)],
    ['elephants', troops('heavy elephants', 0)],
    ['artillery', troops('light artillery', 0)],
    ['an elite unit', foot(0, { quality: 'elite' })],
  ])('GV-LOSS-02 nobody is exempt at S = 0: %s', (_, who) => {
    const match = losses(pair(who), { options: { unitQuality: 'assigned' } });
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toEqual([1, 0]);
  });
  test('GV-R-35 a unit without strength stays on the table until this phase', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [alone(0), { ...alone(-2), id: 'S2', x: 60000 }, ...SPARES],
      dice: [],
    });
    expect(['S1', 'S2'].map((id) => unit(match, id).status)).toEqual(['table', 'table']);
    expect(['S1', 'S2'].map((id) => hits(match, id))).toEqual([10, 12]);
  });
});

describe('GV-LOSS-03 one strength point in contact', () => {
  test.each<[string, Loose, boolean]>([
    ['foot in line', foot(1), true],
    ['foot in block', foot(1, { formation: 'block' }), true],
    ['foot in defensive block', foot(1, { formation: 'defensiveBlock' }), false],
    ['skirmishing foot', troops('light foot bows', 1, { formation: 'skirmishLine' }), true],
    ['horse', troops('heavy horse', 1), true],
    ['heavy chariots', troops('heavy chariots', 1), true],
    ['elephants', troops('medium elephants', 1), true],
    ['light artillery', troops('light artillery', 1), true],
    ['packed up artillery', troops('heavy artillery', 1, { packed: true }), true],
    ['the commander', troops('commander', 1), false],
    ['a sub-commander', troops('sub-commander', 1), false],
  ])('GV-LOSS-03 %s', (_, who, leaves) => {
    const match = losses(pair(who));
    expect(gone(match, 'S1')).toBe(leaves);
    expect(tally(match)).toEqual([leaves ? 1 : 0, 0]);
    expect(gone(match, 'N1')).toBe(false);
  });
  test.each([
    ['elite', true, [], false],
    ['elite', true, ['eliteNotExempt'], true],
    ['trained', true, [], true],
    ['green', true, [], true],
    ['elite', false, [], true],
  ])('GV-LOSS-03, GV-QUAL-03, GV-R-34 %s units, option %s, %j', (quality, on, names, leaves) => {
    const { options } = switches(...names);
    const match = losses(pair(foot(1, { quality })), { options: { ...options, unitQuality: on ? 'assigned' : 'off' } });
    expect(gone(match, 'S1')).toBe(leaves);
  });
  test('GV-R-34 eliteNotExempt leaves defensive blocks and command units exempt', () => {
    const { options } = switches('eliteNotExempt');
    const more = { options: { ...options, unitQuality: 'assigned' } };
    expect(gone(losses(pair(foot(1, { formation: 'defensiveBlock', quality: 'elite' })), more), 'S1')).toBe(false);
    expect(gone(losses(pair(troops('commander', 1, { quality: 'elite' })), more), 'S1')).toBe(false);
  });
  test('GV-LOSS-03 in contact with a friend only, or corner to corner: it stays', () => {
    expect(gone(losses([alone(1), { ...alone(5), id: 'S2', x: 40000 + 2 * W }]), 'S1')).toBe(false);
    expect(gone(losses([south(foot(1)), north({ ...foot(5), x: X + 2 * W })]), 'S1')).toBe(false);
  });

  test('GV-LOSS-03 still in contact: the enemy that goes first does not count', () => {
    const match = losses(pair(foot(1), foot(0)));
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([false, true]);
    expect(tally(match)).toEqual([0, 1]);
  });
  test('GV-LOSS-03 but another enemy does', () => {
    const match = losses([
      south(foot(1)),
      north({ ...foot(0, { formation: 'block' }), x: X - H }),
      north({ id: 'N2', ...foot(5, { formation: 'block' }), x: X + H }),
    ]);
    expect([gone(match, 'S1'), gone(match, 'N1'), gone(match, 'N2')]).toEqual([true, true, false]);
  });
  test('GV-LOSS-03 together: two units of one strength point in contact with each other both go', () => {
    const match = losses(pair(foot(1), foot(1)));
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([true, true]);
    expect(tally(match)).toEqual([1, 1]);
  });
  test('GV-LOSS-03 together: a chain of three goes as one', () => {
    // S1 faces N1, and S2 stands behind N1; all have one strength point.
    const match = losses([south(foot(1)), north(foot(1)), south({ id: 'S2', ...foot(1), y: Y + FOOT, heading: 1800 })]);
    expect(['S1', 'N1', 'S2'].map((id) => gone(match, id))).toEqual([true, true, true]);
    expect(tally(match)).toEqual([2, 1]);
  });
  test('GV-LOSS-03 an exempt enemy keeps the other in contact', () => {
    const match = losses(pair(foot(1), foot(1, { formation: 'defensiveBlock' })));
    expect([gone(match, 'S1'), gone(match, 'N1')]).toEqual([true, false]);
  });
});

describe('P6', () => {
  test('P6 no decisions: the next is the movement phase of the side with the initiative', () => {
    const match = losses([...pair(foot(1), foot(0)), alone(-5, { id: 'S3' })], { initiative: 'north' });
    expect(kind(match)).toBe('activity');
    expect(position(match)).toMatchObject({ phase: 'initiativeMovement', initiative: 'north' });
  });
  test('P6 4, GV-VICT-02 removed units are told and counted', () => {
    const match = losses([...pair(foot(1)), alone(-5, { id: 'S3' }), { ...alone(-1), id: 'S4', x: 60000 }]);
    expect(tally(match)).toEqual([3, 0]);
    const routed = events(match).filter((one) => one.event === 'routed');
    expect(routed.map((one) => one.unit).sort()).toEqual(['S1', 'S3', 'S4']);
    expect(routed.find((one) => one.unit === 'S1').rule).toBe('GV-LOSS-03');
    expect(routed.find((one) => one.unit === 'S3').rule).toBe('GV-LOSS-02');
  });
  test('P6 1 before 2: recovery comes first, and contacts are those of the start', () => {
    // S1 at S = 0 touches nobody and recovers to 1; S2 at S = 1 fights on and goes.
    const match = losses([alone(0), south({ id: 'S2', ...foot(1) }), north(foot(4))]);
    expect([gone(match, 'S1'), gone(match, 'S2')]).toEqual([false, true]);
  });
});
