/** The odd element of a mass of five (GL-FORM-06, GL-R-07, GL-R-13, GL-R-70, GL-GEO-06). */
import { describe, expect, test } from 'vitest';
import { choose, options, position, refusal, situation, unit } from './kit.js';
import {
  E,
  END,
  GROUND,
  KEEP,
  ROOM,
  STOP,
  W,
  X,
  Y,
  back,
  bog,
  chosen,
  deep,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  isOver,
  isRefused,
  legal,
  line,
  many,
  mass,
  onTable,
  order,
  pose,
  refused,
  shift,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';

describe('GL-FORM-06 the odd element of a mass of five', () => {
  const NOT = ['GL-FORM-06', 'GL-R-13', 'GL-R-70', 'GL-MOVE-03'];
  const layout = (match: ReturnType<typeof field>, id = 'S1') => unit(match, id).layout;

  test.each(['left', 'right'] as const)('GL-FORM-06 from the %s file to the other, free of functions', (odd) => {
    const match = field(mass(5, odd, { heading: 777 }));
    const before = pose(match);
    choose(match, shift());
    expect(layout(match)).toBe(deep(5, odd === 'left' ? 'right' : 'left'));
    expect(pose(match)).toEqual(before);
    waitsFor(match, 'south', 'activity');
    choose(match, chosen('S1'));
    expect(functions(match)).toBe(2);
  });

  test('GL-FORM-06 at any moment: before, between and after its own functions', () => {
    const match = field(mass(5));
    choose(match, shift());
    order(match, go(1000));
    choose(match, shift());
    expect(layout(match)).toBe(deep(5, 'left'));
    expect(functions(match)).toBe(1);
    choose(match, go(1000));
    isOver(match);
    choose(match, shift());
    expect(layout(match)).toBe(deep(5, 'right'));
    expect(pose(match)).toEqual({ x: X, y: Y + 2000, heading: 0 });
  });

  test('GL-FORM-06 GL-R-70 between functions of another formation, of the mass that is not chosen', () => {
    const match = field([foot({ x: X + 12000 }), mass(5, 'left', { id: 'S2', x: X, y: Y })]);
    order(match, go(1000));
    choose(match, shift('S2'));
    expect(layout(match, 'S2')).toBe(deep(5, 'right'));
    expect(functions(match)).toBe(1);
    isRefused(refusal(match, shift('S2')), 'a second shift', NOT);
    choose(match, go(1000));
    choose(match, shift('S2'));
    expect(layout(match, 'S2')).toBe(deep(5, 'left'));
  });

  test('GL-R-70 GL-FORM-06 not twice without a function in between', () => {
    const match = field([mass(5), mass(5, 'left', { id: 'S2', x: X + 9000, y: Y })]);
    choose(match, shift());
    isRefused(refusal(match, shift()), 'a second shift', NOT);
    expect(options(match)).not.toContainEqual(shift());
    // that of another mass is no function
    choose(match, shift('S2'));
    isRefused(refusal(match, shift()), 'a second shift', NOT);
    // nor is choosing somebody and stopping
    order(match, STOP, 'S2');
    isRefused(refusal(match, shift()), 'a second shift', NOT);
    order(match, turn(100), 'S9');
    legal(match, shift());
  });

  test('GL-R-70 GL-FORM-06 as often as wished', () => {
    const match = field(mass(5));
    for (const given of [
      shift(),
      chosen('S1'),
      go(500),
      shift(),
      go(500),
      shift(),
      chosen('S9'),
      go(500),
      shift(),
      STOP,
    ])
      choose(match, given);
    expect(layout(match)).toBe(deep(5, 'left'));
  });

  test('GL-FORM-06 only a mass of five, only an own one, only in the own phase', () => {
    const match = field([
      mass(6),
      mass(4, 'left', { id: 'S2', x: X + 9000, y: Y }),
      mass(5, 'left', { id: 'N1', x: X, y: Y + 30000 }),
    ]);
    for (const id of ['S1', 'S2', 'N1', 'S9']) isRefused(refusal(match, shift(id)), `a shift of ${id}`);
    const theirs = field(mass(5), { phase: 'otherMovement' });
    isRefused(refusal(theirs, shift()), 'a shift in the movement of North');
    choose(theirs, END);
    choose(theirs, shift());
    expect(layout(theirs)).toBe(deep(5, 'right'));
  });

  test('GL-R-13 GL-FORM-06 not while in contact with an enemy', () => {
    const match = field([mass(5), enemyAhead(0)]);
    isRefused(refusal(match, shift()), 'a shift in contact', NOT);
    expect(options(match)).not.toContainEqual(shift());
    const corner = field([mass(5), enemyAhead(0, { x: X + W + 3750 })]);
    legal(corner, shift()); // corner to corner is no contact
  });

  /** Somebody whose edge is so far from the new place of the odd element, the right file of the third rank. */
  const near = (id: string, gap: number, more: Loose = {}) =>
    field([mass(5), foot({ id, x: X + W + gap + 3750, y: Y - 2 * E - 20, heading: 0 })], more);
  test.each([
    ['N1', 11, true],
    ['N1', 10, false],
    ['S2', 0, true],
    ['S2', -10, true],
    ['S2', -11, false],
  ])('GL-FORM-06 GL-R-13 GL-GEO-11 %s at %i: %s', (id, gap, may) => {
    const match = near(id, gap);
    const answer = refusal(match, shift());
    if (may) expect(answer).toBeUndefined();
    else isRefused(answer, 'the shift', [...NOT, ...KEEP, ...ROOM]);
    expect(options(match).some((one) => one.do === 'shift')).toBe(may);
  });

  test('GL-FORM-06 GL-TERR-02 prohibited terrain stops it', () => {
    const pond = field(mass(5), bog(X + 100, Y - 2200, X + 1000, Y - 1600));
    isRefused(refusal(pond, shift()), 'the shift', [...NOT, ...GROUND]);
  });

  test('GL-FORM-06 a new movement phase forgets the last shift', () => {
    const match = field(mass(5, 'left', { shifted: true }), { phase: 'otherMovement' });
    choose(match, END);
    legal(match, shift());
    const now = field(mass(5, 'left', { shifted: true }));
    isRefused(refusal(now, shift()), 'a second shift', NOT);
  });
});

describe('GL-GEO-06 GL-R-07 the rear edge of a mass of five', () => {
  /** A rider of one inch in the notch of a mass that faces away from him; N1 throws with what is left, CV 1. */
  const notch = (x: number, y: number, dice: number) =>
    situation({
      phase: 'melee',
      initiative: 'south',
      options: { basing: { cavalry: { frontage: 1000, depth: 1000 } } },
      dice: many(dice, 12),
      units: [
        { id: 'S1', type: 'light cavalry', layout: 'V', x, y },
        { id: 'N1', type: 'foot light', formation: 'mass', layout: 'LL/LL/L.', x: 36000, y: 24000, heading: 0 },
        { id: 'S9', type: 'foot hand', x: 10000, y: 6000 },
        { id: 'N9', type: 'foot hand', x: 10000, y: 40000 },
      ],
    });

  test('GL-R-07 GL-GEO-06 the rear side in the notch belongs to it', () => {
    const match = notch(36625, 24000 - 2 * E, 1 + 4);
    expect(unit(match, 'N1').layout).toBe('LL/LL');
    expect(position(match).sides.north.tally).toBe(1);
  });

  test('GL-R-07 GL-GEO-06 so does that of the odd element', () => {
    // its front overlaps the whole rear of the odd element but for one corner
    const match = notch(36000 - 625 + 100, 24000 - 3 * E, 0);
    // the odd element is the contact element, and no other may go without breaking the mass: it routs
    expect(onTable(match, 'N1')).toBe(false);
  });

  test('GL-GEO-06 the sides are no rear edge', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: many(1 + 5, 12),
      units: [
        { id: 'S1', type: 'light cavalry', layout: 'V', x: 36000 - W, y: 24000 - 900, heading: 900 },
        { id: 'N1', type: 'foot light', formation: 'mass', layout: 'LL/LL/L.', x: 36000, y: 24000, heading: 0 },
        { id: 'S9', type: 'foot hand', x: 10000, y: 6000 },
        { id: 'N9', type: 'foot hand', x: 10000, y: 40000 },
      ],
    });
    expect(unit(match, 'N1').layout).toBe('LL/LL/L.');
  });

  test('GL-GEO-06 a step-back goes by the rear edge of a line, ends included', () => {
    const behind = (x: number) => field([foot(), line(1, 'foot hand', { id: 'N1', x, y: Y - E - 500, heading: 0 })]);
    refused(behind(X + 3750 + 625 + 5), back(600), 'GL-MOVE-10');
    legal(behind(X + 3750 + 625 + 11), back(600));
  });
});
