// A Major Victory, INTER: interception (MV-INTER-01 to -11, MV-R-46 to -49, -66) and stakes seen from the interceptor (MV-R-28).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit, position, events } = kitFor(major);

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
const southCommands: Fields = { sides: { south: { commander: Z }, north: { commander: 'Z(0,2)' } } };
const northCommands: Fields = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: Z } } };

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
const intercept = (match: Match, id: string): void => void choose(match, { do: 'intercept', unit: id });

/** The contacts of a unit as words: `N1 front` is a contact with N1 on the unit's own front. */
function touching(match: Match, id: string): string[] {
  return (unit(match, id).contacts as Fields[]).map((contact) => `${contact.with} ${contact.face}`).sort();
}

/** North is asked about an interception in this window, with exactly these candidates. */
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

const foot: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const gun: Fields = { id: 'S1', type: 'Gun', layout: 'G' };
const elsewhere: Fields = { ...foot, id: 'S9', zone: 'Z(4,0)' };
const knights = (id: string, more: Fields = {}): Fields => ({ id, type: 'HM', layout: 'MM/MM', ...more });
const squadron = (id: string, more: Fields = {}): Fields => ({ id, type: 'MM', layout: 'MM/MM', ...more });
const idle: Fields = { id: 'N1', type: 'MF', weapon: 'hand', layout: 'FF/FF', formation: 'defensive' };

describe('the windows', () => {
  const movers: [string, Fields][] = [
    ['Light Foot in open order', { id: 'S1', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }],
    ['Medium Foot', foot],
    ['Heavy Foot', { id: 'S1', type: 'HF', weapon: 'hand', layout: 'FF/FF' }],
    ['Light Mounted', { id: 'S1', type: 'LM', layout: 'MM/MM' }],
    ['Medium Mounted', horse],
    ['Heavy Mounted', { id: 'S1', type: 'HM', layout: 'MM/MM' }],
    ['Organ Gun', { id: 'S1', type: 'Organ Gun', layout: 'G' }],
    ['Gun', gun],
  ];
  test.each(movers)('MV-INTER-01 a unit that has just moved into the zone: %s', (_name, mover) => {
    const match = place([{ ...mover, zone: REAR }, squadron('N1')]);
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
    expect(unit(match, 'S1').zone).toBe(Z);
  });

  test.each(movers)('MV-INTER-01 a unit about to move out of the zone: %s', (_name, mover) => {
    const match = place([mover, squadron('N1')]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(Z);
  });

  test.each([
    ['Medium Foot', { type: 'MF', weapon: 'hand', layout: 'FFFF' }],
    ['Heavy Mounted', { type: 'HM', layout: 'MMMM' }],
    ['Gun', { type: 'Gun', layout: 'G' }],
    ['Bombard', { type: 'Bombard', layout: 'G' }],
  ])('MV-INTER-01 a unit that has come from reserve: %s', (_name, fields) => {
    const match = place([{ id: 'S1', zone: 'SR2', ...fields }, elsewhere, squadron('N1', { zone: REAR })]);
    choose(match, { do: 'enter', unit: 'S1' });
    expectWindow(match, 'entering', ['N1']);
    expect(unit(match, 'S1')).toMatchObject({ zone: REAR, facing: 'N' });
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').zone).toBe(REAR);
    expectDone(match, 'S1');
  });

  test.each([...movers, ['a defensive formation', { ...foot, formation: 'defensive' }] as [string, Fields]])(
    'MV-INTER-01 a unit about to leave the table: %s',
    (_name, mover) => {
      const match = place([{ ...mover, zone: REAR }, elsewhere, squadron('N1', { zone: REAR })]);
      choose(match, { do: 'leave', unit: 'S1' });
      expectWindow(match, 'leaving', ['N1']);
      expect(unit(match, 'S1').zone).toBe(REAR);
      choose(match, { do: 'done' });
      expect(unit(match, 'S1').zone).toBe('SR2');
    },
  );

  test.each([
    ['foot', foot],
    ['mounted', horse],
  ])('MV-INTER-01 a unit engaging another friend: %s', (_name, engager) => {
    const match = place([engager, idle, squadron('N2')], southCommands);
    engage(match, 'S1', 'N1');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react', about: { unit: 'S1', window: 'engaging' } });
    expect(answers(match)).toEqual(['done', 'intercept N2']);
    expect(touching(match, 'S1')).toEqual([]);
  });

  test('MV-INTER-02 mounted cannot intercept the unit that is engaging them', () => {
    const match = place([foot, squadron('N1'), knights('N2')], southCommands);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['counterCharge N1', 'intercept N2', 'recoil N1']);
    expect(refusal(match, { do: 'intercept', unit: 'N1' })?.rule).toBe('MV-INTER-02');
  });

  const fighting = (more: Fields = {}): Match =>
    place(
      [
        { ...horse, contacts: [{ with: 'N2', face: 'front' }] },
        squadron('N1'),
        { id: 'N2', type: 'MF', weapon: 'hand', layout: 'FF/FF' },
      ],
      more,
    );

  test('MV-INTER-01 a unit that has just disengaged, with its hits', () => {
    const match = fighting();
    order(match, 'S1', { do: 'disengage' });
    expectWindow(match, 'disengaging', ['N1']);
    expect(unit(match, 'S1')).toMatchObject({ hits: 1, contacts: [], zone: Z, facing: 'N' });
    expect(touching(match, 'N2')).toEqual([]);
  });

  test('MV-INTER-01 passed up after disengaging, the unit has its second action, which has windows of its own', () => {
    const match = fighting({ dice: [3] });
    order(match, 'S1', { do: 'disengage' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expectWindow(match, 'leaving', ['N1']);
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test('MV-INTER-08 intercepted after disengaging the second action is lost, the hits stay', () => {
    const match = fighting({ dice: [3] });
    order(match, 'S1', { do: 'disengage' });
    intercept(match, 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'N1').hits).toBe(1);
    expect(touching(match, 'N2')).toEqual([]);
    expectDone(match, 'S1');
  });

  test('MV-INTER-06 who failed after the disengagement is not asked at the move that follows', () => {
    const match = fighting({ dice: [4] });
    order(match, 'S1', { do: 'disengage' });
    intercept(match, 'N1');
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expectDone(match, 'S1');
  });

  test('MV-INTER-01 MV-R-49 one move: first the zone left, then the zone entered', () => {
    const match = place([{ ...foot, zone: REAR }, knights('N1', { zone: REAR }), knights('N2')]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    expect(unit(match, 'S1').zone).toBe(REAR);
    choose(match, { do: 'done' });
    expectWindow(match, 'entering', ['N2']);
    expect(unit(match, 'S1').zone).toBe(Z);
    choose(match, { do: 'done' });
    expectDone(match, 'S1');
  });

  test('MV-R-49 two moves have four windows', () => {
    const match = place([
      { ...horse, zone: REAR },
      knights('N1', { zone: REAR }),
      knights('N2'),
      knights('N3', { zone: 'Z(2,2)' }),
    ]);
    move(match, 'S1');
    expectWindow(match, 'leaving', ['N1']);
    choose(match, { do: 'done' });
    expectWindow(match, 'entering', ['N2']);
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

  test('MV-R-49 who passed up one unit may intercept the next', () => {
    const match = place([{ ...foot, zone: REAR }, { ...foot, id: 'S2', zone: REAR }, knights('N1')]);
    move(match, 'S1');
    choose(match, { do: 'done' });
    move(match, 'S2');
    expect(answers(match)).toEqual(['done', 'intercept N1']);
  });

  test.each([
    ['in the next zone', squadron('N1', { zone: 'Z(3,1)' })],
    ['in reserve', squadron('N1', { zone: 'NR2', layout: 'MMMM' })],
    ['with a yellow marker', knights('N1', { reacted: true })],
    ['foot', { id: 'N1', type: 'HF', weapon: 'pikes', layout: 'FF/FF' }],
    ['dismounted Heavy Mounted', { id: 'N1', type: 'HF', weapon: 'hand', mountedAs: 'HM', layout: 'FF/FF' }],
    ['artillery', { id: 'N1', type: 'Gun', layout: 'G' }],
  ])('MV-INTER-01 who cannot intercept: %s', (_name, fields) => {
    const match = place([{ ...foot, zone: REAR }, fields]);
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-INTER-01 engaged mounted cannot intercept', () => {
    const match = place([
      { ...foot, zone: REAR },
      { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] },
      knights('N1'),
    ]);
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-INTER-01 a red marker does not hinder', () => {
    const match = place([
      { ...foot, zone: REAR },
      { id: 'N1', type: 'LM', weapon: 'bows', layout: 'MM/MM', fired: true },
    ]);
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
  });
});

describe('restricted zones', () => {
  const ground = (map: Record<string, string[]>): Fields => ({ options: { terrain: map } });
  const grounds: [string, Fields][] = [
    ['hill', knights('N1')],
    ['village', knights('N1')],
    ['rough', knights('N1')],
    ['wood', { id: 'N1', type: 'LM', layout: 'MM/MM', formation: 'open' }],
  ];

  test.each(grounds)('MV-INTER-03 no interception of a unit entering or leaving: %s', (type, fields) => {
    const enters = place([{ ...foot, zone: REAR }, fields], ground({ [Z]: [type] }));
    move(enters, 'S1');
    expect(unit(enters, 'S1').zone).toBe(Z);
    expectDone(enters, 'S1');
    const leaves = place([foot, fields], ground({ [Z]: [type] }));
    move(leaves, 'S1');
    expect(unit(leaves, 'S1').zone).toBe('Z(2,2)');
    expectDone(leaves, 'S1');
  });

  test.each(grounds)('MV-INTER-03 no interception of a unit that engages: %s', (type, fields) => {
    const match = place([foot, fields, { ...idle, id: 'N2' }], { ...ground({ [Z]: [type] }), dice: [1] });
    engage(match, 'S1', 'N2');
    expect(touching(match, 'S1')).toEqual(['N2 front']);
    expectDone(match, 'S1');
  });

  test('MV-INTER-03 no interception after disengaging', () => {
    const match = place(
      [{ ...horse, contacts: [{ with: 'N1', face: 'front' }] }, { ...idle, formation: 'attack' }, knights('N2')],
      ground({ [Z]: ['hill'] }),
    );
    order(match, 'S1', { do: 'disengage' });
    expect(touching(match, 'S1')).toEqual([]);
    expect(unit(match, 'N2').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('MV-INTER-03 no interception of reserve moves', () => {
    const enters = place(
      [{ ...foot, zone: 'SR2', layout: 'FFFF' }, elsewhere, knights('N1', { zone: REAR })],
      ground({ [REAR]: ['hill'] }),
    );
    choose(enters, { do: 'enter', unit: 'S1' });
    expectDone(enters, 'S1');
    const leaves = place(
      [{ ...foot, zone: REAR }, elsewhere, knights('N1', { zone: REAR })],
      ground({ [REAR]: ['hill'] }),
    );
    choose(leaves, { do: 'leave', unit: 'S1' });
    expect(unit(leaves, 'S1').zone).toBe('SR2');
  });

  test('MV-INTER-03 each zone for itself', () => {
    const onto = place(
      [{ ...foot, zone: REAR }, knights('N1', { zone: REAR }), knights('N2')],
      ground({ [Z]: ['hill'] }),
    );
    move(onto, 'S1');
    expectWindow(onto, 'leaving', ['N1']);
    choose(onto, { do: 'done' });
    expectDone(onto, 'S1');
    const off = place(
      [{ ...foot, zone: REAR }, knights('N1', { zone: REAR }), knights('N2')],
      ground({ [REAR]: ['hill'] }),
    );
    move(off, 'S1');
    expectWindow(off, 'entering', ['N2']);
  });

  test('MV-INTER-03 terrain without effects does not forbid it', () => {
    const match = place([{ ...foot, zone: REAR }, knights('N1')], {
      options: { terrain: { [Z]: ['hill'] }, terrainEffects: 'off' },
    });
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
  });
});

describe('the test to intercept', () => {
  /** S1 moves into Z(2,1), N1 tries to intercept. */
  const attempt = (interceptor: Fields, more: Fields = {}): Match => {
    const match = place(
      [
        { ...foot, zone: REAR },
        { id: 'N1', ...interceptor },
      ],
      more,
    );
    move(match, 'S1');
    intercept(match, 'N1');
    return match;
  };
  const expectResult = (match: Match, success: boolean): void => {
    expect(touching(match, 'S1')).toEqual(success ? ['N1 front'] : []);
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, hits: success ? 1 : 0 });
  };
  const formed = { type: 'MM', layout: 'MM/MM' };
  const loose = { type: 'LM', layout: 'MM/MM', formation: 'open' };

  test.each([
    ['Medium Mounted', formed, 1, true],
    ['Medium Mounted', formed, 3, true],
    ['Medium Mounted', formed, 4, false],
    ['Medium Mounted in open order', { type: 'MM', layout: 'M/M', formation: 'open' }, 1, true],
    ['Medium Mounted in open order', { type: 'MM', layout: 'M/M', formation: 'open' }, 2, false],
    ['Light Mounted', { type: 'LM', weapon: 'bows', layout: 'MM/MM' }, 3, true],
    ['Light Mounted', { type: 'LM', weapon: 'bows', layout: 'MM/MM' }, 4, false],
    ['Light Mounted in open order', loose, 1, true],
    ['Light Mounted in open order', loose, 2, false],
  ])('MV-INTER-05 MV-INTER-06 %s throws %i: %s', (...[, fields, die, success]) => {
    expectResult(attempt(fields, { dice: [die] }), success);
  });

  test('MV-INTER-05 the reacting side throws', () => {
    const match = attempt(formed, { dice: [5] });
    expect((events(match) as Fields[]).filter((event) => event.event === 'throw')).toMatchObject([
      { side: 'north', unit: 'N1', dice: [5] },
    ]);
  });

  test('MV-INTER-04 in command nobody tests', () => {
    expectResult(attempt(formed, northCommands), true);
    expectResult(attempt(loose, northCommands), true);
  });

  test('MV-INTER-04 the Commander next door does not help, nor does that of the enemy', () => {
    const nextDoor = { sides: { south: { commander: Z }, north: { commander: 'Z(2,2)' } } };
    expectResult(attempt(formed, { ...nextDoor, dice: [4] }), false);
  });

  test('MV-INTER-04 MV-R-46 Heavy Mounted never test, in any formation, also after the loss of the Commander', () => {
    expectResult(attempt({ type: 'HM', layout: 'MM/MM' }), true);
    expectResult(attempt({ type: 'HM', layout: 'M', formation: 'open' }), true);
    expectResult(attempt({ type: 'HM', layout: 'MM/MM' }, { sides: { south: { commander: 'Z(0,0)' } } }), true);
  });

  const assigned = { unitQuality: 'assigned' };
  test.each([
    ['green', formed, 3, true],
    ['green', formed, 4, false],
    ['veteran', formed, 3, true],
    ['veteran', formed, 4, false],
    ['veteran', loose, 2, false],
    ['green', loose, 1, true],
  ])('MV-INTER-05 MV-R-66 quality has no effect: %s %o throws %i: %s', (quality, fields, die, success) => {
    expectResult(attempt({ ...fields, quality }, { options: assigned, dice: [die] }), success);
  });

  const affected = { options: { ...assigned, houseRules: { qualityAffectsIntercept: true } } };
  test.each([
    ['green', formed, 1, true],
    ['green', formed, 2, false],
    ['green', loose, 1, true],
    ['green', loose, 2, false],
    ['seasoned', formed, 3, true],
    ['seasoned', formed, 4, false],
    ['seasoned', loose, 2, false],
    ['veteran', formed, 4, true],
    ['veteran', formed, 5, false],
    ['veteran', loose, 4, true],
    ['veteran', loose, 5, false],
  ])('MV-R-66 with qualityAffectsIntercept: %s %o throws %i: %s', (quality, fields, die, success) => {
    expectResult(attempt({ ...fields, quality }, { ...affected, dice: [die] }), success);
  });

  test('MV-R-66 with qualityAffectsIntercept a test not needed is still not made', () => {
    expectResult(attempt({ type: 'HM', layout: 'MM/MM', quality: 'green' }, affected), true);
    expectResult(attempt({ ...formed, quality: 'green' }, { ...affected, ...northCommands }), true);
  });

  test('MV-INTER-06 a failed unit stays as it is, the window stays open for others', () => {
    const match = place(
      [{ ...foot, zone: REAR }, squadron('N1', { facing: 'E' }), squadron('N2', { facing: 'W' }), squadron('N3')],
      { dice: [4, 6, 3] },
    );
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1', 'N2', 'N3']);
    intercept(match, 'N1');
    expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'E', hits: 0, reacted: true, contacts: [] });
    expectWindow(match, 'entering', ['N2', 'N3']);
    intercept(match, 'N2');
    expectWindow(match, 'entering', ['N3']);
    intercept(match, 'N3');
    expect(touching(match, 'S1')).toEqual(['N3 front']);
    expectDone(match, 'S1');
  });

  test('MV-INTER-06 when all have failed the mover goes on', () => {
    const match = place([{ ...horse, zone: REAR }, squadron('N1'), squadron('N2')], { dice: [4, 4] });
    move(match, 'S1');
    intercept(match, 'N2');
    intercept(match, 'N1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'action' });
    choose(match, { do: 'move' });
    expect(unit(match, 'S1').zone).toBe('Z(2,2)');
    expectDone(match, 'S1');
  });

  test('MV-INTER-06 against an engagement a failed test leaves it under way', () => {
    const match = place([foot, { ...idle, formation: 'attack' }, squadron('N2'), squadron('N3')], {
      ...southCommands,
      dice: [4],
    });
    engage(match, 'S1', 'N1');
    intercept(match, 'N2');
    expect(answers(match)).toEqual(['done', 'hastyDefence N1', 'intercept N3']);
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });
});

describe('a successful interception', () => {
  const opposite: Record<string, string> = { N: 'S', E: 'W', S: 'N', W: 'E' };
  const headings = ['N', 'E', 'S', 'W'].flatMap((mover) =>
    ['N', 'E', 'S', 'W'].map((own) => [mover, own, opposite[mover] === own ? 1 : 2] as const),
  );
  test.each(headings)(
    'MV-INTER-07 enemy heading %s, interceptor heading %s: front to front for %i',
    (mover, own, hits) => {
      const match = place([{ ...horse, facing: mover }, knights('N1', { facing: own })]);
      move(match, 'S1');
      intercept(match, 'N1');
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'S1')).toMatchObject({ zone: Z, facing: mover, hits: 0 });
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: opposite[mover], hits, reacted: true });
      expectDone(match, 'S1');
    },
  );

  const interceptors: [string, number][] = [
    ['LM', 1],
    ['MM', 2],
    ['HM', 3],
  ];
  describe.each(interceptors)('by %s', (type, impact) => {
    const rider = { id: 'N1', type, layout: 'MM/MM' };

    test.each([
      ['LM', 'MM/MM', 'open'],
      ['MM', 'MM/MM', 'attack'],
      ['HM', 'MM/MM', 'attack'],
    ])('MV-INTER-09 mounted take no impact and do not counter-charge: %s %s %s', (kind, layout, formation) => {
      const match = place([{ id: 'S1', type: kind, layout, formation, zone: REAR }, rider], northCommands);
      move(match, 'S1');
      intercept(match, 'N1');
      expect(unit(match, 'S1')).toMatchObject({ hits: 0, reacted: false });
      expect(unit(match, 'N1').hits).toBe(1);
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expectDone(match, 'S1');
    });

    test.each([
      ['Light Foot in open order', { type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }],
      ['Medium Foot with firearms', { type: 'MF', weapon: 'firearms', layout: 'FF/FF' }],
      ['Medium Foot with spears', { type: 'MF', weapon: 'hand', spears: true, layout: 'FF/FF' }],
      ['Heavy Foot with pikes', { type: 'HF', weapon: 'pikes', layout: 'FF/FF' }],
    ])(`MV-INTER-10 foot takes a heavy impact of ${impact}: %s`, (_name, fields) => {
      const match = place(
        [
          { id: 'S1', ...fields, zone: REAR },
          { ...rider, facing: 'W' },
        ],
        northCommands,
      );
      move(match, 'S1');
      intercept(match, 'N1');
      expect(unit(match, 'S1').hits).toBe(impact);
      expect(unit(match, 'N1')).toMatchObject({ hits: 2, facing: 'S' });
      expect(touching(match, 'S1')).toEqual(['N1 front']);
      expectDone(match, 'S1');
    });

    test.each(['pikes', 'bows'])(
      'MV-R-48 a defensive formation leaving for reserve is struck like any foot: %s',
      (weapon) => {
        const match = place(
          [{ ...foot, weapon, formation: 'defensive', zone: REAR }, elsewhere, { ...rider, zone: REAR }],
          { sides: { south: { commander: 'Z(0,0)' }, north: { commander: REAR } } },
        );
        choose(match, { do: 'leave', unit: 'S1' });
        intercept(match, 'N1');
        expect(unit(match, 'S1')).toMatchObject({ hits: impact, zone: REAR, formation: 'defensive', facing: 'N' });
        expect(unit(match, 'S1').contacts).toMatchObject([{ with: 'N1', face: 'front', line: 'rank 0' }]);
        expect(unit(match, 'N1').hits).toBe(1);
        expectDone(match, 'S1');
      },
    );

    test.each([
      ['S', 1],
      ['E', 2],
    ])('MV-INTER-11 MV-R-47 artillery is over-run without firing, the disorder stays: heading %s', (facing, hits) => {
      for (const piece of ['Organ Gun', 'Gun']) {
        const match = place([{ ...gun, type: piece, zone: REAR }, elsewhere, { ...rider, facing }], northCommands);
        move(match, 'S1');
        intercept(match, 'N1');
        expect(unit(match, 'S1').zone).toBe('routed');
        expect(unit(match, 'N1')).toMatchObject({ zone: Z, facing: 'S', hits, contacts: [], reacted: true });
        expect(position(match).sides.south.tally).toBe(0);
        expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
      }
    });
  });

  test('MV-INTER-11 MV-R-47 the interceptor takes the heading against the gun, whichever that is', () => {
    const match = place([{ ...gun, facing: 'E' }, elsewhere, knights('N1')]);
    move(match, 'S1');
    intercept(match, 'N1');
    expect(unit(match, 'N1')).toMatchObject({ facing: 'W', hits: 2, contacts: [] });
  });

  test.each(['Gun', 'Bombard'])('MV-INTER-11 %s from reserve is over-run as it comes on', (type) => {
    const match = place([{ ...gun, type, zone: 'SR2' }, elsewhere, knights('N1', { zone: REAR })]);
    choose(match, { do: 'enter', unit: 'S1' });
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe('routed');
    expect(unit(match, 'N1')).toMatchObject({ hits: 1, contacts: [] });
  });

  test('MV-INTER-11 an interceptor that over-ran a gun is done: it does not react again', () => {
    const match = place([{ ...gun, zone: REAR }, { ...foot, id: 'S2', facing: 'E' }, knights('N1')], southCommands);
    move(match, 'S1');
    intercept(match, 'N1');
    engage(match, 'S2', 'N1');
    expect(touching(match, 'N1')).toEqual(['S2 right']);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test('MV-INTER-08 a unit moving out stays in its zone', () => {
    const match = place([foot, knights('N1')]);
    move(match, 'S1');
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 a unit leaving the table stays on it', () => {
    const match = place([{ ...horse, zone: REAR }, elsewhere, knights('N1', { zone: REAR })]);
    choose(match, { do: 'leave', unit: 'S1' });
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe(REAR);
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 a unit arriving has arrived, its second action is lost', () => {
    const match = place([{ ...horse, zone: REAR }, knights('N1')]);
    move(match, 'S1');
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 a unit from reserve has arrived', () => {
    const match = place([{ ...foot, zone: 'SR2', layout: 'FFFF' }, elsewhere, knights('N1', { zone: REAR })]);
    choose(match, { do: 'enter', unit: 'S1' });
    intercept(match, 'N1');
    expect(unit(match, 'S1')).toMatchObject({ zone: REAR, hits: 3 });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 intercepted at the second move, the first one stands', () => {
    const match = place([{ ...horse, zone: REAR }, knights('N1')]);
    move(match, 'S1');
    choose(match, { do: 'done' });
    choose(match, { do: 'move' });
    intercept(match, 'N1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 an engagement is void, whatever its target', () => {
    for (const target of [idle, { ...idle, formation: 'attack' }, { ...gun, id: 'N1' }, squadron('N1')]) {
      const match = place([horse, target, knights('N2')], southCommands);
      engage(match, 'S1', 'N1');
      intercept(match, 'N2');
      expect(touching(match, 'S1')).toEqual(['N2 front']);
      expect(unit(match, 'N1')).toMatchObject({ zone: Z, fired: false, reacted: false, contacts: [], hits: 0 });
      expectDone(match, 'S1');
    }
  });

  test('MV-INTER-10 heavy impact on foot that was engaging', () => {
    const match = place([foot, idle, squadron('N2', { facing: 'N' })], { ...southCommands, dice: [3] });
    engage(match, 'S1', 'N1');
    intercept(match, 'N2');
    expect(unit(match, 'S1').hits).toBe(2);
    expect(unit(match, 'N2')).toMatchObject({ hits: 2, facing: 'S' });
  });

  test('MV-INTER-08 a follow-on can be intercepted, and nothing follows that', () => {
    const match = place([horse, squadron('N1'), { ...idle, id: 'N2' }, knights('N3', { facing: 'N' })], southCommands);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'recoil', unit: 'N1' });
    choose(match, { do: 'engage', target: 'N2' });
    expect(answers(match)).toEqual(['done', 'intercept N3']);
    intercept(match, 'N3');
    expect(touching(match, 'S1')).toEqual(['N3 front']);
    expect(unit(match, 'S1').hits).toBe(0);
    expect(unit(match, 'N3').hits).toBe(2);
    expectDone(match, 'S1');
  });

  test('MV-INTER-08 the window closes: no second interceptor', () => {
    const match = place([foot, knights('N1'), knights('N2')]);
    move(match, 'S1');
    intercept(match, 'N1');
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N2').reacted).toBe(false);
    expectDone(match, 'S1');
  });

  test('MV-INTER-09 both are done: the interceptor is engaged and intercepts nobody else', () => {
    const match = place([horse, { ...foot, id: 'S2', zone: REAR }, knights('N1')]);
    move(match, 'S1');
    intercept(match, 'N1');
    move(match, 'S2');
    expect(unit(match, 'S2').zone).toBe(Z);
    expectDone(match, 'S2');
  });
});

describe('stakes of the intercepted unit', () => {
  const staked: Fields = { ...foot, weapon: 'longbows', stakes: true };
  const leaving = (houseRules: Fields, interceptor: Fields): Match => {
    const match = place([staked, interceptor], { options: { houseRules } });
    move(match, 'S1');
    intercept(match, 'N1');
    return match;
  };
  const retiring = (houseRules: Fields, interceptor: Fields): Match => {
    const match = place([{ ...staked, zone: REAR }, elsewhere, { ...interceptor, zone: REAR }], {
      options: { houseRules },
    });
    choose(match, { do: 'leave', unit: 'S1' });
    intercept(match, 'N1');
    return match;
  };
  const engaging = (houseRules: Fields, interceptor: Fields): Match => {
    const match = place([staked, { ...idle, id: 'N2' }, interceptor], { options: { houseRules }, ...southCommands });
    engage(match, 'S1', 'N2');
    intercept(match, 'N1');
    return match;
  };
  const cases: [string, typeof leaving][] = [
    ['moving out', leaving],
    ['leaving for reserve', retiring],
    ['engaging', engaging],
  ];

  describe.each(cases)('%s', (_name, caught) => {
    test.each([
      ['S', 1],
      ['W', 2],
    ])(
      'MV-R-28 MV-STAKE-05 they are left behind and strike nobody: interceptor heading %s, hits %i',
      (facing, hits) => {
        const match = caught({}, knights('N1', { facing }));
        expect(touching(match, 'N1')).toEqual(['S1 front']);
        expect(Boolean(unit(match, 'S1').stakes)).toBe(false);
        expect(unit(match, 'S1').hits).toBe(3);
        expect(unit(match, 'N1').hits).toBe(hits);
      },
    );

    test.each([
      ['S', 1 + 2],
      ['W', 2 + 2],
    ])('MV-R-28 with stakesVsIntercept they stay and strike: interceptor heading %s, hits %i', (facing, hits) => {
      const match = caught({ stakesVsIntercept: true }, knights('N1', { facing }));
      expect(touching(match, 'N1')).toEqual(['S1 front']);
      expect(unit(match, 'S1').stakes).toBe(true);
      expect(unit(match, 'S1').hits).toBe(3);
      expect(unit(match, 'N1').hits).toBe(hits);
    });
  });

  test('MV-R-28 with stakesVsIntercept a unit caught in the zone it entered has left them', () => {
    const match = place([{ ...staked, zone: REAR }, knights('N1')], {
      options: { houseRules: { stakesVsIntercept: true } },
    });
    move(match, 'S1');
    intercept(match, 'N1');
    expect(Boolean(unit(match, 'S1').stakes)).toBe(false);
    expect(unit(match, 'N1').hits).toBe(1);
  });

  test.each([{}, { stakesVsIntercept: true }])(
    'MV-R-28 MV-STAKE-03 not intercepted, the unit leaves them: %j',
    (houseRules) => {
      const match = place([staked, squadron('N1')], { options: { houseRules }, dice: [4] });
      move(match, 'S1');
      intercept(match, 'N1');
      expect(unit(match, 'S1').zone).toBe('Z(2,2)');
      expect(Boolean(unit(match, 'S1').stakes)).toBe(false);
      expect(unit(match, 'N1').hits).toBe(0);
    },
  );

  test('MV-R-28 with stakesVsIntercept a unit without stakes strikes nobody', () => {
    const match = place([foot, knights('N1')], { options: { houseRules: { stakesVsIntercept: true } } });
    move(match, 'S1');
    intercept(match, 'N1');
    expect(unit(match, 'N1').hits).toBe(1);
  });
});

describe('mounted freed by a withdrawal', () => {
  const engaged = { ...foot, id: 'S2', contacts: [{ with: 'N1', face: 'front' }] };

  test('MV-R-78 engaged before the phase, they may intercept', () => {
    const match = place([{ ...foot, zone: REAR }, engaged, knights('N1')], southCommands);
    choose(match, { do: 'withdraw', unit: 'S2' });
    move(match, 'S1');
    expectWindow(match, 'entering', ['N1']);
  });

  test('MV-R-78 in contact since this phase, they may not', () => {
    const match = place([{ ...foot, zone: REAR }, engaged, knights('N1', { contactThisPhase: true })], southCommands);
    choose(match, { do: 'withdraw', unit: 'S2' });
    move(match, 'S1');
    expect(unit(match, 'S1').zone).toBe(Z);
    expectDone(match, 'S1');
  });
});
