/** What the table lets players order is what the games ask and take. */
import { expect, test } from 'vitest';
import { botNamed } from '@five-victories/bots';
import {
  asked,
  copyOf,
  declines,
  answer,
  openMatch,
  orderedBy,
  settledBy,
  streamOf,
  type AnyMatch,
  type Order,
} from '@five-victories/engine/kernel';
import { EDITIONS, openingOf, type AnyEdition } from '../../server/test/kit.js';
import type { GameId } from '../src/match/game-ids.js';
import { ANSWERS, orderablesOf, orderOf, wantedIn, type Orderable } from '../src/orders/orderable.js';

/** Every question of a match that players who go for each other come to. */
const questionsOf = (edition: AnyEdition, seed: number): AnyMatch[] => {
  const match = openMatch<AnyMatch>(
    edition,
    openingOf(edition, seed % edition.scenarios.length),
    { seed },
    'match',
    [],
  )!;
  const stream = streamOf(seed);
  const found: AnyMatch[] = [];
  for (let i = 0; i < 600 && match.decision; i++) {
    found.push(copyOf(match));
    answer(match, botNamed('recruit')!.choose(match, stream));
  }
  return found;
};

const isAbout = ({ to }: Orderable, match: AnyMatch): boolean => {
  const { kind, nature } = match.decision!;
  if (to === 'settled') return settledBy(match) !== undefined;
  return to === 'reply' ? nature.reply === true : kind === to;
};

const orderTo = (orderable: Orderable, answerTo: Orderable['answers'][number], unit?: string): Order =>
  orderOf(orderable, { to: orderable.to, answer: answerTo, unit, until: 'match' });

test.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: what can be ordered is answered by the rules, for the unit that it is about and no other',
  (id, edition) => {
    const questions = [1, 2].flatMap((seed) => questionsOf(edition, seed));
    let answered = 0;
    for (const orderable of orderablesOf(id as GameId))
      for (const match of questions.filter((each) => isAbout(orderable, each))) {
        const plain = orderedBy(match, [{ order: orderTo(orderable, orderable.answers[0]!) }]);
        if (plain?.choice) answered++;
        // Nobody must fire at anybody, and some must do something.
        else expect(orderable.to === 'fire' || !match.decision!.options.some((each) => declines(match.decision!, each))).toBe(true); // prettier-ignore
        if (!orderable.case) continue;
        const unit = (asked(match)!.about as Record<string, string>)[orderable.case.name]!;
        expect(match.state.units.some((each: { id: string }) => each.id === unit)).toBe(true);
        const own = match.state.units.find((each: { id: string; side: string }) => each.id === unit).side;
        expect(own === match.decision!.side).toBe(orderable.case.own);
        expect(orderedBy(match, [{ order: orderTo(orderable, orderable.answers[0]!, unit) }])?.choice).toEqual(plain?.choice); // prettier-ignore
        expect(orderedBy(match, [{ order: orderTo(orderable, orderable.answers[0]!, 'nobody') }])).toBeUndefined();
      }
    expect(answered).toBeGreaterThan(5);
  },
);

test('what was put together is read again as it was meant', () => {
  for (const id of EDITIONS.map((edition) => edition.id as GameId))
    for (const orderable of orderablesOf(id))
      for (const each of orderable.answers) {
        const plain = { to: orderable.to, answer: each, until: 'turn' } as const;
        expect(wantedIn(orderOf(orderable, plain))).toEqual({ ...plain, unit: undefined, otherwise: undefined });
        if (!orderable.case) continue;
        const forOne = { ...plain, unit: 'S1', otherwise: orderable.answers[0]! };
        expect(wantedIn(orderOf(orderable, forOne))).toEqual(forOne);
      }
  expect(new Set(ANSWERS).size).toBe(ANSWERS.length);
  expect(wantedIn({ to: 'elsewhere', say: [], until: 'match' })).toBeUndefined();
});
