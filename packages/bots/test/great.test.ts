import type { GreatUnit } from '@five-victories/engine/great';
import { describe, expect, test } from 'vitest';
import { answer as answerWith, great, greatEdition, refusal, streamOf, type Choice } from '@five-victories/engine';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { unitOf } from '@five-victories/engine/tabletop';
import { chooseSteady, judge, why } from '@five-victories/bots';
import { roundOf } from '../src/manoeuvre/fight.js';
import { harmOf, unitWorth } from '../src/manoeuvre/strength.js';
import { begun, opened } from './kit.js';

/** A position of A Great Victory; South acts. */
const situation = (phase: string, units: readonly object[], more: object = {}, seed = 1): ManoeuvreMatch =>
  begun(great, { position: { game: 'great', phase, initiative: 'north', acting: 'south', units, ...more } }, seed);

const FOOT = { type: 'medium foot arms', formation: 'block' };
const BOWS = { type: 'medium foot bows', formation: 'line' };
const HORSE = { type: 'medium horse', formation: 'block' };
const CHIEF = { type: 'commander' };
const choice = (match: ManoeuvreMatch): Choice => chooseSteady(match, streamOf(1));
const placed = (match: ManoeuvreMatch, id: string): Placed => unitOf(match, id) as Placed;
const worthOf = (match: ManoeuvreMatch, part: string): number =>
  judge(match, streamOf(1)).find((each) => JSON.stringify(each.choice).includes(part))!.value;

/** Plays South's chosen unit up to its order. */
const orderOf = (match: ManoeuvreMatch, unit: string): Choice => {
  answerWith(match, { do: 'choose', unit } as Choice);
  expect(match.decision?.kind).toBe('order');
  return choice(match);
};

describe('what hits may cost', () => {
  const match = situation('firing', [
    { id: 'S1', ...BOWS, x: 60_000, y: 40_000 },
    { id: 'N1', ...FOOT, x: 60_000, y: 52_000 },
  ]);
  const unit = placed(match, 'N1');

  test('GV-STR-03 each hit costs more than the one before, and all of them the unit', () => {
    const costs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((hits) => harmOf(match, unit, hits));
    costs.slice(2).forEach((cost, i) => expect(cost - costs[i + 1]!).toBeGreaterThan(costs[i + 1]! - costs[i]!));
    expect(costs.at(-1)).toBeCloseTo(unitWorth(match, unit), 12);
    expect(harmOf(match, unit, 20)).toBe(costs.at(-1));
  });

  test('GV-TURN-02 hits that are laid aside count already', () => {
    expect(harmOf(match, { ...unit, aside: 4 } as GreatUnit, 1)).toBeCloseTo(
      harmOf(match, { ...unit, hits: 4 }, 1),
      12,
    );
  });

  test('GV-MELEE-05, -06 horse: bad against pikes in front, good in the flank; strength points count', () => {
    const field = situation('initiativeMovement', [
      { id: 'S1', ...HORSE, x: 60_000, y: 40_000 },
      { id: 'N1', type: 'medium foot pikes', formation: 'block', x: 60_000, y: 60_000 },
      { id: 'N2', type: 'medium foot pikes', formation: 'block', x: 80_000, y: 60_000, hits: 7 },
    ]);
    const [horse, pikes, few] = ['S1', 'N1', 'N2'].map((id) => placed(field, id)) as [Placed, Placed, Placed];
    expect(roundOf(field, horse, pikes, { outflanking: true })).toBeGreaterThan(0.5);
    expect(roundOf(field, horse, pikes)).toBeLessThan(0);
    expect(roundOf(field, horse, few)).toBeGreaterThan(0.5);
  });
});

describe('the steady bot in A Great Victory', () => {
  test('GV-UNIT-11 dismounts nobody', () => {
    const match = opened(greatEdition, 1);
    expect(match.decision?.kind).toBe('dismount');
    expect(choice(match)).toEqual({ do: 'dismount', units: [] });
  });

  test('fires at whom others have hit already', () => {
    const match = situation('firing', [
      { id: 'S1', ...BOWS, x: 60_000, y: 40_000 },
      { id: 'N1', ...FOOT, x: 57_000, y: 50_000 },
      { id: 'N2', ...FOOT, x: 63_000, y: 50_000, aside: 5 },
    ]);
    expect(match.decision?.kind).toBe('fire');
    expect(worthOf(match, '"at":[{"target":"N2"}]')).toBeGreaterThan(worthOf(match, '"at":[{"target":"N1"}]'));
    expect(JSON.stringify(choice(match))).toContain('N2');
  });

  test('charges the flank of elephants, and not the front of pikes', () => {
    const field = (target: object) =>
      situation('otherMovement', [
        { id: 'S1', ...HORSE, x: 60_000, y: 40_000 },
        { id: 'S2', ...CHIEF, x: 60_000, y: 30_000 },
        { id: 'N1', x: 60_000, y: 52_000, ...target },
      ]);
    expect(orderOf(field({ type: 'medium elephants', heading: 900 }), 'S1')).toMatchObject({
      do: 'charge',
      target: 'N1',
    });
    expect(orderOf(field({ type: 'heavy foot pikes', formation: 'line', hits: 4 }), 'S1').do).not.toBe('charge');
  });

  test('a Commander leads from behind and does not charge', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 70_000, y: 40_000 },
      { id: 'N1', type: 'light foot slings', formation: 'line', x: 70_000, y: 50_000, hits: 2 },
    ]);
    expect(orderOf(match, 'S2').do).not.toBe('charge');
  });

  test('unpacked artillery stays unpacked when the enemy will soon be in range', () => {
    const match = situation('otherMovement', [
      { id: 'S1', type: 'light artillery', x: 60_000, y: 28_000 },
      { id: 'N1', ...FOOT, x: 60_000, y: 80_000 },
    ]);
    expect(orderOf(match, 'S1').do).not.toBe('packUp');
  });

  /** North charges with N1, in command; South is asked. */
  const charged = (own: object, charger: object, far: number): ManoeuvreMatch => {
    const match = situation(
      'otherMovement',
      [
        { id: 'S1', x: 60_000, y: 40_000, ...own },
        { id: 'N1', x: 60_000, y: 40_000 + far, ...charger },
        { id: 'N2', ...CHIEF, x: 60_000, y: 40_000 + far + 9000 },
      ],
      { initiative: 'south', acting: 'north' },
    );
    answerWith(match, { do: 'choose', unit: 'N1' } as Choice);
    answerWith(match, { do: 'charge', target: 'S1' } as Choice);
    while (match.decision?.kind === 'intercept') answerWith(match, { do: 'pass' });
    expect(match.decision).toMatchObject({ side: 'south', kind: 'react' });
    return match;
  };

  test('GV-DBLOCK-02, -05 foot in block turns its rear stand round under a charge of foot', () => {
    expect(choice(charged(FOOT, FOOT, 4000)).do).toBe('hastyBlock');
  });

  test('GV-RECOIL-02, GV-BREAK-02 light horse gives way, and further than a break-through reaches', () => {
    const next = choice(charged({ type: 'light horse bows', formation: 'line' }, HORSE, 8000));
    expect(next).toMatchObject({ do: 'recoil' });
    expect((next as Choice & { ahead: number }).ahead).toBeGreaterThan(9000);
  });

  test('GV-OPP-01 light artillery fires at a strong unit that passes before it', () => {
    const match = situation(
      'otherMovement',
      [
        { id: 'S1', type: 'light artillery', x: 60_000, y: 40_000 },
        { id: 'S2', ...FOOT, x: 100_000, y: 40_000 },
        { id: 'N1', ...HORSE, x: 60_000, y: 49_000, heading: 900, hits: 3 },
      ],
      { initiative: 'south', acting: 'north' },
    );
    answerWith(match, { do: 'choose', unit: 'N1' } as Choice);
    answerWith(match, { do: 'manoeuvre', steps: [{ ahead: 4000 }], finish: true } as Choice);
    expect(match.decision).toMatchObject({ side: 'south', kind: 'intercept' });
    expect(choice(match)).toMatchObject({ do: 'opportunityFire', unit: 'S1' });
  });

  test('GV-MELEE-03 shares its points out so that both fall, if it can', () => {
    const match = situation('melee', [
      { id: 'S1', type: 'heavy foot pikes', formation: 'line', x: 60_000, y: 40_000 },
      { id: 'N1', ...FOOT, x: 58_000, y: 40_000, heading: 1800, hits: 8 },
      { id: 'N2', ...FOOT, x: 62_000, y: 40_000, heading: 1800, hits: 8 },
    ]);
    while (match.decision && match.decision.kind !== 'allocate') answerWith(match, match.decision.options[0]!);
    const next = choice(match) as Choice & { at: readonly { points: number }[] };
    expect(next.at).toHaveLength(2);
    expect(next.at.every(({ points }) => points >= 4)).toBe(true);
    expect(next.at.reduce((sum, { points }) => sum + points, 0)).toBe(14);
    expect(refusal(match, next)).toBeUndefined();
  });

  test('says why in centimetres, with names and points', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 60_000, y: 20_000, name: 'Agema' },
      { id: 'N1', ...FOOT, x: 60_000, y: 90_000 },
    ]);
    expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d use Agema; -?\d+\.\d\d end the phase\.$/);
    answerWith(match, match.decision!.options[0]!);
    expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d manoeuvre 8 cm ahead, rush; /);
    expect(why(opened(greatEdition, 1), streamOf(1), 1)).toMatch(/^0\.00 dismount nobody; /);
  });
});
