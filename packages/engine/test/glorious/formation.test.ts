/** Lines and masses (GL-FORM-01 to -05, -07, GL-R-12). */
import { describe, expect, test } from 'vitest';
import { choose, decision, situation, unit } from './kit.js';
import {
  GUNS,
  W,
  X,
  Y,
  battle,
  chief,
  deep,
  expectPose,
  field,
  foot,
  go,
  gun,
  house,
  legal,
  line,
  many,
  mass,
  onTable,
  order,
  pose,
  rank,
  refused,
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
  test.each([
    'WW/W.',
    'WW/.W',
    'W/W',
    'WWW/WWW',
    'WWW/WW.',
    'W/W/W/W',
    'WW/WW/WW/WW',
    'WWWW/WW',
    'W./WW/WW',
    'WW/W./WW',
  ])('GL-FORM-02 GL-R-12 no mass %s', (layout) => bad(layout));
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

test('GL-FORM-05 GL-BATTLE-04 a Battle has no line and no mass to change', () => {
  refused(field(battle()), { do: 'shift', unit: 'S1' });
  refused(field(battle()), { do: 'changeFormation', formation: 'mass', layout: 'PP/PP', element: 0, cell: [0, 0] });
});
