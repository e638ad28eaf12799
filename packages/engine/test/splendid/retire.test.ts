import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from './kit.js';
import { W, X, Y, gone, kind, switches, type Loose, type Match } from './melee-help.js';

const COMMANDER = { id: 'S7', type: 'Cmd', layout: 'C', x: X, y: 8000 };
const LED = { id: 'S1', type: 'P&M', layout: 'PMM', x: X, y: 12000 }; // 2.426" from him
const AWAY = { id: 'S2', type: 'P&M', layout: 'PMM', x: 50000, y: 12000 };
const SINGLE = { id: 'S3', type: 'Foot', layout: 'H', x: 55000, y: 12000 };
const ENEMIES = [
  { id: 'N1', type: 'P&M', layout: 'PMM', x: X, y: 44000 },
  { id: 'N2', type: 'M', layout: 'X', x: 10000, y: 44000 },
];

const move = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units: [...units, ...ENEMIES], ...more });
const ended = (units: Loose[], more: Loose = {}): Match => {
  const match = move(units, more);
  if (kind(match) === 'activity' && decision(match)!.side === 'south') choose(match, { do: 'end' });
  return match;
};
const mayRetire = (match: Match): string[] =>
  options(match)
    .filter((one) => one.do === 'retire')
    .map((one) => one.unit)
    .sort();
const retire = (id: string): Loose => ({ do: 'retire', unit: id });
const tally = (match: Match, side = 'south'): number => position(match).sides[side].tally;

describe('SV-RETIRE-01 who may be retreated, and when', () => {
  test('SV-RETIRE-01, SV-CMD-04 single stands and units in command, at the end of the phase', () => {
    const match = ended([COMMANDER, LED, AWAY, SINGLE]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    expect(options(match)).toContainEqual({ do: 'finish' });
    expect(refusal(match, retire('S2'))?.rule).toBe('SV-RETIRE-01');
    expect(refusal(match, retire('N2'))?.rule).toBe('SV-MOVE-01');
    choose(match, { do: 'finish' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(tally(match)).toBe(0);
  });
  test.each([
    ['6.005" from the Commander', 6005, ['S1', 'S7']],
    ['6.006"', 6006, ['S7']],
  ])('SV-RETIRE-01 in command: %s', (_, distance, expected) => {
    expect(mayRetire(ended([COMMANDER, { ...LED, y: COMMANDER.y + distance + W }]))).toEqual(expected);
  });
  test.each([
    ['Heavy Mounted everywhere', { type: 'HM', layout: 'YY' }, ['S2']],
    ['Mounted out of command', { type: 'M', layout: 'XX' }, []],
    ['a gun', { type: 'RA', layout: 'G' }, ['S2']],
    ['a single stand in line', { type: 'M', layout: 'X' }, ['S2']],
  ])('SV-RETIRE-01 %s', (_, more, expected) => {
    const match = ended([
      { ...AWAY, ...more },
      { ...AWAY, id: 'S4', x: 20000 },
    ]);
    expect(mayRetire(match)).toEqual(expected);
    if (expected.length === 0) expect(decision(match)).toMatchObject({ side: 'north' }); // nothing to ask
  });
  test('SV-RETIRE-01 not before all movement is finished', () => {
    const match = move([COMMANDER, LED]);
    expect(mayRetire(match)).toEqual([]);
    expect(refusal(match, retire('S1'))?.rule).toBe('SV-RETIRE-02');
  });
  test('SV-RETIRE-01 only the phasing side', () => {
    const match = ended([COMMANDER]);
    expect(refusal(match, retire('N2'))?.rule).toBe('SV-MOVE-01');
    choose(match, { do: 'finish' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['N2']);
  });
  test('SV-RETIRE-01, SV-CMD-04 a unit that has moved into command this phase may go', () => {
    const match = move([COMMANDER, { ...LED, y: COMMANDER.y + 9000 + W }]);
    choose(match, { do: 'choose', unit: 'S7' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 4000 }], finish: true });
    choose(match, { do: 'end' });
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });
});

describe('SV-RETIRE-02 what retreating does', () => {
  test('SV-RETIRE-02 the unit is removed and counts as routed; more may follow one by one', () => {
    const match = ended([COMMANDER, LED, AWAY, SINGLE]);
    choose(match, retire('S1'));
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toBe(3);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S3', 'S7']);
    choose(match, retire('S3'));
    expect(tally(match)).toBe(4);
    expect(mayRetire(match)).toEqual(['S7']);
    choose(match, { do: 'finish' });
    expect([gone(match, 'S7'), gone(match, 'S2')]).toEqual([false, false]);
  });
  test('SV-RETIRE-02 command is checked for each: after its Commander has gone a unit stays', () => {
    const match = ended([COMMANDER, LED, SINGLE]);
    choose(match, retire('S7'));
    expect(mayRetire(match)).toEqual(['S3']);
    expect(refusal(match, retire('S1'))?.rule).toBe('SV-RETIRE-01');
    choose(match, { do: 'finish' });
  });
  test('SV-RETIRE-02 after the first retreat nothing moves any more', () => {
    const match = ended([COMMANDER, LED, SINGLE]);
    choose(match, retire('S3'));
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('SV-TURN-01');
    expect(options(match).every((one) => ['retire', 'finish'].includes(one.do))).toBe(true);
  });
  test('moveAfterRetreat: units may retreat between the moves of others', () => {
    const match = move([COMMANDER, LED, AWAY, SINGLE], { options: { moveAfterRetreat: true } });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    expect(refusal(match, retire('S2'))?.rule).toBe('SV-RETIRE-01');
    choose(match, retire('S3'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(tally(match)).toBe(1);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }], finish: true });
    expect(unit(match, 'S1').y).toBe(13000);
    choose(match, retire('S7'));
    expect(mayRetire(match)).toEqual([]); // S1 has lost its Commander
    expect(tally(match)).toBe(2);
  });
});

describe('SV-R-51 units in contact', () => {
  const ENGAGED = { id: 'S3', type: 'RA', layout: 'G', x: 50000, y: Y };
  const FOE = { id: 'N3', type: 'P&M', layout: 'PMM', x: 50000, y: Y };
  const SPARE = { id: 'S4', type: 'RA', layout: 'G', x: 20000, y: 5000 };
  test('SV-R-51, SV-RETIRE-01 may be retreated', () => {
    const match = ended([ENGAGED, FOE, SPARE]);
    expect(mayRetire(match)).toEqual(['S3', 'S4']);
    choose(match, retire('S3'));
    expect(gone(match, 'S3')).toBe(true);
  });
  test('SV-R-51 so may a larger unit in command', () => {
    const match = ended([
      { ...LED, y: Y },
      { ...COMMANDER, y: Y - W - 1000 },
      { ...FOE, x: X },
    ]);
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });
  test('SV-R-51 noRetreatWhileEngaged: not in contact', () => {
    const match = ended([ENGAGED, FOE, SPARE], switches('noRetreatWhileEngaged'));
    expect(mayRetire(match)).toEqual(['S4']);
    expect(['SV-R-51', 'SV-RETIRE-01']).toContain(refusal(match, retire('S3'))?.rule);
  });
});

describe('SV-R-91 units that were or are in contact', () => {
  const FREE = { id: 'S4', type: 'P&M', layout: 'PMM', x: 20000, y: 5000 };
  const mayAct = (units: Loose[]): string[] =>
    options(move(units))
      .filter((one) => one.do === 'choose')
      .map((one) => one.unit)
      .sort();
  test('SV-R-91 in contact at the start: no action all phase, though the enemy has vanished', () => {
    const S1 = { id: 'S1', type: 'P&M', layout: 'PMM', x: X, y: Y };
    expect(mayAct([S1, FREE])).toEqual(['S1', 'S4']);
    expect(mayAct([{ ...S1, engagedAtStart: true }, FREE])).toEqual(['S4']);
    const match = move([{ ...S1, engagedAtStart: true }, FREE]);
    expect(['SV-MOVE-03', 'SV-R-91']).toContain(refusal(match, { do: 'choose', unit: 'S1' })?.rule);
  });
  test('SV-R-91 a limbered gun overrun by another: the unit that was in contact with it still does nothing', () => {
    const S1 = { id: 'S1', type: 'P&M', layout: 'PMM', x: X, y: Y };
    const GUN = { id: 'N3', type: 'RA', layout: 'G', limbered: true, x: X, y: Y };
    const HORSE = { id: 'S2', type: 'HM', layout: 'YY', x: X - 6000, y: Y + 2000, heading: 900 };
    const match = move([S1, GUN, HORSE, FREE]);
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'charge', target: 'N3' });
    if (kind(match) === 'breakThrough') choose(match, { do: 'stop' });
    expect(gone(match, 'N3')).toBe(true);
    expect(options(match).map((one) => one.unit)).not.toContain('S1');
    expect(options(match)).toContainEqual({ do: 'choose', unit: 'S4' });
  });
  test('SV-R-91 brought into contact during the phase: no action while in contact', () => {
    const S1 = { id: 'S1', type: 'P&M', layout: 'PMM', x: X, y: Y, engagedAtStart: false };
    expect(mayAct([S1, { id: 'N3', type: 'P&M', layout: 'PMM', x: X, y: Y }, FREE])).toEqual(['S4']);
    const horse = { ...S1, type: 'M', layout: 'XX' };
    expect(mayAct([horse, { id: 'N3', type: 'P&M', layout: 'PMM', x: X, y: Y }, FREE])).toEqual(['S4']); // no disengaging either
  });
});
