import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  HALF,
  W,
  X,
  Y,
  ask,
  block,
  change,
  column,
  field,
  go,
  horse,
  house,
  legal,
  line,
  order,
  pose,
  refused,
  type Loose,
} from './move-help.js';

const file = (layout: string): string => [...layout].join('/');

describe('the stationary stand', () => {
  test.each([
    [2, 0, 0],
    [2, 1, -W],
    [3, 0, W],
    [3, 1, 0],
  ])('SV-X-10 SV-CHANGE-01 SV-CHANGE-02 a line of six about stand %i, which takes front place %i', (from, to, dx) => {
    const match = field(line('PPMMMM'));
    order(match, change('block', 'MM/PP/MM', { from, to }));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'block', layout: 'MM/PP/MM', x: X + dx, y: Y, heading: 0 });
  });

  test('SV-X-10 SV-CHANGE-01 only the middle stands of the front', () => {
    const match = field(line('PPMMMM'));
    for (const from of [0, 1, 4, 5])
      refused(match, change('block', 'MM/PP/MM', { from, to: 0 }), 'SV-CHANGE-01', 'SV-CHANGE-02');
    for (const to of [0, 2])
      refused(match, change('block', 'MMM/MPP', { from: 2, to }), 'SV-CHANGE-01', 'SV-CHANGE-02');
    legal(match, change('block', 'MMM/MPP', { from: 2, to: 1 }));
  });

  test('SV-CHANGE-01 left out, it is the left one of the two', () => {
    const match = field(line('MMMM'));
    order(match, change('line', 'MMMM', { to: 2 }));
    expect(pose(match).x).toBe(X - W); // stand 1 in place 2
    const other = field(line('MMMM'));
    order(other, change('block', 'MM/MM', { from: 2 }));
    expect(pose(other).x).toBe(X + W); // stand 2 in place 0
  });

  /** before, after, places, and how far the front centre point goes right */
  const SHIFTS: [Loose, Loose, number][] = [
    [line('MMMMM'), change('block', 'MMM/MM.'), 0],
    [line('MMMMM'), change('block', 'MM/MM/M.', { to: 0 }), HALF],
    [line('MMMMM'), change('block', 'MM/MM/M.', { to: 1 }), -HALF],
    [line('MMM'), change('roadColumn', 'M/M/M'), 0],
    [line('MMMM'), change('roadColumn', 'M/M/M/M', { from: 1 }), -HALF],
    [line('MMMM'), change('roadColumn', 'M/M/M/M', { from: 2 }), HALF],
    [column('M/M/M/M'), change('line', 'MMMM', { to: 1 }), HALF],
    [column('M/M/M/M'), change('line', 'MMMM', { to: 2 }), -HALF],
    [column('M/M/M'), change('line', 'MMM'), 0],
    [block('MM/MM/M.'), change('block', 'MMM/MM.', { from: 0 }), -HALF],
    [block('MM/MM/M.'), change('block', 'MMM/MM.', { from: 1 }), HALF],
    [block('MM/MM'), change('defensiveBlock', 'MM/MM', { from: 0, to: 0 }), 0],
    [block('MMM/MMM'), change('line', 'MMMMMM', { to: 3 }), -HALF],
  ];
  test.each(SHIFTS)('SV-CHANGE-02 %o by %o', (before, given, dx) => {
    const match = field(before);
    order(match, given);
    expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], x: X + dx, y: Y, heading: 0, done: true });
  });

  test('SV-CHANGE-02 the shift follows the heading, which stays', () => {
    const match = field(line('MMMM', { heading: 900 }));
    order(match, change('roadColumn', 'M/M/M/M', { from: 2 }));
    expect(pose(match)).toEqual({ x: X, y: Y - HALF, heading: 900 });
  });

  test.each([
    ['PMMM', 'block', 'MM/PM'],
    ['PMMM', 'block', 'MM/MP'],
    ['PPMM', 'defensiveBlock', 'PM/MP'],
    ['PPMM', 'line', 'MPPM'],
  ])('SV-CHANGE-03 the stands of %s may take the places of a %s in any order: %s', (before, formation, layout) => {
    const match = field(line(before));
    order(match, change(formation, layout));
    expect(unit(match, 'S1')).toMatchObject({ formation, layout });
  });

  test.each(['MM/MM', 'PP/MM', 'PMM/M..', 'P/M/M', 'PM/M.', 'PMM/MM.'])(
    'SV-CHANGE-03 SV-FORM-02 but the stands are those it has, in a valid shape: not %s of one pike and three muskets',
    (layout) => {
      refused(field(line('PMMM')), change('block', layout));
    },
  );
});

describe('the same shape again', () => {
  test('SV-CHANGE-04 SV-R-09 re-arranging the stands is a change of formation', () => {
    const match = field(line('PMMM'));
    order(match, change('line', 'MMMP', { from: 1, to: 1 }));
    expect(unit(match, 'S1')).toMatchObject({ layout: 'MMMP', x: X, y: Y, done: true });
  });

  test('SV-R-09 an even front may shift by one stand', () => {
    const match = field(line('MMMM'));
    order(match, change('line', 'MMMM', { from: 2, to: 1 }));
    expect(pose(match)).toEqual({ x: X + W, y: Y, heading: 0 });
  });

  test('SV-R-09 switch noSameShapeChange: not into the kind and shape it has', () => {
    const again = (one: Loose) => field(one, house('noSameShapeChange'));
    refused(again(line('PMMM')), change('line', 'MMMP', { from: 1, to: 1 }), 'SV-R-09');
    refused(again(line('MMMM')), change('line', 'MMMM', { from: 2, to: 1 }), 'SV-R-09');
    refused(again(block('PMM/MMM')), change('block', 'MMM/MMP'), 'SV-R-09');
    legal(again(block('PMM/MMM')), change('block', 'PM/MM/MM'));
    legal(again(block('PMM/MMM')), change('defensiveBlock', 'PMM/MMM'));
    legal(again(line('MM')), change('openOrder', 'MM'));
  });
});

describe('SV-CHANGE-05 room for the end position', () => {
  const friend = (x: number, y: number) => line('M', { id: 'S2', x, y });

  test('SV-CHANGE-05 SV-R-06 overlapping nothing at the end; what lies between does not matter', () => {
    // S2 stands where the line would come
    refused(field([column('M/M/M'), friend(X + W, Y)]), change('line', 'MMM'), 'SV-CHANGE-05');
    refused(field([column('M/M/M'), friend(X + 2 * W - 11, Y)]), change('line', 'MMM'), 'SV-CHANGE-05');
    legal(field([column('M/M/M'), friend(X + 2 * W - 10, Y)]), change('line', 'MMM'));
    // S2 stands between the old and the new places, beside the column
    legal(field([column('M/M/M'), friend(X + W, Y - W)]), change('line', 'MMM'));
  });

  test('SV-CHANGE-05 SV-R-98 not over the edge of the table, confirmed or not', () => {
    const edge = (x: number) => field({ ...column('M/M/M'), x });
    const given = change('line', 'MMM');
    refused(edge(W), given, 'SV-R-98');
    refused(edge(W), { ...given, leaveTable: true });
    refused(edge(W + HALF - 11), given, 'SV-R-98');
    legal(edge(W + HALF - 10), given);
  });

  test('SV-R-98 another place may be open', () => {
    const match = field({ ...column('M/M'), x: HALF });
    refused(match, change('line', 'MM', { to: 1 }), 'SV-R-98');
    order(match, change('line', 'MM', { to: 0 }));
    expect(pose(match).x).toBe(W);
  });
});

describe('SV-CHANGE-06 SV-R-10 special formations', () => {
  test('SV-CHANGE-06 a defensive block changes about its front rank', () => {
    const match = field(block('MMM/MMM', { formation: 'defensiveBlock' }));
    order(match, change('line', 'MMMMMM', { to: 2 }));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', x: X + HALF, y: Y, heading: 0 });
  });

  const bent = (layout: string, after: number, stays: string, more: Loose = {}) => ({
    ...line(layout),
    formation: 'bentLine',
    bend: { after, stays, way: 'back', angle: 450 },
    ...more,
  });

  test.each([
    [bent('MMMMM', 3, 'left'), change('line', 'MMMMM'), W],
    [bent('MMMMM', 1, 'right'), change('line', 'MMMMM'), -HALF],
    [bent('MMMM', 1, 'right'), change('line', 'MMMM', { from: 1, to: 1 }), -HALF],
    [bent('MMMM', 1, 'right'), change('line', 'MMMM', { from: 2, to: 1 }), HALF],
    [bent('MMMM', 2, 'left'), change('line', 'MMMM', { from: 1, to: 1 }), W],
    [bent('MMM', 2, 'left'), change('roadColumn', 'M/M/M'), HALF],
  ])('SV-CHANGE-06 SV-R-10 %o: the middle of the row by count, by %o', (before, given, dx) => {
    const match = field(before);
    order(match, given);
    expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], x: X + dx, y: Y, heading: 0 });
    expect(unit(match, 'S1').bend).toBeUndefined();
  });

  test('SV-CHANGE-06 not another stand of the bent row', () => {
    refused(
      field(bent('MMMMM', 3, 'left')),
      change('line', 'MMMMM', { from: 1, to: 2 }),
      'SV-CHANGE-01',
      'SV-CHANGE-06',
      'SV-CHANGE-02',
    );
  });

  test('SV-CHANGE-06 a stationary stand in the arm that was turned keeps its own place and heading', () => {
    // two and two, the left arm stays; stand 2 has been turned by 90 degrees about the rear corners
    const match = field(bent('MMMM', 2, 'left', { bend: { after: 2, stays: 'left', way: 'back', angle: 900 } }));
    order(match, change('line', 'MMMM', { from: 2, to: 2 }));
    // its front edge runs south from (X + 2W, Y - W); the line has stand 2 half a stand right of its middle
    expect(pose(match)).toEqual({ x: X + 2 * W, y: Y - W, heading: 900 });
  });

  test('SV-CHANGE-06 columns change about the leading stand', () => {
    const trail = [{ x: X - HALF, y: Y - W - HALF, heading: 900 }];
    const match = field({ ...column('P/M'), formation: 'bentRoadColumn', trail });
    order(match, change('line', 'PM', { to: 0 }));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', x: X + HALF, y: Y, heading: 0 });
    expect(unit(match, 'S1').trail).toBeUndefined();
  });
});

describe('SV-CHANGE-07 open order', () => {
  test.each([
    ['line', 'openOrder'],
    ['openOrder', 'line'],
  ])('SV-CHANGE-07 from %s to %s moves no stand but needs the action', (formation, other) => {
    const match = field(line('MMM', { formation }));
    order(match, change(other, 'MMM'));
    expect(unit(match, 'S1')).toMatchObject({ formation: other, layout: 'MMM', x: X, y: Y, heading: 0, done: true });
  });

  test('SV-CHANGE-07 mounted may then still manoeuvre', () => {
    const match = field(horse('XXX'));
    order(match, change('openOrder', 'XXX'));
    legal(match, go(14000));
  });

  test.each([
    ['pikes', line('PM')],
    ['four muskets', line('MMMM')],
    ['four Mounted', horse('XXXX')],
    ['Heavy Mounted', horse('YY', { type: 'HM' })],
    ['Foot', line('HH', { type: 'Foot' })],
  ])('SV-FORM-07 not for %s', (_, given) => {
    refused(field(given), change('openOrder', String(given['layout'])), 'SV-FORM-01');
  });
});

describe('SV-R-02 blocks of two', () => {
  const TWO: [string, Loose, string][] = [
    ['foot', line('PM'), 'P/M'],
    ['mounted', horse(), 'X/X'],
  ];
  test.each(TWO)('SV-R-02 a block of two is a block: %s', (_, given, layout) => {
    const match = field(given);
    order(match, change('block', layout, { from: 0 }));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'block', layout, x: X - HALF, y: Y });
  });

  test.each(TWO)('SV-R-02 switch noTwoStandBlock: not for %s', (_, given, layout) => {
    refused(field(given, house('noTwoStandBlock')), change('block', layout), 'SV-R-02');
  });

  test('SV-R-02 noTwoStandBlock leaves the defensive block of two and larger blocks', () => {
    legal(field(line('PM'), house('noTwoStandBlock')), change('defensiveBlock', 'P/M'));
    legal(field(line('PMM'), house('noTwoStandBlock')), change('block', 'PM/M.'));
  });
});

describe('road columns', () => {
  const enemy = (gap: number) => line('MM', { id: 'N1', x: X, y: Y + gap, heading: 1800 });

  test.each([
    [24005, 'SV-FORM-09'],
    [24006, undefined],
  ])('SV-FORM-09 SV-R-81 with an enemy at %i', (gap, rule) => {
    expect(ask(field([line('MMM'), enemy(gap)]), change('roadColumn', 'M/M/M'))?.rule).toBe(rule);
  });

  test('SV-R-81 at the moment of forming: horse may ride off first', () => {
    const match = field([horse('XX', { heading: 1800 }), enemy(20000)]);
    refused(match, change('roadColumn', 'X/X'), 'SV-FORM-09');
    order(match, go(10000));
    legal(match, change('roadColumn', 'X/X'));
  });

  test('SV-R-81 a column may march closer and stays one', () => {
    const match = field([column('M/M'), enemy(25000)]);
    order(match, go(6000));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'roadColumn', y: Y + 6000 });
  });

  test('SV-FORM-08 a single stand forms none', () => {
    refused(field(line('M')), change('roadColumn', 'M'), 'SV-FORM-01');
    legal(field(line('MM')), change('roadColumn', file('MM')));
  });
});
