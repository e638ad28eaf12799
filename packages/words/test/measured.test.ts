/** The words of the measured games: both languages tell the same, with the measure of the book. */
import { expect, test } from 'vitest';
import type { MeasuredCast } from '../src/index.js';
import { german } from '../src/de/index.js';
import { germanOf } from '../src/de/measured.js';
import { germanZonal } from '../src/de/zonal/index.js';
import { english } from '../src/en/index.js';
import { englishOf } from '../src/en/measured.js';
import { englishZonal } from '../src/en/zonal/index.js';
import { casesOf } from '../src/samples/cases.js';
import { MEASURED, type MeasuredGame } from '../src/samples/measured.js';
import { MEASURED_CAST } from '../src/samples/tabletop.js';

const WORDS = [
  ['en', englishOf],
  ['de', germanOf],
] as const;
const castIn = ({ edition }: MeasuredGame): MeasuredCast => ({ ...MEASURED_CAST, rules: edition, atTable: true });

const eventsOf = (game: MeasuredGame): { event: string; rule: string }[] =>
  Object.entries(game.events).flatMap(([event, kinds]) =>
    casesOf(kinds, game.samples, game.needed[event]).map((facts) => ({ event, rule: 'X', ...facts })),
  );

test.each(MEASURED)('$id: both languages tell the same events', (game) => {
  for (const event of eventsOf(game)) {
    const [en, de] = [englishOf, germanOf].map((of) => of(game.edition).report(castIn(game), event));
    expect(en === undefined, event.event).toBe(de === undefined);
    if (en !== undefined) expect(en).not.toBe(de);
  }
});

test.each(WORDS)('%s: what is not known is a blank', (_language, of) => {
  for (const { edition } of MEASURED) {
    const { refusals } = of(edition);
    for (const id of refusals.ids)
      for (const [name, kind] of Object.entries(refusals.kindsOf(id)))
        // What was given instead is known of every value; a list that is too long is not repeated.
        if (!kind.endsWith('?') && !['given', 'flag'].includes(kind))
          expect.soft(refusals.template(id), id).toContain(`{${name}}`);
  }
});

/** Readers of faults do not know the family: whichever tells it must say the same. */
test.each([
  ['en', english, englishZonal, englishOf],
  ['de', german, germanZonal, germanOf],
] as const)('%s: an id means the same in all families', (_language, all, zonal, of) => {
  for (const { refusals, faults } of [zonal, ...MEASURED.map(({ edition }) => of(edition))]) {
    for (const id of refusals.ids) expect.soft(all.refusals.template(id), id).toBe(refusals.template(id));
    for (const id of faults.ids) expect.soft(all.faults.template(id), id).toBe(faults.template(id));
  }
});

test('lengths have the measure of the book, and German its comma', () => {
  const [splendid, , glorious] = MEASURED;
  const message = { id: 'reachesTooFar', facts: { unit: 'S1', reach: 12_346, depth: 12_000 } };
  expect(englishOf(splendid!.edition).refusals.tell(castIn(splendid!), message)).toBe(
    'The Red Regiment would reach 12.35" from its base edge, and 12" is the limit.',
  );
  expect(germanOf(splendid!.edition).refusals.tell(castIn(splendid!), message)).toBe(
    'The Red Regiment stünde 12,35" von der eigenen Kante; die Grenze liegt bei 12".',
  );
  expect(englishOf(glorious!.edition).refusals.tell({}, message)).toBe(
    'S1 would reach 12.35 from its base edge, and 12 is the limit.',
  );
});
