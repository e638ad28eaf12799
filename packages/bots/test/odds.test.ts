import { describe, expect, test } from 'vitest';
import { fine, openMatch, streamOf, type Choice, type Fault } from '@five-victories/engine';
import { findUnit, type ZonalMatch } from '@five-victories/engine/zonal';
import { hitChances, outcomes } from '@five-victories/bots';

const situation = (position: object): ZonalMatch => {
  const faults: Fault[] = [];
  const match = openMatch(fine, { position: { game: 'fine', ...position } }, { list: [] }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

/** Three musket stands of South may fire at foot of North; others keep the phase from ending by itself. */
const shootOut = (layout: string): ZonalMatch =>
  situation({
    phase: 'firing',
    initiative: 'north',
    acting: 'south',
    units: [
      { id: 'S1', side: 'south', type: 'P&M', zone: 'Z(1,1)', facing: 'N', formation: 'attack', layout },
      { id: 'S2', side: 'south', type: 'P&M', zone: 'Z(1,1)', facing: 'N', formation: 'attack', layout },
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
    hitChances(3, 2 / 6).forEach((chance, hits) => expect(chance).toBeCloseTo(exact[hits]!, 12));
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
