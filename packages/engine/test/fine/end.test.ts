// Ending a movement phase (FV-END, FV-R-51).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, position, refusal, situation, unit } from '../kit.js';

const field = (units: object[], more: object = {}) =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
    units,
    ...more,
  });
type Match = ReturnType<typeof field>;

const foot = (id: string, more: object = {}) => ({ id, type: 'P&M', layout: 'PP/PP', zone: 'Z(0,1)', ...more });
const nothing = (match: Match, id: string) => {
  choose(match, { do: 'choose', unit: id });
  choose(match, { do: 'nothing' });
};
const commanderMoves = (match: Match) =>
  options(match)
    .filter((option) => option.do === 'moveCommander')
    .map((option) => option['to'])
    .sort();

describe('the player ends it', () => {
  test('FV-END-01 the phase ends when the active player says so', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', { zone: 'Z(2,2)' })]);
    nothing(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'activity' });
    expect(unit(match, 'S2')).toMatchObject({ zone: 'Z(0,1)', facing: 'N' });
  });

  test('FV-END-01 but not inside an activity', () => {
    const match = field([foot('S1')]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'end' })?.rule).toBe('FV-TURN-01');
  });
});

describe('nothing is left to choose', () => {
  test('FV-END-02 FV-R-51 then the Commander’s move is still offered', () => {
    const match = field([foot('S1')]);
    nothing(match, 'S1');
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
    expect([...new Set(options(match).map((option) => option.do))].sort()).toEqual(['end', 'moveCommander']);
    choose(match, { do: 'moveCommander', to: 'Z(3,2)' });
    expect(position(match).sides.south.commander).toBe('Z(3,2)');
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-END-02 without a Commander the phase ends by itself', () => {
    const match = field([foot('S1'), foot('S2')], { sides: { north: { commander: 'Z(4,2)' } } });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    nothing(match, 'S2');
    expect(position(match).phase).toBe('otherMovement');
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-END-02 nor is anything asked if the Commander cannot move', () => {
    const match = field([foot('S1', { zone: 'Z(3,0)' }), foot('N1', { zone: 'Z(3,2)' })], {
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
      options: { terrain: { 'Z(1,0)': ['impassable'], 'Z(1,1)': ['impassable'], 'Z(0,1)': ['impassable'] } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-END-02 a unit that may be withdrawn keeps the phase open', () => {
    const match = field([foot('S1', { zone: 'Z(0,0)' })], {
      sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
      options: { terrain: { 'Z(1,0)': ['impassable'], 'Z(1,1)': ['impassable'], 'Z(0,1)': ['impassable'] } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    expect(options(match)).toEqual([{ do: 'withdraw', unit: 'S1' }, { do: 'end' }]);
  });

  test('FV-END-02 so does a reserve move', () => {
    const match = field([foot('S1'), foot('S2', { zone: 'SR2', layout: 'PPPP' })], {
      sides: { north: { commander: 'Z(4,2)' } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    choose(match, { do: 'shift', unit: 'S2', to: 'SR3' });
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-END-02 engaged foot is nothing left to choose', () => {
    const match = field([foot('S1', { contacts: [{ with: 'N1', face: 'front' }] }), foot('S2'), foot('N1')], {
      sides: { north: { commander: 'Z(4,2)' } },
    });
    nothing(match, 'S2');
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-R-51 strictPhaseEnd: the phase ends at once after the last unit', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', { zone: 'Z(4,1)' })], {
      options: { houseRules: { strictPhaseEnd: true } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    expect(commanderMoves(match)).toHaveLength(8);
    nothing(match, 'S2');
    expect(decision(match)?.side).toBe('north');
    expect(position(match)).toMatchObject({ phase: 'otherMovement', sides: { south: { commander: 'Z(2,1)' } } });
  });

  test('FV-R-51 strictPhaseEnd: nor can anybody be withdrawn after the last unit', () => {
    const match = field([foot('S1', { zone: 'Z(2,1)' }), foot('N1', { zone: 'Z(4,1)' })], {
      options: { houseRules: { strictPhaseEnd: true } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('north');
    expect(unit(match, 'S1').zone).toBe('Z(2,1)');
  });

  test('FV-R-51 strictPhaseEnd: a reserve move is still something to choose', () => {
    const match = field([foot('S1'), foot('S2', { zone: 'SR2', layout: 'PPPP' }), foot('N1', { zone: 'Z(4,1)' })], {
      options: { houseRules: { strictPhaseEnd: true } },
    });
    nothing(match, 'S1');
    expect(decision(match)?.side).toBe('south');
    choose(match, { do: 'shift', unit: 'S2', to: 'SR1' });
    expect(decision(match)?.side).toBe('north');
  });

  test('FV-R-51 strictPhaseEnd: the Commander may move while a unit is still unchosen', () => {
    const match = field([foot('S1'), foot('S2'), foot('N1', { zone: 'Z(4,1)' })], {
      options: { houseRules: { strictPhaseEnd: true } },
    });
    nothing(match, 'S1');
    choose(match, { do: 'moveCommander', to: 'Z(2,2)' });
    expect(position(match).sides.south.commander).toBe('Z(2,2)');
  });
});

describe('the Commander moves', () => {
  test.each(['Z(1,0)', 'Z(1,1)', 'Z(1,2)', 'Z(2,0)', 'Z(2,2)', 'Z(3,0)', 'Z(3,1)', 'Z(3,2)'])(
    'FV-END-03 from Z(2,1) to %s, and the phase is over',
    (zone) => {
      const match = field([foot('S1'), foot('N1', { zone: 'Z(2,2)' })]);
      expect(commanderMoves(match)).toEqual([
        'Z(1,0)',
        'Z(1,1)',
        'Z(1,2)',
        'Z(2,0)',
        'Z(2,2)',
        'Z(3,0)',
        'Z(3,1)',
        'Z(3,2)',
      ]);
      choose(match, { do: 'moveCommander', to: zone });
      expect(position(match).sides.south.commander).toBe(zone);
      expect(position(match).phase).toBe('otherMovement');
      expect(decision(match)?.side).toBe('north');
    },
  );

  test.each([
    ['Z(0,0)', ['Z(0,1)', 'Z(1,0)', 'Z(1,1)']],
    ['Z(4,2)', ['Z(3,1)', 'Z(3,2)', 'Z(4,1)']],
    ['Z(2,0)', ['Z(1,0)', 'Z(1,1)', 'Z(2,1)', 'Z(3,0)', 'Z(3,1)']],
  ])('FV-END-03 from %s only zones on the table: %j', (zone, zones) => {
    const match = field([foot('S1', { zone: 'Z(4,0)' })], { sides: { south: { commander: zone }, north: {} } });
    expect(commanderMoves(match)).toEqual(zones);
  });

  test.each(['Z(2,1)', 'Z(4,1)', 'Z(0,1)', 'SR2'])('FV-END-03 not to %s', (zone) => {
    const match = field([foot('S1')]);
    expect(refusal(match, { do: 'moveCommander', to: zone })?.rule).toBe('FV-END-03');
  });

  test('FV-END-03 nor where terrain keeps him out', () => {
    const match = field([foot('S1')], {
      options: {
        terrain: {
          'Z(1,1)': ['wood'],
          'Z(2,2)': ['bog'],
          'Z(3,0)': ['impassable'],
          'Z(3,1)': ['hill'],
          'Z(1,0)': ['village'],
        },
      },
    });
    expect(commanderMoves(match)).toEqual(['Z(1,0)', 'Z(1,2)', 'Z(2,0)', 'Z(3,1)', 'Z(3,2)']);
  });

  test('FV-END-03 he may go among the enemy and into a full zone', () => {
    const crowd = ['S2', 'S3', 'S4', 'S5', 'N1', 'N2'].map((id) => foot(id, { zone: 'Z(2,2)' }));
    const match = field([foot('S1'), ...crowd]);
    choose(match, { do: 'moveCommander', to: 'Z(2,2)' });
    expect(position(match).sides.south.commander).toBe('Z(2,2)');
  });
});

describe('after the end', () => {
  test.each([
    ['saying so', { do: 'end' }],
    ['the Commander’s move', { do: 'moveCommander', to: 'Z(2,0)' }],
  ])('FV-END-04 after %s the side does nothing more, unchosen units included', (_, last) => {
    const match = field([
      foot('S1'),
      foot('S2', { zone: 'SR2', layout: 'PPPP' }),
      foot('S3', { zone: 'Z(2,1)' }),
      foot('N1', { zone: 'Z(2,2)' }),
    ]);
    choose(match, last);
    expect(decision(match)?.side).toBe('north');
    expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('FV-GEN-04');
    expect(refusal(match, { do: 'enter', unit: 'S2' })?.rule).toBe('FV-GEN-04');
    expect(refusal(match, { do: 'withdraw', unit: 'S3' })?.rule).toBe('FV-GEN-04');
    expect(refusal(match, { do: 'moveCommander', to: 'Z(1,1)' })?.rule).toBe('FV-END-03');
    for (const option of options(match)) expect(String(option['unit'] ?? 'N')).toMatch(/^N/u);
  });

  test('FV-END-05 yellow markers go at the end of the first movement phase', () => {
    const match = field([
      foot('S1', { zone: 'Z(2,1)' }),
      foot('N1', { zone: 'Z(2,1)', layout: 'M/M', formation: 'open' }),
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    choose(match, { do: 'evade', unit: 'N1' });
    expect(unit(match, 'N1').reacted).toBe(true);
    choose(match, { do: 'end' });
    expect(decision(match)?.side).toBe('north');
    expect(unit(match, 'N1').reacted).toBe(false);
  });

  test('FV-END-05 yellow markers of both sides go', () => {
    const match = field([foot('S1', { reacted: true }), foot('N1', { zone: 'Z(2,2)', reacted: true })]);
    choose(match, { do: 'end' });
    expect(unit(match, 'S1').reacted).toBe(false);
    expect(unit(match, 'N1').reacted).toBe(false);
  });

  test('FV-END-05 and at the end of the second one', () => {
    const match = field([foot('S1', { reacted: true }), foot('N1', { zone: 'Z(2,2)' })], {
      phase: 'otherMovement',
      dice: [1, 2, 6, 6],
    });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'initiativeMovement' });
    expect(unit(match, 'S1').reacted).toBe(false);
  });
});

test.each(['toString', 'valueOf', '__proto__'])('FV-END-03 %s is no zone, for the Commander or anybody', (to) => {
  const match = field([foot('S1', { zone: 'SR2', layout: 'PPPP' }), foot('N1', { zone: 'Z(2,2)' })]);
  expect(refusal(match, { do: 'moveCommander', to })?.rule).toBe('FV-END-03');
  expect(refusal(match, { do: 'shift', unit: 'S1', to })?.rule).toBe('FV-RESERVE-10');
});
