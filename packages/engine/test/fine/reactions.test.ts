// A Fine Victory, REACT: who may react, to what, in which order (FV-REACT-01 to -13, -50 to -52).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, refusal, situation, unit } from '../kit.js';

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

/** Every option of the waiting decision as words: `fire N1`, `rally E`, `done`. */
function answers(match: Match): string[] {
  return (options(match) as Fields[])
    .map((option) => [option.do, option.unit, option.target, option.to, option.face].filter(Boolean).join(' '))
    .sort();
}

function engage(match: Match, id: string, target: string): void {
  choose(match, { do: 'choose', unit: id });
  choose(match, { do: 'engage', target });
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

const pikes: Fields = { id: 'S1', type: 'P&M', layout: 'PP/MM' };
const horse: Fields = { id: 'S1', type: 'M', layout: 'XX/XX' };

describe('when units react', () => {
  test('FV-REACT-01 in the initiative movement phase the other side reacts', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM' }]);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({
      side: 'north',
      kind: 'react',
      about: { unit: 'S1', target: 'N1' },
      open: false,
    });
  });

  test('FV-REACT-01 in the other movement phase the initiative side reacts', () => {
    const match = place(
      [
        { id: 'N1', type: 'P&M', layout: 'PP/MM' },
        { id: 'S1', type: 'P&M', layout: 'MM/MM' },
      ],
      { phase: 'otherMovement', sides: { south: { commander: 'Z(0,0)' }, north: { commander: Z } } },
    );
    engage(match, 'N1', 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'react', about: { unit: 'N1', target: 'S1' } });
  });

  test('FV-REACT-01 nobody reacts to a friend', () => {
    const match = place([
      { id: 'S1', type: 'P&M', zone: 'Z(2,0)', layout: 'PP/MM' },
      { id: 'S2', type: 'HM', zone: 'Z(2,0)', layout: 'YY/YY' },
      { id: 'S3', type: 'HM', layout: 'YY/YY' },
      { id: 'N1', type: 'Foot', layout: 'HH/HH' },
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('FV-REACT-01 without an announced step there is nothing to react to', () => {
    const match = place([pikes, { id: 'N1', type: 'HM', layout: 'YY/YY' }]);
    expect(decision(match)?.side).toBe('south');
    expect(refusal(match, { do: 'intercept', unit: 'N1' })?.rule).toBe('FV-TURN-01');
    expect(refusal(match, { do: 'counterCharge', unit: 'N1' })?.rule).toBe('FV-TURN-01');
  });

  test('FV-REACT-01 a unit reacts to the active unit only, not to one that acted before it', () => {
    const match = place(
      [pikes, { id: 'S2', type: 'P&M', layout: 'PP/MM' }, { id: 'N1', type: 'P&M', layout: 'MM/MM' }],
      { dice: [1, 1, 6, 6] },
    );
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'turn', to: 'E' });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'S2').hits).toBe(0);
  });

  test('FV-REACT-03 an engaged foot target cannot react', () => {
    const match = place([
      { ...pikes, facing: 'W' },
      { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'P&M', layout: 'MM/MM' },
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, fired: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-03 an engaged mounted target owes no counter-charge', () => {
    const match = place([
      { ...horse, facing: 'W' },
      { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'N1', type: 'M', layout: 'XX/XX' },
    ]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 0, facing: 'S' });
    expectDone(match, 'S1');
  });

  test('FV-REACT-04 a unit reacts once in an enemy movement phase', () => {
    const match = place([
      pikes,
      { id: 'S2', type: 'P&M', layout: 'PP/MM' },
      { id: 'N1', type: 'P&M', layout: 'M/M', formation: 'open' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'N1').reacted).toBe(true);
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
    expectDone(match, 'S2');
  });

  test('FV-REACT-04 a failed intercept was the one reaction of the unit', () => {
    const match = place(
      [
        pikes,
        { id: 'S2', type: 'P&M', layout: 'PP/MM' },
        { id: 'N1', type: 'M', layout: 'XX/XX' },
        { id: 'N2', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
      ],
      { dice: [4] },
    );
    engage(match, 'S1', 'N2');
    choose(match, { do: 'intercept', unit: 'N1' });
    expect(unit(match, 'N1').reacted).toBe(true);
    engage(match, 'S2', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 front']);
    expect(unit(match, 'N1').hits).toBe(0);
  });

  test('FV-REACT-04 after the phase the yellow marker is gone', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M', formation: 'open' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(unit(match, 'N1').reacted).toBe(false);
  });
});

// Rows of FV-REACT-06. A galloper gun N9 stands by, so that the player is always asked and the
// list of the target can be read exactly: `support N9` is in every list, `done` unless owed.
const footEngagers: Fields[] = [
  { name: 'P&M in attack formation', type: 'P&M', layout: 'PP/MM', pikes: true },
  { name: 'P&M in open order', type: 'P&M', layout: 'M/M', formation: 'open' },
  { name: 'Foot in attack formation', type: 'Foot', layout: 'HH/LL' },
  { name: 'Foot in open order', type: 'Foot', layout: 'H/L', formation: 'open' },
  { name: 'dismounted dragoons', type: 'D', state: 'dismounted', layout: 'DD/DD' },
];
const mountedEngagers: Fields[] = [
  { name: 'Heavy Mounted', type: 'HM', layout: 'YY/YY' },
  { name: 'Mounted in attack formation', type: 'M', layout: 'XX/XX' },
  { name: 'Mounted in open order', type: 'M', layout: 'X/X', formation: 'open' },
  { name: 'mounted dragoons', type: 'D', state: 'mounted', layout: 'DD/DD' },
];
const must = ['counterCharge', 'recoil'];
const targets: { name: string; fields: Fields; foot: string[]; mounted: string[] }[] = [
  { name: 'Heavy Mounted', fields: { type: 'HM', layout: 'YY/YY' }, foot: must, mounted: must },
  { name: 'Mounted, attack', fields: { type: 'M', layout: 'XX/XX' }, foot: must, mounted: must },
  { name: 'Mounted, open order', fields: { type: 'M', layout: 'X/X', formation: 'open' }, foot: must, mounted: must },
  { name: 'Mounted, one stand', fields: { type: 'M', layout: 'X' }, foot: must, mounted: must },
  { name: 'mounted dragoons, attack', fields: { type: 'D', layout: 'DD/DD' }, foot: must, mounted: must },
  {
    name: 'mounted dragoons, open order',
    fields: { type: 'D', layout: 'DD/DD', formation: 'open' },
    foot: must,
    mounted: must,
  },
  {
    name: 'Mounted with a yellow marker',
    fields: { type: 'M', layout: 'XX/XX', reacted: true },
    foot: ['done'],
    mounted: ['done'],
  },

  {
    name: 'P&M, attack',
    fields: { type: 'P&M', layout: 'PM/PM' },
    foot: ['done', 'fire', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, attack, one pike and one musket',
    fields: { type: 'P&M', layout: 'P/M' },
    foot: ['done', 'fire', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, attack, with a red marker',
    fields: { type: 'P&M', layout: 'PM/PM', fired: true },
    foot: ['done', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, attack, pikes only',
    fields: { type: 'P&M', layout: 'PP/PP' },
    foot: ['done', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, attack, with a yellow marker',
    fields: { type: 'P&M', layout: 'PM/PM', reacted: true },
    foot: ['done'],
    mounted: ['done'],
  },
  {
    name: 'Foot, attack',
    fields: { type: 'Foot', layout: 'HL/HL' },
    foot: ['done', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'dismounted dragoons, attack',
    fields: { type: 'D', state: 'dismounted', layout: 'DD/D.' },
    foot: ['done', 'fire', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },

  {
    name: 'P&M, open order',
    fields: { type: 'P&M', layout: 'M/M', formation: 'open' },
    foot: ['done', 'evade', 'fire', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, open order, with a red marker',
    fields: { type: 'P&M', layout: 'M/M', formation: 'open', fired: true },
    foot: ['done', 'evade', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  {
    name: 'P&M, open order, with a yellow marker',
    fields: { type: 'P&M', layout: 'M/M', formation: 'open', reacted: true },
    foot: ['done'],
    mounted: ['done'],
  },
  {
    name: 'P&M, one musket stand',
    fields: { type: 'P&M', layout: 'M' },
    foot: ['done', 'evade', 'fire'],
    mounted: ['done'],
  },
  { name: 'P&M, one pike stand', fields: { type: 'P&M', layout: 'P' }, foot: ['done', 'evade'], mounted: ['done'] },
  {
    name: 'Foot, open order',
    fields: { type: 'Foot', layout: 'H/L', formation: 'open' },
    foot: ['done', 'evade', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },
  { name: 'Foot, one stand', fields: { type: 'Foot', layout: 'H' }, foot: ['done', 'evade'], mounted: ['done'] },
  {
    name: 'dismounted dragoons, open order',
    fields: { type: 'D', state: 'dismounted', layout: 'DDD/DD.', formation: 'open' },
    foot: ['done', 'evade', 'fire', 'hastyDefence'],
    mounted: ['done', 'hastyDefence'],
  },

  {
    name: 'P&M, defensive',
    fields: { type: 'P&M', layout: 'PM/PM', formation: 'defensive' },
    foot: ['done', 'fire'],
    mounted: ['done'],
  },
  {
    name: 'P&M, defensive, with a red marker',
    fields: { type: 'P&M', layout: 'PM/PM', formation: 'defensive', fired: true },
    foot: ['done'],
    mounted: ['done'],
  },
  {
    name: 'P&M, defensive, pikes only',
    fields: { type: 'P&M', layout: 'PP/PP', formation: 'defensive' },
    foot: ['done'],
    mounted: ['done'],
  },
  {
    name: 'Foot, defensive',
    fields: { type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
    foot: ['done'],
    mounted: ['done'],
  },
  {
    name: 'dismounted dragoons, defensive',
    fields: { type: 'D', state: 'dismounted', layout: 'DD/DD', formation: 'defensive' },
    foot: ['done', 'fire'],
    mounted: ['done'],
  },

  { name: 'RA', fields: { type: 'RA', layout: 'G' }, foot: ['done'], mounted: ['fire'] },
  { name: 'RA with a red marker', fields: { type: 'RA', layout: 'G', fired: true }, foot: ['done'], mounted: ['done'] },
  {
    name: 'RA with a yellow marker',
    fields: { type: 'RA', layout: 'G', reacted: true },
    foot: ['done'],
    mounted: ['done'],
  },
  { name: 'HA', fields: { type: 'HA', layout: 'G' }, foot: ['done'], mounted: ['fire'] },
  { name: 'HA with a red marker', fields: { type: 'HA', layout: 'G', fired: true }, foot: ['done'], mounted: ['done'] },
  { name: 'GG', fields: { type: 'GG', layout: 'G' }, foot: ['done', 'flee'], mounted: ['fire'] },
  {
    name: 'GG with a red marker',
    fields: { type: 'GG', layout: 'G', fired: true },
    foot: ['done', 'flee'],
    mounted: ['done'],
  },
  {
    name: 'GG with a yellow marker',
    fields: { type: 'GG', layout: 'G', reacted: true },
    foot: ['done'],
    mounted: ['done'],
  },
];

function offered(engager: Fields, target: Fields): string[] {
  const { pikes: hasPikes, name, ...fields } = engager;
  // Foot without two pike stands may engage mounted only from behind (FV-ENGAGE-08).
  const mounted = ['HM', 'M'].includes(String(target.type)) || (target.type === 'D' && target.state !== 'dismounted');
  const facing = mounted && hasPikes !== true ? 'N' : 'S';
  const match = place([
    { id: 'S1', ...fields },
    { id: 'N1', facing, ...target },
    { id: 'N9', type: 'GG', layout: 'G' },
  ]);
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

describe('FV-REACT-06 what the target may do', () => {
  describe.each(footEngagers)('against $name', (engager) => {
    test.each(targets)('FV-REACT-06 FV-REACT-05 target $name', ({ fields, foot }) => {
      expect(offered(engager, fields)).toEqual(withUnit(foot));
    });
  });
  describe.each(mountedEngagers)('against $name', (engager) => {
    test.each(targets)('FV-REACT-06 FV-REACT-05 target $name', ({ fields, mounted }) => {
      expect(offered(engager, fields)).toEqual(withUnit(mounted));
    });
  });

  test.each([
    ['foot in a defensive formation without muskets', pikes, { type: 'Foot', layout: 'HH/HH', formation: 'defensive' }],
    ['regular artillery', pikes, { type: 'RA', layout: 'G' }],
    ['heavy artillery', pikes, { type: 'HA', layout: 'G' }],
    ['a single foot stand', horse, { type: 'P&M', layout: 'M' }],
    ['foot in a defensive formation', horse, { type: 'P&M', layout: 'PM/PM', formation: 'defensive' }],
  ])('FV-REACT-06 a target that can do nothing is not asked: %s', (_name, engager, target) => {
    const match = place([engager, { id: 'N1', ...target }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, fired: false, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-05 optional reactions may be left out, and then the unit has not reacted', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'N1')).toEqual(['S1 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, fired: false, hits: 0 });
  });

  test('FV-REACT-05 a gun must fire at mounted without being asked', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G' }], { dice: [1, 1, 6, 6] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true });
    expect(unit(match, 'S1').hits).toBe(2);
  });
});

describe('what other units may do', () => {
  const helpers: [string, Fields, string[]][] = [
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }, ['intercept N2']],
    ['Mounted', { type: 'M', layout: 'XX/XX' }, ['intercept N2']],
    ['Mounted in open order', { type: 'M', layout: 'X/X', formation: 'open' }, ['intercept N2']],
    ['mounted dragoons', { type: 'D', layout: 'DD/DD' }, ['intercept N2']],
    ['GG', { type: 'GG', layout: 'G' }, ['support N2']],
    ['RA', { type: 'RA', layout: 'G' }, ['support N2']],
    ['HA', { type: 'HA', layout: 'G' }, ['support N2']],
    ['P&M', { type: 'P&M', layout: 'MM/MM' }, []],
    ['Foot', { type: 'Foot', layout: 'HH/HH' }, []],
    ['dismounted dragoons', { type: 'D', state: 'dismounted', layout: 'DD/DD' }, []],
    ['GG with a red marker', { type: 'GG', layout: 'G', fired: true }, []],
    ['RA with a red marker', { type: 'RA', layout: 'G', fired: true }, []],
    ['HA with a red marker', { type: 'HA', layout: 'G', fired: true }, []],
    ['Mounted with a yellow marker', { type: 'M', layout: 'XX/XX', reacted: true }, []],
    ['RA with a yellow marker', { type: 'RA', layout: 'G', reacted: true }, []],
  ];
  // N1 can do nothing itself, so the list shows the helper alone.
  const idle: Fields = { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' };
  const expectHelp = (match: Match, help: string[]): void => {
    if (help.length > 0) {
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
      expect(answers(match)).toEqual(['done', ...help]);
    } else {
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expectDone(match, 'S1');
    }
  };

  test.each(helpers)('FV-REACT-07 against foot: %s', (_name, fields, help) => {
    const match = place([pikes, idle, { id: 'N2', ...fields }]);
    engage(match, 'S1', 'N1');
    expectHelp(match, help);
  });

  test.each(helpers)('FV-REACT-07 against mounted: %s', (_name, fields, help) => {
    const match = place([horse, idle, { id: 'N2', ...fields }]);
    engage(match, 'S1', 'N1');
    expectHelp(match, help);
  });

  test.each([
    ['Heavy Mounted in the next zone', { type: 'HM', layout: 'YY/YY', zone: 'Z(2,2)' }],
    ['Heavy Mounted in a reserve zone', { type: 'HM', layout: 'YYYY', zone: 'NR2' }],
    ['heavy artillery in the next zone', { type: 'HA', layout: 'G', zone: 'Z(2,2)' }],
    ['regular artillery in a diagonal zone', { type: 'RA', layout: 'G', zone: 'Z(3,2)' }],
    ['regular artillery in a reserve zone', { type: 'RA', layout: 'G', zone: 'NR2' }],
  ])('FV-REACT-02 FV-R-43 nobody helps from elsewhere: %s', (_name, fields) => {
    const match = place([pikes, idle, { id: 'N2', ...fields }]);
    engage(match, 'S1', 'N1');
    expectHelp(match, []);
  });

  test.each([
    ['Heavy Mounted', { type: 'HM', layout: 'YY/YY' }],
    ['regular artillery', { type: 'RA', layout: 'G' }],
  ])('FV-REACT-03 an engaged unit does not help: %s', (_name, fields) => {
    const match = place([
      pikes,
      { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N2', face: 'front' }] },
      idle,
      { id: 'N2', ...fields },
    ]);
    engage(match, 'S1', 'N1');
    expectHelp(match, []);
  });

  const screened = (more: Fields): Match =>
    place(
      [
        { id: 'S1', type: 'Foot', layout: 'HH/HH', facing: 'W' },
        { id: 'S2', type: 'P&M', layout: 'PP/MM', contacts: [{ with: 'N1', face: 'front' }] },
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
        { id: 'N2', type: 'HM', layout: 'YY/YY' },
      ],
      more,
    );

  test('FV-REACT-07 unengaged helpers have to be engaged before an engaged target', () => {
    const match = screened({});
    choose(match, { do: 'choose', unit: 'S1' });
    expect(answers(match)).not.toContain('engage N1');
    expect(answers(match)).not.toContain('engage N2');
    expect(refusal(match, { do: 'engage', target: 'N1' })?.rule).toBe('FV-ENGAGE-05');
  });

  test('FV-REACT-07 with joinPastUnengageable an engaged target can be helped by an intercept', () => {
    const match = screened({ options: { houseRules: { joinPastUnengageable: true } } });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(answers(match)).toContain('engage N1');
    expect(answers(match)).not.toContain('engage N2');
    choose(match, { do: 'engage', target: 'N1' });
    expect(answers(match)).toEqual(['done', 'intercept N2']);
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expect(touching(match, 'N1')).toEqual(['S2 front']);
    expect(unit(match, 'S1')).toMatchObject({ hits: 3, facing: 'W' });
    expect(unit(match, 'N2')).toMatchObject({ hits: 2, facing: 'E' });
  });

  test('FV-REACT-07 with joinPastUnengageable and no help the contact with the engaged target is made', () => {
    const match = screened({ options: { houseRules: { joinPastUnengageable: true } } });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'N1')).toEqual(['S1 left', 'S2 front']);
    expectDone(match, 'S1');
  });

  test('FV-REACT-12 a failed test to engage opens no window, nobody has reacted', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM' }, { id: 'N2', type: 'RA', layout: 'G' }], {
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(0,2)' } },
      dice: [4],
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'N2').fired).toBe(false);
    expectDone(match, 'S1');
  });
});

describe('order of reactions', () => {
  test('FV-REACT-08 one unit at a time, in any order, each settled before the next', () => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
        { id: 'N2', type: 'M', layout: 'XX/XX' },
        { id: 'N3', type: 'GG', layout: 'G' },
        { id: 'N4', type: 'RA', layout: 'G' },
      ],
      { dice: [1, 6, 6, 5, 2, 6] },
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

  test('FV-REACT-08 once he is done the player gets no further reaction', () => {
    const match = place([
      pikes,
      { id: 'N1', type: 'P&M', layout: 'MM/MM' },
      { id: 'N2', type: 'RA', layout: 'G' },
      { id: 'N3', type: 'HM', layout: 'YY/YY' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test.each([
    ['counterCharge', pikes, { type: 'M', layout: 'XX/XX' }, [], 'activity'],
    ['recoil', pikes, { type: 'M', layout: 'XX/XX' }, [], 'activity'],
    ['recoil', horse, { type: 'M', layout: 'XX/XX' }, [], 'followUp'],
    ['fire', pikes, { type: 'P&M', layout: 'M/M' }, [1, 6], 'activity'],
    ['fire', horse, { type: 'GG', layout: 'G' }, [1, 6, 6], 'followUp'],
    ['hastyDefence', pikes, { type: 'Foot', layout: 'HH/HH' }, [], 'activity'],
    ['hastyDefence', horse, { type: 'P&M', layout: 'PP/PP' }, [], 'activity'],
    ['evade', pikes, { type: 'Foot', layout: 'L/L', formation: 'open' }, [], 'activity'],
    ['flee', pikes, { type: 'GG', layout: 'G' }, [], 'activity'],
  ] as [string, Fields, Fields, number[], string][])(
    'FV-REACT-09 FV-R-36 the reaction of the target settles the attempt, help comes too late: %s',
    (reaction, engager, target, dice, next) => {
      const match = place(
        [
          engager,
          { id: 'N1', ...target },
          { id: 'N2', type: 'RA', layout: 'G' },
          { id: 'N3', type: 'HM', layout: 'YY/YY' },
        ],
        { dice },
      );
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
    const help = [
      { id: 'N2', type: 'RA', layout: 'G' },
      { id: 'N3', type: 'HM', layout: 'YY/YY' },
    ];
    const muskets = { id: 'N1', type: 'P&M', layout: 'M/M' };

    test('FV-R-36 after its fire others may stop the engager, and nobody is in contact before', () => {
      const match = place([pikes, muskets, ...help], { ...after, dice: [1, 6, 2, 2, 6] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(answers(match)).toEqual(['done', 'intercept N3', 'support N2']);
      expect(touching(match, 'S1')).toEqual([]);
      choose(match, { do: 'support', unit: 'N2' });
      expect(unit(match, 'N1')).toMatchObject({ reacted: true, fired: true, hits: 0, contacts: [] });
      expect(unit(match, 'S1').hits).toBe(3);
      expectDone(match, 'S1');
    });

    test.each([
      [1, 0],
      [6, 1],
    ])('FV-R-36 FV-REACT-29 when they are done contact is made, with its impact: die %i', (die, hits) => {
      const match = place([pikes, muskets, ...help], { ...after, dice: [die, 6] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(unit(match, 'N1').hits).toBe(0);
      choose(match, { do: 'done' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(unit(match, 'N1').hits).toBe(hits);
      expectDone(match, 'S1');
    });

    test('FV-R-36 FV-REACT-25 guns are over-run when nobody stops the horse', () => {
      const battery = { id: 'N1', type: 'GG', layout: 'G' };
      const saved = place([horse, battery, ...help], { ...after, dice: [1, 6, 6] });
      engage(saved, 'S1', 'N1');
      choose(saved, { do: 'fire', unit: 'N1' });
      choose(saved, { do: 'intercept', unit: 'N3' });
      expect(unit(saved, 'N1').zone).toBe(Z);
      expect(touching(saved, 'S1')).toEqual(['N3 front']);
      const lost = place([horse, battery, ...help], { ...after, dice: [1, 6, 6] });
      engage(lost, 'S1', 'N1');
      choose(lost, { do: 'fire', unit: 'N1' });
      choose(lost, { do: 'done' });
      expect(unit(lost, 'N1').zone).toBe('routed');
      expect(decision(lost)).toMatchObject({ side: 'south', kind: 'followUp' });
    });

    test.each([
      ['P&M', 'PP/PP', 1, []],
      ['Foot', 'HH/HH', 3, ['N1 front']],
    ])(
      'FV-R-36 FV-REACT-33 FV-REACT-34 horse meets the formation of %s %s when they are done',
      (type, layout, hits, contacts) => {
        const match = place([horse, { id: 'N1', type, layout }, ...help], after);
        engage(match, 'S1', 'N1');
        choose(match, { do: 'hastyDefence', unit: 'N1' });
        expect(unit(match, 'N1')).toMatchObject({ formation: 'defensive', hits: 1 });
        expect(answers(match)).toEqual(['done', 'intercept N3', 'support N2']);
        choose(match, { do: 'done' });
        expect(unit(match, 'N1').hits).toBe(hits);
        expect(touching(match, 'S1')).toEqual(contacts);
      },
    );

    test('FV-R-36 with nobody to help nobody is asked, and a counter-charge is contact at once', () => {
      const alone = place([pikes, muskets], { ...after, dice: [1, 6] });
      engage(alone, 'S1', 'N1');
      choose(alone, { do: 'fire', unit: 'N1' });
      expect(touching(alone, 'S1')).toEqual(['N1 front']);
      const horsemen = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX' }, ...help], after);
      engage(horsemen, 'S1', 'N1');
      choose(horsemen, { do: 'counterCharge', unit: 'N1' });
      expect(touching(horsemen, 'S1')).toEqual(['N1 front']);
    });
  });

  test('FV-REACT-10 FV-R-36 help first, then the compulsory reaction, which cannot be skipped', () => {
    const match = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX' }, { id: 'N2', type: 'HA', layout: 'G' }], {
      dice: [1, 6, 6, 6],
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1', 'support N2']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('FV-REACT-10');
    choose(match, { do: 'support', unit: 'N2' });
    expect(answers(match)).toEqual(['counterCharge N1', 'recoil N1']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('FV-REACT-10');
    choose(match, { do: 'counterCharge', unit: 'N1' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-REACT-10 artillery still owes its fire after another gun has fired', () => {
    const match = place([horse, { id: 'N1', type: 'GG', layout: 'G' }, { id: 'N2', type: 'RA', layout: 'G' }], {
      dice: [6, 6, 6, 6, 2, 2, 6],
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['fire N1', 'support N2']);
    expect(refusal(match, { do: 'done' })?.rule).toBe('FV-REACT-10');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, reacted: true, zone: Z });
    expect(unit(match, 'S1').hits).toBe(2);
    expectDone(match, 'S1');
  });

  test('FV-REACT-10 when the attempt is cancelled nothing is owed any more', () => {
    const match = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX' }, { id: 'N2', type: 'HA', layout: 'G' }], {
      dice: [1, 2, 6, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 0, contacts: [] });
    expectDone(match, 'S1');
  });

  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('FV-REACT-11 FV-R-37 mounted that have reacted are contacted by facing: facing %s', (facing, face) => {
    const match = place([pikes, { id: 'N1', type: 'M', layout: 'XX/XX', facing, reacted: true }]);
    engage(match, 'S1', 'N1');
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0 });
    expectDone(match, 'S1');
  });

  test('FV-REACT-11 FV-R-37 artillery that has reacted is over-run by mounted without firing', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G', reacted: true }]);
    engage(match, 'S1', 'N1');
    expect(unit(match, 'N1').zone).toBe('routed');
    expect(unit(match, 'S1').hits).toBe(0);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'followUp' });
  });

  test('FV-REACT-11 FV-R-37 artillery that gave supporting fire is over-run later in the phase', () => {
    const match = place(
      [
        pikes,
        { ...horse, id: 'S2' },
        { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
        { id: 'N2', type: 'RA', layout: 'G' },
      ],
      { dice: [6, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    engage(match, 'S2', 'N2');
    expect(unit(match, 'N2').zone).toBe('routed');
    expect(unit(match, 'S2').hits).toBe(0);
  });

  test('FV-REACT-12 a target whose attacker flinched from another unit keeps its reaction', () => {
    const match = place(
      [
        pikes,
        { ...pikes, id: 'S2' },
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
        { id: 'N2', type: 'RA', layout: 'G' },
      ],
      { dice: [1, 2, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'N1').reacted).toBe(false);
    expectDone(match, 'S1');
    engage(match, 'S2', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  test('FV-REACT-12 a target whose attacker was intercepted keeps its reaction', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2' },
      { id: 'N1', type: 'P&M', layout: 'MM/MM' },
      { id: 'N2', type: 'HM', layout: 'YY/YY' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, contacts: [] });
    engage(match, 'S2', 'N1');
    expect(answers(match)).toEqual(['done', 'fire N1', 'hastyDefence N1']);
  });

  test('FV-REACT-12 a mounted target that was spared may still intercept', () => {
    const match = place(
      [pikes, { ...pikes, id: 'S2' }, { id: 'N1', type: 'M', layout: 'XX/XX' }, { id: 'N2', type: 'HA', layout: 'G' }],
      { dice: [1, 2, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'move' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
    expect(answers(match)).toEqual(['done', 'intercept N1']);
  });

  test.each([
    ['S', 'front'],
    ['E', 'right'],
    ['W', 'left'],
    ['N', 'rear'],
  ])('FV-REACT-13 an attempt still pending ends in contact by the facings: target facing %s', (facing, face) => {
    const match = place(
      [horse, { id: 'N1', type: 'Foot', layout: 'HH/HH', facing }, { id: 'N2', type: 'GG', layout: 'G' }],
      { dice: [1, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(touching(match, 'S1')).toEqual([]);
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(touching(match, 'N1')).toEqual([`S1 ${face}`]);
    expect(unit(match, 'S1').facing).toBe('N');
    expect(unit(match, 'N1')).toMatchObject({ facing, hits: 0 });
    expectDone(match, 'S1');
  });
});

describe('yellow markers', () => {
  test.each([
    ['counterCharge', pikes, { type: 'M', layout: 'XX/XX' }, []],
    ['recoil', pikes, { type: 'M', layout: 'XX/XX' }, []],
    ['fire', pikes, { type: 'P&M', layout: 'MM/MM' }, [6, 6, 6, 6]],
    ['fire', pikes, { type: 'P&M', layout: 'MM/MM' }, [1, 1, 6, 6]],
    ['hastyDefence', pikes, { type: 'Foot', layout: 'HH/HH' }, []],
    ['hastyDefence', horse, { type: 'P&M', layout: 'PP/PP' }, []],
    ['evade', pikes, { type: 'Foot', layout: 'L/L', formation: 'open' }, []],
    ['flee', pikes, { type: 'GG', layout: 'G' }, []],
  ] as [string, Fields, Fields, number[]][])(
    'FV-R-35 a target that reacts gets the yellow marker: %s',
    (reaction, engager, target, dice) => {
      const match = place([engager, { id: 'N1', ...target }], { dice });
      engage(match, 'S1', 'N1');
      expect(unit(match, 'N1').reacted).toBe(false);
      choose(match, { do: reaction, unit: 'N1' });
      expect(unit(match, 'N1').reacted).toBe(true);
    },
  );

  test('FV-R-35 helpers get the yellow marker at once, also for a failed intercept', () => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'P&M', layout: 'MM/MM' },
        { id: 'N2', type: 'M', layout: 'XX/XX' },
        { id: 'N3', type: 'GG', layout: 'G' },
      ],
      { dice: [6, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'intercept', unit: 'N2' });
    expect(unit(match, 'N2').reacted).toBe(true);
    choose(match, { do: 'support', unit: 'N3' });
    expect(unit(match, 'N3').reacted).toBe(true);
    expect(unit(match, 'N1').reacted).toBe(false);
    expect(unit(match, 'S1').reacted).toBe(false);
  });
});

describe('fire in reactions', () => {
  test('FV-REACT-50 FV-R-41 one hit from each of two guns is no flinch', () => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
        { id: 'N2', type: 'GG', layout: 'G' },
        { id: 'N3', type: 'RA', layout: 'G' },
      ],
      { dice: [1, 6, 2, 6, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'support', unit: 'N3' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-REACT-50 FV-R-41 one hit of supporting fire and one of the target are no flinch', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M' }, { id: 'N2', type: 'GG', layout: 'G' }], {
      dice: [1, 6, 2, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').hits).toBe(0);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-REACT-50 FV-R-41 a hit of supporting fire does not save the target that missed from the light impact', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M' }, { id: 'N2', type: 'GG', layout: 'G' }], {
      dice: [1, 6, 6, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('FV-REACT-50 FV-R-41 one hit each of two guns does not save the one that is engaged by mounted', () => {
    const match = place([horse, { id: 'N1', type: 'GG', layout: 'G' }, { id: 'N2', type: 'GG', layout: 'G' }], {
      dice: [1, 6, 6, 2, 6, 6],
    });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').zone).toBe('routed');
  });

  const open = { formation: 'open' };
  test.each([
    ['four muskets', { type: 'P&M', layout: 'MM/MM' }, pikes, 4],
    ['two muskets and two pikes', { type: 'P&M', layout: 'PP/MM' }, pikes, 2],
    ['three dismounted dragoons', { type: 'D', state: 'dismounted', layout: 'DD/D.' }, pikes, 3],
    ['four muskets in a defensive formation', { type: 'P&M', layout: 'MM/MM', formation: 'defensive' }, pikes, 2],
    [
      'four muskets at open order',
      { type: 'P&M', layout: 'MM/MM' },
      { id: 'S1', type: 'Foot', layout: 'L/L', ...open },
      3,
    ],
    ['two muskets in open order', { type: 'P&M', layout: 'M/M', ...open }, pikes, 2],
  ] as [string, Fields, Fields, number][])(
    'FV-REACT-51 dice of foot that fires at foot: %s',
    (_name, target, engager, count) => {
      const match = place([engager, { id: 'N1', ...target }], { dice: [1, ...Array<number>(count - 1).fill(6)] });
      engage(match, 'S1', 'N1');
      choose(match, { do: 'fire', unit: 'N1' });
      expect(unit(match, 'S1').hits).toBe(1);
      expect(unit(match, 'N1')).toMatchObject({ fired: true, hits: 0 });
    },
  );

  test.each([
    ['GG', horse, 3],
    ['RA', horse, 4],
    ['HA', horse, 5],
    ['GG', { id: 'S1', type: 'M', layout: 'X/X', ...open }, 2],
    ['RA', { id: 'S1', type: 'M', layout: 'X/X', ...open }, 3],
    ['HA', { id: 'S1', type: 'M', layout: 'X/X', ...open }, 4],
  ] as [string, Fields, number][])('FV-REACT-51 dice of artillery engaged by mounted: %s', (type, engager, count) => {
    const match = place([engager, { id: 'N1', type, layout: 'G' }], {
      dice: [1, 1, ...Array<number>(count - 2).fill(6)],
    });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N1').fired).toBe(true);
  });

  test.each([
    ['GG', pikes, 2],
    ['RA', pikes, 3],
    ['HA', pikes, 4],
    ['GG', { id: 'S1', type: 'Foot', layout: 'L/L', ...open }, 1],
    ['RA', { id: 'S1', type: 'Foot', layout: 'L/L', ...open }, 2],
    ['HA', { id: 'S1', type: 'Foot', layout: 'L/L', ...open }, 3],
    ['GG', horse, 3],
    ['RA', horse, 4],
    ['HA', horse, 5],
  ] as [string, Fields, number][])('FV-REACT-51 dice of supporting fire: %s', (type, engager, count) => {
    const match = place(
      [engager, { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' }, { id: 'N2', type, layout: 'G' }],
      { dice: [1, ...Array<number>(count - 1).fill(6)] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N2').fired).toBe(true);
  });

  const village = { options: { terrain: { [Z]: ['village'] } } };
  test('FV-REACT-51 cover of the active unit takes two dice from the fire of the target', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'MM/MM' }], { ...village, dice: [1, 1] });
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(2);
  });

  test('FV-REACT-51 cover of the active unit takes two dice from supporting fire', () => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
        { id: 'N2', type: 'RA', layout: 'G' },
      ],
      { ...village, dice: [1] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(1);
  });

  test('FV-REACT-51 mounted have no cover from artillery', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G' }], { ...village, dice: [1, 1, 6, 6] });
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1').hits).toBe(2);
  });

  test('FV-REACT-51 fire with no dice left is fire without a hit', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M' }], village);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'N1')).toMatchObject({ fired: true, hits: 1 });
    expect(unit(match, 'S1').hits).toBe(0);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('FV-REACT-51 with noZeroDiceFire fire with no dice left is not offered', () => {
    const match = place([pikes, { id: 'N1', type: 'P&M', layout: 'M/M' }], {
      options: { terrain: { [Z]: ['village'] }, houseRules: { noZeroDiceFire: true } },
    });
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'hastyDefence N1']);
  });

  test.each([
    ['green', [1, 2], 1],
    ['seasoned', [2, 3], 1],
    ['veteran', [3, 4], 1],
  ])('FV-REACT-51 the quality of the firer counts: %s', (quality, dice, hits) => {
    const match = place(
      [
        pikes,
        { id: 'N1', type: 'Foot', layout: 'HH/HH', formation: 'defensive' },
        { id: 'N2', type: 'GG', layout: 'G', quality },
      ],
      { options: { unitQuality: 'assigned' }, dice },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1').hits).toBe(hits);
  });

  test('FV-REACT-51 FV-R-43 the spread rule does not bind reaction fire', () => {
    const match = place(
      [
        pikes,
        { ...pikes, id: 'S2' },
        { id: 'N1', type: 'P&M', layout: 'M/M' },
        { id: 'N2', type: 'GG', layout: 'G' },
        { id: 'N3', type: 'GG', layout: 'G' },
      ],
      { dice: [1, 6, 1, 6, 1, 6] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    choose(match, { do: 'support', unit: 'N3' });
    choose(match, { do: 'fire', unit: 'N1' });
    expect(unit(match, 'S1').hits).toBe(3);
    expect(unit(match, 'S2').hits).toBe(0);
  });

  test('FV-REACT-51 throws in reactions belong to the firing unit and its side', () => {
    const match = place([horse, { id: 'N1', type: 'RA', layout: 'G' }], { dice: [1, 2, 3, 4] });
    engage(match, 'S1', 'N1');
    const throws = (events(match) as Fields[]).filter((event) => event.event === 'throw');
    expect(throws).toHaveLength(1);
    expect(throws[0]).toMatchObject({ side: 'north', unit: 'N1', dice: [1, 2, 3, 4] });
  });
});

describe('units that are stopped', () => {
  const before = { zone: Z, facing: 'E', formation: 'attack', contacts: [] };
  test.each([
    ['flinched from foot', { ...pikes, facing: 'E' }, { type: 'P&M', layout: 'MM/MM' }, 'fire', [1, 1, 6, 6]],
    ['evaded', { ...pikes, facing: 'E' }, { type: 'Foot', layout: 'L/L', formation: 'open' }, 'evade', []],
    ['fled from', { ...pikes, facing: 'E' }, { type: 'GG', layout: 'G' }, 'flee', []],
    ['pulled up short', { ...horse, facing: 'E' }, { type: 'P&M', layout: 'PP/PP' }, 'hastyDefence', []],
  ] as [string, Fields, Fields, string, number[]][])(
    'FV-REACT-52 a unit that is %s keeps zone, facing and formation',
    (_name, engager, target, reaction, dice) => {
      const match = place([engager, { id: 'N1', ...target }], { dice });
      engage(match, 'S1', 'N1');
      choose(match, { do: reaction, unit: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ ...before, layout: engager.layout });
      expectDone(match, 'S1');
    },
  );

  test('FV-REACT-52 mounted that flinch from artillery keep zone, facing and formation', () => {
    const match = place(
      [
        { id: 'S1', type: 'M', layout: 'X/X', formation: 'open', facing: 'E' },
        { id: 'N1', type: 'RA', layout: 'G' },
      ],
      { dice: [1, 1, 6] },
    );
    engage(match, 'S1', 'N1');
    expect(unit(match, 'S1')).toMatchObject({ ...before, formation: 'open', layout: 'X/X' });
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'S', contacts: [] });
    expectDone(match, 'S1');
  });

  test('FV-REACT-52 a unit that flinches from supporting fire keeps zone, facing and formation', () => {
    const match = place(
      [
        { ...pikes, facing: 'E' },
        { id: 'N1', type: 'Foot', layout: 'HH/HH' },
        { id: 'N2', type: 'GG', layout: 'G' },
      ],
      { dice: [1, 1] },
    );
    engage(match, 'S1', 'N1');
    choose(match, { do: 'support', unit: 'N2' });
    expect(unit(match, 'S1')).toMatchObject({ ...before, layout: 'PP/MM' });
    expectDone(match, 'S1');
  });
});
