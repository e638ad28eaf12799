// A Glorious Victory: single cases of fire (GL-FIRE-01, -04..06, -11, -16, GL-TERR-06, P1).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, start, unit } from './kit.js';
import {
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  line,
  many,
  mass,
  may,
  misses,
  needsOf,
  ours,
  refused,
  right,
  shooter,
  strip,
  terrain,
  volley,
  X,
  Y,
  type Loose,
} from './fire-help.js';

describe('no such order', () => {
  test.each([0, -1, 1.5, 7])('GL-FIRE-04 %s elements', (elements) => {
    expect(forbidden(firing([shooter(), foe(2000)]), fireAt('N1', { elements }))).toBe(true);
  });
  test('GL-FIRE-16 a volley of nobody is none, and splits nothing', () => {
    const units = [
      shooter(),
      foe(2000, { x: X - 2500, layout: 'PP' }),
      foe(2000, { id: 'N2', x: X + 2500, layout: 'PP' }),
    ];
    const order = fire('S1', { target: 'N1', elements: 6 }, { target: 'N2', elements: 0 });
    expect(forbidden(firing(units), order)).toBe(true);
  });
});

describe('who is gone', () => {
  test('GL-FIRE-11, GL-BREAK-03 the routed are no targets and stop no fire', () => {
    const gone = { id: 'N2', type: 'foot pike', status: 'routed' };
    const match = firing([shooter(), foe(5000), gone], misses(5));
    expect(forbidden(match, fireAt('N2'))).toBe(true);
    choose(match, fireAt());
  });
  test('GL-FIRE-06, GL-FIRE-23 a unit shot to pieces stops fire until the end of the phase', () => {
    const screen = { id: 'N2', type: 'foot pike', x: X, y: Y + 2000 };
    const other = { id: 'S2', type: 'foot longbow', ...mass('G'), x: X, y: Y - 750 };
    const match = firing([shooter(), screen, foe(4500), other], many(5, 1));
    choose(match, fireAt('N2'));
    expect(may(match, fire('S2', { target: 'N1' }))).toBe(false);
  });
});

describe('to all sides', () => {
  test('GL-FIRE-05, GL-FIRE-08 a Battle fires to the north and to the south, each volley a die less', () => {
    const behind = { id: 'N2', type: 'foot pike', ...mass('P'), x: X, y: Y - 7000 - 2000, heading: 0 };
    const match = firing([ours('OOOOOOGGGGGG'), foe(2000), behind], misses(4 + 6));
    const told = choose(match, fire('S1', { target: 'N1', elements: { O: 6 } }, { target: 'N2', elements: { G: 6 } }));
    expect(needsOf(told)).toEqual([many(4, 3), many(6, 4)]);
  });
  test('GL-FIRE-16 a firer in contact gets nothing and loses nothing by it', () => {
    const units = [shooter(), foe(0), foe(2000, { id: 'N2', x: X - 8000 })];
    expect(volley(5, 3, units)).toEqual(right(5, 3));
  });
});

describe('other sizes', () => {
  test.each([
    [800, false],
    [994, false],
    [996, true],
    [1000, true],
    [1250, true],
  ])('GL-FIRE-13, GL-R-65 single elements %i wide: the template finds room: %s', (frontage, expected) => {
    const options = { basing: { foot: { frontage, depth: 400 } } };
    const units = [shooter({ layout: 'O' }), foe(3000, { layout: 'P' })];
    expect(may(firing(units, [], { options }))).toBe(expected);
  });
  test('GL-FIRE-14, GL-R-65 the zone of a gun is as wide as its base', () => {
    const target = foe(5000, { layout: 'P', x: X + 2000 });
    const gun = shooter({ type: 'bombard' });
    expect(may(firing([gun, target]))).toBe(false);
    expect(
      may(firing([gun, target], [], { options: { basing: { artillery: { frontage: 3000, depth: 2500 } } } })),
    ).toBe(true);
  });
});

describe('the middle line', () => {
  const placed = (heading: number): Loose => fireAt('N1', { placement: { heading, x: X, y: Y + 2500 } });
  test.each([
    [0, true],
    [100, true],
    [186, true], // 1.9 / cos 18.6 = 2.0047
    [187, false], // 2.0059
    [300, false],
  ])('GL-TERR-06 slanted by %i through 1.9" of wood: %s', (heading, expected) => {
    const units = [shooter(), foe(5000)];
    const match = firing(units, [], terrain(strip('wood', -3000, 1900)));
    expect(may(firing(units), placed(heading))).toBe(true);
    const why = refused(match, placed(heading));
    expect(why === undefined, why?.because).toBe(expected);
    if (why) expect(['GL-TERR-06', 'GL-R-63', 'GL-FIRE-06', 'GL-FIRE-11', 'GL-FIRE-13']).toContain(why.rule);
  });
  test('GL-TERR-06 touching enemies in a wood fire at each other', () => {
    const match = firing([shooter(), foe(0)], [], {
      options: { ...terrain(strip('wood', -5000, 5000)).options, woodsVisibility: 0 },
    });
    expect(may(match)).toBe(true);
  });
});

describe('from set-up to fire', () => {
  test('P1 GL-ARMY-07 with ready-made armies Battles are formed as with others', () => {
    const match = start({
      options: { armySource: 'preset', armyPreset: { south: 'roses', north: 'swiss' } },
      dice: [3, 9],
    });
    for (const side of ['south', 'north']) {
      expect(decision(match)).toMatchObject({ side, kind: 'form' });
      for (const option of options(match)) expect(refusal(match, option)).toBeUndefined();
      choose(match, options(match)[0]);
    }
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    for (const option of options(match)) expect(refusal(match, option)?.because).toBeUndefined();
  });
  test('GL-ART-04, GL-FIRE-01 a gun unlimbered in this Game Turn fires', () => {
    const units = [
      { id: 'S1', type: 'bombard', x: X, y: Y, limbered: true },
      { id: 'S2', type: 'foot pike', x: 10000, y: 3000 },
      foe(5000, line('P', 6)),
    ];
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [12] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'unlimber' });
    while (decision(match)?.kind === 'activity' || decision(match)?.kind === 'order')
      choose(match, { do: decision(match)!.kind === 'order' ? 'stop' : 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    choose(match, fireAt());
    expect(unit(match, 'S1').limbered).toBe(false);
  });
});
