// A Glorious Victory: initiative and the Game Turn (P2, GL-INIT, GL-TURN-01, GL-MOVE-01, GL-R-17, -66).
import { describe, expect, test } from 'vitest';
import { report } from '../measured-report.js';
import { choose, decision, events, options, position, refusal, situation, unit } from './kit.js';
import {
  Y,
  allThrows,
  again,
  asked,
  battle,
  line,
  many,
  mass,
  misses,
  switches,
  type Loose,
  type Match,
} from './melee-help.js';

/** Formations of each side in rows far apart. */
const row = (side: 'S' | 'N', ...units: Loose[]): Loose[] =>
  units.map((one, i) => ({ id: `${side}${i + 1}`, x: 6000 + 9000 * i, y: side === 'S' ? 8000 : 40000, ...one }));
const FOUR = line('foot pike', 4);
const THREE = line('knights', 3);
const GUN = line('bombard');
const CHIEF = line('commander');
const start = (south: Loose[], north: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiative', units: [...row('S', ...south), ...row('N', ...north)], dice: [], ...more });
const has = (match: Match): string => position(match).initiative;
const thrown = (match: Match): string[] =>
  allThrows(match).map((one) => `${one.rule} ${one.side} ${one.count}D${one.sides}`);

describe('GL-INIT-01, -02 the count', () => {
  test.each<[string, Loose[], Loose[], string]>([
    ['two formations against one', [FOUR, FOUR], [FOUR], 'south'],
    ['one against two', [FOUR], [FOUR, FOUR], 'north'],
    ['four elements count, three do not', [FOUR, THREE, THREE], [FOUR, FOUR], 'north'],
    ['guns and command do not', [FOUR, GUN, CHIEF], [FOUR, FOUR], 'north'],
    ['a Battle is one formation', [battle(), FOUR], [battle('PPPPPPPPPPPPPPPPPPPPPPPP')], 'south'],
    ['masses count as lines do', [mass('foot bow', 5)], [line('foot bow', 3), THREE], 'south'],
    ['six elements are not more than four', [line('foot bow'), line('foot bow')], [FOUR, FOUR, FOUR], 'north'],
    ['nothing against one', [THREE], [FOUR], 'north'],
  ])('GL-INIT-01, -02, P2 1, 2 %s', (_, south, north, side) => {
    const match = start(south, north);
    expect(has(match)).toBe(side);
    expect(thrown(match)).toEqual([]);
    expect(asked(match)).toBe(`${side === 'south' ? 'north' : 'south'} activity`);
  });
  test('GL-INIT-02 the higher count takes it from the holder', () => {
    expect(has(start([FOUR], [FOUR, FOUR], { holder: 'south', turn: 5 }))).toBe('north');
    expect(has(start([FOUR, FOUR], [FOUR], { holder: 'north', turn: 5 }))).toBe('south');
  });
  test('GL-INIT-01 routed units do not count, attached command is no formation', () => {
    const units = [
      ...row('S', FOUR, { ...FOUR, status: 'routed' }),
      ...row('N', battle(), FOUR),
      { id: 'S9', type: 'sub-commander', x: 60000, y: 8000 },
    ];
    expect(has(situation({ phase: 'initiative', units, dice: [] }))).toBe('north');
    const aboard = [...row('S', battle()), { id: 'S8', type: 'commander', aboard: 'S1' }, ...row('N', FOUR, FOUR)];
    expect(has(situation({ phase: 'initiative', units: aboard, dice: [] }))).toBe('north');
  });
  test('GL-INIT-01 an attached commander makes ten of nine: the Battle counts', () => {
    const units = [...row('S', battle('PPPPPPPPP')), { id: 'S8', type: 'commander', aboard: 'S1' }, ...row('N', THREE)];
    expect(has(situation({ phase: 'initiative', units, dice: [] }))).toBe('south');
  });
});

describe('GL-INIT-03, -04, GL-R-17 equal counts', () => {
  test.each([
    [[7, 6], 'south'],
    [[1, 12], 'north'],
    [[12, 11], 'south'],
    [[4, 4, 9, 3], 'south'],
    [[12, 12, 1, 1, 5, 8], 'north'],
  ] as const)('GL-INIT-03, P2 2, GL-GEN-01 nobody holds it: dice %j, the higher has it: %s', (dice, side) => {
    const match = start([FOUR], [FOUR], { dice: [...dice] });
    expect(has(match)).toBe(side);
    expect(thrown(match)).toEqual(dice.map((_, i) => `GL-INIT-03 ${i % 2 ? 'north' : 'south'} 1D12`));
  });
  test('GL-INIT-03 nothing counts on either side: a throw', () => {
    expect(has(start([THREE], [GUN, THREE], { dice: [3, 5] }))).toBe('north');
  });
  test.each(['south', 'north'])('GL-INIT-04, GL-R-17 %s holds it and keeps it without a throw', (holder) => {
    const match = start([FOUR, THREE], [FOUR], { holder, turn: 3 });
    expect(has(match)).toBe(holder);
    expect(thrown(match)).toEqual([]);
  });
  test.each(['south', 'north'])('GL-INIT-04 who has it holds it: %s', (initiative) => {
    const match = start([FOUR, THREE], [FOUR], { initiative, turn: 3 });
    expect(has(match)).toBe(initiative);
  });
  test.each(['south', 'north'])('GL-R-17 initiativeTieThrow: thrown on every tie, whoever holds it: %s', (holder) => {
    const match = start([FOUR], [FOUR], { holder, turn: 3, dice: [6, 6, 2, 9], ...switches('initiativeTieThrow') });
    expect(has(match)).toBe('north');
    expect(thrown(match)).toHaveLength(4);
  });
  test('GL-R-17 initiativeTieThrow: not without a tie', () => {
    expect(has(start([FOUR, FOUR], [FOUR], { holder: 'north', turn: 3, ...switches('initiativeTieThrow') }))).toBe(
      'south',
    );
  });
  test('GL-INIT-04 who lost it by the count has it no more on equal counts afterwards', () => {
    // North takes it in Turn 2; South loses a unit's strength nowhere, North one: equal again in Turn 3, North keeps.
    const match = start([FOUR], [FOUR, FOUR], {
      holder: 'south',
      turn: 2,
      sides: { south: { elements: 60 }, north: { elements: 60 } },
    });
    expect(has(match)).toBe('north');
    for (let i = 0; i < 9 && position(match).turn === 2; i++)
      if (asked(match) === 'north retreat' && options(match).length > 2) choose(match, { do: 'retire', unit: 'N2' });
      else
        choose(
          match,
          options(match).find((one) => ['end', 'finish', 'done'].includes(one.do)),
        );
    expect(position(match)).toMatchObject({ turn: 3, initiative: 'north' });
    expect(thrown(match)).toEqual([]);
  });
  test('GL-INIT-04 kept when the position is placed again', () => {
    const first = start([FOUR], [FOUR], { dice: [2, 7] });
    const match = again(first);
    expect(position(match)).toMatchObject({ initiative: 'north', holder: 'north' });
  });
});

describe('GL-TURN-01 the Game Turn', () => {
  /** S1 and N1 exchange shots, S2 and N2 are in contact; all others stand far away. */
  const units = [
    { id: 'S1', ...line('foot longbow'), x: 20000, y: Y },
    { id: 'N1', ...line('foot longbow'), x: 20000, y: Y + 3000 },
    { id: 'S2', ...line('foot pike', 4), x: 40000, y: Y },
    { id: 'N2', ...line('foot pike', 4), x: 40000, y: Y },
    { id: 'S3', ...line('foot pike'), x: 60000, y: 8000 },
  ];
  const SIDES = { south: { elements: 60, tally: 0 }, north: { elements: 60, tally: 0 } };
  test('GL-TURN-01, GL-MOVE-01, GL-R-66 seven phases in order, then the next Game Turn', () => {
    // South has more formations. N1 fires 5 dice at the line S1, S1 answers; then 4 and 4 dice of pikes.
    const match = situation({ phase: 'initiative', units, sides: SIDES, dice: [...misses(10), ...misses(8)] });
    const seen: string[] = [];
    const note = (): void => {
      const now = `${position(match).turn} ${position(match).phase} ${asked(match)}`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    const say = (choice: Loose): void => {
      note();
      choose(match, choice);
    };
    say({ do: 'end' });
    say({ do: 'end' });
    say({ do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    say({ do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
    say({ do: 'finish' });
    say({ do: 'finish' });
    note();
    expect(seen).toEqual([
      '1 otherMovement north activity',
      '1 initiativeMovement south activity',
      '1 firing north fire',
      '1 firing south fire',
      '1 otherRetreat north retreat',
      '1 initiativeRetreat south retreat',
      '2 otherMovement north activity',
    ]);
    expect(events(match).flatMap((one) => (one.event === 'phase' ? [one.phase] : []))).toEqual([
      'initiative',
      'otherMovement',
      'initiativeMovement',
      'firing',
      'melee',
      'otherRetreat',
      'initiativeRetreat',
      'victory',
      'initiative',
      'otherMovement',
    ]);
  });
  test('GL-TURN-01, GL-MOVE-01 a side moves its own formations only, and nothing twice', () => {
    const match = situation({ phase: 'otherMovement', initiative: 'north', units, dice: [] });
    expect(asked(match)).toBe('south activity');
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('GL-GEN-05');
    choose(match, { do: 'choose', unit: 'S3' });
    choose(match, { do: 'move', ahead: 1000 });
    choose(match, { do: 'stop' });
    expect(refusal(match, { do: 'choose', unit: 'S3' })?.rule).toBe('GL-MOVE-02');
  });
  test('GL-TURN-01 initiative north: everything the other way round', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'north',
      holder: 'north',
      units: units.slice(0, 4),
      sides: SIDES,
      dice: [...misses(10), ...misses(8)],
    });
    const order: string[] = [];
    while (position(match).turn === 1) {
      order.push(asked(match)!);
      const { kind, side } = decision(match)!;
      const mine = side === 'south' ? 'S1' : 'N1';
      if (kind === 'fire') choose(match, { do: 'fire', unit: mine, at: [{ target: side === 'south' ? 'N1' : 'S1' }] });
      else
        choose(
          match,
          options(match).find((one) => ['end', 'finish'].includes(one.do)),
        );
    }
    expect(order).toEqual([
      'south activity',
      'north activity',
      'south fire',
      'north fire',
      'south retreat',
      'north retreat',
    ]);
    expect(allThrows(match).map((one) => one.unit)).toEqual(['S1', 'N1', 'S2', 'N2']);
  });
  test('GL-TURN-01, GL-FIRE-04, GL-MOVE-02 what has been done in a Turn is forgotten in the next', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      holder: 'south',
      units: units.slice(0, 2),
      sides: SIDES,
      dice: misses(10),
    });
    const turn = (fire: boolean): void => {
      for (const id of ['N1', 'S1']) {
        choose(match, { do: 'choose', unit: id });
        choose(match, { do: 'stop' });
      }
      for (const [id, target] of [
        ['N1', 'S1'],
        ['S1', 'N1'],
      ]) {
        const volley = { do: 'fire', unit: id, at: [{ target }] };
        expect(refusal(match, volley)).toBeUndefined();
        choose(match, fire ? volley : { do: 'done' });
      }
      for (let i = 0; i < 2; i++) choose(match, { do: 'finish' });
    };
    turn(true);
    turn(false);
    expect(position(match).turn).toBe(3);
    expect(unit(match, 'N1')).toMatchObject({ fired: false, acted: false });
  });
  test('GL-TURN-01, P3 3 a phase in which nothing can be chosen is passed over', () => {
    const match = situation({ phase: 'otherMovement', initiative: 'south', units: units.slice(2, 4), dice: misses(8) });
    expect(asked(match)).toBe('north retreat'); // all are in contact: nobody moves, nobody fires
  });
});

test('GL-GEN-01 the dice of the initiative, of fire and of combat have twelve sides', () => {
  const match = situation({
    phase: 'initiative',
    units: [
      { id: 'S1', ...line('foot longbow'), x: 20000, y: Y },
      { id: 'N1', ...line('foot longbow'), x: 20000, y: Y },
    ],
    dice: [1, 12, ...many(5, 12), ...many(5, 12), ...misses(12)],
  });
  choose(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
  choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
  expect(allThrows(match).map((one) => one.sides)).toEqual(many(6, 12));
});

describe('GL-INIT-02..04 what is told of it', () => {
  const told = (match: Match): string[] => events(match).map((event) => report(match, event as never) ?? '');
  test('GL-INIT-02 by counts: nobody is said to have thrown', () => {
    const match = start([FOUR], [FOUR, FOUR]);
    expect(told(match)).toContain('The initiative fell to North, with two strong formations to one.');
    expect(told(match).filter((line) => /thr[eo]w/.test(line))).toEqual([]);
  });
  test('GL-INIT-04 kept: nobody either', () => {
    const match = start([FOUR], [FOUR], { holder: 'south', turn: 4 });
    expect(told(match)).toContain('With one strong formation each, South kept the initiative.');
    expect(told(match).filter((line) => /thr[eo]w/.test(line))).toEqual([]);
  });
  test('GL-INIT-03 thrown for: the dice are told', () => {
    const match = start([FOUR], [FOUR], { dice: [3, 8] });
    expect(told(match)).toEqual(expect.arrayContaining(['South threw 3.', 'North threw 8.']));
  });
});
