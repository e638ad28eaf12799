/** What a way to a wish promises in Glorious, in positions from matches played by chance and in a scenario. */
import { assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { answer, copyOf, refusal } from '../src/kernel/index.js';
import { gloriousEdition } from '../src/index.js';
import {
  asMuchOf,
  marchTogether,
  NO_PINS,
  wayTo,
  type FunctionOrder,
  type GloriousMatch,
  type Placed,
} from '../src/games/glorious/index.js';
import { length, pointFrom, turnBetween } from '../src/geometry/index.js';
import { findUnit } from '../src/tabletop/index.js';
import { choosable, chosenIn, positionsOf, scenarioOf, without } from './ways-help.js';

const GRIP = { x: 0, y: 0 };
const LOOSE = { ...NO_PINS, loose: true };
/** What a function more may cost in nearness, and what rounding leaves. */
const ABOUT = 150;

const positions = positionsOf<GloriousMatch>(gloriousEdition, [1, 2, 3, 4, 5, 6, 7, 8], 6, 4);

interface Ask {
  readonly match: GloriousMatch;
  readonly unit: Placed;
  readonly at: { readonly x: number; readonly y: number };
}

const asked = (runs: number, look: (ask: Ask) => void): void =>
  assert(
    property(
      nat({ max: positions.length - 1 }),
      nat(),
      integer({ min: -9_000, max: 9_000 }),
      integer({ min: -6_000, max: 16_000 }),
      (position, pick, aside, ahead) => {
        const before = positions[position]!;
        const units = choosable<Placed>(before);
        const chosen = units[pick % Math.max(1, units.length)];
        if (!chosen) return;
        const match = chosenIn(before, chosen);
        if (match.decision?.kind !== 'order') return;
        const unit = findUnit(match, chosen.id) as Placed;
        look({ match, unit, at: pointFrom(unit.place, aside, ahead) });
      },
    ),
    { numRuns: runs, seed: 16 },
  );

test('the orders are legal, end where they say, and no further off than going straight on', () => {
  let moved = 0;
  asked(300, ({ match, unit, at }) => {
    const way = wayTo(match, unit, { grip: GRIP, at }, LOOSE);
    const { place, left, miss } = way;
    const ahead = { do: 'move', ahead: length(Math.max(1, Math.round(pointAhead(unit, at)))) } as FunctionOrder;
    const plain = asMuchOf(match, unit, ahead);
    const near = plain.order ? Math.hypot(plain.can.to.x - at.x, plain.can.to.y - at.y) : Infinity;
    const stays = Math.hypot(unit.place.x - at.x, unit.place.y - at.y);
    if (way.orders.length > 0 && !way.orders.some((order) => order.do === 'aboutFace'))
      expect(miss).toBeLessThanOrEqual(Math.min(near, stays) + ABOUT);
    for (const [i, order] of way.orders.entries()) {
      expect(refusal(match, order)).toBeUndefined();
      answer(match, order);
      const there = findUnit(match, unit.id) as Placed;
      expect(there.place).toEqual(way.legs[i]!.to);
      if (i + 1 === way.orders.length) expect(there.place).toEqual(place);
      if (i + 1 === way.orders.length && there.functions > 0) expect(there.functions).toBe(left);
    }
    if (way.orders.length > 0) moved++;
  });
  expect(moved).toBeGreaterThan(150);
});

const pointAhead = ({ place }: Placed, at: Ask['at']): number => {
  const on = pointFrom(place, 0, 1);
  return (at.x - place.x) * (on.x - place.x) + (at.y - place.y) * (on.y - place.y);
};

test('who is named stands in the way; where the allowance is named, nobody does', () => {
  const told = { somebody: 0, allowance: 0 };
  asked(300, ({ match, unit, at }) => {
    const pull = { grip: GRIP, at };
    const { stop, inTheWay, miss, cost } = wayTo(match, unit, pull, LOOSE);
    if (inTheWay.length > 0) {
      told.somebody++;
      expect(inTheWay).toContain(stop!.facts['other']);
      const free = wayTo(without(match, inTheWay), unit, pull, LOOSE);
      // Nearer, or as near with fewer functions.
      expect(free.miss + 40 * free.cost).toBeLessThan(miss + 40 * cost);
    }
    if (stop?.id === 'movesTooFar' && inTheWay.length === 0) {
      told.allowance++;
      const others = match.state.units.map(({ id }) => id).filter((id) => id !== unit.id);
      const alone = wayTo(without(match, others), unit, pull, LOOSE);
      expect(alone.miss + 40 * alone.cost).toBeGreaterThan(miss + 40 * cost - 2 * ABOUT);
    }
  });
  expect(told.somebody).toBeGreaterThan(20);
  expect(told.allowance).toBeGreaterThan(20);
});

test('Grandson: who is pulled ahead and to one side does not end with his front to the other', () => {
  const match = scenarioOf<GloriousMatch>(gloriousEdition, 'Grandson');
  let turned = 0;
  for (const chosen of choosable<Placed>(match)) {
    const there = chosenIn(match, chosen);
    const unit = findUnit(there, chosen.id) as Placed;
    for (const aside of [-3_000, 3_000])
      for (const ahead of [3_000, 5_500]) {
        const grip = { x: 0, y: -1_500 };
        const way = wayTo(there, unit, { grip, at: pointFrom(unit.place, aside, ahead) });
        const by = turnBetween(unit.place.heading, way.place.heading);
        if (way.orders.some((order) => order.do === 'turn')) turned++;
        expect(by * aside).toBeGreaterThanOrEqual(0);
      }
  }
  expect(turned).toBeGreaterThan(5);
});

test('Grandson: straight on twice when once is not enough, and the functions that costs', () => {
  const match = scenarioOf<GloriousMatch>(gloriousEdition, 'Grandson');
  const found = choosable<Placed>(match).flatMap((chosen) => {
    const there = chosenIn(match, chosen);
    const unit = findUnit(there, chosen.id) as Placed;
    const way = wayTo(there, unit, { grip: GRIP, at: pointFrom(unit.place, 0, 60_000) }, LOOSE);
    return way.cost === 2 && way.orders.length === 2 ? [way] : [];
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { orders, left, stop } of found) {
    expect(orders.map((order) => order.do)).toEqual(['move', 'move']);
    expect([left, stop === undefined]).toEqual([0, false]);
  }
});

test('formations that face alike go straight on together, in an order that may be given', () => {
  const count = { moved: 0, stopped: 0 };
  for (const given of positions) {
    const units = choosable<Placed>(given);
    const group = units.filter(({ place }) => place.heading === units[0]!.place.heading).slice(0, 5);
    const [first] = group;
    if (!first) continue;
    const to = pointFrom(first.place, 0, 7_000);
    const together = marchTogether(given, group, { by: { x: to.x - first.place.x, y: to.y - first.place.y } });
    if (together.stop) count.stopped++;
    const play = copyOf(given);
    for (const { unit, orders, place } of together.shares) {
      for (const order of [{ do: 'choose', unit }, ...orders]) {
        expect(refusal(play, order)).toBeUndefined();
        answer(play, order);
      }
      expect(findUnit(play, unit)!.place).toEqual(place);
      const old = findUnit(given, unit)!.place!;
      expect(Math.hypot(place.x - old.x - together.by.x, place.y - old.y - together.by.y)).toBeLessThan(20);
      if (play.decision?.kind !== 'activity') break;
    }
    if (together.shares.length > 1) count.moved++;
  }
  expect(count.moved).toBeGreaterThan(10);
  expect(count.stopped).toBeGreaterThan(10);
});
