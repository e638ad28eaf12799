// A Great Victory: positions that no play leads to are not placed (GV-TERR-04 and markers).
import { describe, expect, test } from 'vitest';
import { choose, decision, situation, unit } from './kit.js';

type Loose = Record<string, unknown>;
const escarpment = (...points: number[][]) => ({ terrain: [{ type: 'escarpment', points }] });
const foot = (id: string, y: number, more: Loose = {}): Loose => ({
  id,
  type: 'medium foot arms',
  formation: 'line',
  x: 90000,
  y,
  ...more,
});
const place = (units: Loose[], more: Loose = {}) =>
  situation({
    phase: 'initiativeMovement',
    units: [...units, foot('S9', 10000, { x: 20000 }), foot('N9', 110000, { x: 20000 })],
    dice: [],
    ...more,
  });

describe('GV-TERR-04 nobody is in contact across an escarpment', () => {
  const along = escarpment([80000, 60000], [100000, 60000]);
  test.each([0, 10])('GV-TERR-04 enemies touching across it are not placed: gap %i', (gap) => {
    const units = [foot('S1', 60000), foot('N1', 60000 + gap)];
    expect(() => place(units, { options: along })).toThrow('GV-TERR-04');
    expect(() => place(units)).not.toThrow();
  });
  test('GV-TERR-04 friends may, and enemies who are clear of each other', () => {
    const friend = foot('S2', 62000, { heading: 0 });
    expect(() => place([foot('S1', 60000), friend], { options: along })).not.toThrow();
    expect(() => place([foot('S1', 60000), foot('N1', 60011)], { options: along })).not.toThrow();
  });
  test('GV-TERR-04 one that ends before they meet, or covers a part of where they do, is not between them', () => {
    for (const to of [85000, 90000]) {
      const options = escarpment([70000, 60000], [to, 60000]);
      expect(() => place([foot('S1', 60000), foot('N1', 60000)], { options }), String(to)).not.toThrow();
    }
  });
  test('GV-TERR-04 who charges past it meets nobody on its other side', () => {
    // S1's right side comes to lie along the escarpment, with N2 on the other side of it.
    const match = place(
      [
        foot('S1', 50000, { formation: 'block' }),
        { id: 'S2', type: 'commander', x: 84000, y: 48000 },
        foot('N1', 54000, { x: 86000 }),
        foot('N2', 54000, { x: 96000, heading: 0 }),
      ],
      { options: escarpment([92000, 40000], [92000, 53900]) },
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N1' });
    if (decision(match)?.kind === 'react') choose(match, { do: 'stand' });
    expect(unit(match, 'S1')).toMatchObject({ y: 54000, done: true });
  });
});

describe('markers', () => {
  const bows = { type: 'medium foot bows' };
  const gun = { type: 'light artillery', formation: 'skirmishLine' };
  const one = (more: Loose, position: Loose = {}) => place([foot('S1', 30000, more), foot('N1', 90000)], position);
  test.each<[string, string, Loose, Loose]>([
    ['GV-FIRE-02', 'foot with nothing to fire has fired', { fired: true }, {}],
    ['GV-FIRE-02', 'a commander has fired', { type: 'commander', formation: 'skirmishLine', fired: true }, {}],
    ['GV-VICT-06', 'bows have fired before the firing phase', { ...bows, fired: true }, { phase: 'initiative' }],
    ['GV-UNIT-08', 'pilums were thrown before any charge', { thrown: true, fired: true }, { phase: 'melee' }],
    ['GV-ARTY-01', 'packed up artillery has fired', { ...gun, packed: true, fired: true }, { phase: 'firing' }],
    ['GV-TURN-02', 'hits wait in a movement phase', { aside: 1 }, {}],
    ['GV-ARTMOVE-03', 'foot was unpacked', { unpackedIn: 1 }, {}],
    ['GV-ARTMOVE-03', 'artillery was unpacked in a turn to come', { ...gun, unpackedIn: 3 }, { turn: 2 }],
    ['GV-ARTMOVE-03', 'or before its side moved', { ...gun, unpackedIn: 2 }, { turn: 2, phase: 'firing' }],
    ['GV-ARTMOVE-03', 'or while the other moves', { ...gun, unpackedIn: 2 }, { turn: 2, initiative: 'north' }],
    ['GV-VICT-09', 'the last turn is over', {}, { turn: 9, options: { turnLimit: 8 } }],
    [
      'GV-ARTMOVE-02',
      'it was unpacked and packed up in one turn',
      { ...gun, packed: true, unpackedIn: 2 },
      { turn: 2 },
    ],
  ])('%s not placed: %s', (rule, _, more, position) => {
    expect(() => one(more, position)).toThrow(rule);
  });
  test.each<[string, string, Loose, Loose]>([
    ['GV-FIRE-02', 'bows have fired', { ...bows, fired: true }, {}],
    ['GV-UNIT-08', 'pilums were thrown at a charger', { thrown: true, fired: true }, {}],
    ['GV-ARTMOVE-02', 'artillery has fired and then packed up', { ...gun, packed: true, fired: true }, {}],
    ['GV-TURN-02', 'hits wait in the firing phase', { aside: 1 }, { phase: 'firing' }],
    ['GV-ARTMOVE-03', 'artillery was unpacked in this turn', { ...gun, unpackedIn: 2 }, { turn: 2 }],
    ['GV-ARTMOVE-03', 'artillery was unpacked before', { ...gun, unpackedIn: 1 }, { turn: 2, phase: 'firing' }],
    ['GV-VICT-09', 'this is the last turn', {}, { turn: 8, options: { turnLimit: 8 } }],
  ])('%s placed: %s', (_, __, more, position) => {
    expect(() => one(more, position)).not.toThrow();
  });
});
