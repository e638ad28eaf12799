/** What the page of a match is shown when it comes late. */
import { expect, test } from 'vitest';
import type { MatchHead } from '@five-victories/server/protocol';
import { heldInHall } from '../../src/hall/keeper.js';
import type { HallMatch } from '../../src/hall/match.js';
import { untold, type HallState } from '../../src/hall/state.js';
import { bookOf } from '../../src/match/book.js';
import { isRefusal, matchOf, openSession, say, type AnySession } from '../../src/match/session.js';
import { EDITIONS, openingOf } from '../../../server/test/kit.js';

const standing = async (): Promise<HallState> => {
  const [edition] = EDITIONS;
  const book = await bookOf('fine');
  const head = { id: 'kfx39p2mwq7e', name: 'Kilsyth', game: 'fine', status: 'playing', you: 'south', coats: {} };
  const begin = openingOf(edition, 0, {});
  const state = untold({ ...head, begin, created: 0 } as unknown as MatchHead, book, []);
  const session = openSession(book, begin as never, { seed: 3 }, [])!;
  return { ...state, session };
};

const after = (state: HallState): HallState => {
  const session = say(state.session as never, { choice: matchOf(state.session).decision!.options[0]! });
  if (isRefusal(session)) throw new Error(session.id);
  return { ...state, session };
};

/** What a page that has `had` is shown of a match that stands as `now`. */
const shownTo = (had: HallState, now: HallState): AnySession[] => {
  const shown: AnySession[] = [];
  const match = { isLent: false, state: () => now, onChange: () => () => undefined } as unknown as HallMatch;
  heldInHall(match).keep({
    session: () => had.session as never,
    head: () => ({}) as never,
    show: (session) => void shown.push(session),
  });
  return shown;
};

test('a match that went on while its page was being fetched is shown as it stands', async () => {
  const early = await standing();
  const late = after(early);
  expect(shownTo(early, late)).toEqual([late.session]);
});

test('a match that stands as its page has it is not shown anew', async () => {
  const now = await standing();
  expect(shownTo(now, now)).toEqual([]);
});
