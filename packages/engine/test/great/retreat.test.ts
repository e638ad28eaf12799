import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, unit } from './kit.js';
import { END, chosen, foot, gone, gun, horse, house, tally, type Loose, type Match } from './move-help.js';

const CHIEF = { id: 'S7', type: 'commander', x: 60000, y: 20000 };
const LED = foot({ id: 'S1', x: 60000, y: 26000 }); // 4 cm from him
const AWAY = foot({ id: 'S2', x: 120000, y: 26000 });
const WORN = foot({ id: 'S3', x: 140000, y: 26000, hits: 9 }); // of ten
const ENEMIES = [foot({ id: 'N1', x: 60000, y: 110000 }), foot({ id: 'N2', x: 30000, y: 110000, hits: 9 })];

const move = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units: [...units, ...ENEMIES], ...more });
const ended = (units: Loose[], more: Loose = {}): Match => {
  const match = move(units, more);
  if (decision(match)?.kind === 'activity' && decision(match)!.side === 'south') choose(match, END);
  return match;
};
const mayRetire = (match: Match): string[] =>
  options(match)
    .filter((one) => one.do === 'retire')
    .map((one) => one.unit)
    .sort();
const retire = (id: string): Loose => ({ do: 'retire', unit: id });

describe('GV-RETREAT-01 who may be retreated, and when', () => {
  test('GV-RETREAT-01 GV-CMD-03 P7 units with S of 1 or less and units in command, at the end of the phase', () => {
    const match = ended([CHIEF, LED, AWAY, WORN]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    expect(options(match)).toContainEqual({ do: 'finish' });
    expect(refusal(match, retire('S2'))?.rule).toBe('GV-RETREAT-01');
    expect(refusal(match, retire('N2'))?.rule).toBe('GV-GEN-06');
    choose(match, { do: 'finish' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(tally(match)).toBe(0);
  });

  test.each([
    [8, []],
    [9, ['S2']],
    [10, ['S2']],
  ])('GV-RETREAT-01 a unit of ten points with %i markers: %j', (hits, expected) => {
    const match = ended([{ ...AWAY, hits }, foot({ id: 'S4', x: 20000, y: 26000 })]);
    if (expected.length === 0) expect(decision(match)).toMatchObject({ side: 'north' }); // nothing to ask
    else expect(mayRetire(match)).toEqual(expected);
  });

  test.each([
    ['commander', 6005, true],
    ['commander', 6006, false],
    ['sub-commander', 3005, true],
    ['sub-commander', 3006, false],
  ])('GV-RETREAT-01 GV-CMD-01 %s, %i away: in command: %s', (type, gap, led) => {
    const match = ended([
      { ...CHIEF, type },
      { ...LED, y: CHIEF.y + gap + 2000 },
    ]);
    expect(mayRetire(match)).toEqual(led ? ['S1', 'S7'] : ['S7']);
  });

  test('GV-RETREAT-01 not before the end of the phase', () => {
    const match = move([CHIEF, LED]);
    expect(mayRetire(match)).toEqual([]);
    expect(refusal(match, retire('S1'))?.rule).toBe('GV-RETREAT-02');
  });

  test('GV-RETREAT-01 only its own units in its own phase', () => {
    const match = ended([CHIEF, AWAY]);
    expect(refusal(match, retire('N2'))?.rule).toBe('GV-GEN-06');
    choose(match, { do: 'finish' });
    choose(match, END);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['N2']);
  });

  test('GV-RETREAT-01 a unit that has come into command this phase may go', () => {
    const match = move([CHIEF, { ...LED, y: CHIEF.y + 12000 + 2000 }]);
    choose(match, chosen('S7'));
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 8000 }], finish: true });
    choose(match, END);
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });

  test('GV-RETREAT-01 units that have acted or are done may go', () => {
    const match = ended([{ ...CHIEF, acted: true }, { ...LED, done: true }, AWAY]);
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });
});

describe('GV-RETREAT-02 what retreating does', () => {
  test('GV-RETREAT-01 GV-VICT-02 the unit is removed and counts as routed; more may follow one by one', () => {
    const match = ended([CHIEF, LED, AWAY, WORN]);
    const told = choose(match, retire('S1')) as Loose[];
    expect(told.some((one) => one['rule'] === 'GV-RETREAT-01')).toBe(true);
    expect(gone(match, 'S1')).toBe(true);
    expect(tally(match)).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S3', 'S7']);
    choose(match, retire('S3'));
    expect(tally(match)).toBe(2);
    expect(mayRetire(match)).toEqual(['S7']);
    choose(match, { do: 'finish' });
    expect([gone(match, 'S7'), gone(match, 'S2')]).toEqual([false, false]);
  });

  test('GV-RETREAT-01 command is asked at that moment: after its commander has gone a unit stays', () => {
    const match = ended([CHIEF, LED, WORN]);
    choose(match, retire('S7'));
    expect(mayRetire(match)).toEqual(['S3']);
    expect(refusal(match, retire('S1'))?.rule).toBe('GV-RETREAT-01');
    choose(match, { do: 'finish' });
  });

  test('GV-RETREAT-02 after the first retreat the side only retreats further or ends the phase', () => {
    const match = ended([CHIEF, LED, WORN]);
    choose(match, retire('S3'));
    expect(refusal(match, chosen('S1'))?.rule).toBe('GV-TURN-01');
    expect(options(match).every((one) => ['retire', 'finish'].includes(one.do))).toBe(true);
  });

  test('GV-RETREAT-02 option moveAfterRetreat: units may retreat between the moves of others', () => {
    const match = move([CHIEF, LED, AWAY, WORN], { options: { moveAfterRetreat: true } });
    expect(mayRetire(match)).toEqual(['S1', 'S3', 'S7']);
    expect(refusal(match, retire('S2'))?.rule).toBe('GV-RETREAT-01');
    choose(match, retire('S3'));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(tally(match)).toBe(1);
    choose(match, chosen('S1'));
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }], finish: true });
    expect(unit(match, 'S1').y).toBe(27000);
    choose(match, retire('S7'));
    expect(mayRetire(match)).toEqual([]); // S1 has lost its commander
    expect(tally(match)).toBe(2);
    choose(match, chosen('S2'));
  });

  test('GV-RETREAT-02 moveAfterRetreat: at the end too', () => {
    const match = ended([CHIEF, LED, AWAY], { options: { moveAfterRetreat: true } });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });
});

describe('GV-R-65 GV-MOVE-02 units in contact', () => {
  const ENGAGED = foot({ id: 'S3', x: 140000, y: 60000, hits: 9 });
  const FOE = foot({ id: 'N3', x: 140000, y: 60000, heading: 1800 });
  const SPARE = foot({ id: 'S4', x: 20000, y: 26000, hits: 9 });

  test('GV-R-65 GV-RETREAT-01 may be retreated', () => {
    const match = ended([ENGAGED, FOE, SPARE]);
    expect(mayRetire(match)).toEqual(['S3', 'S4']);
    choose(match, retire('S3'));
    expect(gone(match, 'S3')).toBe(true);
  });

  test('GV-R-65 so may a strong unit in command', () => {
    const match = ended([
      { ...LED, y: 60000 },
      { ...CHIEF, y: 60000 - 2000 - 2000 },
      { ...FOE, x: 60000 },
    ]);
    expect(mayRetire(match)).toEqual(['S1', 'S7']);
  });

  test('GV-R-65 and artillery', () => {
    const match = ended([gun({ id: 'S3', x: 140000, y: 60000, hits: 5 }), FOE, SPARE]);
    expect(mayRetire(match)).toEqual(['S3', 'S4']);
  });

  test('GV-R-65 switch noRetreatWhileEngaged: not in contact', () => {
    const match = ended([ENGAGED, FOE, SPARE], house('noRetreatWhileEngaged'));
    expect(mayRetire(match)).toEqual(['S4']);
    expect(['GV-R-65', 'GV-RETREAT-01']).toContain(refusal(match, retire('S3'))?.rule);
    // corner to corner is no contact
    const corner = ended([ENGAGED, { ...FOE, x: 148000 }, SPARE], house('noRetreatWhileEngaged'));
    expect(mayRetire(corner)).toEqual(['S3', 'S4']);
  });

  test('GV-R-65 GV-R-70 a unit that failed to get away may still be retreated', () => {
    const match = move([horse({ id: 'S3', x: 140000, y: 60000, hits: 9 }), FOE, SPARE]);
    choose(match, chosen('S3'));
    choose(match, { do: 'disengage' });
    choose(match, { do: 'stop' });
    choose(match, END);
    expect(mayRetire(match)).toEqual(['S3', 'S4']);
  });
});
