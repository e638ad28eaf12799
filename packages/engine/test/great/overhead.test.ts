// A Great Victory: overhead fire of light artillery (GV-ARTY-05, -07, GV-TERR-10).
import { describe, expect, test } from 'vitest';
import { choose, unit } from './kit.js';
import {
  box,
  dice,
  feature,
  fireAt,
  firing,
  foe,
  many,
  may,
  on,
  refused,
  shooter,
  strip,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const BLOCKED = ['GV-FIRE-09', 'GV-FIRE-10', 'GV-TERR-07', 'GV-TERR-10', 'GV-R-75'];

describe('light artillery overhead', () => {
  const OURS = strip(Y - 6000, Y);
  const THEIRS = strip(Y + 20000, Y + 26000);
  const SCREEN: Loose = { id: 'S2', type: 'heavy foot arms', x: X, y: Y + 8000 };
  type Shot = {
    ours?: number;
    theirs?: number;
    between?: Loose[];
    terrain?: Loose[];
    n1?: Loose;
    dice?: number[];
    s1?: Loose;
  };
  const placed = ({
    ours = 1,
    theirs = 1,
    between = [SCREEN],
    terrain = [],
    n1 = {},
    dice: script = [],
    s1 = {},
  }: Shot) => {
    const hills = [
      ...(ours ? [feature('hill', OURS, ours)] : []),
      ...(theirs ? [feature('hill', THEIRS, theirs)] : []),
    ];
    return firing([shooter({ type: 'light artillery', ...s1 }), foe(20000, n1), ...between], {
      dice: script,
      ...on(...hills, ...terrain),
    });
  };
  const OVERHEAD = fireAt('N1', {}, { overhead: true });

  test('GV-ARTY-05 guns and target on hills, units below between', () => {
    expect(may(placed({}), OVERHEAD)).toBe(true);
    expect(may(placed({}), fireAt('N1'))).toBe(true); // overhead if not directly
    expect(dice(placed({ dice: many(6, 6) }), fireAt('N1'))).toBe(6);
  });
  const WOOD = feature('wood', strip(Y + 12000, Y + 13000));
  const VILLAGE = feature('village', strip(Y + 12000, Y + 13000));
  const UNDER = (level: number) => feature('hill', strip(Y + 5000, Y + 9000), level);
  test.each<[string, Shot, boolean]>([
    ['the target below', { theirs: 0 }, false],
    ['the guns below', { ours: 0 }, false],
    ['all below', { ours: 0, theirs: 0 }, false],
    ['an enemy between', { between: [{ ...SCREEN, id: 'N2', y: Y + 12000 }] }, true],
    ['several between', { between: [SCREEN, { ...SCREEN, id: 'N2', y: Y + 12000, heading: 1800 }] }, true],
    ['somebody between on a hill as high', { terrain: [UNDER(1)] }, false],
    ['that hill lower than both', { terrain: [UNDER(1)], ours: 2, theirs: 2 }, true],
    ['that hill lower than the guns only', { terrain: [UNDER(1)], ours: 2, theirs: 1 }, false],
    ['that hill lower than the target only', { terrain: [UNDER(1)], ours: 1, theirs: 2 }, false],
    [
      'a hill between, higher than both, nobody on it',
      { terrain: [feature('hill', strip(Y + 12000, Y + 13000), 2)] },
      false,
    ],
    ['a wood between, which counts one level', { terrain: [WOOD] }, false],
    ['a wood between hills of level 2', { terrain: [WOOD], ours: 2, theirs: 2 }, true],
    ['a village between hills of level 2', { terrain: [VILLAGE], ours: 2, theirs: 2 }, true],
    [
      'a wood on a hill counts 2',
      { terrain: [WOOD, feature('hill', strip(Y + 11000, Y + 14000))], ours: 2, theirs: 2 },
      false,
    ],
    [
      'that wood between hills of level 3',
      { terrain: [WOOD, feature('hill', strip(Y + 11000, Y + 14000))], ours: 3, theirs: 3 },
      true,
    ],
    ['a packed gun', { s1: { packed: true } }, false],
  ])('GV-ARTY-05, GV-TERR-10 overhead: %s', (_, given, expected) => {
    const why = refused(placed(given), OVERHEAD);
    expect(why === undefined, why?.because).toBe(expected);
    if (why && !given.s1) expect(['GV-ARTY-05', 'GV-ARTY-04', ...BLOCKED]).toContain(why.rule);
  });
  test('GV-ARTY-05, GV-TERR-10 a unit is as high as its lowest stand: half of the target on the hill is not enough', () => {
    const terrain = [feature('hill', OURS), feature('hill', box(60000, Y + 20000, X, Y + 26000))];
    const match = firing([shooter({ type: 'light artillery' }), foe(20000), SCREEN], on(...terrain));
    expect(may(match, OVERHEAD)).toBe(false);
  });
  test('GV-ARTY-05 all other rules hold: range, zone, friends in contact, cover, range dice', () => {
    expect(may(placed({ n1: { x: X + 6000 } }), OVERHEAD)).toBe(false);
    const held = { id: 'S3', type: 'heavy foot arms', x: X, y: Y + 20000 };
    expect(refused(placed({ between: [SCREEN, held] }), OVERHEAD)?.rule).toBe('GV-FIRE-03');
    expect(dice(placed({ dice: many(4, 6), terrain: [feature('village', THEIRS)] }), OVERHEAD)).toBe(4);
    const near = { id: 'S3', type: 'heavy foot arms', x: X, y: Y + 20000 - 500 };
    expect(may(placed({ between: [near] }), OVERHEAD)).toBe(true); // the 9 cm are for heavy artillery
  });
  test('GV-ARTY-07 only terrain the target is in gives cover', () => {
    const wood = feature('wood', strip(Y + 12000, Y + 13000));
    expect(dice(placed({ ours: 2, theirs: 2, terrain: [wood], dice: many(6, 6) }), OVERHEAD)).toBe(6);
    const match = placed({ ours: 2, theirs: 2, terrain: [wood, feature('village', THEIRS)], dice: many(4, 6) });
    choose(match, OVERHEAD);
    expect(unit(match, 'S1').fired).toBe(true);
  });
  test('GV-ARTY-05, GV-R-75 terrainEffects off: no levels', () => {
    const terrain = [feature('hill', OURS), feature('hill', THEIRS)];
    const match = firing([shooter({ type: 'light artillery' }), foe(20000), SCREEN], {
      options: { terrain, terrainEffects: 'off' },
    });
    expect(may(match, OVERHEAD)).toBe(false);
  });
});
