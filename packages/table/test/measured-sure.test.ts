/** A charge, or a way on which somebody may step between, is ordered by a hand that rests; let go sooner it is planned. */
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice } from '@five-victories/engine/kernel';
import { askedIn } from '../src/measured/decisions.js';
import { orderOf } from '../src/measured/bases.js';
import type { Gesture } from '../src/measured/gesture.js';
import { findUnit } from '@five-victories/engine/tabletop';
import type { Spot } from '../src/measured/marks.js';
import type { Desk } from '../src/measured/maker.js';
import { makerFor } from '../src/measured/makers.js';
import { createResting } from '../src/measured/resting.js';
import { isPlain } from '../src/match/plain.js';
import { m } from '../src/measured/words/index.js';
import { placed } from './measured-kit.js';

const heading = 1800;
const match = placed('splendid', {
  phase: 'initiativeMovement',
  units: [
    { id: 'S1', type: 'HM', name: 'Red Horse', layout: 'YY', x: 30_000, y: 14_000 },
    { id: 'S9', type: 'P&M', name: 'Reserve', layout: 'MM', x: 4000, y: 3000 },
    { id: 'N1', type: 'HM', name: 'Blue Horse', layout: 'YY', x: 30_000, y: 24_000, heading },
  ],
});
const deskOf = (unit: string): Desk => ({ ...orderOf(match, unit)!, grain: 60 });
const desk = deskOf('S1');
const maker = makerFor('splendid', askedIn(desk.match)!.kind)!;

const made = (is: Gesture['is'], at: Spot, how: Partial<Gesture> = {}): Gesture => ({
  is,
  at,
  held: { unit: 'S1' },
  shift: false,
  alt: false,
  ...how,
});
const ONTO = { at: { x: 30_000, y: 24_000 }, over: { unit: 'N1' } };

/** What is drawn before it is let go, and what comes of that. */
const dropped = (at: Spot, how: Partial<Gesture>, of = desk) => {
  const from = findUnit(match, of.unit!)!.place!;
  const { draft: held } = maker.gesture!(of, maker.begin(of), made('grab', from, how))!;
  const { draft: carried } = maker.gesture!(of, held, made('drag', at, how))!;
  const texts = maker.marks(of, carried).flatMap((mark) => (mark.is === 'text' ? [mark.text] : []));
  return { texts, outcome: maker.gesture!(of, carried, made('drop', at, how))! };
};

test.each([
  ['let go at once', {}, false],
  ['by a hand that rested', { rested: true }, true],
  ['with Shift', { shift: true }, true],
] as const)('a charge %s', (_, how, sure) => {
  const { texts, outcome } = dropped(ONTO.at, { ...how, over: ONTO.over });
  expect(maker.choices(desk, outcome.draft)).toEqual([expect.objectContaining({ do: 'charge', target: 'N1' })]);
  expect(texts.includes(m().orders.sure)).toBe(sure);
  expect([outcome.meant, outcome.sure]).toEqual([true, sure]);
  expect(isPlain(match, [...desk.before, ...(maker.choices(desk, outcome.draft) as Choice[])])).toBe(false);
});

test('a way that is plain is given by letting go, and nothing need be said of it', () => {
  // From far away nobody could step between, as Blue Horse might before it.
  for (const [unit, to, isSaid] of [
    ['S9', { x: 4000, y: 4000 }, false],
    ['S1', { x: 30_000, y: 19_000 }, true],
  ] as const) {
    const { texts, outcome } = dropped(to, { rested: true, held: { unit } }, deskOf(unit));
    expect(outcome.meant).toBe(true);
    expect(texts.includes(m().orders.sure)).toBe(isSaid);
  }
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a hand rests when it stays for a while, trembling or not; who goes on does not', () => {
  createRoot((end) => {
    const told: Gesture[] = [];
    let mayGive = true;
    const resting = createResting({ mayGive: () => mayGive, grain: () => 10, rests: (each) => told.push(each) });
    const drag = (x: number): Gesture => resting.seen(made('drag', { x, y: 0 }));
    expect(resting.seen(made('grab', { x: 0, y: 0 })).rested).toBeUndefined();
    expect(drag(100).rested).toBeUndefined();
    vi.advanceTimersByTime(600);
    expect(drag(120).rested).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(told.map(({ rested, at }) => [rested, at.x])).toEqual([[true, 120]]);
    expect(drag(110).rested).toBe(true);
    expect(drag(900).rested).toBeUndefined();
    vi.advanceTimersByTime(600);
    expect(resting.seen(made('drop', { x: 900, y: 0 })).rested).toBeUndefined();
    vi.advanceTimersByTime(2000);
    expect(told.length).toBe(1);

    drag(100);
    vi.advanceTimersByTime(800);
    expect(resting.seen(made('drop', { x: 100, y: 0 })).rested).toBe(true);
    mayGive = false;
    drag(100);
    vi.advanceTimersByTime(800);
    expect(resting.seen(made('drop', { x: 100, y: 0 })).rested).toBeUndefined();
    end();
  });
});
