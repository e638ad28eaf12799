// A Great Victory: the turn and the initiative (GV-TURN-01, -02, GV-INIT-01, P2, P3), what is counted at the start (GV-R-66..68).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, outcome, position, refusal, situation, unit } from './kit.js';
import { many } from './fire-help.js';
import { CMD, FOOT, SOUTH_FIRST, SUB, begin, placeAll, throwsOf, times, type Loose, type Match } from './setup-help.js';

const foot = (id: string, x: number, y: number, more: Loose = {}) => ({ id, type: 'medium foot arms', x, y, ...more });
const bows = (id: string, x: number, y: number, more: Loose = {}) => ({ id, type: 'medium foot bows', x, y, ...more });
const FAR = [foot('S1', 50000, 20000), foot('N1', 50000, 100000)];
/** Ends the movement phase of the side that is asked; retreats are not wanted. */
const end = (match: Match) => {
  choose(match, { do: 'end' });
  if (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
};

describe('initiative', () => {
  test.each([
    [[1, 2, 3, 4], 'south'],
    [[6, 1, 1, 5], 'north'],
    [[6, 6, 6, 5], 'north'],
    [[3, 4, 6, 1, 2, 2, 1, 1], 'north'],
    [[1, 1, 1, 1, 6, 6, 6, 6, 1, 2, 2, 2], 'south'],
  ] as const)('GV-INIT-01, P3 dice %j: %s has the lower total; ties again', (dice, side) => {
    const match = situation({ phase: 'initiative', units: FAR, dice: [...dice] });
    expect(position(match).initiative).toBe(side);
    expect(decision(match)).toMatchObject({ side, kind: 'activity' });
    expect(throwsOf(match).map((one) => [one.side, one.count])).toEqual(
      dice.filter((_, i) => i % 2 === 0).map((_, i) => [i % 2 ? 'north' : 'south', 2]),
    );
  });
  test('GV-INIT-01, GV-TURN-02 for the whole turn: it moves first, fires second', () => {
    const match = situation({
      phase: 'initiative',
      units: [bows('S1', 50000, 50000), bows('N1', 50000, 64000)],
      dice: [1, 1, 6, 6],
    });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fire' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    end(match);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(position(match).initiative).toBe('south');
  });
});

describe('the turn', () => {
  test('GV-TURN-01, P2 seven phases in order, then the next turn', () => {
    const match = situation({
      phase: 'initiative',
      units: [
        bows('S1', 50000, 50000),
        bows('N1', 50000, 64000),
        foot('S2', 90000, 50000),
        foot('N2', 90000, 50000),
        foot('S3', 120000, 50000),
        foot('N3', 120000, 50000),
      ],
      // initiative to South; N1's volley (6 - 1 for medium) hits once; all attacks miss; next turn to North
      dice: [1, 1, 6, 6, 1, 6, 6, 6, 6, ...many(40, 6), 6, 6, 1, 1],
    });
    const seen: string[] = [];
    const note = () => {
      const { turn, phase } = position(match);
      if (seen.at(-1) !== `${turn} ${phase}`) seen.push(`${turn} ${phase}`);
    };
    note();
    choose(match, { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] });
    note();
    for (let asked = 0; asked < 20 && position(match).turn === 1; asked++) {
      const kind = decision(match)!.kind;
      if (kind === 'fire') choose(match, { do: 'done' });
      else if (kind === 'activity') choose(match, { do: 'end' });
      else if (kind === 'retreat') choose(match, { do: 'finish' });
      else choose(match, options(match)[0]);
      note();
    }
    // Nothing is decided in the initiative, losses and victory phases.
    expect(seen).toEqual(['1 firing', '1 melee', '1 initiativeMovement', '1 otherMovement', '2 firing']);
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'north', phase: 'firing' });
    expect(['S1', 'S2', 'N2'].map((id) => unit(match, id).hits)).toEqual([1, 1, 1]); // the last marker stays
  });
  test('GV-TURN-02, GV-MELEE-08 in hand-to-hand the side without the initiative attacks first; hits become markers at the end', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        foot('S2', 90000, 50000, { hits: 8 }),
        foot('N2', 90000, 50000, { hits: 8 }),
        foot('S3', 120000, 50000, { hits: 8 }),
        foot('N3', 120000, 50000, { hits: 8 }),
      ],
      dice: [1, 1, 6, 6, 1, 6, 6, 6],
    });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    choose(match, { do: 'fight', unit: 'N2' });
    // N3 follows, then South has its choice. S2 still fights with two points.
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fight' });
    expect(unit(match, 'S2')).toMatchObject({ hits: 9, aside: 2 });
    choose(match, { do: 'fight', unit: 'S2' });
    expect(unit(match, 'S2').status).toBe('routed');
    expect(throwsOf(match).map(({ side, dice }) => [side, dice])).toEqual([
      ['north', [1, 1]],
      ['north', [6, 6]],
      ['south', [1, 6]],
      ['south', [6, 6]],
    ]);
  });
  test('GV-TURN-01, GV-GEN-06 first the side with the initiative moves, then the other; nobody moves the units of the enemy', () => {
    const match = situation({ phase: 'initiativeMovement', initiative: 'north', units: FAR, dice: [6, 6, 1, 1] });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('GV-GEN-06');
    end(match);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect(position(match).phase).toBe('otherMovement');
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('GV-GEN-06');
    end(match);
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'north', phase: 'initiativeMovement' });
  });
  test('GV-TURN-01, GV-VICT-06 red markers go at the end of the turn; green, blue and white ones stay', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'north',
      units: [
        bows('S1', 50000, 20000, { fired: true, hits: 1 }),
        { id: 'S2', type: 'light artillery', x: 70000, y: 20000, packed: true },
        { id: 'S3', type: 'light foot bows', formation: 'skirmishLine', x: 90000, y: 20000, fired: true },
        bows('N1', 50000, 100000, { fired: true }),
      ],
      dice: [6, 6, 1, 1],
    });
    const red = () => ['S1', 'S3', 'N1'].map((id) => unit(match, id).fired ?? false);
    expect(red()).toEqual([true, true, true]);
    end(match);
    expect(position(match).turn).toBe(2);
    expect(red()).toEqual([false, false, false]);
    expect(unit(match, 'S1').hits).toBe(1);
    expect(unit(match, 'S2').packed).toBe(true);
    expect(unit(match, 'S3').formation).toBe('skirmishLine');
  });
});

describe('what is counted at the start', () => {
  const started = (chosen: Loose = {}) => {
    const match = begin(chosen, [...SOUTH_FIRST, 1, 1, 6, 6], [CMD, SUB, ...times(3, FOOT)], [CMD, FOOT]);
    placeAll(match);
    placeAll(match);
    return match;
  };
  test('GV-VICT-01, P1.2 every unit counts, command too', () => {
    const match = started();
    expect(position(match).sides).toMatchObject({ south: { units: 5, tally: 0 }, north: { units: 2, tally: 0 } });
  });
  const judge = (tally: number, more: Loose = {}) =>
    situation({
      phase: 'victory',
      initiative: 'south',
      units: [
        ...FAR,
        { id: 'S8', type: 'commander', x: 80000, y: 20000 },
        { id: 'S9', type: 'sub-commander', x: 90000, y: 20000 },
      ],
      sides: { south: { units: 12, tally }, north: { units: 12, tally: 0 } },
      ...more,
    });
  const NEXT = { dice: [1, 1, 6, 6] };
  test.each([
    [4, 'table', 4, {}],
    [5, 'gone', 5, {}],
    [5, 'gone', 6, { removedCommandCounted: true }],
  ])(
    'GV-R-66 tally %i of 12 (a third is 4): sub-commanders %s, tally then %i, %j',
    (tally, status, then, houseRules) => {
      const match = judge(tally, { ...NEXT, options: { houseRules } });
      expect((unit(match, 'S9').status ?? 'table') === 'table').toBe(status === 'table');
      expect(unit(match, 'S8').status ?? 'table').toBe('table');
      expect(position(match).sides.south.tally).toBe(then);
    },
  );
  test('GV-R-67 exceeded, not reached; breakAtValue: reached', () => {
    expect(outcome(judge(6, NEXT))).toBeUndefined();
    expect(outcome(judge(7))).toMatchObject({ winner: 'north' });
    const options = { houseRules: { breakAtValue: true } };
    expect(outcome(judge(6, { options }))).toMatchObject({ winner: 'north' });
    expect(outcome(judge(5, { ...NEXT, options }))).toBeUndefined();
  });
  test('GV-R-68 a side without units is broken; turnLimit ends the game', () => {
    const alone = situation({
      phase: 'victory',
      units: [FAR[0]!, { ...FAR[1]!, status: 'routed' }],
      sides: { south: { units: 12, tally: 0 }, north: { units: 12, tally: 1 } },
    });
    expect(outcome(alone)).toMatchObject({ winner: 'south' });
    const late = (tally: number) => outcome(judge(tally, { turn: 6, options: { turnLimit: 6 } }));
    expect(late(2)).toMatchObject({ winner: 'north' }); // 16.7 percent
    expect(late(1)).toBeDefined();
    expect(late(1)?.winner).toBeUndefined(); // 8.3 percent: a draw
    expect(outcome(judge(2, { ...NEXT, turn: 5, options: { turnLimit: 6 } }))).toBeUndefined();
  });
});
