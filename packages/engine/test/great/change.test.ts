import { describe, expect, test } from 'vitest';
import { unit } from './kit.js';
import {
  DEEP,
  X,
  Y,
  bent,
  block,
  bog,
  change,
  chief,
  enemyAhead,
  expectPose,
  field,
  foot,
  go,
  gun,
  horse,
  house,
  idle,
  judged,
  legal,
  light,
  order,
  pose,
  refused,
  rider,
  square,
  type Loose,
} from './move-help.js';
import { FOOT, HORSE, changed, standsOf, type Bend, type Placed } from './pose-help.js';

const HERE = { x: X, y: Y, heading: 0 };
const BACK45: Bend = { after: 1, stays: 'left', way: 'back', angle: 450 };
const FORWARD30: Bend = { after: 1, stays: 'right', way: 'forward', angle: 300 };

describe('GV-CHANGE-01 GV-CHANGE-02 GV-R-11 one stand stays, the other goes where it may', () => {
  /** Before, order, where the unit then is, seen from S1's place. */
  const CASES: [Loose, Loose, number, number][] = [
    [foot(), change('block', { stand: 0, other: 'behind' }), -2000, 0],
    [foot(), change('block', { stand: 0, other: 'front' }), -2000, 2000],
    [foot(), change('block', { stand: 1, other: 'behind' }), 2000, 0],
    [foot(), change('block', { stand: 1, other: 'front' }), 2000, 2000],
    [foot(), change('defensiveBlock', { stand: 0, other: 'behind' }), -2000, 0],
    [foot(), change('defensiveBlock', { stand: 1, other: 'behind' }), 2000, 0],
    [block(), change('line', { stand: 0, other: 'left' }), -2000, 0],
    [block(), change('line', { stand: 0, other: 'right' }), 2000, 0],
    [block(), change('line', { stand: 1, other: 'left' }), -2000, -2000],
    [block(), change('line', { stand: 1, other: 'right' }), 2000, -2000],
    [block(), change('defensiveBlock', { stand: 0, other: 'behind' }), 0, 0],
    [block(), change('defensiveBlock', { stand: 1, other: 'behind' }), 0, -2000],
    [horse(), change('block', { stand: 0, other: 'behind' }), -2000, 0],
    [horse(), change('block', { stand: 1, other: 'front' }), 2000, 3000],
    [horse({ formation: 'block' }), change('line', { stand: 1, other: 'left' }), -2000, -3000],
    [light(), change('block', { stand: 1, other: 'front' }), 2000, 2000],
    [light({ formation: 'block' }), change('skirmishLine', { stand: 0, other: 'right' }), 2000, 0],
  ];
  test.each(CASES)('GV-CHANGE-01 GV-CHANGE-02 %o by %o', (before, given, dx, dy) => {
    const match = field(before);
    order(match, given);
    expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], x: X + dx, y: Y + dy, heading: 0 });
  });

  test.each([
    [foot(), change('block'), -2000, 0, 'behind stand 0'],
    [foot(), change('defensiveBlock'), -2000, 0, 'behind stand 0'],
    [block(), change('line'), 2000, 0, 'right of stand 0'],
    [block(), change('defensiveBlock'), 0, 0, 'where it is'],
    [square(), change('block'), 0, 0, 'where it is'],
    [foot(), change('block', { stand: 1 }), 2000, 0, 'behind stand 1'],
  ])('GV-CHANGE-01 %o by %o with the rest left out', (before, given, dx, dy) => {
    const match = field(before);
    order(match, given);
    expect(unit(match, 'S1')).toMatchObject({ formation: given['formation'], x: X + dx, y: Y + dy, heading: 0 });
  });

  test.each([
    ['a line', change('line', { other: 'front' })],
    ['a line', change('line', { other: 'behind' })],
    ['a block', change('block', { other: 'left' })],
    ['a block', change('block', { other: 'right' })],
    ['a defensive block', change('defensiveBlock', { other: 'front' })],
    ['a defensive block', change('defensiveBlock', { other: 'left' })],
  ])('GV-CHANGE-02 there is no such place in %s: %o', (_, given) => {
    refused(field(foot()), given, 'GV-CHANGE-02');
  });

  test.each([2, -1, 7])('GV-CHANGE-01 a unit has two stands: not stand %i', (stand) => {
    refused(field(foot()), change('block', { stand }));
  });

  test('GV-R-11 switch changeFormationRearOnly: in a block the other stand may only go behind', () => {
    const only = (given: Loose) => field(given, house('changeFormationRearOnly'));
    const rules = ['GV-R-11', 'GV-CHANGE-02', 'GV-CHANGE-01'];
    refused(only(foot()), change('block', { stand: 0, other: 'front' }), ...rules);
    refused(only(horse()), change('block', { stand: 1, other: 'front' }), ...rules);
    legal(only(foot()), change('block', { stand: 0, other: 'behind' }));
    legal(only(foot()), change('block', { stand: 1, other: 'behind' }));
    legal(only(block()), change('line', { stand: 0, other: 'left' }));
    legal(only(block()), change('line', { stand: 0, other: 'right' }));
  });
});

describe('GV-CHANGE-01 against plain trigonometry, at any heading', () => {
  const bends = (given: Loose, bend: Bend): Loose => ({ ...given, formation: 'bentLine', bend });
  const BEFORE: [string, Loose, typeof FOOT][] = [
    ['line', foot(), FOOT],
    ['block', block(), FOOT],
    ['defensive block', square(), FOOT],
    ['bent back', bends(foot(), BACK45), FOOT],
    ['bent forward', bends(foot(), FORWARD30), FOOT],
    ['line of horse', horse(), HORSE],
    ['block of horse', horse({ formation: 'block' }), HORSE],
    ['horse bent back', bends(horse(), { ...BACK45, angle: 900 }), HORSE],
    ['horse bent forward', bends(horse(), { ...FORWARD30, stays: 'left' }), HORSE],
  ];
  const AFTER = [
    ['line', 'left'],
    ['line', 'right'],
    ['block', 'front'],
    ['block', 'behind'],
    ['defensiveBlock', 'behind'],
    ['bentLine', 'left'],
    ['bentLine', 'right'],
  ] as const;
  const cases = BEFORE.flatMap(([name, given, size], i) =>
    AFTER.flatMap(([formation, other], j) =>
      [0, 1].map((stand) => ({ name, given, size, formation, other, stand, heading: (i * 613 + j * 271) % 3600 })),
    ),
  )
    .filter(({ formation, size }) => formation !== 'defensiveBlock' || size === FOOT)
    // What is no change (GV-CHANGE-01), and what is no bending (GV-CHANGE-04).
    .filter(
      ({ name, formation }) =>
        !name.includes(formation === 'defensiveBlock' ? 'defensive block' : formation) ||
        (formation === 'block' && name === 'defensive block'),
    )
    .filter(
      ({ name, formation, other, stand }) =>
        formation !== 'bentLine' || name.includes('block') || other === (stand === 0 ? 'right' : 'left'),
    );

  test.each(cases)(
    'GV-CHANGE-01 GV-CHANGE-02 GV-CHANGE-04 GV-CHANGE-05 $name to $formation, stand $stand stays, the other $other, heading $heading',
    ({ given, size, formation, other, stand, heading }) => {
      const before = { ...given, ...HERE, heading } as unknown as Placed;
      const bend = formation === 'bentLine' ? { way: stand ? 'forward' : 'back', angle: 333 } : undefined;
      const fixed = standsOf(before, size)[stand]!;
      const after = changed(fixed, formation, other, size, bend as { way: 'back'; angle: number } | undefined);
      const match = field({ ...given, heading });
      order(match, change(formation, { stand, other, ...(bend ? { bend } : {}) }));
      expectPose(pose(match), after);
      expect(unit(match, 'S1').formation).toBe(formation);
      expect(unit(match, 'S1').bend).toEqual(after.bend);
    },
  );
});

describe('GV-CHANGE-01 room for the end position', () => {
  const RIGHT = change('line', { stand: 0, other: 'right' });

  test.each([
    [-10, true],
    [-11, false],
    [-3000, false],
  ])('GV-CHANGE-01 a friend %i from the new place: %s', (gap, may) => {
    const match = field([block(), foot({ id: 'S2', x: X + 6000 + gap + 4000, y: Y })]);
    judged(match, RIGHT, may, 'GV-CHANGE-01');
  });

  test('GV-CHANGE-01 GV-R-81 only the final footprint: what stands between does not matter', () => {
    // S2 stands beside the rear stand, which goes to the front right
    legal(field([block(), foot({ id: 'S2', x: X + 6000, y: Y - 2000 })]), RIGHT);
    // enemies all round the rear stand, out of touch
    legal(
      field([
        block(),
        foot({ id: 'N1', x: X + 2011, y: Y - 6100, heading: 2700 }),
        chief({ id: 'N2', x: X, y: Y - 4011, heading: 0 }),
      ]),
      RIGHT,
    );
  });

  test.each([
    [10, false],
    [11, true],
  ])('GV-CHANGE-01 GV-MOVE-04 an enemy %i from the new place: %s', (gap, may) => {
    const match = field([block(), foot({ id: 'N1', x: X + 6000 + gap + 4000, y: Y, heading: 0 })]);
    judged(match, RIGHT, may, 'GV-MOVE-04');
  });

  test.each([
    [-10, true],
    [-11, false],
  ])('GV-CHANGE-01 GV-TERR-03 a bog %i from the new place: %s', (gap, may) => {
    const match = field(block(), bog(X + 6000 + gap, Y - 3000, X + 20000, Y + 3000));
    judged(match, RIGHT, may, 'GV-TERR-03');
  });

  test('GV-CHANGE-01 GV-GEN-08 not over the edge of the table', () => {
    const edge = (x: number) => field(block({ x }));
    const left = change('line', { stand: 0, other: 'left' });
    legal(edge(5990), left);
    refused(edge(5989), left, 'GV-GEN-08');
    const far = (y: number) => field(foot({ y }));
    const front = change('block', { stand: 0, other: 'front' });
    legal(far(DEEP - 1990), front);
    refused(far(DEEP - 1989), front, 'GV-GEN-08');
  });

  test('GV-CHANGE-01 another place may be open', () => {
    const match = field([block(), foot({ id: 'S2', x: X + 6000, y: Y })]);
    refused(match, change('line', { stand: 0, other: 'right' }), 'GV-CHANGE-01');
    legal(match, change('line', { stand: 0, other: 'left' }));
    legal(match, change('line', { stand: 1, other: 'left' }));
  });
});

describe('GV-CHANGE-03 line and skirmish line', () => {
  test.each<[string, Loose, string]>([
    ['light foot', light({ formation: 'line' }), 'skirmishLine'],
    ['light foot', light(), 'line'],
    ['light horse', rider({ formation: 'line' }), 'skirmishLine'],
    ['light camels', rider({ type: 'light camels' }), 'line'],
    ['light chariots', rider({ type: 'light chariots' }), 'line'],
    ['light chariots', rider({ type: 'light chariots', formation: 'line' }), 'skirmishLine'],
  ])('GV-CHANGE-03 GV-GEN-05 %s %o to %s moves no stand', (_, given, formation) => {
    const match = field({ ...given, heading: 1111 });
    order(match, change(formation));
    expect(unit(match, 'S1')).toMatchObject({ formation, x: X, y: Y, heading: 1111 });
  });

  test('GV-CHANGE-03 but it is a change of formation', () => {
    const match = field(light({ formation: 'line' }));
    order(match, change('skirmishLine'));
    idle(match, 'S1', 'GV-MOVE-01');
    const other = field(light());
    order(other, change('line'));
    refused(other, change('skirmishLine'), 'GV-MOVE-03');
    legal(other, go(6000));
  });

  test.each([
    ['light chariots to block', horse({ type: 'light chariots' }), change('block')],
    [
      'light chariots to a bent line',
      horse({ type: 'light chariots' }),
      change('bentLine', { bend: { way: 'back', angle: 300 } }),
    ],
    ['heavy chariots to skirmish line', horse({ type: 'heavy chariots' }), change('skirmishLine')],
    ['elephants to skirmish line', horse({ type: 'medium elephants' }), change('skirmishLine')],
    ['artillery to line', gun({ packed: true }), change('line')],
    ['a commander to line', chief(), change('line')],
  ])('GV-CHANGE-03 GV-FORM-02 not %s', (_, given, wanted) => {
    refused(field(given), wanted, 'GV-CHANGE-03', 'GV-FORM-02', 'GV-MOVE-03');
  });
});

describe('GV-CHANGE-01 to take the formation one is in already is no change of formation', () => {
  const BEND = { way: 'back', angle: 450 };
  test.each<[string, Loose, Loose]>([
    ['a line slides left', foot(), change('line', { stand: 0, other: 'left' })],
    ['a line slides right', foot(), change('line', { stand: 1, other: 'right' })],
    ['a line stays', foot(), change('line')],
    ['a block of horse goes on', horse({ formation: 'block' }), change('block', { stand: 0, other: 'front' })],
    ['a block goes back', block(), change('block', { stand: 1, other: 'behind' })],
    ['a block stays', block(), change('block')],
    ['skirmishers slide', light(), change('skirmishLine', { stand: 0, other: 'left' })],
    ['a defensive block goes back', square(), change('defensiveBlock', { stand: 1, other: 'behind' })],
    ['a defensive block stays', square(), change('defensiveBlock')],
    ['a bent line stays', bent(), change('bentLine', { bend: BEND })],
    ['a bent line about its other stand', bent(), change('bentLine', { stand: 1, bend: BEND })],
    ['a bent line slides', bent(), change('bentLine', { stand: 0, other: 'left', bend: BEND })],
  ])('GV-CHANGE-01 P10.1 %s', (_, given, wanted) => {
    expect(refused(field(given), wanted).rule).toBe('GV-CHANGE-01');
  });

  test('GV-CHANGE-01 GV-CHANGE-04 another bend is a new formation', () => {
    for (const bend of [
      { way: 'back', angle: 451 },
      { way: 'forward', angle: 450 },
    ])
      legal(field(bent()), change('bentLine', { bend }));
  });

  test('GV-CHANGE-01 GV-MOVE-12 after a failed test too', () => {
    const match = field(foot({ chargeFailed: true }));
    expect(refused(match, change('line', { stand: 0, other: 'left' })).rule).toBe('GV-CHANGE-01');
  });
});

describe('GV-CHANGE-03 GV-CHANGE-04 no stand slides along with a marker or a bend', () => {
  const BEND = { way: 'back', angle: 450 };
  const skirmish = bent({ type: 'light foot javelins', formation: 'bentSkirmishLine' });
  test.each<[string, Loose, string, Loose]>([
    ['line to skirmish line', rider({ formation: 'line' }), 'skirmishLine', {}],
    ['skirmish line to line', rider(), 'line', {}],
    ['bent line to bent skirmish line', { ...skirmish, formation: 'bentLine' }, 'bentSkirmishLine', { bend: BEND }],
    ['bent skirmish line to bent line', skirmish, 'bentLine', { bend: BEND }],
  ])('GV-CHANGE-03 %s: only the marker changes', (_, given, formation, more) => {
    for (const [stand, other, may] of [
      [0, 'left', false],
      [1, 'right', false],
      [0, 'right', true],
      [1, 'left', true],
      [0, undefined, true],
      [1, undefined, true],
    ] as const) {
      const match = field({ ...given, heading: 777 });
      const before = unit(match, 'S1');
      const wanted = change(formation, { stand, ...(other ? { other } : {}), ...more });
      if (!may) {
        expect(refused(match, wanted).rule).toBe('GV-CHANGE-03');
        continue;
      }
      order(match, wanted);
      expect(unit(match, 'S1')).toMatchObject({ ...pose(match), formation, x: before.x, y: before.y, heading: 777 });
      expect(unit(match, 'S1').bend).toEqual(before.bend);
    }
  });

  test.each<[string, Loose]>([
    ['a line', foot()],
    ['a bent line', bent()],
  ])('GV-CHANGE-04 %s is bent where its stands meet', (_, given) => {
    const bend = { way: 'back', angle: 300 };
    for (const [stand, other] of [
      [0, 'left'],
      [1, 'right'],
    ] as const)
      expect(refused(field(given), change('bentLine', { stand, other, bend })).rule).toBe('GV-CHANGE-04');
    // A block may go either way first.
    legal(field(block()), change('bentLine', { stand: 0, other: 'left', bend }));
    // A bend may be straightened to either side: that is another formation about the stand that stays.
    legal(field(bent()), change('line', { stand: 0, other: 'left' }));
  });
});

describe('GV-CHANGE-05 out of special formations', () => {
  test('GV-CHANGE-05 GV-R-11 a defensive block about its rear stand faces the other way', () => {
    const match = field(square());
    order(match, change('line', { stand: 1, other: 'right' }));
    // the rear stand looks south from y = 76000; its right is west
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', x: X - 2000, y: Y - 4000, heading: 1800 });
    const again = field(square());
    order(again, change('block', { stand: 1, other: 'behind' }));
    expect(unit(again, 'S1')).toMatchObject({ formation: 'block', x: X, y: Y - 4000, heading: 1800 });
  });

  test.each([
    ['stand 0', 0, { x: X + 2000, y: Y, heading: 0 }],
    // bent back by 90 degrees about (X + 2000, Y - 2000), the right stand looks east from x = X + 4000, middle y = Y - 4000
    ['stand 1', 1, { x: X + 4000, y: Y - 2000, heading: 900 }],
  ])('GV-CHANGE-05 a bent line about %s: the new line faces as that stand did', (_, stand, place) => {
    const match = field(bent({ bend: { ...BACK45, angle: 900 } }));
    order(match, change('line', { stand, other: stand === 0 ? 'right' : 'left' }));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', ...place });
    expect(unit(match, 'S1').bend).toBeUndefined();
  });

  test('GV-CHANGE-05 GV-FORM-08 straightened it may move again, next time', () => {
    const match = field(bent());
    order(match, change('line'));
    idle(match, 'S1');
  });

  test('GV-CHANGE-05 into a bent line about either stand', () => {
    for (const [stand, stays, dx] of [
      [0, 'left', -2000],
      [1, 'right', 2000],
    ] as const) {
      const match = field(foot());
      order(match, change('bentLine', { stand, bend: { way: 'back', angle: 600 } }));
      expect(unit(match, 'S1')).toMatchObject({
        formation: 'bentLine',
        x: X + dx,
        y: Y,
        heading: 0,
        bend: { after: 1, stays, way: 'back', angle: 600 },
      });
    }
  });
});

test('GV-CHANGE-01 P10 nobody is asked: enemy horse close by does not react, and foot has then finished', () => {
  const match = field([foot(), enemyAhead(3000, { type: 'heavy horse' })]);
  order(match, change('block', { other: 'behind' }));
  idle(match, 'S1', 'GV-MOVE-01');
});
