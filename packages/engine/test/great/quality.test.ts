// A Great Victory: what quality changes, and what not (GV-QUAL-01..05, GV-R-34, -69).
import { describe, expect, test } from 'vitest';
import { choose, decision, options as shown, refusal, situation, unit } from './kit.js';
import { aside, commander, fireAt, firing, foe, moving, shooter, X, Y } from './fire-help.js';
import { type Loose } from './setup-help.js';

const ASSIGNED = { unitQuality: 'assigned' };

const QUALITIES = ['green', 'trained', 'elite'] as const;

describe('fire', () => {
  test.each([
    ['green', 1],
    ['trained', 2],
    ['elite', 3],
  ])('GV-QUAL-02, GV-QUAL-03 %s slingers throw 1 to 5: %i hits', (quality, hits) => {
    const hit = (options: Loose) => {
      const match = firing([shooter({ type: 'light foot slings', quality }), foe(6000)], {
        dice: [1, 2, 3, 4, 5],
        options,
      });
      choose(match, fireAt('N1'));
      return aside(match);
    };
    expect(hit(ASSIGNED)).toBe(hits);
    expect(hit({})).toBe(2); // unitQuality off
  });
  test('GV-QUAL-01 without a word a unit is trained', () => {
    const match = firing([shooter(), foe(6000)], { dice: [1, 2, 3, 4, 5, 6], options: ASSIGNED });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(2);
    expect(unit(match, 'S1').quality).toBe('trained');
  });
  test.each([
    ['elite', 4],
    ['green', 1],
    ['trained', 2],
  ])('GV-QUAL-03 unitQualityEffects: %s bows hit with %i of the dice 1 to 6', (quality, hits) => {
    const options = { ...ASSIGNED, unitQualityEffects: { elite: { fire: 4, charge: 5, melee: 2 } } };
    const match = firing([shooter({ quality }), foe(6000)], { dice: [1, 2, 3, 4, 5, 6], options });
    choose(match, fireAt('N1'));
    expect(aside(match)).toBe(hits);
  });
});

describe('the charge test', () => {
  /** S1 tests to charge N1, 4 cm away; does it get there? */
  const charges = (quality: string, formation: string, die: number, options: Loose) => {
    const match = moving([shooter({ type: 'light foot arms', formation, quality }), foe(4000)], {
      options,
      dice: [die],
    });
    choose(match, { do: 'charge', target: 'N1' });
    return unit(match, 'S1').y === Y + 4000;
  };
  const FORMATIONS: [string, number][] = [
    ['block', 4],
    ['line', 3],
    ['skirmishLine', 2],
  ];
  test.each(FORMATIONS)('GV-QUAL-04, GV-R-69 in %s green 2, trained %i, elite 4', (formation, trained) => {
    for (const [quality, limit] of [
      ['green', 2],
      ['trained', trained],
      ['elite', 4],
    ] as const) {
      expect(charges(quality, formation, limit, ASSIGNED), quality).toBe(true);
      expect(charges(quality, formation, limit + 1, ASSIGNED), quality).toBe(false);
      expect(charges(quality, formation, trained, {}), `${quality}, off`).toBe(true);
      expect(charges(quality, formation, trained + 1, {}), `${quality}, off`).toBe(false);
    }
  });
  test.each(FORMATIONS)('GV-R-69 qualityShiftsCharge: in %s one less and one more than %i', (formation, trained) => {
    const options = { ...ASSIGNED, houseRules: { qualityShiftsCharge: true } };
    for (const [quality, limit] of [
      ['green', trained - 1],
      ['trained', trained],
      ['elite', trained + 1],
    ] as const) {
      expect(charges(quality, formation, limit, options), quality).toBe(true);
      expect(charges(quality, formation, limit + 1, options), quality).toBe(false);
    }
  });
  test('GV-QUAL-04 unitQualityEffects: as agreed, 0 means by formation', () => {
    const effects = (charge: number) => ({ ...ASSIGNED, unitQualityEffects: { elite: { fire: 3, charge, melee: 1 } } });
    expect(charges('elite', 'line', 5, effects(5))).toBe(true);
    expect(charges('elite', 'line', 6, effects(5))).toBe(false);
    expect(charges('elite', 'skirmishLine', 2, effects(0))).toBe(true);
    expect(charges('elite', 'skirmishLine', 3, effects(0))).toBe(false);
    expect(charges('green', 'line', 3, effects(5))).toBe(false);
  });
});

describe('hand-to-hand', () => {
  /** S1 (two points) throws two dice at N1; hits laid aside. */
  const attack = (s1: Loose, dice: number[], options: Loose, n1: Loose = {}) => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      units: [
        { id: 'S1', x: X, y: Y, ...s1 },
        { id: 'N1', type: 'light foot arms', x: X, y: Y, hits: 7, ...n1 },
        { id: 'S2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
        { id: 'N2', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
      ],
      dice: [...dice, 6],
      options,
    });
    choose(match, { do: 'fight', unit: 'S1' });
    return aside(match);
  };
  const TWO = { type: 'medium foot arms', hits: 8 };
  test.each([
    ['green', [3, 4], 1],
    ['trained', [3, 4], 1],
    ['elite', [4, 5], 1],
  ])('GV-QUAL-03, GV-QUAL-02 %s foot throw %j: %i', (quality, dice, hits) => {
    expect(attack({ ...TWO, quality }, dice, ASSIGNED)).toBe(hits);
  });
  test('GV-QUAL-03 after all other modifiers, and not without the option', () => {
    const elite = { ...TWO, quality: 'elite' };
    expect(attack(elite, [3, 4], ASSIGNED, { type: 'light foot pikes', hits: 9 })).toBe(1); // 3 - 1 + 1
    expect(attack(elite, [3, 4], {})).toBe(1);
    const elephant = { type: 'medium elephants', hits: 6, quality: 'elite' };
    expect(attack(elephant, [3, 4], ASSIGNED, { formation: 'skirmishLine' })).toBe(1); // 4 - 2 + 1
  });
  test('GV-QUAL-03 unitQualityEffects: added to the combat value as agreed', () => {
    const options = { ...ASSIGNED, unitQualityEffects: { elite: { fire: 3, charge: 4, melee: 2 } } };
    expect(attack({ ...TWO, quality: 'elite' }, [5, 6], options)).toBe(1);
  });
  test.each([
    ['green', 'routed', {}],
    ['trained', 'routed', {}],
    ['elite', 'table', {}],
    ['elite', 'routed', { houseRules: { eliteNotExempt: true } }],
  ])('GV-QUAL-03, GV-LOSS-03, GV-R-34 %s at strength 1 in contact: %s, %j', (quality, status, more) => {
    const losses = (options: Loose) =>
      situation({
        phase: 'losses',
        initiative: 'south',
        units: [
          { id: 'S1', type: 'medium foot arms', x: X, y: Y, hits: 9, quality },
          { id: 'N1', type: 'heavy foot arms', x: X, y: Y },
          { id: 'S2', type: 'medium foot arms', x: 20000, y: 10000 },
          { id: 'N2', type: 'medium foot arms', x: 20000, y: 110000 },
        ],
        options,
      });
    expect(unit(losses({ ...ASSIGNED, ...more }), 'S1').status ?? 'table').toBe(status);
    expect(unit(losses({ ...more }), 'S1').status).toBe('routed'); // unitQuality off
  });
});

describe('what quality does not change', () => {
  const both = QUALITIES.flatMap((quality) => [3, 4].map((die) => [quality, die, die === 3] as const));
  test.each(both)('GV-QUAL-05 %s holding back, die %i: %s', (quality, die, held) => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      options: ASSIGNED,
      units: [
        shooter({ type: 'medium foot arms', x: X - 4000, quality }),
        shooter({ type: 'medium foot arms', id: 'S2', x: X + 4000, y: Y + 2000, hits: 9 }),
        foe(2000, { hits: 6 }),
        { id: 'S3', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
        { id: 'N3', type: 'medium foot arms', x: 20000, y: 10000, hits: 9 },
      ],
      dice: [die],
    });
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1').y === Y).toBe(held);
  });
  test.each(both)('GV-QUAL-05, GV-ICPT-04 %s intercepting in line, die %i: %s', (quality, die, passes) => {
    const match = moving(
      [shooter({ type: 'medium foot arms' }), { id: 'N1', type: 'medium horse', x: X, y: Y + 8000, quality }],
      { options: ASSIGNED, dice: [die] },
    );
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    choose(match, { do: 'intercept', unit: 'N1', at: 0 });
    expect(unit(match, 'N1').y === Y).toBe(passes);
  });

  /** S1 charges N1 over this distance, who forms a defensive block in haste. */
  const block = (gap: number, quality: string, dice: number[]) => {
    const match = moving(
      [
        shooter({ type: 'medium horse', quality }),
        commander(0, { y: Y - 3000 - 3000 }),
        foe(gap, { type: 'medium foot arms', formation: 'block', quality }),
      ],
      { options: ASSIGNED, dice },
    );
    choose(match, { do: 'charge', target: 'N1' });
    choose(match, { do: 'hastyBlock' });
    if (decision(match)?.kind === 'hastyBlock') choose(match, shown(match)[0]);
    return match;
  };
  test.each(QUALITIES)('GV-QUAL-05, GV-DBLOCK-06 %s pulling up short on 5, not on 6', (quality) => {
    expect(decision(block(12000, quality, [5]))).toMatchObject({ side: 'south', kind: 'fallBack' });
    expect(unit(block(12000, quality, [6]), 'N1').hits).toBe(1);
  });
  test.each(QUALITIES)('GV-QUAL-05, GV-DBLOCK-08 %s charged home: light impact on 3, heavy on 4', (quality) => {
    expect(unit(block(8000, quality, [3]), 'N1').hits).toBe(1);
    expect(unit(block(8000, quality, [4]), 'N1').hits).toBe(2);
  });
  test.each(QUALITIES)('GV-QUAL-05 %s foot has the same strength and moves as far', (quality) => {
    const match = moving([shooter({ type: 'medium foot arms', quality }), foe(30000)], { options: ASSIGNED });
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 5000 }] })).toBeUndefined();
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: 5006 }] })?.rule).toBe('GV-MOVE-05');
  });
});
