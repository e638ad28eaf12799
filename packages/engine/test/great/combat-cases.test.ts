// A Great Victory: combats in combination (P5, P19, GV-BREAK-05..-07, GV-R-38, -41, -64).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, interrupt, options, position, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  H,
  SPARES,
  X,
  Y,
  allThrows,
  elsewhere,
  foot,
  gone,
  got,
  gotAll,
  kind,
  melee,
  misses,
  north,
  south,
  switches,
  throwsOf,
  troops,
  type Loose,
  type Match,
} from './melee-help.js';
import {
  GUN,
  LINE,
  aid,
  breaksThrough,
  field,
  goesOn,
  helper,
  hits,
  isOver,
  overrun,
  rider,
  target,
  waitsFor,
} from './immediate-help.js';

const BLOCK = { formation: 'block' };
const thrown = (match: Match): [string, number][] => allThrows(match).map((one) => [one.unit, one.dice.length]);

describe('who takes part in an immediate combat', () => {
  test('GV-CHARGE-08, GV-R-59 a second enemy met by the charge is in contact, but does not fight', () => {
    // N5 stands flush beside N2 in the same line: S1 meets both.
    const beside = north({ id: 'N5', ...foot(5), x: X - 3000, y: LINE });
    const match = breaksThrough([rider(2), GUN, target(3), beside], [...misses(3), ...misses(2)]);
    expect(thrown(match)).toEqual([
      ['S1', 1],
      ['N2', 3],
      ['S1', 2],
    ]);
    expect(hits(match, 'S1', 'N2', 'N5')).toEqual([9, 8, 5]);
    isOver(match, 'S1');
  });
  test('GV-R-59, GV-JOIN-01 a unit in contact with somebody else does not join in', () => {
    // S4 has fought N3 in the flank since before.
    const engaged = south({ id: 'S4', ...foot(3, BLOCK), x: X - 4000, y: LINE + 4000, heading: 900 });
    const match = breaksThrough([rider(2), GUN, target(2), aid(3), engaged], misses(4));
    expect(unit(match, 'N3').y).toBe(LINE + 2000);
    isOver(match, 'S1');
  });
  test('GV-R-41, GV-EXT-02 extended at S = 2 the charger fights with its last strength point', () => {
    const match = field([rider(2), GUN, target(2, { x: X, y: Y + 11000 })], [1, 3, ...misses(2), 6]);
    overrun(match);
    goesOn(match, 'N2', { extend: true });
    choose(match, { do: 'stand' });
    expect(throwsOf(match, 'S1')).toHaveLength(3);
    expect(throwsOf(match, 'S1').at(-1)).toEqual([6]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-02, -06 foot after an evade: 3 cm on, and the fight', () => {
    // S1 in block charges 3 cm; N1 skirmishes and evades through N2, which stands 2.5 cm from S1 then.
    const match = field(
      [
        south({ ...foot(3, BLOCK), y: Y - 3000 }),
        north(troops('light foot slings', 4, { formation: 'skirmishLine' })),
        north({ id: 'N2', ...foot(2), y: Y + FOOT + 500 }),
      ],
      [4, ...misses(2), 1, 6, 6],
    );
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N1' });
    choose(match, { do: 'evade', aboutFace: true, ahead: 6000 });
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'stand' });
    expect(hits(match, 'S1', 'N2')).toEqual([7 + 1, 8 + 1 + 1]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 an intercepted break-through manoeuvre is no immediate combat', () => {
    const third = north({ id: 'N5', ...troops('medium horse', 4), x: X - 9000, y: LINE - 4000, heading: 900 });
    const match = field([rider(4), GUN, third, north({ id: 'N8b', ...foot(9), y: 110000 })], [1, 3]);
    overrun(match);
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 8000 }] });
    choose(match, { do: 'intercept', unit: 'N5', at: 3000 });
    expect(hits(match, 'S1', 'N5')).toEqual([7, 7]);
    isOver(match, 'S1');
  });
  test('GV-REACT-03, GV-BREAK-06 the done target of an immediate combat reacts no more in the phase', () => {
    // After the fight S2, foot, charges N2 in an ordinary way: N2, javelins, is not asked.
    const javelins = target(4, { ...troops('light foot javelins', 4), x: X + 5000 });
    const match = breaksThrough(
      [rider(2), GUN, javelins, helper(5, { y: LINE - 4000 })],
      [...misses(4), ...misses(2), 4],
    );
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'charge', target: 'N2' });
    expect(hits(match, 'N2', 'S2')).toEqual([1, 5]); // no combat: this is no break-through
    isOver(match, 'S1', 'S2');
  });
});

describe('command in an immediate combat', () => {
  test('GV-CMD-04, P19 3 the charger in command re-throws one attack', () => {
    const commander = south({ id: 'S7', type: 'commander', x: X - 8000, y: LINE - 1000 });
    const match = breaksThrough([rider(2), GUN, target(2), commander], [...misses(2), 6, 6, 1, 1]);
    waitsFor(match, 'south', 'rethrow');
    choose(match, { do: 'rethrow' });
    expect(hits(match, 'S1', 'N2')).toEqual([9, 8 + 1 + 2]);
    isOver(match, 'S1');
  });
});

describe('switches inside an immediate combat', () => {
  test('GV-R-31 allocateBeforeThrows: both sides allocate first, North first', () => {
    const match = breaksThrough(
      [rider(3), GUN, target(4), helper(2), aid(2)],
      misses(11),
      switches('allocateBeforeThrows'),
    );
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'join', unit: 'N3' });
    for (let i = 0; i < 8 && kind(match) !== 'activity'; i++) {
      const told = decision(match)!;
      if (told.kind === 'allocate') {
        if (told.side === 'south') expect(allThrows(match)).toHaveLength(1); // the charge test
        const [one, two] = told.side === 'north' ? ['S1', 'S2'] : ['N2', 'N3'];
        const at = [
          { target: one, points: told.side === 'north' ? 3 : 2 },
          { target: two, points: 1 },
        ];
        choose(match, { do: 'allocate', at });
      } else choose(match, options(match)[0]);
    }
    waitsFor(match, 'south', 'activity');
    expect(throwsOf(match, 'N2').map((one) => one.length)).toEqual([3, 1]);
    expect(throwsOf(match, 'S1').map((one) => one.length)).toEqual([1, 2, 1]);
  });
  test('GV-R-30 defensiveBlockOutflanks: a target in defensive block cannot outflank a charger from the front', () => {
    const square = target(2, { formation: 'defensiveBlock', x: X });
    const match = breaksThrough([rider(2), GUN, square], misses(4), switches('defensiveBlockOutflanks'));
    expect(thrown(match).slice(1)).toEqual([
      ['N2', 2],
      ['S1', 2],
    ]);
  });
  test('P21 a dispute in the midst of it: removeAfterImmediate agreed before the last throw holds at its end', () => {
    const match = breaksThrough([rider(3), GUN, target(4), helper(2), aid(2)], misses(11));
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'join', unit: 'N3' });
    interrupt(match, 'south', { do: 'dispute', switch: 'removeAfterImmediate', value: true });
    choose(match, { do: 'agree' });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, { do: 'allocate', at: [{ target: 'S1', points: 4 }] });
    choose(match, { do: 'fight', unit: 'S1' });
    choose(match, { do: 'allocate', at: [{ target: 'N3', points: 3 }] });
    // S2 and N3 have one strength point left, and both are in contact.
    expect(['S1', 'S2', 'N2', 'N3'].map((id) => gone(match, id))).toEqual([false, true, false, true]);
  });
});

describe('the phase after', () => {
  test('GV-JOIN-05, P7 1 held back in the Hand-to-Hand phase a unit may act in the movement phase', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: [2, ...misses(9), ...misses(4)],
      units: [
        north(foot(9)),
        south({ ...foot(4, BLOCK), x: X - H }),
        south({ id: 'S2', ...foot(3), x: X + 4100, y: Y - 2000 }),
        ...SPARES,
      ],
    });
    choose(match, { do: 'holdBack', unit: 'S2' });
    waitsFor(match, 'south', 'activity');
    expect(refusal(match, { do: 'choose', unit: 'S2' })).toBeUndefined();
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('GV-MOVE-02'); // in contact
  });
  test('P5, P6 a whole combat: opening hits, attacks, removal, and who is free then', () => {
    // N1 (S 3) before S1 (S 5); S2 (S 2) joins. N1 loses everything.
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      dice: [1, 6, 6, 3, 3, 6, 6, 6, 3, 6],
      units: [
        north(foot(3)),
        south({ ...foot(5, BLOCK), x: X - H }),
        south({ id: 'S2', ...foot(2), x: X + 4100, y: Y - 2000 }),
        ...SPARES,
      ],
    });
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'allocate', at: [{ target: 'S1', points: 3 }] });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(gone(match, 'N1')).toBe(true); // 3 - 1 - 2 - 1
    expect(hits(match, 'S1', 'S2')).toEqual([5 + 1 + 1, 8 + 1]);
    expect(position(match).sides.north.tally).toBe(1);
    waitsFor(match, 'south', 'activity');
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined(); // nobody is in contact with it any more
  });
});

describe('GV-GEN-08 joining in at the edge of the table', () => {
  test('GV-GEN-08, GV-JOIN-03 a joining unit that leaves the table is lost and makes no contact', () => {
    // S2's left end would be 0.16 cm over the western edge when its right front corner meets N1.
    const edge = (east: number): Match =>
      melee([
        north({ ...foot(3), x: 4000 + east }),
        south({ ...foot(3, BLOCK), x: 4000 + east, y: Y + FOOT, heading: 1800 }),
        south({ id: 'S2', ...foot(3), x: 4039 + east, y: Y - 2172, heading: 3500 }),
      ]);
    expect(options(edge(300))).toContainEqual({ do: 'join', unit: 'S2' });
    const match = edge(0);
    if (kind(match) === 'join') {
      choose(match, { do: 'join', unit: 'S2' });
      expect(gone(match, 'S2')).toBe(true);
    }
    expect(got(match, 'S2')).toBe(0);
    expect(gotAll(match, 'N1', 'S1')).toEqual([1, 1]);
  });
});

describe('what is told', () => {
  test('GV-JOIN-03, -04 who is obliged, against whom, and how far', () => {
    const match = melee([
      north(foot(3)),
      south({ ...foot(3, BLOCK), x: X - H }),
      south({ id: 'S2', ...foot(3), x: X + 4100, y: Y - 2000 }),
    ]);
    expect(decision(match)?.about).toMatchObject({ units: [{ unit: 'S2', target: 'N1', by: 2000 }] });
  });
  test('GV-MELEE-07 an attack names target, needs and dice; the event of the opening hit names its rule', () => {
    const match = melee([north(foot(2)), south(foot(2)), ...elsewhere(10)], [3, 4]);
    choose(match, { do: 'fight', unit: 'N1' });
    const attack: Loose = allThrows(match)[0];
    expect(attack).toMatchObject({ side: 'north', unit: 'N1', target: 'S1', count: 2, needs: [3, 3], dice: [3, 4] });
    expect(attack.rule).toBe('GV-MELEE-06');
    const opening = events(match).find((one) => one.event === 'hits' && one.unit === 'N1');
    expect(opening).toMatchObject({ rule: 'GV-MELEE-01', hits: 1 });
  });
  test('GV-MELEE-06 modifiers add up to the dice: strength, outflanking, advantage', () => {
    const wood = {
      type: 'wood',
      points: [
        [X - 9000, Y - FOOT],
        [X + 9000, Y - FOOT],
        [X + 9000, Y + 9000],
        [X - 9000, Y + 9000],
      ],
    };
    const match = melee(
      [{ id: 'N1', ...foot(4, BLOCK), x: X, y: Y - FOOT, heading: 0 }, south(foot(2)), ...elsewhere(10)],
      misses(6),
      { options: { terrain: [wood] } },
    );
    choose(match, { do: 'fight', unit: 'N1' });
    const attack: Loose = allThrows(match)[0];
    expect(attack.count).toBe(6);
    if (attack.modifiers) expect(attack.modifiers.reduce((sum: number, one: Loose) => sum + one.by, 0)).toBe(6);
  });
});
