/** Offers, replies and claims: what needs the other's consent, or his absence. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import {
  isByTurns,
  type ClaimAsk,
  type Millis,
  type Offer,
  type OfferAsk,
  type ReplyAsk,
  type TakeSeat,
  type TimeControl,
} from '../protocol/index.js';
import { sealOf } from '@five-victories/engine/fair';
import { flagged } from '../log/clock.js';
import { judgeBack, judgeEnd, judgePace, judgePause, judgeResume, mayGoBack, type Judged } from '../log/judge.js';
import type { OfferBody, ReplyBody } from '../log/offers.js';
import { isOver, type Standing } from '../log/standing.js';
import { clockOf, isFull, termsOf, type Board } from './board.js';
import { randomHex } from './chance.js';
import { createRematch } from './creating.js';
import { hint } from './hints.js';
import { playersOf, tellLobby } from './lobby.js';
import { botOf } from './people.js';
import { presenceOf } from './presence.js';
import { screenNow } from './screen.js';
import { judged, type Answer } from './saying.js';
import { offersNow } from './showing.js';
import { look } from './writing.js';

/** Whoever has been away for so long has left. */
export const LEFT: Millis = 120_000;

const aside = async (
  board: Board,
  kind: 'offer' | 'reply',
  token: string,
  body: OfferBody | ReplyBody,
): Promise<number> => {
  const { hall, id } = board;
  const k = await hall.store.aside(id, { at: hall.time.now(), kind, body: JSON.stringify(body), token });
  hint(hall, id, { t: 'news' });
  await look(board);
  return k;
};

const isSamePace = (a: TimeControl | undefined, b: TimeControl | undefined): boolean =>
  (['bank', 'plus', 'per', 'most'] as const).every((what) => a?.[what] === b?.[what]);

/** Whether this can be offered now. */
const mayOffer = (
  { known }: Board,
  standing: Standing,
  side: Side,
  { offer, to, rematch, time }: OfferAsk,
): boolean => {
  const goesOn = !isOver(standing);
  switch (offer) {
    case 'back':
      return to !== undefined && mayGoBack(standing, side, to, true, termsOf(known).friendly);
    case 'pause':
    case 'adjourn':
      return goesOn && !standing.paused;
    case 'resume':
      return goesOn && standing.paused !== undefined;
    case 'void':
      return goesOn;
    case 'rematch':
      return !goesOn && rematch !== undefined;
    case 'pace':
      return goesOn && !isSamePace(termsOf(known).time, time);
    case 'screen':
      return goesOn && !screenNow(known) && botOf(known.row.seats[enemyOf(side)]) === undefined;
    default:
      return offer satisfies never;
  }
};

export const offer = async (board: Board, side: Side, ask: OfferAsk): Promise<Answer> => {
  const { standing, asides, log } = board.known;
  if (asides.some(({ token }) => token === ask.token)) return {};
  if (!standing || !mayOffer(board, standing, side, ask)) return { code: 'offer', n: log.length };
  if (isFull(board.known)) return { code: 'rate' };
  // A pause ends when one of both wants to go on; who adjourned waits for the other.
  if (ask.offer === 'resume' && standing.paused === 'pause') return carryOut(board, side, ask);
  const { offer: kind, to, rematch, time } = ask;
  const body = {
    by: side,
    offer: kind,
    ...(to !== undefined && { to }),
    ...(rematch && { rematch }),
    ...(kind === 'pace' && time && { time }),
    said: log.length,
  };
  await aside(board, 'offer', ask.token, body);
  return {};
};

/** What both want. `by` offered it. */
const carryOut = async (
  board: Board,
  by: Side,
  { offer: kind, to, rematch, time, token }: Pick<OfferAsk, 'offer' | 'to' | 'rematch' | 'time' | 'token'>,
  taker?: TakeSeat,
): Promise<Answer> => {
  const { known, hall } = board;
  const at = hall.time.now();
  const now = (judge: (standing: Standing) => Judged) =>
    judged(board, token, (standing) => (standing.n === known.log.length ? judge(standing) : { code: 'offer' }));
  switch (kind) {
    case 'back':
      return now((standing) => judgeBack(standing, { by, at }, to!, true, termsOf(known).friendly));
    case 'pause':
    case 'adjourn':
      return now((standing) => judgePause(standing, { by, at }, kind));
    case 'resume':
      return now((standing) => judgeResume(standing, { by, at }));
    case 'void':
      return now((standing) => judgeEnd(standing, at, 'void'));
    case 'pace':
      return now((standing) => judgePace(standing, { by, at }, time));
    case 'screen':
      // That it was agreed to is all there is to it.
      return {};
    case 'rematch':
      if (!rematch || !taker || !(await createRematch(hall, known.row, by, rematch, taker))) return { code: 'seal' };
      tellLobby(hall, rematch.match, playersOf(known.row));
      return {};
    default:
      return kind satisfies never;
  }
};

export const reply = async (board: Board, side: Side, ask: ReplyAsk): Promise<Answer> => {
  const { asides, log } = board.known;
  if (asides.some(({ token }) => token === ask.token)) return {};
  // What was agreed to of one screen either of both ends when he likes.
  const offered = offersNow(board.known).find(({ k }) => k === ask.offer);
  if (!ask.yes && screenNow(board.known)?.k === ask.offer) {
    await aside(board, 'reply', ask.token, { offer: ask.offer, yes: false });
    return {};
  }
  if (!offered || (ask.yes && offered.by === side)) return { code: 'offer', n: log.length };
  if (ask.yes) {
    const taker =
      ask.seal !== undefined && ask.secret !== undefined ? { seal: ask.seal, secret: ask.secret } : undefined;
    const done = await carryOut(board, offered.by, { ...offered, token: ask.token }, taker);
    if ('code' in done) return done;
  }
  await aside(board, 'reply', ask.token, { offer: offered.k, yes: ask.yes });
  return {};
};

/** A bot of the hall is obliging, but does not go for a walk. */
export const replyForBot = async (board: Board, offered: Offer): Promise<void> => {
  const { rematch } = offered;
  const side = enemyOf(offered.by);
  const yes = offered.offer !== 'pause' && offered.offer !== 'adjourn';
  const secret = randomHex();
  const seat = rematch?.swap ? enemyOf(side) : side;
  const taker = rematch && { seal: sealOf(rematch.match, seat, secret), secret };
  const { id } = board;
  const ask = { t: 'reply', match: id, token: `.reply.${offered.k}`, offer: offered.k } as const;
  const done = await reply(board, side, { ...ask, yes, ...taker });
  if ('code' in done) await reply(board, side, { ...ask, yes: false });
};

/** The other's time is up, or he has left. */
export const claim = async (board: Board, side: Side, { claim: what, token }: ClaimAsk): Promise<Answer> => {
  const { known, hall, away } = board;
  const { standing } = known;
  const other = enemyOf(side);
  if (!standing) return { code: 'claim' };
  if (isOver(standing)) return { code: 'over', n: standing.n };
  const at = hall.time.now();
  if (what === 'time') {
    const clock = clockOf(known);
    const isUp = clock && flagged(clock, at) === other && botOf(known.row.seats[other]) === undefined;
    return isUp ? judged(board, token, (now) => judgeEnd(now, at, 'time', other)) : { code: 'claim' };
  }
  const since = away.get(other);
  const hasLeft = since !== undefined && at - since >= LEFT && !presenceOf(board).sides.includes(other);
  // By turns nobody is expected to be there: his time says how long.
  if (!hasLeft || standing.paused || isByTurns(termsOf(known).time)) return { code: 'claim' };
  return judged(board, token, (now) => judgeEnd(now, at, 'left', other));
};
