import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, unit } from './kit.js';
import { H, W, X, Y, gone, kind, losses, south, switches, type Loose, type Match } from './melee-help.js';

/** The sets of stands that may go, as `0,1`, with `r` where the rest faces the other way. */
const choices = (match: Match): string[] =>
  options(match)
    .map((one) => `${one.stands}${one.turned ? 'r' : ''}`)
    .sort();
const remove = (match: Match, stands: number[], turned?: true): Loose =>
  choose(match, { do: 'remove', stands, ...(turned ? { turned } : {}) });
const tally = (match: Match, side: string): number => position(match).sides[side].tally;
const P_AND_M = { type: 'P&M', layout: 'MMMM' };

describe('steps and order', () => {
  const line = (id: string, stands: number, x: number, hits = 2): Loose => ({
    id,
    type: 'P&M',
    layout: 'M'.repeat(stands),
    x,
    y: id.startsWith('N') ? 40000 : 8000,
    hits,
  });

  test('SV-LOSS-01, -02, SV-R-36 small units first; in each step the side without the initiative', () => {
    const match = losses([
      line('S1', 5, 8000),
      line('S2', 2, 18000),
      line('N1', 3, 8000),
      line('N2', 5, 18000),
      line('S3', 3, 28000),
    ]);
    const order: string[] = [];
    while (kind(match) === 'remove') {
      order.push(decision(match)!.about.unit as string);
      choose(match, options(match)[0]);
    }
    expect(order).toEqual(['S2', 'N1', 'S3', 'N2', 'S1']);
    expect(['S1', 'S2', 'N1', 'N2', 'S3'].map((id) => unit(match, id).layout)).toEqual([
      'MMMM',
      'M',
      'MM',
      'MMMM',
      'MM',
    ]);
    expect(kind(match)).toBe('activity'); // each unit once
  });
  test('SV-LOSS-02 the initiative the other way', () => {
    const match = losses([line('S1', 3, 8000), line('N1', 3, 8000)], { initiative: 'north' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove', about: { unit: 'S1' } });
  });
  test('SV-LOSS-02 the owner picks the order within a step', () => {
    const match = losses([line('S1', 4, 8000), line('S2', 4, 18000), line('S3', 5, 28000)]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'lossesOf' });
    expect(
      options(match)
        .map((one) => one.unit)
        .sort(),
    ).toEqual(['S1', 'S2']);
    choose(match, { do: 'lossesOf', unit: 'S2' });
    expect(decision(match)).toMatchObject({ kind: 'remove', about: { unit: 'S2' } });
    remove(match, [0]);
    expect(decision(match)).toMatchObject({ kind: 'remove', about: { unit: 'S1' } });
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [7, 3],
  ])('SV-LOSS-03 %i markers cost %i stands, and all markers go', (hits, lost) => {
    const match = losses([line('S1', 4, 8000, hits)]);
    if (lost > 0) {
      expect(decision(match)).toMatchObject({ kind: 'remove', about: { unit: 'S1' } });
      expect(options(match).every((one) => one.stands.length === lost)).toBe(true);
      choose(match, options(match)[0]);
    }
    expect(unit(match, 'S1')).toMatchObject({ layout: 'M'.repeat(4 - lost), hits: 0 });
    expect(tally(match, 'south')).toBe(lost);
  });
  test.each([8, 9, 13])(
    'SV-LOSS-03, SV-R-37 %i markers on four stands: all are removed, no more is counted',
    (hits) => {
      const match = losses([line('S1', 4, 8000, hits), line('S2', 4, 8000 + 4 * W, 1)]);
      expect(gone(match, 'S1')).toBe(true);
      expect(tally(match, 'south')).toBe(4);
      expect(unit(match, 'S2')).toMatchObject({ layout: 'MMMM', hits: 0 });
    },
  );
  test('SV-LOSS-03, SV-R-37 artillery with two markers', () => {
    const match = losses([
      south({ type: 'HA', layout: 'G', hits: 2 }),
      south({ id: 'S2', type: 'RA', layout: 'G', x: 20000, hits: 1 }),
    ]);
    expect([gone(match, 'S1'), gone(match, 'S2')]).toEqual([true, false]);
  });
});

describe('SV-LOSS-06 what may remain, out of contact', () => {
  const MUSKETS = (layout: string): Loose => ({ type: 'P&M', layout });
  const bent = (formation: string, after: number, way = 'back'): Loose => ({
    ...(formation === 'bentOpenOrder' ? { type: 'D', state: 'dismounted', layout: 'DDDDD' } : MUSKETS('PMMMM')),
    formation,
    bend: { after, stays: 'left', way, angle: 900 },
  });
  const block = (layout: string, more: Loose = {}): Loose => ({ type: 'Foot', layout, ...more });
  const DEFENSIVE = { formation: 'defensiveBlock' };
  test.each([
    ['line: either end', MUSKETS('PMMM'), 1, ['0', '3']],
    ['line: two from the ends', MUSKETS('PMMM'), 2, ['0,1', '0,3', '2,3']],
    ['open order', { type: 'D', layout: 'DDD', formation: 'openOrder' }, 1, ['0', '2']],
    ['block of two', block('H/L'), 1, ['0', '1']],
    ['block of three', block('HH/H.'), 1, ['1', '2']],
    ['block of three: a lone stand', block('HH/H.'), 2, ['0,1', '0,2', '1,2']],
    ['block of four', block('HH/HH'), 1, ['2', '3']],
    ['block of four, two lost', block('HH/HH'), 2, ['0,1', '0,2', '1,3', '2,3']],
    ['block of five', block('HHH/HH.'), 1, ['2']],
    ['block of five, the short rank on the right', block('HHH/.HH'), 1, ['0']],
    ['block of five, two lost', block('HHH/HH.'), 2, ['0,3', '2,3', '2,4', '3,4']],
    ['block of six', block('HHH/HHH'), 1, ['3', '5']],
    ['block of six, three lost', block('HHH/HHH'), 3, ['0,1,2', '0,3,4', '0,3,5', '2,3,5', '2,4,5', '3,4,5']],
    ['block of six, two wide', block('HH/HH/HH'), 1, ['4', '5']],
    ['block of five [2,2,1], two lost', block('HH/HH/H.'), 2, ['0,1', '2,4', '3,4']],
    ['block of six, two wide, two lost', block('HH/HH/HH'), 2, ['0,1', '4,5']],
    ['block of seven [3,2,2]', block('HHH/HH./HH.'), 1, ['2']],
    ['block of seven [3,3,1]', block('HHH/HHH/.H.'), 1, ['6']],
    ['block of nine', block('HHH/HHH/HHH'), 1, ['6', '8']],
    ['defensive block of two', block('H/H', DEFENSIVE), 1, ['0', '1']],
    ['defensive block of four: the rest reads from either end', block('HH/HH', DEFENSIVE), 1, ['0r', '1r', '2', '3']],
    ['defensive block of nine', block('HHH/HHH/HHH', DEFENSIVE), 1, ['0r', '2r', '6', '8']],
    ['defensive block of seven: what is left faces either way', block('HHH/HHH/.H.', DEFENSIVE), 1, ['6', '6r']],
    ['road column', { ...MUSKETS('P/M/M'), formation: 'roadColumn' }, 1, ['0', '2']],
    ['bent line', bent('bentLine', 2), 1, ['0', '4']],
    ['bent line, two lost', bent('bentLine', 2), 2, ['0,1', '0,4', '3,4']],
    ['bent line forward, three lost', bent('bentLine', 3, 'forward'), 3, ['0,1,2', '0,1,4', '0,3,4', '2,3,4']],
    ['bent open order', bent('bentOpenOrder', 1), 1, ['0', '4']],
  ])('SV-LOSS-04, -06 %s', (_, given, lose, expected) => {
    const match = losses([south({ ...given, hits: 2 * lose })]);
    if (expected.length > 1) expect(choices(match)).toEqual(expected);
    else
      expect(unit(match, 'S1').layout.replaceAll(/[^A-Z]/g, '').length).toBe(
        given.layout.replaceAll(/[^A-Z]/g, '').length - lose,
      );
    expect(gone(match, 'S1')).toBe(false);
  });

  test('SV-LOSS-04, -08 what breaks the formation is refused while there is a legal choice', () => {
    const match = losses([south({ ...MUSKETS('PMMM'), hits: 2 })]);
    for (const stands of [[1], [2]])
      expect(['SV-LOSS-04', 'SV-LOSS-06', 'SV-LOSS-08']).toContain(refusal(match, { do: 'remove', stands })?.rule);
    for (const stands of [[], [0, 1], [4], [0, 0]])
      expect(refusal(match, { do: 'remove', stands }), `${stands}`).toBeDefined();
    expect(options(match).every((one) => one.do === 'remove')).toBe(true); // SV-R-37: nobody may choose to rout
  });
  test('SV-LOSS-04, SV-LOSS-09 no choice leaves a formation: the whole unit routs', () => {
    // No normal block of two and no line: four stands of a block cannot lose two.
    const given = south({ type: 'Foot', layout: 'HH/HH', hits: 4 });
    const match = losses([given], switches('noTwoStandBlock', 'lossKeepsKind'));
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match, 'south')).toBe(4);
    expect(choices(losses([given], switches('noTwoStandBlock')))).toEqual(['0,1', '2,3']);
  });
});

describe('SV-LOSS-10 where the rest stands', () => {
  test.each([
    [
      'a line shifts its centre by half a stand',
      { ...P_AND_M, hits: 2 },
      [0],
      { x: X + H, y: Y, layout: 'MMM', formation: 'line' },
    ],
    ['and to the other side', { ...P_AND_M, hits: 2 }, [3], { x: X - H, y: Y, layout: 'MMM' }],
    [
      'the front rank of a block',
      { type: 'P&M', layout: 'PM/MM', hits: 4 },
      [0, 1],
      { x: X, y: Y - W, layout: 'MM', formation: 'line', heading: 0 },
    ],
    [
      'a file of a block',
      { type: 'P&M', layout: 'PM/MM', hits: 4 },
      [1, 3],
      { x: X - H, y: Y, layout: 'P/M', formation: 'block' },
    ],
    [
      'a stand of the rear rank',
      { type: 'P&M', layout: 'PM/MM', hits: 2 },
      [2],
      { x: X, y: Y, layout: 'PM/.M', formation: 'block' },
    ],
    [
      'the leading stand of a column',
      { type: 'P&M', layout: 'P/M/M', formation: 'roadColumn', hits: 2 },
      [0],
      { x: X, y: Y - W, layout: 'M/M', formation: 'roadColumn' },
    ],
    [
      'a column down to one',
      { type: 'P&M', layout: 'P/M/M', formation: 'roadColumn', hits: 4 },
      [0, 1],
      { x: X, y: Y - 2 * W, layout: 'M', formation: 'line' },
    ],
    [
      'open order stays open',
      { type: 'D', layout: 'DDD', formation: 'openOrder', hits: 4 },
      [1, 2],
      { x: X - W, y: Y, layout: 'D', formation: 'openOrder' },
    ],
    [
      'a line does not become open order',
      { type: 'P&M', layout: 'MMMM', hits: 4 },
      [0, 1],
      { formation: 'line', layout: 'MM' },
    ],
  ])('SV-LOSS-10, -06 %s', (_, given, stands, expected) => {
    const match = losses([south(given)]);
    remove(match, stands);
    expect(unit(match, 'S1')).toMatchObject(expected);
  });

  /** Five stands bent back by 90° after the second: three face east, x 31.574" to 33.148", from y = 18.426" down. */
  const BENT = {
    type: 'P&M',
    layout: 'PMMMM',
    formation: 'bentLine',
    bend: { after: 2, stays: 'left', way: 'back', angle: 900 },
  };
  const EAST = { x: X + 2 * W, heading: 900, formation: 'line' };
  test.each([
    [
      'the stationary arm loses its end',
      BENT,
      [0],
      { x: X + H, y: Y, layout: 'MMMM', formation: 'bentLine', bend: { ...BENT.bend, after: 1 } },
    ],
    ['the other arm loses its end', BENT, [4], { x: X, y: Y, layout: 'PMMM', formation: 'bentLine', bend: BENT.bend }],
    ['the stationary arm is gone', BENT, [0, 1], { ...EAST, y: Y - W - 1.5 * W, layout: 'MMM' }],
    ['the other arm is gone', BENT, [2, 3, 4], { x: X, y: Y, layout: 'PM', heading: 0, formation: 'line' }],
    ['one stand of the other arm is left', BENT, [0, 1, 2, 3], { ...EAST, y: Y - W - 2.5 * W, layout: 'M' }],
    [
      'bent open order without its stationary arm',
      { ...BENT, type: 'D', layout: 'DDDDD', formation: 'bentOpenOrder' },
      [0, 1, 2],
      { ...EAST, y: Y - W - 2 * W, layout: 'DD', formation: 'openOrder' },
    ],
  ])('SV-LOSS-10, -06 a bent row: %s', (_, given, stands, expected) => {
    const match = losses([south({ ...given, hits: 2 * stands.length })]);
    remove(match, stands);
    expect(unit(match, 'S1')).toMatchObject(expected);
  });

  test('SV-LOSS-10, -06 a bent road column keeps consecutive stands where they are', () => {
    const trail = [
      { x: X - H, y: Y - W - H, heading: 900 },
      { x: X - H - W, y: Y - W - H, heading: 900 },
    ];
    const column = south({ type: 'P&M', layout: 'P/M/M', formation: 'bentRoadColumn', trail, hits: 2 });
    const match = losses([column]);
    expect(choices(match)).toEqual(['0', '2']);
    remove(match, [0]);
    expect(unit(match, 'S1')).toMatchObject({
      ...trail[0],
      layout: 'M/M',
      formation: 'bentRoadColumn',
      trail: [trail[1]],
    });
  });
});

describe('SV-LOSS-07, SV-R-38 defensive blocks', () => {
  const BLOCK = { type: 'P&M', layout: 'PM/MM', formation: 'defensiveBlock' };
  test('SV-LOSS-07 a front stand lost: the rear rank becomes the front', () => {
    const match = losses([south({ ...BLOCK, hits: 2 })]);
    remove(match, [0], true);
    // Seen from the new front, file 0 is the old right file.
    expect(unit(match, 'S1')).toMatchObject({
      x: X,
      y: Y - 2 * W,
      heading: 1800,
      layout: 'MM/M.',
      formation: 'defensiveBlock',
    });
  });
  test('SV-LOSS-07 a rear stand lost: the front stays', () => {
    const match = losses([south({ ...BLOCK, hits: 2 })]);
    remove(match, [2]);
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y, heading: 0, layout: 'PM/.M', formation: 'defensiveBlock' });
  });
  test('SV-LOSS-07, SV-R-38 the front rank lost: rear stands turn around, either end becomes the front', () => {
    const six = { type: 'P&M', layout: 'PP/MM/MP', formation: 'defensiveBlock', hits: 4 };
    const forward = losses([south(six)]);
    expect(choices(forward)).toEqual(['0,1', '0,1r', '4,5', '4,5r']);
    remove(forward, [0, 1]);
    expect(unit(forward, 'S1')).toMatchObject({
      x: X,
      y: Y - W,
      heading: 0,
      layout: 'MM/MP',
      formation: 'defensiveBlock',
    });
    const back = losses([south(six)]);
    remove(back, [0, 1], true);
    expect(unit(back, 'S1')).toMatchObject({
      x: X,
      y: Y - 3 * W,
      heading: 1800,
      layout: 'PM/MM',
      formation: 'defensiveBlock',
    });
  });
  test.each([
    ['the front rank: a line facing the front', [2, 3], { x: X, y: Y, heading: 0, layout: 'PM', formation: 'line' }],
    [
      'the rear rank: a line facing the rear',
      [0, 1],
      { x: X, y: Y - 2 * W, heading: 1800, layout: 'MM', formation: 'line' },
    ],
  ])('SV-LOSS-06 only one rank remains, %s', (_, stands, expected) => {
    const match = losses([south({ ...BLOCK, hits: 4 })]);
    const found = options(match).filter((one) => `${one.stands}` === `${stands}`);
    expect(found).toHaveLength(1);
    choose(match, found[0]);
    expect(unit(match, 'S1')).toMatchObject(expected);
  });
  test.each([
    [0, { y: Y, heading: 0 }],
    [1, { y: Y - 2 * W, heading: 1800 }],
  ])('SV-LOSS-06 a lone stand of a defensive block is a line facing as it did: stand %i', (kept, expected) => {
    const match = losses([south({ type: 'P&M', layout: 'M/M', formation: 'defensiveBlock', hits: 2 })]);
    choose(
      match,
      options(match).find((one) => one.stands[0] === 1 - kept),
    );
    expect(unit(match, 'S1')).toMatchObject({ ...expected, x: X, layout: 'M', formation: 'line' });
  });
});

describe('SV-R-35 lossKeepsKind', () => {
  const keeps = (given: Loose): Match => losses([south(given)], switches('lossKeepsKind'));
  const FOUR = { type: 'Foot', layout: 'HH/HH', hits: 4 };
  test('SV-R-35 by default a block may end as a line', () => {
    expect(choices(losses([south(FOUR)]))).toEqual(['0,1', '0,2', '1,3', '2,3']);
  });
  test('SV-R-35 with it a block stays a block', () => expect(choices(keeps(FOUR))).toEqual(['0,2', '1,3']));
  test('SV-R-35 with it a defensive block stays one', () => {
    expect(choices(keeps({ ...FOUR, formation: 'defensiveBlock' }))).toEqual(['0,2', '0,2r', '1,3', '1,3r']);
  });
  test('SV-R-35 with it a bent line keeps its bend', () => {
    const bend = { after: 2, stays: 'left', way: 'back', angle: 300 };
    const match = keeps({ type: 'Foot', layout: 'HHHL', formation: 'bentLine', bend, hits: 4 });
    expect(unit(match, 'S1')).toMatchObject({ layout: 'HH', formation: 'bentLine', bend: { ...bend, after: 1 } }); // the only choice
  });
  test('SV-R-35 a single stand is excepted', () => {
    expect(choices(keeps({ type: 'Foot', layout: 'HH/H.', hits: 4 }))).toEqual(['0,1', '0,2', '1,2']);
    expect(choices(keeps({ type: 'Foot', layout: 'H/H', formation: 'roadColumn', hits: 2 }))).toEqual(['0', '1']);
  });
  test('SV-R-35 no column arises from a block', () => {
    expect(choices(losses([south({ type: 'Foot', layout: 'HH/HH/HH', hits: 6 })]))).not.toContain('1,3,5');
  });
});
