// A Glorious Victory: retreats (P9, GL-RETIRE, GL-R-64, -67).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, outcome, position, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  RADIUS,
  W,
  X,
  Y,
  again,
  answers,
  area,
  asked,
  battle,
  gone,
  line,
  mass,
  next,
  north,
  south,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

/** Phase 6: North, without the initiative, may retire first. */
const retreats = (units: Loose[], more: Loose = {}): Match =>
  situation({
    phase: 'otherRetreat',
    initiative: 'south',
    holder: 'south',
    sides: { south: { elements: 100, tally: 0 }, north: { elements: 100, tally: 0 } },
    units,
    dice: [],
    ...more,
  });
const retire = (unitId: string, stay?: Loose[]): Loose => ({ do: 'retire', unit: unitId, ...(stay ? { stay } : {}) });
const FINISH = { do: 'finish' };

const FIELD = [
  north({ ...line('foot pike'), y: 40000 }),
  north({ id: 'N2', ...line('knights', 3), x: 50000, y: 40000 }),
  north({ id: 'N3', ...line('bombard'), x: 20000, y: 40000 }),
  south({ ...line('foot pike'), y: 8000 }),
  south({ id: 'S2', ...mass('foot bow', 5), x: 50000, y: 8000 }),
];

describe('GL-RETIRE-01 any formation', () => {
  test('GL-RETIRE-01, P9 1 first the side without the initiative, then the other; as many as they like', () => {
    const match = retreats(FIELD);
    expect(asked(match)).toBe('north retreat');
    expect(next(match)).toEqual(['N1', 'N2', 'N3']);
    choose(match, retire('N2'));
    expect(asked(match)).toBe('north retreat');
    choose(match, retire('N3'));
    expect(next(match)).toEqual(['N1']);
    choose(match, FINISH);
    expect(asked(match)).toBe('south retreat');
    expect(position(match).phase).toBe('initiativeRetreat');
    expect(next(match)).toEqual(['S1', 'S2']);
    choose(match, retire('S2'));
    expect(['N2', 'N3', 'S2'].map((id) => gone(match, id))).toEqual([true, true, true]);
    expect(tally(match)).toEqual([5, 4]);
  });
  test('GL-RETIRE-01 the other way round', () => {
    const match = retreats(FIELD, { initiative: 'north' });
    expect(asked(match)).toBe('south retreat');
    choose(match, FINISH);
    expect(asked(match)).toBe('north retreat');
  });
  test('GL-RETIRE-01 it is never compulsory', () => {
    const match = retreats(FIELD);
    expect(answers(match)).toContain('finish');
    choose(match, FINISH);
    choose(match, FINISH);
    expect(position(match).turn).toBe(2);
    expect(tally(match)).toEqual([0, 0]);
  });
  test.each([
    ['a friend of the other side', 'S1'],
    ['nobody', 'N9'],
  ])('GL-RETIRE-01 refused: %s', (_, id) => expect(refusal(retreats(FIELD), retire(id))?.rule).toBe('GL-GEN-05'));
  test('GL-RETIRE-01, GL-BREAK-03 once gone it cannot retire again', () => {
    const match = retreats(FIELD);
    choose(match, retire('N2'));
    expect(refusal(match, retire('N2'))?.rule).toBe('GL-RETIRE-01');
  });
  test('GL-RETIRE-01, GL-R-67 in contact or not', () => {
    const units = [north(line('foot pike')), south(line('foot pike')), ...FIELD.slice(1, 3), FIELD[4]!];
    const match = retreats(units);
    choose(match, retire('N1'));
    expect(gone(match, 'N1')).toBe(true);
    choose(match, FINISH);
    choose(match, retire('S2'));
    // In the next Turn nobody holds S1 any more.
    choose(match, FINISH);
    choose(match, { do: 'end' });
    expect(asked(match)).toBe('south activity');
    expect(next(match)).toEqual(['S1']);
  });
  test('GL-RETIRE-01, GL-R-67 outflanked or surrounded too: way and terrain do not matter', () => {
    const ring = [
      north(line('foot pike', 1)),
      south({ ...line('foot pike'), id: 'S1' }),
      { id: 'S4', ...line('foot pike'), x: X, y: Y + FOOT, heading: 1800 },
    ];
    const match = retreats([...ring, ...FIELD.slice(1, 3)], {
      options: { terrain: [area('bog', X - 9000, 30000, X + 9000, 36000)] },
    });
    expect(refusal(match, retire('N1'))).toBeUndefined();
  });
  test.each(['organ gun', 'sub-commander', 'mounted foot bow', 'elephants', 'camels'])('GL-RETIRE-01 %s', (type) => {
    const one = north({ ...line(type, 2), y: 40000 });
    const match = retreats([one, ...FIELD.slice(1)]);
    choose(match, retire('N1'));
    expect(gone(match, 'N1')).toBe(true);
    expect(outcome(match)).toBeUndefined();
  });
  test('GL-RETIRE-01 told, counted, and off the table', () => {
    const match = retreats(FIELD);
    choose(match, retire('N1'));
    expect(events(match).find((one) => one.event === 'retired')).toMatchObject({ unit: 'N1', rule: 'GL-RETIRE-01' });
    expect(tally(match)).toEqual([0, 6]);
  });
  test('GL-RETIRE-01, GL-R-08 there is no other way off the table', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      units: [north({ ...line('knights'), y: 45000, heading: 0 }), FIELD[3]!],
      dice: [],
    });
    choose(match, { do: 'choose', unit: 'N1' });
    expect(['GL-GEO-10', 'GL-R-08']).toContain(refusal(match, { do: 'move', ahead: 4000 })?.rule);
  });
  test('GL-RETIRE-01 not in other phases', () => {
    const match = situation({ phase: 'otherMovement', initiative: 'south', units: FIELD, dice: [] });
    expect(refusal(match, retire('N1'))?.rule).toBe('GL-TURN-01');
  });
});

const CENTRE = { x: X, y: Y + RADIUS };
const ABOARD = [
  { id: 'N5', type: 'commander', aboard: 'N1' },
  { id: 'N6', type: 'sub-commander', aboard: 'N1' },
  { id: 'N7', type: 'sub-commander elephant', aboard: 'N1' },
];
const CROWD = [north({ ...battle('PPPPPPBBBBBB'), ...CENTRE }), ...ABOARD];
const crowd = (more: Loose[] = [], given: Loose = {}): Match => retreats([...CROWD, ...FIELD.slice(1), ...more], given);
/** A command unit, 2" x 2", with its middle so far to the east and north of the middle of the base; heading north. */
const stay = (unitId: string, east: number, up: number, heading = 0): Loose => {
  const angle = (heading * Math.PI) / 1800;
  return {
    unit: unitId,
    x: Math.round(CENTRE.x + east + 1000 * Math.sin(angle)),
    y: Math.round(CENTRE.y + up + 1000 * Math.cos(angle)),
    heading,
  };
};

describe('GL-RETIRE-02 a Battle', () => {
  test('GL-RETIRE-02 goes as a whole, with its command if nobody stays', () => {
    const match = crowd();
    expect(next(match)).toEqual(['N1', 'N2', 'N3']); // attached ones do not retire by themselves
    expect(refusal(match, retire('N6'))?.rule).toBe('GL-RETIRE-01');
    choose(match, retire('N1'));
    expect(['N1', 'N5', 'N6', 'N7'].map((id) => gone(match, id))).toEqual([true, true, true, true]);
    expect(tally(match)).toEqual([0, 15]);
  });
  test('GL-RETIRE-02, P9 2 each of its command elements goes along or stays', () => {
    const match = crowd();
    choose(match, retire('N1', [stay('N5', -1500, 0), stay('N7', 1500, 0, 900)]));
    expect(['N1', 'N5', 'N6', 'N7'].map((id) => gone(match, id))).toEqual([true, false, true, false]);
    expect(tally(match)).toEqual([0, 13]);
    expect(unit(match, 'N5')).toMatchObject({ x: X - 1500, y: CENTRE.y + 1000, heading: 0 });
    expect(unit(match, 'N7')).toMatchObject({ x: X + 2500, y: CENTRE.y, heading: 900 });
    expect(unit(match, 'N5').aboard).toBeUndefined();
    expect(outcome(match)).toBeUndefined();
  });
  test('GL-RETIRE-02, -03 who stays is free: it may retire by itself, act, and serve', () => {
    const match = crowd();
    choose(match, retire('N1', [stay('N5', -1500, 0), stay('N7', 1500, 0)]));
    expect(next(match)).toEqual(['N2', 'N3', 'N5', 'N7']);
    choose(match, retire('N7'));
    expect(tally(match)).toEqual([0, 14]);
  });
  test('GL-RETIRE-02 nothing stays of a unit', () => {
    expect(refusal(crowd(), retire('N2', [stay('N2', 0, 0)]))?.rule).toBe('GL-RETIRE-02');
    expect(refusal(crowd(), retire('N2', [stay('N6', 0, 0)]))?.rule).toBe('GL-RETIRE-02');
  });
});

describe('GL-RETIRE-03, GL-R-64 where it stays', () => {
  const rules = [
    'GL-RETIRE-03',
    'GL-R-64',
    'GL-GEO-11',
    'GL-GEO-05',
    'GL-MOVE-11',
    'GL-MOVE-10',
    'GL-RETIRE-02',
    'shape',
  ];
  const judged = (places: Loose[], may: boolean, more: Loose[] = [], given: Loose = {}): void => {
    const refused = refusal(crowd(more, given), retire('N1', places));
    if (may) expect(refused).toBeUndefined();
    else expect(rules).toContain(refused?.rule);
  };
  test.each([
    [0, 0, 0, true],
    [0, 0, 1234, true],
    [2354, 0, 0, true], // its far corners 3.354" to the side and 1" up: 3.5"
    [2370, 0, 0, false],
    [-2354, 0, 900, true],
    [-2370, 0, 900, false],
    [0, 2354, 1800, true],
    [0, 2370, 1800, false],
    [2085, 0, 450, true], // a corner points at the rim: 1.414"
    [2100, 0, 450, false],
    [4000, 0, 0, false],
    [9000, 0, 0, false],
  ])('GL-RETIRE-03, GL-R-64 %i to the side, %i up, heading %i: %s', (east, up, heading, may) =>
    judged([stay('N6', east, up, heading)], may),
  );
  test.each([
    [1000, true],
    [996, true], // 8 thousandths deep
    [994, false],
    [0, false],
  ])('GL-RETIRE-03, GL-R-64 two of them, each %i from the middle: %s', (by, may) =>
    judged([stay('N6', -by, 0), stay('N7', by, 0)], may),
  );
  test('GL-RETIRE-03, GL-R-64 away from enemies: more than 0.010', () => {
    // S4's corner points at the rim from the west; N6 has a corner there too.
    const corner = (gap: number): Loose => ({
      id: 'S4',
      ...line('foot pike', 1),
      heading: 450,
      // front right corner at (X - 3500 - gap, middle): the front runs north-west from it
      x: Math.round(X - RADIUS - gap - (W / 2) * Math.sqrt(0.5)),
      y: Math.round(CENTRE.y + (W / 2) * Math.sqrt(0.5)),
    });
    judged([stay('N6', -RADIUS + 1414 + 3, 0, 450)], false, [corner(2)]);
    judged([stay('N6', -RADIUS + 1414 + 30, 0, 450)], true, [corner(2)]);
    judged([stay('N6', -RADIUS + 1414 + 3, 0, 450)], true, [corner(30)]);
  });
  test('GL-RETIRE-03, GL-R-64 nor a corner against the front of an enemy', () => {
    const front = { id: 'S4', ...line('foot pike', 2), heading: 900, x: X - RADIUS - 2, y: CENTRE.y };
    judged([stay('N6', -RADIUS + 1414 + 3, 0, 450)], false, [front]);
    judged([stay('N6', -RADIUS + 1414 + 30, 0, 450)], true, [front]);
  });
  test('GL-RETIRE-03 enemies in contact with the Battle do not matter otherwise', () => {
    judged([stay('N6', 0, 0)], true, [south(line('foot pike', 6, { id: 'S4' }))]);
  });
  test.each<[string, Loose[]]>([
    ['one twice', [stay('N6', -1500, 0), stay('N6', 1500, 0)]],
    ['one who is not aboard', [stay('N2', 0, 0)]],
    ['an enemy', [stay('S1', 0, 0)]],
  ])('GL-RETIRE-02, -03 refused: %s', (_, places) => judged(places, false));
  test('GL-RETIRE-03, GL-R-64 too little room for all: some go along', () => {
    // Four in the circle overlap nobody only at its corners; N6 and N7 in the same place do not go.
    judged([stay('N5', 0, 0), stay('N6', 100, 100)], false);
    judged([stay('N5', 0, 0)], true);
  });
  test('GL-RETIRE-03 in the next movement phase it acts as a free command unit', () => {
    const match = crowd();
    choose(match, retire('N1', [stay('N6', 0, 0), stay('N5', 2100, 0)]));
    choose(match, FINISH);
    choose(match, FINISH);
    expect(asked(match)).toMatch(/activity$/);
    while (decision(match)!.side !== 'north') choose(match, { do: 'end' });
    choose(match, { do: 'choose', unit: 'N6' });
    choose(match, { do: 'turn', by: 450, corner: 'left' });
    expect(decision(match)?.about).toMatchObject({ functions: 1 });
  });
  test('P9 kept when the position is placed again', () => {
    const first = crowd();
    choose(first, retire('N1', [stay('N5', 0, 0)]));
    const match = again(first);
    expect(asked(match)).toBe('north retreat');
    expect(next(match)).toEqual(['N2', 'N3', 'N5']);
  });
});

describe('P9 3 what follows from a retreat', () => {
  test.each(['commander', 'commander camel', 'commander elephant'])(
    'GL-VICT-02, P9 3 the %s retires: his side concedes',
    (type) => {
      const match = retreats([north({ ...line(type), y: 40000 }), ...FIELD.slice(1)]);
      choose(match, retire('N1'));
      expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-02', result: 'A Glorious Victory' });
    },
  );
  test('GL-VICT-02, P9 3 along with his Battle', () => {
    const match = crowd();
    choose(match, retire('N1', [stay('N6', 0, 0)]));
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-02' });
  });
  test('GL-VICT-05, P9 3 the last formation retires: lost at once', () => {
    const match = retreats([FIELD[0]!, FIELD[3]!]);
    choose(match, retire('N1'));
    expect(outcome(match)).toMatchObject({ winner: 'south', rule: 'GL-VICT-05', result: 'A Glorious Victory' });
  });
  test('GL-VICT-05, P9 3 a command element that stays is a formation', () => {
    const match = retreats([...CROWD, FIELD[3]!]);
    choose(match, retire('N1', [stay('N5', 0, 0)]));
    expect(outcome(match)).toBeUndefined();
    expect(asked(match)).toBe('north retreat');
  });
});
