import { describe, expect, test } from 'vitest';
import { decision, options, refusal, situation, unit } from './kit.js';
import {
  ABOUT,
  GUN,
  W,
  X,
  Y,
  ahead,
  enemyAhead,
  expectPose,
  field,
  finish,
  go,
  gun,
  house,
  legal,
  line,
  order,
  pose,
  refused,
  says,
  steps,
  turn,
  type Loose,
} from './move-help.js';

const prolong = (...list: Loose[]): Loose => ({ do: 'prolong', steps: list });
const back = (...list: Loose[]): Loose => ({ do: 'prolongBack', steps: list });
const LIMBERED = { limbered: true };

describe('SV-GUN-01 prolonging', () => {
  test('SV-GUN-01 it moves and turns like an open order unit', () => {
    const match = field(gun('FG'));
    order(match, prolong(turn(900), ahead(1500), turn(-450), ahead(2500)));
    expectPose(pose(match), X + 1500 + 1768, Y + 1768, 450);
    refused(match, prolong(ahead(6)), 'SV-MOVE-07');
    expect(unit(match, 'S1').limbered).toBe(false);
  });

  test('SV-GUN-01 turning alone is allowed', () => {
    const match = field(gun('HA'));
    order(match, finish(prolong(turn(1350))));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 1350, done: true });
  });

  test('SV-GUN-01 SV-FACE-07 also about', () => {
    const match = field(gun('RA'));
    order(match, prolong(ABOUT));
    expect(pose(match)).toEqual({ x: X, y: Y - GUN, heading: 1800 });
  });

  test('SV-GUN-01 SV-FACE-03 turning needs room for its whole length', () => {
    // its rear corners are 3247 from the middle of its front
    const friend = (d: number) => line('MM', { id: 'S2', x: X - d - W, y: Y + 787 });
    refused(field([gun('RA'), friend(3200)]), prolong(turn(1200)));
    legal(field([gun('RA'), friend(3260)]), prolong(turn(1200)));
  });

  test('SV-GUN-01 SV-MOVE-04 it does not manoeuvre, nor does a limbered gun prolong', () => {
    refused(field(gun('RA')), go(500));
    const limbered = field(gun('RA', LIMBERED));
    refused(limbered, prolong(ahead(500)));
    refused(limbered, back({ back: 500 }));
  });

  test('SV-GUN-01 SV-FLOW-01 it passes nobody', () => {
    const match = field([gun('FG'), line('M', { id: 'S2', x: X, y: Y + 100 + W })]);
    refused(match, prolong(ahead(4000)), 'SV-MOVE-10');
  });

  test('SV-GUN-01 having fired does not matter', () => {
    legal(field(gun('RA', { fired: true })), prolong(ahead(2000)));
  });
});

describe('SV-GUN-02 prolonging backwards', () => {
  test.each([
    ['FG', 4],
    ['RA', 2],
    ['HA', 1],
  ])('SV-GUN-02 %s straight back up to %i", facing kept', (type, by) => {
    const match = field(gun(type));
    says(refused(match, back({ back: by * 1000 + 6 }), 'SV-MOVE-07'), by);
    order(match, finish(back({ back: by * 1000 })));
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y - by * 1000, heading: 0, done: true });
  });

  test('SV-GUN-02 one pivot before or after, no turn, one straight move', () => {
    const match = field(gun('RA'));
    legal(match, back({ pivot: 370 }, { back: 1000 }));
    legal(match, back({ back: 1000 }, { pivot: -370 }));
    refused(match, back({ pivot: 371 }, { back: 1000 }), 'SV-FACE-05');
    refused(match, back({ pivot: 10 }, { back: 1000 }, { pivot: 10 }), 'SV-FACE-04');
    refused(match, back(turn(10), { back: 1000 }), 'SV-FACE-02');
    refused(match, back(ABOUT, { back: 1000 }), 'SV-FACE-02');
    refused(match, back({ back: 500 }, { back: 500 }));
    refused(match, back(ahead(500)));
  });

  test('SV-GUN-02 SV-MOVE-10 into nobody', () => {
    const friend = line('MM', { id: 'S2', x: X, y: Y - GUN - 1000 });
    legal(field([gun('RA'), friend]), back({ back: 1010 }));
    refused(field([gun('RA'), friend]), back({ back: 1011 }), 'SV-MOVE-10');
  });
});

describe('SV-GUN-03 limbering up', () => {
  test('SV-GUN-03 SV-R-80 it places the white marker, moves nothing and is the action', () => {
    const match = field(gun('RA'));
    order(match, { do: 'limber' });
    expect(unit(match, 'S1')).toMatchObject({ limbered: true, x: X, y: Y, heading: 0, done: true });
  });

  test('SV-R-80 no turn when limbering', () => {
    refused(field(gun('RA')), { do: 'limber', turn: 900 });
  });

  test('SV-GUN-03 a limbered gun moves 4" with turns, whatever its type', () => {
    const match = field(gun('HA', LIMBERED));
    order(match, steps(turn(900), ahead(2000), turn(900), ahead(2000)));
    expect(pose(match)).toEqual({ x: X + 2000, y: Y - 2000, heading: 1800 });
    refused(match, go(6), 'SV-MOVE-07');
  });

  test('SV-GUN-03 SV-FIRE-02 limbered it cannot fire', () => {
    const fire = (limbered: boolean) =>
      situation({
        phase: 'firing',
        initiative: 'south',
        acting: 'south',
        units: [
          { ...gun('RA', { limbered }), id: 'S1', x: 36000, y: 10000 },
          { ...gun('RA'), id: 'S2', x: 50000, y: 10000 },
          line('MMM', { id: 'N1', x: 36000, y: 25000, heading: 1800 }),
          line('MMM', { id: 'N2', x: 50000, y: 25000, heading: 1800 }),
        ],
      });
    const shot = { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] };
    const ready = fire(false);
    expect(decision(ready)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(refusal(ready, shot)).toBeUndefined();
    const limbered = fire(true);
    expect(options(limbered).some((one) => one.unit === 'S1')).toBe(false);
    expect(refusal(limbered, shot)?.rule).toBe('SV-FIRE-02');
  });

  test('SV-GUN-03 it is not limbered twice', () => {
    refused(field(gun('RA', LIMBERED)), { do: 'limber' });
    refused(field(gun('RA')), { do: 'unlimber' });
  });
});

describe('SV-GUN-04 SV-R-80 unlimbering', () => {
  test.each([0, 450, -900, 1800, 3600])('SV-GUN-04 SV-R-80 to any facing, about the front centre point: %i', (by) => {
    const match = field(gun('RA', LIMBERED));
    order(match, { do: 'unlimber', turn: by });
    expect(unit(match, 'S1')).toMatchObject({ limbered: false, x: X, y: Y, heading: (by + 3600) % 3600, done: true });
  });

  test('SV-GUN-04 without a turn it faces as before', () => {
    const match = field(gun('RA', { ...LIMBERED, heading: 300 }));
    order(match, { do: 'unlimber' });
    expect(unit(match, 'S1')).toMatchObject({ limbered: false, heading: 300 });
  });

  test('SV-GUN-04 SV-R-80 room is needed over the whole sweep', () => {
    const west = (more: Loose = {}) =>
      field([gun('RA', LIMBERED), line('MM', { id: 'S2', x: X - 2000 - W, y: Y })], more);
    refused(west(), { do: 'unlimber', turn: 1700 });
    legal(west(), { do: 'unlimber', turn: -1700 });
    legal(west(), { do: 'unlimber' });
    legal(west(house('turnsEndOnly')), { do: 'unlimber', turn: 1700 });
  });

  test('SV-GUN-04 SV-MOVE-10 nor is an enemy touched', () => {
    const match = field([gun('RA', LIMBERED), enemyAhead(2000)]);
    refused(match, { do: 'unlimber', turn: 1800 });
    legal(match, { do: 'unlimber', turn: 300 });
  });
});
