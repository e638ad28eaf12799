import { describe, expect, test } from 'vitest';
import { answer, glorious, streamOf, type Choice } from '@five-victories/engine';
import { unitOf } from '@five-victories/engine/tabletop';
import type { Placed, GloriousMatch } from '@five-victories/engine/glorious';
import { chooseRandom, chooseSteady, judge, why } from '@five-victories/bots';
import { contactWorth, outlook } from '../src/glorious/fight.js';
import { chancesOf, harmOf, unitWorth } from '../src/glorious/strength.js';
import { begun } from './kit.js';

/** A position of A Glorious Victory; North has the initiative, so South moves first. */
const situation = (phase: string, units: readonly object[], more: object = {}, seed = 1): GloriousMatch =>
  begun(
    glorious,
    {
      position: {
        game: 'glorious',
        phase,
        initiative: 'north',
        acting: 'south',
        units: [...units, ...CHIEFS],
        ...more,
      },
    },
    seed,
  );
/** Somewhere behind. */
const CHIEFS = [
  { id: 'S99', type: 'commander', x: 70_000, y: 3_000 },
  { id: 'N99', type: 'commander', x: 70_000, y: 46_000, heading: 1800 },
];

const choice = (match: GloriousMatch): Choice => chooseSteady(match, streamOf(1));
const placed = (match: GloriousMatch, id: string): Placed => unitOf(match, id) as Placed;
const S1 = { id: 'S1', x: 30_000, y: 20_000 };
const N1 = { id: 'N1', x: 30_000, y: 26_000, heading: 1800 };
const BATTLE = { type: 'battle', diameter: 7000, elements: 'BBBBBBBBBBBB' };

/** Uses a unit and tells what it is ordered to do. */
const ordered = (match: GloriousMatch, unit: string): Choice => {
  answer(match, { do: 'choose', unit } as Choice);
  expect(match.decision?.kind).toBe('order');
  return choice(match);
};

describe('what throws may cost', () => {
  test('GL-GEN-01 two dice that hit on 6 or less: 1, 2 and 1 in 4; and mixed values', () => {
    [1 / 4, 1 / 2, 1 / 4].forEach((exact, hits) => expect(chancesOf([6, 6])[hits]).toBeCloseTo(exact, 12));
    [6 / 12, 5 / 12 + 1 / 12, 0].forEach((exact, hits) =>
      expect(chancesOf([12, 6])[hits + 1] ?? 0).toBeCloseTo(exact, 12),
    );
  });

  test('GL-LOSS-02, -06, GL-BATTLE-08 the second hit costs an element; a small mass and a small Battle go as a whole', () => {
    const match = situation('firing', [
      { ...S1, type: 'foot bill' },
      { id: 'S2', x: 10_000, y: 20_000, type: 'foot bill', layout: 'BB/BB' },
      { id: 'S3', x: 50_000, y: 20_000, ...BATTLE, elements: 'BBBBBBBBBB' },
      { ...N1, type: 'foot longbow' },
    ]);
    const [line, mass, battle] = ['S1', 'S2', 'S3'].map((id) => placed(match, id));
    expect(harmOf(match, line!, 2)).toBeGreaterThan(4 * harmOf(match, line!, 1));
    expect(harmOf(match, mass!, 2)).toBeGreaterThan(3 * harmOf(match, line!, 2));
    expect(harmOf(match, battle!, 2)).toBeGreaterThan(unitWorth(match, battle!));
    expect(harmOf(match, { ...line!, hits: 1 }, 1)).toBeGreaterThan(harmOf(match, line!, 1));
  });

  test('GL-MELEE-07 knights beat pikes in line and are beaten by a Battle of them', () => {
    const match = situation('initiativeMovement', [
      { ...S1, type: 'knights' },
      { ...N1, type: 'foot pike' },
      { id: 'N2', x: 50_000, y: 30_000, type: 'foot pike', layout: 'PP/PP/PP', heading: 1800 },
      { id: 'N3', x: 12_000, y: 30_000, ...BATTLE, elements: 'P'.repeat(24), heading: 1800 },
    ]);
    const [knights, line, mass, battle] = ['S1', 'N1', 'N2', 'N3'].map((id) => placed(match, id));
    expect(outlook(match, knights!, line!)).toBeGreaterThan(1);
    expect(outlook(match, knights!, battle!)).toBeLessThan(0);
    expect(outlook(match, knights!, line!)).toBeGreaterThan(outlook(match, { ...knights!, stands: 'NN' }, line!));
    expect(outlook(match, battle!, knights!)).toBeCloseTo(-outlook(match, knights!, battle!), 9);
    expect(Number.isFinite(outlook(match, knights!, mass!))).toBe(true);
  });

  test('GL-FLANK-03 a charge into the rear is worth more than one into the front', () => {
    const worthAgainst = (heading: number): number => {
      const match = situation('initiativeMovement', [
        { ...S1, type: 'light cavalry', layout: 'VVV' },
        { ...N1, y: 20_000 + (heading === 0 ? 750 : 0), type: 'foot spear', heading },
      ]);
      return contactWorth(match, placed(match, 'S1'), placed(match, 'S1').place, [placed(match, 'N1')]);
    };
    expect(worthAgainst(0)).toBeGreaterThan(worthAgainst(1800));
  });
});

describe('the steady bot in A Glorious Victory', () => {
  test('GL-VICT-02 rides down the chief of the enemy rather than his archers', () => {
    const match = begun(
      glorious,
      {
        position: {
          phase: 'otherMovement',
          initiative: 'north',
          acting: 'south',
          units: [
            { ...S1, type: 'light cavalry' },
            { id: 'S99', type: 'commander', x: 70_000, y: 3_000 },
            { id: 'N1', x: 28_000, y: 31_500, heading: 1800, type: 'foot longbow', layout: 'GGG' },
            { id: 'N99', type: 'commander', x: 32_500, y: 31_500, heading: 1800 },
          ],
        },
      },
      1,
    );
    answer(match, { do: 'choose', unit: 'S1' } as Choice);
    const targets = match.decision!.options.flatMap((option) => ('target' in option ? [option.target] : []));
    expect(targets).toEqual(['N1', 'N99']);
    expect(choice(match)).toMatchObject({ do: 'charge', target: 'N99' });
  });

  test('GL-MELEE-07 charges foot in line with knights, and not a Battle of pikes', () => {
    const match = (target: object) =>
      situation('otherMovement', [
        { ...S1, type: 'knights' },
        { id: 'N1', x: 30_000, y: 32_000, heading: 1800, ...target },
      ]);
    expect(ordered(match({ type: 'foot bill' }), 'S1')).toMatchObject({ do: 'charge', target: 'N1' });
    expect(ordered(match({ ...BATTLE, elements: 'P'.repeat(24) }), 'S1').do).not.toBe('charge');
  });

  test('GL-FIRE-15 fires a bombard at a Battle rather than at a line', () => {
    const match = situation('firing', [
      { ...S1, type: 'bombard' },
      { id: 'S2', x: 12_000, y: 20_000, type: 'foot longbow' },
      { id: 'N1', ...BATTLE, x: 30_000, y: 35_000, heading: 1800 },
      { id: 'N2', x: 12_000, y: 22_500, type: 'foot bill', heading: 1800, hits: 1 },
    ]);
    const fired: string[] = [];
    while (match.decision?.kind === 'fire' && match.decision.side === 'south') {
      const next = choice(match);
      fired.push(next.do === 'fire' ? JSON.stringify((next as Choice & { at: object }).at) : next.do);
      answer(match, next);
    }
    expect(fired.join()).toContain('N1');
    expect(fired.join()).toContain('N2');
  });

  test('GL-CMD-03 throws again when the throw was worse than may be expected, and only then', () => {
    const kept = Array.from({ length: 12 }, (_, seed) => {
      const match = situation(
        'melee',
        [
          { ...S1, type: 'foot bill' },
          { id: 'S2', type: 'sub-commander', x: 30_000, y: 17_000 },
          { ...N1, y: 20_000, type: 'foot bill' },
        ],
        {},
        seed + 1,
      );
      while (match.decision && match.decision.kind !== 'rethrow') answer(match, match.decision.options[0]!);
      if (!match.decision) return undefined;
      const [best] = judge(match, streamOf(1));
      expect(best!.choice.do).toBe(best!.value > 0 ? 'rethrow' : 'keep');
      return choice(match).do;
    });
    expect(kept).toContain('rethrow');
    expect(kept).toContain('keep');
  });

  test('GL-LOSS-08 a Battle loses its cheapest elements, and no commander', () => {
    const match = situation('firing', [
      { id: 'S1', ...BATTLE, elements: 'PPPPPPPPPPPPLLLLLL', x: 30_000, y: 20_000, hits: 4 },
      { id: 'S2', type: 'sub-commander', aboard: 'S1' },
      { id: 'N1', x: 30_000, y: 40_000, heading: 1800, type: 'foot bill' },
    ]);
    expect(match.decision?.kind).toBe('remove');
    expect(choice(match)).toEqual({ do: 'remove', elements: { L: 2 } });
  });

  test('GL-MERGE-10 leaves a Battle only when it is about to fall apart', () => {
    const leaves = (elements: number): string => {
      const match = situation(
        'otherMovement',
        [
          { id: 'S1', ...BATTLE, elements: 'B'.repeat(elements), x: 30_000, y: 20_000 },
          { id: 'S2', type: 'sub-commander', aboard: 'S1' },
          { ...N1, x: 34_000, type: 'foot pike', y: 24_500 },
        ],
        { stack: [{ procedure: 'movement', step: 'leaving' }] },
      );
      return choice(match).do;
    };
    expect([leaves(24), leaves(11)]).toEqual(['stay', 'leave']);
  });

  test('GL-RETIRE-01 moves everybody towards the enemy, keeps the chief behind and sends nobody home', () => {
    const match = situation('otherMovement', [
      { id: 'S1', x: 20_000, y: 6_000, type: 'foot pike' },
      { id: 'S2', x: 40_000, y: 6_000, type: 'medium cavalry' },
      { id: 'S3', x: 54_000, y: 6_000, ...BATTLE },
      { id: 'N1', x: 30_000, y: 42_000, heading: 1800, type: 'foot pike' },
    ]);
    const chief = placed(match, 'S99').place.y;
    while (match.decision?.side === 'south') {
      const next = choice(match);
      expect(next.do).not.toBe('retire');
      answer(match, next);
    }
    for (const id of ['S1', 'S2', 'S3']) expect(placed(match, id).place.y).toBeGreaterThan(6_000);
    expect(placed(match, 'S99').place.y).toBeLessThan(chief + 12_000);
  });

  test('says why in inches, degrees and names', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'knights', name: 'Lances of the Household' },
      { ...N1, type: 'foot bill', name: 'Flower of Craven' },
    ]);
    expect(why(match, streamOf(1))).toContain('use Lances of the Household');
    answer(match, { do: 'choose', unit: 'S1' } as Choice);
    const told = why(match, streamOf(1), 20);
    expect(told).toMatch(/charge Flower of Craven/);
    expect(told).toMatch(/move \d.*"/);
    expect(told).not.toMatch(/undefined|\[object|\{/);
  });
});

test('the random bot seldom sends a formation home', () => {
  const match = situation('otherRetreat', [
    { ...S1, type: 'foot bill' },
    { ...N1, y: 40_000, type: 'foot bill' },
  ]);
  expect(match.decision?.kind).toBe('retreat');
  const stream = streamOf(3);
  const gone = Array.from({ length: 400 }, () => chooseRandom(match, stream).do).filter((each) => each === 'retire');
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.length).toBeLessThan(40);
});
