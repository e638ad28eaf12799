/**
 * Whatever a clumsy hand does: units and handles are grabbed, dragged and dropped anywhere, things are tapped, keys are
 * hit. No maker may fall over, and what it would say must be what the engine says of it.
 */
import { describe, expect, test } from 'vitest';
import { chooseRandom, chooseSteady } from '@five-victories/bots';
import { answer, below, copyOf, refusal, streamOf, type Choice, type Stream } from '@five-victories/engine/kernel';
import { isPlaced, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked } from '../src/measured/decisions.js';
import { tried } from '../src/match/preview.js';
import type { Gesture, Key } from '../src/measured/gesture.js';
import type { AnyMaker, Desk } from '../src/measured/maker.js';
import { makerFor } from '../src/measured/makers.js';
import type { Mark, Spot } from '../src/measured/marks.js';
import { scenario, type MeasuredId } from './measured-kit.js';

const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789[]+-. ',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Backspace',
  'Delete',
  'Enter',
  'Escape',
  'Home',
  'Tab',
];

const pick = <T>(stream: Stream, from: readonly T[]): T => from[below(stream, from.length)]!;

const spotIn = (match: TabletopMatch, stream: Stream): Spot => {
  const { tableWidth, tableDepth } = match.state.options as { tableWidth?: number; tableDepth?: number };
  // A little beyond the edges too.
  return {
    x: below(stream, 1200 * (tableWidth ?? 48)) - 3000,
    y: below(stream, 1200 * (tableDepth ?? 40)) - 3000,
  };
};

const placeOf = (match: TabletopMatch, id: UnitId): Spot | undefined => {
  const unit = match.state.units.find((each) => each.id === id);
  return unit && isPlaced(unit) ? unit.place : undefined;
};

/** One drag, tap or hover, as the table tells it. */
const gesturesOf = (match: TabletopMatch, marks: readonly Mark[], stream: Stream): Gesture[] => {
  const units = match.state.units.map(({ id }) => id);
  const handles = marks.flatMap((mark) => (mark.is === 'handle' ? [mark] : []));
  const flags = { shift: below(stream, 5) === 0, alt: below(stream, 5) === 0 };
  const over = () => (below(stream, 2) === 0 ? {} : { over: { unit: pick(stream, units), stand: below(stream, 4) } });
  const target = pick(stream, units);
  const there = (): Spot =>
    below(stream, 2) === 0 ? (placeOf(match, target) ?? spotIn(match, stream)) : spotIn(match, stream);
  const handle = handles.length > 0 && below(stream, 2) === 0 ? pick(stream, handles) : undefined;
  if (below(stream, 3) === 0) {
    const at = there();
    return [{ is: 'tap', at, ...flags, ...(handle ? { over: { handle: handle.id } } : over()) }];
  }
  const unit = pick(stream, units);
  const held = handle ? { handle: handle.id } : { unit };
  const at = handle?.at ?? placeOf(match, unit) ?? spotIn(match, stream);
  const base = { held, grip: { x: 0, y: -500 }, ...flags };
  return [
    { is: 'grab', at, ...base },
    { is: 'drag', at: there(), ...base, ...over() },
    { is: 'drag', at: there(), ...base, ...over() },
    { is: below(stream, 4) === 0 ? 'cancel' : 'drop', at: there(), ...base, ...over() },
  ];
};

const deskOf = (match: TabletopMatch, unit: UnitId | undefined, before: readonly Choice[] = []): Desk => {
  const asked = askedIn(match)!;
  return { match, before, asked, unit: unit ?? unitAsked(asked), grain: 60 };
};

/** What it would say is judged as the panel judges it; the first answer alone can be asked about. */
const judged = (maker: AnyMaker, desk: Desk, draft: unknown): void => {
  const said = maker.choices(desk, draft);
  const own = maker.refusal?.(desk, draft);
  if (!said || said.length === 0 || (maker.refusal && own)) return;
  const wrong = refusal(desk.match, said[0]!);
  if (maker.refusal || wrong === undefined) {
    expect(wrong, JSON.stringify(said)).toBeUndefined();
    tried(desk.match, said.slice(0, 1));
  }
};

/** A gesture as the play passes it on: of a drag that comes to nothing no maker hears. */
const told = (maker: AnyMaker, desk: Desk, draft: unknown, before: unknown, gesture: Gesture) =>
  gesture.is === 'cancel' ? { draft: before } : maker.gesture?.(desk, draft, gesture);

const fumble = (maker: AnyMaker, desk: Desk, stream: Stream): void => {
  let draft: unknown = maker.begin(desk);
  for (let i = 0; i < 5; i++) {
    const before = draft;
    const marks = maker.marks(desk, draft);
    const shown = maker.shown?.(desk, draft) ?? desk.match;
    const key: Key = { key: pick(stream, KEYS), shift: below(stream, 4) === 0, alt: false, ctrl: false };
    const outcomes =
      below(stream, 3) === 0
        ? [() => maker.key?.(desk, draft, key)]
        : gesturesOf(shown, marks, stream).map((gesture) => () => told(maker, desk, draft, before, gesture));
    for (const outcome of outcomes) {
      const next = outcome();
      if (next?.say || next?.hold !== undefined) return;
      if (next?.draft !== undefined) draft = next.draft;
      maker.marks(desk, draft);
    }
    judged(maker, desk, draft);
  }
};

const desksAt = (match: TabletopMatch, stream: Stream): Desk[] => {
  const copy = copyOf(match);
  if (copy.decision!.kind !== 'activity') {
    const own = copy.state.units.filter(({ side }) => side === copy.decision!.side);
    return [deskOf(copy, undefined), ...(own.length > 0 ? [deskOf(copy, pick(stream, own).id)] : [])];
  }
  const choices = copy.decision!.options.filter((option) => option.do === 'choose');
  if (choices.length === 0) return [];
  const choose = pick(stream, choices) as Choice & { unit: UnitId };
  const asked = tried(copy, [choose]);
  return asked.decision ? [deskOf(asked, choose.unit, [choose])] : [];
};

describe.each(['splendid', 'great', 'glorious'] as const)('%s', (game: MeasuredId) => {
  test.each([1, 2])('a clumsy hand breaks nothing (match %i)', (seed) => {
    const stream = streamOf(1000 + seed);
    const match = scenario(game, seed, seed);
    const seen = new Map<string, number>();
    for (let i = 0; i < 500 && match.decision; i++) {
      for (const desk of desksAt(match, stream)) {
        const { kind } = desk.asked;
        const maker = makerFor(game, kind);
        const often = seen.get(kind) ?? 0;
        if (!maker || often > 25) continue;
        seen.set(kind, often + 1);
        try {
          fumble(maker, desk, stream);
        } catch (error) {
          throw new Error(`${kind}, decision ${i}: ${String(error)}`, { cause: error });
        }
      }
      answer(match, (below(stream, 2) === 0 ? chooseSteady : chooseRandom)(match, stream));
    }
    expect(seen.size).toBeGreaterThan(3);
  });
});
