// A Glorious Victory: what may stand in the way of the pivot of a gun that fires (GL-FIRE-22, GL-GEO-10, -11, GL-R-24).
import { describe, expect, test } from 'vitest';
import { choose, options, unit } from './kit.js';
import { area, fireAt, firing, foe, may, refused, shooter, switches, terrain, X, Y, type Loose } from './fire-help.js';

const gun = (more: Loose = {}): Loose => shooter({ type: 'bombard', ...more });
const pivot = (corner: 'left' | 'right', by: number): Loose => ({ ...fireAt(), pivot: { corner, by } });

describe('forwardWheelOnly', () => {
  test.each([
    ['left', 20, false],
    ['left', -20, true],
    ['right', 20, true],
    ['right', -20, false],
  ] as const)('GL-R-24, GL-FIRE-22 about the %s corner by %i: %s', (corner, by, expected) => {
    expect(may(firing([gun(), foe(5000)]), pivot(corner, by))).toBe(true);
    const match = firing([gun(), foe(5000)], [], switches('forwardWheelOnly'));
    const why = refused(match, pivot(corner, by));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(['GL-R-24', 'GL-FACE-05', 'GL-FACE-01', 'GL-FIRE-22']).toContain(why.rule);
  });
});

describe('in the way', () => {
  test('GL-GEO-10, GL-FIRE-22 not off the table', () => {
    // The rear swings out to the west.
    const at = (x: number) => firing([gun({ x }), foe(5000, { x: 3750 })]);
    expect(refused(at(875), pivot('left', 81))?.rule).toBe('GL-GEO-10');
    expect(may(at(875), pivot('left', -81))).toBe(true);
    expect(may(at(875 + 352), pivot('left', 81))).toBe(true);
  });
  test.each([
    ['rough', 'bombard', false],
    ['rough', 'organ gun', true],
    ['wood', 'organ gun', false],
    ['village', 'bombard', true],
    ['bog', 'rockets', false],
  ])('GL-GEO-11, GL-TERR-03 beside a %s: %s: %s', (type, troops, expected) => {
    const ground = terrain(area(type, X - 6000, Y - 4000, X - 880, Y - 1000));
    const match = firing([gun({ type: troops }), foe(5000)], [], ground);
    expect(may(match)).toBe(true);
    expect(may(match, pivot('right', -81))).toBe(true); // the rear swings to the east
    expect(may(match, pivot('left', 81))).toBe(expected);
  });
  test.each([
    [343, true], // 0.009 into him
    [341, false], // 0.011
  ])('GL-GEO-11 a friend whose edge is %i from the gun', (far, expected) => {
    // The rear left corner comes 2.5 x sin 8.1 = 0.352 to the west, at y = Y - 2.475; he stands flush with the heading 0.
    const friend = { id: 'S2', type: 'commander', x: X - 875 - far - 1000, y: Y - 1500 };
    const why = refused(firing([gun(), foe(5000), friend]), pivot('left', 81));
    expect(why === undefined, why?.because).toBe(expected);
  });
  test('GL-FIRE-22 an enemy who would be touched forbids it, though he is only brushed', () => {
    const enemy = (far: number) => ({
      id: 'N2',
      type: 'sub-commander',
      x: X - 875 - far - 1000,
      y: Y - 1500,
      heading: 0,
    });
    expect(may(firing([gun(), foe(5000), enemy(365)]), pivot('left', 81))).toBe(true);
    const why = refused(firing([gun(), foe(5000), enemy(360)]), pivot('left', 81));
    expect(why?.rule).toBe('GL-GEO-11');
  });
  test('P6, GL-FIRE-22 a gun that cannot pivot to its target is not offered', () => {
    const far = foe(20000, { x: X + 3000, layout: 'P' });
    const seen = (units: Loose[]) => options(firing(units)).some((one) => one.unit === 'S1');
    expect(seen([gun(), far])).toBe(true);
    // Friends on both sides, flush: no wheel about either corner.
    const beside = (id: string, x: number) => ({ id, type: 'foot pike', layout: 'PPPP', x, y: Y - 1250, heading: 900 });
    const west = beside('S2', X - 875);
    const east = { ...beside('S3', X + 875), heading: 2700 };
    expect(seen([gun(), far, west, east])).toBe(false);
  });
  test('GL-FIRE-22 the new pose is told and kept', () => {
    const match = firing([gun(), foe(5000)], [12]);
    const told = choose(match, pivot('right', 30)) as Loose[];
    expect(told.map(({ event }) => event).indexOf('pivoted')).toBeLessThan(
      told.map(({ event }) => event).indexOf('throw'),
    );
    expect(unit(match, 'S1').heading).toBe(30);
  });
});
