import { describe, expect, test } from 'vitest';
import { choose, decision, events, position, refusal, situation, unit } from '../kit.js';

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const muskets = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'MM/MM', ...more });
const pikes = (id: string, zone: string, more: object = {}) => ({ id, type: 'P&M', zone, layout: 'PP/PP', ...more });

/** Nothing to do but throw for the initiative: the regiments are far apart. */
const dawn = (dice: number[], more: object = {}) =>
  situation({ phase: 'initiative', sides, dice, units: [pikes('S1', 'Z(0,0)'), pikes('N1', 'Z(4,2)')], ...more });

describe('The game turn', () => {
  test('FV-TURN-01 seven phases in their order, each once', () => {
    const match = situation({
      phase: 'initiative',
      turn: 1,
      sides,
      dice: [1, 1, 6, 6, /* N2 */ 6, 6, 6, /* N3 */ 6, 6, /* S2 */ 1, 6, 6, 6, /* turn 2 */ 6, 6, 1, 1],
      units: [
        muskets('S1', 'Z(2,1)'),
        muskets('N1', 'Z(2,1)'),
        pikes('S2', 'Z(1,1)', {
          formation: 'defensive',
          contacts: [
            { with: 'N2', face: 'front' },
            { with: 'N3', face: 'left' },
          ],
        }),
        { id: 'N2', type: 'P&M', zone: 'Z(1,1)', facing: 'S', layout: 'PP/P.' },
        { id: 'N3', type: 'P&M', zone: 'Z(1,1)', facing: 'E', layout: 'P/P' },
      ],
    });
    const seen: string[] = [];
    const answer = (choice: object) => {
      const { turn, phase } = position(match);
      seen.push(`${turn} ${phase} ${decision(match)?.side} ${decision(match)?.kind}`);
      choose(match, choice);
    };
    answer({ do: 'done' });
    answer({ do: 'done' });
    answer({ do: 'fight', unit: 'N2' });
    answer({ do: 'allocate', stands: { N2: 'PPPP' } });
    answer({ do: 'remove', cells: [[0, 1]] });
    answer({ do: 'end' });
    answer({ do: 'end' });
    answer({ do: 'done' });
    expect(seen).toEqual([
      '1 firing north fire',
      '1 firing south fire',
      '1 melee north fight',
      '1 melee south allocate',
      '1 losses north remove',
      '1 initiativeMovement south activity',
      '1 otherMovement north activity',
      '2 firing south fire',
    ]);
  });

  test('FV-TURN-02 a unit that engages now fights in the next turn', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      // the next initiative comes before the first blow: N1 throws first, then S1
      dice: [1, 1, 6, 6, 5, 5, 5, 5, 1, 1, 5, 5],
      units: [pikes('S1', 'Z(2,1)'), pikes('N1', 'Z(2,1)', { formation: 'defensive' }), pikes('N2', 'Z(4,2)')],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    const engaging = choose(match, { do: 'engage', target: 'N1' });
    expect(engaging.filter((e) => e.event === 'throw')).toEqual([]);
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, contacts: [{ with: 'S1', face: 'front' }] });
    choose(match, { do: 'end' });
    expect(unit(match, 'N1').hits).toBe(0);
    choose(match, { do: 'end' });
    // turn 2: S1 is in command and may throw again
    expect(position(match)).toMatchObject({ turn: 2, phase: 'melee' });
    choose(match, { do: 'keep' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'losses' });
    expect(unit(match, 'N1').hits).toBe(3);
  });
});

describe('The initiative', () => {
  test.each([
    { dice: [3, 4, 2, 6], winner: 'south' },
    { dice: [4, 4, 1, 6], winner: 'north' },
    { dice: [1, 1, 1, 2], winner: 'south' },
    { dice: [6, 6, 6, 5], winner: 'north' },
    { dice: [1, 6, 2, 5, 3, 3, 2, 3], winner: 'north' },
    { dice: [4, 4, 4, 4, 1, 3, 2, 2, 1, 2, 2, 2], winner: 'south' },
  ] as const)(
    'FV-INIT-01 South throws $dice.0 and $dice.1, North $dice.2 and $dice.3 (ties again): $winner',
    ({ dice, winner }) => {
      const match = dawn([...dice]);
      expect(position(match)).toMatchObject({ phase: 'initiativeMovement', initiative: winner });
      expect(decision(match)).toMatchObject({ side: winner, kind: 'activity' });
      const thrown = events(match).filter((e) => e.event === 'throw');
      expect(thrown.flatMap((e) => e.dice)).toEqual(dice);
    },
  );

  test('FV-INIT-01 FV-MOVE-01 it is kept for the whole turn: the other side has the second movement phase', () => {
    const match = dawn([6, 6, 1, 1]);
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ phase: 'otherMovement', initiative: 'north' });
    expect(decision(match)?.side).toBe('south');
  });

  test('FV-INIT-02 thrown anew every turn', () => {
    const match = dawn([6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1]);
    expect(position(match)).toMatchObject({ turn: 1, initiative: 'north' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'south' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 3, initiative: 'north' });
  });
});

describe('Simultaneous phases', () => {
  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ] as const)('FV-INIT-03 FV-R-12 %s has the initiative: %s fires first, and all of it', (initiative, other) => {
    const [own, first] = initiative === 'south' ? ['S', 'N'] : ['N', 'S'];
    const match = situation({
      phase: 'firing',
      initiative,
      sides,
      dice: [1, 1, 6, 6, 2, 6, 6, 6, /* the other */ 1, 6, 6, 6],
      units: [
        muskets(`${first}1`, 'Z(2,1)'),
        muskets(`${first}2`, 'Z(2,1)'),
        muskets(`${own}1`, 'Z(2,1)'),
        muskets(`${own}2`, 'Z(2,1)'),
      ],
    });
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    expect(refusal(match, { do: 'fire', unit: `${own}1`, target: `${first}1` })?.rule).toBe('FV-GEN-04');
    choose(match, { do: 'fire', unit: `${first}1`, target: `${own}1` });
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    choose(match, { do: 'fire', unit: `${first}2`, target: `${own}2` });
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fire' });
    // the hits it has taken do not weaken its fire: still four dice
    expect(unit(match, `${own}1`).hits).toBe(2);
    choose(match, { do: 'fire', unit: `${own}1`, target: `${first}1` });
    expect(unit(match, `${first}1`).hits).toBe(1);
  });

  test.each([
    ['south', 'N', 'S'],
    ['north', 'S', 'N'],
  ] as const)(
    'FV-INIT-03 FV-R-12 %s has the initiative: in hand-to-hand the units of %s all throw before those of %s',
    (initiative, first, second) => {
      const match = situation({
        phase: 'melee',
        initiative,
        sides,
        dice: [1, 1, 6, 6, 2, 5, 5, 5],
        units: [
          pikes('S1', 'Z(2,1)', { contacts: [{ with: 'N1', face: 'front' }] }),
          pikes('N1', 'Z(2,1)'),
          pikes('S2', 'Z(3,1)', { contacts: [{ with: 'N2', face: 'front' }] }),
          pikes('N2', 'Z(3,1)'),
        ],
      });
      const owner = { S: 'south', N: 'north' };
      expect(decision(match)).toMatchObject({ side: owner[first], kind: 'fight' });
      expect(refusal(match, { do: 'fight', unit: `${second}1` })?.rule).toBe('FV-GEN-04');
      choose(match, { do: 'fight', unit: `${first}1` });
      expect(decision(match)).toMatchObject({ side: owner[second], kind: 'fight' });
      expect(unit(match, `${second}1`).hits).toBe(1 + 2);
      expect(unit(match, `${second}2`).hits).toBe(1 + 1);
      expect(unit(match, `${first}1`).hits).toBe(1);
    },
  );
});
