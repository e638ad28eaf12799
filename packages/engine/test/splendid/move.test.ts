import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import {
  ABOUT,
  HALF,
  W,
  X,
  Y,
  ahead,
  ask,
  block,
  bog,
  change,
  column,
  doubled,
  enemyAhead,
  field,
  finish,
  friendAhead,
  go,
  gun,
  horse,
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
  type Match,
} from './move-help.js';

const chosen = (id: string) => ({ do: 'choose', unit: id });
const END = { do: 'end' };
const noChoice = (match: Match, id: string, ...rules: string[]) => {
  expect(options(match)).not.toContainEqual(chosen(id));
  expect(rules).toContain(refusal(match, chosen(id))?.rule);
};

describe('who acts', () => {
  const three = () => field([line('MM'), line('MM', { id: 'S2', x: X + 10000, y: Y }), enemyAhead(20000)]);

  test('SV-MOVE-01 units act one at a time, in any order, each if it likes', () => {
    const match = three();
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(options(match)).toEqual(expect.arrayContaining([chosen('S1'), chosen('S2'), chosen('S9'), END]));
    order(match, finish(go(1000)), 'S2');
    expect(options(match)).toEqual(expect.arrayContaining([chosen('S1'), chosen('S9'), END]));
    order(match, finish(go(1000)), 'S1');
    expect(pose(match, 'S1')).toEqual({ x: X, y: Y + 1000, heading: 0 });
    expect(pose(match, 'S2')).toEqual({ x: X + 10000, y: Y + 1000, heading: 0 });
  });

  test('SV-MOVE-01 nobody moves the units of the other side', () => {
    const match = three();
    expect(options(match)).not.toContainEqual(chosen('N1'));
    expect(refusal(match, chosen('N1'))?.rule).toBe('SV-MOVE-01');
  });

  test('SV-MOVE-01 SV-TURN-02 the phase may be ended with nothing done; then the other side moves', () => {
    const match = three();
    choose(match, END);
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(options(match)).toEqual(expect.arrayContaining([chosen('N1'), chosen('N9')]));
    expect(refusal(match, chosen('S1'))?.rule).toBe('SV-MOVE-01');
  });

  test('SV-MOVE-02 a unit that has finished does not act again', () => {
    const match = three();
    order(match, finish(go(1000)));
    expect(decision(match)).toMatchObject({ kind: 'activity' });
    noChoice(match, 'S1', 'SV-MOVE-02');
  });

  test('SV-MOVE-02 stopping finishes it, whatever is left', () => {
    const match = three();
    order(match, go(1000));
    expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S1' } });
    choose(match, { do: 'stop' });
    noChoice(match, 'S1', 'SV-MOVE-02');
  });

  test('SV-MOVE-03 a unit in contact when the phase begins does nothing', () => {
    const match = field([line('MM'), enemyAhead(0)]);
    noChoice(match, 'S1', 'SV-MOVE-03');
  });

  test('SV-MOVE-03 nor does it when the contact has ended meanwhile', () => {
    const match = field([line('MM', { engagedAtStart: true }), enemyAhead(3000)]);
    noChoice(match, 'S1', 'SV-MOVE-03');
  });

  test('SV-MOVE-03 not even when a friend has overrun the gun that held it', () => {
    const match = field(
      [
        line('MM'),
        gun('RA', { id: 'N1', x: X, y: Y, heading: 1800, limbered: true }),
        horse('XX', { id: 'S2', x: X + 8000, y: Y + 2000, heading: 2700 }),
      ],
      { dice: [3] },
    );
    order(match, { do: 'charge', target: 'N1' }, 'S2');
    expect(unit(match, 'N1').status).toBe('routed');
    choose(match, { do: 'stop' });
    noChoice(match, 'S1', 'SV-MOVE-03');
  });

  test('SV-MOVE-03 nor one that came into contact during the phase', () => {
    const match = field([line('MM', { engagedAtStart: false }), enemyAhead(0)]);
    noChoice(match, 'S1', 'SV-MOVE-03');
  });

  test('SV-MOVE-03 a corner against a corner is no contact', () => {
    legal(field([line('MM'), enemyAhead(0, { x: X + 2 * W })]), { do: 'stepBack', steps: [{ back: 500 }] });
  });

  test('SV-MOVE-03 mounted in contact may disengage and nothing else', () => {
    const match = field([horse(), enemyAhead(0)]);
    legal(match, { do: 'disengage' });
    for (const given of [go(1000), steps(ABOUT), change('block', 'X/X'), { do: 'charge', target: 'N1' }])
      refused(match, given);
  });
});

describe('SV-MOVE-04 the actions of each unit', () => {
  const ORDERS: Record<string, (letter: string) => Loose> = {
    change: (letter) => change('block', `${letter}/${letter}`),
    manoeuvre: () => go(500),
    stepBack: () => ({ do: 'stepBack', steps: [{ back: 500 }] }),
    sideStep: () => ({ do: 'sideStep', steps: [{ left: 500 }] }),
    charge: () => ({ do: 'charge', target: 'N1' }),
    disengage: () => ({ do: 'disengage' }),
    prolong: () => ({ do: 'prolong', steps: [ahead(500)] }),
    prolongBack: () => ({ do: 'prolongBack', steps: [{ back: 500 }] }),
    limber: () => ({ do: 'limber' }),
    unlimber: () => ({ do: 'unlimber' }),
    mount: () => ({ do: 'mount' }),
    dismount: () => ({ do: 'dismount' }),
    changeBack: (letter) => change('line', letter + letter),
  };
  const UNITS: Record<string, Loose> = {
    'Pike and Musket': line('MM'),
    Foot: line('HH', { type: 'Foot' }),
    'Heavy Mounted': horse('YY', { type: 'HM' }),
    Mounted: horse(),
    'Dragoons mounted': horse('DD', { type: 'D' }),
    'Dragoons dismounted': horse('DD', { type: 'D', state: 'dismounted' }),
    'gun unlimbered': gun('RA'),
    'gun limbered': gun('RA', { limbered: true }),
    Commander: { type: 'Cmd', layout: 'C' },
  };
  const at3 = (name: string) => field([UNITS[name]!, enemyAhead(3000)]);
  const orderOf = (match: Match, name: string) => ORDERS[name]!(String(unit(match, 'S1').layout)[0]!);

  test.each([
    ['Pike and Musket', 'change manoeuvre stepBack sideStep charge'],
    ['Foot', 'change manoeuvre stepBack sideStep charge'],
    ['Heavy Mounted', 'change manoeuvre charge'],
    ['Mounted', 'change manoeuvre charge'],
    ['Dragoons mounted', 'dismount change manoeuvre charge'],
    ['Dragoons dismounted', 'mount change manoeuvre charge stepBack sideStep'],
    ['gun unlimbered', 'prolong prolongBack limber'],
    ['gun limbered', 'manoeuvre unlimber'],
    ['Commander', 'manoeuvre'],
  ])('SV-MOVE-04 %s: %s', (name, list) => {
    const match = at3(name);
    const found = Object.keys(ORDERS).filter((one) => one !== 'changeBack' && !ask(match, orderOf(match, one)));
    expect(found.sort()).toEqual(list.split(' ').sort());
  });

  test.each([
    ['Heavy Mounted', 'change manoeuvre'],
    ['Heavy Mounted', 'manoeuvre change'],
    ['Mounted', 'change manoeuvre manoeuvre'],
    ['Mounted', 'manoeuvre manoeuvre change'],
    ['Dragoons mounted', 'dismount change'],
    ['Dragoons mounted', 'change manoeuvre'],
    ['Dragoons mounted', 'manoeuvre change'],
    ['Dragoons dismounted', 'mount change'],
    ['Dragoons dismounted', 'change manoeuvre'],
    ['Dragoons dismounted', 'manoeuvre change'],
    ['Pike and Musket', 'manoeuvre manoeuvre'],
  ])('SV-MOVE-04 %s may combine: %s', (name, list) => {
    const match = at3(name);
    for (const one of list.split(' ')) {
      expect(unit(match, 'S1').done, one).toBe(false);
      order(match, orderOf(match, one));
    }
  });

  test.each([
    ['Pike and Musket', 'change', 'manoeuvre'],
    ['Pike and Musket', 'manoeuvre', 'change'],
    ['Pike and Musket', 'manoeuvre', 'sideStep'],
    ['Pike and Musket', 'sideStep', 'stepBack'],
    ['Pike and Musket', 'stepBack', 'manoeuvre'],
    ['Pike and Musket', 'manoeuvre', 'charge'],
    ['Foot', 'change', 'charge'],
    ['Foot', 'sideStep', 'change'],
    ['Mounted', 'change', 'charge'],
    ['Mounted', 'manoeuvre', 'charge'],
    ['Mounted', 'change', 'changeBack'],
    ['Mounted', 'change manoeuvre', 'changeBack'],
    ['Heavy Mounted', 'manoeuvre change', 'manoeuvre'],
    ['Heavy Mounted', 'manoeuvre change', 'changeBack'],
    ['Dragoons mounted', 'dismount', 'manoeuvre'],
    ['Dragoons mounted', 'dismount', 'sideStep'],
    ['Dragoons mounted', 'dismount', 'charge'],
    ['Dragoons mounted', 'dismount', 'mount'],
    ['Dragoons mounted', 'dismount change', 'manoeuvre'],
    ['Dragoons mounted', 'manoeuvre', 'dismount'],
    ['Dragoons mounted', 'change', 'dismount'],
    ['Dragoons dismounted', 'mount', 'manoeuvre'],
    ['Dragoons dismounted', 'mount', 'charge'],
    ['Dragoons dismounted', 'sideStep', 'change'],
    ['gun unlimbered', 'prolong', 'limber'],
    ['gun unlimbered', 'prolong', 'prolongBack'],
    ['gun unlimbered', 'limber', 'manoeuvre'],
    ['gun limbered', 'manoeuvre', 'unlimber'],
    ['gun limbered', 'unlimber', 'prolong'],
  ])('SV-MOVE-04 %s, after %s, may not %s', (name, before, after) => {
    const match = at3(name);
    for (const one of before.split(' ')) order(match, orderOf(match, one));
    const next = decision(match)?.kind === 'activity' ? chosen('S1') : orderOf(match, after);
    expect(refusal(match, next)).toBeDefined();
  });

  test.each([
    ['Mounted', 'change'],
    ['Mounted', 'manoeuvre'],
    ['Dragoons mounted', 'dismount'],
  ])('SV-R-48 %s may leave it at the first part: %s', (name, first) => {
    const match = at3(name);
    order(match, orderOf(match, first));
    choose(match, { do: 'stop' });
    expect(unit(match, 'S1').done).toBe(true);
    noChoice(match, 'S1', 'SV-MOVE-02');
  });
});

describe('a column near the enemy', () => {
  test.each([
    [24000, true],
    [24005, true],
    [24006, false],
  ])('SV-MOVE-05 at %i must change: %s', (gap, must) => {
    const match = field([column('M/M/M'), enemyAhead(gap)]);
    expect(refusal(match, END)?.rule).toBe(must ? 'SV-MOVE-05' : undefined);
    expect(ask(match, go(1000))?.rule).toBe(must ? 'SV-MOVE-05' : undefined);
  });

  test.each([
    ['foot', column('M/M/M'), 'MMM'],
    ['mounted', column('X/X/X', { type: 'M' }), 'XXX'],
  ])('SV-MOVE-05 SV-R-15 %s only changes its formation, out of the columns, and is done', (_, unitGiven, row) => {
    const match = field([unitGiven, enemyAhead(20000)]);
    const file = [...row].join('/');
    for (const given of [go(1000), steps(turn(100)), steps(ABOUT), change('roadColumn', file)])
      refused(match, given, 'SV-MOVE-05');
    refused(match, { do: 'stop' }, 'SV-MOVE-05');
    order(match, change('line', row));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'line', layout: row, x: X, y: Y, done: true });
    expect(refusal(match, END)).toBeUndefined();
  });

  test('SV-MOVE-05 any enemy unit counts, a single gun or Commander too', () => {
    const guns = field([column('M/M'), { ...gun('FG'), id: 'N1', x: X, y: Y + 23000, heading: 900 }]);
    expect(refusal(guns, END)?.rule).toBe('SV-MOVE-05');
    const chief = field([column('M/M'), { id: 'N1', type: 'Cmd', layout: 'C', x: X, y: Y + 23000 }]);
    expect(refusal(chief, END)?.rule).toBe('SV-MOVE-05');
  });

  test('SV-MOVE-05 a bent column too', () => {
    const bent = {
      ...column('M/M'),
      formation: 'bentRoadColumn',
      trail: [{ x: X - HALF, y: Y - W - HALF, heading: 900 }],
    };
    const match = field([bent, enemyAhead(20000)]);
    expect(refusal(match, END)?.rule).toBe('SV-MOVE-05');
    refused(match, go(1000), 'SV-MOVE-05');
    legal(match, change('line', 'MM'));
  });

  test('SV-R-15 in contact it does nothing and binds nobody', () => {
    const match = field([column('M/M'), enemyAhead(0)]);
    expect(refusal(match, END)).toBeUndefined();
    noChoice(match, 'S1', 'SV-MOVE-03');
  });

  const hemmedIn = (more: Loose = {}) =>
    field(
      [
        column('X/X', { type: 'M' }),
        line('MM', { id: 'S2', x: X - HALF - W, y: Y }),
        line('MM', { id: 'S3', x: X + HALF + W, y: Y }),
        enemyAhead(20000),
      ],
      more,
    );

  test('SV-MOVE-05 SV-R-15 the phase may be ended if no straight formation has room; a bent one is allowed', () => {
    const match = hemmedIn(house('noTwoStandBlock'));
    expect(refusal(match, END)).toBeUndefined();
    legal(match, change('bentLine', 'XX', { to: 0, bend: { after: 1, way: 'back', angle: 900 } }));
    refused(match, change('line', 'XX', { to: 0 }));
    refused(match, go(100), 'SV-MOVE-05');
    legal(match, { do: 'stop' });
  });

  test('SV-MOVE-05 with room for one it may not', () => {
    const match = hemmedIn();
    expect(refusal(match, END)?.rule).toBe('SV-MOVE-05');
    legal(match, change('block', 'X/X'));
  });
});

describe('SV-MOVE-10 nothing is overlapped, no enemy touched', () => {
  test.each([
    [2000, undefined],
    [2010, undefined],
    [2011, 'SV-MOVE-10'],
    [3500, 'SV-MOVE-10'],
  ])('SV-MOVE-10 SV-GEO-07 a friend 2" ahead: a move of %i', (by, rule) => {
    expect(ask(field([line('MM'), friendAhead(2000)]), go(by))?.rule).toBe(rule);
  });

  test.each([
    [1989, undefined],
    [1990, 'SV-MOVE-10'],
    [2000, 'SV-MOVE-10'],
    [3000, 'SV-MOVE-10'],
  ])('SV-MOVE-10 SV-R-07 an enemy 2" ahead: a move of %i', (by, rule) => {
    expect(ask(field([line('MM'), enemyAhead(2000)]), go(by))?.rule).toBe(rule);
  });

  test.each([
    ['S2', 0, undefined],
    ['N1', 10, 'SV-MOVE-10'],
    ['N1', 11, undefined],
  ])('SV-MOVE-10 SV-GEO-07 passing the side of %s at %i thousandths', (id, gap, rule) => {
    const beside = line('MM', { id, x: X + 2 * W + gap, y: Y + 700, heading: 1800 });
    expect(ask(field([line('MM'), beside]), go(4000))?.rule).toBe(rule);
  });

  test.each([
    ['stepBack', { back: 2000 }, { x: X, y: Y - W - 1995, heading: 0 }],
    ['sideStep', { left: 2000 }, { x: X - 2 * W - 1995, y: Y, heading: 0 }],
    ['sideStep', { right: 2000 }, { x: X + 2 * W + 1995, y: Y, heading: 0 }],
  ])('SV-MOVE-10 backwards and sideways too: %s %o', (kind, step, place) => {
    const given = { do: kind, steps: [step] };
    legal(field([line('MM'), line('MM', { id: 'S2', ...place })]), given);
    refused(field([line('MM'), line('MM', { id: 'N1', ...place })]), given, 'SV-MOVE-10');
  });

  test.each([
    [10, 'SV-MOVE-10'],
    [11, undefined],
  ])('SV-MOVE-10 SV-CHANGE-05 a change of formation that ends %i from an enemy', (gap, rule) => {
    const match = field([line('MM'), line('MM', { id: 'N1', x: X, y: Y - 2 * W - gap, heading: 0 })]);
    const answer = ask(match, change('block', 'M/M'))?.rule;
    if (rule) expect(['SV-MOVE-10', 'SV-CHANGE-05']).toContain(answer);
    else expect(answer).toBeUndefined();
  });

  test('SV-MOVE-10 SV-TERR-03 prohibited terrain is not overlapped', () => {
    const far = (gap: number) => field(line('MM'), bog(X - 5000, Y + gap, X + 5000, Y + gap + 500));
    legal(far(2000), go(2010));
    refused(far(2000), go(2011), 'SV-TERR-03');
    refused(far(2000), steps(turn(3600)), 'SV-TERR-03');
    legal(far(2230), steps(turn(3600)));
    const behind = (gap: number) => field(line('MM'), bog(X - 5000, Y - 5000, X + 5000, Y - 2 * W - gap));
    legal(behind(-10), change('block', 'M/M'));
    refused(behind(-11), change('block', 'M/M'), 'SV-TERR-03');
  });

  test('SV-MOVE-10 SV-R-07 a pivot touches no enemy', () => {
    // pivoting by 18 degrees the right end of the line comes 486 forward
    const given = { do: 'stepBack', steps: [{ pivot: -180 }, { back: 500 }] };
    legal(field([line('MM'), enemyAhead(500, { x: X + W })]), given);
    refused(field([line('MM'), enemyAhead(495, { x: X + W })]), given);
  });

  describe('an enemy met corner to corner', () => {
    const cornered = () => field([line('MM'), enemyAhead(0, { x: X + 2 * W })]);

    test('SV-MOVE-10 may be left', () => {
      legal(cornered(), { do: 'stepBack', steps: [{ back: 1000 }] });
      legal(cornered(), { do: 'sideStep', steps: [{ left: 1000 }] });
      legal(cornered(), steps(ABOUT, ahead(2000)));
    });

    test('SV-MOVE-10 SV-GEO-06 may stay touched at the corner, but it never becomes contact', () => {
      legal(cornered(), go(30));
      refused(cornered(), go(200), 'SV-MOVE-10');
      refused(cornered(), { do: 'sideStep', steps: [{ right: 1000 }] }, 'SV-MOVE-10');
    });

    test('SV-MOVE-10 once lost, the touch is not found again', () => {
      const back = (by: number) => steps(ABOUT, ahead(1000), ABOUT, ahead(by));
      legal(cornered(), back(989));
      refused(cornered(), back(1000), 'SV-MOVE-10');
    });
  });
});

describe('side-step and step-back', () => {
  const side = (...list: Loose[]): Loose => ({ do: 'sideStep', steps: list });
  const back = (...list: Loose[]): Loose => ({ do: 'stepBack', steps: list });

  test.each([
    [side({ left: 2000 }), 0, -2000, 0],
    [side({ right: 1500 }), 0, 1500, 0],
    [side({ left: 2000 }), 900, 0, 2000],
    [back({ back: 2000 }), 0, 0, -2000],
    [back({ back: 1200 }), 2700, 1200, 0],
  ])('SV-MOVE-12 SV-MOVE-13 %o at heading %i keeps the facing', (given, heading, dx, dy) => {
    const match = field(line('MM', { heading }));
    order(match, finish(given));
    expect(pose(match)).toEqual({ x: X + dx, y: Y + dy, heading });
    expect(unit(match, 'S1').done).toBe(true);
  });

  test.each([
    ['SV-MOVE-12', (by: number) => side({ left: by })],
    ['SV-MOVE-12', (by: number) => side({ right: by })],
    ['SV-MOVE-13', (by: number) => back({ back: by })],
  ])('%s up to 2", in double-time 4"', (rule, of) => {
    const match = field(line('MM'));
    legal(match, of(2000));
    says(refused(match, of(2006), 'SV-MOVE-07', rule), 2);
    legal(match, doubled(of(4000)));
    says(refused(match, doubled(of(4006)), 'SV-MOVE-07', 'SV-MOVE-08', rule), 4);
  });

  test.each([
    [{ left: 1000 }, side],
    [{ back: 1000 }, back],
  ])('SV-MOVE-12 SV-MOVE-13 SV-R-79 one pivot, before or after %o, and no turn', (step, of) => {
    const match = field(line('MM'));
    legal(match, of({ pivot: 182 }, step));
    legal(match, of(step, { pivot: -182 }));
    refused(match, of({ pivot: 10 }, step, { pivot: 10 }), 'SV-FACE-04');
    refused(match, of({ pivot: 183 }, step), 'SV-FACE-05');
    for (const list of [
      [turn(100), step],
      [step, turn(100)],
      [step, ABOUT],
    ])
      refused(match, of(...list), 'SV-FACE-02', 'SV-MOVE-12', 'SV-MOVE-13');
  });

  test('SV-MOVE-12 SV-R-79 the step follows the pivot: sideways of the new heading', () => {
    const match = field(line('M'));
    order(match, finish(side({ pivot: 300 }, { right: 2000 })));
    expect(pose(match)).toEqual({ x: X + 1732, y: Y - 1000, heading: 300 });
    const after = field(line('M'));
    order(after, finish(side({ right: 2000 }, { pivot: 300 })));
    expect(pose(after)).toEqual({ x: X + 2000, y: Y, heading: 300 });
  });

  test.each([
    [side({ left: 500 }, { left: 500 })],
    [side({ left: 500 }, { right: 500 })],
    [side({ left: 500 }, { back: 500 })],
    [side(ahead(500))],
    [back({ back: 500 }, { back: 500 })],
    [back(ahead(500))],
    [back({ left: 500 })],
    [steps({ left: 500 })],
    [steps({ back: 500 })],
    [side()],
  ])('SV-MOVE-12 SV-MOVE-13 one straight step, and of its own kind: not %o', (given) => {
    refused(field(line('MM')), given);
  });

  test.each([
    ['block', block('MM/MM'), true],
    ['open order', line('MM', { formation: 'openOrder' }), true],
    ['straight road column', column('M/M/M'), true],
    [
      'bent road column',
      { ...column('M/M'), formation: 'bentRoadColumn', trail: [{ x: X - HALF, y: Y - W - HALF, heading: 900 }] },
      false,
    ],
    ['defensive block', block('MM/MM', { formation: 'defensiveBlock' }), false],
    [
      'bent line',
      { ...line('MMM'), formation: 'bentLine', bend: { after: 2, stays: 'left', way: 'back', angle: 450 } },
      false,
    ],
    ['mounted', horse(), false],
    ['limbered gun', gun('RA', { limbered: true }), false],
    ['Commander', { type: 'Cmd', layout: 'C' }, false],
  ])('SV-R-79 SV-MOVE-12 SV-MOVE-13 %s: %s', (_, given, may) => {
    for (const one of [side({ left: 1000 }), back({ back: 1000 })])
      expect(ask(field(given), one) === undefined, JSON.stringify(one)).toBe(may);
  });

  test('SV-MOVE-12 SV-MOVE-13 with step and pivot made nothing is left to decide', () => {
    for (const given of [side({ left: 2000 }, { pivot: 5 }), back({ pivot: 5 }, { back: 2000 })]) {
      const match = field(line('MM'));
      order(match, given);
      expect(decision(match)?.kind).toBe('activity');
      expect(unit(match, 'S1').done).toBe(true);
    }
  });

  test('SV-R-79 a straight column side-steps and steps back as a whole', () => {
    const match = field(column('M/M/M'));
    order(match, finish(side({ pivot: 100 }, { left: 1000 })));
    expect(unit(match, 'S1')).toMatchObject({ formation: 'roadColumn', layout: 'M/M/M', heading: 100 });
    const back1 = field(column('M/M/M'));
    order(back1, finish(back({ back: 1500 })));
    expect(unit(back1, 'S1')).toMatchObject({ formation: 'roadColumn', x: X, y: Y - 1500, heading: 0 });
  });
});

describe('SV-MOVE-14 SV-R-89 a defensive block', () => {
  const square = (more: Loose = {}) => field(block('MM/MM', { formation: 'defensiveBlock', ...more }));

  test('SV-MOVE-14 SV-R-89 its manoeuvre is one pivot and nothing else', () => {
    const match = square();
    for (const list of [
      [ahead(100)],
      [turn(100)],
      [ABOUT],
      [{ pivot: 50 }, ahead(100)],
      [{ pivot: 50 }, { pivot: 50, face: 'left' }],
      [{ pivot: 50 }, turn(50)],
    ])
      refused(match, steps(...list));
    order(match, steps({ pivot: 50, face: 'front' }));
    expect(pose(match)).toEqual({ x: X, y: Y, heading: 50 });
    expect(unit(match, 'S1')).toMatchObject({ done: true, pivoted: true });
    noChoice(match, 'S1', 'SV-MOVE-02');
  });

  test('SV-MOVE-14 SV-FACE-04 not if it has pivoted in this phase', () => {
    refused(square({ pivoted: true }), steps({ pivot: 50 }), 'SV-FACE-04');
  });

  test('SV-MOVE-14 engaged it does not', () => {
    const match = field([block('MM/MM', { formation: 'defensiveBlock' }), enemyAhead(0)]);
    noChoice(match, 'S1', 'SV-MOVE-03');
  });
});

describe('option moveAgain', () => {
  const AGAIN = { options: { moveAgain: true } };

  test('moveAgain SV-MOVE-02 foot that stopped goes on with what its manoeuvre has left, and with nothing else', () => {
    const match = field(line('MM'), AGAIN);
    order(match, finish(go(2500)));
    choose(match, chosen('S1'));
    refused(match, go(1506));
    refused(match, change('block', 'M/M'));
    refused(match, { do: 'sideStep', steps: [{ left: 500 }] });
    order(match, finish(go(1500)));
    expect(pose(match)).toEqual({ x: X, y: Y + 4000, heading: 0 });
  });

  test('moveAgain SV-MOVE-02 mounted that only manoeuvred may still change, and no more', () => {
    const match = field(horse(), AGAIN);
    order(match, finish(go(14000)));
    order(match, change('block', 'X/X'));
    expect(unit(match, 'S1').formation).toBe('block');
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, chosen('S1'))?.rule).toBe('SV-MOVE-02');
  });

  test('moveAgain SV-MOVE-02 an action that is used up leaves nothing', () => {
    const match = field(line('MM'), AGAIN);
    order(match, change('block', 'M/M'));
    expect(refusal(match, chosen('S1'))?.rule).toBe('SV-MOVE-02');
    const guns = field(gun('RA'), AGAIN);
    order(guns, { do: 'limber' });
    expect(refusal(guns, chosen('S1'))?.rule).toBe('SV-MOVE-02');
  });

  test('moveAgain SV-MOVE-08 no double-time if it was not declared before the first step', () => {
    const match = field(horse(), AGAIN);
    order(match, finish(go(3000)));
    refused(match, doubled(go(5000)), 'SV-MOVE-08');
    legal(match, go(11000));
    refused(match, go(11006), 'SV-MOVE-07');
  });

  test('moveAgain SV-FACE-04 a used pivot stays used, so that after pivot and step nothing is left', () => {
    const match = field(line('MM'), AGAIN);
    order(match, finish({ do: 'sideStep', steps: [{ pivot: 20 }, { left: 2000 }] }));
    expect(refusal(match, chosen('S1'))?.rule).toBe('SV-MOVE-02');
  });

  test('moveAgain never after a charge: one that fell short is done', () => {
    const match = field([horse(), enemyAhead(21000)], { ...AGAIN, dice: [3, 2] });
    order(match, { do: 'charge', target: 'N1', extend: true });
    expect(pose(match).y).toBe(Y + 20000);
    expect(decision(match)?.kind).toBe('activity');
    expect(refusal(match, chosen('S1'))?.rule).toBe('SV-MOVE-02');
  });
});

test('SV-MOVE-02 flags of the last phase are cleared when the next begins', () => {
  const match = situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [
      line('MM', { id: 'S1', x: 30000, y: 10000 }),
      line('MM', { id: 'N1', x: 30000, y: 40000, heading: 1800, done: true }),
    ],
  });
  choose(match, END);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
  expect(refusal(match, chosen('N1'))).toBeUndefined();
});
