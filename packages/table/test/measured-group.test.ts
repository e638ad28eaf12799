/** Several units ordered at once, and the same for the next. */
import { expect, test } from 'vitest';
import { answer, copyOf, refusal, type Choice } from '@five-victories/engine/kernel';
import { pointFrom } from '@five-victories/engine/geometry';
import { bodiesOf, findUnit, placedUnits, type Placed, type TabletopMatch } from '@five-victories/engine/tabletop';
import { orderOf, unitsIn } from '../src/measured/bases.js';
import { sameForNext } from '../src/measured/group/again.js';
import { planGroup } from '../src/measured/group/plan.js';
import { bodyMarks } from '../src/measured/group/marks.js';
import { GAMES, placed, scenario, type MeasuredId } from './measured-kit.js';

const begun = (id: MeasuredId, name: string): TabletopMatch => {
  const match = scenario(
    id,
    1,
    GAMES[id].scenarios.findIndex((each) => each.name.includes(name)),
  );
  while (match.decision && match.decision.kind !== 'activity') answer(match, match.decision.options[0]!);
  return match;
};

/** Units that may be chosen and face alike. */
const lineIn = (match: TabletopMatch, most: number): Placed[] => {
  const able = match.state.units.filter(({ id }) => unitsIn(match).has(id)) as Placed[];
  return able.filter(({ place }) => place.heading === able[0]!.place.heading).slice(0, most);
};

test.each([
  ['splendid', 'Hopton'],
  ['great', 'Kadesh'],
  ['glorious', 'Grandson'],
] as const)('%s: a group is ordered one unit after the other, and each order may be given', (id, name) => {
  const match = begun(id, name);
  const line = lineIn(match, 4);
  const { place } = line[0]!;
  const to = pointFrom(place, 0, 900);
  const { shares } = planGroup(
    match,
    line.map((unit) => unit.id),
    { x: to.x - place.x, y: to.y - place.y },
  );
  expect(shares.map(({ unit }) => unit).toSorted()).toEqual(line.map((unit) => unit.id).toSorted());
  for (const share of shares) {
    for (const choice of share.choices) {
      expect(refusal(match, choice)).toBeUndefined();
      answer(match, choice);
    }
    expect(findUnit(match, share.unit)!.place).toEqual(share.place);
  }
});

test('the same for the next: the march that was ordered last, for the next unit that can be ordered it', () => {
  const match = begun('great', 'Kadesh');
  const [first] = lineIn(match, 1);
  const side = match.decision!.side;
  const march = { do: 'manoeuvre', steps: [{ ahead: 2000 }], finish: true } as Choice;
  const said = [{ do: 'choose', unit: first!.id } as Choice, march];
  expect(sameForNext(match, [])).toBeUndefined();
  for (const choice of said) answer(match, choice);
  const next = sameForNext(
    match,
    said.map((choice) => ({ by: side, choice })),
  )!;
  expect(next.unit).not.toBe(first!.id);
  expect(next.draft).toMatchObject({ plan: { is: 'march', verb: 'manoeuvre', steps: [{ ahead: 2000 }] } });
  const there = copyOf(orderOf(match, next.unit)!.match);
  expect(refusal(there, march)).toBeUndefined();
});

test('Glorious: the same functions for the next formation that can carry them out, not a charge', () => {
  const match = begun('glorious', 'Grandson');
  const [first] = lineIn(match, 1);
  const side = match.decision!.side;
  const move = { do: 'move', ahead: 1000 } as Choice;
  const turn = { do: 'aboutFace' } as Choice;
  const said: Choice[] = [{ do: 'choose', unit: first!.id } as Choice, move, turn];
  for (const choice of said) if (!refusal(match, choice)) answer(match, choice);
  const by = (choices: readonly Choice[]) => choices.map((choice) => ({ by: side, choice }));
  const next = sameForNext(match, by(said.slice(0, 2)))!;
  expect(next.unit).not.toBe(first!.id);
  expect(next.draft).toMatchObject({ unit: next.unit, orders: [move] });
  const there = copyOf(orderOf(match, next.unit)!.match);
  expect(refusal(there, move)).toBeUndefined();
  expect(sameForNext(match, by(said))?.draft).toMatchObject({ orders: [move, turn] });
  expect(sameForNext(match, by([said[0]!, { do: 'charge', target: 'N1' } as Choice]))).toBeUndefined();
});

test('units that stand together and look the same way are a body; who stands apart or turned is in none', () => {
  const match = placed('great', {
    phase: 'initiativeMovement',
    units: [
      { id: 'S1', type: 'heavy foot pikes', x: 60_000, y: 30_000 },
      { id: 'S2', type: 'heavy foot pikes', x: 68_500, y: 30_000 },
      { id: 'S3', type: 'heavy foot pikes', x: 77_000, y: 30_000, heading: 200 },
      { id: 'S4', type: 'heavy horse', x: 20_000, y: 20_000 },
      { id: 'N1', type: 'heavy foot pikes', x: 64_000, y: 70_000, heading: 1800 },
    ],
  });
  const units = placedUnits(match).filter(({ side }) => side === 'south');
  expect(bodiesOf(match, units).map((body) => body.map(({ id }) => id))).toEqual([['S1', 'S2']]);
  expect(bodiesOf(match, units.slice(1))).toEqual([]);
  const marks = bodyMarks(match, bodiesOf(match, units), 60);
  expect(marks).toMatchObject([{ is: 'handle', id: 'body:0' }]);
  const [handle] = marks;
  expect(handle?.is === 'handle' && handle.at.y > 31_000).toBe(true);
  // As far as all may go, and no further: then nobody holds the others up.
  const most = planGroup(match, ['S1', 'S2'], { x: 0, y: 60_000 });
  expect(most.stop).toBeDefined();
  expect(most.by.y).toBeGreaterThan(1000);
  expect(planGroup(match, ['S1', 'S2'], most.by)).toMatchObject({ stop: undefined, by: most.by });
});
