import { expect, test } from 'vitest';
import { below, digest, replay, settledBy, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { greatEdition } from '@five-victories/engine/great';
import { majorEdition } from '@five-victories/engine/major';
import { splendidEdition } from '@five-victories/engine/splendid';
import { chooseSteady } from '@five-victories/bots';
import { bookOf, type Book, type TableMatch } from '../src/match/book.js';
import type { GameId } from '../src/match/game-ids.js';
import { menuOf } from '../src/match/menu.js';
import { recentOf } from '../src/match/news.js';
import { offersOf } from '../src/match/offers.js';
import { reasonsOf } from '../src/match/reasons.js';
import {
  isRefusal,
  logOf,
  matchOf,
  openSession,
  recordOfSession,
  say,
  sessionOf,
  upTo,
  type AnySession,
  type Session,
} from '../src/match/session.js';
import { recalled, settledFor, settleOn, type Asking } from '../src/match/settle.js';
import { barrierOf, stepBack } from '../src/match/undo.js';
import { asked, findUnit } from './settle-kit.js';

const HOT_SEAT: Asking = { seats: { south: 'person', north: 'person' }, all: false, guided: false, leaving: [] };
const PURIST: Asking = { ...HOT_SEAT, all: true };
const AGAINST_BOT: Asking = { ...HOT_SEAT, seats: { south: 'person', north: 'steady' } };

type Edition = typeof fineEdition | typeof greatEdition;
const EDITIONS: readonly Edition[] = [fineEdition, majorEdition, splendidEdition, greatEdition];

const begun = async (game: Edition, seed: number): Promise<AnySession> => {
  const { south, north, options } = game.scenarios[0]!;
  const armyOf = (wanted: string) => (game.armies as readonly { id: string }[]).find(({ id }) => id === wanted);
  const faults: Fault[] = [];
  const book: Book = await bookOf(game.id as GameId);
  const armies = { south: armyOf(south), north: armyOf(north) };
  const session = openSession(book, { armies, options }, { seed }, faults);
  if (!session) throw new Error(JSON.stringify(faults));
  return session;
};

const saying = (session: AnySession, choice: Choice): AnySession => {
  const next = say(session, { choice });
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

/** As the table does: what somebody answers, then what settles itself. */
const played = (first: AnySession, asking: Asking, seed: number, turns: number): AnySession => {
  const stream = streamOf(seed);
  let session = settleOn(first, asking);
  for (;;) {
    const match = matchOf(session);
    if (!match.decision || match.state.turn > turns) return session;
    // Fights come about by the steady bot; chance makes some of them odd.
    const { options } = match.decision;
    const choice = below(stream, 16) === 0 ? options[below(stream, options.length)]! : chooseSteady(match, stream);
    session = settleOn(saying(session, choice), asking);
  }
};

const TURNS: Readonly<Record<string, number>> = { fine: 5, major: 6, splendid: 5, great: 7 };

/** One long match of each game, played once for several tests. */
const known = new Map<string, Promise<AnySession>>();
const match = (game: Edition): Promise<AnySession> => {
  const found = known.get(game.id) ?? begun(game, 3).then((session) => played(session, HOT_SEAT, 3, TURNS[game.id]!));
  known.set(game.id, found);
  return found;
};

/** The session at every decision that somebody was asked. */
const askedIn = (session: AnySession): AnySession[] =>
  session.moments.flatMap((moment, i) => (i > 0 && !moment.settled ? [upTo(session, i - 1)] : []));

const settledIn = ({ moments }: AnySession): string[] =>
  moments.flatMap(({ settled }, i) => (settled ? [`${moments[i - 1]!.match.decision!.kind} ${settled.why}`] : []));

test.each(EDITIONS)('$title: what settles itself is in the record, which the engine replays', async (game) => {
  const session = await match(game);
  expect(new Set(settledIn(session)).size).toBeGreaterThan(1);
  const faults: Fault[] = [];
  const again = replay(game as never, recordOfSession(session), 'record', faults) as TableMatch | undefined;
  expect(faults).toEqual([]);
  expect(again && digest(again)).toBe(digest(matchOf(session)));
});

test.each(EDITIONS)('$title: nobody is asked what settles itself', async (game) => {
  for (const session of askedIn(await match(game))) expect(settledBy(matchOf(session))).toBeUndefined();
});

test('a purist is asked everything, also from the middle of a match on', async () => {
  const pure = played(await begun(splendidEdition, 4), PURIST, 4, 1);
  expect(settledIn(pure)).toEqual([]);
  const from = pure.moments.findIndex(({ match: each }) => settledBy(each));
  expect(settledFor(pure.moments[from]!.match, PURIST)).toBeUndefined();
  expect(settleOn(upTo(pure, from), HOT_SEAT).moments.length).toBeGreaterThan(from + 1);
});

test.each([fineEdition, splendidEdition])(
  '$title: bots answer for themselves, and keep what they said',
  async (game) => {
    const session = played(await begun(game, 8), AGAINST_BOT, 8, 4);
    const settled = session.moments.filter((moment) => moment.settled);
    expect(new Set(settled.map(({ by }) => by))).toEqual(new Set(['south']));
    for (const each of askedIn(session)) {
      const own = each.moments.findLastIndex((moment) => !moment.settled);
      if (own === each.moments.length - 1 || each.moments[own]!.by !== 'north') continue;
      expect(stepBack(each, AGAINST_BOT.seats, false)).toBeUndefined();
      const reveals = each.moments.slice(own).some((moment) => moment.reveals);
      expect(barrierOf(each, AGAINST_BOT.seats)).toBe(reveals ? 'dice' : 'opponent');
    }
  },
);

test.each(EDITIONS)('$title: undo goes back to what somebody was asked', async (game) => {
  const isSettled = (each: TableMatch): boolean => settledFor(each, HOT_SEAT) !== undefined;
  const after = askedIn(await match(game)).filter(({ moments }) => moments.at(-1)!.settled);
  expect(after.length).toBeGreaterThan(3);
  for (const session of after) {
    const to = stepBack(session, HOT_SEAT.seats, true, isSettled)!;
    expect(isSettled(session.moments[to]!.match)).toBe(false);
    expect(session.moments[to + 1]!.settled).toBeUndefined();
    expect(session.moments.slice(to + 2).every(({ settled }) => settled !== undefined)).toBe(true);
  }
});

test.each(EDITIONS)('$title: a match that is opened again has settled the same', async (game) => {
  const session = await match(game);
  const faults: Fault[] = [];
  const again = recalled(sessionOf(session.book, logOf(session), faults)!, HOT_SEAT);
  const marks = ({ moments }: AnySession) =>
    moments.map(({ settled, joined, lines }) => [settled?.why, settled && joined, lines.map(({ text }) => text)]);
  expect(marks(again)).toEqual(marks(session));
});

test.each(EDITIONS)('$title: the report says what settled itself, in both languages, an order once', async (game) => {
  const session = await match(game);
  const told = session.moments.flatMap(({ lines }, i) => {
    const { state, decision } = session.moments[Math.max(0, i - 1)]!.match;
    const line = lines.find(({ event }) => event.event === 'settled');
    return line ? [{ ...line, at: [state.turn, state.phase, decision!.side, decision!.kind].join(' ') }] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { text, event } of told) {
    expect(text!.en).toMatch(/^[A-Z'"].*\.$/);
    expect(text!.de).toMatch(/^[A-ZÄÖÜ'"].*\.$/);
    expect(`${text!.en} ${text!.de}`).not.toMatch(/undefined|\[object/);
    expect(event.rule).toMatch(/^(FV|MV|SV|GV)-/);
  }
  const orders = told.filter(({ event }) => event['why'] === 'order').map(({ at, text }) => `${at} ${text!.en}`);
  expect(new Set(orders).size).toBe(orders.length);
});

test('whoever wants to leave the battle is asked, and only that side', async () => {
  const session = played(await begun(splendidEdition, 2), { ...HOT_SEAT, leaving: ['south'] }, 2, 2);
  const sides = askedIn(session).flatMap((each) => {
    const { kind, side } = matchOf(each).decision!;
    return kind === 'retreat' ? [side] : [];
  });
  expect(new Set(sides)).toEqual(new Set(['south']));
});

test('a learner is asked about losses and re-throws, but neither for an order nor who leaves', async () => {
  const session = played(await begun(fineEdition, 3), { ...HOT_SEAT, guided: true }, 3, 4);
  expect([...new Set(session.moments.flatMap(({ settled }) => settled?.why ?? []))]).toEqual(['order']);
});

test('what settled itself for somebody is news to him', async () => {
  const throwsIn = (events: readonly { event: string }[]): number =>
    events.filter(({ event }) => event === 'throw').length;
  let times = 0;
  for (const { moments } of askedIn(await match(fineEdition))) {
    const { side } = moments.at(-1)!.match.decision!;
    const own = moments.findLastIndex(({ settled, by }) => !settled && by === side);
    const since = moments.slice(own + 1);
    if (own < 1 || !since.some(({ settled, by, reveals }) => settled && by === side && reveals)) continue;
    const thrown = throwsIn(since.flatMap(({ lines }) => lines.map(({ event }) => event)));
    expect(throwsIn(recentOf(moments, side)!.told)).toBeGreaterThanOrEqual(thrown);
    times++;
  }
  expect(times).toBeGreaterThan(0);
});

test('a unit that can do nothing is not offered, and the table says why', () => {
  const horse = { type: 'M', layout: 'XX/XX', zone: 'Z(2,1)' };
  const session: Session = asked({
    phase: 'initiativeMovement',
    initiative: 'south',
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units: [
      { id: 'S1', ...horse, contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'S2', ...horse, zone: 'Z(1,1)' },
      { id: 'N1', ...horse },
    ],
  });
  const now = matchOf(session);
  const offers = offersOf(now, { ...now.decision!, about: {} } as never);
  expect(offers.map(({ unit }) => unit)).not.toContain('S1');
  expect(menuOf(now, offers, [])).toContainEqual({ is: 'unit', unit: 'S2' });
  expect(reasonsOf(now, findUnit(now, 'S1')).map(({ refusal }) => refusal.rule)).toContain('FV-DISENG-02');
});

test('a shot without dice comes last', () => {
  const foot = (id: string, layout: string, more: object = {}) => ({
    id,
    type: 'P&M',
    zone: 'Z(2,1)',
    layout,
    ...more,
  });
  const session: Session = asked({
    phase: 'firing',
    initiative: 'north',
    options: { terrain: { 'Z(2,1)': ['village'] } },
    sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } },
    units: [
      foot('S1', 'PP/PM'),
      foot('S2', 'MM/MM', { zone: 'Z(1,1)' }),
      foot('N1', 'MM/MM'),
      foot('N2', 'MM/MM', { zone: 'Z(1,1)' }),
    ],
  });
  const now = matchOf(session);
  const entries = menuOf(now, offersOf(now, { ...now.decision!, about: {} } as never), []);
  expect(entries.slice(0, 2)).toEqual([
    { is: 'unit', unit: 'S2' },
    { is: 'unit', unit: 'S1' },
  ]);
});
