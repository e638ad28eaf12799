// A Great Victory: simultaneous fire (GV-FIRE-22, GV-TURN-02, GV-R-20, P4).
import { describe, expect, test } from 'vitest';
import { choose, decision, position, situation, unit } from './kit.js';
import {
  aside,
  dice,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  many,
  refused,
  shooter,
  thrown,
  X,
  Y,
  type Loose,
} from './fire-help.js';

describe('simultaneous fire', () => {
  const pair = (initiative: string, script: number[], more: Loose = {}) =>
    situation({
      phase: 'firing',
      initiative,
      units: [
        { id: 'S1', type: 'medium foot bows', x: X, y: Y, ...more['S1'] },
        { id: 'N1', type: 'medium foot bows', x: X, y: Y + 14000, ...more['N1'] },
        { id: 'S2', type: 'medium foot bows', x: X + 40000, y: Y },
        { id: 'N2', type: 'medium foot bows', x: X + 40000, y: Y + 14000 },
      ],
      dice: script,
    });
  const shotAt = (id: string, target: string, more: Loose = {}) => fire(id, { target, ...more });

  test('GV-FIRE-22, GV-R-20 a unit shot to zero in this phase still fires with what it had', () => {
    const match = pair('south', [1, 1, 1, 1, 1, 6], { S1: { hits: 4 } });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(thrown(choose(match, shotAt('N1', 'S1')))).toEqual([[1, 1, 1, 1, 1]]); // medium, -1
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 4, aside: 5 });
    expect(forbidden(match, shotAt('S1', 'N1', { points: 3 }))).toBe(true);
    expect(thrown(choose(match, shotAt('S1', 'N1', { points: 2 })))).toEqual([[6]]);
  });
  test('P4.5 then the other side likewise, and the first side fires no more', () => {
    const match = pair('south', many(5, 6));
    choose(match, shotAt('N1', 'S1'));
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(forbidden(match, shotAt('N2', 'S2'))).toBe(true);
    choose(match, { do: 'done' });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });
  test('GV-TURN-02, P4.6 the hits become green markers only when both sides have finished', () => {
    const match = pair('south', [1, 1, 1, 6, 6, 2, 2, 6, 6, 6]);
    choose(match, shotAt('N1', 'S1'));
    choose(match, { do: 'done' });
    expect([unit(match, 'S1').hits ?? 0, aside(match, 'S1')]).toEqual([0, 3]);
    choose(match, shotAt('S1', 'N1'));
    expect([unit(match, 'N1').hits ?? 0, aside(match, 'N1')]).toEqual([0, 2]);
    choose(match, { do: 'done' });
    // One marker is recovered at once in the Remove Losses phase.
    expect([unit(match, 'S1').hits, unit(match, 'N1').hits]).toEqual([2, 1]);
    expect([aside(match, 'S1'), aside(match, 'N1')]).toEqual([0, 0]);
    expect([unit(match, 'S1').fired, unit(match, 'S2').fired ?? false]).toEqual([true, false]);
  });
  test('GV-STR-03, P4.6 hits that take a unit to zero remove it after the phase only', () => {
    const match = pair('south', [1, 1, 1, 1, 6, 6], { S1: { hits: 4 } });
    choose(match, shotAt('N1', 'S1'));
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').status ?? 'table').toBe('table');
    choose(match, shotAt('S1', 'N1'));
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').status).toBe('routed'); // 8 markers, 7 after recovery, on strength 6
  });
  test('P4.1, GV-FIRE-01 who is in contact is recorded when the phase begins', () => {
    const match = firing([shooter(), foe(0), foe(5000, { id: 'N2', x: X + 30000 })]);
    expect(refused(match, fireAt('N2'))?.rule).toBe('GV-FIRE-01');
  });
  test('P4.5, GV-FIRE-22 a position in the midst of the phase: hits laid aside do not weaken, the side acting goes on', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'south',
      acting: 'south',
      units: [
        { id: 'S1', type: 'medium foot bows', x: X, y: Y, hits: 2, aside: 5 },
        { id: 'N1', type: 'light foot arms', x: X, y: Y + 14000 },
        { id: 'N2', type: 'medium foot bows', x: X + 40000, y: Y + 14000 },
        { id: 'S2', type: 'light foot arms', x: X + 40000, y: Y },
      ],
      dice: many(4, 6),
    });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(dice(match, shotAt('S1', 'N1'))).toBe(4);
    expect(unit(match, 'S1').status).toBe('routed'); // 7 hits, 6 after recovery
    expect(position(match).phase).toBe('initiativeMovement');
  });
});
