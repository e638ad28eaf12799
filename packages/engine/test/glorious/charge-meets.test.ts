/** Whom a charge meets and what comes after it (GL-CHARGE-05 to -08, GL-R-29, GL-R-30, GL-R-71, P4). */
import { describe, expect, test } from 'vitest';
import { choose, decision, events, outcome, position, refusal, situation, unit } from './kit.js';
import {
  E,
  W,
  X,
  Y,
  battle,
  change,
  charge,
  chief,
  chosen,
  deep,
  enemyAhead,
  field,
  foot,
  go,
  gone,
  gun,
  horse,
  idle,
  into,
  isOver,
  legal,
  mass,
  order,
  pivot,
  pose,
  rank,
  refused,
  tally,
  waitsFor,
  type Loose,
  house,
  line,
} from './move-help.js';
import { changed, sizeOf, wheeled } from './pose-help.js';

const REACH = [
  'GL-CHARGE-03',
  'GL-CHARGE-04',
  'GL-CHARGE-05',
  'GL-MOVE-14',
  'GL-R-29',
  'GL-R-71',
  'GL-GEO-04',
  'GL-GEO-12',
];
const HERE = { x: X, y: Y, heading: 0 };

describe('GL-CHARGE-05 everybody it meets is told', () => {
  const met = (match: ReturnType<typeof field>): string[] =>
    events(match).flatMap((one) => (one.event === 'contact' ? [`${(one as Loose)['target']} ${one.rule}`] : []));
  const bills = (id: string, x: number) => ({
    id,
    type: 'foot bill',
    formation: 'line',
    layout: 'BBB',
    x,
    y: 24000,
    heading: 1800,
  });
  const pikes = { type: 'foot pike', formation: 'line', layout: 'PPPPPP', x: 30000, y: 20000, heading: 0 };
  test('GL-CHARGE-05 the target first, then the second', () => {
    const match = field([pikes, bills('N1', 28000), bills('N2', 32000)]);
    order(match, charge('N1'));
    expect(met(match)).toEqual(['N1 GL-CHARGE-06', 'N2 GL-CHARGE-05']);
  });
  test('GL-CHARGE-05 nobody who is not met', () => {
    const match = field([pikes, bills('N1', 28000), bills('N2', 36000)]);
    order(match, charge('N1'));
    expect(met(match)).toEqual(['N1 GL-CHARGE-06']);
  });
  test('GL-CHARGE-05 GL-CHARGE-08 limbered guns too, before they are gone', () => {
    const guns = gun({ id: 'N2', x: 32000, y: 24000, heading: 1800, limbered: true });
    const match = field([pikes, bills('N1', 28000), guns]);
    order(match, charge('N1'));
    expect(met(match)).toEqual(['N1 GL-CHARGE-06', 'N2 GL-CHARGE-05']);
    expect(gone(match, 'N2')).toBe(true);
  });
});

describe('GL-CHARGE-05 GL-R-29 GL-R-71 whom it meets', () => {
  /** N1 ahead, and its flush neighbours in an aligned row. */
  const row = (x = X, more: Loose = {}) => [
    foot({ x }),
    enemyAhead(3000),
    enemyAhead(3000, { id: 'N2', x: X - 7500 }),
    enemyAhead(3000, { id: 'N3', x: X + 7500, ...more }),
  ];
  /** Who could not act if it were North's turn to move now. */
  const engaged = (match: ReturnType<typeof field>): string[] => {
    const { stack: _, acting: __, ...now } = position(match) as Loose;
    const theirs = situation({ ...now, phase: 'otherMovement' });
    return ['N1', 'N2', 'N3'].filter((id) => refusal(theirs, chosen(id))?.rule === 'GL-MOVE-03');
  };

  test('GL-R-71 GL-CHARGE-05 in aligned lines the neighbours, met corner to corner, are not in contact', () => {
    const match = field(row());
    order(match, charge());
    expect(engaged(match)).toEqual(['N1']);
  });

  test('GL-CHARGE-05 GL-R-29 shifted by 0.041 the neighbour is', () => {
    const match = field(row(X + 41));
    order(match, charge());
    expect(engaged(match)).toEqual(['N1', 'N3']);
    const less = field(row(X + 39));
    order(less, charge());
    expect(engaged(less)).toEqual(['N1']);
  });

  test('GL-CHARGE-05 GL-R-71 the target must be met by more than a corner', () => {
    const at = (overlap: number) => field([foot(), enemyAhead(3000, { x: X + 7500 - overlap })]);
    refused(at(39), charge(), 'GL-CHARGE-05');
    legal(at(41), charge());
  });

  test('GL-R-71 cornerContact: the neighbours are met, and a target by a corner', () => {
    const match = field(row(), house('cornerContact'));
    order(match, charge());
    expect(engaged(match)).toEqual(['N1', 'N2', 'N3']);
    legal(field([foot(), enemyAhead(3000, { x: X + 7500 - 20 })], house('cornerContact')), charge());
    const barred = [horse(), enemyAhead(3000), enemyAhead(3000, { id: 'N2', ...line(6, 'elephants'), x: X + 7500 })];
    legal(field(barred), charge());
    refused(field(barred, house('cornerContact')), charge(), 'GL-CHARGE-05');
  });

  test('GL-R-29 GL-CHARGE-05 a forbidden neighbour spoils the charge', () => {
    const units = (x: number) => [
      horse({ x }),
      enemyAhead(3000),
      enemyAhead(3000, { id: 'N2', type: 'elephants', layout: 'EEEEEE', x: X + 7500 }),
    ];
    legal(field(units(X)), charge());
    legal(field(units(X + 30)), charge());
    refused(field(units(X + 100)), charge(), 'GL-CHARGE-05');
    // foot may charge both
    legal(field([foot({ x: X + 100 }), ...units(0).slice(1)]), charge());
  });

  test('GL-CHARGE-05 GL-R-29 one that is brushed at the stop is met as well', () => {
    // N2 stands along the right side of the place where S1 ends
    const units = (type: string, letter: string) => [
      horse(),
      enemyAhead(4000),
      { id: 'N2', type, formation: 'line', layout: letter, x: X + 3750 + 1250, y: Y + 3500, heading: 1800 },
    ];
    const beside = (type: string, letter: string, gap: number) => {
      const [one, two, three] = units(type, letter) as [Loose, Loose, Loose];
      return field([one, two, { ...three, x: X + 3750 + 625 + gap }]);
    };
    refused(beside('elephants', 'E', 0), charge(), 'GL-CHARGE-05');
    legal(beside('elephants', 'E', 11), charge());
    const match = beside('knights', 'N', 0);
    order(match, charge());
    expect(engaged(match)).toEqual(['N1', 'N2']);
  });

  test('GL-CHARGE-05 light cavalry and a Battle beside its target', () => {
    const units = (gap: number) => [
      horse({ type: 'light cavalry', layout: 'VVVVVV' }),
      enemyAhead(4000),
      battle({ id: 'N2', x: X + 3750 + 3500 + gap, y: Y + 3500 }),
    ];
    refused(field(units(5)), charge(), 'GL-CHARGE-05');
    legal(field(units(15)), charge());
  });
});

describe('GL-CHARGE-06 afterwards', () => {
  test('GL-CHARGE-06 it neither turns nor aligns', () => {
    const match = field([foot({ heading: 100 }), enemyAhead(4000)]);
    order(match, charge());
    expect(pose(match).heading).toBe(100);
    expect(unit(match, 'N1')).toMatchObject({ x: X, y: Y + 4000, heading: 1800 });
  });

  test('GL-CHARGE-06 nobody in contact moves until it is gone', () => {
    const match = field([foot(), enemyAhead(2000), foot({ id: 'S2', x: X, y: Y - E - 500 })]);
    order(match, charge());
    isOver(match);
    // N1 neither, in its own phase
    const theirs = field([foot({ y: Y + 2000 }), enemyAhead(2000)], { phase: 'otherMovement' });
    expect(refusal(theirs, chosen('N1'))?.rule).toBe('GL-MOVE-03');
    const later = field([foot({ y: Y + 2000 }), enemyAhead(2000)]);
    idle(later, 'S1', 'GL-MOVE-03');
  });
});

describe('GL-CHARGE-07 change formation and charge', () => {
  test('GL-CHARGE-07 first the change, then the charge from the new place', () => {
    const match = field([mass(6), enemyAhead(5000)]);
    order(match, charge('N1', { change: into(rank(6), 0, [0, 0]) }));
    expect(unit(match, 'S1')).toMatchObject({
      x: X - W + 3750,
      y: Y + 5000,
      heading: 0,
      formation: 'line',
      layout: rank(6),
    });
    isOver(match);
  });

  test('GL-CHARGE-07 a change may carry the front edge forward, and the reach with it', () => {
    // the front element becomes one of the third rank: 1.5 inches gained
    const given = charge('N1', { change: into(deep(6), 0, [2, 0]) });
    refused(field([mass(6), enemyAhead(7000)]), charge(), 'GL-CHARGE-03');
    legal(field([mass(6), enemyAhead(7000)]), given);
    legal(field([mass(6), enemyAhead(7505)]), given);
    refused(field([mass(6), enemyAhead(7506)]), given, 'GL-CHARGE-03');
  });

  test('GL-CHARGE-07 the pivot comes between, by the new front', () => {
    const heading = 3580;
    const given = (by: number) => charge('N1', { change: into(deep(6), 2, [0, 1]), ...pivot(by, 'left') });
    const match = field([foot({ heading }), enemyAhead(4000)]);
    refused(match, given(58), 'GL-FACE-02');
    order(match, given(57));
    const formed = changed({ ...HERE, heading }, rank(6), 2, deep(6), [0, 1], sizeOf('foot'));
    const turned = wheeled(formed, 2500, 'left', 57);
    expect(pose(match).heading).toBe(turned.heading);
    // straight on from there
    const [dx, dy] = [pose(match).x - turned.x, pose(match).y - turned.y];
    expect(Math.abs(dx * Math.cos((3.7 * Math.PI) / 180) - dy * Math.sin((3.7 * Math.PI) / 180))).toBeLessThan(2);
    isOver(match);
  });

  test('GL-CHARGE-07 P4 the change must be legal itself', () => {
    const both = [mass(6), enemyAhead(3000), foot({ id: 'N2', x: X + 6250 + 3750 + 5, y: Y, heading: 0 })];
    refused(field(both), charge('N1', { change: into(rank(6), 0, [0, 0]) }), 'GL-GEO-11');
    refused(
      field([foot(), enemyAhead(3000)]),
      charge('N1', { change: into(rank(6), 0, [0, 0]) }),
      'GL-FACE-11',
      'GL-R-26',
    );
    refused(field([chief(), enemyAhead(3000)]), charge('N1', { change: into('C', 0, [0, 0]) }));
    refused(field([battle(), enemyAhead(5000)]), charge('N1', { change: into('PPPPPP', 0, [0, 0]) }));
  });

  test('GL-CHARGE-07 a change alone costs the same two functions', () => {
    const match = field([mass(6), enemyAhead(3000)]);
    order(match, change(rank(6), 0, [0, 0]));
    isOver(match);
  });

  test('GL-CHARGE-07 cavalry too', () => {
    const match = field([mass(4, 'left', { type: 'knights' }), enemyAhead(13000)]);
    order(match, charge('N1', { change: into('NNNN', 2, [0, 1]) }));
    // element 2 was in the second rank: the front is 1.75 further back
    expect(pose(match).y).toBe(Y + 13000);
    refused(
      field([mass(4, 'left', { type: 'knights' }), enemyAhead(14000)]),
      charge('N1', { change: into('NN/NN', 2, [0, 0]) }),
      ...REACH,
    );
  });
});

describe('GL-CHARGE-08 GL-R-30 limbered artillery', () => {
  test('GL-CHARGE-08 is removed, and the charger stays, free of contact, its activity over', () => {
    const match = field([
      horse(),
      gun({ id: 'N1', type: 'bombard', limbered: true, x: X, y: Y + 5000, heading: 1800 }),
    ]);
    order(match, charge());
    expect(gone(match, 'N1')).toBe(true);
    expect(tally(match, 'north')).toBe(1);
    expect(pose(match)).toEqual({ x: X, y: Y + 5000, heading: 0 });
    isOver(match);
  });

  test('GL-R-30 it does not go on', () => {
    const match = field([
      horse(),
      gun({ id: 'N1', limbered: true, x: X, y: Y + 5000, heading: 1800 }),
      enemyAhead(9000, { id: 'N2' }),
    ]);
    order(match, charge());
    waitsFor(match, 'south', 'activity');
    expect(pose(match).y).toBe(Y + 5000);
  });

  test('GL-CHARGE-08 unlimbered guns stay and fight', () => {
    const match = field([horse(), gun({ id: 'N1', x: X, y: Y + 5000, heading: 1800 })]);
    order(match, charge());
    expect(gone(match, 'N1')).toBe(false);
    idle(match, 'S1', 'GL-MOVE-02');
  });

  test('GL-CHARGE-08 every limbered gun that is met, beside others that stay in contact', () => {
    const match = field([
      foot(),
      enemyAhead(4000, { layout: rank(2) }),
      gun({ id: 'N2', limbered: true, x: X + 2500, y: Y + 4000, heading: 1800 }),
      gun({ id: 'N3', limbered: true, x: X - 2500, y: Y + 4000, heading: 0 + 1800 }),
    ]);
    order(match, charge('N1'));
    expect([gone(match, 'N1'), gone(match, 'N2'), gone(match, 'N3')]).toEqual([false, true, true]);
    expect(tally(match, 'north')).toBe(2);
  });

  test('GL-CHARGE-08 not one met corner to corner', () => {
    const match = field([
      foot(),
      enemyAhead(4000),
      gun({ id: 'N2', limbered: true, x: X + 3750 + 875, y: Y + 4000, heading: 1800 }),
    ]);
    order(match, charge('N1'));
    expect(gone(match, 'N2')).toBe(false);
  });

  test('P4 GL-VICT-05 with the last formation the game is over at once', () => {
    const match = field([horse(), gun({ id: 'N1', limbered: true, x: X, y: Y + 5000, heading: 1800 })], {
      spare: [{ id: 'S9', type: 'bombard', x: 140000, y: 4000, limbered: true }],
    });
    order(match, charge());
    expect(outcome(match)).toMatchObject({ winner: 'south' });
  });
});

describe('P4 the course of a charge', () => {
  test('P4 GL-GEN-05 no throw and no reaction', () => {
    const match = field([horse(), enemyAhead(9000, { type: 'foot handgun', layout: 'HHHHHH' })]);
    const told = order(match, charge());
    expect(told.filter((one) => one.event === 'throw')).toEqual([]);
    expect(decision(match)?.side).toBe('south');
  });

  test('P4 the pivot may touch no enemy', () => {
    const behind = foot({ id: 'N2', x: X + 3000, y: Y - E - 100, heading: 0 });
    legal(field([foot(), enemyAhead(3000), behind]), charge());
    refused(field([foot(), enemyAhead(3000), behind]), charge('N1', pivot(19, 'left')), 'GL-GEO-08');
  });

  test('P4 a refused charge changes nothing', () => {
    const match = field([foot(), enemyAhead(7000)]);
    refused(match, charge('N1', pivot(19)));
    expect(pose(match)).toEqual(HERE);
    choose(match, go(1000));
    expect(pose(match).y).toBe(Y + 1000);
  });
});
