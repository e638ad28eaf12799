/** Lines, masses and the odd element (GL-FORM, GL-R-07, GL-R-12, GL-R-13, GL-R-70). */
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  E,
  END,
  GROUND,
  GUNS,
  KEEP,
  ROOM,
  STOP,
  W,
  X,
  Y,
  back,
  battle,
  bog,
  chief,
  chosen,
  deep,
  enemyAhead,
  expectPose,
  field,
  foot,
  functions,
  go,
  gun,
  house,
  isOver,
  isRefused,
  legal,
  line,
  many,
  mass,
  onTable,
  order,
  pose,
  rank,
  refused,
  shift,
  tally,
  throwsIn,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';
import { wheeled } from './pose-help.js';

const bad = (layout: string, more: Loose = {}, formation = layout.includes('/') ? 'mass' : 'line') =>
  expect(() => field({ type: 'foot hand', formation, layout }, more), layout).toThrow();

describe('which formations there are', () => {
  test.each([1, 2, 3, 4, 5, 6])('GL-FORM-01 a line of %i: one rank, so wide', (count) => {
    const match = field(line(count));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: rank(count) });
    order(match, turn(900, 'right'));
    expectPose(pose(match), wheeled({ x: X, y: Y, heading: 0 }, count * W, 'right', 900), 0);
  });
  test('GL-FORM-01 no line of seven, and none of nothing', () => {
    bad('WWWWWWW');
    bad('');
  });

  test.each([deep(4), deep(5, 'left'), deep(5, 'right'), deep(6)])('GL-FORM-02 a mass %s: two wide', (layout) => {
    const match = field({ type: 'foot hand', layout });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'mass', layout });
    order(match, turn(900, 'left'));
    expectPose(pose(match), wheeled({ x: X, y: Y, heading: 0 }, 2 * W, 'left', 900), 0);
  });
  test.each(['WW/W.', 'WW/.W', 'W/W', 'WWW/WWW', 'WWW/WW.', 'W/W/W/W', 'WW/WW/WW/WW', 'WWWW/WW', 'W./WW/WW', 'WW/W./WW'])(
    'GL-FORM-02 GL-R-12 no mass %s',
    (layout) => bad(layout),
  );
  test.each(['W.W', 'WW.WW', 'WW/../WW', '.W/WW/WW'])('GL-FORM-03 no gaps: not %s', (layout) => bad(layout));

  test.each(['WW/W.', 'WW/.W', 'W/W'])('GL-R-12 switch smallMasses: also %s', (layout) => {
    const match = field({ type: 'foot hand', formation: 'mass', layout }, house('smallMasses'));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'mass', layout });
    legal(match, go(1000));
  });
  test.each(['W/W/W', 'WWW/WWW', 'W/W/W/W'])('GL-R-12 smallMasses: still not %s', (layout) =>
    bad(layout, house('smallMasses')),
  );

  test('GL-R-12 smallMasses: the narrow mass is one element wide', () => {
    const match = field({ type: 'foot hand', formation: 'mass', layout: 'W/W' }, house('smallMasses'));
    order(match, turn(900, 'right'));
    expect(pose(match)).toEqual({ x: X + W / 2, y: Y + W / 2, heading: 900 });
  });

  test('GL-R-12 a mass of four that loses one routs; with smallMasses it stays until it is below two', () => {
    const shot = (layout: string, hits: number, more: Loose = {}) =>
      field({ type: 'foot hand', formation: 'mass', layout, hits }, { phase: 'firing', ...more });
    expect(onTable(shot('WW/WW', 2), 'S1')).toBe(false);
    const on = house('smallMasses');
    const three = shot('WW/WW', 2, on);
    if (decision(three)?.kind === 'remove') choose(three, { do: 'remove', element: 3 });
    expect(unit(three, 'S1')).toMatchObject({ formation: 'mass', layout: 'WW/W.' });
    expect(tally(three)).toBe(1);
    const none = shot('W/W', 2, on);
    if (decision(none)?.kind === 'remove') choose(none, { do: 'remove', element: 1 });
    expect(onTable(none, 'S1')).toBe(false);
    expect(tally(none)).toBe(2);
  });
});

describe('what counts as a line', () => {
  /** Six bows at close range: minus one against a line, plus one against a mass, nothing against a Battle. */
  const shoot = (target: Loose, count: number) => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      dice: many(count, 12),
      units: [
        { id: 'S1', type: 'foot bow', layout: 'OOOOOO', x: 36000, y: 20000 },
        { id: 'N1', x: 36000, y: 22000, ...target },
      ],
    });
    if (decision(match)?.side === 'north') choose(match, { do: 'done' });
    waitsFor(match, 'south', 'fire');
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    return throwsIn(match).at(-1)!['count'] as number;
  };
  test.each([
    ['GL-FORM-01 a line', foot(), 5],
    ['GL-FORM-02 a mass', mass(6), 7],
    ['GL-FORM-02 a mass of five', mass(5), 7],
    ['GL-FORM-04 a commander', chief(), 5],
    ['GL-FORM-04 a sub-commander on an elephant', chief({ type: 'sub-commander elephant' }), 5],
    ...GUNS.flatMap((type): [string, Loose, number][] => [
      [`GL-FORM-04 ${type}, unlimbered`, gun({ type }), 5],
      [`GL-FORM-04 ${type}, limbered`, gun({ type, limbered: true }), 5],
    ]),
  ])('%s: %i dice', (_, target, count) => {
    expect(shoot(target, count)).toBe(count);
  });

  test('GL-FORM-05 a Battle is neither: six dice', () => {
    const target = battle({ elements: 'P'.repeat(18), x: 36000, y: 22000 + 3500 });
    expect(shoot(target, 6)).toBe(6);
  });

  test('GL-FORM-07 a unit that can keep no valid formation routs', () => {
    const match = field(mass(4, 'left', { hits: 3 }), { phase: 'firing' });
    expect(onTable(match, 'S1')).toBe(false);
    expect(tally(match)).toBe(4);
    const line4 = field(line(4, 'foot hand', { hits: 3 }), { phase: 'firing' });
    if (decision(line4)?.kind === 'remove') choose(line4, { do: 'remove', element: 0 });
    expect(unit(line4, 'S1').layout).toBe('WWW');
  });
});

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

  test('GL-FORM-06 GL-R-70 not twice without a function in between', () => {
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

  test('GL-FORM-06 GL-R-70 as often as wished', () => {
    const match = field(mass(5));
    for (const given of [shift(), chosen('S1'), go(500), shift(), go(500), shift(), chosen('S9'), go(500), shift(), STOP])
      choose(match, given);
    expect(layout(match)).toBe(deep(5, 'left'));
  });

  test('GL-FORM-06 only a mass of five, only an own one, only in the own phase', () => {
    const match = field([mass(6), mass(4, 'left', { id: 'S2', x: X + 9000, y: Y }), mass(5, 'left', { id: 'N1', x: X, y: Y + 30000 })]);
    for (const id of ['S1', 'S2', 'N1', 'S9']) isRefused(refusal(match, shift(id)), `a shift of ${id}`);
    const theirs = field(mass(5), { phase: 'otherMovement' });
    isRefused(refusal(theirs, shift()), 'a shift in the movement of North');
    choose(theirs, END);
    choose(theirs, shift());
    expect(layout(theirs)).toBe(deep(5, 'right'));
  });

  test('GL-FORM-06 GL-R-13 not while in contact with an enemy', () => {
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
    refused(behind(X + 3750 + 625 + 5), back(600), ...KEEP);
    legal(behind(X + 3750 + 625 + 11), back(600));
  });
});

test('GL-FORM-05 GL-BATTLE-04 a Battle has no line and no mass to change', () => {
  refused(field(battle()), { do: 'shift', unit: 'S1' });
  refused(field(battle()), { do: 'changeFormation', formation: 'mass', layout: 'PP/PP', element: 0, cell: [0, 0] });
});
