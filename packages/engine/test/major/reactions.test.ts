// A Major Victory, REACT: who may react, to what, with what, in which order (MV-REACT-01 to -13, MV-R-35 to -37, -40, -45).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, events } = kitFor(major);

type Fields = Record<string, unknown>;
type Match = ReturnType<typeof situation>;

const Z = 'Z(2,1)';
const REAR = 'Z(2,0)';
const away = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } } };

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

/** Every option of the waiting decision as words: `fire N1`, `rally E`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function order(match: Match, id: string, what: Fields): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, what);
}
const engage = (match: Match, id: string, target: string): void => order(match, id, { do: 'engage', target });

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** South's main decision waits again, and the unit can do no more in this phase. */
function expectDone(match: Match, id: string): void {
  expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  expect(answers(match)).not.toContain(`choose ${id}`);
}

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const archers: Fields = { id: 'N1', type: 'MF', weapon: 'bows', layout: 'FF/FF' };
const squadron: Fields = { id: 'N1', type: 'MM', layout: 'MM/MM' };
/** A target that can do nothing itself. */
const idle: Fields = { id: 'N1', type: 'MF', weapon: 'hand', layout: 'FF/FF', formation: 'defensive' };
const gun = (id: string, more: Fields = {}): Fields => ({ id, type: 'Gun', layout: 'G', ...more });
const knights = (id: string, more: Fields = {}): Fields => ({ id, type: 'HM', layout: 'MM/MM', ...more });

describe('who reacts', () => {
  test('MV-REACT-01 in the initiative movement phase the other side reacts', () => {
    const match = place([pikes, archers]);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({
      side: 'north',
      kind: 'react',
      open: false,
      about: { unit: 'S1', target: 'N1', zone: Z, window: 'engaging' },
    });
  });

  test('MV-REACT-01 in the other movement phase the side with the initiative reacts', () => {
    const match = place(
      [
        { ...pikes, id: 'N1' },
        { ...archers, id: 'S1' },
      ],
      { phase: 'otherMovement', sides: { south: { commander: 'Z(0,0)' }, north: { commander: Z } } },
    );
    engage(match, 'N1', 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'react', about: { unit: 'N1', target: 'S1' } });
  });

  test('MV-REACT-01 nobody reacts to a friend', () => {
    const match = place([
      { ...pikes, zone: REAR },
      knights('S2', { zone: REAR }),
      knights('S3'),
      { ...archers, zone: 'Z(4,2)' },
    ]);
    order(match, 'S1', { do: 'move' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-REACT-01 without an attempt of the mover there is nothing to react to', () => {
    const match = place([pikes, knights('N1')]);
    expect(decision(match)?.side).toBe('south');
    expect(refusal(match, { do: 'intercept', unit: 'N1' })?.rule).toBe('MV-TURN-01');
    expect(refusal(match, { do: 'counterCharge', unit: 'N1' })?.rule).toBe('MV-TURN-01');
  });

  test.each([
    ['Heavy Mounted in the next zone', knights('N2', { zone: 'Z(2,2)' })],
    ['Heavy Mounted in reserve', knights('N2', { zone: 'NR2', layout: 'MMMM' })],
    ['a Gun in the next zone', gun('N2', { zone: 'Z(2,2)' })],
    ['a Gun in a diagonal zone', gun('N2', { zone: 'Z(3,2)' })],
    ['a Bombard in the next zone', { id: 'N2', type: 'Bombard', layout: 'G', zone: 'Z(1,1)' }],
    ['a Gun in reserve', gun('N2', { zone: 'NR2' })],
  ])('MV-REACT-02 nobody reacts from elsewhere: %s', (_name, fields) => {
    const match = place([pikes, idle, fields]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test.each([
    ['foot that could fire', archers],
    ['mounted, which owe no counter-charge', squadron],
  ])('MV-REACT-03 an engaged target does not react: %s', (_name, target) => {
    const match = place([
      { ...pikes, facing: 'W' },
      { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      target,
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, fired: false, hits: 0, facing: 'S' });
    expectDone(match, 'S1');
  });

  test('MV-REACT-03 engaged mounted do not help', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2', contacts: [{ with: 'N2', face: 'front' }] },
      idle,
      knights('N2'),
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('MV-REACT-04 a unit reacts once in an enemy movement phase', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2' },
      { id: 'N1', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'N1').reacted).toBe(true);
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
    expectDone(match, 'S2');
  });

  test('MV-REACT-04 a failed test to intercept was the one reaction of the unit', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, idle, { ...squadron, id: 'N2' }], { dice: [4] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(unit(match, 'N2').reacted).toBe(true);
    engage(match, 'S2', 'N2');
    expect(touching(match, 'N2')).toEqual(['S2 front']);
    expect(unit(match, 'N2').hits).toBe(0);
  });

  test('MV-REACT-04 the yellow marker comes off at the end of the movement phase', () => {
    const match = place([pikes, { id: 'N1', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(unit(match, 'N1').reacted).toBe(false);
  });

  test.each([
    ['counterCharge', pikes, squadron, []],
    ['recoil', pikes, squadron, []],
    ['fire', pikes, archers, [6, 6, 6, 6]],
    ['fire', pikes, archers, [1, 1, 6, 6]],
    ['hastyDefence', pikes, archers, []],
    ['hastyDefence', { ...horse, type: 'LM' }, archers, []],
    ['evade', pikes, { id: 'N1', type: 'MF', weapon: 'hand', layout: 'F/F', formation: 'open' }, []],
  ] as [string, Fields, Fields, number[]][])(
    'MV-REACT-04 a target that reacts gets the yellow marker: %s',
    (reaction, engager, target, dice) => {
      const match = place([engager, target], { dice });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'N1').reacted).toBe(false);
      choose(match, { do: reaction, unit: 'N1' });
      expect(unit(match, 'N1').reacted).toBe(true);
    },
  );

  test('MV-REACT-04 helpers get the yellow marker at once, also for a failed interception', () => {
    const match = place([pikes, archers, { ...squadron, id: 'N2' }, gun('N3')], { dice: [6, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(unit(match, 'N2').reacted).toBe(true);
    choose(match, { do: 'support', unit: 'N3' });
    expect(unit(match, 'N3').reacted).toBe(true);
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'S1').reacted).toBe(false);
  });
});

describe('what gives a reaction', () => {
  test.each([
    ['turning', pikes, { do: 'turn', to: 'E' }],
    ['deploying stakes', pikes, { do: 'stakes' }],
    ['doing nothing', pikes, { do: 'nothing' }],
    ['turning mounted', horse, { do: 'turn', to: 'W' }],
  ] as [string, Fields, Fields][])('MV-REACT-05 no reaction to %s', (_name, fields, what) => {
    const match = place([fields, knights('N1'), gun('N2')]);
    order(match, 'S1', what);
    expect(decision(match)?.side).toBe('south');
    expect(unit(match, 'S1')).toMatchObject({ hits: 0, contacts: [] });
  });

  test('MV-REACT-05 no reaction to a change of formation', () => {
    const match = place([{ ...pikes, layout: 'FFF/FF.' }, knights('N1')]);
    order(match, 'S1', { do: 'changeFormation' });
    choose(match, { do: 'form', formation: 'defensive', layout: 'FF/FF/F.' });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'defensive', hits: 0, contacts: [] });
    expectDone(match, 'S1');
  });

  test('MV-REACT-05 no reaction to a rally', () => {
    const match = place([horse, squadron, knights('N2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'rally', to: 'E' });
    expect(unit(match, 'N2').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('MV-REACT-05 no reaction to a withdrawal or a move between reserve zones', () => {
    const match = place(
      [
        { ...pikes, zone: 'SR2', layout: 'FFFF' },
        { ...pikes, id: 'S2', zone: REAR },
        { ...pikes, id: 'S3', zone: 'Z(4,0)' },
        knights('N1', { zone: REAR }),
      ],
      { sides: { south: { commander: REAR }, north: { commander: 'Z(0,2)' } } },
    );
    choose(match, { do: 'shift', unit: 'S1', to: 'SR3' });
    expectDone(match, 'S1');
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(unit(match, 'S2').zone).toBe('routed');
    expect(decision(match)?.side).toBe('south');
  });

  test('MV-REACT-05 a disengagement gives interception only, no supporting fire and no fire of the enemy left', () => {
    const match = place([
      { ...horse, contacts: [{ with: 'N1', face: 'front' }] },
      archers,
      gun('N2'),
      { ...squadron, id: 'N3' },
    ]);
    order(match, 'S1', { do: 'disengage' });
    expect(decision(match)).toMatchObject({
      side: 'north',
      kind: 'intercept',
      about: { unit: 'S1', window: 'disengaging' },
    });
    expect(answers(match)).toEqual(['done', 'intercept N3']);
  });

  test('MV-REACT-05 moves and reserve moves give interception only, no fire', () => {
    const match = place([
      { ...pikes, zone: REAR },
      { ...pikes, id: 'S2', zone: 'SR2', layout: 'FFFF' },
      gun('N1', { zone: REAR }),
      gun('N2'),
      { ...archers, id: 'N3' },
    ]);
    order(match, 'S1', { do: 'move' });
    expectDone(match, 'S1');
    choose(match, { do: 'enter', unit: 'S2' });
    expect(unit(match, 'S2').zone).toBe(REAR);
    expectDone(match, 'S2');
  });

  test('MV-R-35 a failed test to engage triggers no reaction, compulsory ones neither', () => {
    for (const target of [archers, squadron, gun('N1')]) {
      const match = place([pikes, target, gun('N2'), knights('N3')], { ...away, dice: [4] });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, reacted: false, fired: false, hits: 0 });
      expect(unit(match, 'N2').fired).toBe(false);
      expectDone(match, 'S1');
    }
  });

  test('MV-R-35 reactions come after the passed test', () => {
    const match = place([pikes, archers], { ...away, dice: [3] });
    engage(match, 'S1', 'N1');
    expect((events(match) as Fields[]).filter((event) => event.event === 'throw')).toMatchObject([
      { side: 'south', unit: 'S1', dice: [3] },
    ]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
  });
});

// Rows and columns of the table of MV-REACT-10. A Gun N9 stands by, so that the player is always asked and the list
// of the target can be read exactly: `support N9` is in every list, `done` unless a reaction is owed.
const footEngagers: Fields[] = [
  { name: 'Medium Foot with pikes', type: 'MF', weapon: 'pikes', layout: 'FF/FF' },
  { name: 'Heavy Foot with pikes in open order', type: 'HF', weapon: 'pikes', layout: 'F/F', formation: 'open' },
  { name: 'Light Foot', type: 'LF', weapon: 'light', layout: 'FF/FF' },
  { name: 'Light Foot with bows in open order', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' },
  { name: 'Medium Foot with spears', type: 'MF', weapon: 'hand', spears: true, layout: 'FF/F.' },
  { name: 'Heavy Foot with crossbows', type: 'HF', weapon: 'crossbows', layout: 'F/F' },
  { name: 'dismounted Heavy Mounted', type: 'HF', weapon: 'hand', mountedAs: 'HM', layout: 'FF/FF' },
];
const mountedEngagers: Fields[] = [
  { name: 'Light Mounted with bows', type: 'LM', weapon: 'bows', layout: 'MM/MM' },
  { name: 'Light Mounted in open order', type: 'LM', layout: 'MM/M.', formation: 'open' },
  { name: 'Medium Mounted', type: 'MM', layout: 'MM/MM' },
  { name: 'Medium Mounted in open order', type: 'MM', layout: 'M/M', formation: 'open' },
  { name: 'Heavy Mounted', type: 'HM', layout: 'MM/MM' },
];

type Row = { name: string; fields: Fields; foot: string[]; mounted: string[] };
const row = (name: string, fields: Fields, foot: string[], mounted: string[]): Row => ({ name, fields, foot, mounted });
const both = (name: string, fields: Fields, list: string[]): Row => row(name, fields, list, list);
const owed = ['counterCharge', 'recoil'];
const foot = (type: string, weapon: string, more: Fields = {}): Fields => ({ type, weapon, layout: 'FF/FF', ...more });
const two = { layout: 'F/F', formation: 'open' };
const square = { formation: 'defensive' };
const fireOrHasty = ['done', 'fire', 'hastyDefence'];
const hasty = ['done', 'hastyDefence'];

const targets: Row[] = [
  both('Light Mounted', { type: 'LM', layout: 'MM/MM' }, owed),
  both(
    'Light Mounted with bows, which never fire in a reaction',
    { type: 'LM', weapon: 'bows', layout: 'MM/MM' },
    owed,
  ),
  both('Light Mounted, open order', { type: 'LM', weapon: 'crossbows', layout: 'MM/MM', formation: 'open' }, owed),
  both('Medium Mounted', { type: 'MM', layout: 'MM/MM' }, owed),
  both('Medium Mounted, open order', { type: 'MM', layout: 'M/M', formation: 'open' }, owed),
  both('Heavy Mounted', { type: 'HM', layout: 'MM/MM' }, owed),
  both('Heavy Mounted, one stand', { type: 'HM', layout: 'M' }, owed),
  both('mounted with a yellow marker', { type: 'MM', layout: 'MM/MM', reacted: true }, ['done']),

  both('Organ Gun', { type: 'Organ Gun', layout: 'G' }, ['fire']),
  both('Gun', { type: 'Gun', layout: 'G' }, ['fire']),
  both('Bombard', { type: 'Bombard', layout: 'G' }, ['fire']),
  both('Organ Gun with a red marker', { type: 'Organ Gun', layout: 'G', fired: true }, ['done']),
  both('Gun with a red marker', { type: 'Gun', layout: 'G', fired: true }, ['done']),
  both('Bombard with a yellow marker', { type: 'Bombard', layout: 'G', reacted: true }, ['done']),

  row('Light Foot with firearms, attack', foot('LF', 'firearms'), fireOrHasty, hasty),
  row('Medium Foot with bows, attack', foot('MF', 'bows'), fireOrHasty, hasty),
  row('Medium Foot with longbows behind stakes', foot('MF', 'longbows', { stakes: true }), fireOrHasty, hasty),
  row('Heavy Foot with crossbows, attack', foot('HF', 'crossbows'), fireOrHasty, hasty),
  row('Medium Foot with spears, attack', foot('MF', 'hand', { spears: true }), fireOrHasty, hasty),
  row(
    'Light Foot with spears, attack, two stands',
    foot('LF', 'hand', { spears: true, layout: 'F/F' }),
    fireOrHasty,
    hasty,
  ),
  both('Heavy Foot with hand-to-hand weapons, attack', foot('HF', 'hand'), hasty),
  both('Medium Foot with light weapons, attack', foot('MF', 'light'), hasty),
  both('Heavy Foot with pikes, attack', foot('HF', 'pikes'), hasty),
  both('bows with a red marker, attack', foot('MF', 'bows', { fired: true }), hasty),
  both('spears with a red marker, attack', foot('MF', 'hand', { spears: true, fired: true }), hasty),
  both('bows with a yellow marker, attack', foot('MF', 'bows', { reacted: true }), ['done']),

  row(
    'Light Foot with bows, open order',
    foot('LF', 'bows', { formation: 'open' }),
    ['done', 'evade', 'fire'],
    ['done'],
  ),
  row('Medium Foot with firearms, open order', foot('MF', 'firearms', two), ['done', 'evade', 'fire'], ['done']),
  row(
    'Heavy Foot with spears, open order',
    foot('HF', 'hand', { ...two, spears: true }),
    ['done', 'evade', 'fire'],
    ['done'],
  ),
  row('Heavy Foot with pikes, open order', foot('HF', 'pikes', two), ['done', 'evade'], ['done']),
  row(
    'Light Foot with light weapons, open order',
    foot('LF', 'light', { formation: 'open' }),
    ['done', 'evade'],
    ['done'],
  ),
  row(
    'bows with a red marker, open order',
    foot('LF', 'bows', { formation: 'open', fired: true }),
    ['done', 'evade'],
    ['done'],
  ),
  row('one stand with longbows', foot('MF', 'longbows', { layout: 'F' }), ['done', 'evade', 'fire'], ['done']),
  row('one stand with pikes', foot('MF', 'pikes', { layout: 'F' }), ['done', 'evade'], ['done']),
  both('bows with a yellow marker, open order', foot('LF', 'bows', { formation: 'open', reacted: true }), ['done']),

  row('Medium Foot with crossbows, defensive', foot('MF', 'crossbows', square), ['done', 'fire'], ['done']),
  row('Heavy Foot with spears, defensive', foot('HF', 'hand', { ...square, spears: true }), ['done', 'fire'], ['done']),
  both('Medium Foot with hand-to-hand weapons, defensive', foot('MF', 'hand', square), ['done']),
  both('Heavy Foot with pikes, defensive', foot('HF', 'pikes', square), ['done']),
  both('bows with a red marker, defensive', foot('LF', 'bows', { ...square, fired: true }), ['done']),
  both('bows with a yellow marker, defensive', foot('LF', 'bows', { ...square, reacted: true }), ['done']),
];

function offered({ name, ...engager }: Fields, target: Fields): string[] {
  // Foot without pikes engages mounted from behind only (MV-ENGAGE-07).
  const behind = String(target.type).endsWith('M') && String(engager.type).endsWith('F') && engager.weapon !== 'pikes';
  const match = place([{ id: 'S1', ...engager }, { id: 'N1', facing: behind ? 'N' : 'S', ...target }, gun('N9')]);
  engage(match, 'S1', 'N1');
  expect(decision(match), String(name)).toMatchObject({
    side: 'north',
    kind: 'react',
    open: false,
    about: { unit: 'S1', target: 'N1' },
  });
  return answers(match);
}
const withUnit = (names: string[]): string[] =>
  [...names.map((name) => (name === 'done' ? 'done' : `${name} N1`)), 'support N9'].sort();

describe('MV-REACT-10 what the target may do', () => {
  describe.each(footEngagers)('against $name', (engager) => {
    test.each(targets)('MV-REACT-10 MV-REACT-08 MV-REACT-09 target $name', ({ fields, foot: list }) => {
      expect(offered(engager, fields)).toEqual(withUnit(list));
    });
  });
  describe.each(mountedEngagers)('against $name', (engager) => {
    test.each(targets)('MV-REACT-10 MV-REACT-08 MV-REACT-09 target $name', ({ fields, mounted }) => {
      expect(offered(engager, fields)).toEqual(withUnit(mounted));
    });
  });

  test.each([
    ['foot in a defensive formation that cannot fire', pikes, idle],
    ['foot in a defensive formation, against mounted', horse, { ...archers, formation: 'defensive' }],
    ['foot in open order, against mounted', horse, { ...archers, layout: 'F/F', formation: 'open' }],
    ['a target with a yellow marker', pikes, { ...archers, reacted: true }],
  ])('MV-REACT-10 a target that can do nothing is not asked: %s', (_name, engager, target) => {
    const match = place([engager, target]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N1')).toMatchObject({ fired: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('MV-REACT-10 MV-R-40 mounted that have reacted are contacted by headings: heading %s', (facing, face) => {
    for (const engager of [pikes, horse]) {
      const match = place([engager, { ...squadron, facing, reacted: true }]);
      engage(match, 'S1', 'N1');
      expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
      expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0, zone: Z });
      expectDone(match, 'S1');
    }
  });

  test.each([
    ['foot', pikes, 'activity'],
    ['mounted', horse, 'followUp'],
  ])('MV-REACT-10 artillery that gave supporting fire is over-run by %s later in the phase', (_name, engager, next) => {
    const match = place([pikes, { ...engager, id: 'S2' }, idle, gun('N2')], { dice: [6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    engage(match, 'S2', 'N2');
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'S2')).toMatchObject({ hits: 0, contacts: [] });
    expect(decision(match)).toMatchObject({ side: 'south', kind: next });
  });
});

describe('MV-REACT-10 what others in the zone may do', () => {
  const helpers: [string, Fields, string[]][] = [
    ['Light Mounted', { type: 'LM', layout: 'MM/MM' }, ['intercept N2']],
    ['Light Mounted with bows', { type: 'LM', weapon: 'bows', layout: 'MM/MM' }, ['intercept N2']],
    ['Light Mounted in open order', { type: 'LM', layout: 'MM/MM', formation: 'open' }, ['intercept N2']],
    ['Medium Mounted', { type: 'MM', layout: 'MM/MM' }, ['intercept N2']],
    ['Heavy Mounted', { type: 'HM', layout: 'MM/MM' }, ['intercept N2']],
    ['mounted with a red marker', { type: 'LM', weapon: 'bows', layout: 'MM/MM', fired: true }, ['intercept N2']],
    ['Organ Gun', { type: 'Organ Gun', layout: 'G' }, ['support N2']],
    ['Gun', { type: 'Gun', layout: 'G' }, ['support N2']],
    ['Bombard', { type: 'Bombard', layout: 'G' }, ['support N2']],
    ['foot with longbows', { type: 'MF', weapon: 'longbows', layout: 'FF/FF' }, []],
    ['foot with spears', { type: 'MF', weapon: 'hand', spears: true, layout: 'FF/FF' }, []],
    ['foot in open order', { type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }, []],
    ['Organ Gun with a red marker', { type: 'Organ Gun', layout: 'G', fired: true }, []],
    ['Bombard with a red marker', { type: 'Bombard', layout: 'G', fired: true }, []],
    ['Gun with a yellow marker', { type: 'Gun', layout: 'G', reacted: true }, []],
    ['Heavy Mounted with a yellow marker', { type: 'HM', layout: 'MM/MM', reacted: true }, []],
  ];

  describe.each([
    ['foot', pikes],
    ['mounted', horse],
  ])('against %s', (_engager, engager) => {
    test.each(helpers)('MV-REACT-10 helper %s', (_name, fields, help) => {
      const match = place([engager, idle, { id: 'N2', ...fields }]);
      engage(match, 'S1', 'N1');
      if (help.length > 0) {
        expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
        expect(answers(match)).toEqual(['done', ...help]);
      } else {
        expect(touching(match, 'S1')).toEqual(['N1 front']);
        expectDone(match, 'S1');
      }
    });
  });

  const screened = (more: Fields): Match =>
    place(
      [
        { id: 'S1', type: 'MF', weapon: 'hand', layout: 'FF/FF', facing: 'W' },
        { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
        archers,
        knights('N2'),
      ],
      more,
    );

  test('MV-REACT-10 with joinPastUnengageable mounted may intercept for a friend that is engaged already', () => {
    const match = screened({ options: { houseRules: { joinPastUnengageable: true } } });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'intercept N2']);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(touching(match, 'N1')).toEqual(['S2 front']);
    expect(unit(match, 'S1')).toMatchObject({ hits: 3, facing: 'W' });
    expect(unit(match, 'N2')).toMatchObject({ hits: 2, facing: 'E' });
  });
});

describe('order of reactions', () => {
  test('MV-REACT-06 one unit at a time, in any order, each resolved before the next', () => {
    const match = place(
      [pikes, archers, { ...squadron, id: 'N2' }, { id: 'N3', type: 'Organ Gun', layout: 'G' }, gun('N4')],
      { dice: [1, 6, 5, 2] },
    );
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1', 'intercept N2', 'support N3', 'support N4']);
    choose(match, { do: 'support', unit: 'N4' });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1', 'intercept N2', 'support N3']);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1', 'support N3']);
    choose(match, { do: 'support', unit: 'N3' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('MV-REACT-06 who passes has passed for all his units', () => {
    const match = place([pikes, archers, gun('N2'), knights('N3')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(['N1', 'N2', 'N3'].map((id) => unit(match, id).reacted)).toEqual([false, false, false]);
    expectDone(match, 'S1');
  });

  test('MV-REACT-09 MV-R-36 optional reactions may be left out, and then the unit has not reacted', () => {
    for (const target of [archers, { id: 'N1', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }]) {
      const match = place([pikes, target]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'done' });
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'N1')).toMatchObject({ reacted: false, fired: false, hits: 0 });
    }
  });

  test('MV-REACT-08 MV-R-37 help first, then the compulsory reaction, which cannot be passed', () => {
    const match = place([pikes, squadron, gun('N2')], { dice: [1, 6] });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1', 'support N2']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
    choose(match, { do: 'support', unit: 'N2' });
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['foot', pikes, [6, 6, 6]],
    ['mounted', horse, [6, 6, 6, 6, 6]],
  ])('MV-REACT-08 artillery still owes its fire at %s after another gun has fired', (_name, engager, dice) => {
    const match = place([engager, { id: 'N1', type: 'Organ Gun', layout: 'G' }, gun('N2')], { dice });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['fire N1', 'support N2']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('MV-REACT-08');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  const help = [gun('N2'), knights('N3')];
  const lancers = { ...horse, type: 'LM' };
  test.each([
    ['counterCharge', pikes, squadron, [], 'activity'],
    ['recoil', pikes, squadron, [], 'activity'],
    ['recoil', horse, squadron, [], 'followUp'],
    ['fire', pikes, archers, [1, 6, 6, 6], 'activity'],
    ['fire', pikes, archers, [1, 1, 6, 6], 'activity'],
    ['fire', pikes, gun('N1'), [6, 6], 'activity'],
    ['fire', pikes, gun('N1'), [1, 1], 'activity'],
    ['fire', horse, gun('N1'), [1, 6, 6], 'followUp'],
    ['hastyDefence', pikes, archers, [], 'activity'],
    ['hastyDefence', lancers, archers, [], 'activity'],
    ['hastyDefence', horse, archers, [1], 'activity'],
    ['hastyDefence', horse, archers, [6, 6], 'activity'],
    ['evade', pikes, { ...archers, layout: 'F/F', formation: 'open' }, [], 'activity'],
  ] as [string, Fields, Fields, number[], string][])(
    'MV-REACT-07 MV-R-37 the reaction of the target closes the window, help comes too late: %s',
    (reaction, engager, target, dice, next) => {
      const match = place([engager, target, ...help], { dice });
      engage(match, 'S1', 'N1');
      expect(answers(match)).toContain('support N2');
      expect(answers(match)).toContain('intercept N3');
      choose(match, { do: reaction, unit: 'N1' });
      expect(decision(match)).toMatchObject({ side: 'south', kind: next });
      expect(unit(match, 'N2')).toMatchObject({ fired: false, reacted: false });
      expect(unit(match, 'N3').reacted).toBe(false);
    },
  );

  describe('othersReactAfterTarget', () => {
    const after = { options: { houseRules: { othersReactAfterTarget: true } } };

    test('MV-R-37 after the fire of the target others may stop the mover, and nobody is in contact before', () => {
      const match = place([pikes, archers, ...help], { ...after, dice: [1, 6, 6, 6, 2, 2] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(answers(match)).toEqual(['done', 'intercept N3', 'support N2']);
      choose(match, { do: 'support', unit: 'N2' });
      expect(unit(match, 'N1')).toMatchObject({ reacted: true, fired: true, hits: 0, contacts: [] });
      expectDone(match, 'S1');
    });

    test.each([
      [1, 0],
      [6, 1],
    ])('MV-R-37 MV-DEFFIRE-10 when they pass contact is made, with its impact: die %i', (die, hits) => {
      const match = place([pikes, archers, ...help], { ...after, dice: [die, 6, 6, 6] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      choose(match, { do: 'done' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(unit(match, 'N1').hits).toBe(hits);
    });

    test('MV-R-37 MV-DEFFIRE-03 artillery is over-run when they pass', () => {
      const match = place([horse, gun('N1'), ...help], { ...after, dice: [1, 6, 6] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(unit(match, 'N1').zone).toBe(Z);
      choose(match, { do: 'done' });
      expect(unit(match, 'N1').zone).toBe('routed');
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
    });

    test('MV-R-37 MV-HASTY-05 MV-HASTY-08 the throws for a hasty formation come when they pass', () => {
      const stopped = place([horse, archers, ...help], after);
      engage(stopped, 'S1', 'N1');
      choose(stopped, { do: 'hastyDefence', unit: 'N1' });
      choose(stopped, { do: 'intercept', unit: 'N3' });
      expect(touching(stopped, 'S1')).toEqual(['N3 front']);
      const home = place([horse, archers, ...help], { ...after, dice: [6, 6] });
      engage(home, 'S1', 'N1');
      choose(home, { do: 'hastyDefence', unit: 'N1' });
      expect(unit(home, 'N1')).toMatchObject({ formation: 'defensive', hits: 1 });
      choose(home, { do: 'done' });
      expect(touching(home, 'S1')).toEqual(['N1 front']);
      expect(unit(home, 'N1').hits).toBe(3);
    });
  });

  test('MV-REACT-07 a flinch from supporting fire voids the compulsory reaction', () => {
    for (const target of [squadron, gun('N1')]) {
      const match = place([pikes, target, gun('N2')], { dice: [1, 2] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'support', unit: 'N2' });
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, reacted: false, fired: false, hits: 0, contacts: [] });
      expectDone(match, 'S1');
    }
  });

  test('MV-REACT-07 a successful interception voids the compulsory reaction', () => {
    for (const target of [squadron, gun('N1')]) {
      const match = place([pikes, target, knights('N2')]);
      engage(match, 'S1', 'N1');
      choose(match, { do: 'intercept', unit: 'N2' });
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, reacted: false, fired: false, hits: 0, contacts: [] });
      expect(touching(match, 'S1')).toEqual(['N2 front']);
      expectDone(match, 'S1');
    }
  });

  test('MV-REACT-12 a target whose engager flinched from another unit keeps its reaction', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, archers, gun('N2')], { dice: [1, 2] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  test('MV-REACT-12 a target whose engager was intercepted keeps its reaction', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, archers, knights('N2')]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    engage(match, 'S2', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  test('MV-REACT-12 a mounted target that was spared may still intercept', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, squadron, gun('N2')], { dice: [1, 2] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    order(match, 'S2', { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    expect(answers(match)).toEqual(['done', 'intercept N1']);
  });

  test.each([
    ['N', 'S', 'front'],
    ['N', 'E', 'right'],
    ['E', 'N', 'left'],
    ['W', 'W', 'rear'],
  ])('MV-R-36 passed after help: contact by the headings, engager %s, target %s: %s', (heading, facing, face) => {
    const match = place([{ ...horse, facing: heading }, { ...archers, facing }, gun('N2')], { dice: [1, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual([]);
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0 });
    expectDone(match, 'S1');
  });
});

describe('units that are stopped', () => {
  const before = { zone: Z, facing: 'E', formation: 'attack', contacts: [] };
  const heading = (fields: Fields): Fields => ({ ...fields, facing: 'E' });
  test.each([
    ['flinched from foot', pikes, archers, 'fire', [1, 1, 6, 6]],
    ['evaded', pikes, { ...archers, layout: 'F/F', formation: 'open' }, 'evade', []],
    ['pulled up short, Light Mounted', { ...horse, type: 'LM' }, archers, 'hastyDefence', []],
    ['pulled up short, Medium Mounted', horse, archers, 'hastyDefence', [3]],
  ] as [string, Fields, Fields, string, number[]][])(
    'MV-REACT-11 a unit that is %s keeps zone, heading and formation',
    (_name, engager, target, reaction, dice) => {
      const match = place([heading(engager), target], { dice });
      engage(match, 'S1', 'N1');
      choose(match, { do: reaction, unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ ...before, layout: engager.layout });
      expectDone(match, 'S1');
    },
  );

  test.each([
    ['foot', pikes, [1, 1]],
    ['mounted', horse, [1, 1, 6]],
  ])('MV-REACT-11 %s that flinch from artillery keep zone, heading and formation', (_name, engager, dice) => {
    const match = place([heading(engager), gun('N1')], { dice });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ ...before, layout: engager.layout });
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'S', contacts: [] });
    expectDone(match, 'S1');
  });

  test('MV-REACT-11 a unit in open order that flinches from supporting fire stays in open order', () => {
    const match = place(
      [
        { id: 'S1', type: 'LF', weapon: 'light', layout: 'FF/F.', formation: 'open', facing: 'E' },
        idle,
        { ...gun('N2'), type: 'Bombard' },
      ],
      { dice: [1, 1, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ ...before, formation: 'open', layout: 'FF/F.' });
    expectDone(match, 'S1');
  });
});

describe('fire in reactions', () => {
  test('MV-REACT-13 the even spread rule does not bind fire in reactions', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, archers, gun('N2'), gun('N3')], {
      dice: [1, 6, 1, 6, 1, 6, 6, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'support', unit: 'N3' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(3);
    expect(unit(match, 'S2').hits).toBe(0);
  });

  test('MV-R-45 one hit from each of two guns is no flinch', () => {
    const match = place([pikes, idle, gun('N2'), gun('N3')], { dice: [1, 6, 2, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'support', unit: 'N3' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('MV-R-45 one hit of supporting fire and one of the target are no flinch', () => {
    const match = place([pikes, archers, gun('N2')], { dice: [1, 6, 2, 6, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').hits).toBe(0);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('MV-R-45 one hit each of two guns does not save the one that is engaged', () => {
    const match = place([horse, gun('N1'), gun('N2')], { dice: [1, 6, 6, 2, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  test('MV-R-45 hits from earlier in the turn do not count for a flinch', () => {
    const match = place([{ ...pikes, hits: 3 }, archers], { dice: [1, 6, 6, 6] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(4);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('MV-REACT-01 the throws of a reaction belong to the firing unit and its side', () => {
    const match = place([horse, gun('N1')], { dice: [1, 2, 3] });
    engage(match, 'S1', 'N1');
    const throws = (events(match) as Fields[]).filter((event) => event.event === 'throw');
    expect(throws).toMatchObject([{ side: 'north', unit: 'N1', dice: [1, 2, 3] }]);
  });
});

describe('units freed by a withdrawal', () => {
  test('MV-R-78 a unit engaged before the phase and freed by a withdrawal may react', () => {
    const match = place([pikes, { ...pikes, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] }, squadron]);
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(touching(match, 'N1')).toEqual([]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
  });

  test('MV-R-78 a unit that came into contact in this phase and is freed by a withdrawal does not react', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, archers]);
    engage(match, 'S2', 'N1');
    choose(match, { do: 'done' });
    expect(unit(match, 'N1').reacted).toBe(false);
    choose(match, { do: 'withdraw', unit: 'S2' });
    expect(touching(match, 'N1')).toEqual([]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ fired: false, reacted: false, hits: 0 });
    expectDone(match, 'S1');
  });
});

describe('units freed by a disengagement', () => {
  test('MV-REACT-03 foot that the enemy has left is unengaged and may react to the next', () => {
    const match = place([{ ...horse, contacts: [{ with: 'N1', face: 'front' }] }, { ...pikes, id: 'S2' }, archers]);
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'stop' });
    engage(match, 'S2', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });
});
