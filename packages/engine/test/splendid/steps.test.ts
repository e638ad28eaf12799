import { describe, expect, test } from 'vitest';
import { choose, decision, position, unit } from './kit.js';
import {
  ABOUT,
  X,
  Y,
  ahead,
  block,
  doubled,
  enemyAhead,
  field,
  finish,
  friendAhead,
  go,
  gun,
  horse,
  legal,
  line,
  order,
  pose,
  refused,
  steps,
  turn,
} from './move-help.js';

describe('SV-R-96 P-STEPS turns on the spot', () => {
  const match = () => field(line('MM'));

  test('SV-R-96 at most one turn between straight moves', () => {
    refused(match(), steps(turn(100), turn(100)), 'SV-R-96');
    refused(match(), steps(ahead(500), turn(100), turn(-100)), 'SV-R-96');
    legal(match(), steps(turn(100), ahead(500), turn(100), ahead(500), turn(100)));
  });

  test('SV-R-96 and one about-face, in either order', () => {
    legal(match(), steps(turn(300), ABOUT));
    legal(match(), steps(ABOUT, turn(300)));
    refused(match(), steps(ABOUT, ABOUT), 'SV-R-96');
    refused(match(), steps(turn(100), ABOUT, turn(100)), 'SV-R-96');
    refused(match(), steps(ABOUT, turn(100), ABOUT), 'SV-R-96');
    legal(match(), steps(ABOUT, ahead(500), ABOUT));
  });

  test('SV-R-96 the count goes on from one order to the next', () => {
    const one = match();
    order(one, steps(ahead(500), turn(100)));
    refused(one, steps(turn(100)), 'SV-R-96');
    legal(one, steps(ABOUT));
    legal(one, steps(ahead(500), turn(100)));
  });

  test('SV-R-96 SV-REACT-10 a failed intercept starts the count anew', () => {
    const one = field([line('MM'), enemyAhead(6000, { type: 'M', layout: 'XX' })], { dice: [4] });
    order(one, steps(turn(100), ahead(2000)));
    expect(decision(one)).toMatchObject({ side: 'north', kind: 'intercept' });
    choose(one, { do: 'intercept', unit: 'N1', at: 0 });
    choose(one, { do: 'replan' });
    expect(pose(one)).toEqual({ x: X, y: Y, heading: 100 });
    legal(one, steps(turn(100), ABOUT));
  });

  test('SV-MOVE-06 a pivot is no part of the manoeuvre of a line', () => {
    refused(match(), steps({ pivot: 50 }));
    refused(match(), steps(ahead(500), { pivot: 50 }));
  });

  test.each([0, -500])('SV-R-96 a straight move is longer than zero: not %i', (by) => {
    refused(match(), go(by));
    refused(match(), { do: 'sideStep', steps: [{ left: by }] });
    refused(match(), { do: 'stepBack', steps: [{ back: by }] });
  });
});

describe('P-STEPS', () => {
  test('SV-GEO-16 each step is rounded to thousandths and tenths', () => {
    const match = field(line('MM'));
    order(match, steps(turn(333), ahead(1000), turn(-666), ahead(1000)));
    // sin 33.3 = 0.549023, cos 33.3 = 0.835807
    expect(pose(match)).toEqual({ x: X, y: Y + 1672, heading: 3267 });
  });

  test.each([
    [900, 4000, 4000, 0],
    [1800, 4000, 0, -4000],
    [-900, 3000, -3000, 0],
    [300, 2000, 1000, 1732],
  ])('SV-MOVE-06 after a turn of %i a move of %i goes straight forward', (by, far, dx, dy) => {
    const match = field(line('MM'));
    order(match, steps(turn(by), ahead(far)));
    expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading: (by + 3600) % 3600 });
  });

  test('P-STEPS after its steps the unit is asked again; stop or finish ends it', () => {
    const match = field(line('MM'));
    order(match, go(1000));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order', about: { unit: 'S1' } });
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1').done).toBe(true);
    const other = field(line('MM'));
    order(other, finish(go(1000)));
    expect(decision(other)?.kind).toBe('activity');
    expect(unit(other, 'S1').done).toBe(true);
  });

  test('P-STEPS a batch with one illegal step is refused as a whole and changes nothing', () => {
    const match = field([line('MM'), friendAhead(2000)]);
    const before = position(match).units;
    refused(match, steps(ahead(1500), ahead(600)), 'SV-MOVE-10');
    refused(match, steps(ABOUT, ahead(1500), turn(900), ahead(2506)), 'SV-MOVE-07');
    expect(position(match).units).toEqual(before);
    legal(match, steps(ABOUT, ahead(1500), turn(900), ahead(2500)));
  });

  test('SV-MOVE-10 P-STEPS each step is judged where the one before ended', () => {
    const match = field([line('MM'), friendAhead(2300)]);
    refused(match, doubled(go(4500)), 'SV-MOVE-10');
    legal(match, doubled(steps(turn(900), ahead(3500), turn(-900), ahead(4500))));
  });

  test('SV-MOVE-07 P-STEPS a block sweeps the full width of its front', () => {
    const beside = line('M', { id: 'S2', x: X + 1574 * 2 - 11, y: Y + 3000 });
    refused(field([block('MMM/MM.'), beside]), go(3000), 'SV-MOVE-10');
    legal(field([block('MMM/MM.'), { ...beside, x: X + 1574 * 2 }]), go(3000));
  });

  test('P-STEPS an empty list of steps is no manoeuvre', () => {
    refused(field(line('MM')), steps());
  });

  test('SV-REACT-04 P-WINDOW where nobody could intercept nobody is asked', () => {
    const match = field([line('MM'), enemyAhead(6000, { type: 'M', layout: 'XX', heading: 0 })]);
    order(match, go(3000)); // the enemy horse looks away
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
    expect(pose(match).y).toBe(Y + 3000);
  });

  test.each([
    ['limbered gun', gun('RA', { limbered: true })],
    ['Commander', { type: 'Cmd', layout: 'C' }],
    ['open order', horse('XX', { formation: 'openOrder' })],
    ['block', block('PM/MM')],
  ])('SV-FORM-11 SV-MOVE-06 %s moves forward and turns', (_, given) => {
    const match = field(given);
    order(match, steps(turn(900), ahead(1500), turn(450), ahead(2500)));
    expect(pose(match)).toEqual({ x: X + 1500 + 1768, y: Y - 1768, heading: 1350 });
  });
});
