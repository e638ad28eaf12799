// A Great Victory: immediate combat after a break-through (P19, GV-BREAK-05..-07, GV-R-59, -61, -62).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, situation, unit } from './kit.js';
import {
  FOOT,
  X,
  Y,
  allThrows,
  aside,
  area,
  foot,
  gone,
  kind,
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
  mayAct,
  overrun,
  rider,
  target,
  waitsFor,
} from './immediate-help.js';

const who = (match: Match): string[] => allThrows(match).map((one) => one.unit);

describe('GV-BREAK-05 when it is fought', () => {
  test('GV-BREAK-05, -06, P19 the target stands: opening hits, then North without the initiative throws first', () => {
    const match = breaksThrough([rider(4), GUN, target(3)], [1, 2, 6, 4, 5, 6, 6]);
    expect(allThrows(match).map((one) => [one.unit, one.dice])).toEqual([
      ['S1', [1]],
      ['N2', [1, 2, 6]],
      ['S1', [4, 5, 6, 6]],
    ]);
    expect(hits(match, 'S1', 'N2')).toEqual([6 + 1 + 2, 7 + 1 + 1]);
    isOver(match, 'S1');
    expect([unit(match, 'S1').done, unit(match, 'N2').done]).toEqual([true, true]);
  });
  test('GV-BREAK-05 a target that has reacted already is not asked and fights at once', () => {
    const match = breaksThrough([rider(2), GUN, target(2, { reacted: true })], misses(4));
    expect(events(match).some((one) => one.event === 'throw' && one.unit === 'N2')).toBe(true);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 nor is one that is done, or has no reaction open: elephants', () => {
    isOver(breaksThrough([rider(2), GUN, target(2, { done: true })], misses(4)), 'S1');
    const match = breaksThrough([rider(2), GUN, target(2, { ...troops('medium elephants', 2), x: X })], [4, 5, 3, 4]);
    expect(hits(match, 'S1', 'N2')).toEqual([8 + 1 + 1, 6 + 1 + 1]); // elephants at 4, horse at 3 against them
    isOver(match, 'S1');
  });
  test('GV-BREAK-05, P13 5 after a defensive block that was formed: strength then, and its combat value', () => {
    // N2, in block, closes up; the charge was 7 cm, so its side throws: 3, a light impact.
    const match = field([rider(2), GUN, target(5, { formation: 'block', x: X })], [1, 3, 4, 5, 5, 5, 4, 6]);
    overrun(match);
    goesOn(match);
    choose(match, { do: 'hastyBlock' });
    expect(allThrows(match).map((one) => one.dice.length)).toEqual([1, 1, 4, 2]);
    expect(hits(match, 'S1', 'N2')).toEqual([8 + 1 + 1, 5 + 1 + 1 + 1]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 after an emergency about-face: no longer outflanked', () => {
    // N2 shows its rear; the about-face costs a heavy impact of two.
    const match = field(
      [rider(2), GUN, target(5, { x: X, y: LINE + FOOT, heading: 0 })],
      [1, ...misses(3), ...misses(2)],
    );
    overrun(match);
    goesOn(match);
    choose(match, { do: 'aboutFace' });
    expect(unit(match, 'N2').heading).toBe(1800);
    expect(throwsOf(match, 'N2').map((one) => one.length)).toEqual([3]);
    expect(hits(match, 'S1', 'N2')).toEqual([9, 5 + 2 + 1]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 in the rear the charger outflanks', () => {
    const match = breaksThrough(
      [rider(2), GUN, target(3, { x: X, y: LINE + FOOT, heading: 0 })],
      [...misses(3), ...misses(4)],
    );
    expect(throwsOf(match, 'S1').map((one) => one.length)).toEqual([1, 4]);
  });
  const JAVELINS = (strength: number): Loose => target(strength, { ...troops('light foot javelins', strength), x: X });
  test('GV-BREAK-05 after defensive fire with one hit, and with none: an impact first', () => {
    // Javelins fire with 2 + 1 (horse) - 1 (medium) = 2 dice at the charger.
    const once = field([rider(3), GUN, JAVELINS(2)], [1, 1, 6, ...misses(2), ...misses(2)]);
    overrun(once);
    goesOn(once);
    choose(once, { do: 'fire' });
    expect(hits(once, 'S1', 'N2')).toEqual([7 + 1 + 1, 2 + 1]);
    expect(throwsOf(once, 'S1').map((one) => one.length)).toEqual([1, 2]); // S after the hit
    isOver(once, 'S1');
    const none = field([rider(3), GUN, JAVELINS(4)], [1, ...misses(4), ...misses(2), ...misses(3)]);
    overrun(none);
    goesOn(none);
    choose(none, { do: 'fire' });
    expect(throwsOf(none, 'N2').map((one) => one.length)).toEqual([4, 2]); // a heavy impact of two before the combat
    expect(hits(none, 'S1', 'N2')).toEqual([7 + 1, 2 + 1]);
    isOver(none, 'S1');
  });
  test('GV-BREAK-05 not after a flinch: they are not in contact', () => {
    const match = field([rider(3), GUN, JAVELINS(2)], [1, 1, 2]);
    overrun(match);
    goesOn(match);
    choose(match, { do: 'fire' });
    waitsFor(match, 'south', 'fallBack');
    choose(match, { do: 'fallBack', by: 1000 });
    expect(hits(match, 'S1', 'N2')).toEqual([7 + 2, 2]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05, -08 not after a recoil: the charger breaks through again', () => {
    const match = field([rider(3), GUN, target(3, { ...troops('light horse', 3), x: X })], [1]);
    overrun(match);
    goesOn(match);
    choose(match, { do: 'recoil', aboutFace: true, ahead: 12000 });
    waitsFor(match, 'south', 'breakThrough');
    expect(hits(match, 'S1', 'N2')).toEqual([7, 6]);
  });
  test('GV-BREAK-05, GV-R-79 against the unit that has just recoiled: it fights at once', () => {
    const match = field(
      [rider(3), GUN, target(3, { ...troops('light horse', 3), x: X })],
      [1, ...misses(2), ...misses(6)],
    );
    overrun(match);
    goesOn(match);
    choose(match, { do: 'recoil', aboutFace: true, ahead: 8000 });
    choose(match, { do: 'charge', target: 'N2' });
    expect(throwsOf(match, 'S1').map((one) => one.length)).toEqual([1, 6]); // from behind
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 not after an ordinary charge', () => {
    const match = field([rider(3), target(3, { y: Y, x: X })], [1]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'stand' });
    expect(hits(match, 'S1', 'N2')).toEqual([7, 7]);
    isOver(match, 'S1');
  });
  test('GV-BREAK-05 not if the break-through charge falls short', () => {
    // Extended: one marker, 9 cm and a die of 1, for a way of 12 cm.
    const match = field([rider(3), GUN, target(3, { x: X, y: Y + 12000 })], [1, 1]);
    overrun(match);
    goesOn(match, 'N2', { extend: true });
    expect(hits(match, 'S1', 'N2')).toEqual([8, 7]);
    isOver(match, 'S1');
  });

  const HORSEMEN = target(4, { ...troops('medium horse', 4), x: X });
  test('GV-R-62, GV-BREAK-05 a counter-charge by the target: both take a marker, then fight with what they have', () => {
    const match = field([rider(4), GUN, HORSEMEN], [1, ...misses(3), ...misses(3)]);
    overrun(match);
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'intercept', unit: 'N2', at: 2000 });
    expect(throwsOf(match, 'N2')).toEqual([misses(3)]);
    expect(throwsOf(match, 'S1')).toEqual([[1], misses(3)]);
    expect(hits(match, 'S1', 'N2')).toEqual([8, 8]);
    isOver(match, 'S1');
  });
  test('GV-R-62 an intercept by a third unit: no combat now', () => {
    // N5 comes from the west and meets S1 2 cm before N2's front; its line needs 3 or less.
    const third = north({ id: 'N5', ...troops('medium horse', 4), x: X - 9000, y: LINE - 4000, heading: 900 });
    const match = field([rider(4), GUN, HORSEMEN, third], [1, 3]);
    overrun(match);
    choose(match, { do: 'charge', target: 'N2' });
    choose(match, { do: 'intercept', unit: 'N5', at: 3000 });
    expect(hits(match, 'S1', 'N5', 'N2')).toEqual([7, 7, 6]);
    isOver(match, 'S1');
  });
});

describe('GV-BREAK-06, GV-R-59 who fights', () => {
  test('GV-BREAK-06, GV-R-59 others in contact with them do not', () => {
    // S3 fights N2 in the flank since before; N4 fights S1's neighbour S3 in turn.
    const flank = south({ id: 'S3', ...foot(5, { formation: 'block' }), x: X + 9000, y: LINE + 1000, heading: 2700 });
    const match = breaksThrough([rider(2), GUN, target(2), flank], misses(4));
    expect(who(match)).toEqual(['S1', 'N2', 'S1']);
    expect(decision(match)?.kind).toBe('activity');
    expect(hits(match, 'S1', 'N2', 'S3')).toEqual([9, 9, 5]);
  });
  test('GV-BREAK-06, P19 2 units obliged to join in do: South with the initiative first, then North', () => {
    const match = breaksThrough(
      [rider(3), GUN, target(4), helper(2), aid(2)],
      [...misses(2), ...misses(2), ...misses(2)],
    );
    waitsFor(match, 'south', 'join');
    choose(match, { do: 'join', unit: 'S2' });
    waitsFor(match, 'north', 'join');
    choose(match, { do: 'join', unit: 'N3' });
    expect(hits(match, 'S1', 'N2', 'S2', 'N3')).toEqual([8, 7, 9, 9]);
    waitsFor(match, 'north', 'fight');
    expect(options(match).map((one) => one.unit)).toEqual(['N2', 'N3']);
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S1', points: 2 },
        { target: 'S2', points: 2 },
      ],
    });
    waitsFor(match, 'south', 'fight');
    expect(who(match)).toEqual(['S1', 'N2', 'N2', 'N3']);
  });
  test('P19 3, 4 the whole of it, hits placed at the end, all done', () => {
    const match = breaksThrough([rider(3), GUN, target(4), helper(2), aid(2)], [1, 6, 6, 1, 1, 6, 1, 1, 1, 2, 3]);
    choose(match, { do: 'join', unit: 'S2' });
    choose(match, { do: 'join', unit: 'N3' });
    choose(match, { do: 'fight', unit: 'N2' });
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S1', points: 3 },
        { target: 'S2', points: 1 },
      ],
    });
    expect([aside(match, 'S1'), aside(match, 'S2')]).toEqual([1 + 1, 1]);
    choose(match, { do: 'fight', unit: 'S1' });
    choose(match, { do: 'allocate', at: [{ target: 'N3', points: 3 }] });
    expect(hits(match, 'S1', 'S2', 'N2', 'N3')).toEqual([7 + 1 + 2, 8 + 1 + 1, 6 + 1 + 2, 8 + 1 + 3]);
    expect(['S1', 'S2', 'N2', 'N3'].map((id) => aside(match, id))).toEqual([0, 0, 0, 0]);
    expect(['S1', 'S2', 'N2', 'N3'].map((id) => unit(match, id).done)).toEqual([true, true, true, true]);
    isOver(match, 'S1', 'S2');
  });
  test('P19 2 nobody joins in against enemies that take no part', () => {
    // S4 could join S5 against N5, far from the combat.
    const other = [
      north({ id: 'N5', ...foot(4), x: 30000 }),
      south({ id: 'S5', ...foot(4, { formation: 'block' }), x: 28000 }),
      south({ id: 'S4', ...foot(4, { formation: 'block' }), x: 32100, y: Y - 2000 }),
    ];
    const match = breaksThrough([rider(2), GUN, target(2), ...other], misses(4));
    isOver(match, 'S1');
    expect(hits(match, 'N5', 'S5', 'S4')).toEqual([6, 6, 6]);
    expect(mayAct(match, 'S4')).toBe(true);
  });
  test('P19 2 against a unit that has just joined one may join', () => {
    // N3 is out of S1's way; it can only join against S2, once S2 has moved in.
    const late = aid(2, { x: X + 8100, y: LINE + 1500 });
    const match = breaksThrough([rider(3), GUN, target(4, { x: X + 2000 }), helper(2, { x: X + 6500 }), late], []);
    choose(match, { do: 'join', unit: 'S2' });
    expect(decision(match)?.kind).toBe('join');
    expect(options(match).map((one) => one.unit)).toContain('N3');
  });
  test('P19 1, GV-MELEE-02 attack strength is S at the start of the combat', () => {
    const match = breaksThrough([rider(2), GUN, target(1)], [6, 6, 6]);
    expect(throwsOf(match, 'N2')).toEqual([[6]]);
  });
  test('P19, GV-STR-04 a target without strength only takes hits', () => {
    const match = breaksThrough([rider(2), GUN, target(0)], [1, 1]);
    expect(who(match)).toEqual(['S1', 'S1']);
    expect(hits(match, 'S1', 'N2')).toEqual([9, 10 + 1 + 2]);
  });
  test('P19, GV-R-29 openingHitReducesDice holds here too', () => {
    const match = breaksThrough([rider(3), GUN, target(3)], misses(4), switches('openingHitReducesDice'));
    expect(throwsOf(match, 'N2')).toEqual([misses(2)]);
    expect(throwsOf(match, 'S1')).toEqual([[1], misses(2)]);
  });
  test('P19, GV-TERR-09 ground counts', () => {
    const wood = area('wood', X + 500, LINE, X + 12000, LINE + 5000);
    const match = breaksThrough([rider(3), GUN, target(2)], [6, 6, 6], { options: { terrain: [wood] } });
    expect(throwsOf(match, 'S1')).toEqual([[1], [6]]);
  });
});

describe('GV-BREAK-06, GV-R-61 nobody is removed', () => {
  test('GV-R-61, GV-BREAK-06 not even without strength, until Remove Losses', () => {
    const match = breaksThrough([rider(2), GUN, target(2)], [1, 1, 1, 1]);
    expect(hits(match, 'S1', 'N2')).toEqual([11, 11]);
    expect(['S1', 'N2'].map((id) => unit(match, id).status)).toEqual(['table', 'table']);
    expect(position(match).sides.north.tally).toBe(1); // the gun
  });
  test.each<[string, Loose, Loose, number[], string[]]>([
    ['S <= 0', rider(5), target(2), [6, 6, 1, 1, 1, 1, 1], ['N2']],
    ['S = 1 and still in contact', rider(5), target(2), misses(7), ['N2']],
    ['S = 1, but the enemy has gone', rider(2), target(2), [6, 6, 1, 6], ['N2']],
    ['both at S = 1', rider(2), target(2), misses(4), ['S1', 'N2']],
    ['both at S <= 0', rider(2), target(2), [1, 1, 1, 1], ['S1', 'N2']],
    ['none at S = 2', rider(3), target(3), misses(6), []],
    ['the defensive block is exempt', rider(5), target(2, { formation: 'defensiveBlock', x: X }), misses(7), []],
  ])('GV-R-61 removeAfterImmediate: %s', (_, charger, other, dice, routed) => {
    const match = breaksThrough([charger, GUN, other], dice, switches('removeAfterImmediate'));
    expect(['S1', 'N2'].filter((id) => gone(match, id))).toEqual(routed);
    waitsFor(match, 'south', 'activity');
  });
  test('GV-R-61 removeAfterImmediate: no recovery, and of the participants only', () => {
    const weak = south({ id: 'S4', ...foot(-2), x: 30000, y: 20000 });
    const hurt = south({ id: 'S5', ...foot(5), x: 50000, y: 20000 });
    const match = breaksThrough([rider(5), GUN, target(4), weak, hurt], misses(9), switches('removeAfterImmediate'));
    expect(gone(match, 'S4')).toBe(false);
    expect(hits(match, 'S4', 'S5', 'S1', 'N2')).toEqual([12, 5, 6, 7]);
  });
});

describe('GV-BREAK-07 more than one combat', () => {
  /** Two blocks of horse side by side, each with a gun before it; N2's line is behind both guns. */
  const twice = (dice: number[], more: Loose[] = []): Match => {
    const block = { formation: 'block' };
    const match = field(
      [
        rider(3, { ...block, x: X - 2000 }),
        rider(3, { id: 'S2', ...block, x: X + 2100 }),
        { ...GUN, x: X - 2000 },
        { ...GUN, id: 'N4', x: X + 2100 },
        target(6, { x: X }),
        ...more,
      ],
      dice,
    );
    overrun(match);
    goesOn(match);
    choose(match, { do: 'stand' });
    return match;
  };
  test('GV-BREAK-07, GV-R-59 a second one in the same phase, with what is left; the first charger waits', () => {
    const match = twice([4, ...misses(6), 1, 6, 6, 4, ...misses(4), 1, 6, 6]);
    expect(hits(match, 'S1', 'N2')).toEqual([8, 4 + 1 + 1]);
    overrun(match, 'S2', 'N4');
    goesOn(match);
    expect(throwsOf(match, 'N2').map((one) => one.length)).toEqual([6, 4]);
    expect(throwsOf(match, 'S1')).toHaveLength(2);
    expect(hits(match, 'S1', 'S2', 'N2')).toEqual([8, 8, 4 + 4]);
    isOver(match, 'S1', 'S2');
  });
  test('GV-BREAK-07 and again in the next Hand-to-Hand phase', () => {
    const match = twice([4, ...misses(6), ...misses(3), 4, ...misses(5), ...misses(3), 1, 1, 6, 6]);
    overrun(match, 'S2', 'N4');
    goesOn(match);
    for (let i = 0; i < 8 && position(match).phase !== 'melee'; i++)
      choose(match, { do: options(match).some((one) => one.do === 'finish') ? 'finish' : 'end' });
    expect(position(match)).toMatchObject({ phase: 'melee', turn: 2, initiative: 'south' });
    waitsFor(match, 'north', 'allocate');
    expect(hits(match, 'S1', 'S2', 'N2')).toEqual([9, 9, 7]);
  });
  test('GV-CMD-04, GV-R-59 one re-throw in each combat', () => {
    const commander = north({ id: 'N7', type: 'commander', x: X, y: LINE + FOOT + 2000 });
    const match = twice(
      [4, ...misses(6), ...misses(6), ...misses(3), 4, ...misses(5), ...misses(5), ...misses(3)],
      [commander],
    );
    waitsFor(match, 'north', 'rethrow');
    choose(match, { do: 'rethrow' });
    overrun(match, 'S2', 'N4');
    goesOn(match);
    waitsFor(match, 'north', 'rethrow');
    choose(match, { do: 'rethrow' });
    expect(throwsOf(match, 'N2').map((one) => one.length)).toEqual([6, 6, 5, 5]);
  });
});

describe('P19 in the other side’s phase', () => {
  test('P19 2, GV-JOIN-06 the side with the initiative joins first, the other attacks first, whoever moves', () => {
    // North moves second: N1 overruns the gun S1 and charges S2. Everything is turned round.
    const flip = (one: Loose): Loose => ({ ...one, y: 2 * Y - one.y, x: 2 * X - one.x, heading: 1800 - one.heading });
    const swap: Record<string, string> = { S1: 'N1', N1: 'S1', S2: 'N2', N2: 'S2', S3: 'N3', N3: 'S3' };
    const units = [rider(3), GUN, target(4), helper(2), aid(2)].map((one) => ({ ...flip(one), id: swap[one.id] }));
    const match = field(units, [1, ...misses(5)], { phase: 'otherMovement' });
    overrun(match, 'N1', 'S1');
    goesOn(match, 'S2');
    choose(match, { do: 'stand' });
    waitsFor(match, 'south', 'join');
    choose(match, { do: 'join', unit: 'S3' });
    waitsFor(match, 'north', 'join');
    choose(match, { do: 'join', unit: 'N2' });
    waitsFor(match, 'north', 'fight');
    choose(match, { do: 'fight', unit: 'N2' });
    expect(throwsOf(match, 'N2')).toEqual([misses(2)]);
    expect(refusal(match, { do: 'fight', unit: 'S2' })?.rule).toBe('GV-TURN-01');
    waitsFor(match, 'north', 'allocate'); // N1 against S2 and S3
    choose(match, {
      do: 'allocate',
      at: [
        { target: 'S2', points: 2 },
        { target: 'S3', points: 1 },
      ],
    });
    expect(kind(match)).toBe('fight');
  });
});

test('P19 a position in the midst of an immediate combat can be placed again', () => {
  const match = breaksThrough([rider(3), GUN, target(4), helper(2), aid(2)], []);
  choose(match, { do: 'join', unit: 'S2' });
  const again = situation({ ...position(match), dice: misses(11) });
  expect(decision(again)).toEqual(decision(match));
  choose(again, { do: 'join', unit: 'N3' });
  choose(again, { do: 'fight', unit: 'N2' });
  choose(again, { do: 'allocate', at: [{ target: 'S2', points: 4 }] });
  choose(again, { do: 'fight', unit: 'S1' });
  choose(again, { do: 'allocate', at: [{ target: 'N2', points: 3 }] });
  waitsFor(again, 'south', 'activity');
  expect(hits(again, 'S1', 'S2', 'N2', 'N3')).toEqual([8, 9, 7, 9]);
});
