/** Command units that attach to a Battle and ride along (GL-MERGE-08, -09, GL-BATTLE-09, P5). */
import { describe, expect, test } from 'vitest';
import { choose, refusal, unit } from './kit.js';
import { JOINING, battleAhead, before, collector, elements, join, near, pikes, taking } from './join-help.js';
import {
  COMMANDERS,
  ROOM,
  X,
  Y,
  battle,
  chief,
  chosen,
  enemyAhead,
  field,
  foot,
  go,
  isOver,
  isRefused,
  legal,
  onTable,
  order,
  pivot,
  pose,
  rank,
  refused,
  type Loose,
} from './move-help.js';
import { capacityOf, commandSpaces } from './pose-help.js';

const ROOMY = [...JOINING, 'GL-MERGE-08', 'GL-MERGE-09'];
const sub = (more: Loose = {}): Loose => ({ id: 'S2', type: 'sub-commander', ...more });

describe('GL-MERGE-08, -09 a command unit attaches', () => {
  test.each(COMMANDERS)('GL-MERGE-08 %s in the same ways, and the Battle may still act', (type) => {
    const match = near(chief({ type }), { y: Y + 2000 + 3500 });
    order(match, join(2000));
    expect(unit(match, 'S1')).toMatchObject({ aboard: 'S2' });
    isRefused(refusal(match, chosen('S1')), 'to choose who is aboard');
    expect(elements(match)).toHaveLength(18);
    order(match, go(1000), 'S2');
    expect(unit(match, 'S2').y).toBe(Y + 2000 + 3500 + 1000);
    expect(unit(match, 'S1').aboard).toBe('S2');
  });

  test.each([
    ['commander', 5],
    ['commander camel', 18],
    ['commander elephant', 5],
  ])('GL-MERGE-08 %s reaches it over %i inches', (type, inches) => {
    legal(field([chief({ type }), battleAhead(inches * 1000 + 5)]), join(inches * 1000 + 5));
    refused(
      field([chief({ type }), battleAhead(inches * 1000 + 6)]),
      join(inches * 1000 + 6),
      ...ROOMY,
      'GL-MOVE-14',
      'GL-CHARGE-03',
    );
  });

  test('GL-MERGE-08 on the spot, and with a pivot', () => {
    const match = field([chief(), battleAhead(0)]);
    order(match, join());
    expect(unit(match, 'S1').aboard).toBe('S2');
    legal(near(chief()), join(2200, pivot(71)));
  });

  test('GL-MERGE-09 GL-R-15 six spaces must be free', () => {
    legal(near(chief(), pikes(26)), join(2000));
    const match = near(chief(), pikes(27));
    refused(match, join(2000), 'GL-MERGE-09');
    expect(onTable(match, 'S1')).toBe(true);
    const second = { id: 'S3', type: 'sub-commander', aboard: 'S2' };
    legal(near(chief(), pikes(20), [second]), join(2000));
    refused(near(chief(), pikes(21), [second]), join(2000), 'GL-MERGE-09');
  });

  test('GL-R-14 GL-MERGE-09 other bases need other room', () => {
    // 1000 x 1000: two by two places for a command element of 2 x 2 inches
    const basing = { options: { basing: { foot: { frontage: 1000, depth: 1000 } } } };
    const free = (count: number) => near(chief(), pikes(count), [], basing);
    const spaces = capacityOf(7000, [1000, 1000]);
    expect(commandSpaces([1000, 1000])).toBe(4);
    legal(free(spaces - 4), join(2000));
    refused(free(spaces - 3), join(2000), 'GL-MERGE-09');
  });

  test('GL-MERGE-08 a moving Battle takes him on and goes on', () => {
    const match = collector([sub({ x: X, y: Y + 3500 + 1000 + 2000, heading: 0 })]);
    choose(match, taking(3000, 'S2'));
    expect(pose(match)).toEqual({ x: X, y: Y + 3000, heading: 0 });
    expect(unit(match, 'S2').aboard).toBe('S1');
    expect(unit(match, 'S1').stationary).toBe(false);
    isOver(match);
  });

  test('GL-MERGE-08 P5 and then it may meet foot, where it stops', () => {
    const match = collector([
      sub({ x: X - 1500, y: Y + 3500 + 500 + 2000, heading: 0 }),
      before(2000, { id: 'S3', x: X + 3500, layout: rank(4) }),
    ]);
    choose(match, taking(3000, 'S2', 'S3'));
    expect(unit(match, 'S2').aboard).toBe('S1');
    expect(onTable(match, 'S3')).toBe(false);
    // the western corner of S3 is 1 inch east of the middle
    expect(pose(match).y).toBe(Math.floor(Y + 5500 - Math.sqrt(3500 ** 2 - 1000 ** 2)));
    expect(unit(match, 'S1').stationary).toBe(true);
  });

  test('GL-MERGE-08 without a word it keeps away from him', () => {
    const match = collector([sub({ x: X, y: Y + 3500 + 1000 + 2000, heading: 0 })]);
    isRefused(refusal(match, go(1000)), 'to run into him', ROOM);
    expect(refusal(match, go(989))).toBeUndefined();
  });

  test('GL-MERGE-09 P5 no room for him: the move is refused', () => {
    const at = [sub({ x: X, y: Y + 3500 + 1000 + 2000, heading: 0 })];
    isRefused(refusal(collector(at, pikes(27)), taking(3000, 'S2')), 'the take', ROOMY);
    expect(refusal(collector(at, pikes(26)), taking(3000, 'S2'))).toBeUndefined();
  });

  test('GL-MERGE-04 a command unit in contact cannot be taken', () => {
    const units = [sub({ x: X, y: Y + 3500 + 1000 + 2000, heading: 0 }), enemyAhead(3500 + 1000 + 2000)];
    isRefused(refusal(collector(units), taking(3000, 'S2')), 'the take', ROOMY);
  });
});

describe('GL-BATTLE-09 aboard', () => {
  test('GL-BATTLE-09 he moves with it and is no formation of his own', () => {
    const match = field([battle(), { id: 'S2', type: 'commander', aboard: 'S1' }]);
    isRefused(refusal(match, chosen('S2')), 'to choose who is aboard');
    order(match, go(3000));
    expect(unit(match, 'S2')).toMatchObject({ aboard: 'S1' });
    expect(pose(match).y).toBe(Y + 3000);
  });
  test('GL-BATTLE-09 he cannot be charged', () => {
    const match = field([
      foot(),
      battle({ id: 'N1', x: X, y: Y + 3500 + 2000 }),
      { id: 'N2', type: 'commander', aboard: 'N1' },
    ]);
    refused(match, { do: 'charge', target: 'N2' });
    legal(match, { do: 'charge', target: 'N1' });
  });
});
