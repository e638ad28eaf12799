/** Mounted Foot by horse (GL-MOVE-15 to -17, GL-R-20). */
import { describe, expect, test } from 'vitest';
import { choose, decision, unit } from './kit.js';
import {
  ABOUT,
  END,
  KEEP,
  ROOM,
  STOP,
  X,
  Y,
  area,
  back,
  battle,
  bog,
  both,
  change,
  charge,
  deep,
  enemyAhead,
  expectPose,
  field,
  foot,
  friendAhead,
  functions,
  go,
  ground,
  house,
  isOver,
  legal,
  line,
  many,
  mass,
  order,
  pivot,
  pose,
  rank,
  refused,
  ride,
  riders,
  throwsIn,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';
import { advanced, wheeled } from './pose-help.js';

/** S1 has ridden 5 inches to `Y`. */
const ridden = (others: Loose[] = [], more: Loose = {}, who: Loose = riders()) => {
  const match = field([{ ...who, y: Y - 5000 }, ...others], more);
  order(match, ride(5000));
  return match;
};

describe('GL-MOVE-15 GL-R-20 riding', () => {
  test('GL-MOVE-15 two rides of 5 to 10 inches each', () => {
    const match = field(riders());
    order(match, ride(10000));
    expect(functions(match)).toBe(1);
    choose(match, ride(5000));
    expect(pose(match)).toEqual({ x: X, y: Y + 15000, heading: 0 });
    isOver(match);
  });

  test('GL-MOVE-15 in line or in mass, with a free pivot', () => {
    const start = { x: X, y: Y, heading: 0 };
    const match = field(riders());
    order(match, ride(7000, pivot(-19)));
    expectPose(pose(match), advanced(wheeled(start, 7500, 'left', -19), 7000));
    const solid = field(mass(5, 'right', { type: 'mounted foot spear' }));
    order(solid, ride(7000, pivot(57, 'left')));
    expectPose(pose(solid), advanced(wheeled(start, 2500, 'left', 57), 7000));
  });

  test('GL-MOVE-15 GL-R-20 who has ridden rides on', () => {
    const match = ridden();
    refused(match, go(3000), 'GL-MOVE-15');
    legal(match, ride(5000));
    refused(match, ride(4000), 'GL-MOVE-15');
  });

  test('GL-R-20 GL-MOVE-15 who has walked does not ride', () => {
    const match = field(riders());
    order(match, go(2000));
    refused(match, ride(5000), 'GL-R-20');
    legal(match, go(5000));
    const after = field(riders());
    order(after, back(500));
    refused(after, ride(5000), 'GL-R-20');
  });

  test('GL-MOVE-15 it may still turn or face about, before or after', () => {
    for (const what of [turn(450), ABOUT]) {
      legal(ridden(), what);
      const match = field(riders());
      order(match, what);
      legal(match, ride(6000));
    }
  });

  test('GL-MOVE-15 GL-R-20 no step-back, charge or joining after it', () => {
    refused(ridden(), back(500), 'GL-MOVE-15');
    refused(ridden([enemyAhead(2000)]), charge(), 'GL-MOVE-04');
    refused(ridden(), change(deep(6, 'left', 'spear'), 0, [0, 0]), 'GL-MOVE-04');
    const near = battle({ id: 'S2', x: X, y: Y + 3500 + 1000 });
    refused(ridden([near]), go(1000, { join: 'S2' }), 'GL-MOVE-15');
    const far = battle({ id: 'S2', x: X, y: Y + 3500 + 6000 });
    refused(ridden([far]), ride(6000, { join: 'S2' }), 'GL-MOVE-15');
    refused(field([riders(), far]), ride(6000, { join: 'S2' }), 'GL-MOVE-15');
  });

  test('GL-MOVE-15 GL-R-20 a Battle takes no unit that has ridden in this phase', () => {
    const match = ridden([battle({ id: 'S2', x: X, y: Y + 3500 + 2000, heading: 1800 })]);
    choose(match, STOP);
    choose(match, { do: 'choose', unit: 'S2' });
    refused(match, { do: 'move', ahead: 3000, take: ['S1'] }, 'GL-MOVE-15');
  });

  test('GL-MOVE-15 only Mounted Foot have horses', () => {
    for (const given of [foot(), line(6, 'light cavalry'), { type: 'commander' }, battle()])
      refused(field(given), ride(5000), 'GL-MOVE-15', 'GL-MOVE-05', 'GL-MOVE-06', 'GL-MOVE-07', 'GL-MOVE-14');
  });
});

describe('GL-MOVE-16 keeping away', () => {
  const AWAY = ['GL-MOVE-16', ...ROOM, ...KEEP];
  test('GL-MOVE-16 from friends and enemies, by more than 0.010', () => {
    for (const at of [friendAhead, enemyAhead]) {
      legal(field([riders(), at(6011)]), ride(6000));
      refused(field([riders(), at(6010)]), ride(6000), ...AWAY);
    }
  });

  test('GL-MOVE-16 a unit that touches a friend cannot start, on foot it may', () => {
    const beside = (gap: number) => field([riders(), foot({ id: 'S2', x: X + 7500 + gap, y: Y })]);
    refused(beside(0), ride(5000), 'GL-MOVE-16');
    refused(beside(10), ride(5000), 'GL-MOVE-16');
    legal(beside(11), ride(5000));
    legal(beside(0), go(5000));
  });

  test('GL-MOVE-16 GL-R-09 friendlyTouch does not help it', () => {
    const on = house('friendlyTouch');
    refused(field([riders(), friendAhead(6010)], on), ride(6000), 'GL-MOVE-16');
    legal(field([riders(), friendAhead(6011)], on), ride(6000));
    refused(field([riders(), foot({ id: 'S2', x: X + 7500, y: Y })], on), ride(5000), 'GL-MOVE-16');
    legal(field([riders(), friendAhead(4000)], on), go(4000));
  });

  test('GL-MOVE-16 the pivot included', () => {
    // a right wheel about the left corner takes the rear right corner back and past the west side of S2
    const beside = (gap: number) => field([riders(), foot({ id: 'S2', x: X + 7500 + gap, y: Y - 750 - 11 })]);
    legal(beside(-3000), ride(5000));
    refused(beside(-3000), ride(5000, pivot(19, 'left')), 'GL-MOVE-16');
    legal(beside(-3000), ride(5000, pivot(-19, 'left')));
  });

  test('GL-MOVE-16 if less than 5 inches are free it cannot ride', () => {
    const match = field([riders(), friendAhead(5000)]);
    refused(match, ride(4995), 'GL-MOVE-16');
    refused(match, ride(4900), 'GL-MOVE-15');
    legal(match, go(4900));
    legal(field([riders(), friendAhead(5006)]), ride(4995));
  });

  test('GL-MOVE-16 out of ground prohibited to mounted units', () => {
    const wood = (near: number) => ground(area('wood', X - 20000, Y + near, X + 20000, Y + 30000));
    legal(field(riders(), wood(6000)), ride(6010));
    refused(field(riders(), wood(6000)), ride(6011), 'GL-MOVE-16');
    refused(field(riders(), wood(4980)), ride(4995), 'GL-MOVE-16');
    legal(field(riders(), wood(3000)), go(5000));
    // it may not start from there either
    const from = ground(area('wood', X - 20000, Y - 5000, X + 20000, Y - 300));
    refused(field(riders(), from), ride(5000), 'GL-MOVE-16');
    refused(field(riders(), bog(X - 500, Y + 3000, X + 500, Y + 4000)), ride(6000), 'GL-TERR-02');
  });

  test('GL-MOVE-16 GL-TERR-03 a custom table may bar who rides', () => {
    const own = {
      options: { terrainEffects: 'custom', terrainTable: { rough: { prohibited: ['byHorse'], restricted: false } } },
    };
    const rough = ground(area('rough', X - 20000, Y + 2000, X + 20000, Y + 3000));
    refused(field(riders(), both(own, rough)), ride(6000), 'GL-MOVE-16');
    legal(field(riders(), both(own, rough)), go(5000));
    legal(field(line(6, 'knights'), both(own, rough)), go(5000));
  });
});

describe('GL-MOVE-17 dismounted', () => {
  test('GL-MOVE-17 it fires as foot in the same Game Turn', () => {
    const target = foot({ id: 'N1', x: X, y: Y + 2000, heading: 1800 });
    const match = ridden([target], { dice: many(5, 12) }, line(6, 'mounted foot bow'));
    choose(match, STOP);
    choose(match, END);
    waitsFor(match, 'south', 'fire');
    expect(unit(match, 'S1').byHorse ?? false).toBe(false);
    choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ unit: 'S1', count: 5 });
  });

  test('GL-MOVE-17 it is fired at as foot', () => {
    // handguns are doubled against cavalry, not against foot that rode: 6 - 1 for the line
    const match = field(
      [
        { ...riders(), y: Y - 5000 },
        foot({ id: 'N1', type: 'foot handgun', layout: rank(6, 'handgun'), x: X, y: Y + 2000, heading: 1800 }),
      ],
      { dice: many(5, 12) },
    );
    order(match, ride(5000));
    choose(match, STOP);
    choose(match, END);
    waitsFor(match, 'north', 'fire');
    choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    expect(throwsIn(match).at(-1)).toMatchObject({ unit: 'N1', count: 5 });
    expect(decision(match)?.kind).toBe('retreat');
  });

  test('GL-MOVE-17 GL-MOVE-15 next Turn it walks again', () => {
    const match = ridden();
    choose(match, STOP);
    choose(match, END);
    while (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
    for (let i = 0; i < 2 && decision(match)?.side === 'north'; i++) choose(match, END);
    order(match, back(500));
    expect(pose(match).y).toBe(Y - 500);
  });
});
