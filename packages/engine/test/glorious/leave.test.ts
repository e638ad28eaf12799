/** Command units that leave a Battle (GL-MERGE-10, -11, GL-BATTLE-08, GL-R-34, P3). */
import { describe, expect, test } from 'vitest';
import { choose, decision, outcome, refusal, unit } from './kit.js';
import { pikes } from './join-help.js';
import {
  END,
  GROUND,
  KEEP,
  ROOM,
  STOP,
  X,
  Y,
  area,
  battle,
  chosen,
  enemyAhead,
  field,
  foot,
  functions,
  go,
  gone,
  ground,
  house,
  idle,
  isOver,
  isRefused,
  legal,
  order,
  tally,
  turn,
  waitsFor,
  type Loose,
} from './move-help.js';
import { from, stored } from './pose-help.js';

const sub = (more: Loose = {}): Loose => ({ id: 'S2', type: 'sub-commander', ...more });
/** South's leaving: North has nothing to do and ends its own phase. */
const leaving = (units: Loose[], more: Loose = {}) => {
  const match = field(units, { phase: 'otherMovement', ...more });
  waitsFor(match, 'north', 'activity');
  choose(match, END);
  return match;
};
const aboard = (id: string, type = 'sub-commander'): Loose => ({ id, type, aboard: 'S1' });
const leave = (x: number, y: number, heading?: number, id = 'S2'): Loose => ({
  do: 'leave',
  unit: id,
  x,
  y,
  ...(heading === undefined ? {} : { heading }),
});
/** Straight north of the Battle, his rear edge so far from the rim. */
const north = (gap: number): Loose => leave(X, Y + 3500 + gap + 2000, 0);

describe('GL-MERGE-10 leaving', () => {
  test('GL-MERGE-10 P3 before any formation acts, and then with two functions', () => {
    const match = leaving([battle(), aboard('S2')]);
    waitsFor(match, 'south', 'leave');
    isRefused(refusal(match, chosen('S9')), 'to act before the question is settled');
    choose(match, north(500));
    waitsFor(match, 'south', 'activity');
    expect(unit(match, 'S2')).toMatchObject({ x: X, y: Y + 6000, heading: 0 });
    expect(unit(match, 'S2').aboard).toBeUndefined();
    choose(match, chosen('S2'));
    expect(functions(match)).toBe(2);
    choose(match, go(5000));
    choose(match, go(5000));
    isOver(match, 'S2');
    // the Battle is free to act as well
    order(match, go(100), 'S1');
  });

  test.each([
    [11, true],
    [10, false],
    [0, false],
    [2005, true],
    [2006, false],
  ])('GL-MERGE-10 GL-GEO-03 at %i from the base: %s', (gap, may) => {
    const match = leaving([battle(), aboard('S2')]);
    const answer = refusal(match, north(gap));
    if (may) expect(answer).toBeUndefined();
    else isRefused(answer, `to leave at ${gap}`, ['GL-MERGE-10', 'GL-GEO-11']);
  });

  test.each([200, 450, 700, 3333, 2000])('GL-MERGE-10 GL-GEO-03 on any heading, measured from the rim: %i', (way) => {
    const match = leaving([battle(), aboard('S2')]);
    // his front edge looks at the centre
    const at = (gap: number) => {
      const place = stored({ ...from({ x: X, y: Y, heading: way }, 0, 3500 + gap), heading: way + 1800 });
      return leave(place.x, place.y, place.heading);
    };
    expect(refusal(match, at(1))?.rule).toBe('GL-MERGE-10');
    expect(refusal(match, at(13))).toBeUndefined();
    expect(refusal(match, at(2003))).toBeUndefined();
    expect(refusal(match, at(2008))?.rule).toBe('GL-MERGE-10');
    choose(match, at(1000));
    expect(unit(match, 'S2').heading).toBe((way + 1800) % 3600);
  });

  test('GL-MERGE-10 a corner may be the nearest', () => {
    const match = leaving([battle(), aboard('S2')]);
    // heading 0, his rear left corner to the north-east of the base
    const at = (gap: number) => {
      const far = (3500 + gap) / Math.SQRT2;
      return leave(Math.round(X + far + 1000), Math.round(Y + far + 2000), 0);
    };
    expect(refusal(match, at(8))?.rule).toBe('GL-MERGE-10');
    expect(refusal(match, at(13))).toBeUndefined();
    expect(refusal(match, at(2003))).toBeUndefined();
    expect(refusal(match, at(2008))?.rule).toBe('GL-MERGE-10');
  });

  test('GL-MERGE-10 GL-GEO-11 clear of enemies, friends, terrain and the edge', () => {
    const enemy = (gap: number) => [battle(), aboard('S2'), enemyAhead(3500 + 500 + 2000 + gap)];
    expect(refusal(leaving(enemy(11)), north(500))).toBeUndefined();
    isRefused(refusal(leaving(enemy(10)), north(500)), 'to leave beside an enemy', [...KEEP, 'GL-MERGE-10']);
    const friend = (gap: number) => [
      battle(),
      aboard('S2'),
      foot({ id: 'S3', x: X, y: Y + 3500 + 500 + 2000 + gap + 750 }),
    ];
    expect(refusal(leaving(friend(-10)), north(500))).toBeUndefined();
    isRefused(refusal(leaving(friend(-11)), north(500)), 'to leave onto a friend', [...ROOM, 'GL-MERGE-10']);
    const wood = ground(area('wood', X - 3000, Y + 4000, X + 3000, Y + 9000));
    isRefused(refusal(leaving([battle(), aboard('S2')], wood), north(500)), 'to leave into a wood', [
      ...GROUND,
      'GL-MERGE-10',
    ]);
    const edge = leaving([battle({ x: 3500, y: Y }), aboard('S2')]);
    isRefused(refusal(edge, leave(900, Y + 6000, 0)), 'to leave over the edge', [
      'GL-GEO-10',
      'GL-R-08',
      'GL-MERGE-10',
    ]);
  });

  test('GL-MERGE-10 not later in the phase', () => {
    const match = leaving([battle(), aboard('S2')]);
    choose(match, { do: 'stay' });
    waitsFor(match, 'south', 'activity');
    isRefused(refusal(match, north(500)), 'to leave later');
    order(match, go(1000), 'S9');
    choose(match, STOP);
    isRefused(refusal(match, north(500)), 'to leave later');
    expect(unit(match, 'S2').aboard).toBe('S1');
  });

  test('GL-MERGE-10 several, in any order; stay ends it', () => {
    const units = [battle(pikes(12)), aboard('S2'), aboard('S3', 'commander'), aboard('S4')];
    const match = leaving(units);
    choose(match, leave(X - 5500, Y, 0, 'S3'));
    waitsFor(match, 'south', 'leave');
    isRefused(refusal(match, leave(X - 5500, Y - 5000, 0, 'S3')), 'to leave twice');
    choose(match, north(500));
    waitsFor(match, 'south', 'leave');
    choose(match, { do: 'stay' });
    expect([unit(match, 'S2').aboard, unit(match, 'S3').aboard, unit(match, 'S4').aboard]).toEqual([
      undefined,
      undefined,
      'S1',
    ]);
  });

  test('GL-MERGE-10 only those who are aboard, and of the own side', () => {
    const match = leaving(
      [
        battle(),
        aboard('S2'),
        sub({ id: 'S3', x: X + 20000, y: Y }),
        battle({ id: 'N1', x: X, y: Y + 20000 }),
        { id: 'N2', type: 'commander', aboard: 'N1' },
      ],
      {},
    );
    isRefused(refusal(match, leave(X, Y + 6000, 0, 'S3')), 'to leave what one is not on');
    isRefused(refusal(match, leave(X, Y + 14000, 0, 'N2')), 'to leave in the movement of the other side');
  });

  test('P3 nobody aboard: the question is skipped', () => {
    const match = leaving([battle(), sub({ x: X + 20000, y: Y })]);
    waitsFor(match, 'south', 'activity');
  });

  test('P3 each side is asked in its own phase', () => {
    const match = field(
      [
        battle(),
        aboard('S2'),
        battle({ id: 'N1', x: X, y: Y + 20000 }),
        { id: 'N2', type: 'sub-commander', aboard: 'N1' },
        foot({ id: 'S3', x: 20000, y: 20000 }),
      ],
      { phase: 'initiative' },
    );
    waitsFor(match, 'north', 'leave');
    choose(match, { do: 'stay' });
    choose(match, END);
    waitsFor(match, 'south', 'leave');
  });
});

describe('GL-MERGE-11 GL-R-34 and the Battle', () => {
  const touching = [battle(), aboard('S2'), enemyAhead(3500)];
  const aside = leave(X, Y - 3500 - 500, 0);
  test('GL-MERGE-11 GL-R-34 while it is in contact', () => {
    const match = leaving(touching);
    waitsFor(match, 'south', 'leave');
    choose(match, aside);
    expect(unit(match, 'S2').aboard).toBeUndefined();
    idle(match, 'S1', 'GL-MOVE-03');
    order(match, turn(100), 'S2');
  });
  test('GL-R-34 switch noDetachFromContact: not then', () => {
    const on = house('noDetachFromContact');
    const match = leaving(touching, on);
    // Nobody is asked who has no choice.
    waitsFor(match, 'south', 'activity');
    expect(unit(match, 'S2').aboard).toBe('S1');
    // free of contact he may
    expect(refusal(leaving([battle(), aboard('S2'), enemyAhead(3511)], on), aside)).toBeUndefined();
  });
  test('GL-R-34 switch noDetachFromContact: he of another Battle is asked, and only he', () => {
    const other = { ...battle(), id: 'S3', x: X + 20000, y: Y };
    const match = leaving([...touching, other, { ...aboard('S4'), aboard: 'S3' }], house('noDetachFromContact'));
    waitsFor(match, 'south', 'leave');
    expect(decision(match)!.about['units']).toEqual([{ unit: 'S4', battle: 'S3' }]);
    isRefused(refusal(match, aside), 'to leave', ['GL-R-34']);
  });

  test('GL-BATTLE-08 GL-MERGE-11 GL-R-34 below ten it disintegrates, and he stays on the table', () => {
    const match = leaving([battle(pikes(9)), aboard('S2')]);
    choose(match, north(500));
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toBe(9);
    expect(unit(match, 'S2')).toMatchObject({ x: X, y: Y + 6000 });
    order(match, go(1000), 'S2');
  });
  test('GL-BATTLE-08 ten are enough', () => {
    const match = leaving([battle(pikes(10)), aboard('S2')]);
    choose(match, north(500));
    expect(gone(match, 'S1')).toBe(false);
  });
  test('GL-BATTLE-08 those still aboard count, and go with it', () => {
    const match = leaving([battle(pikes(9)), aboard('S2'), aboard('S3')]);
    choose(match, north(500));
    expect(gone(match, 'S1')).toBe(false);
    choose(match, leave(X - 5500, Y, 0, 'S3'));
    expect(gone(match, 'S1')).toBe(true);
    const both = leaving([battle(pikes(8)), aboard('S2'), aboard('S3')]);
    choose(both, north(500));
    expect(gone(both, 'S1')).toBe(true);
    expect(gone(both, 'S3')).toBe(true);
    expect(tally(both)).toBe(9);
    waitsFor(both, 'south', 'activity');
  });
  test('GL-BATTLE-08 GL-VICT-02 with the commander-in-chief on it the side concedes', () => {
    const match = leaving([battle(pikes(8)), aboard('S2'), aboard('S3', 'commander')]);
    choose(match, north(500));
    expect(outcome(match)).toMatchObject({ winner: 'north' });
  });
  test('GL-BATTLE-08 by losses too', () => {
    const match = field(battle({ elements: 'P'.repeat(10), hits: 2 }), { phase: 'firing' });
    expect(gone(match)).toBe(true);
    expect(tally(match)).toBe(10);
    const with11 = field(battle({ elements: 'P'.repeat(11), hits: 3 }), { phase: 'firing' });
    expect(gone(with11)).toBe(false);
  });
});

describe('a free command unit again', () => {
  test('GL-MERGE-10 he may join again with his functions', () => {
    const match = leaving([battle(), aboard('S2')]);
    choose(match, leave(X, Y + 3500 + 500, 1800));
    order(match, { do: 'move', ahead: 500, join: 'S1' }, 'S2');
    expect(unit(match, 'S2').aboard).toBe('S1');
    legal(match, go(1000));
  });
});
