/** What has just happened, drawn and told: it must be true of every answer in real matches of all three games. */
import { describe, expect, test } from 'vitest';
import { chooseRandom, chooseSteady } from '@five-victories/bots';
import { answer, copyOf, streamOf, type Event, type Side } from '@five-victories/engine/kernel';
import { figureIn, findUnit, isPlaced, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Mark } from '../src/measured/marks.js';
import { botLines } from '../src/measured/react/bot-line.js';
import { newsOf } from '../src/measured/react/news.js';
import { lookMarks, trailOf } from '../src/measured/react/trail.js';
import { GAMES, scenario, type MeasuredId } from './measured-kit.js';

interface Moment {
  readonly match: TabletopMatch;
  readonly by: Side | undefined;
  readonly lines: readonly { readonly event: Event }[];
  readonly reveals: boolean;
}

/** A match played on, every moment of it kept: steady orders, reactions by chance. */
const playedMoments = (id: MeasuredId, seed: number, most: number): Moment[] => {
  const stream = streamOf(seed);
  const moments: Moment[] = [{ match: scenario(id, seed, seed), by: undefined, lines: [], reveals: false }];
  for (let i = 0; i < most; i++) {
    const before = moments.at(-1)!.match;
    if (!before.decision) break;
    const match = copyOf(before);
    const events: Event[] = [];
    match.tell = (event) => events.push(event);
    const { kind, side } = match.decision!;
    answer(match, (kind === 'activity' || kind === 'order' ? chooseSteady : chooseRandom)(match, stream));
    match.tell = undefined;
    const lines = events.map((event) => ({ event }));
    moments.push({ match, by: side, lines, reveals: events.some(({ event }) => event === 'throw') });
  }
  return moments;
};

const all = new Map(
  (Object.keys(GAMES) as MeasuredId[]).map((id) => [id, [1, 2].flatMap((seed) => [playedMoments(id, seed, 420)])]),
);

interface Step {
  readonly before: TabletopMatch;
  readonly after: TabletopMatch;
  readonly events: readonly Event[];
}

/** Every answer after the set-up. */
const stepsOf = (id: MeasuredId): Step[] =>
  all.get(id)!.flatMap((moments) =>
    moments.slice(1).flatMap(({ match: after, lines }, i): Step[] => {
      const { match: before } = moments[i]!;
      const events = lines.map(({ event }) => event);
      return before.state.phase === 'setup' || events.some(({ event }) => event === 'placed')
        ? []
        : [{ before, after, events }];
    }),
  );

const of = <K extends Mark['is']>(marks: readonly Mark[], kind: K) =>
  marks.filter((mark): mark is Extract<Mark, { is: K }> => mark.is === kind);
const NEAR = 80;
/** Shorter ways are not drawn. */
const SHORT = 300;

describe.each(Object.keys(GAMES) as MeasuredId[])('%s', (id) => {
  const steps = stepsOf(id);

  test('who has moved has a ghost where it stood, and a way that ends where it stands', () => {
    let moved = 0;
    for (const { before, after, events } of steps) {
      const marks = trailOf(before, after, events);
      for (const { event, unit: name } of events) {
        const [was, now] = [findUnit(before, String(name)), findUnit(after, String(name))];
        if (event !== 'moved' || !was || !now || !isPlaced(was) || !isPlaced(now)) continue;
        const to = figureIn(after, now, now.place);
        const from = figureIn(before, was, was.place);
        if (Math.hypot(to.x - from.x, to.y - from.y) <= SHORT) continue;
        moved += 1;
        expect(of(marks, 'ghost')).toContainEqual({ is: 'ghost', unit: now.id, place: was.place, tone: 'quiet' });
        const ends = of(marks, 'path').map(({ points }) => points.at(-1)!);
        expect(ends.some(({ x, y }) => Math.hypot(x - to.x, y - to.y) < NEAR)).toBe(true);
      }
    }
    expect(moved).toBeGreaterThan(50);
  });

  test('every shot is drawn with its hits, between where the two stood', () => {
    let shots = 0;
    for (const { before, after, events } of steps)
      for (const { event, target } of events) {
        if (event !== 'fired' || typeof target !== 'string' || !findUnit(before, target)?.place) continue;
        shots += 1;
        const drawn = trailOf(before, after, events).filter(({ tone }) => tone === 'fire');
        expect(drawn.length).toBeGreaterThan(0);
        for (const mark of drawn) expect('text' in mark && mark.text).toMatch(/hit/);
      }
    expect(shots).toBeGreaterThan(5);
  });

  test('who is lost is told, and seen where it was last', () => {
    for (const { before, after, events } of steps)
      for (const { event, unit: name } of events) {
        const unit = findUnit(before, String(name));
        if (event !== 'routed' || !unit || !isPlaced(unit)) continue;
        const marks = trailOf(before, after, events);
        expect(of(marks, 'text').some(({ tone }) => tone === 'react')).toBe(true);
        expect(botLines(after, events).length).toBeGreaterThan(0);
      }
  });

  test('losses are no movement', () => {
    for (const { before, after, events } of steps) {
      const told = events.filter(({ event }) => event !== 'phase' && event !== 'turn');
      if (!told.some(({ event }) => event === 'removed') || events.some(({ event }) => event === 'phase')) continue;
      if (told.every(({ event }) => event === 'removed'))
        expect(of(trailOf(before, after, events), 'path')).toEqual([]);
    }
  });

  test('what an option would do is drawn without changing anything', () => {
    for (const { before } of steps.filter((_, i) => i % 25 === 0)) {
      const units = JSON.stringify(before.state.units);
      for (const option of before.decision!.options.slice(0, 4)) lookMarks(before, option);
      expect(JSON.stringify(before.state.units)).toBe(units);
    }
  });
});

describe('news', () => {
  const matches = [...all.values()].flat();

  test('the own act is no news unless its dice are; nothing is asked before the first act', () => {
    for (const moments of matches)
      for (let i = 0; i < moments.length; i += 7) {
        const seen = moments.slice(0, i + 1);
        const { by, reveals, match } = seen.at(-1)!;
        const news = newsOf(seen, by);
        const isWithin = ['intercept', 'goOn', 'react', 'hastyBlock', 'fallBack', 'breakThrough', 'reform'].includes(
          match.decision?.kind ?? '',
        );
        if (by && !reveals && !isWithin && !['bounce', 'rethrow'].includes(match.decision?.kind ?? ''))
          expect(news).toEqual({ marks: [], lines: [] });
      }
  });

  test('all that the other did since the own last act is told, a sentence for each unit', () => {
    let told = 0;
    for (const moments of matches)
      for (let i = 1; i < moments.length; i++) {
        const reader = moments[i]!.match.decision?.side;
        const own = moments.slice(0, i + 1).findLastIndex(({ by }) => by === reader);
        if (!reader || own === i) continue;
        const events = moments.slice(own + 1, i + 1).flatMap(({ lines }) => lines.map(({ event }) => event));
        const charge = events.find(({ event }) => event === 'charges');
        if (!charge) continue;
        told += 1;
        expect(newsOf(moments.slice(0, i + 1), reader).lines.length).toBeGreaterThan(0);
      }
    expect(told).toBeGreaterThan(5);
  });

  test('who watches sees one order after the other, and the last one while the next unit is chosen', () => {
    let chosen = 0;
    for (const moments of matches)
      for (const [i, { match, lines }] of moments.entries()) {
        if (match.decision?.kind !== 'order' || lines.length > 0 || i === 0) continue;
        chosen += 1;
        expect(newsOf(moments.slice(0, i + 1), undefined)).toEqual(newsOf(moments.slice(0, i), undefined));
      }
    expect(chosen).toBeGreaterThan(20);
  });

  test('in the middle of a charge all of it is drawn, whoever acted last', () => {
    let seen = 0;
    for (const moments of matches)
      for (const [i, { match }] of moments.entries())
        if (match.decision?.kind === 'react' && match.rules.id !== 'glorious') {
          seen += 1;
          const { marks, lines } = newsOf(moments.slice(0, i + 1), match.decision.side);
          expect(marks.some(({ tone }) => tone === 'charge')).toBe(true);
          expect(lines.some(({ text }) => text.includes('charged'))).toBe(true);
        }
    expect(seen).toBeGreaterThan(3);
  });
});
