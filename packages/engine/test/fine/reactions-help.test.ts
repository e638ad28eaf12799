// A Fine Victory, REACT: intercepts in windows a to d (reaction 6) and supporting fire (reaction 7), FV-REACT-36 to -48.
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from '../kit.js';

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';
const REAR = 'Z(2,0)';

/** South is active. Both Commanders are far away unless told otherwise. Units stand in Z(2,1) unless told otherwise. */
function place(units: Fields[], more: Fields = {}): Match {
  return situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } },
    units: units.map((fields) => ({ zone: Z, ...fields })),
    ...more,
  });
}
const southCommands = (zone: string): Fields => ({
  sides: { south: { commander: zone }, north: { commander: 'Z(0,2)' } },
});
const northCommands = (zone: string): Fields => ({
  sides: { south: { commander: 'Z(0,0)' }, north: { commander: zone } },
});
const bothCommand = (zone: string): Fields => ({ sides: { south: { commander: zone }, north: { commander: zone } } });

/** Every option of the waiting decision as words: `intercept N1`, `choose S2`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function order(match: Match, id: string, what: Fields): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, what);
}
const move = (match: Match, id: string): void => order(match, id, { do: 'move' });
const engage = (match: Match, id: string, target: string): void => order(match, id, { do: 'engage', target });

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** North is asked about an intercept in this window, with exactly these candidates. */
function expectWindow(match: Match, window: string, ids: string[]): void {
  expect(decision(match)).toMatchObject({
    side: 'north',
    kind: 'intercept',
    open: false,
    about: { unit: 'S1', window },
  });
  expect(answers(match)).toEqual(['done', ...ids.map((id) => `intercept ${id}`)]);
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

const foot: Fields = { id: 'S1', type: 'P&M', layout: 'PP/MM' };
const horse: Fields = { id: 'S1', type: 'M', layout: 'XX/XX' };
const gun: Fields = { id: 'S1', type: 'GG', layout: 'G' };
const heavy = (id: string, more: Fields = {}): Fields => ({ id, type: 'HM', layout: 'YY/YY', ...more });
const squadron = (id: string, more: Fields = {}): Fields => ({ id, type: 'M', layout: 'XX/XX', ...more });

describe('the four windows', () => {
  const movers: [string, Fields][] = [
    ['P&M', foot],
    ['Foot', { id: 'S1', type: 'Foot', layout: 'HH/HH' }],
    ['dismounted dragoons', { id: 'S1', type: 'D', state: 'dismounted', layout: 'DD/DD' }],
    ['Heavy Mounted', { id: 'S1', type: 'HM', layout: 'YY/YY' }],
    ['Mounted', horse],
    ['mounted dragoons', { id: 'S1', type: 'D', layout: 'DD/DD' }],
    ['GG', gun],
    ['RA', { id: 'S1', type: 'RA', layout: 'G' }],
    ['HA', { id: 'S1', type: 'HA', layout: 'G' }],
  ];
  test.each(movers)('FV-REACT-36 a: a unit that has moved into the zone: %s', (_name, mover) => {
    const match = place([{ ...mover, zone: REAR }, squadron('N1')]);
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
    expect(unit(match, 'S1').zone).toBe(Z);
  });

  test.each(movers)('FV-REACT-36 b: a unit that has announced a Move out of the zone: %s', (_name, mover) => {
    const match = place([mover, squadron('N1')]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(Z);
  });

  test.each([
    ['P&M', 'P&M', 'MMMM'],
    ['Heavy Mounted', 'HM', 'YYYY'],
    ['GG', 'GG', 'G'],
  ])('FV-REACT-36 a: a unit that has come from a reserve zone: %s', (_name, type, layout) => {
    const match = place([
      { id: 'S1', type, zone: 'SR2', layout },
      { id: 'S2', type: 'P&M', zone: 'Z(4,0)', layout: 'PP/MM' },
      squadron('N1', { zone: REAR }),
    ]);
    choose(match, { do: 'enter', unit: 'S1' });
    expectWindow(match, 'entering', ['N1']);
    expect(unit(match, 'S1')).toMatchObject({ zone: REAR, facing: 'N' });
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe(REAR);
    expectDone(match, 'S1');
  });

  test.each(movers)('FV-REACT-36 b: a unit that has announced to leave the table: %s', (_name, mover) => {
    const match = place([
      { ...mover, zone: REAR },
      { id: 'S2', type: 'P&M', zone: 'Z(4,0)', layout: 'PP/MM' },
      squadron('N1', { zone: REAR }),
    ]);
    choose(match, { do: 'leave', unit: 'S1' });
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(REAR);
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe('SR2');
  });

  test.each([
    ['foot', foot],
    ['mounted', horse],
  ])('FV-REACT-36 c: a pending attempt on another unit: %s', (_name, attacker) => {
    const match = place(
      [attacker, { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' }, squadron('N2')],
      southCommands(Z),
    );
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    expect(answers(match)).toEqual(['done', 'intercept N2']);
    expect(touching(match, 'S1')).toEqual([]);
  });

  test('FV-REACT-36 c: the target itself does not intercept', () => {
    const match = place([foot, squadron('N1')], southCommands(Z));
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
  });

  const melee = (more: Fields = {}): Match =>
    place(
      [
        { ...horse, contacts: [{ with: 'N2', face: 'front' }] },
        squadron('N1'),
        { id: 'N2', type: 'Foot', layout: 'HH/HH' },
      ],
      more,
    );

  test('FV-REACT-36 d: a unit that has disengaged, out of contact and with its hits', () => {
    const match = melee();
    order(match, 'S1', { do: 'disengage' });
    expectWindow(match, 'disengaging', ['N1']);
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [], zone: Z, facing: 'N' });
    expect(touching(match, 'N2')).toEqual([]);
  });

  test('FV-REACT-36 d: passed up, the unit has its second action', () => {
    const match = melee();
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    expect(answers(match)).toContain('move');
  });

  test('FV-REACT-46 d: intercepted, the remaining action is lost', () => {
    const match = melee({ dice: [3] });
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(1);
    expect(touching(match, 'N2')).toEqual([]);
    expectDone(match, 'S1');
  });

  test('FV-REACT-37 a unit that passed up window d may use window b of the second action', () => {
    const match = melee({ dice: [3] });
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'done' });
    choose(match, { do: 'move' });
    expectWindow(match, 'leaving', ['N1']);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-REACT-39 a unit that failed in window d is not asked in window b', () => {
    const match = melee({ dice: [4] });
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expectDone(match, 'S1');
  });

  test('FV-REACT-36 disengaged foot does not intercept', () => {
    const match = place([
      { ...horse, contacts: [{ with: 'N2', face: 'front' }] },
      { id: 'N2', type: 'Foot', layout: 'HH/HH' },
    ]);
    order(match, 'S1', { do: 'disengage' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
  });

  test.each([
    ['Turn', horse, { do: 'turn', to: 'E' }],
    ['Mount Up', { id: 'S1', type: 'D', state: 'dismounted', layout: 'DD/DD' }, { do: 'mountUp' }],
    ['Dismount', { id: 'S1', type: 'D', layout: 'DD/DD' }, { do: 'dismount' }],
    ['doing nothing', foot, { do: 'nothing' }],
  ] as [string, Fields, Fields][])('FV-REACT-36 no window for %s', (_name, fields, what) => {
    const match = place([fields, heavy('N1')]);
    order(match, 'S1', what);
    expect(decision(match)?.side).toBe('south');
  });

  test('FV-REACT-36 no window for a change of formation', () => {
    const match = place([foot, heavy('N1')]);
    order(match, 'S1', { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'attack', layout: 'MM/PP' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-36 no window between reserve zones and for a withdrawal', () => {
    const match = place(
      [
        { id: 'S1', type: 'P&M', zone: 'SR2', layout: 'MMMM' },
        { id: 'S2', type: 'P&M', zone: REAR, layout: 'PP/MM' },
        { id: 'S3', type: 'P&M', zone: 'Z(4,0)', layout: 'PP/MM' },
        heavy('N1', { zone: REAR }),
      ],
      southCommands(REAR),
    );
    choose(match, { do: 'shift', unit: 'S1', to: 'SR3' });
    expectDone(match, 'S1');
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(decision(match)?.side).toBe('south');
  });

  test.each([
    ['in the next zone', squadron('N1', { zone: 'Z(3,1)' })],
    ['in reserve', { id: 'N1', type: 'M', zone: 'NR2', layout: 'XXXX' }],
    ['with a yellow marker', squadron('N1', { reacted: true })],
    ['foot', { id: 'N1', type: 'Foot', layout: 'HH/HH' }],
    ['dismounted dragoons', { id: 'N1', type: 'D', state: 'dismounted', layout: 'DD/DD' }],
    ['artillery', { id: 'N1', type: 'RA', layout: 'G' }],
  ])('FV-REACT-36 who cannot intercept: %s', (_name, fields) => {
    const match = place([{ ...foot, zone: REAR }, fields]);
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-36 engaged mounted cannot intercept', () => {
    const match = place([
      { ...foot, zone: REAR },
      { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      heavy('N1'),
    ]);
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-37 FV-R-47 one Move: first the window of the zone left, then that of the zone entered', () => {
    const match = place([{ ...foot, zone: REAR }, heavy('N1', { zone: REAR }), heavy('N2')]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(REAR);
    choose(match, { do: 'done' });
    expectWindow(match, 'entering', ['N2']);
    expect(unit(match, 'S1').zone).toBe(Z);
    choose(match, { do: 'done' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-37 FV-R-47 two Moves have four windows', () => {
    const match = place([
      { ...horse, zone: REAR },
      heavy('N1', { zone: REAR }),
      heavy('N2'),
      heavy('N3', { zone: 'Z(2,2)' }),
    ]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(REAR);
    choose(match, { do: 'done' });
    expectWindow(match, 'entering', ['N2']);
    expect(unit(match, 'S1').zone).toBe(Z);
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expectWindow(match, 'leaving', ['N2']);
    expect(unit(match, 'S1').zone).toBe(Z);
    choose(match, { do: 'done' });
    expectWindow(match, 'entering', ['N3']);
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    choose(match, { do: 'done' });
    expectDone(match, 'S1');
    expect(['N1', 'N2', 'N3'].map((id) => unit(match, id).reacted)).toEqual([false, false, false]);
  });

  test('FV-REACT-37 who passed up window a of the first Move may use window b of the second', () => {
    const match = place([{ ...horse, zone: REAR }, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'done' });
    choose(match, { do: 'move' });
    expectWindow(match, 'leaving', ['N1']);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('FV-REACT-37 who passed up one unit may intercept the next', () => {
    const match = place([{ ...foot, zone: REAR }, { ...foot, id: 'S2', zone: REAR }, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'done' });
    move(match, 'S2');
    expect(answers(match)).toEqual(['done', 'intercept N1']);
  });
});

describe('the test to intercept', () => {
  // Window a: S1 moves into Z(2,1), N1 tries to intercept.
  const attempt = (interceptor: Fields, more: Fields): Match => {
    const match = place(
      [
        { ...foot, zone: REAR },
        { id: 'N1', ...interceptor },
      ],
      more,
    );
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    return match;
  };
  const expectResult = (match: Match, success: boolean): void => {
    expect(touching(match, 'S1')).toEqual(success ? ['N1 front'] : []);
    expect(unit(match, 'N1').reacted).toBe(true);
    if (!success) expect(unit(match, 'N1').hits).toBe(0);
  };

  test.each([
    ['M', 'XX/XX', 'attack', 1, true],
    ['M', 'XX/XX', 'attack', 3, true],
    ['M', 'XX/XX', 'attack', 4, false],
    ['M', 'X/X', 'open', 1, true],
    ['M', 'X/X', 'open', 2, false],
    ['D', 'DD/DD', 'attack', 3, true],
    ['D', 'DD/DD', 'attack', 4, false],
    ['D', 'DD/DD', 'open', 1, true],
    ['D', 'DD/DD', 'open', 2, false],
  ])('FV-REACT-38 %s %s in %s throws %i: %s', (type, layout, formation, die, success) => {
    expectResult(attempt({ type, layout, formation }, { dice: [die] }), success);
  });

  test.each([
    ['M', 'XX/XX', 'attack'],
    ['M', 'X/X', 'open'],
    ['D', 'DD/DD', 'open'],
  ])('FV-REACT-38 in command nobody tests: %s %s %s', (type, layout, formation) => {
    expectResult(attempt({ type, layout, formation }, northCommands(Z)), true);
  });

  test.each([
    ['attack', 'YY/YY'],
    ['open', 'Y'],
  ])('FV-REACT-38 FV-R-23 Heavy Mounted never test to intercept: %s', (formation, layout) => {
    expectResult(attempt({ type: 'HM', layout, formation }, {}), true);
  });

  test('FV-REACT-38 the throw is made by the reacting side', () => {
    const match = attempt({ type: 'M', layout: 'XX/XX' }, { dice: [5] });
    const throws = (events(match) as Fields[]).filter((event) => event.event === 'throw');
    expect(throws).toHaveLength(1);
    expect(throws[0]).toMatchObject({ side: 'north', unit: 'N1', dice: [5] });
  });

  test.each([
    ['green', 'attack', 'XX/XX', 3, true],
    ['green', 'attack', 'XX/XX', 4, false],
    ['veteran', 'attack', 'XX/XX', 3, true],
    ['veteran', 'attack', 'XX/XX', 4, false],
    ['veteran', 'open', 'X/X', 2, false],
    ['green', 'open', 'X/X', 1, true],
  ])('FV-R-21 quality has no effect: %s %s %s throws %i: %s', (quality, formation, layout, die, success) => {
    expectResult(
      attempt({ type: 'M', quality, formation, layout }, { options: { unitQuality: 'assigned' }, dice: [die] }),
      success,
    );
  });

  test.each([
    ['green', 'attack', 'XX/XX', 1, true],
    ['green', 'attack', 'XX/XX', 2, false],
    ['green', 'open', 'X/X', 1, true],
    ['green', 'open', 'X/X', 2, false],
    ['seasoned', 'attack', 'XX/XX', 3, true],
    ['seasoned', 'attack', 'XX/XX', 4, false],
    ['seasoned', 'open', 'X/X', 2, false],
    ['veteran', 'attack', 'XX/XX', 4, true],
    ['veteran', 'attack', 'XX/XX', 5, false],
    ['veteran', 'open', 'X/X', 4, true],
    ['veteran', 'open', 'X/X', 5, false],
  ])('FV-R-21 with qualityAffectsIntercept: %s %s %s throws %i: %s', (quality, formation, layout, die, success) => {
    const more = { options: { unitQuality: 'assigned', houseRules: { qualityAffectsIntercept: true } }, dice: [die] };
    expectResult(attempt({ type: 'M', quality, formation, layout }, more), success);
  });

  test('FV-R-21 with qualityAffectsIntercept a waived test stays waived', () => {
    const more = { options: { unitQuality: 'assigned', houseRules: { qualityAffectsIntercept: true } } };
    expectResult(attempt({ type: 'HM', layout: 'YY/YY', quality: 'green' }, more), true);
    expectResult(attempt({ type: 'M', layout: 'XX/XX', quality: 'green' }, { ...more, ...northCommands(Z) }), true);
  });

  test.each([
    ['YY/YY', 'attack', 3, true],
    ['YY/YY', 'attack', 4, false],
    ['Y', 'open', 1, true],
    ['Y', 'open', 2, false],
  ])(
    'FV-R-23 with heavyMountedTestToIntercept they test like other mounted: %s %s throws %i: %s',
    (layout, formation, die, success) => {
      expectResult(
        attempt(
          { type: 'HM', layout, formation },
          { options: { houseRules: { heavyMountedTestToIntercept: true } }, dice: [die] },
        ),
        success,
      );
    },
  );

  test('FV-R-23 with heavyMountedTestToIntercept they need no test in command', () => {
    expectResult(
      attempt(
        { type: 'HM', layout: 'YY/YY' },
        { options: { houseRules: { heavyMountedTestToIntercept: true } }, ...northCommands(Z) },
      ),
      true,
    );
  });

  test('FV-R-23 with both switches heavyMountedAlwaysInCommand decides', () => {
    const houseRules = { heavyMountedTestToIntercept: true, heavyMountedAlwaysInCommand: true };
    expectResult(attempt({ type: 'HM', layout: 'YY/YY' }, { options: { houseRules } }), true);
  });

  test('FV-R-23 with heavyMountedAlwaysInCommand other mounted still test', () => {
    expectResult(
      attempt(
        { type: 'M', layout: 'XX/XX' },
        { options: { houseRules: { heavyMountedAlwaysInCommand: true } }, dice: [4] },
      ),
      false,
    );
  });

  const target: Fields = { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' };
  const always = { options: { houseRules: { heavyMountedAlwaysInCommand: true } } };
  test.each([
    [3, ['N1 front']],
    [4, []],
  ])('FV-R-23 Heavy Mounted out of command test to engage: %i', (die, contacts) => {
    const match = place([heavy('S1'), target], { dice: [die] });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(contacts);
    expectDone(match, 'S1');
  });

  test('FV-R-23 with heavyMountedAlwaysInCommand they do not, also without a Commander', () => {
    const match = place([heavy('S1'), { ...foot, id: 'S2', zone: 'Z(4,0)' }, target], {
      ...always,
      sides: { north: { commander: 'Z(0,2)' } },
    });
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-R-23 with heavyMountedAlwaysInCommand they intercept without a Commander', () => {
    expectResult(
      attempt({ type: 'HM', layout: 'YY/YY' }, { ...always, sides: { south: { commander: 'Z(0,0)' } } }),
      true,
    );
  });

  test("FV-R-23 with heavyMountedAlwaysInCommand they are withdrawn only in the Commander's zone", () => {
    const units = [heavy('S1'), target];
    expect(answers(place(units, always))).not.toContain('withdraw S1');
    expect(answers(place(units, { ...always, ...southCommands(Z) }))).toContain('withdraw S1');
  });

  const fight = (more: Fields, dice: number[]): Match =>
    place(
      [
        heavy('S1', { layout: 'Y/Y', contacts: [{ with: 'N1', face: 'front' }] }),
        { id: 'N1', type: 'Foot', layout: 'L/L' },
      ],
      {
        phase: 'melee',
        ...more,
        dice,
      },
    );

  test("FV-R-23 with heavyMountedAlwaysInCommand the re-throw needs the Commander's zone", () => {
    const without = fight(always, [6, 6, 6, 6]);
    expect(decision(without)).toMatchObject({ side: 'south', kind: 'activity' });
    const inHisZone = fight({ ...always, ...southCommands(Z) }, [6, 6, 6, 6]);
    expect(decision(inHisZone)).toMatchObject({ side: 'south', kind: 'commanderRethrow' });
  });

  test('FV-REACT-39 a failed test leaves the unit where it is and the window open for others', () => {
    const match = place(
      [{ ...foot, zone: REAR }, squadron('N1', { facing: 'E' }), squadron('N2', { facing: 'W' }), squadron('N3')],
      { dice: [4, 6, 3] },
    );
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1', 'N2', 'N3']);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'E', hits: 0, reacted: true, contacts: [] });
    expectWindow(match, 'entering', ['N2', 'N3']);
    choose(match, { do: 'intercept', unit: 'N2' });
    expectWindow(match, 'entering', ['N3']);
    choose(match, { do: 'intercept', unit: 'N3' });
    expect(touching(match, 'S1')).toEqual(['N3 front']);
    expect(unit(match, 'S1').hits).toBe(2);
    expectDone(match, 'S1');
  });

  test('FV-REACT-39 when all have failed the active unit goes on', () => {
    const match = place([{ ...horse, zone: REAR }, squadron('N1'), squadron('N2')], { dice: [4, 4] });
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N2' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expectDone(match, 'S1');
  });

  test('FV-REACT-39 in window c a failed test leaves the attempt pending', () => {
    const match = place([foot, { id: 'N1', type: 'P&M', layout: 'MM/MM' }, squadron('N2'), squadron('N3')], {
      ...southCommands(Z),
      dice: [4],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1', 'intercept N3']);
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });
});

describe('a successful intercept', () => {
  test.each([
    ['N', 'S', 'S', 1],
    ['N', 'E', 'S', 2],
    ['N', 'W', 'S', 2],
    ['N', 'N', 'S', 2],
    ['E', 'W', 'W', 1],
    ['E', 'N', 'W', 2],
    ['E', 'S', 'W', 2],
    ['E', 'E', 'W', 2],
    ['S', 'N', 'N', 1],
    ['W', 'E', 'E', 1],
    ['W', 'W', 'E', 2],
  ])(
    'FV-REACT-40 FV-REACT-41 FV-R-32 active unit facing %s, interceptor facing %s: it turns to %s and takes %i',
    (active, facing, after, hits) => {
      const match = place([{ ...horse, facing: active }, heavy('N1', { facing })]);
      move(match, 'S1');
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: active });
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: after, hits, reacted: true });
      expectDone(match, 'S1');
    },
  );

  const interceptors: [string, string, number][] = [
    ['D', 'DD/DD', 1],
    ['M', 'XX/XX', 2],
    ['HM', 'YY/YY', 3],
  ];
  describe.each(interceptors)('by %s', (type, layout, impact) => {
    test.each([
      ['HM', 'YY/YY', 'attack'],
      ['M', 'XX/XX', 'attack'],
      ['M', 'X/X', 'open'],
      ['D', 'DD/DD', 'attack'],
    ])('FV-REACT-42 a mounted unit takes no hits: %s %s %s', (kind, stands, formation) => {
      const match = place(
        [
          { id: 'S1', type: kind, layout: stands, formation, zone: REAR },
          { id: 'N1', type, layout },
        ],
        northCommands(Z),
      );
      move(match, 'S1');
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(0);
      expect(unit(match, 'N1').hits).toBe(1);
      expect(touching(match, 'S1')).toEqual(['N1 front']);
    });

    test.each([
      ['P&M with pikes', { type: 'P&M', layout: 'PP/PP' }],
      ['P&M with muskets', { type: 'P&M', layout: 'MM/MM' }],
      ['P&M in open order', { type: 'P&M', layout: 'M/M', formation: 'open' }],
      ['Foot', { type: 'Foot', layout: 'HH/HH' }],
      ['dismounted dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }],
    ])('FV-REACT-43 a foot unit takes heavy impact: %s', (_name, fields) => {
      const match = place(
        [
          { id: 'S1', ...fields, zone: REAR },
          { id: 'N1', type, layout, facing: 'W' },
        ],
        northCommands(Z),
      );
      move(match, 'S1');
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(impact);
      expect(unit(match, 'N1').hits).toBe(2);
      expect(touching(match, 'S1')).toEqual(['N1 front']);
    });

    test('FV-REACT-43 heavy impact in window c', () => {
      const match = place(
        [foot, { id: 'N2', type: 'Foot', layout: 'HH/HH' }, { id: 'N1', type, layout }],
        bothCommand(Z),
      );
      engage(match, 'S1', 'N2');
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(impact);
      expect(unit(match, 'N1').hits).toBe(1);
    });

    test('FV-R-48 a defensive formation that leaves the table takes full heavy impact', () => {
      const match = place(
        [
          { ...foot, zone: REAR, formation: 'defensive' },
          { ...foot, id: 'S2', zone: 'Z(4,0)' },
          { id: 'N1', type, layout, zone: REAR },
        ],
        northCommands(REAR),
      );
      choose(match, { do: 'leave', unit: 'S1' });
      choose(match, { do: 'intercept', unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ zone: REAR, hits: impact, formation: 'defensive' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expectDone(match, 'S1');
    });

    test.each(['GG', 'RA', 'HA'])(
      'FV-REACT-44 FV-R-49 %s is over-run, the interceptor turns, takes its hits and gets no follow-up',
      (kind) => {
        const match = place(
          [
            { id: 'S1', type: kind, layout: 'G', zone: REAR },
            { ...foot, id: 'S2', formation: 'attack' },
            { id: 'N1', type, layout, facing: 'E' },
          ],
          northCommands(Z),
        );
        move(match, 'S1');
        choose(match, { do: 'intercept', unit: 'N1' });
        expect(unit(match, 'S1').zone).toBe('routed');
        expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'S', hits: 2, reacted: true, contacts: [] });
        expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
        expect((position(match) as { sides: Record<string, Fields> }).sides['south']?.tally).toBe(0);
      },
    );
  });

  test('FV-REACT-44 artillery is over-run in window b as well', () => {
    const match = place([gun, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, facing: 'S', contacts: [] });
  });

  test('FV-REACT-44 artillery that leaves the table is over-run', () => {
    const match = place([{ ...gun, zone: REAR }, { ...foot, id: 'S2', zone: 'Z(4,0)' }, heavy('N1', { zone: REAR })]);
    choose(match, { do: 'leave', unit: 'S1' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1')).toMatchObject({ zone: REAR, hits: 1, contacts: [] });
  });

  test('FV-REACT-43 dragoons that dismount first and then move are foot: heavy impact', () => {
    const match = place([{ id: 'S1', type: 'D', layout: 'DD/DD', zone: REAR }, heavy('N1')]);
    order(match, 'S1', { do: 'dismount' });
    choose(match, { do: 'move' });
    expectWindow(match, 'entering', ['N1']);
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 3, state: 'dismounted' });
  });

  test('FV-REACT-44 artillery from reserve is over-run as it enters', () => {
    const match = place([
      { id: 'S1', type: 'RA', zone: 'SR2', layout: 'G' },
      { ...foot, id: 'S2', zone: 'Z(4,0)' },
      heavy('N1', { zone: REAR }),
    ]);
    choose(match, { do: 'enter', unit: 'S1' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe('routed');
  });

  test('FV-REACT-44 an interceptor that over-ran a gun has reacted and is contacted by facing', () => {
    const match = place([{ ...gun, zone: REAR }, { ...foot, id: 'S2', facing: 'E' }, heavy('N1')], southCommands(Z));
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    engage(match, 'S2', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 right']);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('FV-REACT-46 b: the unit stays in its zone', () => {
    const match = place([foot, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-46 b: the unit does not leave the table', () => {
    const match = place([{ ...horse, zone: REAR }, { ...foot, id: 'S2', zone: 'Z(4,0)' }, heavy('N1', { zone: REAR })]);
    choose(match, { do: 'leave', unit: 'S1' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(REAR);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('FV-REACT-46 a: the unit has arrived, its second action is lost', () => {
    const match = place([{ ...horse, zone: REAR }, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-46 b of a second Move: the first one stands', () => {
    const match = place([{ ...horse, zone: REAR }, heavy('N1')]);
    move(match, 'S1');
    choose(match, { do: 'done' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-46 c: the attempt is off', () => {
    const match = place([foot, { id: 'N1', type: 'P&M', layout: 'MM/MM' }, heavy('N2')], southCommands(Z));
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(touching(match, 'N1')).toEqual([]);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-46 c: an intercept also saves a gun and a mounted target', () => {
    for (const saved of [
      { type: 'RA', layout: 'G' },
      { type: 'M', layout: 'XX/XX' },
    ]) {
      const match = place([horse, { id: 'N1', ...saved }, heavy('N2')], southCommands(Z));
      engage(match, 'S1', 'N1');
      choose(match, { do: 'intercept', unit: 'N2' });
      expect(touching(match, 'S1')).toEqual(['N2 front']);
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: false, reacted: false, contacts: [] });
      expectDone(match, 'S1');
    }
  });

  test('FV-REACT-46 c: a follow-up can be intercepted', () => {
    const match = place(
      [horse, squadron('N1'), { id: 'N2', type: 'Foot', layout: 'HH/HH' }, heavy('N3', { facing: 'N' })],
      southCommands(Z),
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(answers(match)).toEqual(['done', 'hastyDefence N2', 'intercept N3']);
    choose(match, { do: 'intercept', unit: 'N3' });
    expect(touching(match, 'S1')).toEqual(['N3 front']);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N3').hits).toBe(2);
    expectDone(match, 'S1');
  });
});

describe('restricted movement', () => {
  const terrain = (map: Record<string, string[]>): Fields => ({ options: { terrain: map } });
  const grounds: [string, Fields][] = [
    ['hill', heavy('N1')],
    ['village', heavy('N1')],
    ['rough', heavy('N1')],
    ['wood', { id: 'N1', type: 'M', layout: 'X/X', formation: 'open' }],
  ];

  test.each(grounds)('FV-REACT-45 no intercept in window a: %s', (ground, fields) => {
    const match = place([{ ...foot, zone: REAR }, fields], { ...terrain({ [Z]: [ground] }) });
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test.each(grounds)('FV-REACT-45 no intercept in window b: %s', (ground, fields) => {
    const match = place([foot, fields], { ...terrain({ [Z]: [ground] }) });
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expectDone(match, 'S1');
  });

  test.each(grounds)('FV-REACT-45 no intercept in window c: %s', (ground, fields) => {
    const match = place([foot, fields, { id: 'N2', type: 'Foot', layout: 'HH/HH', formation: 'defensive' }], {
      ...terrain({ [Z]: [ground] }),
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } },
      dice: [1],
    });
    engage(match, 'S1', 'N2');
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expectDone(match, 'S1');
  });

  test('FV-REACT-45 no intercept in window d', () => {
    const match = place(
      [
        { ...horse, contacts: [{ with: 'N2', face: 'front' }] },
        heavy('N1'),
        { id: 'N2', type: 'Foot', layout: 'HH/HH' },
      ],
      terrain({ [Z]: ['hill'] }),
    );
    order(match, 'S1', { do: 'disengage' });
    expect(touching(match, 'S1')).toEqual([]);
    expect(unit(match, 'N1').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('FV-REACT-45 no intercept when a unit enters or leaves the table there', () => {
    const enters = place(
      [
        { id: 'S1', type: 'P&M', zone: 'SR2', layout: 'MMMM' },
        { ...foot, id: 'S2', zone: 'Z(4,0)' },
        heavy('N1', { zone: REAR }),
      ],
      terrain({ [REAR]: ['hill'] }),
    );
    choose(enters, { do: 'enter', unit: 'S1' });
    expectDone(enters, 'S1');
    const leaves = place(
      [{ ...foot, zone: REAR }, { ...foot, id: 'S2', zone: 'Z(4,0)' }, heavy('N1', { zone: REAR })],
      terrain({ [REAR]: ['hill'] }),
    );
    choose(leaves, { do: 'leave', unit: 'S1' });
    expect(unit(leaves, 'S1').zone).toBe('SR2');
  });

  test('FV-REACT-45 each zone for itself: out of a clear zone, into a hill', () => {
    const match = place(
      [{ ...foot, zone: REAR }, heavy('N1', { zone: REAR }), heavy('N2')],
      terrain({ [Z]: ['hill'] }),
    );
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-45 each zone for itself: off a hill, into a clear zone', () => {
    const match = place(
      [{ ...foot, zone: REAR }, heavy('N1', { zone: REAR }), heavy('N2')],
      terrain({ [REAR]: ['hill'] }),
    );
    move(match, 'S1');
    expectWindow(match, 'entering', ['N2']);
    expect(unit(match, 'S1').zone).toBe(Z);
  });

  test('FV-REACT-45 counter-charge, recoil and supporting fire are not forbidden there', () => {
    const match = place([foot, squadron('N1'), heavy('N2'), { id: 'N3', type: 'RA', layout: 'G' }], {
      ...terrain({ [Z]: ['hill'] }),
      ...southCommands(Z),
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1', 'support N3']);
  });

  test('FV-REACT-45 terrain without effects does not forbid it', () => {
    const match = place([{ ...foot, zone: REAR }, heavy('N1')], {
      options: { terrain: { [Z]: ['hill'] }, terrainEffects: 'off' },
    });
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
  });
});

describe('supporting fire', () => {
  const hidden: Fields = { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' };

  test.each([
    ['GG', [1, 3], 1, false],
    ['GG', [1, 2], 2, true],
    ['RA', [3, 4, 2], 1, false],
    ['RA', [3, 1, 2], 2, true],
    ['RA', [1, 1, 2], 3, true],
    ['HA', [3, 3, 3, 3], 0, false],
    ['HA', [3, 3, 3, 1], 1, false],
    ['HA', [2, 3, 3, 1], 2, true],
  ])('FV-REACT-47 FV-REACT-48 %s throws %j at foot: %i hits, flinch %s', (type, dice, hits, flinch) => {
    const match = place([foot, hidden, { id: 'N2', type, layout: 'G' }], { ...southCommands(Z), dice });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'support N2']);
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(hits);
    expect(unit(match, 'N2')).toMatchObject({ fired: true, reacted: true, zone: Z, contacts: [] });
    expect(touching(match, 'S1')).toEqual(flinch ? [] : ['N1 front']);
    expectDone(match, 'S1');
  });

  test('FV-REACT-47 supporting fire is optional', () => {
    const match = place([foot, hidden, { id: 'N2', type: 'RA', layout: 'G' }], southCommands(Z));
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N2')).toMatchObject({ fired: false, reacted: false });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['mounted', squadron('N1'), ['counterCharge N1', 'recoil N1', 'support N2']],
    ['foot', { id: 'N1', type: 'P&M', layout: 'PP/PP' }, ['done', 'hastyDefence N1', 'support N2']],
    ['artillery', { id: 'N1', type: 'HA', layout: 'G' }, ['fire N1', 'support N2']],
    ['artillery that has fired', { id: 'N1', type: 'HA', layout: 'G', fired: true }, ['done', 'support N2']],
  ])('FV-REACT-47 it helps any target against mounted: %s', (_name, target, list) => {
    const match = place([horse, target, { id: 'N2', type: 'RA', layout: 'G' }], {
      ...southCommands(Z),
      dice: [1, 1, 6, 6],
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(list);
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ hits: 2, contacts: [] });
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, reacted: false });
    expectDone(match, 'S1');
  });

  test('FV-REACT-47 the target does not support itself', () => {
    const match = place([foot, { id: 'N1', type: 'RA', layout: 'G' }], southCommands(Z));
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N1').fired).toBe(false);
  });

  test('FV-REACT-47 no supporting fire at moves, entries and departures', () => {
    const match = place([
      { ...foot, zone: REAR },
      { ...foot, id: 'S2', zone: 'SR2', layout: 'MMMM' },
      { id: 'N1', type: 'RA', layout: 'G', zone: REAR },
      { id: 'N2', type: 'RA', layout: 'G' },
    ]);
    move(match, 'S1');
    expectDone(match, 'S1');
    choose(match, { do: 'enter', unit: 'S2' });
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'S2').zone).toBe(REAR);
  });

  test('FV-REACT-47 a gun that supported has fired for the turn', () => {
    const match = place([foot, { ...foot, id: 'S2' }, hidden, { id: 'N2', type: 'RA', layout: 'G' }], {
      ...southCommands(Z),
      dice: [1, 1, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
  });

  test('FV-REACT-48 after a flinch nobody else is asked', () => {
    const match = place(
      [
        foot,
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
        { id: 'N2', type: 'RA', layout: 'G' },
        { id: 'N3', type: 'RA', layout: 'G' },
        heavy('N4'),
      ],
      {
        ...southCommands(Z),
        dice: [1, 2, 6],
      },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N3' });
    expect(['N1', 'N2', 'N4'].map((id) => unit(match, id).reacted)).toEqual([false, false, false]);
    expectDone(match, 'S1');
  });

  test('FV-REACT-48 mounted that flinch before a mounted target do not follow up', () => {
    const match = place([horse, squadron('N1'), { id: 'N2', type: 'GG', layout: 'G' }], {
      ...southCommands(Z),
      dice: [1, 1, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: 'N', contacts: [] });
    expectDone(match, 'S1');
  });
});

describe('mounted freed by a withdrawal', () => {
  test('FV-R-79 engaged before the phase, it may intercept', () => {
    const match = place(
      [{ ...foot, zone: REAR }, { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] }, heavy('N1')],
      southCommands(Z),
    );
    choose(match, { do: 'withdraw', unit: 'S2' });
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
  });

  test('FV-R-79 in contact since this phase, it may not', () => {
    const match = place(
      [
        { ...foot, zone: REAR },
        { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
        { ...foot, id: 'S3', facing: 'W' },
        heavy('N1'),
      ],
      southCommands(Z),
    );
    engage(match, 'S3', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 front', 'S3 left']);
    choose(match, { do: 'withdraw', unit: 'S2' });
    choose(match, { do: 'withdraw', unit: 'S3' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, contacts: [] });
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-R-79 placed with contactThisPhase it is treated the same', () => {
    const match = place(
      [
        { ...foot, zone: REAR },
        { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
        heavy('N1', { contactThisPhase: true }),
      ],
      southCommands(Z),
    );
    choose(match, { do: 'withdraw', unit: 'S2' });
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-01 an intercept is refused when nobody is asked for one', () => {
    const match = place([foot, heavy('N1')]);
    expect(refusal(match, { do: 'intercept', unit: 'N1' })?.rule).toBe('FV-TURN-01');
  });
});
