/** A drag at a measured table finds its way, hurries where it must, approaches whom it cannot charge; the next unit ends the last. */
import { describe, expect, test } from 'vitest';
import { answer, copyOf, refusal } from '@five-victories/engine/kernel';
import { headingBetween, pointFrom, turnBetween } from '@five-victories/engine/geometry';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { figureOf, findUnit, isPlaced, placedUnits, type TabletopMatch } from '@five-victories/engine/tabletop';
import { orderOf, unitsIn } from '../src/measured/bases.js';
import { orderMaker } from '../src/measured/orders/index.js';
import { stepsOf, type OrderDraft } from '../src/measured/orders/draft.js';
import type { Gesture } from '../src/measured/gesture.js';
import type { ManoeuvreDesk as Desk } from '../src/measured/maker.js';
import { far } from '../src/measured/spots.js';
import { GAMES, scenario, type MeasuredId } from './measured-kit.js';

const begun = <G extends MeasuredId>(id: G, name: string) => {
  const match = scenario(
    id,
    1,
    GAMES[id].scenarios.findIndex((each) => each.name.includes(name)),
  );
  while (match.decision && match.decision.kind !== 'activity') answer(match, match.decision.options[0]!);
  return match;
};

const deskOf = (match: TabletopMatch, unit: string): Desk => ({ ...orderOf(match, unit)!, grain: 60 }) as Desk;

const gesture = (is: Gesture['is'], at: { x: number; y: number }, more: object = {}): Gesture => ({
  is,
  at,
  shift: false,
  alt: true,
  ...more,
});

/** A unit taken hold of by the middle of its front, and let go elsewhere. */
const dragged = (
  desk: Desk,
  unit: Placed,
  to: { x: number; y: number },
  over?: string,
  keys: object = {},
): OrderDraft => {
  const held = { held: { unit: unit.id } };
  const met = over === undefined ? {} : { over: { unit: over } };
  let draft = orderMaker.begin(desk);
  for (const each of [
    gesture('grab', unit.place, { ...held, ...keys }),
    gesture('drag', to, { ...held, ...met, ...keys }),
    gesture('drop', to, { ...held, ...met, ...keys }),
  ])
    draft = orderMaker.gesture!(desk, draft, each)?.draft ?? draft;
  return draft;
};

const ableUnit = (match: TabletopMatch, isMeant: (unit: Placed) => boolean): Placed =>
  match.state.units.find((unit) => unitsIn(match).has(unit.id) && isPlaced(unit) && isMeant(unit as Placed)) as Placed;

describe('a drag', () => {
  test('out of a packed line goes ahead before it turns', () => {
    const match = begun('great', 'Kadesh');
    const unit = ableUnit(match, ({ name }) => name === 'The Golden Chariots');
    const desk = deskOf(match, unit.id);
    const draft = dragged(desk, unit, pointFrom(unit.place, 4_000, 8_000));
    expect(stepsOf(draft).map((step) => Object.keys(step)[0])).toEqual(['ahead', 'turn', 'ahead']);
    expect(draft.stuck).toBeUndefined();
    expect(refusal(desk.match, orderMaker.choices(desk, draft)![0]!)).toBeUndefined();
  });

  test('with Shift ends with its front to the nearest enemy, and H turns it there afterwards', () => {
    const match = begun('great', 'Kadesh');
    const unit = ableUnit(match, ({ name }) => name === 'The Golden Chariots');
    const desk = deskOf(match, unit.id);
    const to = pointFrom(unit.place, 4_000, 8_000);
    const offOf = (draft: OrderDraft): number => {
      const there = copyOf(desk.match);
      for (const choice of orderMaker.choices(desk, draft)!) answer(there, choice);
      const { place } = findUnit(there, unit.id)!;
      const enemies = placedUnits(there).filter(({ side }) => side !== unit.side);
      const spots = enemies.map((enemy) => figureOf(there, enemy));
      const [nearest] = spots.toSorted((one, two) => far(one, place!) - far(two, place!));
      return Math.abs(turnBetween(place!.heading, headingBetween(place!, nearest!)));
    };
    const plain = dragged(desk, unit, to);
    expect(offOf(plain)).toBeGreaterThan(100);
    const facing = dragged(desk, unit, to, undefined, { shift: true });
    expect(stepsOf(facing).map((step) => Object.keys(step)[0])).toEqual(['ahead', 'turn', 'ahead', 'turn']);
    expect(offOf(facing)).toBeLessThanOrEqual(1);
    const pressed = orderMaker.key!(desk, plain, { key: 'h', shift: false, alt: false, ctrl: false })!.draft!;
    expect(stepsOf(pressed)).toEqual(stepsOf(facing));
  });

  test('hurries when it must, and not when it need not', () => {
    const match = begun('great', 'Marathon');
    const unit = ableUnit(match, ({ type }) => type.includes('foot'));
    const desk = deskOf(match, unit.id);
    const far = dragged(desk, unit, pointFrom(unit.place, 0, 8_000));
    expect(far).toMatchObject({ fast: true, hurried: true });
    expect(orderMaker.choices(desk, far)![0]).toMatchObject({ do: 'manoeuvre', rush: true });
    const near = orderMaker.gesture!(
      desk,
      { ...far, drag: { what: 'body', base: [], from: unit.place } },
      gesture('drag', pointFrom(unit.place, 0, 3_000)),
    )!.draft!;
    expect(near).toMatchObject({ fast: false, hurried: false });
  });

  test('onto an enemy out of reach goes towards him, and says why it is no charge', () => {
    const match = begun('splendid', 'Hopton');
    const unit = ableUnit(match, ({ type }) => type === 'M');
    const enemy = match.state.units.find(({ side, type }) => side !== unit.side && type === 'P&M') as Placed;
    const desk = deskOf(match, unit.id);
    const draft = dragged(desk, unit, enemy.place, enemy.id);
    expect(draft.plan).toMatchObject({ is: 'march' });
    expect(draft.stuck!.refusal).toMatchObject({ id: 'chargeOnDifficult', facts: { target: enemy.id } });
    const [choice] = orderMaker.choices(desk, draft)!;
    expect(refusal(desk.match, choice!)).toBeUndefined();
  });
});

test.each([
  ['splendid', 'Hopton'],
  ['great', 'Kadesh'],
] as const)('%s: who takes the next unit in hand has done with the last', (id, name) => {
  const match: ManoeuvreMatch = begun(id, name);
  const first = ableUnit(match, ({ type }) => type === 'M' || type.includes('chariots'));
  const [choose, go] = [
    { do: 'choose', unit: first.id },
    { do: 'manoeuvre', steps: [{ ahead: 1000 }] },
  ];
  for (const choice of [choose, go]) {
    expect(refusal(match, choice)).toBeUndefined();
    answer(match, choice);
  }
  expect(match.decision!.kind).toBe('order');
  expect(orderOf(match, first.id)).toBeUndefined();
  const next = match.state.units.find(({ id: other }) => other !== first.id && unitsIn(match).has(other))!;
  const { before, asked, match: there } = orderOf(match, next.id)!;
  expect(before).toEqual([{ do: 'stop' }, { do: 'choose', unit: next.id }]);
  expect(asked.about).toMatchObject({ unit: next.id });
  expect(findUnit(there, first.id)!.place).toEqual(findUnit(match, first.id)!.place);
  const copy = copyOf(match);
  for (const choice of before) {
    expect(refusal(copy, choice)).toBeUndefined();
    answer(copy, choice);
  }
  expect(copy.decision!.kind).toBe('order');
});
