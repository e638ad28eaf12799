/** What contact is, and enemies touched corner to corner (GL-GEO-04, -11, GL-R-71). */
import { describe, expect, test } from 'vitest';
import { refusal } from './kit.js';
import {
  ABOUT,
  E,
  W,
  X,
  Y,
  back,
  battle,
  chosen,
  enemyAhead,
  field,
  foot,
  friendAhead,
  go,
  house,
  idle,
  legal,
  line,
  mass,
  refused,
  turn,
  type Loose,
} from './move-help.js';
import { stored, from } from './pose-help.js';

describe('GL-GEO-04 GL-R-71 what contact is', () => {
  const beside = (overlap: number, gap = 0) => [foot(), enemyAhead(gap, { x: X + 7500 - overlap })];
  test.each([
    ['front to front over the whole', 7500, true],
    ['0.100 of the edges', 100, true],
    ['0.041 of the edges', 41, true],
    ['0.039 of the edges', 39, false],
    ['corner to corner', 0, false],
    ['corners 0.010 apart', -10, false],
  ])('GL-GEO-04 GL-R-71 %s: %s', (_, overlap, contact) => {
    const match = field(beside(overlap));
    if (contact) idle(match, 'S1', 'GL-MOVE-03');
    else expect(refusal(match, chosen('S1'))).toBeUndefined();
  });

  test('GL-R-71 cornerContact: corner to corner is contact, and no further', () => {
    idle(field(beside(0), house('cornerContact')), 'S1', 'GL-MOVE-03');
    expect(refusal(field(beside(-11), house('cornerContact')), chosen('S1'))).toBeUndefined();
  });

  test.each([
    [10, true],
    [11, false],
  ])('GL-GEO-04 edges %i apart: %s', (gap, contact) => {
    const match = field(beside(3000, gap));
    if (contact) idle(match, 'S1', 'GL-MOVE-03');
    else expect(refusal(match, chosen('S1'))).toBeUndefined();
  });

  test('GL-GEO-04 GL-R-71 a corner against an edge is contact', () => {
    const corner = (out: number, gap: number) => {
      // the south-western corner of a line that is turned by 45 degrees lies over the front edge of S1
      const at = { x: X + out, y: Y + gap, heading: 1350 };
      return field([foot(), { ...foot({ id: 'N1' }), ...stored(from(at, -3750, 0)) }]);
    };
    // heading south-east: its right front corner is the southernmost
    idle(corner(1000, 0), 'S1', 'GL-MOVE-03');
    idle(corner(1000, 9), 'S1', 'GL-MOVE-03');
    expect(refusal(corner(1000, 12), chosen('S1'))).toBeUndefined();
    // over the corner of S1 it is corner to corner
    expect(refusal(corner(3750, 5), chosen('S1'))).toBeUndefined();
    expect(refusal(corner(3750 - 38, 5), chosen('S1'))).toBeUndefined();
    idle(corner(3750 - 70, 5), 'S1', 'GL-MOVE-03');
  });

  test('GL-GEO-04 a disc has no corners: whatever touches a Battle is in contact', () => {
    // the corner of a line 45 degrees off, at 0.009 and 0.012 from the rim
    const near = (gap: number) => {
      const far = (3500 + gap) / Math.SQRT2;
      return field([battle(), foot({ id: 'N1', ...stored({ x: X + far + 3750, y: Y + far, heading: 1800 }) })]);
    };
    idle(near(8), 'S1', 'GL-MOVE-03');
    expect(refusal(near(12), chosen('S1'))).toBeUndefined();
    idle(field([battle(), battle({ id: 'N1', x: X + 7010, y: Y })]), 'S1', 'GL-MOVE-03');
    expect(refusal(field([battle(), battle({ id: 'N1', x: X + 7011, y: Y })]), chosen('S1'))).toBeUndefined();
  });

  test('GL-GEO-04 joints of flush elements are no corners', () => {
    // the corner of N1 meets the front of S1 exactly where two of its elements join
    const at = { x: X + W, y: Y, heading: 1350 };
    idle(field([foot(), { ...foot({ id: 'N1' }), ...stored(from(at, -3750, 0)) }]), 'S1', 'GL-MOVE-03');
  });

  test('GL-GEO-04 nor is the inner corner of a notch', () => {
    // N1, one element, has its left front corner at the inner corner of the notch; both its edges lie along those of S1
    const match = field([mass(5), line(1, 'foot hand', { id: 'N1', x: X + 625, y: Y - 2 * E, heading: 0 })]);
    idle(match, 'S1', 'GL-MOVE-03');
  });

  test('GL-GEO-04 friends that touch are in contact with nobody', () => {
    const match = field([foot(), friendAhead(0), foot({ id: 'S3', x: X + 7500, y: Y })]);
    legal(match, back(500));
  });
});

describe('GL-GEO-11 an enemy touched corner to corner', () => {
  /** The western front corner of N1 lies on the right front corner of S1. */
  const corner = (who: Loose = foot(), more: Loose = {}) =>
    field([who, enemyAhead(0, { x: X + 3750 + 3750, ...more })]);

  test('GL-GEO-11 GL-R-71 it neither pins nor stops who goes away', () => {
    legal(corner(), back(1000));
    legal(corner(), ABOUT);
    legal(corner(), turn(300, 'left'));
  });

  test('GL-GEO-11 the touch may last while it stays corner to corner', () => {
    // the right corner stays where it is; the edges come within 0.010 beyond 0.050 when cos t <= 0.2, at 78.5 degrees
    legal(corner(), turn(780, 'right'));
    refused(corner(), turn(790, 'right'), 'GL-GEO-11');
    refused(corner(), turn(900, 'right'), 'GL-GEO-11');
    legal(corner(), turn(-300, 'right'));
  });

  test('GL-GEO-11 it never becomes contact: sliding along is refused', () => {
    legal(corner(), go(30));
    refused(corner(), go(100), 'GL-MOVE-10');
    refused(corner(), turn(-100, 'left'), 'GL-GEO-08');
    // 0.012 further off nothing is touched
    legal(corner(foot({ x: X - 12 })), go(5000));
  });

  test('GL-GEO-11 what is not touched at first must not be touched at all', () => {
    // N1 stands 0.5 ahead and beside: S1 would meet its corner with its own
    const match = field([foot(), enemyAhead(500, { x: X + 7500 })]);
    legal(match, go(480));
    refused(match, go(500), 'GL-MOVE-10');
  });
});
