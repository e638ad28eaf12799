/** An offer to end the battle is answered by a bot, and so that it does not lose by it. */
import { fineEdition } from '@five-victories/engine/fine';
import type { Side } from '@five-victories/engine/kernel';
import { expect, test } from 'vitest';
import { answerToOffer } from '../src/app/offers-to-end.js';
import { isRefusal, matchOf, say, type Session } from '../src/match/session.js';
import { opened, played } from './kit.js';

const AGAINST_BOT = { south: 'person', north: 'steady' } as const;

const offeredBy = (session: Session, by: Side): Session => {
  const next = say(session, { choice: { do: 'offerEnd' }, by });
  if (isRefusal(next)) throw new Error(next.id);
  return next;
};
const answered = (session: Session, seats: Parameters<typeof answerToOffer>[2] = AGAINST_BOT) =>
  answerToOffer(session, matchOf(session), seats);

test('nobody is answered who has offered nothing, nor a person by a person, nor a bot by a bot', () => {
  const session = played(opened(fineEdition, 3), 3, 60);
  expect(answered(session)).toBeUndefined();
  expect(answered(offeredBy(session, 'south'), { south: 'person', north: 'person' })).toBeUndefined();
  expect(answered(offeredBy(session, 'south'), { south: 'steady', north: 'steady' })).toBeUndefined();
});

test('it agrees when it wins or draws as things stand, and fights on when it would lose', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const session = offeredBy(played(opened(fineEdition, seed), seed, 240), 'south');
    if (matchOf(session).state.outcome) continue;
    const { winner } = session.book.standing.outcomeNow(matchOf(session));
    expect(answered(session)).toEqual({ by: 'north', agrees: winner !== 'south' });
    seen.add(String(winner));
    // What both have said is agreed, whatever comes of the turn.
    expect(answered(offeredBy(session, 'north'))).toEqual({ by: 'north', agrees: true });
  }
  expect([...seen]).toEqual(expect.arrayContaining(['south', 'north']));
});
