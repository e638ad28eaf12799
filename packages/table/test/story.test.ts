/** The story of recorded matches, held against a count of its own from the events and the states of the engine. */
import { describe, expect, test } from 'vitest';
import { SIDES, type Event, type Side } from '@five-victories/engine/kernel';
import { greatEdition } from '@five-victories/engine/great';
import type { AnySession } from '../src/match/session.js';
import { storyOf, type Story } from '../src/story/story.js';
import { RECORDED, recordedSession } from './story-kit.js';

const eventsOf = (session: AnySession): Event[] =>
  session.moments.flatMap(({ lines }) => lines.map(({ event }) => event));

interface Seen {
  readonly id: string;
  readonly side: Side;
  readonly type: string;
  readonly hits: number;
  readonly layout?: string;
  readonly stands?: string;
}

const unitsAt = (session: AnySession, at: number): readonly Seen[] =>
  session.moments.at(at)!.match.state.units as readonly unknown[] as readonly Seen[];

const lettersIn = (text: string): number => text.replace(/[^A-Z]/g, '').length;

/** A die of `sides` sides that hits at or below a number, by counting its faces. */
const chanceOf = (need: number, sides: number): number => {
  let faces = 0;
  for (let face = 1; face <= sides; face++) if (face <= need) faces++;
  return faces / sides;
};

/** Stands by what was told: taken off one by one, or lost with all that was left. */
const lostByEvents = (session: AnySession): Map<string, number> => {
  const lost = new Map<string, number>();
  const add = (unit: string, more: number): void => void lost.set(unit, (lost.get(unit) ?? 0) + more);
  for (const { match, lines } of session.moments)
    for (const { event } of lines) {
      const unit = event['unit'] as string;
      if (event.event === 'removed') add(unit, lettersIn(event['stands'] as string));
      if (event.event === 'leftTable') add(unit, lettersIn(event['letters'] as string));
      if (event.event === 'routed') {
        const units = match.state.units as readonly unknown[] as readonly Seen[];
        const layout = units.find(({ id }) => id === unit)?.layout;
        add(unit, (event['stands'] as number | undefined) ?? lettersIn(layout!));
      }
    }
  return lost;
};

describe.each(RECORDED)('%s, %s', (game, name) => {
  const session = recordedSession(game, name);
  const story = storyOf(session);
  const events = eventsOf(session);

  test('luck is every die that was thrown to hit, against the faces that would have hit', () => {
    for (const side of SIDES) {
      let [dice, hits, promised] = [0, 0, 0];
      for (const event of events) {
        const needs = event['needs'] as readonly number[] | undefined;
        const target = event['target'];
        // A throw that is aimed at somebody, and not a test.
        if (event.event !== 'throw' || event['side'] !== side || !needs || target === undefined) continue;
        const thrown = event['dice'] as readonly number[];
        dice += thrown.length;
        thrown.forEach((die, i) => (hits += die <= needs[i]! ? 1 : 0));
        for (const need of needs) promised += chanceOf(need, event['sides'] as number);
      }
      expect(story.luck.sides[side]).toMatchObject({ dice, hits });
      expect(story.luck.sides[side].expected).toBeCloseTo(promised, 6);
    }
    expect(story.luck.casts.length).toBeGreaterThan(0);
    expect(story.luck.lopsided).toBeGreaterThan(0);
    expect(story.luck.lopsided).toBeLessThanOrEqual(1);
  });

  test('losses by unit are what was taken off the table', () => {
    const told = lostByEvents(session);
    const [first, last] = [unitsAt(session, story.turns[0]!.at), unitsAt(session, -1)];
    expect(story.units.length).toBeGreaterThanOrEqual(last.length);
    for (const unit of story.units) {
      const before = first.find(({ id }) => id === unit.id)!;
      const after = last.find(({ id }) => id === unit.id);
      if (game === 'great') {
        const { strength } = greatEdition.types[unit.type] as unknown as { readonly strength: number };
        expect(unit.had).toBe(strength);
        expect([unit.name, unit.lost]).toEqual([unit.name, unit.fate.is === 'stood' ? after!.hits : strength]);
      } else {
        if (unit.fate.is !== 'joined')
          expect(unit.had).toBeGreaterThanOrEqual(lettersIn(before.layout ?? before.stands!));
        expect([unit.name, unit.lost]).toEqual([unit.name, told.get(unit.id) ?? 0]);
      }
      const gone = events.some((event) => event.event === 'routed' && event['unit'] === unit.id);
      expect([unit.name, unit.fate.is !== 'stood']).toEqual([unit.name, gone]);
      if (gone) expect(unit.lost).toBe(unit.had);
    }
    for (const side of SIDES) {
      const { outcome } = session.moments.at(-1)!.match.state;
      const tallies = (outcome as { tallies?: Record<Side, number> }).tallies;
      if (tallies) expect(story.sides[side].losses.lost).toBe(tallies[side]);
    }
  });

  test('hits given by fire and blows are the hits taken from them', () => {
    const given = story.units.reduce((sum, { made }) => sum + made, 0);
    const taken = events.reduce(
      (sum, event) =>
        event.event === 'hits' && ['fire', 'attack'].includes(event['cause'] as string)
          ? sum + (event['hits'] as number)
          : sum,
      0,
    );
    expect(given).toBe(taken);
    expect(given).toBeGreaterThan(0);
  });

  test('turning points are the largest swings, in order, three at most, and each has a moment to look at', () => {
    const swings = story.course.slice(1).map(({ at, left }, i) => {
      const before = story.course[i]!.left;
      return { at, swing: Math.abs(left.south - before.south - (left.north - before.north)) };
    });
    expect(story.turnings.length).toBeGreaterThan(0);
    expect(story.turnings.length).toBeLessThanOrEqual(3);
    const ats = story.turnings.map(({ at }) => at);
    expect(ats).toEqual([...ats].sort((a, b) => a - b));
    const smallest = Math.min(...story.turnings.map(({ swing }) => swing));
    for (const { at, swing } of swings) if (!ats.includes(at)) expect(swing).toBeLessThanOrEqual(smallest + 1e-9);
    for (const { at, swing, what, turn } of story.turnings) {
      if (what.is !== 'goal') expect(swings.find((each) => each.at === at)!.swing).toBeCloseTo(swing, 9);
      expect(session.moments[at]!.match.state.turn).toBe(turn);
      expect(at).toBeGreaterThanOrEqual(story.turns[0]!.at);
    }
  });

  test('the best gave most over what it took, the worst least', () => {
    for (const side of SIDES) {
      const merits = story.units.filter((unit) => unit.side === side).map((unit) => unit.made - unit.taken);
      const meritOf = (id: string | undefined): number => {
        const unit = story.units.find((each) => each.id === id)!;
        return unit.made - unit.taken;
      };
      if (story.best[side] !== undefined) {
        const fighting = story.units.filter((unit) => unit.side === side && unit.made > 0);
        expect(meritOf(story.best[side])).toBe(Math.max(...fighting.map(({ made, taken }) => made - taken)));
      }
      if (story.worst[side] !== undefined) expect(meritOf(story.worst[side])).toBe(Math.min(...merits));
    }
  });

  test('the end is the engine’s, and turns begin where they do', () => {
    const { outcome, turn } = session.moments.at(-1)!.match.state;
    expect(story.end?.outcome).toEqual(outcome);
    expect(story.end?.turn).toBe(turn);
    expect(story.turns.map((mark) => mark.turn)).toEqual(Array.from({ length: turn }, (_, i) => i + 1));
    for (const mark of story.turns.slice(1)) {
      expect(session.moments[mark.at]!.match.state.turn).toBe(mark.turn);
      expect(session.moments[mark.at - 1]!.match.state.turn).toBe(mark.turn - 1);
    }
  });
});

test('so lopsided or worse: the chance of two coins each, by counting all sixteen ways', () => {
  const session = recordedSession('fine', 'hidden');
  const coin = (side: Side, dice: readonly number[]) => ({
    event: { event: 'throw', rule: 'FV-FIRE-20', cause: 'fire', side, sides: 6, needs: [3, 3], dice, target: 'N1' },
    text: undefined,
  });
  const [first] = session.moments;
  const luckWith = (south: readonly number[], north: readonly number[]): Story['luck'] =>
    storyOf({ ...session, moments: [{ ...first!, lines: [coin('south', south), coin('north', north)] }] }).luck;
  // South hits twice, North never: a difference of two or more happens in two of sixteen ways.
  expect(luckWith([1, 2], [6, 6]).lopsided).toBeCloseTo(2 / 16, 9);
  expect(luckWith([1, 6], [6, 1]).lopsided).toBe(1);
  expect(luckWith([1, 2], [1, 6]).lopsided).toBeCloseTo(10 / 16, 9);
});
