import { expect, test } from 'vitest';
import { answer, below, copyOf, refusal, streamOf, type Stream } from '@five-victories/engine/kernel';
import { pointFrom } from '@five-victories/engine/geometry';
import { findUnit, type Place } from '@five-victories/engine/tabletop';
import type { Placed, GloriousMatch } from '@five-victories/engine/glorious';
import type { Gesture } from '../src/measured/gesture.js';
import type { GloriousDesk as Desk } from '../src/measured/maker.js';
import type { Mark } from '../src/measured/marks.js';
import { order } from '../src/measured/glorious/orders/order.js';
import type { OrderDraft } from '../src/measured/glorious/orders/draft.js';
import { begun, deskAt, played } from './glorious-kit.js';

const gesture = (is: Gesture['is'], given: Partial<Gesture>): Gesture => ({
  is,
  at: { x: 0, y: 0 },
  shift: false,
  alt: false,
  ...given,
});

const isGhost = (mark: Mark): mark is Extract<Mark, { is: 'ghost' }> => mark.is === 'ghost';

/** The ghost that shows where the formation will stand. */
const shownAt = (desk: Desk, draft: OrderDraft): Place | undefined =>
  order
    .marks(desk, draft)
    .filter(isGhost)
    .find(({ tone }) => tone === 'move' || tone === 'charge')?.place;

/** Where the formation is told to stand after each order. */
const standsAfter = (match: GloriousMatch, unit: string, draft: OrderDraft, desk: Desk): Place | undefined => {
  const copy = copyOf(match);
  let last: Place | undefined;
  copy.tell = (event) => {
    const told = event as { unit?: string; x?: number; heading?: number; formation?: string };
    if (told.unit === unit && told.x !== undefined && told.formation !== undefined) last = event as unknown as Place;
  };
  for (const choice of order.choices(desk, draft) ?? []) {
    expect(refusal(copy, choice), JSON.stringify(choice)).toBeUndefined();
    answer(copy, choice);
  }
  return last;
};

/** A pull somewhere around the formation, by chance. */
const pulledBy = (desk: Desk, stream: Stream): OrderDraft => {
  const unit = findUnit(desk.match, desk.unit!) as Placed;
  const grip = { x: below(stream, 2000) - 1000, y: -below(stream, 1000) };
  const at = pointFrom(unit.place, below(stream, 24_000) - 12_000, below(stream, 24_000) - 9000);
  const others = desk.match.state.units.filter(({ id, place }) => place && id !== unit.id);
  const charge = desk.match.decision!.options.find((option) => option.do === 'charge') as
    | { target: string }
    | undefined;
  const other = charge && below(stream, 2) === 0 ? charge.target : others[below(stream, others.length)]!.id;
  const over = charge || below(stream, 3) === 0 ? { unit: other } : undefined;
  const held = { unit: unit.id };
  let draft = order.begin(desk);
  for (const is of ['grab', 'drag', 'drop'] as const) {
    const made = gesture(is, { at, held, grip, ...(over ? { over } : {}), alt: below(stream, 3) === 0 });
    draft = order.gesture!(desk, draft, made)?.draft ?? draft;
  }
  return draft;
};

test('whatever a pull shows as legal is accepted, and the formation then stands where the ghost stood', () => {
  const stream = streamOf(7);
  const seen = new Map<string, number>();
  for (const [i, scenario] of ['bosworth', 'talikota'].entries())
    played(begun(scenario, 11 + i), 5 + i, 200, (match) => {
      if (match.decision!.kind !== 'order') return;
      const desk = deskAt(match);
      for (let n = 0; n < 2; n++) {
        const draft = pulledBy(desk, stream);
        if (!order.choices(desk, draft)) continue;
        expect(order.refusal!(desk, draft)).toBeUndefined();
        const { x, y, heading, layout } = standsAfter(match, desk.unit!, draft, desk) ?? {};
        const shown = shownAt(desk, draft)!;
        if (x !== undefined) expect({ x, y, heading, layout }).toEqual(pick(shown));
        for (const { do: verb } of order.choices(desk, draft)!) seen.set(verb, (seen.get(verb) ?? 0) + 1);
      }
    });
  for (const verb of ['turn', 'move', 'stepBack', 'aboutFace', 'charge'])
    expect(seen.get(verb), verb).toBeGreaterThan(0);
}, 30_000);

const pick = ({ x, y, heading, layout }: Place) => ({ x, y, heading, layout });
