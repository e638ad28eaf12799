// A Major Victory, EVADE: foot in open order before foot (MV-EVADE-01, -02).
import { describe, expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';
const { situation, choose, refusal, decision, options, unit } = kitFor(major);

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

/** Every option of the waiting decision as words: `evade N1`, `done`. */
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

const pikes: Fields = { id: 'S1', type: 'MF', weapon: 'pikes', layout: 'FF/FF' };
const horse: Fields = { id: 'S1', type: 'MM', layout: 'MM/MM' };
const skirmishers: Fields = { id: 'N1', type: 'LF', weapon: 'light', layout: 'FF/FF', formation: 'open' };

const loose: [string, Fields][] = [
  ['Light Foot, nine stands', { type: 'LF', weapon: 'bows', layout: 'FFF/FFF/FFF' }],
  ['Light Foot, two stands', { type: 'LF', weapon: 'hand', layout: 'F/F' }],
  ['Medium Foot, two stands', { type: 'MF', weapon: 'crossbows', layout: 'F/F' }],
  ['Heavy Foot with pikes, two stands', { type: 'HF', weapon: 'pikes', layout: 'F/F' }],
  ['one stand', { type: 'MF', weapon: 'light', layout: 'F' }],
];

describe('evading', () => {
  test.each(loose)('MV-EVADE-01 MV-EVADE-02 nobody moves, both unengaged and done: %s', (_name, target) => {
    const match = place([pikes, { id: 'N1', ...target, formation: 'open', facing: 'E' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    const after = { zone: Z, hits: 0, fired: false, contacts: [] };
    expect(unit(match, 'N1')).toMatchObject({ ...after, facing: 'E', formation: 'open', layout: target.layout });
    expect(unit(match, 'S1')).toMatchObject({ ...after, facing: 'N', formation: 'attack' });
    expect(unit(match, 'N1').reacted).toBe(true);
    expectDone(match, 'S1');
  });

  test.each([
    ['pikes', pikes],
    ['Light Foot in open order', { id: 'S1', type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'open' }],
    ['Heavy Foot', { id: 'S1', type: 'HF', weapon: 'hand', layout: 'FF/FF' }],
  ])('MV-EVADE-01 any enemy foot may be evaded: %s', (_name, engager) => {
    const match = place([engager, skirmishers]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'evade N1']);
  });

  test.each(['LM', 'MM', 'HM'])('MV-EVADE-01 mounted cannot be evaded: %s', (type) => {
    const match = place([{ ...horse, type }, skirmishers, { id: 'N2', type: 'Gun', layout: 'G' }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).toEqual(['done', 'support N2']);
    expect(refusal(match, { do: 'evade', unit: 'N1' })?.rule).toBe('MV-EVADE-01');
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
  });

  test.each([
    ['attack formation', { type: 'LF', weapon: 'bows', layout: 'FF/FF' }],
    ['defensive formation', { type: 'LF', weapon: 'bows', layout: 'FF/FF', formation: 'defensive' }],
    ['artillery', { type: 'Organ Gun', layout: 'G' }],
    ['Light Mounted in open order', { type: 'LM', layout: 'MM/MM', formation: 'open' }],
  ])('MV-EVADE-01 only foot in open order evades: not %s', (_name, target) => {
    const match = place([pikes, { id: 'N1', ...target }, { id: 'N2', type: 'Gun', layout: 'G' }]);
    engage(match, 'S1', 'N1');
    expect(answers(match)).not.toContain('evade N1');
    expect(refusal(match, { do: 'evade', unit: 'N1' })?.rule).toBe('MV-EVADE-01');
  });

  test('MV-EVADE-01 evading is optional', () => {
    const match = place([pikes, skirmishers]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'done' });
    expect(touching(match, 'S1')).toEqual(['N1 front']);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 0 });
  });

  test('MV-EVADE-02 a unit that evaded is done: the next engagement meets it', () => {
    const match = place([pikes, { ...pikes, id: 'S2' }, { ...skirmishers, weapon: 'bows' }]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    engage(match, 'S2', 'N1');
    expect(touching(match, 'S2')).toEqual(['N1 front']);
    expect(unit(match, 'N1').fired).toBe(false);
  });

  test('MV-EVADE-02 a unit that evaded is still unengaged and still comes first', () => {
    const match = place([
      pikes,
      { ...pikes, id: 'S2' },
      { ...pikes, id: 'S3', contacts: [{ with: 'N2', face: 'front' }] },
      skirmishers,
      { id: 'N2', type: 'MF', weapon: 'hand', layout: 'FF/FF' },
    ]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    choose(match, { do: 'choose', unit: 'S2' });
    expect(refusal(match, { do: 'engage', target: 'N2' })?.rule).toBe('MV-ENGAGE-05');
    expect(answers(match)).toContain('engage N1');
  });

  test('MV-EVADE-02 MV-R-27 an engager that was evaded keeps its stakes', () => {
    const match = place([{ ...pikes, stakes: true }, skirmishers]);
    engage(match, 'S1', 'N1');
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'S1').stakes).toBe(true);
  });
});
