// A Glorious Victory: setting up: order, formations, attached commanders (GL-SETUP-01, -04, -05, GL-R-01, P1).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, unit } from './kit.js';
import {
  NORTH_FIRST,
  SOUTH_FIRST,
  form,
  formed,
  idsOf,
  judge,
  plan,
  setup,
  statusOf,
  three,
  throwsOf,
  times,
  type Loose,
} from './setup-help.js';

const SOUTH = setup(...plan('south'));
const NORTH = setup(...plan('north'));
/** Equal counts and nobody holds the initiative: South throws more. */
const INITIATIVE = [8, 2];

describe('who places first', () => {
  test.each([
    [[3, 4], 'south', 2],
    [[12, 11], 'north', 2],
    [[5, 5, 1, 12], 'south', 4],
    [[7, 7, 2, 2, 9, 8], 'north', 6],
  ])('P1 GL-SETUP-05, GL-R-01 dice %j: %s throws less and places first', (dice, first, throws) => {
    const match = formed([], dice);
    expect(decision(match)).toMatchObject({ side: first, kind: 'setup', open: true });
    const told = throwsOf(match);
    expect(told.map(({ side }) => side)).toEqual(times(throws, 0).map((_, i) => (i % 2 ? 'north' : 'south')));
    expect(told.every(({ count, sides }) => count === 1 && sides === 12)).toBe(true);
  });
  test('P1 GL-SETUP-05 its whole army, then the other side, then Game Turn 1', () => {
    const match = formed([], [...NORTH_FIRST, ...INITIATIVE]);
    choose(match, NORTH);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
    expect(unit(match, 'NB1')).toMatchObject({ status: 'table', x: 36000, y: 42000, heading: 1800 });
    expect(statusOf(match, 'SB1')).toBe('unplaced');
    choose(match, SOUTH);
    expect(unit(match, 'SB1')).toMatchObject({ status: 'table', x: 36000, y: 6000, heading: 0, formation: 'battle' });
    expect(position(match)).toMatchObject({ turn: 1, phase: 'otherMovement', initiative: 'south' });
  });
  test('P1 GL-INIT-03 nobody holds the initiative at the start: equal counts are thrown for', () => {
    const match = formed([], [...SOUTH_FIRST, 2, 2, 4, 9]);
    choose(match, SOUTH);
    choose(match, NORTH);
    expect(position(match).initiative).toBe('north');
    expect(throwsOf(match)).toHaveLength(6);
  });
  test('P1 step 4: the elements at the start are noted', () => {
    const match = formed(['foot pike', 'bombard'], [...SOUTH_FIRST]);
    choose(match, setup(...plan('south'), { unit: 'S7', x: 50000, y: 6000 }, { unit: 'S8', x: 60000, y: 6000 }));
    choose(match, NORTH);
    expect(position(match).sides).toMatchObject({
      south: { elements: 18 + 3 + 6 + 1, tally: 0 },
      north: { elements: 18 + 3, tally: 0 },
    });
    expect(position(match).initiative).toBe('south'); // two formations of four or more against one
  });
  test('GL-SETUP-01 what is offered is legal', () => {
    const match = formed(['knights', 'foot pike', 'bombard'], SOUTH_FIRST);
    expect(options(match).length).toBeGreaterThan(0);
    for (const option of options(match)) expect(refusal(match, option)?.because).toBeUndefined();
  });
  test.each<[string, Loose[]]>([
    ['one missing', plan('south').slice(1)],
    ['one twice', [...plan('south'), { unit: 'S1', x: 50000, y: 6000 }]],
    ['one of the enemy', [...plan('south'), plan('north')[0]!]],
    ['one unknown', [...plan('south'), { unit: 'S77', x: 50000, y: 6000 }]],
  ])('GL-SETUP-05 every formation once: %s', (_, units) => {
    expect(refusal(formed([], SOUTH_FIRST), setup(...units))).toBeDefined();
  });
});

describe('how they stand', () => {
  const at = (more: Loose): Loose[] => [{ unit: 'S7', x: 50000, y: 8000, ...more }];
  test.each<[string, Loose, boolean]>([
    ['foot pike', { formation: 'line' }, true],
    ['foot pike', { formation: 'mass' }, true],
    ['foot pike', { formation: 'line', layout: 'PPPPPP' }, true],
    ['foot pike', { formation: 'mass', layout: 'PP/PP/PP' }, true],
    ['foot pike', { formation: 'mass', layout: 'PPP/PPP' }, false],
    ['foot pike', { formation: 'mass', layout: 'PP/PP/P.' }, false], // six start, not five
    ['foot pike', { formation: 'line', layout: 'PPPPP' }, false],
    ['foot pike', { formation: 'line', layout: 'PPPPPPP' }, false],
    ['foot pike', { formation: 'line', layout: 'BBBBBB' }, false],
    ['foot pike', { formation: 'mass', layout: 'P/P/P/P/P/P' }, false],
    ['foot pike', { formation: 'battle' }, false],
    ['knights', { formation: 'line', layout: 'NNNNNN' }, true],
    ['knights', { formation: 'mass', layout: 'NN/NN/NN' }, true],
    ['elephants', { formation: 'mass' }, true],
    ['bombard', { formation: 'line' }, true],
    ['bombard', { formation: 'mass' }, false],
    ['bombard', { limbered: true }, true],
    ['rockets', { limbered: false }, true],
    ['foot pike', { limbered: true }, false],
    ['knights', { limbered: true }, false],
  ])('GL-SETUP-04, GL-FORM-01, GL-FORM-02 %s %j: %s', (type, more, expected) => {
    const why = judge([type], at(more));
    expect(why === undefined, why?.because).toBe(expected);
  });
  test('GL-SETUP-04, GL-FORM-04 command stands in line', () => {
    const other = (more: Loose) => setup(...plan('south').slice(0, 3), { unit: 'S3', x: 28000, y: 6000, ...more });
    const match = formed([], SOUTH_FIRST);
    expect(refusal(match, other({ formation: 'mass' }))?.rule).toBe('GL-FORM-04');
    expect(refusal(match, other({ formation: 'line' }))).toBeUndefined();
    expect(refusal(match, other({ limbered: true }))?.rule).toBe('GL-ART-03');
  });
  test('GL-SETUP-04 artillery starts limbered or not, as its owner likes', () => {
    const match = formed(['bombard', 'organ gun', 'rockets'], SOUTH_FIRST);
    const guns = [
      { unit: 'S7', x: 46000, y: 6000, limbered: true },
      { unit: 'S8', x: 50000, y: 6000, limbered: false },
      { unit: 'S9', x: 54000, y: 6000 },
    ];
    choose(match, setup(...plan('south'), ...guns));
    expect(['S7', 'S8', 'S9'].map((id) => unit(match, id).limbered)).toEqual([true, false, false]);
  });
  test('GL-SETUP-04, GL-R-12 smallMasses: half a unit may start in mass', () => {
    const order = { ...form(three('south')), split: ['S7'] };
    const halves = (layout: string) => [
      { unit: 'S7a', x: 50000, y: 8000, formation: 'mass', layout },
      { unit: 'S7b', x: 56000, y: 8000 },
    ];
    const small = { houseRules: { smallMasses: true } };
    for (const layout of ['NN/N.', 'NN/.N']) {
      expect(judge(['knights'], halves(layout), {}, order)).toBeDefined();
      expect(judge(['knights'], halves(layout), small, order)).toBeUndefined();
    }
  });
  test('GL-SETUP-03 the heading is free, towards the enemy unless said otherwise', () => {
    const match = formed(['foot pike', 'foot pike'], SOUTH_FIRST);
    const units = [
      { unit: 'S7', x: 50000, y: 6000, heading: 1234, formation: 'mass' },
      { unit: 'S8', x: 60000, y: 6000, formation: 'line' },
    ];
    choose(match, setup(...plan('south'), ...units));
    expect(unit(match, 'S7')).toMatchObject({ heading: 1234, formation: 'mass', x: 50000, y: 6000 });
    expect(unit(match, 'S8').heading).toBe(0);
  });
});

describe('attached commanders', () => {
  const [BATTLE, ...COMMAND] = plan('south');
  const aboard = (...ids: string[]): Loose[] => [
    BATTLE!,
    ...COMMAND.map((one) => (ids.includes(one['unit']) ? { unit: one['unit'], aboard: 'SB1' } : one)),
  ];
  test.each([[[]], [['S1']], [['S2', 'S3']]])('GL-SETUP-04 free or attached: %j on the Battle', (ids: string[]) => {
    const match = formed([], [...SOUTH_FIRST, ...INITIATIVE]);
    choose(match, setup(...aboard(...ids)));
    choose(match, NORTH);
    for (const id of ['S1', 'S2', 'S3']) {
      const one = unit(match, id);
      expect(one.status).toBe('table');
      expect(one.aboard).toBe(ids.includes(id) ? 'SB1' : undefined);
      expect(one.x === undefined).toBe(ids.includes(id));
    }
  });
  test('GL-BATTLE-06, GL-BATTLE-07 each takes six spaces: 18 + 12 fit into 32, 18 + 18 do not', () => {
    const match = formed([], SOUTH_FIRST);
    expect(refusal(match, setup(...aboard('S1', 'S2')))).toBeUndefined();
    const why = refusal(match, setup(...aboard('S1', 'S2', 'S3')));
    expect(['GL-BATTLE-07', 'GL-BATTLE-06', 'GL-R-15', 'GL-MERGE-09', 'GL-SETUP-04']).toContain(why?.rule);
    expect(why?.because).toMatch(/32|36|2/u);
  });
  test('GL-BATTLE-07 they do on a base of 7.5"', () => {
    const match = formed([], SOUTH_FIRST, {}, form(three('south', { diameter: 7500 })));
    expect(refusal(match, setup(...aboard('S1', 'S2', 'S3')))).toBeUndefined();
  });
  test('GL-R-14 with other sizes a commander needs ceil(C / w) by ceil(D / e) spaces', () => {
    // 2 x 2" on 1.25 x 0.75: 2 x 3. 1.25 x 0.75 of his own: one space, so three of them fit beside 18.
    const small = { basing: { command: { frontage: 1250, depth: 750 } } };
    const plain = formed([], SOUTH_FIRST, small);
    expect(refusal(plain, setup(...aboard('S1', 'S2', 'S3')))).toBeUndefined();
    // 2.6 x 2.3": 3 x 4 spaces: 18 + 12 fit, 18 + 24 do not.
    const large = formed([], SOUTH_FIRST, { basing: { command: { frontage: 2600, depth: 2300 } } });
    expect(refusal(large, setup(...aboard('S1')))).toBeUndefined();
    expect(refusal(large, setup(...aboard('S1', 'S2')))?.rule).toBe('GL-BATTLE-07');
  });
  test.each<[string, Loose]>([
    ['on a Battle of the enemy', { unit: 'S1', aboard: 'NB1' }],
    ['on no Battle', { unit: 'S1', aboard: 'S2' }],
    ['on one that is not there', { unit: 'S1', aboard: 'SB2' }],
  ])('GL-SETUP-04 not %s', (_, one) => {
    expect(refusal(formed([], SOUTH_FIRST), setup(BATTLE!, one, ...COMMAND.slice(1)))).toBeDefined();
  });
  test('GL-SETUP-04, GL-BATTLE-03 only command units', () => {
    for (const type of ['knights', 'foot pike', 'bombard'])
      expect(judge([type], [{ unit: 'S7', aboard: 'SB1' }])?.rule).toMatch(
        /^GL-(BATTLE-03|SETUP-04|BATTLE-01|MERGE-01)$/u,
      );
  });
  test('GL-INIT-01, GL-BATTLE-09 on the Battle he takes no ground: others may stand where he might', () => {
    const match = formed(['foot pike'], SOUTH_FIRST);
    const foot = { unit: 'S7', x: 21000, y: 6000, formation: 'mass' };
    expect(refusal(match, setup(...plan('south'), foot))?.rule).toBe('GL-SETUP-03');
    expect(refusal(match, setup(...aboard('S1', 'S2'), foot))).toBeUndefined();
  });
  test('P3 GL-MERGE-10 he is asked in the first movement phase', () => {
    const match = formed([], [...SOUTH_FIRST, 2, 8]);
    choose(match, setup(...aboard('S1')));
    choose(match, NORTH);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'leave' });
    expect(idsOf(match, 'south')).toContain('S1');
  });
});

describe('a set-up names what is wrong', () => {
  test('GL-FORM-05 a Battle is in no formation but its own', () => {
    const match = formed([], SOUTH_FIRST);
    const [first, ...rest] = plan('south');
    for (const more of [{ formation: 'line' }, { formation: 'mass' }, { layout: 'PP' }])
      expect(refusal(match, setup({ ...first, ...more }, ...rest))?.rule).toBe('GL-FORM-05');
    expect(refusal(match, setup({ ...first, formation: 'battle' }, ...rest))).toBeUndefined();
  });
  test('GL-SETUP-01 each is placed once: one forgotten, one placed twice', () => {
    const match = formed([], SOUTH_FIRST);
    const [first, ...rest] = plan('south');
    const without = refusal(match, setup(...rest));
    expect(without).toMatchObject({ rule: 'GL-SETUP-01', because: expect.stringMatching(/ is not placed; each/u) });
    const twice = refusal(match, setup(first!, ...rest, first!));
    expect(twice).toMatchObject({
      rule: 'GL-SETUP-01',
      because: expect.stringMatching(/ is placed 2 times/u),
      also: [],
    });
  });
  test('GL-GEN-05 command does not stand on a Battle of the enemy, nor on nobody', () => {
    const match = formed([], SOUTH_FIRST);
    const others = plan('south').filter(({ unit }) => unit !== 'S2');
    for (const aboard of ['NB1', 'SB9'])
      expect(refusal(match, setup(...others, { unit: 'S2', aboard }))?.rule).toBe('GL-GEN-05');
  });
});
