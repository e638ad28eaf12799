// A Major Victory, HASTY: the hasty defensive formation (MV-HASTY-01 to -12, MV-R-42 to -44, -67).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, events } = kitFor(major);

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';

/** South is active and his Commander is in Z(2,1), so that nobody there tests to engage. */
function place(units: Fields[], more: Fields = {}): Match {
  return situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: Z }, north: { commander: 'Z(0,2)' } },
    units: units.map((fields) => ({ zone: Z, ...fields })),
    ...more,
  });
}

/** Every option of the waiting decision as words: `hastyDefence N1`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function engage(match: Match, id: string, target: string): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, { do: 'engage', target });
}

/** S1 engages N1, which hastily forms its defence. */
function hasty(units: Fields[], more: Fields = {}): Match {
  const match = place(units, more);
  engage(match, 'S1', 'N1');
  choose(match, { do: 'hastyDefence', unit: 'N1' });
  return match;
}

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

/** Who threw, in order, with what result. */
const thrown = (match: Match): string[] =>
  (events(match) as Fields[])
    .filter((event) => event.event === 'throw')
    .map((event) => `${String(event.side)} ${String(event.dice)}`);

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const rider = (type: string, more: Fields = {}): Fields => ({ id: 'S1', type, layout: 'MM/MM', ...more });
const foot = (weapon: string, more: Fields = {}): Fields => ({
  id: 'N1',
  type: 'MF',
  weapon,
  layout: 'FF/FF',
  ...more,
});
const weapons = ['firearms', 'bows', 'longbows', 'crossbows', 'light', 'hand'];

describe('forming', () => {
  test.each([
    ['Light Foot, two stands', { type: 'LF', weapon: 'bows', layout: 'F/F' }],
    ['Medium Foot', { type: 'MF', weapon: 'hand', layout: 'FF/FF' }],
    ['Heavy Foot with pikes, nine stands', { type: 'HF', weapon: 'pikes', layout: 'FFF/FFF/FFF' }],
  ])('MV-HASTY-01 any foot in attack formation may, against foot and mounted: %s', (_name, target) => {
    for (const engager of [pikes, rider('LM'), rider('MM'), rider('HM')]) {
      const match = place([engager, { id: 'N1', ...target, fired: target.weapon === 'bows' }]);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
    }
  });

  test.each([
    ['Light Foot', { type: 'LF', weapon: 'light', layout: 'FF/FF', formation: 'open' }],
    ['two stands of Medium Foot', { type: 'MF', weapon: 'pikes', layout: 'F/F', formation: 'open' }],
    ['a single stand', { type: 'MF', weapon: 'hand', layout: 'F' }],
  ])('MV-HASTY-01 MV-R-42 a unit in open order may not: %s', (_name, target) => {
    for (const engager of [pikes, rider('LM'), rider('HM')]) {
      const match = place([engager, { id: 'N1', ...target }, { id: 'N2', type: 'Gun', layout: 'G' }]);
      engage(match, 'S1', 'N1');
      expect(answers(match)).toEqual(engager === pikes ? ['done', 'evade N1', 'support N2'] : ['done', 'support N2']);
      expect(refusal(match, { do: 'hastyDefence', unit: 'N1' })?.rule).toBe('MV-HASTY-01');
    }
  });

  test('MV-HASTY-01 it is optional, and no impact comes without it', () => {
    for (const type of ['LM', 'MM', 'HM']) {
      const match = place([rider(type), foot('bows')]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'N1')).toMatchObject({ hits: 0, formation: 'attack', reacted: false });
    }
  });

  test('MV-HASTY-01 an engaged unit may not', () => {
    const match = place([
      rider('HM', { facing: 'W' }),
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      foot('hand'),
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1').formation).toBe('attack');
  });

  test('MV-HASTY-02 MV-R-67 any valid shape, the heading stays, one hit for disorder', () => {
    const match = hasty([pikes, foot('hand', { layout: 'FFF/FF.', facing: 'E', hits: 1 })]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'hastyDefence', open: true, about: { unit: 'N1' } });
    for (const layout of ['FFF/F..', 'FFF/F.F', 'FFFFF', 'FF/FFF', 'FFF/FFF', 'F/F/F/F/F'])
      expect(refusal(match, { do: 'form', layout }), layout).toBeDefined();
    expect(refusal(match, { do: 'form', formation: 'attack', layout: 'FF/FF/F.' })?.rule).toBe('MV-HASTY-02');
    expect(refusal(match, { do: 'form', layout: 'FF/FF/F.', facing: 'S' })?.rule).toBe('MV-HASTY-02');
    for (const layout of ['FFF/FF.', 'FFF/.FF', 'FF/FF/F.', 'FF/FF/.F'])
      expect(refusal(match, { do: 'form', layout }), layout).toBeUndefined();
    choose(match, { do: 'form', formation: 'defensive', layout: 'FF/FF/.F' });
    expect(unit(match, 'N1')).toMatchObject({
      formation: 'defensive',
      layout: 'FF/FF/.F',
      facing: 'E',
      hits: 2,
      reacted: true,
    });
  });

  test('MV-HASTY-02 with one shape only the player is not asked for it', () => {
    const match = hasty([pikes, foot('hand')]);
    expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', layout: 'FF/FF', hits: 1 });
    expectDone(match, 'S1');
  });

  test.each([
    ['foot', pikes],
    ['Light Mounted', rider('LM')],
  ])('MV-HASTY-02 stakes are lost and strike nobody: engaged by %s', (_name, engager) => {
    const match = hasty([engager, foot('longbows', { stakes: true })]);
    expect(Boolean(unit(match, 'N1').stakes)).toBe(false);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-HASTY-02 a unit that fires cannot form as well, and one that forms does not fire', () => {
    const match = hasty([pikes, foot('bows')]);
    expect(unit(match, 'N1')).toMatchObject({ fired: false, formation: 'defensive' });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expectDone(match, 'S1');
  });

  test('MV-R-42 with openOrderHastyDefence open order foot of two stands or more may, for two hits', () => {
    const loose = { id: 'N1', type: 'LF', weapon: 'light', layout: 'FF/FF', formation: 'open', facing: 'W' };
    const more = { options: { houseRules: { openOrderHastyDefence: true } } };
    const before = place([pikes, loose], more);
    engage(before, 'S1', 'N1');
    expect(answers(before)).toEqual(['done', 'evade N1', 'hastyDefence N1']);
    choose(before, { do: 'hastyDefence', unit: 'N1' });
    expect(unit(before, 'N1')).toMatchObject({ formation: 'defensive', hits: 2, facing: 'W', reacted: true });
    expect(touching(before, 'N1')).toEqual(['S1 left']);

    const mounted = hasty([rider('HM'), loose], { ...more, dice: [4] });
    expect(unit(mounted, 'N1')).toMatchObject({ formation: 'defensive', hits: 2 + 3 });
    const short = hasty([rider('LM'), loose], more);
    expect(unit(short, 'N1')).toMatchObject({ formation: 'defensive', hits: 2, contacts: [] });
  });

  test('MV-R-42 with openOrderHastyDefence attack formation still costs one hit, a single stand still may not', () => {
    const more = { options: { houseRules: { openOrderHastyDefence: true } } };
    expect(unit(hasty([pikes, foot('hand')], more), 'N1').hits).toBe(1);
    const single = place([pikes, foot('hand', { layout: 'F' })], more);
    engage(single, 'S1', 'N1');
    expect(answers(single)).toEqual(['done', 'evade N1']);
  });
});

describe('against foot', () => {
  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('MV-HASTY-03 a foot engager makes ordinary contact, target heading %s', (facing, face) => {
    for (const weapon of ['pikes', 'bows']) {
      const match = hasty([pikes, foot(weapon, { facing })]);
      expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
      expect(unit(match, 'N1')).toMatchObject({ hits: 1, facing, formation: 'defensive' });
      expect(unit(match, 'S1')).toMatchObject({ hits: 0, facing: 'N' });
      expect(thrown(match)).toEqual([]);
      expectDone(match, 'S1');
    }
  });
});

/** Neither in contact; the mounted as they came, the foot in its new formation with one hit. */
function expectShort(match: Match, facing: string): void {
  expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [], zone: Z, facing, formation: 'attack' });
  expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [], formation: 'defensive', reacted: true });
  expectDone(match, 'S1');
}

describe('against Light Mounted', () => {
  test.each([...weapons, 'pikes'])(
    'MV-HASTY-04 MV-HASTY-07 MV-R-43 they pull up short without a throw: %s',
    (weapon) => {
      for (const facing of ['N', 'E', 'S', 'W']) {
        const match = hasty([rider('LM', { facing }), foot(weapon)]);
        expectShort(match, facing);
        expect(thrown(match)).toEqual([]);
      }
    },
  );

  test('MV-HASTY-07 both are done: the formation does not react again, the mounted have no rally', () => {
    const match = hasty([rider('LM'), { ...pikes, id: 'S2' }, foot('bows')]);
    expectShort(match, 'N');
    engage(match, 'S2', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, fired: false });
    expectDone(match, 'S2');
  });
});

describe('against Medium Mounted', () => {
  test.each([1, 2, 3])('MV-HASTY-05 MV-HASTY-07 the mover throws %i: they pull up short', (die) => {
    for (const weapon of ['pikes', 'bows']) {
      const match = hasty([rider('MM', { facing: 'E' }), foot(weapon)], { dice: [die] });
      expectShort(match, 'E');
      expect(thrown(match)).toEqual([`south ${die}`]);
    }
  });

  test.each([4, 5, 6])('MV-HASTY-05 MV-HASTY-08 MV-HASTY-10 the mover throws %i: they charge home on pikes', (die) => {
    const match = hasty([rider('MM'), foot('pikes')], { dice: [die, 4] });
    expect(thrown(match)).toEqual([`south ${die}`, 'north 4']);
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1').hits).toBe(1 + 1);
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test.each(weapons)('MV-HASTY-11 charged home on ill prepared %s: two more hits', (weapon) => {
    const match = hasty([rider('MM'), foot(weapon)], { dice: [4, 4] });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1 + 2, formation: 'defensive' });
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test.each([1, 2, 3])(
    'MV-HASTY-08 MV-HASTY-09 prepared on %i: three throws, the mover, the reactor, the mover',
    (ready) => {
      const match = hasty([rider('MM'), foot('hand')], { dice: [4, ready, 1] });
      expect(thrown(match)).toEqual(['south 4', `north ${ready}`, 'south 1']);
      expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [], facing: 'E', zone: Z });
      expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [], formation: 'defensive' });
      expectDone(match, 'S1');
    },
  );
});

describe('against Heavy Mounted', () => {
  test.each([4, 5, 6])('MV-HASTY-06 MV-HASTY-08 MV-HASTY-10 no throw of the mover, pikes ill prepared on %i', (die) => {
    const match = hasty([rider('HM'), foot('pikes')], { dice: [die] });
    expect(thrown(match)).toEqual([`north ${die}`]);
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1').hits).toBe(1 + 1);
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test.each(weapons)('MV-HASTY-11 charged home on ill prepared %s: three more hits', (weapon) => {
    const match = hasty([rider('HM'), foot(weapon)], { dice: [4] });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ hits: 1 + 3, formation: 'defensive' });
    expect(unit(match, 'S1').hits).toBe(0);
    expectDone(match, 'S1');
  });

  test.each([1, 2, 3])('MV-HASTY-06 MV-HASTY-08 MV-HASTY-09 prepared on %i, pikes or not', (ready) => {
    for (const weapon of ['pikes', 'bows']) {
      const match = hasty([rider('HM'), foot(weapon)], { dice: [ready, 5] });
      expect(thrown(match)).toEqual([`north ${ready}`, 'south 5']);
      expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [], facing: 'S' });
      expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [] });
      expectDone(match, 'S1');
    }
  });

  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('MV-HASTY-11 the impact does not ask for the face: target heading %s', (facing, face) => {
    const match = hasty([rider('HM'), foot('bows', { facing })], { dice: [6] });
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1')).toMatchObject({ hits: 4, facing });
  });
});

describe('the turn in disorder', () => {
  const turns = [
    ['N', 'E', 'W', 'S'],
    ['E', 'S', 'N', 'W'],
    ['S', 'W', 'E', 'N'],
    ['W', 'N', 'S', 'E'],
  ].flatMap(([from, right, left, back]) =>
    [right, right, left, left, back, back].map((to, i) => [from!, i + 1, to!] as const),
  );
  test.each(turns)('MV-HASTY-09 from heading %s a throw of %i turns the mounted to %s', (from, die, to) => {
    for (const [type, dice] of [
      ['HM', [3, die]],
      ['MM', [4, 3, die]],
    ] as const) {
      const match = hasty([rider(type, { facing: from, hits: 1 }), foot('hand')], { dice: [...dice] });
      expect(unit(match, 'S1')).toMatchObject({ facing: to, hits: 2, contacts: [], zone: Z });
      expectDone(match, 'S1');
    }
  });
});

describe('in the other movement phase', () => {
  test('MV-HASTY-05 MV-HASTY-08 MV-HASTY-09 the mover is North: North, South, North throw', () => {
    const match = place([rider('MM', { id: 'N1' }), foot('bows', { id: 'S1' })], {
      phase: 'otherMovement',
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: Z } },
      dice: [6, 1, 4],
    });
    engage(match, 'N1', 'S1');
    choose(match, { do: 'hastyDefence', unit: 'S1' });
    expect(thrown(match)).toEqual(['north 6', 'south 1', 'north 4']);
    expect(unit(match, 'N1')).toMatchObject({ facing: 'E', hits: 1, contacts: [] });
    expect(unit(match, 'S1')).toMatchObject({ facing: 'N', hits: 1, contacts: [] });
  });
});

describe('what does not belong to it', () => {
  test.each(['LM', 'MM', 'HM'])(
    'MV-HASTY-12 MV-R-44 a formation defensive before is simply contacted by %s',
    (type) => {
      for (const weapon of ['pikes', 'bows', 'hand']) {
        const match = place([rider(type), foot(weapon, { formation: 'defensive' })]);
        engage(match, 'S1', 'N1');
        expect(touching(match, 'N1')).toEqual(['S1 front']);
        expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
        expect(unit(match, 'S1').hits).toBe(0);
        expect(thrown(match)).toEqual([]);
        expectDone(match, 'S1');
      }
    },
  );

  test('MV-HASTY-12 a formation made hastily against one is contacted without throws by the next', () => {
    const match = hasty([rider('LM'), rider('HM', { id: 'S2' }), foot('hand')]);
    engage(match, 'S2', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 front']);
    expect(unit(match, 'N1').hits).toBe(1);
    expect(thrown(match)).toEqual([]);
  });

  test.each(['green', 'veteran'])('MV-HASTY-05 MV-HASTY-08 quality changes none of the throws: %s', (quality) => {
    const more = (dice: number[]): Fields => ({ options: { unitQuality: 'assigned' }, dice });
    const units = [rider('MM', { quality }), foot('hand', { quality })];
    expectShort(hasty(units, more([3])), 'N');
    expect(unit(hasty(units, more([4, 3, 1])), 'S1')).toMatchObject({ hits: 1, facing: 'E', contacts: [] });
    expect(unit(hasty(units, more([4, 4])), 'N1').hits).toBe(3);
  });

  test('MV-HASTY-05 the Commander does not help the mounted to charge home', () => {
    expectShort(hasty([rider('MM'), foot('hand')], { dice: [1] }), 'N');
  });

  test('MV-HASTY-09 a follow-on after a recoil can end in disorder too', () => {
    const match = place([rider('HM'), { id: 'N1', type: 'MM', layout: 'MM/MM' }, foot('pikes', { id: 'N2' })], {
      dice: [2, 3],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    choose(match, { do: 'hastyDefence', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, facing: 'W', contacts: [] });
    expectDone(match, 'S1');
  });
});
