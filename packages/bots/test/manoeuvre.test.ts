import { describe, expect, test } from 'vitest';
import { answer as answerWith, splendid, streamOf, type Choice } from '@five-victories/engine';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { unitOf } from '@five-victories/engine/tabletop';
import { chooseRandom, chooseSteady, judge, why } from '@five-victories/bots';
import { roundOf } from '../src/manoeuvre/fight.js';
import { chancesOf, harmOf, standWorth } from '../src/manoeuvre/strength.js';
import { begun } from './kit.js';

/** A position of A Splendid Victory; South acts. */
const situation = (phase: string, units: readonly object[], more: object = {}): ManoeuvreMatch =>
  begun(splendid, { position: { game: 'splendid', phase, initiative: 'north', acting: 'south', units, ...more } }, 1);

const P = { type: 'P&M', formation: 'block', layout: 'PM/PM' };
const X = { type: 'M', formation: 'block', layout: 'XX/XX' };
const choice = (match: ManoeuvreMatch): Choice => chooseSteady(match, streamOf(1));
const placed = (match: ManoeuvreMatch, id: string): Placed => unitOf(match, id) as Placed;

describe('what throws may cost', () => {
  test('two dice that hit on 2 or less: 4, 4 and 1 in 9', () => {
    const exact = [4 / 9, 4 / 9, 1 / 9];
    chancesOf([2, 2]).forEach((chance, hits) => expect(chance).toBeCloseTo(exact[hits]!, 12));
  });

  test('SV-LOSS-03 the second hit costs more than the first, since two make a stand', () => {
    const match = situation('firing', [
      { id: 'S1', ...P, x: 30_000, y: 20_000 },
      { id: 'N1', ...P, x: 30_000, y: 26_000 },
    ]);
    const unit = placed(match, 'N1');
    expect(harmOf(match, unit, 2) - harmOf(match, unit, 1)).toBeGreaterThan(2 * harmOf(match, unit, 1));
    expect(harmOf(match, { ...unit, hits: 1 }, 1)).toBeGreaterThan(harmOf(match, unit, 1));
    expect(standWorth(match, unit)).toBeGreaterThan(0.5);
  });

  test('SV-MELEE-06, SV-OUTFL-03 horse against a block with pikes: bad in front, good in the flank', () => {
    const match = situation('initiativeMovement', [
      { id: 'S1', ...X, x: 30_000, y: 20_000 },
      { id: 'N1', ...P, x: 30_000, y: 30_000 },
    ]);
    const [horse, foot] = [placed(match, 'S1'), placed(match, 'N1')];
    expect(roundOf(match, horse, foot, { outflanking: true })).toBeGreaterThan(0.5);
    expect(roundOf(match, horse, foot)).toBeLessThan(roundOf(match, horse, foot, { outflanking: true }));
    expect(roundOf(match, horse, foot)).toBeCloseTo(-roundOf(match, foot, horse), 12);
  });
});

describe('the steady bot in A Splendid Victory', () => {
  test('fires at whom a hit costs a stand', () => {
    const match = situation('firing', [
      { id: 'S1', type: 'P&M', formation: 'line', layout: 'MMMM', x: 30_000, y: 20_000 },
      { id: 'N1', type: 'P&M', formation: 'line', layout: 'PPMM', x: 27_000, y: 24_500 },
      { id: 'N2', type: 'P&M', formation: 'line', layout: 'PPMM', x: 34_000, y: 24_500, hits: 1 },
    ]);
    expect(match.decision?.kind).toBe('fire');
    const worthAt = (target: string) =>
      judge(match, streamOf(1)).find((each) => JSON.stringify(each.choice).includes(`"at":[{"target":"${target}"}]`))!
        .value;
    expect(worthAt('N2')).toBeGreaterThan(worthAt('N1'));
    expect(JSON.stringify(choice(match))).toContain('N2');
  });

  test('charges a flank, and does not charge the front of a larger block of pikes', () => {
    const units = (heading: number, layout: string) => [
      { id: 'S1', type: 'M', formation: 'block', layout: 'XX/XX', x: 28_500, y: 20_000 },
      { id: 'S2', type: 'Cmd', layout: 'C', x: 30_000, y: 14_000 },
      { id: 'N1', type: 'P&M', formation: 'block', layout, x: 30_000, y: 27_000, heading, fired: true },
    ];
    const ordered = (heading: number, layout: string) => {
      const match = situation('otherMovement', units(heading, layout));
      while (match.decision?.kind === 'activity') {
        const option = match.decision.options.find((each) => 'unit' in each && each.unit === 'S1')!;
        expect(option).toBeDefined();
        answerWith(match, option);
      }
      return choice(match);
    };
    expect(ordered(900, 'PM/PM')).toMatchObject({ do: 'charge', target: 'N1' });
    expect(ordered(1800, 'PPP/PPP/MMM').do).not.toBe('charge');
  });

  test('throws again when the throw was worse than may be expected, and only then', () => {
    const keeps = [1, 2, 3, 4, 5, 6].map((seed) => {
      const match = begun(
        splendid,
        {
          position: {
            game: 'splendid',
            phase: 'melee',
            initiative: 'north',
            units: [
              { id: 'S1', ...P, x: 30_000, y: 20_000 },
              { id: 'S2', type: 'Cmd', layout: 'C', x: 30_000, y: 14_000 },
              { id: 'N1', ...P, x: 30_000, y: 20_000 },
            ],
          },
        },
        seed,
      );
      while (match.decision && match.decision.kind !== 'rethrow') answerWith(match, match.decision.options[0]!);
      if (!match.decision) return undefined;
      const [best] = judge(match, streamOf(1));
      expect(best!.choice.do).toBe(best!.value > 0 ? 'rethrow' : 'keep');
      return choice(match).do;
    });
    expect(keeps).toContain('rethrow');
    expect(keeps).toContain('keep');
  });

  test('ends its phase when every unit has moved, and sends nobody home', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...P, x: 20_000, y: 6_000 },
      { id: 'S2', ...X, x: 30_000, y: 6_000 },
      { id: 'S3', type: 'Cmd', layout: 'C', x: 25_000, y: 2_500 },
      { id: 'N1', ...P, x: 30_000, y: 40_000 },
    ]);
    const moved: string[] = [];
    while (match.decision?.side === 'south' && match.state.phase === 'otherMovement') {
      const next = choice(match);
      if (next.do === 'choose') moved.push((next as Choice & { unit: string }).unit);
      expect(next.do).not.toBe('retire');
      answerWith(match, next);
    }
    expect(moved).toEqual(['S2', 'S1', 'S3']); // the nearest to the enemy first, the Commander last
    expect(placed(match, 'S1').place.y).toBeGreaterThan(6_000);
    expect(placed(match, 'S2').place.y).toBeGreaterThan(6_000);
    expect(placed(match, 'S3').place.y).toBeLessThan(placed(match, 'S1').place.y);
  });

  test('says why in inches and degrees', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...P, x: 20_000, y: 6_000, name: 'Blue Regiment' },
      { id: 'N1', ...P, x: 30_000, y: 40_000 },
    ]);
    expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d use Blue Regiment; -?\d+\.\d\d end the phase\.$/);
    answerWith(match, match.decision!.options[0]!);
    expect(why(match, streamOf(1))).toMatch(/^-?\d+\.\d\d manoeuvre .*\d" ahead.*; \d+ more below\.$/);
  });
});

test('the random bot seldom sends a unit home and seldom ends its phase at once', () => {
  const match = situation('otherMovement', [
    { id: 'S1', ...P, x: 20_000, y: 6_000 },
    { id: 'S2', type: 'Cmd', layout: 'C', x: 20_000, y: 2_000 },
    { id: 'N1', ...P, x: 30_000, y: 40_000 },
  ]);
  const stream = streamOf(3);
  const count = (verb: string) =>
    Array.from({ length: 400 }, () => chooseRandom(match, stream).do).filter((each) => each === verb).length;
  expect(count('end')).toBeGreaterThan(0);
  expect(count('end')).toBeLessThan(40);
  answerWith(match, { do: 'end' });
  expect(match.decision?.kind).toBe('retreat');
  expect(count('retire')).toBeGreaterThan(0);
  expect(count('retire')).toBeLessThan(40);
});
