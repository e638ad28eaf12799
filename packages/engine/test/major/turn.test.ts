// A Major Victory: the turn, dice and markers (MV-TURN) and the initiative (MV-INIT).
import { describe, expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { choose, decision, events, outcome, position, refusal, situation, start, unit } = kitFor(major);

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const bows = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'bows',
  zone,
  layout: 'FF/FF',
  ...more,
});
const foot = (id: string, zone: string, more: object = {}) => ({
  id,
  type: 'MF',
  weapon: 'hand',
  zone,
  layout: 'FF/FF',
  ...more,
});
const horse = (id: string, zone: string, more: object = {}) => ({ id, type: 'MM', zone, layout: 'MM/MM', ...more });
const thrown = (match: ReturnType<typeof situation>) =>
  events(match).flatMap((e) => (e.event === 'throw' ? e.dice : []));

/** Nothing to do but throw for the initiative: the units are far apart. */
const dawn = (dice: number[], more: object = {}) =>
  situation({ phase: 'initiative', sides, dice, units: [foot('S1', 'Z(0,0)'), foot('N1', 'Z(4,2)')], ...more });

describe('The game turn', () => {
  test('MV-TURN-01 seven phases in their order, each once', () => {
    const match = situation({
      phase: 'initiative',
      turn: 1,
      sides,
      dice: [1, 1, 6, 6, /* N2 */ 6, 6, 6, /* N3 */ 6, 6, /* S2 */ 1, 6, 6, 6, /* turn 2 */ 6, 6, 1, 1],
      units: [
        bows('S1', 'Z(2,1)'),
        bows('N1', 'Z(2,1)'),
        foot('S2', 'Z(1,1)', {
          formation: 'defensive',
          contacts: [
            { with: 'N2', face: 'front' },
            { with: 'N3', face: 'left' },
          ],
        }),
        foot('N2', 'Z(1,1)', { facing: 'S', layout: 'FF/F.' }),
        foot('N3', 'Z(1,1)', { facing: 'E', layout: 'F/F' }),
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
    answer({ do: 'allocate', stands: { N2: 'FFFF' } });
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

  test('MV-TURN-02 after the seventh phase a new turn begins with a new throw', () => {
    const match = dawn([6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1]);
    expect(position(match)).toMatchObject({ turn: 1, initiative: 'north' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'south' });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 3, initiative: 'north' });
  });

  test('MV-TURN-02 not when the game is over', () => {
    const match = dawn([1, 1, 6, 6], { options: { turnLimit: 1 } });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(outcome(match)).toBeDefined();
    expect(decision(match)).toBeUndefined();
  });

  test('MV-TURN-01 a unit that engages now fights in the next turn', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      // the next initiative comes before the first blow: N1 throws first, then S1
      dice: [1, 1, 6, 6, 5, 5, 5, 5, 1, 1, 5, 5],
      units: [foot('S1', 'Z(2,1)'), foot('N1', 'Z(2,1)', { formation: 'defensive' }), foot('N2', 'Z(4,2)')],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    const engaging = choose(match, { do: 'engage', target: 'N1' });
    expect(engaging.filter((e) => e.event === 'throw')).toEqual([]);
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, contacts: [{ with: 'S1', face: 'front' }] });
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'melee' });
    choose(match, { do: 'keep' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'losses' });
    expect(unit(match, 'N1').hits).toBe(3);
  });
});

describe('Dice', () => {
  /** South fires first; two bows against two stands of Heavy Foot in open order have no dice left. */
  const firing = (dice: number[]) =>
    situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      dice,
      units: [
        bows('S1', 'Z(2,1)', { layout: 'F/F' }),
        bows('S2', 'Z(2,1)'),
        { id: 'N1', type: 'HF', weapon: 'hand', zone: 'Z(2,1)', formation: 'open', layout: 'F/F' },
      ],
    });

  test('MV-TURN-03 four bows at Heavy Foot in open order throw two D6', () => {
    const match = firing([3, 4]);
    const throws = choose(match, { do: 'fire', unit: 'S2', target: 'N1' }).filter((e) => e.event === 'throw');
    expect(throws).toMatchObject([{ side: 'south', unit: 'S2', dice: [3, 4] }]);
  });

  test('MV-TURN-03 0D6 means no dice', () => {
    const match = firing([]);
    const caused = choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(caused.flatMap((e) => (e.event === 'throw' ? e.dice : []))).toEqual([]);
    expect(unit(match, 'S1')).toMatchObject({ fired: true });
    expect(unit(match, 'N1')).toMatchObject({ hits: 0 });
  });

  test('MV-TURN-03 every die shows 1 to 6', () => {
    const large = {
      name: 'Red',
      units: Array.from({ length: 32 }, (_, i) => ({ name: `Red ${i}`, type: 'MF', weapon: 'hand', stands: 'FF' })),
    };
    const match = start({ armies: { south: large, north: large }, options: { unitQuality: 'thrown' }, seed: 7 });
    const dice = thrown(match);
    expect(dice).toHaveLength(64);
    expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([
    { places: [3, 1], shows: [1, 4, 2, 6] },
    { places: [1, 3], shows: [1, 4, 2, 6] },
    { places: [3, 0], shows: [4, 5, 2, 6] },
    { places: [2], shows: [1, 5, 4, 5] },
  ])(
    'MV-TURN-06 re-thrown dice replace the picked ones in ascending order of place: $places gives $shows',
    ({ places, shows }) => {
      // S1 overlaps N1, with its Commander: 1, 5, 2, 5, then 4 and 6
      const match = situation({
        phase: 'melee',
        initiative: 'north',
        dice: [1, 5, 2, 5, ...[4, 6].slice(0, places.length)],
        sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
        units: [
          foot('S1', 'Z(2,1)', { facing: 'N', contacts: [{ with: 'N1', face: 'front' }] }),
          foot('N1', 'Z(2,1)', { facing: 'W' }),
          foot('N2', 'Z(4,2)'),
        ],
      });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow', about: { dice: [1, 5, 2, 5] } });
      choose(match, { do: 'rethrow', dice: places });
      expect(decision(match)).toMatchObject({ side: 'south', kind: 'commanderRethrow', about: { dice: shows } });
    },
  );

  test('MV-TURN-06 a die has one place: none is picked twice, none beyond the throw', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      dice: [5, 5, 5, 5],
      sides,
      units: [
        foot('S1', 'Z(2,1)', { facing: 'N', contacts: [{ with: 'N1', face: 'front' }] }),
        foot('N1', 'Z(2,1)', { facing: 'W' }),
      ],
    });
    expect(refusal(match, { do: 'rethrow', dice: [1, 1] })?.rule).toBe('MV-MELEE-13');
    expect(refusal(match, { do: 'rethrow', dice: [4] })?.rule).toBe('MV-MELEE-13');
    expect(refusal(match, { do: 'rethrow', dice: [0, 3] })).toBeUndefined();
  });
});

describe('Markers', () => {
  test('MV-TURN-04 blue: with open order, off with another formation', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides,
      units: [{ id: 'S1', type: 'LM', zone: 'Z(2,0)', layout: 'MM/MM' }, foot('N1', 'Z(2,2)')],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('open');
    choose(match, { do: 'changeFormation' });
    expect(unit(match, 'S1').formation).toBe('attack');
  });

  test('MV-TURN-04 red: when the unit fires, until the seventh phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      dice: [6, 6, 6, 6, /* turn 2 */ 6, 6, 1, 1],
      units: [bows('S1', 'Z(2,1)'), bows('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    choose(match, { do: 'done' });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(unit(match, 'S1').fired).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(unit(match, 'S1').fired).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(unit(match, 'S1').fired).toBe(false);
  });

  test('MV-TURN-04 green: one per hit, at once, until the fourth phase', () => {
    const match = situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      dice: [1, 6, 6, 6],
      units: [bows('S1', 'Z(2,1)'), bows('N1', 'Z(2,1)', { hits: 0 })],
    });
    choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
    expect(position(match).phase).toBe('firing');
    expect(unit(match, 'N1').hits).toBe(1);
    choose(match, { do: 'done' });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(unit(match, 'N1').hits).toBe(0);
  });

  test('MV-TURN-04 green taken in a movement phase stays over the seventh phase, until the next fourth', () => {
    const match = situation({
      phase: 'otherMovement',
      initiative: 'south',
      sides,
      dice: [1, 1, 6, 6],
      units: [bows('S1', 'Z(2,1)', { hits: 1 }), bows('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ turn: 2, phase: 'firing' });
    expect(unit(match, 'S1').hits).toBe(1);
    choose(match, { do: 'done' });
    choose(match, { do: 'done' });
    expect(position(match).phase).toBe('initiativeMovement');
    expect(unit(match, 'S1').hits).toBe(0);
  });

  test('MV-TURN-04 yellow: when the unit reacts or tries to, until the end of that movement phase', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides,
      dice: [4],
      units: [foot('S1', 'Z(2,0)'), foot('S2', 'Z(0,0)'), horse('N1', 'Z(2,1)')],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'move' });
    choose(match, { do: 'intercept', unit: 'N1' });
    // a failed attempt
    expect(unit(match, 'N1')).toMatchObject({ reacted: true, contacts: [] });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'turn', to: 'E' });
    expect(unit(match, 'N1').reacted).toBe(true);
    choose(match, { do: 'end' });
    expect(position(match).phase).toBe('otherMovement');
    expect(unit(match, 'N1').reacted).toBe(false);
  });

  test('MV-TURN-04 white: when foot deploy stakes, and it stays from turn to turn', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides,
      dice: [1, 1, 6, 6],
      units: [foot('S1', 'Z(2,0)'), foot('N1', 'Z(2,2)')],
    });
    expect(unit(match, 'S1').stakes).toBeFalsy();
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'stakes' });
    expect(unit(match, 'S1').stakes).toBe(true);
    choose(match, { do: 'end' });
    choose(match, { do: 'end' });
    expect(position(match).turn).toBe(2);
    expect(unit(match, 'S1').stakes).toBe(true);
  });

  test('MV-TURN-04 a routed unit takes its markers with it', () => {
    const match = situation({
      phase: 'losses',
      sides,
      units: [
        bows('S1', 'Z(2,0)', { layout: 'F/F', hits: 3, fired: true, stakes: true }),
        foot('S2', 'Z(2,0)'),
        foot('N1', 'Z(2,2)'),
      ],
    });
    expect(unit(match, 'S1')).toMatchObject({ zone: 'routed', hits: 0, fired: false });
    expect(unit(match, 'S1').stakes).toBeFalsy();
  });

  test.each([0, 1, 8])(
    'MV-TURN-05 %i hits on the firer change nothing before the fourth phase: four bows, four dice',
    (hits) => {
      const match = situation({
        phase: 'firing',
        initiative: 'north',
        sides,
        dice: [6, 6, 6, 1],
        units: [bows('S1', 'Z(2,1)', { hits }), bows('N1', 'Z(2,1)')],
      });
      choose(match, { do: 'fire', unit: 'S1', target: 'N1' });
      expect(unit(match, 'S1')).toMatchObject({ layout: 'FF/FF', hits });
      expect(unit(match, 'N1').hits).toBe(1);
    },
  );

  test('MV-TURN-05 a unit with more hits than stands moves and engages like any other', () => {
    const match = situation({
      phase: 'initiativeMovement',
      sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
      units: [foot('S1', 'Z(2,1)', { hits: 9 }), foot('N1', 'Z(2,1)', { formation: 'defensive' })],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'engage', target: 'N1' });
    expect(unit(match, 'S1')).toMatchObject({
      zone: 'Z(2,1)',
      layout: 'FF/FF',
      hits: 9,
      contacts: [{ with: 'N1', face: 'front' }],
    });
  });

  test('MV-TURN-05 nor does it fight with fewer stands', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      sides,
      dice: [1, 1, 1, 1, /* S2 */ 6, 6, 6, 6],
      units: [
        foot('S1', 'Z(2,1)', { hits: 9, contacts: [{ with: 'N1', face: 'front' }] }),
        foot('N1', 'Z(2,1)'),
        foot('S2', 'Z(3,1)', { contacts: [{ with: 'N2', face: 'front' }] }),
        foot('N2', 'Z(3,1)'),
      ],
    });
    choose(match, { do: 'fight', unit: 'S1' });
    expect(unit(match, 'N1').hits).toBe(1 + 4);
    expect(unit(match, 'S1').hits).toBe(9 + 1);
  });
});

describe('The initiative', () => {
  test.each([
    { dice: [3, 4, 2, 6], winner: 'south' },
    { dice: [4, 4, 1, 6], winner: 'north' },
    { dice: [1, 1, 1, 2], winner: 'south' },
    { dice: [6, 6, 6, 5], winner: 'north' },
  ] as const)('MV-INIT-01 South throws $dice.0 and $dice.1, North $dice.2 and $dice.3: $winner', ({ dice, winner }) => {
    const match = dawn([...dice]);
    expect(position(match)).toMatchObject({ phase: 'initiativeMovement', initiative: winner });
    expect(decision(match)).toMatchObject({ side: winner, kind: 'activity' });
    expect(thrown(match)).toEqual(dice);
  });

  test.each([
    { dice: [1, 6, 2, 5, 3, 3, 2, 3], winner: 'north' },
    { dice: [4, 4, 4, 4, 1, 3, 2, 2, 1, 2, 2, 2], winner: 'south' },
  ] as const)(
    'MV-INIT-02 a tie: all dice are thrown again until the totals differ: $dice, $winner',
    ({ dice, winner }) => {
      const match = dawn([...dice]);
      expect(position(match).initiative).toBe(winner);
      expect(thrown(match)).toEqual(dice);
    },
  );

  test('MV-INIT-01 it is kept for the whole turn: the other side has the second movement phase', () => {
    const match = dawn([6, 6, 1, 1]);
    choose(match, { do: 'end' });
    expect(position(match)).toMatchObject({ phase: 'otherMovement', initiative: 'north' });
    expect(decision(match)?.side).toBe('south');
  });

  test.each([
    ['south', 'north'],
    ['north', 'south'],
  ] as const)('MV-INIT-01 %s has the initiative: %s fires first', (initiative, other) => {
    const match = situation({
      phase: 'firing',
      initiative,
      sides,
      units: [bows('S1', 'Z(2,1)'), bows('N1', 'Z(2,1)')],
    });
    expect(decision(match)).toMatchObject({ side: other, kind: 'fire' });
    choose(match, { do: 'done' });
    expect(decision(match)).toMatchObject({ side: initiative, kind: 'fire' });
  });
});
