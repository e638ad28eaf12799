// A Glorious Victory: where formations start (GL-SETUP-03, GL-R-01, GL-TERR-02).
import { describe, expect, test } from 'vitest';
import { refusal } from './kit.js';
import { NORTH_FIRST, formed, judge, plan, setup, type Loose } from './setup-help.js';

const ZONE = ['GL-SETUP-03', 'GL-R-01', 'GL-SETUP-01'];
const foot = (more: Loose): Loose[] => [{ unit: 'S7', x: 50000, y: 8000, formation: 'line', ...more }];
const check = (more: Loose, expected: boolean, chosen: Loose = {}, type = 'foot pike', rules = ZONE): void => {
  const why = judge([type], foot(more), chosen);
  expect(why === undefined, why?.because).toBe(expected);
  if (why) expect(rules).toContain(why.rule);
};

describe('the strip', () => {
  test.each<[string, Loose, Loose, boolean]>([
    ['12" from the base edge', { y: 12000 }, {}, true],
    ['12.005"', { y: 12005 }, {}, true],
    ['12.006"', { y: 12006 }, {}, false],
    ['its rear 12.005" from it', { y: 11255, heading: 1800 }, {}, true],
    ['its rear more', { y: 11256, heading: 1800 }, {}, false],
    ['one end 12.005" from it', { y: 8255, heading: 900 }, {}, true],
    ['one end more', { y: 8256, heading: 900 }, {}, false],
    ['11.005" with depth 11', { y: 11005 }, { deploymentDepth: 11 }, true],
    ['11.006" with depth 11', { y: 11006 }, { deploymentDepth: 11 }, false],
    ['16" with depth 16', { y: 16000 }, { deploymentDepth: 16 }, true],
    ['on the other side', { y: 40000 }, {}, false],
    ['slanted', { y: 8000, heading: 300 }, {}, true],
    ['slanted, its left corner out', { y: 11000, heading: 300 }, {}, false],
  ])('GL-SETUP-03, GL-GEN-02 %s', (_, more, chosen, expected) => {
    check(more, expected, chosen);
  });
  test('GL-SETUP-03 a slanted line: the corner counts', () => {
    // Its left front corner lies 3.750 x sin 30 above the middle.
    check({ y: 12000 - 1875, heading: 300 }, true);
    check({ y: 12006 - 1875, heading: 300 }, false);
  });
  test.each([
    [8500, true],
    [8505, true],
    [8506, false],
    [3500, true],
    [3490, true],
    [3489, false],
  ])('GL-SETUP-03, GL-GEO-10 the centre of a Battle at y = %i: %s', (y, expected) => {
    const match = formed([], [3, 9]);
    const why = refusal(match, setup({ ...plan('south')[0], y }, ...plan('south').slice(1)));
    expect(why === undefined, why?.because).toBe(expected);
  });
  test.each<[number, Loose, boolean]>([
    [36000, {}, true],
    [35995, {}, true],
    [35994, {}, false],
    [84000, { tableDepth: 96 }, true],
    [83994, { tableDepth: 96 }, false],
    [6000, {}, false],
  ])('GL-SETUP-03 North at y = %i, %j: %s', (y, chosen, expected) => {
    const match = formed([], NORTH_FIRST, chosen);
    const deep = (chosen['tableDepth'] ?? 48) * 1000;
    const units = plan('north').map((one) => ({ ...one, y: one['y'] + deep - 48000 }));
    const why = refusal(match, setup(units[0]!, { ...units[1], y }, ...units.slice(2)));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(why.because).toMatch(/12/u);
  });
  test('GL-R-01 tableWidth: the table ends where it ends', () => {
    check({ x: 90000 }, true, { tableWidth: 144 });
    check({ x: 90000 }, false, {}, 'foot pike', [...ZONE, 'GL-GEO-10']);
  });
  test.each<[string, Loose, boolean]>([
    ['on the east edge', { x: 72000 - 3750 }, true],
    ['0.010 over it', { x: 72010 - 3750 }, true],
    ['0.011 over it', { x: 72011 - 3750 }, false],
    ['on the base edge', { y: 750 }, true],
    ['0.010 over it', { y: 740 }, true],
    ['0.011 over it', { y: 739 }, false],
  ])('GL-GEO-10, GL-SETUP-03 %s', (_, more, expected) => {
    check(more, expected, {}, 'foot pike', [...ZONE, 'GL-GEO-10']);
  });
});

describe('among others', () => {
  const TAKEN = ['GL-SETUP-03', 'GL-MOVE-11', 'GL-GEO-05', 'GL-GEO-11'];
  test.each<[string, Loose, boolean]>([
    // The Battle: centre (36, 6), radius 3.5; the line from x - 3.75 on.
    ['touching the Battle', { x: 39500 + 3750, y: 6375 }, true],
    ['0.010 into it', { x: 39490 + 3750, y: 6375 }, true],
    ['0.020 into it', { x: 39480 + 3750, y: 6375 }, false],
    ['on it', { x: 36000, y: 6000 }, false],
    // S3: x from 27 to 29, y from 4 to 6.
    ['before S3, touching', { x: 27000, y: 6750 }, true],
    ['0.010 into S3', { x: 27000, y: 6740 }, true],
    ['0.011 into S3', { x: 27000, y: 6739 }, false],
  ])('GL-SETUP-03 friends may touch, not overlap: %s', (_, more, expected) => {
    check(more, expected, {}, 'foot pike', TAKEN);
  });
  test('GL-SETUP-03, GL-GEO-05 the notch of nobody: two lines cross', () => {
    check({ x: 28000, y: 5500, heading: 900 }, false, {}, 'foot pike', TAKEN);
  });
});

describe('terrain', () => {
  const BAD = ['GL-SETUP-03', 'GL-TERR-02', 'GL-TERR-03', 'GL-MOVE-11'];
  const ground = (type: string): Loose => ({
    terrain: [
      {
        type,
        points: [
          [50000, 2000],
          [60000, 2000],
          [60000, 12000],
          [50000, 12000],
        ],
      },
    ],
  });
  const IN = { x: 52000, y: 8000 };
  test.each<[string, string, boolean]>([
    ['wood', 'foot pike', true],
    ['wood', 'mounted foot bow', true],
    ['wood', 'light cavalry', true],
    ['wood', 'camels', false],
    ['wood', 'medium cavalry', false],
    ['wood', 'knights', false],
    ['wood', 'elephants', false],
    ['wood', 'bombard', false],
    ['wood', 'organ gun', false],
    ['village', 'foot pike', true],
    ['village', 'knights', true],
    ['village', 'bombard', true],
    ['rough', 'foot pike', true],
    ['rough', 'knights', true],
    ['rough', 'organ gun', true],
    ['rough', 'rockets', true],
    ['rough', 'bombard', false],
    ['rough', 'light bombard', false],
    ['hill', 'knights', true],
    ['hill', 'bombard', true],
    ['impassable', 'foot pike', false],
    ['bog', 'foot pike', false],
    ['bog', 'light cavalry', false],
  ])('GL-SETUP-03, GL-TERR-03 in a %s: %s: %s', (type, troops, expected) => {
    check(IN, expected, ground(type), troops, BAD);
  });
  test.each([
    ['wood', false],
    ['village', false],
    ['rough', false],
    ['hill', true],
    ['bog', false],
  ])('GL-SETUP-03, GL-TERR-03 a Battle in a %s: %s', (type, expected) => {
    const match = formed([], [3, 9], ground(type));
    const why = refusal(match, setup({ ...plan('south')[0], x: 55000, y: 7000 }, ...plan('south').slice(1)));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(BAD).toContain(why.rule);
  });
  test.each([
    ['wood', false],
    ['village', true],
    ['hill', true],
  ])('GL-SETUP-03, GL-TERR-03 a commander in a %s: %s', (type, expected) => {
    const match = formed([], [3, 9], ground(type));
    const why = refusal(
      match,
      setup({ ...plan('south')[1], x: 55000, y: 7000 }, plan('south')[0]!, ...plan('south').slice(2)),
    );
    expect(why === undefined, why?.because).toBe(expected);
  });
  test('GL-SETUP-03, GL-GEO-05 0.010 into it is not in it', () => {
    check({ x: 50010 - 3750 }, true, ground('bog'), 'foot pike', BAD);
    check({ x: 50011 - 3750 }, false, ground('bog'), 'foot pike', BAD);
  });
  test('GL-TERR-03 not within 0.010 of an escarpment', () => {
    const river: Loose = {
      terrain: [
        {
          type: 'escarpment',
          points: [
            [56000, 0],
            [56000, 30000],
          ],
        },
      ],
    };
    check({ x: 56000 - 3750 - 11 }, true, river, 'foot pike', BAD);
    check({ x: 56000 - 3750 - 10 }, false, river, 'foot pike', BAD);
    check({ x: 56000 }, false, river, 'foot pike', BAD);
  });
  test('GL-TERR-03 terrainEffects off: anywhere', () => {
    check(IN, true, { ...ground('wood'), terrainEffects: 'off' }, 'knights', BAD);
  });
});
