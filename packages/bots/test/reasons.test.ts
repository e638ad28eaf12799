/** Why: what a choice hopes for and what it fears, tried beside what else could have been done. */
import { describe, expect, test } from 'vitest';
import {
  answer,
  asked,
  digest,
  ownerOf,
  fine,
  splendid,
  streamOf,
  type AnyMatch,
  type Choice,
} from '@five-victories/engine';
import { reasonFor, type Plan, type Thinking } from '@five-victories/bots';
import { begun, planner } from './kit.js';

const taken = (match: AnyMatch, unit: string): AnyMatch => {
  const choose: Choice & { unit: string } = { do: 'choose', unit };
  answer(match, choose);
  return match;
};

const rear = (): AnyMatch =>
  taken(
    begun(
      fine,
      {
        position: {
          game: 'fine',
          phase: 'otherMovement',
          initiative: 'north',
          acting: 'south',
          sides: { south: { commander: 'Z(2,1)' }, north: { commander: 'Z(4,2)' } },
          units: [
            { id: 'S1', type: 'M', layout: 'XX/XX', zone: 'Z(2,1)' },
            { id: 'N1', type: 'P&M', layout: 'PM/MM', zone: 'Z(2,1)', facing: 'N', hits: 1 },
            { id: 'N2', type: 'P&M', layout: 'PPM/MMM', zone: 'Z(4,2)' },
            { id: 'N3', type: 'P&M', layout: 'PPM/MMM', zone: 'Z(4,2)' },
          ],
        },
      },
      1,
    ),
    'S1',
  );
const charge: Choice & { target: string } = { do: 'engage', target: 'N1' };

describe('a reason', () => {
  test('of a charge into the rear names whom it costs stands, and is better than to do nothing', () => {
    const reason = reasonFor(rear(), charge, { seed: 1 })!;
    expect(reason.instead).toEqual({ do: 'nothing' });
    expect(reason.hopes?.unit).toBe('N1');
    expect(reason.hopes!.by).toBeGreaterThanOrEqual(1);
    expect(reason.better).toBeGreaterThanOrEqual(9);
    expect(reason.hope).toBeGreaterThan(reason.otherwise);
  });

  test('is the same for a seed, and leaves the match and its dice as they were', () => {
    const match = rear();
    const before = digest(match);
    expect(reasonFor(match, charge, { seed: 5 })).toEqual(reasonFor(match, charge, { seed: 5 }));
    expect(digest(match)).toBe(before);
  });

  test('stops when it is late, after few tries', () => {
    expect(reasonFor(rear(), charge, { seed: 1, late: () => true })?.tries).toBe(4);
  });

  test('there is none for a set-up, nor for whom to take in hand', () => {
    const [south, north] = [
      { id: 'S1', type: 'M', layout: 'XX/XX', zone: 'Z(2,0)' },
      { id: 'N1', type: 'M' },
    ];
    const units = [south, { ...south, ...north, zone: 'Z(2,2)' }];
    const match = begun(fine, { position: { game: 'fine', phase: 'otherMovement', initiative: 'north', units } }, 1);
    expect(match.decision!.kind).toBe('activity');
    expect(reasonFor(match, match.decision!.options[0]!, { seed: 1 })).toBeUndefined();
  });
});

test('a planned order of Splendid is weighed with the rest of the plan', () => {
  const match: AnyMatch = begun(
    splendid,
    {
      position: {
        game: 'splendid',
        phase: 'otherMovement',
        initiative: 'north',
        acting: 'south',
        units: [
          { id: 'S1', type: 'M', formation: 'block', layout: 'XX/XX', x: 28_500, y: 20_000 },
          { id: 'S2', type: 'Cmd', layout: 'C', x: 30_000, y: 14_000 },
          {
            id: 'N1',
            type: 'P&M',
            formation: 'block',
            layout: 'PM/PM',
            x: 30_000,
            y: 27_000,
            heading: 900,
            hits: 1,
            fired: true,
          },
        ],
      },
    },
    1,
  );
  const stream = streamOf(1);
  let plan: Plan | undefined;
  const isAsked = (): boolean => {
    const now = asked(match)!;
    return now.kind === 'order' && ownerOf(now) === 'S1';
  };
  while (!isAsked()) {
    const thought: Thinking = planner.think!(match, stream, { plan });
    ({ plan } = thought);
    answer(match, thought.choice);
  }
  const thought = planner.think!(match, stream, { plan });
  expect(thought.choice).toMatchObject({ do: 'charge', target: 'N1' });
  const reason = reasonFor(match, thought.choice, { seed: 1, plan: thought.plan })!;
  expect(reason.instead.do).toBe('stop');
  expect(reason.hopes?.unit).toBe('N1');
});
