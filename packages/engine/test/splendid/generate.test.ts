// A Splendid Victory: generating an army (SV-GEN, P-GEN, SV-R-86, SV-X-14).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, start, unit } from './kit.js';
import { times, type Loose, type Match } from './setup-help.js';

type Side = 'south' | 'north';
const TOTAL: Record<number, [number, number]> = {
  2: [1, 1],
  3: [1, 2],
  4: [1, 3],
  5: [1, 4],
  6: [1, 5],
  7: [1, 6],
  8: [2, 6],
  9: [3, 6],
  10: [4, 6],
  11: [5, 6],
  12: [6, 6],
};
const STANDS: Record<string, string> = {
  'P&M': 'PPMM',
  Foot: 'HHHH',
  M: 'XXXX',
  HM: 'YYY',
  D: 'DDDD',
  RA: 'G',
  HA: 'G',
  FG: 'G',
};
/** Throws of both sides in turn: South's first, North's first, South's second, ... */
const dice = (south: number[], north: number[]): number[] =>
  south.flatMap((total, i) => [...TOTAL[total]!, ...TOTAL[north[i]!]!]);
const begin = (south: number[], north: number[], chosen: Loose = {}, then: number[] = []): Match =>
  start({
    options: { armySource: 'generated', armyThrows: south.length, ...chosen },
    dice: [...dice(south, north), ...then],
  });
const field = (...types: string[]) => ({
  do: 'muster',
  units: types.map((type, i) => ({ name: `${type} ${i}`, type, stands: STANDS[type] })),
});
const asked = (match: Match, side: Side) => expect(decision(match)).toMatchObject({ side, kind: 'muster', open: true });
const THREE = times(3, 'P&M');
const DEPLOY = [6, 6, 1, 1];

describe('The table', () => {
  test.each([
    [2, ['HM']],
    [3, ['M', 'M']],
    [4, ['D']],
    [5, ['M']],
    [6, ['P&M']],
    [7, ['P&M']],
    [9, ['P&M', 'RA']],
    [10, ['Foot', 'RA']],
    [11, ['Foot', 'HA']],
    [12, ['Foot', 'Foot', 'FG']],
  ])('SV-GEN-01 %i: %j', (total, types) => {
    // Three sevens before it: enough Pike and Musket for the Foot.
    const match = begin([7, 7, 7, total], [7, 7, 7, 7]);
    asked(match, 'south');
    expect(refusal(match, field(...THREE, ...types))).toBeUndefined();
    for (const more of Object.keys(STANDS)) {
      if (more === 'HM' && types.includes('HM')) continue; // more than one is refused by its own limit
      expect(refusal(match, field(...THREE, ...types, more)), more).toBeDefined();
    }
    choose(match, field(...THREE, ...types));
    asked(match, 'north');
  });

  test.each(['P&M', 'Foot'])('SV-GEN-01 8: the owner takes %s', (type) => {
    const match = begin([7, 7, 8], [7, 7, 7]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'generate' });
    expect(options(match)).toHaveLength(2);
    choose(match, { do: 'take', type });
    asked(match, 'south');
    expect(refusal(match, field('P&M', 'P&M', type))).toBeUndefined();
    expect(refusal(match, field('P&M', 'P&M', type === 'Foot' ? 'P&M' : 'Foot'))?.rule).toBe('SV-GEN-04');
  });

  test('SV-ARMY-02 a type that does not exist is refused by its name, not by what was thrown', () => {
    const match = begin([7, 7, 7], [7, 7, 7]);
    asked(match, 'south');
    const refused = refusal(match, { do: 'muster', units: [{ type: '&M', stands: 'MPM' }] });
    expect(refused).toMatchObject({ rule: 'SV-ARMY-02' });
    expect(refused?.because).toMatch(/^There is no type "&M"; the types are P&M, /);
  });

  test('SV-GEN-01 the choice is made at once, and it is its owner who is asked', () => {
    const match = begin([7, 7], [8, 7]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'generate' });
    expect(refusal(match, { do: 'take', type: 'M' })?.rule).toBe('SV-TURN-01');
    choose(match, { do: 'take', type: 'P&M' });
    asked(match, 'south');
  });

  test('SV-GEN-01 P-GEN the throws alternate, South first', () => {
    const match = begin([5, 5], [7, 4], {}, DEPLOY);
    choose(match, field('M', 'M'));
    asked(match, 'north');
    expect(refusal(match, field('M', 'D'))?.rule).toBe('SV-GEN-04');
    choose(match, field('P&M', 'D'));
    const types = position(match).units.map((one: Loose) => `${String(one['side'])} ${String(one['type'])}`);
    expect(types.filter((type: string) => !/Cmd|Sub/.test(type))).toEqual([
      'south M',
      'south M',
      'north P&M',
      'north D',
    ]);
  });

  test.each([1, 3, 12])('SV-GEN-01 armyThrows %i', (throws) => {
    const match = begin(times(throws, 7), times(throws, 6));
    asked(match, 'south');
    expect(refusal(match, field(...times(throws, 'P&M')))).toBeUndefined();
    expect(refusal(match, field(...times(throws + 1, 'P&M')))?.rule).toBe('SV-GEN-04');
  });

  test('SV-GEN-01 twelve throws unless told', () => {
    const match = start({ options: { armySource: 'generated' }, dice: dice(times(12, 7), times(12, 7)) });
    expect(refusal(match, field(...times(12, 'P&M')))).toBeUndefined();
  });
});

describe('What is fielded', () => {
  test.each([0, 1, 2])('SV-GEN-02 command units are added, not thrown for: subCommanders %i', (subCommanders) => {
    const match = begin([7], [7], { subCommanders }, DEPLOY);
    expect(
      refusal(match, {
        do: 'muster',
        units: [
          { type: 'Cmd', stands: 'C' },
          { type: 'P&M', stands: 'PPMM' },
        ],
      }),
    ).toBeDefined();
    choose(match, field('P&M'));
    choose(match, field('P&M'));
    for (const side of ['south', 'north']) {
      const types = position(match)
        .units.filter((one: Loose) => one['side'] === side)
        .map((one: Loose) => one['type']);
      expect(types.toSorted()).toEqual(['Cmd', 'P&M', ...times(subCommanders, 'Sub')]);
    }
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });

  test.each([
    [3, {}, ['M', 'M']],
    [10, { RA: 0 }, ['Foot']],
    [4, { D: 0 }, []],
    [3, { M: 1 }, ['M']],
    [9, { RA: 0 }, ['P&M']],
    [12, { Foot: 1, FG: 0 }, ['Foot']],
  ])('SV-X-14 SV-GEN-03 a throw of %i with collection %j yields %j', (total, collection, types) => {
    const match = begin([7, 7, 7, total], [7, 7, 7, 7], { collection });
    asked(match, 'south');
    expect(refusal(match, field(...THREE, ...types)), 'what is owned').toBeUndefined();
    for (const more of ['M', 'D', 'RA', 'FG', 'Foot', 'P&M']) {
      expect(refusal(match, field(...THREE, ...types, more)), more).toBeDefined();
    }
  });

  test('SV-GEN-03 a maximum counts over all throws', () => {
    const match = begin([5, 5, 5], [7, 7, 7], { collection: { M: 2 } });
    expect(refusal(match, field('M', 'M'))).toBeUndefined();
    expect(refusal(match, field('M', 'M', 'M'))?.rule).toBe('SV-GEN-04');
  });

  test.each([
    ['P&M', 'PPPPMMMMM', 'PPPPMMMMMM', [7, 7, 7]],
    ['M', 'XXXXXXX', 'XXXXXXXX', [5, 5, 5]],
    ['D', 'DDDDDDD', 'DDDDDDDD', [4, 4, 4]],
  ])('SV-GEN-04 sizes of %s are free within SV-ARMY-02', (type, most, tooMany, throws) => {
    const match = begin(throws, [7, 7, 7]);
    const small = most.slice(0, 2);
    const muster = (stands: string) => ({
      do: 'muster',
      units: [stands, small, small].map((one) => ({ type, stands: one })),
    });
    expect(refusal(match, muster(most))).toBeUndefined();
    expect(refusal(match, muster(tooMany))?.rule).toBe('SV-ARMY-02');
    expect(refusal(match, muster(most.slice(0, 1)))?.rule).toBe('SV-ARMY-02');
    expect(refusal(match, muster('YY'))?.rule).toBe('SV-ARMY-02');
  });

  test.each([
    [
      'too many stands of foot',
      [7, 7],
      [
        ['P&M', 'MMMMMMM'],
        ['P&M', 'MMMMMM'],
      ],
      'SV-ARMY-03',
    ],
    [
      'as many as may be',
      [7, 7],
      [
        ['P&M', 'MMMMMMM'],
        ['P&M', 'MMMMM'],
      ],
      undefined,
    ],
    [
      'as many Foot as Pike and Musket',
      [7, 10],
      [
        ['P&M', 'MMMM'],
        ['Foot', 'HHHH'],
        ['RA', 'G'],
      ],
      'SV-ARMY-04',
    ],
    [
      'the Foot left out',
      [7, 10],
      [
        ['P&M', 'MMMM'],
        ['RA', 'G'],
      ],
      undefined,
    ],
    [
      'too many stands of mounted',
      [3, 4],
      [
        ['M', 'XXXXXX'],
        ['M', 'XXXXX'],
        ['D', 'DDDDD'],
      ],
      'SV-ARMY-05',
    ],
    [
      'two Heavy Mounted',
      [2, 2],
      [
        ['HM', 'YYY'],
        ['HM', 'YYY'],
      ],
      'SV-ARMY-06',
    ],
    ['the second left out', [2, 2], [['HM', 'YYY']], undefined],
  ])('SV-GEN-04 SV-R-86 what is beyond the limits stays out: %s', (_what, throws, units, rule) => {
    const match = begin(throws, times(throws.length, 7));
    const given = { do: 'muster', units: units.map(([type, stands]) => ({ type, stands })) };
    expect(refusal(match, given)?.rule).toBe(rule);
  });

  test('SV-GEN-04 what was mustered is set up: sizes and mix as the owner said', () => {
    const match = begin([7, 5], [7, 7], {}, DEPLOY);
    choose(match, {
      do: 'muster',
      units: [
        { name: 'Horse', type: 'M', stands: 'XX' },
        { name: 'Foot', type: 'P&M', stands: 'PPPMM' },
      ],
    });
    choose(match, field('P&M', 'P&M'));
    const south = position(match).units.filter((one: Loose) => one['side'] === 'south');
    const named = (name: string) => south.find((one: Loose) => one['name'] === name);
    expect(unit(match, named('Horse').id)).toMatchObject({ type: 'M', layout: 'XX' });
    expect([...unit(match, named('Foot').id).layout.replaceAll(/[./]/g, '')].toSorted().join('')).toBe('MMPPP');
  });

  test('SV-GEN-04 the options shown are legal', () => {
    const match = begin([2, 2, 3, 12, 9], [7, 10, 11, 4, 5]);
    for (const side of ['south', 'north'] as const) {
      asked(match, side);
      expect(options(match).length).toBeGreaterThan(0);
      for (const option of options(match)) expect(refusal(match, option), JSON.stringify(option)).toBeUndefined();
      if (side === 'south') choose(match, options(match)[0]);
    }
  });

  test('SV-GEN-04 P-SETUP quality is thrown for what was mustered, before the throw for placing', () => {
    const match = begin([7, 5], [7, 7], { unitQuality: 'thrown' }, [1, 5, 3, 6, ...DEPLOY]);
    choose(match, field('P&M', 'M'));
    choose(match, field('P&M', 'P&M'));
    const quality = position(match)
      .units.filter((one: Loose) => !/Cmd|Sub/.test(String(one['type'])))
      .map((one: Loose) => one['quality']);
    expect(quality).toEqual(['veteran', 'raw', 'regular', 'raw']);
  });

  test('SV-GEN-04 assigned quality is given with the muster', () => {
    const match = begin([7], [7], { unitQuality: 'assigned' }, DEPLOY);
    choose(match, { do: 'muster', units: [{ name: 'Guards', type: 'P&M', stands: 'PPMM', quality: 'veteran' }] });
    choose(match, field('P&M'));
    expect(position(match).units.find((one: Loose) => one['name'] === 'Guards')).toMatchObject({ quality: 'veteran' });
  });

  test('SV-X-14 nothing at all: an army of command stands', () => {
    const match = begin([4], [7], { collection: { D: 0 } }, DEPLOY);
    if (decision(match)!.side === 'south') choose(match, { do: 'muster', units: [] });
    choose(match, field('P&M'));
    const south = position(match).units.filter((one: Loose) => one['side'] === 'south');
    expect(south.map((one: Loose) => one['type'])).toEqual(['Cmd', 'Sub']);
  });
});
