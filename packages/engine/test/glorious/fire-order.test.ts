// A Glorious Victory: the course of the firing phase (GL-FIRE-23..25, GL-R-35, P6).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from './kit.js';
import {
  allThrows,
  fire,
  fireAt,
  firing,
  foe,
  hitsOn,
  line,
  many,
  mass,
  misses,
  shooter,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const bows = (id: string, x: number, y: number, more: Loose = {}): Loose => ({ id, type: 'foot bow', x, y, ...more });
/** Two lines of bows 2" apart, and nobody else. */
const duel = (dice: number[], initiative = 'north', more: Loose = {}) =>
  situation({ phase: 'firing', initiative, units: [bows('S1', X, Y), bows('N1', X, Y + 2000)], dice, ...more });

describe('who fires first', () => {
  test.each([
    ['north', 'south', 'north'],
    ['south', 'north', 'south'],
  ])('P6 GL-FIRE-23, GL-R-35 initiative with %s: %s fires first, then %s', (initiative, first, second) => {
    const match = duel(misses(10), initiative);
    expect(decision(match)).toMatchObject({ side: first, kind: 'fire', open: true });
    const [mine, other] = first === 'south' ? ['S1', 'N1'] : ['N1', 'S1'];
    choose(match, fire(mine, { target: other }));
    expect(decision(match)).toMatchObject({ side: second, kind: 'fire' });
    choose(match, fire(other, { target: mine }));
    expect(decision(match)?.kind).toBe('retreat');
    expect(allThrows(match).map(({ side }) => side)).toEqual([first, second]);
  });
  test('P6 a side ends with `done`, and the other has its turn', () => {
    const match = duel([]);
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    choose(match, { do: 'done' });
    expect(decision(match)?.kind).toBe('retreat');
    expect(events(match).filter((one) => one.event === 'fired')).toEqual([]);
  });
  test('P6 a side that has nobody to choose is passed over', () => {
    const units = [{ id: 'S1', type: 'foot pike', x: X, y: Y }, bows('N1', X, Y + 2000)];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
  });
  test('P6 nobody near enough: the phase is over', () => {
    const units = [bows('S1', X, Y), bows('N1', X, Y + 6006)];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [] });
    expect(decision(match)?.kind).toBe('retreat');
    const near = [bows('S1', X, Y), bows('N1', X, Y + 6005)];
    expect(decision(situation({ phase: 'firing', initiative: 'north', units: near, dice: [] }))?.kind).toBe('fire');
  });
  test('P6 formations in any order of the owner, each once', () => {
    const units = [bows('S2', X + 8000, Y), foe(2000, { id: 'N2', x: X + 8000 }), shooter(), foe(2000)];
    const match = firing(units, misses(10));
    expect(new Set(options(match).map((one) => one.unit))).toEqual(new Set(['S1', 'S2', 'S9', undefined]));
    choose(match, fireAt());
    choose(match, fire('S2', { target: 'N2' }));
    expect(options(match).map((one) => one.unit ?? one.do)).toEqual(['S9', 'done']);
  });
});

describe('at the same time', () => {
  test('GL-FIRE-23 both fire with the elements they had at the start of the phase', () => {
    const match = duel([...many(5, 1), ...many(5, 1)]);
    choose(match, fireAt());
    expect(hitsOn(match)).toBe(5);
    expect(unit(match, 'N1').layout).toBe('OOOOOO');
    choose(match, fire('N1', { target: 'S1' }));
    while (decision(match)?.kind === 'remove') choose(match, options(match)[0]);
    expect(unit(match, 'N1').layout).toBe('OOOO');
    expect(unit(match, 'S1').layout).toBe('OOOO');
    expect(unit(match, 'S1').hits).toBe(0);
  });
  test('GL-FIRE-23 even those who are shot to pieces', () => {
    const units = [
      bows('S1', X, Y),
      bows('N1', X, Y + 2000, line('O', 2)),
      { id: 'N2', type: 'foot pike', x: 9000, y: 40000 },
    ];
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: [...many(5, 1), 12] });
    choose(match, fireAt());
    expect(unit(match, 'N1').status).toBe('table');
    choose(match, fire('N1', { target: 'S1' }));
    expect(unit(match, 'N1').status).toBe('routed');
  });
  test('GL-FIRE-25, GL-LOSS-01 losses go at the end of the phase, the side without the initiative first', () => {
    const match = duel([...many(5, 1), ...many(5, 1)]);
    choose(match, fireAt());
    choose(match, fire('N1', { target: 'S1' }));
    while (decision(match)?.kind === 'remove') choose(match, options(match)[0]);
    const gone = events(match).filter((one) => one.event === 'removed');
    expect(gone.map((one) => one.unit)).toEqual(
      gone
        .map((one) => one.unit)
        .toSorted()
        .toReversed(),
    );
    expect(gone[0].unit).toBe('S1');
    expect(position(match).sides).toMatchObject({ south: { tally: 2 }, north: { tally: 2 } });
  });
  test('GL-FIRE-25 one hit is dropped', () => {
    const match = duel([1, 12, 12, 12, 12], 'north');
    choose(match, fireAt());
    choose(match, { do: 'done' });
    expect(unit(match, 'N1')).toMatchObject({ layout: 'OOOOOO', hits: 0 });
  });
  test('GL-FIRE-23 hits of several volleys add up', () => {
    const units = [shooter(mass('O')), bows('S2', X + 2500, Y, mass('O')), foe(2000)];
    const match = firing(units, [1, 12, 12, 12, 12, 1, 12, 12, 12, 12]);
    choose(match, fireAt());
    choose(match, fire('S2', { target: 'N1' }));
    expect(hitsOn(match)).toBe(2);
  });
});

describe('all declared before the first die', () => {
  const units = [
    shooter(),
    foe(2000, { x: X - 2500, layout: 'PP' }),
    foe(7000, { id: 'N2', x: X + 2500, layout: 'PP' }),
  ];
  test('GL-FIRE-23 one bad volley and no die is thrown', () => {
    const match = firing(units, misses(2));
    const order = fire('S1', { target: 'N1', elements: 3 }, { target: 'N2', elements: 3 });
    expect(refusal(match, order)?.rule).toBe('GL-FIRE-07');
    expect(allThrows(match)).toEqual([]);
    expect(unit(match, 'S1').fired).toBe(false);
    choose(match, fireAt('N1', { elements: 3 }));
  });
  test('GL-FIRE-24, GL-CMD-01 throws for fire are never re-thrown', () => {
    const near = [...units, { id: 'S2', type: 'commander', x: X, y: Y - 1000 }];
    const match = firing(near, misses(5));
    choose(match, fireAt());
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    expect(refusal(match, { do: 'rethrow' })?.rule).toBe('GL-TURN-01');
  });
  test('GL-FIRE-04 in the next firing phase they fire again', () => {
    const match = duel(misses(5), 'north', { turn: 3 });
    choose(match, fireAt());
    expect(unit(match, 'S1').fired).toBe(true);
    choose(match, { do: 'done' });
    for (let i = 0; i < 40 && !(position(match).turn === 4 && decision(match)?.kind === 'fire'); i++) {
      const end = options(match).find((one) => ['finish', 'end', 'done', 'stay'].includes(one.do));
      choose(match, end);
    }
    expect(position(match)).toMatchObject({ turn: 4, phase: 'firing' });
    expect(options(match).some((one) => one.unit === 'S1')).toBe(true);
  });
  test('GL-FIRE-23 the throw is told: side, unit, target, needs and modifiers', () => {
    const match = firing([shooter(), foe(2000, mass('P'))], misses(7));
    const told = (choose(match, fireAt()) as Loose[]).find(({ event }) => event === 'throw')!;
    expect(told).toMatchObject({ side: 'south', unit: 'S1', target: 'N1', count: 7, sides: 12, needs: many(7, 3) });
    expect((told['modifiers'] as Loose[]).reduce((sum, one) => sum + one['by'], 0)).toBe(7);
  });
});
