// A Glorious Victory: the ways to set up (GL-R-69).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, unit } from './kit.js';
import {
  NORTH_FIRST,
  SOUTH_FIRST,
  form,
  formed,
  plan,
  setup,
  sideOf,
  statusOf,
  throwsOf,
  times,
  type Loose,
  type Side,
} from './setup-help.js';

const SOUTH = setup(...plan('south'));
const NORTH = setup(...plan('north'));
/** Equal counts: South throws more and has the initiative. */
const INITIATIVE = [8, 2];
const place = (one: Loose): Loose => ({ do: 'place', ...one });

describe('hidden', () => {
  const hidden = { setupMethod: 'hidden' };
  test('GL-R-69 no throw, both in secret, then both are shown', () => {
    const match = formed([], INITIATIVE, hidden);
    expect(throwsOf(match)).toEqual([]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup', secret: true });
    choose(match, SOUTH);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup', secret: true });
    expect(statusOf(match, 'SB1')).toBe('unplaced');
    choose(match, NORTH);
    expect(unit(match, 'SB1')).toMatchObject({ status: 'table', x: 36000, y: 6000 });
    expect(unit(match, 'NB1')).toMatchObject({ status: 'table', x: 36000, y: 42000 });
    expect(position(match)).toMatchObject({ turn: 1, phase: 'otherMovement' });
  });
  test('GL-R-69 an illegal set-up goes back with the reasons', () => {
    const match = formed([], [], hidden);
    const far = plan('south').map((one) => ({ ...one, y: 20000 }));
    const why = refusal(match, setup(...far));
    expect(why?.rule).toBe('GL-SETUP-03');
    expect(why?.because).toMatch(/12/u);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'setup' });
  });
  test('GL-R-69 attached commanders too', () => {
    const match = formed([], INITIATIVE, hidden);
    const [battle, , ...rest] = plan('south');
    choose(match, setup(battle!, { unit: 'S1', aboard: 'SB1' }, ...rest));
    expect(unit(match, 'S1').aboard).toBeUndefined();
    choose(match, NORTH);
    expect(unit(match, 'S1')).toMatchObject({ status: 'table', aboard: 'SB1' });
  });
});

describe('alternate', () => {
  const alternate = { setupMethod: 'alternate' };
  const places = (): Record<Side, Loose[]> => ({ south: plan('south'), north: plan('north') });
  test.each([
    [SOUTH_FIRST, 'south', 'north'],
    [NORTH_FIRST, 'north', 'south'],
  ])('GL-R-69 dice %j: one formation each in turn, %s first, then %s', (dice, first, second) => {
    const match = formed([], [...dice, ...INITIATIVE], alternate);
    const left = places();
    const asked: string[] = [];
    while (decision(match)?.kind === 'place') {
      const side = decision(match)!.side;
      asked.push(side);
      choose(match, place(left[side].shift()!));
    }
    expect(asked).toEqual(times(4, [first, second]).flat());
    expect(position(match)).toMatchObject({ turn: 1, phase: 'otherMovement' });
  });
  test('GL-R-69 who has none left is passed over', () => {
    const match = formed(['bombard', 'foot pike'], [...SOUTH_FIRST], alternate);
    const left = places();
    left.south.push({ unit: 'S7', x: 50000, y: 6000 }, { unit: 'S8', x: 60000, y: 6000 });
    const asked: string[] = [];
    while (decision(match)?.kind === 'place') {
      const side = decision(match)!.side;
      asked.push(side);
      choose(match, place(left[side].shift()!));
    }
    expect(asked.join(' ')).toBe('south north south north south north south north south south');
    expect(unit(match, 'S8')).toMatchObject({ status: 'table', x: 60000 });
  });
  test('GL-R-69 the owner picks the formation; the others are seen at once', () => {
    const match = formed([], SOUTH_FIRST, alternate);
    for (const one of plan('south')) expect(refusal(match, place(one))).toBeUndefined();
    expect(refusal(match, place(plan('north')[0]!))?.rule).toBe('GL-GEN-05');
    choose(match, place(plan('south')[2]!));
    expect(sideOf(match)).toBe('north');
    expect(statusOf(match, 'S2')).toBe('table');
    expect(decision(match)).not.toHaveProperty('secret');
  });
  test('GL-R-69, GL-SETUP-03 each place is judged', () => {
    const match = formed([], SOUTH_FIRST, alternate);
    const [battle, ...command] = plan('south');
    expect(refusal(match, place({ ...command[0], y: 12006 }))?.rule).toBe('GL-SETUP-03');
    expect(refusal(match, place({ ...command[0], y: 12005 }))).toBeUndefined();
    choose(match, place(battle!));
    choose(match, place(plan('north')[0]!));
    expect(refusal(match, place({ ...command[0], x: 37000 }))?.rule).toBe('GL-SETUP-03');
  });
  test('GL-R-69 attached commanders go with their Battle, on their owner’s turn', () => {
    const match = formed([], SOUTH_FIRST, alternate);
    const aboard = place({ unit: 'S1', aboard: 'SB1' });
    choose(match, place(plan('south')[0]!));
    while (sideOf(match) === 'north')
      choose(match, place(plan('north').find((one) => statusOf(match, one['unit']) === 'unplaced')!));
    expect(refusal(match, place({ unit: 'S1', aboard: 'NB1' }))?.rule).toBe('GL-GEN-05');
    choose(match, aboard);
    expect(unit(match, 'S1')).toMatchObject({ aboard: 'SB1', status: 'table' });
  });
  describe('placing anew is no turn', () => {
    const [battle, chief, sub] = plan('south');
    const aboard = place({ unit: 'S2', aboard: 'SB1' });
    /** South to place, both Battles stand. */
    const begun = () => {
      const match = formed([], SOUTH_FIRST, alternate);
      choose(match, place(battle!));
      choose(match, place(plan('north')[0]!));
      return match;
    };
    const asks = (match: ReturnType<typeof begun>, side: Side) =>
      expect(decision(match)).toMatchObject({ side, kind: 'place' });
    test('GL-R-69 an attached commander is no formation of his own: South goes on', () => {
      const match = begun();
      choose(match, aboard);
      asks(match, 'south');
      choose(match, place(chief!));
      asks(match, 'north');
    });
    test('GL-R-69 nobody passes: not by putting him there again, nor by setting him down', () => {
      const match = begun();
      choose(match, aboard);
      expect(refusal(match, aboard)?.rule).toBe('GL-R-69');
      choose(match, place(sub!));
      asks(match, 'south');
      // once anew is enough before somebody who does not stand yet
      expect(refusal(match, aboard)?.rule).toBe('GL-R-69');
      expect(refusal(match, place({ ...sub, x: 50000 }))?.rule).toBe('GL-R-69');
      choose(match, place(chief!));
      asks(match, 'north');
      choose(match, place(plan('north')[1]!));
      expect(refusal(match, aboard)).toBeUndefined();
    });
    test('GL-R-69 nor with a Battle: elsewhere, once, and not where it stands', () => {
      const match = begun();
      expect(refusal(match, place(battle!))?.rule).toBe('GL-R-69');
      choose(match, place({ ...battle, x: 30000 }));
      asks(match, 'south');
      expect(refusal(match, place(battle!))?.rule).toBe('GL-R-69');
      expect(unit(match, 'SB1')).toMatchObject({ x: 30000 });
      choose(match, place(chief!));
      asks(match, 'north');
    });
    test('GL-R-69 another heading, another formation, guns limbered: that is anew too', () => {
      const match = formed(['foot pike', 'bombard'], SOUTH_FIRST, alternate);
      const foot = { unit: 'S7', x: 50000, y: 8000 };
      const line = { ...foot, formation: 'line', layout: 'PPPPPP' };
      choose(match, place(line));
      choose(match, place(plan('north')[0]!));
      expect(refusal(match, place(line))?.rule).toBe('GL-R-69');
      for (const more of [{ heading: 100 }, { formation: 'mass', layout: 'PP/PP/PP' }])
        expect(refusal(match, place({ ...line, ...more })), JSON.stringify(more)).toBeUndefined();
      const gun = { unit: 'S8', x: 60000, y: 8000 };
      choose(match, place(gun));
      choose(match, place(plan('north')[1]!));
      expect(refusal(match, place(gun))?.rule).toBe('GL-R-69');
      choose(match, place({ ...gun, limbered: true }));
      asks(match, 'south');
      expect(unit(match, 'S8').limbered).toBe(true);
    });
    test('GL-R-69 a saved set-up remembers who has been placed anew', () => {
      const match = begun();
      choose(match, place({ ...battle, x: 30000 }));
      const [frame] = position(match).stack.filter((one: Loose) => one['procedure'] === 'placing');
      expect(frame).toMatchObject({ side: 'south', anew: ['SB1'] });
    });
  });
  test('GL-R-69, GL-BATTLE-07 not more than find room', () => {
    const match = formed([], SOUTH_FIRST, alternate);
    const left = plan('north');
    choose(match, place(plan('south')[0]!));
    const next = (one: Loose) => {
      while (sideOf(match) === 'north') choose(match, place(left.shift()!));
      return place(one);
    };
    choose(match, next({ unit: 'S1', aboard: 'SB1' }));
    choose(match, next({ unit: 'S2', aboard: 'SB1' }));
    expect(refusal(match, next({ unit: 'S3', aboard: 'SB1' }))?.rule).toMatch(
      /^GL-(BATTLE-0[67]|R-15|MERGE-09|SETUP-04)$/u,
    );
    expect(refusal(match, next(plan('south')[3]!))).toBeUndefined();
  });
  test('GL-R-69 whose formation finds no place may move his others', () => {
    // Three bases of 11" on 36" of width: two of them badly placed leave no room for the third.
    const foot = times(6, 'foot pike');
    const bases = [4, 7, 10].map((n) => ({ units: [0, 1, 2].map((i) => `S${n + i}`), diameter: 11000 }));
    const match = formed(foot, SOUTH_FIRST, { ...alternate, tableWidth: 36 }, form(...bases));
    const north = plan('north').map((one, i) => ({ ...one, x: [18000, 2000, 6000, 10000][i]! }));
    const move = (one: Loose): void => {
      while (sideOf(match) === 'north') choose(match, place(north.shift()!));
      choose(match, place(one));
    };
    move({ unit: 'SB1', x: 11000, y: 6000 });
    move({ unit: 'SB2', x: 25000, y: 6000 });
    for (const id of ['S1', 'S2', 'S3']) move({ unit: id, aboard: 'SB1' });
    while (sideOf(match) === 'north') choose(match, place(north.shift()!));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'place' });
    for (const x of [5500, 12000, 18000, 24000, 30500])
      expect(refusal(match, place({ unit: 'SB3', x, y: 6000 })), `${x}`).toBeDefined();
    expect(options(match).length).toBeGreaterThan(0);
    for (const option of options(match)) expect(refusal(match, option)?.because).toBeUndefined();
    expect(refusal(match, place({ unit: 'SB1', x: 20000, y: 6000 }))?.rule).toBe('GL-SETUP-03'); // on SB2
    choose(match, place({ unit: 'SB1', x: 5500, y: 6000 }));
    expect(unit(match, 'SB1')).toMatchObject({ x: 5500, status: 'table' });
    expect(unit(match, 'S1')).toMatchObject({ aboard: 'SB1', status: 'table' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'place' });
    choose(match, place({ unit: 'SB2', x: 17000, y: 6000 }));
    choose(match, place({ unit: 'SB3', x: 29000, y: 6000 }));
    while (sideOf(match) === 'north' && north.length > 0) choose(match, place(north.shift()!));
    expect(position(match)).toMatchObject({ turn: 1, phase: 'otherMovement', initiative: 'south' });
  });
  test('GL-R-69 then he is offered something to do, and who takes it comes to the first Game Turn', () => {
    const foot = times(6, 'foot pike');
    const bases = [4, 7, 10].map((n) => ({ units: [0, 1, 2].map((i) => `S${n + i}`), diameter: 11000 }));
    const match = formed(foot, SOUTH_FIRST, { ...alternate, tableWidth: 36 }, form(...bases));
    const north = plan('north').map((one, i) => ({ ...one, x: [18000, 2000, 6000, 10000][i]! }));
    for (const one of [
      { unit: 'SB1', x: 11000, y: 6000 },
      { unit: 'SB2', x: 25000, y: 6000 },
      { unit: 'S1', x: 1500, y: 11000 },
      { unit: 'S2', x: 34500, y: 11000 },
      { unit: 'S3', x: 1500, y: 5000 },
    ]) {
      while (sideOf(match) === 'north') choose(match, place(north.shift()!));
      choose(match, place(one));
    }
    for (let asked = 0; position(match).phase === 'setup' && asked < 40; asked++) {
      expect(options(match).length).toBeGreaterThan(0);
      choose(match, options(match)[0]);
    }
    expect(position(match)).toMatchObject({ turn: 1, initiative: 'south' });
  });
});

describe('agreed', () => {
  const agreed = { setupMethod: 'agreed' };
  test('GL-R-69 both place openly and may change until both confirm; no throw', () => {
    const match = formed([], INITIATIVE, agreed);
    expect(throwsOf(match)).toEqual([]);
    expect(refusal(match, { do: 'confirm' })?.rule).toBe('GL-SETUP-05');
    expect(decision(match)).not.toHaveProperty('secret');
    const [battle, ...command] = plan('south');
    const answers: Record<Side, Loose[]> = {
      south: [SOUTH, setup({ ...battle, x: 45000 }, ...command)],
      north: [NORTH],
    };
    for (let asked = 0; decision(match)?.kind === 'setup' && asked < 12; asked++)
      choose(match, answers[decision(match)!.side].shift() ?? { do: 'confirm' });
    expect(position(match)).toMatchObject({ turn: 1, phase: 'otherMovement' });
    expect(unit(match, 'SB1')).toMatchObject({ x: 45000, status: 'table' });
    expect(unit(match, 'NB1')).toMatchObject({ x: 36000, status: 'table' });
  });
  test('GL-R-69, GL-SETUP-03 holds here too', () => {
    const match = formed([], [], agreed);
    const far = plan('south').map((one) => ({ ...one, y: 20000 }));
    expect(refusal(match, setup(...far))?.rule).toBe('GL-SETUP-03');
  });
});

describe('every way', () => {
  const REST = ['knights', 'foot longbow', 'bombard', 'mounted foot handgun'];
  test.each([
    ['sequential', [...SOUTH_FIRST, ...INITIATIVE]],
    ['hidden', INITIATIVE],
    ['alternate', [...SOUTH_FIRST, ...INITIATIVE]],
    ['agreed', INITIATIVE],
  ])('GL-R-69, P1 %s: what is offered is legal, and leads into the first Game Turn', (setupMethod, dice) => {
    const match = formed(REST, dice, { setupMethod }, undefined, REST);
    for (let asked = 0; position(match).phase === 'setup' && asked < 60; asked++) {
      const offered = options(match);
      expect(offered.length).toBeGreaterThan(0);
      for (const option of offered) expect(refusal(match, option)?.because, JSON.stringify(option)).toBeUndefined();
      choose(match, offered.find((option) => option.do === 'confirm') ?? offered[0]);
    }
    expect(position(match)).toMatchObject({ turn: 1 });
    expect(position(match).units.every((one: Loose) => (one['status'] ?? 'table') === 'table')).toBe(true);
  });
});
