/** Riders keep away from everybody from start to end, and out of what is closed to mounted units (GL-MOVE-16). */
import { describe, expect, test } from 'vitest';
import { choose, options } from './kit.js';
import {
  ask,
  both,
  area,
  field,
  go,
  ground,
  house,
  legal,
  line,
  order,
  pivot,
  refused,
  ride,
  riders,
  take,
  turn,
  type Loose,
} from './move-help.js';

const AT = { x: 30000, y: 20000, heading: 0 };
const bills = (count: number, more: Loose = {}) => line(count, 'mounted foot bill', { ...AT, ...more });
/** A remnant that touches the rear of the six at its right end. */
const behind = { ...line(1, 'foot bill'), id: 'S2', x: 33500, y: 19250, heading: 0 };
const wood = ground(area('wood', 33000, 15000, 36000, 19350));
const OFF = pivot(-19, 'left');

describe('GL-MOVE-16 from the very start', () => {
  test('GL-MOVE-16 a friend behind holds it, with and without a pivot that would take it off him', () => {
    refused(field([bills(6), behind]), ride(6000), 'GL-MOVE-16');
    expect(refused(field([bills(6), behind]), ride(6000, OFF), 'GL-MOVE-16').because).toMatch(/touches .*ride off/u);
    legal(field([bills(6), behind]), go(3000, OFF));
  });

  test('GL-MOVE-16 one rider is away at 0.011', () => {
    legal(field([bills(6), { ...behind, y: 19239 }]), ride(6000, OFF));
    refused(field([bills(6), { ...behind, y: 19240 }]), ride(6000, OFF), 'GL-MOVE-16');
  });

  test('GL-MOVE-16 so does a wood under its rear', () => {
    refused(field(bills(6), wood), ride(6000), 'GL-MOVE-16');
    refused(field(bills(6), wood), ride(6000, OFF), 'GL-MOVE-16');
    legal(field(bills(6), wood), go(3000, OFF));
  });

  test('GL-MOVE-16 GL-GEO-11 and an enemy met corner to corner, who does not hold it on foot', () => {
    const corner = { ...line(4, 'foot bill'), id: 'N1', x: 35000, y: 19250, heading: 0 };
    legal(field([bills(4), corner]), go(3000));
    refused(field([bills(4), corner]), ride(6000), 'GL-MOVE-16');
    legal(field([bills(4), { ...corner, x: 35011 }]), ride(6000));
  });

  test('GL-MOVE-16 what holds it is not offered either', () => {
    const match = field([bills(6), behind]);
    take(match, 'S1');
    expect(options(match).some((one) => (one as Loose)['byHorse'])).toBe(false);
    const free = field(bills(6));
    take(free, 'S1');
    expect(options(free).some((one) => (one as Loose)['byHorse'])).toBe(true);
  });
});

describe('GL-MOVE-16 what is offered', () => {
  test('GL-MOVE-16 a ride as far as the ground lets riders go, not as far as it lets foot', () => {
    const match = field(bills(6), ground(area('wood', 20000, 27000, 40000, 33000)));
    take(match, 'S1');
    const rides = (options(match) as Loose[]).filter((one) => one['byHorse']);
    expect(rides.map((one) => one['ahead'])).toEqual([6988]);
  });
});

describe('GL-MOVE-16 in the pivot', () => {
  // The right end of the rear swings back by 0.249 at most.
  const near = (gap: number): Loose => ({ ...behind, y: 19250 - gap });
  test('GL-MOVE-16 a friend is not even touched on the way', () => {
    const back = pivot(19, 'left');
    expect(refused(field([bills(6), near(200)]), ride(6000, back), 'GL-MOVE-16').because).toMatch(/while it pivots/u);
    legal(field([bills(6), near(260)]), ride(6000, back));
    // 0.005 of overlap is touch, no interpenetration: on foot it may turn so
    const match = field([
      { ...line(2, 'mounted foot bill'), ...AT },
      { ...behind, x: 30625, y: 19250 - 244 },
    ]);
    const most = pivot(57, 'left');
    expect(ask(match, go(3000, most))).toBeUndefined();
    refused(match, ride(6000, most), 'GL-MOVE-16');
  });

  test('GL-MOVE-16 GL-R-06 with turnsEndOnly the end of the pivot counts', () => {
    refused(field([bills(6), near(200)], house('turnsEndOnly')), ride(6000, pivot(19, 'left')), 'GL-MOVE-16');
    refused(field([bills(6), behind], house('turnsEndOnly')), ride(6000, OFF), 'GL-MOVE-16');
    legal(field([bills(6), near(260)], house('turnsEndOnly')), ride(6000, pivot(19, 'left')));
  });

  test('GL-MOVE-16 nor a wood', () => {
    const at = (north: number) => ground(area('wood', 33000, 15000, 36000, north));
    const back = pivot(19, 'left');
    refused(field(bills(6), at(19100)), ride(6000, back), 'GL-MOVE-16');
    legal(field(bills(6), at(18900)), ride(6000, back));
  });
});

describe('GL-MOVE-16 ground closed to mounted units', () => {
  const hill = (...prohibited: string[]) =>
    both(
      { options: { terrainEffects: 'custom', terrainTable: { hill: { prohibited, restricted: false } } } },
      ground(area('hill', 20000, 22000, 40000, 40000)),
    );
  test.each([[['mounted']], [['light cavalry', 'heavyMounted']], [['byHorse', 'light cavalry']]])(
    'GL-MOVE-16 closed to %j: walked onto, not ridden onto',
    (who) => {
      refused(field({ ...line(6, 'light cavalry'), ...AT }, hill(...who)), go(6000), 'GL-TERR-02');
      legal(field(bills(6), hill(...who)), go(5000));
      refused(field(bills(6), hill(...who)), ride(6000), 'GL-MOVE-16');
    },
  );

  test('GL-MOVE-16 closed to some of them only: ridden onto', () => {
    for (const who of ['heavyMounted', 'light cavalry', 'command', 'artillery'])
      legal(field(bills(6), hill(who)), ride(6000));
  });

  test('GL-MOVE-16 who has ridden does not turn onto it', () => {
    const match = field({ ...riders(), ...AT, y: 12000 }, hill('mounted'));
    order(match, ride(9000));
    refused(match, turn(450, 'right'), 'GL-TERR-02');
    choose(match, turn(450, 'left'));
  });

  test('GL-TERR-02 ground closed to everybody is closed by its own rule', () => {
    const bog = ground(area('bog', 20000, 24000, 40000, 40000));
    refused(field(bills(6), bog), ride(6000), 'GL-TERR-02');
  });
});
