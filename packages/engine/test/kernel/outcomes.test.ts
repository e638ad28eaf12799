import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  answer,
  atLeast,
  expected,
  fine,
  forkWith,
  hitChances,
  listedDice,
  openMatch,
  outcomes,
  streamOf,
  type Choice,
  type Fault,
} from '../../src/index.js';
import { findUnit, type ZonalMatch } from '../../src/zonal/index.js';

const situation = (position: object): ZonalMatch => {
  const faults: Fault[] = [];
  const match = openMatch(fine, { position: { game: 'fine', ...position } }, { list: [] }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Three musket stands of South may fire at foot of North; others keep the phase from ending by itself. */
const shootOut = (layout: string, shooters = ['S1', 'S2']): ZonalMatch =>
  situation({
    phase: 'firing',
    initiative: 'north',
    acting: 'south',
    units: [
      ...shooters.map((id) => ({
        id,
        side: 'south',
        type: 'P&M',
        zone: 'Z(1,1)',
        facing: 'N',
        formation: 'attack',
        layout,
      })),
      { id: 'N1', side: 'north', type: 'P&M', zone: 'Z(1,1)', facing: 'S', formation: 'attack', layout: 'PP/PP' },
    ],
  });

const FIRE: Choice = { do: 'fire', unit: 'S1', target: 'N1' } as Choice;

const chancesOfHits = (match: ZonalMatch, choice: Choice, target: string): number[] => {
  const chances: number[] = [];
  for (const outcome of outcomes(match, choice)) {
    expect(outcome.exact).toBe(true);
    const { hits } = findUnit(outcome.match, target)!;
    chances[hits] = (chances[hits] ?? 0) + outcome.probability;
  }
  return chances;
};

describe('odds', () => {
  test('three dice that hit on 2 or less: 8, 12, 6 and 1 in 27', () => {
    const exact = [8 / 27, 12 / 27, 6 / 27, 1 / 27];
    hitChances([2, 2, 2], 6).forEach((chance, hits) => expect(chance).toBeCloseTo(exact[hits]!, 12));
    const chances = chancesOfHits(shootOut('MM/M.'), FIRE, 'N1');
    expect(chances).toHaveLength(4);
    chances.forEach((chance, hits) => expect(chance).toBeCloseTo(exact[hits]!, 12));
  });

  test('the match asked about stays as it was', () => {
    const match = shootOut('MM/M.');
    const before = JSON.stringify([match.state, match.stack, match.decision]);
    expect(outcomes(match, FIRE).length).toBe(4);
    expect(JSON.stringify([match.state, match.stack, match.decision])).toBe(before);
  });

  test('dice that need different numbers are counted apart, and probabilities add up to 1', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'north',
      acting: 'south',
      units: [
        {
          id: 'S1',
          side: 'south',
          type: 'P&M',
          zone: 'Z(1,1)',
          facing: 'N',
          formation: 'attack',
          layout: 'PP/MM',
          contacts: [{ with: 'N1', face: 'front' }],
        },
        {
          id: 'S2',
          side: 'south',
          type: 'P&M',
          zone: 'Z(2,1)',
          facing: 'N',
          formation: 'attack',
          layout: 'PP/MM',
          contacts: [{ with: 'N2', face: 'front' }],
        },
        { id: 'N1', side: 'north', type: 'P&M', zone: 'Z(1,1)', facing: 'S', formation: 'attack', layout: 'PPP/MMM' },
        { id: 'N2', side: 'north', type: 'P&M', zone: 'Z(2,1)', facing: 'S', formation: 'attack', layout: 'PPP/MMM' },
      ],
    });
    const fight = { do: 'fight', unit: 'S1' } as Choice;
    expect(match.decision?.kind).toBe('fight');
    const found = outcomes(match, fight, { most: 10_000 });
    expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    // Two pikes on 4 or less and two muskets on 2 or less, after the first hit of the press; S2 fights by itself then.
    const none = found.filter(({ match: after }) => findUnit(after, 'N1')!.hits === 1);
    const chance = none.reduce((sum, { probability }) => sum + probability, 0);
    expect(chance).toBeCloseTo((2 / 6) ** 2 * (4 / 6) ** 2, 12);
  });

  test('what exceeds the limit is drawn, says so, and still adds up to 1', () => {
    const found = outcomes(shootOut('MM/M.'), FIRE, { most: 3, stream: streamOf(5) });
    expect(found).toHaveLength(1);
    expect(found[0]!.exact).toBe(false);
    expect(found[0]!.probability).toBe(1);
  });
});

/** Every way in which so many dice can fall. */
const falls = (dice: number, sides: number): number[][] =>
  dice === 0
    ? [[]]
    : falls(dice - 1, sides).flatMap((fall) => Array.from({ length: sides }, (_, i) => [...fall, i + 1]));

describe('chances of hits', () => {
  const throws = fc.integer({ min: 2, max: 6 }).chain((sides) =>
    fc.record({
      sides: fc.constant(sides),
      needs: fc.array(fc.integer({ min: -1, max: sides + 1 }), { maxLength: 4 }),
    }),
  );
  test('are those of counting every way the dice can fall', () => {
    fc.assert(
      fc.property(throws, ({ needs, sides }) => {
        const all = falls(needs.length, sides);
        const hitsOf = (fall: readonly number[]): number => fall.filter((die, i) => die <= needs[i]!).length;
        const chances = hitChances(needs, sides);
        expect(chances).toHaveLength(needs.length + 1);
        for (let hits = 0; hits <= needs.length; hits++) {
          const share = (fits: (count: number) => boolean): number =>
            all.filter((fall) => fits(hitsOf(fall))).length / all.length;
          expect(chances[hits]).toBeCloseTo(
            share((count) => count === hits),
            12,
          );
          expect(atLeast(chances, hits)).toBeCloseTo(
            share((count) => count >= hits),
            12,
          );
        }
        expect(expected(chances)).toBeCloseTo(all.reduce((sum, fall) => sum + hitsOf(fall), 0) / all.length, 12);
      }),
    );
  });
});

describe('what is followed', () => {
  test('a throw that ends it is not split: the match is as before the answer', () => {
    const match = shootOut('MM/M.');
    const [only, ...others] = outcomes(match, FIRE, { isEnd: () => true });
    expect(others).toEqual([]);
    expect(only).toMatchObject({ probability: 1, exact: true, thrown: [], wanted: { count: 3, needs: [2, 2, 2] } });
    expect(only!.match.state).toEqual(match.state);
  });
  test('decisions on the way are answered as long as somebody has an answer', () => {
    const match = shootOut('MM/M.', ['S1', 'S2', 'S3']);
    const second = { do: 'fire', unit: 'S2', target: 'N1' } as Choice;
    const found = outcomes(match, FIRE, {
      onward: ({ decision }) => decision?.options.find((option) => JSON.stringify(option) === JSON.stringify(second)),
    });
    const chances: number[] = [];
    for (const { match: after, probability, thrown } of found) {
      expect(thrown).toHaveLength(2);
      const { hits } = findUnit(after, 'N1')!;
      chances[hits] = (chances[hits] ?? 0) + probability;
    }
    hitChances([2, 2, 2, 2, 2, 2], 6).forEach((chance, hits) => expect(chances[hits]).toBeCloseTo(chance, 12));
    const twice = forkWith(match, listedDice([1, 6, 6, 1, 1, 6]));
    answer(twice, FIRE);
    answer(twice, second);
    expect(findUnit(twice, 'N1')!.hits).toBe(3);
  });
});
