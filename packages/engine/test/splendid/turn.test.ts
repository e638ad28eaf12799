// A Splendid Victory: the turn and the initiative (SV-TURN, SV-INIT, SV-R-75, -88).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, outcome, position, refusal, situation, unit } from './kit.js';
import { ahead, movement, order, throwsOf, type Loose, type Match } from './setup-help.js';

const PIKES = (id: string, x: number, y: number, more: Loose = {}) => ({
  id,
  type: 'P&M',
  layout: 'PP',
  x,
  y,
  ...more,
});
const FAR = [PIKES('S1', 20000, 10000), PIKES('N1', 20000, 40000)];
/** Ends the movement phase of the side that is asked; retreats are not wanted. */
const end = (match: Match) => {
  choose(match, { do: 'end' });
  if (decision(match)?.kind === 'retreat') choose(match, { do: 'finish' });
};

describe('Initiative', () => {
  test.each([
    [[1, 2, 3, 4], 'south'],
    [[6, 1, 1, 5], 'north'],
    [[6, 6, 6, 5], 'north'],
    [[3, 4, 6, 1, 2, 2, 1, 1], 'north'],
    [[1, 1, 1, 1, 6, 6, 6, 6, 1, 2, 2, 2], 'south'],
  ] as const)('SV-INIT-01 dice %j: %s has the lower total; ties again', (dice, side) => {
    const match = situation({ phase: 'initiative', units: FAR, dice: [...dice] });
    expect(position(match).initiative).toBe(side);
    expect(decision(match)).toMatchObject({ side, kind: 'activity' });
    const told = throwsOf(match);
    expect(told.map((one) => [one.side, one.count])).toEqual(
      dice.filter((_, i) => i % 2 === 0).map((_, i) => [i % 2 ? 'north' : 'south', 2]),
    );
  });

  test('SV-INIT-01 for the whole turn: it moves first, fires second', () => {
    const muskets = (id: string, y: number) => ({ id, type: 'P&M', layout: 'MM', x: 20000, y });
    const match = situation({
      phase: 'initiative',
      units: [muskets('S1', 20000), muskets('N1', 25000)],
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

describe('The turn', () => {
  test('SV-TURN-01 SV-R-88 seven phases in order, then the next turn', () => {
    const muskets = (id: string, x: number, y: number, more: Loose = {}) => ({
      id,
      type: 'P&M',
      layout: 'MMM',
      x,
      y,
      ...more,
    });
    const match = situation({
      phase: 'initiative',
      units: [
        muskets('S1', 20000, 20000),
        muskets('N1', 20000, 25000),
        muskets('S2', 40000, 20000),
        muskets('N2', 40000, 20000),
        muskets('S3', 50000, 20000),
        muskets('N3', 50000, 20000),
      ],
      // initiative to South; N1's volley misses; all melee misses; next turn to North
      dice: [1, 1, 6, 6, 6, 6, 6, ...Array.from({ length: 12 }, () => 6), 6, 6, 1, 1],
    });
    const seen: string[] = [];
    const note = () => {
      const { turn, phase } = position(match);
      const label = `${turn} ${phase}`;
      if (seen.at(-1) !== label) seen.push(label);
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
    // Nothing is decided in the initiative, losses and victory phases here.
    expect(seen).toEqual(['1 firing', '1 melee', '1 initiativeMovement', '1 otherMovement', '2 firing']);
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'north', phase: 'firing' });
    expect(unit(match, 'N2').hits).toBe(0); // the opening hit went in Remove Losses
  });

  test('SV-TURN-02 the phasing side moves, the other only reacts', () => {
    const match = movement(FAR);
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('SV-MOVE-01');
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined();
    end(match);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('SV-MOVE-01');
    order(match, 'N1', ahead(1000));
    expect(unit(match, 'N1').y).toBe(39000);
  });

  test('SV-TURN-02 in each turn every side has its own movement phase', () => {
    const match = movement(FAR, { dice: [6, 6, 1, 1] });
    end(match);
    end(match);
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'north', phase: 'initiativeMovement' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(options(match)).toContainEqual({ do: 'choose', unit: 'N1' });
  });
});

describe('Markers', () => {
  const muskets = (id: string, y: number, more: Loose = {}) => ({
    id,
    type: 'P&M',
    layout: 'MMMM',
    x: 20000,
    y,
    ...more,
  });

  test('SV-TURN-03 green markers stay through movement and into the next turn', () => {
    const match = movement([muskets('S1', 20000, { hits: 3 }), muskets('N1', 25000, { hits: 1 })], {
      dice: [1, 1, 6, 6],
    });
    expect(unit(match, 'S1').hits).toBe(3);
    end(match);
    expect(unit(match, 'N1').hits).toBe(1);
    end(match);
    expect(decision(match)).toMatchObject({ kind: 'fire' });
    expect([unit(match, 'S1').hits, unit(match, 'N1').hits]).toEqual([3, 1]);
    choose(match, { do: 'done' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'remove' });
    choose(match, { do: 'remove', stands: [0] });
    expect([unit(match, 'S1').hits, unit(match, 'N1').hits]).toEqual([0, 0]);
  });

  test('SV-R-75 a marker got by disengaging counts in the next Remove Losses', () => {
    const match = movement(
      [
        { id: 'S1', type: 'M', layout: 'XXXX', x: 20000, y: 20000, hits: 1 },
        { id: 'N1', type: 'P&M', layout: 'PPPP', x: 20000, y: 20000 },
      ],
      { dice: [1, 1, 6, 6] },
    );
    order(match, 'S1', { do: 'disengage' });
    expect(unit(match, 'S1').hits).toBe(2);
    choose(match, { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }, { ahead: 10000 }], finish: true });
    while (decision(match)?.kind !== 'remove') {
      if (decision(match)!.kind === 'retreat') choose(match, { do: 'finish' });
      else choose(match, { do: 'end' });
    }
    expect(decision(match)).toMatchObject({ side: 'south' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'losses' });
    choose(match, options(match)[0]);
    expect(unit(match, 'S1').layout).toBe('XXX');
  });

  test('SV-TURN-04 SV-VICT-06 red markers go at the end of the turn, green, blue and white ones stay', () => {
    const match = movement(
      [
        muskets('S1', 10000, { fired: true, hits: 1 }),
        { id: 'S2', type: 'RA', layout: 'G', x: 30000, y: 10000, limbered: true },
        { id: 'S3', type: 'P&M', layout: 'MM', formation: 'openOrder', x: 40000, y: 10000, fired: true },
        muskets('N1', 40000, { fired: true }),
      ],
      { dice: [6, 6, 1, 1] },
    );
    const red = () => ['S1', 'S3', 'N1'].map((id) => unit(match, id).fired);
    expect(red()).toEqual([true, true, true]);
    end(match);
    expect(red()).toEqual([true, true, true]);
    end(match);
    expect(position(match).turn).toBe(2);
    expect(red()).toEqual([false, false, false]);
    expect(unit(match, 'S2').limbered).toBe(true);
    expect(unit(match, 'S3').formation).toBe('openOrder');
  });

  test('SV-TURN-04 not when the game is over', () => {
    const match = movement([muskets('S1', 10000, { fired: true }), muskets('N1', 40000)], {
      sides: { south: { stands: 10, tally: 0 }, north: { stands: 10, tally: 6 } },
    });
    end(match);
    end(match);
    expect(outcome(match)).toMatchObject({ winner: 'south' });
    expect(unit(match, 'S1').fired).toBe(true);
  });
});
