import { describe, expect, test } from 'vitest';
import { choose, decision } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  area,
  ask,
  bog,
  change,
  charge,
  chief,
  enemyAhead,
  field,
  foot,
  go,
  ground,
  gun,
  horse,
  legal,
  light,
  order,
  pose,
  refused,
  rider,
  rush,
  says,
  steps,
  turn,
  type Loose,
  type Match,
} from './move-help.js';

const HALF = ['GV-TERR-05'];

/** An area 2 cm ahead of S1. */
const march = (who: Loose, type: string) => field(who, ground(area(type, X - 20000, Y + 2000, X + 20000, Y + 12000)));

describe('GV-TERR-05 restricted ground', () => {
  test.each(['hill', 'wood', 'village', 'rough'])(
    'GV-TERR-05 %s halves the Move of light horse that touch it',
    (type) => {
      const match = march(rider(), type);
      legal(match, go(9000));
      legal(match, go(9005));
      says(refused(match, go(9006), 'GV-TERR-05'), 9);
    },
  );

  test.each<[string, Loose, number, string]>([
    ['medium horse', horse(), 7500, 'rough'],
    ['heavy horse in block', horse({ type: 'heavy horse', formation: 'block' }), 6000, 'rough'],
    ['light chariots', horse({ type: 'light chariots' }), 7500, 'hill'],
    ['heavy chariots', horse({ type: 'heavy chariots' }), 6000, 'village'],
    ['commander', chief(), 9000, 'rough'],
    ['light camels', horse({ type: 'light camels' }), 9000, 'hill'],
  ])('GV-TERR-05 the half for %s %o is %i, on %s', (_, who, half, type) => {
    const match = march(who, type);
    legal(match, go(half));
    says(refused(match, go(half + 6), 'GV-TERR-05'), half / 1000);
  });

  test.each<[string, Loose, number]>([
    ['foot', foot(), 5000],
    ['elephants', horse({ type: 'heavy elephants' }), 4000],
    ['light artillery', gun({ packed: true }), 4000],
  ])('GV-TERR-05 %s %o move as ever: %i', (_, who, all) => {
    legal(march(who, 'rough'), go(all));
  });

  test('GV-TERR-05 foot may rush there', () => {
    legal(march(foot(), 'rough'), rush(go(10000)));
  });

  test('GV-TERR-05 GV-TERR-02 touching counts, by more than 0.010, at any moment', () => {
    const there = (by: number, then: number) => ask(march(horse(), 'rough'), steps(ahead(by), ABOUT, ahead(then)));
    expect(there(2010, 12990)).toBeUndefined();
    expect(there(2011, 5489)).toBeUndefined();
    expect(there(2011, 12000)?.rule).toBe('GV-TERR-05');
    const corner = (west: number) => field(horse(), ground(area('rough', west, Y + 2000, X + 20000, Y + 9000)));
    legal(corner(X + 3990), go(15000));
    refused(corner(X + 3989), go(7506), 'GV-TERR-05');
  });

  test('GV-TERR-05 it holds for those who start on it and leave it', () => {
    const match = field(horse(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2900)));
    legal(match, go(7505));
    refused(match, go(7506), 'GV-TERR-05');
    legal(field(horse(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2990))), go(15000));
  });

  test('GV-TERR-05 a turn can bring a unit onto it, even after the move', () => {
    // turned by 90 degrees the line reaches 4 cm ahead
    const pond = ground(area('rough', X - 9000, Y + 16000, X + 9000, Y + 18000));
    const given = (by: number) => steps(ahead(by), turn(900));
    legal(field(horse(), pond), given(11900));
    refused(field(horse(), pond), given(13000), 'GV-TERR-05');
    legal(field(horse(), pond), go(13000));
    const near = ground(area('rough', X - 9000, Y + 3000, X + 9000, Y + 5000));
    legal(field(horse(), near), steps(turn(900), ahead(7500)));
    refused(field(horse(), near), steps(turn(900), ahead(7506)), 'GV-TERR-05');
  });

  test('GV-TERR-05 for the whole action: what was gone before counts', () => {
    const match = march(horse(), 'rough');
    order(match, go(1900));
    order(match, go(2000));
    refused(match, go(3606), 'GV-TERR-05');
    legal(match, go(3600));
    const late = field(horse(), ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)));
    order(late, go(8900));
    refused(late, go(500), 'GV-TERR-05');
    legal(late, go(100));
  });

  test('GV-TERR-05 nobody mounted rushes there', () => {
    refused(march(horse(), 'rough'), rush(go(5000)), 'GV-TERR-05');
    legal(march(horse(), 'rough'), rush(go(2000)));
    legal(field(horse()), rush(go(20000)));
    // nor does it turn over it at a rush
    const near = ground(area('rough', X - 9000, Y + 3000, X + 9000, Y + 5000));
    refused(field(horse(), near), rush(steps(turn(900))), 'GV-TERR-05');
    refused(field(horse(), near), rush(steps(turn(900), ahead(5000))), 'GV-TERR-05');
    legal(field(horse(), near), rush(steps(ABOUT, ahead(20000))));
  });

  test('GV-TERR-05 a change onto it ends the action', () => {
    const match = march(rider(), 'rough');
    order(match, change('block', { other: 'front' }));
    expect(pose(match).y).toBe(Y + 3000);
    if (decision(match)?.kind === 'order') {
      refused(match, steps(ABOUT, ahead(1000)), 'GV-TERR-05');
      refused(match, steps(ABOUT), 'GV-TERR-05');
    }
  });

  test('GV-TERR-05 no change of formation together with a manoeuvre there', () => {
    const before = march(rider(), 'rough');
    order(before, change('block', { other: 'behind' }));
    legal(before, go(2000));
    refused(before, go(3000), 'GV-TERR-05');
    const after = march(rider(), 'rough');
    order(after, go(3000));
    refused(after, change('block'), 'GV-TERR-05');
    const free = field(rider());
    order(free, go(3000));
    legal(free, change('block'));
    const onto = march(rider(), 'rough');
    order(onto, go(1000));
    refused(onto, change('block', { other: 'front' }), 'GV-TERR-05'); // the front stand would come onto it
    legal(onto, change('block', { other: 'behind' }));
    legal(field(rider(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y + 9000))), change('block')); // alone
  });

  test('GV-TERR-05 on it from the start: a turn is a manoeuvre too', () => {
    const match = field(rider(), ground(area('rough', X - 9000, Y - 9000, X + 9000, Y + 9000)));
    order(match, change('block', { other: 'behind' }));
    if (decision(match)?.kind !== 'order') return;
    refused(match, steps(turn(100)), ...HALF, 'GV-MOVE-03');
    refused(match, go(100), ...HALF, 'GV-MOVE-03');
  });

  test('GV-TERR-05 light foot in skirmish line keep their double action', () => {
    const match = march(light(), 'rough');
    order(match, go(3000));
    legal(match, change('block'));
  });

  const STRIP = ground(area('rough', X - 9000, Y + 1500, X + 9000, Y + 2500));
  const reach = (who: Loose, depth: number, where: Loose, more: Loose = {}) =>
    ask(field([who, enemyAhead(depth)], where), charge(more));
  test('GV-TERR-05 the charge of mounted is halved, that of foot and elephants is not', () => {
    expect(reach(horse(), 9005, STRIP)).toBeUndefined();
    expect(['GV-TERR-05', 'GV-CHARGE-02']).toContain(reach(horse(), 9006, STRIP)?.rule);
    expect(reach(horse(), 18005, {})).toBeUndefined();
    expect(reach(rider(), 7505, STRIP)).toBeUndefined();
    expect(reach(rider(), 7506, STRIP)).toBeDefined();
    expect(reach(horse(), 9006, ground(area('rough', X - 9000, Y - 9000, X + 9000, Y - 2900)))).toBeDefined();
    expect(reach(foot(), 6005, STRIP)).toBeUndefined();
    expect(reach(horse({ type: 'medium elephants' }), 5005, STRIP)).toBeUndefined();
  });

  test('GV-TERR-05 also by ground that is reached only at the target', () => {
    const there = (south: number) => ground(area('rough', X - 9000, Y + south, X + 9000, Y + 16000));
    expect(reach(horse(), 14000, there(14000))).toBeUndefined();
    expect(reach(horse(), 14000, there(13980))).toBeDefined();
  });

  test('GV-TERR-05 nor may it be extended', () => {
    expect(reach(horse(), 20000, {}, { extend: true })).toBeUndefined();
    expect(reach(horse(), 20000, STRIP, { extend: true })).toBeDefined();
    expect(['GV-TERR-05', 'GV-EXT-01', 'GV-CHARGE-02']).toContain(reach(horse(), 11000, STRIP, { extend: true })?.rule);
    expect(reach(foot(), 7500, STRIP, { extend: true })).toBeUndefined();
  });

  test('GV-TERR-05 a break-through is halved', () => {
    const through = (where: Loose): Match => {
      const match = field([horse(), gun({ id: 'N1', x: X, y: Y + 5000, heading: 1800, packed: true })], {
        ...where,
        dice: [3],
      });
      order(match, charge());
      expect(decision(match)?.kind).toBe('breakThrough');
      return match;
    };
    legal(through({}), go(9000));
    const rough = through(ground(area('rough', X - 9000, Y + 7000, X + 9000, Y + 12000)));
    legal(rough, go(4500));
    refused(rough, go(4506), 'GV-TERR-05');
    legal(rough, go(2000));
  });

  test('GV-TERR-05 a recoil is not restricted', () => {
    const match = field([horse(), enemyAhead(8000, { type: 'medium horse' })], {
      ...ground(area('rough', X - 9000, Y + 8000, X + 9000, Y + 30000)),
      dice: [3],
    });
    order(match, charge());
    while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    expect(pose(match, 'N1')).toEqual({ x: X, y: Y + 8000 + 3000 + 12000, heading: 0 });
  });
});

describe('GV-TERR-06 intercepting', () => {
  /** N1 of horse has S1 in its zone all along the move. */
  const offered = (where: Loose, enemy: Loose = {}) => {
    const match = field([foot(), enemyAhead(8000, { type: 'medium horse', ...enemy })], where);
    order(match, go(3000));
    return decision(match)?.kind === 'intercept';
  };
  const RIDER = { type: 'light horse', formation: 'skirmishLine' };

  test('GV-TERR-06 who touches restricted ground does not intercept', () => {
    expect(offered({})).toBe(true);
    expect(offered(ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)))).toBe(false);
    expect(offered(ground(area('rough', X - 9000, Y + 11000 - 11, X + 9000, Y + 12000)))).toBe(false);
    expect(offered(ground(area('rough', X - 9000, Y + 11000 - 10, X + 9000, Y + 12000)))).toBe(true);
  });

  test.each(['hill', 'wood', 'village', 'rough'])('GV-TERR-06 %s before the enemy prevents it', (type) => {
    const at = (west: number, south = Y + 5500) => ground(area(type, west, south, X + 9000, south + 500));
    expect(offered(at(X - 500), RIDER)).toBe(false);
    expect(offered(at(X + 3989), RIDER)).toBe(false);
    expect(offered(at(X + 3990), RIDER)).toBe(true);
    expect(offered(at(X - 500, Y - 9000), RIDER)).toBe(true); // beyond
  });

  test('GV-TERR-03 GV-TERR-04 GV-ICPT-03 a bog and an escarpment too', () => {
    expect(offered(bog(X - 500, Y + 5500, X + 500, Y + 6000))).toBe(false);
    expect(
      offered(
        ground({
          type: 'escarpment',
          points: [
            [X - 9000, Y + 5500],
            [X + 9000, Y + 5500],
          ],
        }),
      ),
    ).toBe(false);
  });

  test('GV-TERR-06 elephants are not mounted', () => {
    const elephants = (where: Loose) => {
      const match = field([foot(), enemyAhead(3000, { type: 'medium elephants' })], where);
      order(match, go(1000));
      return decision(match)?.kind === 'intercept';
    };
    expect(elephants({})).toBe(true);
    expect(elephants(ground(area('rough', X - 9000, Y + 1500, X + 9000, Y + 12000)))).toBe(true);
    expect(elephants(ground(area('wood', X - 9000, Y + 1500, X + 9000, Y + 2500)))).toBe(false);
  });

  test('GV-TERR-06 nor does it counter-charge', () => {
    const reaction = (where: Loose) => {
      const match = field([horse(), enemyAhead(8000, { type: 'medium horse' })], { ...where, dice: [1] });
      order(match, charge());
      return decision(match)?.kind;
    };
    expect(reaction({})).toBe('intercept');
    expect(reaction(ground(area('rough', X - 9000, Y + 9000, X + 9000, Y + 12000)))).toBe('react');
  });
});
