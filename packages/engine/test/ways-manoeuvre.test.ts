/** What a way to a wish promises in Splendid and Great, in positions from matches played by chance and in scenarios. */
import { assert, integer, nat, option, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, furthest, refusal } from '../src/kernel/index.js';
import { greatEdition, splendidEdition } from '../src/index.js';
import {
  headingBetween,
  length,
  pointFrom,
  tenths,
  turnBetween,
  type Heading,
  type Point,
} from '../src/geometry/index.js';
import { HAIR, steppedOn, walk, wayTo, type ManoeuvreMatch, type Placed, type Wish } from '../src/manoeuvre/index.js';
import { findUnit, freeWay, isPlaced, type March, type Step } from '../src/tabletop/index.js';
import { choosable, chosenIn, positionsOf, scenarioOf, unitNamed, without, withUnits } from './ways-help.js';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isIntercepted = ({ decision }: ManoeuvreMatch): boolean => decision?.kind === 'intercept';

/** How near to the wish the two plain ways come, by asking `refusal` alone: turned then ahead, ahead then turned. */
const plainMiss = (match: ManoeuvreMatch, unit: Placed, { at }: Wish): number => {
  const isLegal = (steps: readonly Step[]): boolean =>
    refusal(match, { do: 'manoeuvre', steps } as March) === undefined;
  const endOf = (steps: readonly Step[]): number => distance(steppedOn(match, unit, unit.place, steps), at);
  const by = turnBetween(unit.place.heading, headingBetween(unit.place, at));
  const far = Math.round(distance(unit.place, at));
  const aheadAfter = (first: readonly Step[], wanted: number): number => {
    const most = Math.min(wanted, walk(match, unit, { do: 'manoeuvre', steps: first }).left);
    const sure = most <= 0 ? 0 : freeWay(match, unit, steppedOn(match, unit, unit.place, first), 'front', length(most));
    const whyNot = (ahead: number) => (isLegal([...first, { ahead: length(ahead) }]) ? undefined : 'refused');
    const { much } = furthest({ most, sure, samples: 8 }, whyNot);
    return much === undefined ? Infinity : endOf([...first, { ahead: length(much) }]);
  };
  const turns = by === 0 ? [[]] : [by, by > 0 ? by - 3600 : by + 3600].map((turn) => [{ turn: tenths(turn) }]);
  const turned = turns.filter((steps) => steps.length === 0 || isLegal(steps)).map((steps) => aheadAfter(steps, far));
  const seen = steppedOn(match, unit, unit.place, [{ ahead: length(1000) }]);
  const ahead =
    ((at.x - unit.place.x) * (seen.x - unit.place.x) + (at.y - unit.place.y) * (seen.y - unit.place.y)) / 1000;
  return Math.min(Infinity, ...turned, ahead >= 1 ? aheadAfter([], Math.round(ahead)) : Infinity);
};

const asks = (positions: number, far: number) =>
  record({
    position: nat({ max: positions - 1 }),
    pick: nat(),
    aside: integer({ min: -far, max: far }),
    ahead: integer({ min: -far, max: far }),
    heading: option(integer({ min: 0, max: 3599 }), { nil: undefined }),
  });

describe.each([
  ['Splendid', splendidEdition, 20_000],
  ['Great', greatEdition, 25_000],
] as const)('%s', (_name, game, far) => {
  const positions = positionsOf<ManoeuvreMatch>(game, [1, 2, 3, 4], 5, 7);
  type Ask = ReturnType<typeof asks> extends Arbitrary<infer A> ? A : never;
  const asked = ({ position, pick, aside, ahead, heading }: Ask) => {
    const match = positions[position]!;
    const units = choosable<Placed>(match);
    const unit = units[pick % Math.max(1, units.length)];
    const wish: Wish | undefined = unit && {
      at: pointFrom(unit.place, aside, ahead),
      ...(heading === undefined ? {} : { heading: heading as Heading }),
    };
    return { match, unit, wish };
  };

  test('the order is legal and ends where it says, no further off than a plain one', () => {
    let [moved, nearer] = [0, 0];
    assert(
      property(asks(positions.length, far), (ask) => {
        const { match: before, unit, wish } = asked(ask);
        if (!unit || !wish) return;
        const match = chosenIn(before, unit);
        if (match.decision?.kind !== 'order') return;
        const way = wayTo(match, unit, wish);
        const stays = distance(unit.place, wish.at);
        const plain = plainMiss(match, unit, wish);
        if (way.march) expect(refusal(match, way.march)).toBeUndefined();
        expect(way.miss).toBeLessThanOrEqual(Math.min(stays, plain) + HAIR);
        if (!way.march) return;
        moved++;
        if (way.miss < plain - HAIR) nearer++;
        expect(walk(match, unit, way.march)).toMatchObject({ whole: true, place: way.place, left: way.left });
        const isAbout = way.march.steps.some((step) => 'aboutFace' in step);
        if (!isAbout) expect(way.miss).toBeCloseTo(distance(way.head, wish.at), 6);
        const given: March = { ...way.march, finish: true };
        answer(match, given);
        const there = findUnit(match, unit.id)!;
        if (!isIntercepted(match) && isPlaced(there)) expect(there.place).toEqual(way.place);
      }),
      { numRuns: 250, seed: 16 },
    );
    expect(moved).toBeGreaterThan(120);
    expect(nearer).toBeGreaterThan(10);
  });

  test('what it names is what stops it', () => {
    const told = { somebody: 0, allowance: 0 };
    assert(
      property(asks(positions.length, far), (ask) => {
        const { match, unit, wish } = asked(ask);
        if (!unit || !wish) return;
        const way = wayTo(match, unit, { at: wish.at });
        const { stop, inTheWay, miss } = way;
        expect(stop === undefined).toBe(miss <= HAIR);
        if (inTheWay.length > 0) {
          told.somebody++;
          expect(inTheWay).toContain(stop!.facts['other']);
          // Nearer, or at least half of the way: who gets that far without them looks for nothing better.
          const half = distance(unit.place, wish.at) / 2;
          expect(wayTo(without(match, inTheWay), unit, { at: wish.at }).miss).toBeLessThan(Math.max(miss, half));
        }
        if (stop?.id === 'pathTooLong') {
          told.allowance++;
          const others = match.state.units.map(({ id }) => id).filter((id) => id !== unit.id);
          expect(inTheWay).toEqual([]);
          // Nobody was in the way: an empty table would not bring it nearer; or, where it went all the way it may go,
          // by less than a quarter.
          expect(
            wayTo(without(match, others), unit, { at: wish.at }, { fast: way.fast !== undefined }).miss,
          ).toBeGreaterThan((way.left < 1 ? 0.75 * miss : miss) - 2 * HAIR);
        }
      }),
      { numRuns: 250, seed: 16 },
    );
    expect(told.somebody).toBeGreaterThan(30);
    expect(told.allowance).toBeGreaterThan(30);
  });
});

test('Kadesh: dragged obliquely out of a packed line, chariots and foot go ahead first', () => {
  const match = scenarioOf<ManoeuvreMatch>(greatEdition, 'Kadesh');
  for (const name of ['The Golden Chariots', 'Spears of Seth', 'Archers of Amun']) {
    const unit = unitNamed<Placed>(match, name);
    const at = pointFrom(unit.place, 4_000, 8_000);
    // What dragging used to do: there is no room to turn.
    const turn = turnBetween(unit.place.heading, headingBetween(unit.place, at));
    const there = chosenIn(match, unit);
    expect(refusal(there, { do: 'manoeuvre', steps: [{ turn }] } as March)).toMatchObject({ id: 'noRoomToTurn' });
    const way = wayTo(there, unit, { at });
    expect(way.march!.steps.map((step) => Object.keys(step)[0])).toEqual(['ahead', 'turn', 'ahead']);
    expect(refusal(there, way.march!)).toBeUndefined();
    expect(way.miss).toBeLessThan(2_000);
  }
});

test('Hopton Heath: a commander close behind his foot gets to their side, though he has no room to turn', () => {
  const match = scenarioOf<ManoeuvreMatch>(splendidEdition, 'Hopton');
  const foot = unitNamed<Placed>(match, 'The Stafford Garrison');
  const chief = unitNamed<Placed>(match, 'Earl of Northampton');
  const behind = { ...chief.place, ...pointFrom(foot.place, 0, -2_050) } as Placed['place'];
  const close = withUnits(match, (unit) => {
    if (unit.id === foot.id) return unit;
    return { ...unit, place: unit.id === chief.id ? behind : undefined };
  });
  const there = chosenIn(close, chief);
  const at = pointFrom(behind, 6_000, 2_000);
  const way = wayTo(there, unitNamed<Placed>(there, 'Earl of Northampton'), { at });
  expect(refusal(there, way.march!)).toBeUndefined();
  expect(way.miss).toBeLessThan(500);
});

test('Kadesh: who has gone all the way he may is told so, not that somebody stands in the way', () => {
  const match = scenarioOf<ManoeuvreMatch>(greatEdition, 'Kadesh');
  const unit = unitNamed<Placed>(match, 'Spears of Re');
  const way = wayTo(chosenIn(match, unit), unit, { at: pointFrom(unit.place, 8_000, 10_000) });
  expect(way.march).toBeDefined();
  expect(way).toMatchObject({ left: 0, inTheWay: [], stop: { id: 'pathTooLong' } });
});

test('Great, first turn: foot dragged eleven centimetres rushes, and knows what that asks', () => {
  const match = scenarioOf<ManoeuvreMatch>(greatEdition, 'Marathon');
  const unit = choosable<Placed>(match).find(({ type }) => type.includes('foot'))!;
  const at = pointFrom(unit.place, 0, 11_000);
  const way = wayTo(chosenIn(match, unit), unit, { at });
  const slow = wayTo(chosenIn(match, unit), unit, { at }, { fast: false });
  expect(way.march).toMatchObject({ do: 'manoeuvre', rush: true });
  expect(way.used).toBe(2 * slow.used);
  expect(way.fast).toMatchObject({ word: 'rush', rule: 'GV-MOVE-08', away: 18_000 });
  expect(slow.fast).toBeUndefined();
  const near = wayTo(chosenIn(match, unit), unit, { at: pointFrom(unit.place, 0, 3_000) });
  expect([near.fast, near.march!.rush, near.stop]).toEqual([undefined, undefined, undefined]);
});

test('Hopton Heath: the Stafford Garrison, dragged past the Earl, is stopped by him and not by its allowance', () => {
  const match = scenarioOf<ManoeuvreMatch>(splendidEdition, 'Hopton');
  const garrison = unitNamed<Placed>(match, 'The Stafford Garrison');
  const earl = unitNamed<Placed>(match, 'Earl of Northampton');
  // The Earl stands before it, so that it comes to him with some of its allowance left and cannot get past him.
  const ahead = pointFrom(garrison.place, 0, 3_600);
  const before = { ...earl.place, x: length(Math.round(ahead.x)), y: length(Math.round(ahead.y)) };
  const blocked = withUnits(match, (unit) => (unit.id === earl.id ? { ...unit, place: before } : unit));
  const at = pointFrom(garrison.place, 0, 9_000);
  const limits = { fast: false };
  const way = wayTo(blocked, garrison, { at }, limits);
  expect(way.left).toBeGreaterThan(1_000);
  expect(way.stop).toMatchObject({ id: 'overlapsAfter', facts: { other: earl.id } });
  expect(way.inTheWay).toEqual([earl.id]);
  const free = wayTo(without(blocked, [earl.id]), garrison, { at }, limits);
  expect(free).toMatchObject({ left: 0, stop: { id: 'pathTooLong' }, inTheWay: [] });
});
