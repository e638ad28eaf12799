/** How those at the table of a match are called. */
import { enemyOf, faceDown, SIDES, type Side } from '@five-victories/engine/kernel';
import type { Seat } from '@five-victories/server/protocol';
import { botNameOf } from '../../app/opponents.js';
import { t } from '../../app/settings.js';
import type { HallState } from '../state.js';
import { h } from '../words/index.js';

export const nameOf = ({ head }: Pick<HallState, 'head'>, side: Side): string => {
  const seat = head.seats[side];
  return seat ? calledIn(seat) : t().sides[side];
};

/** Bots are called here as they are at this table. */
export const calledIn = ({ kind, name }: Seat): string => (kind === 'bot' ? botNameOf(name) : name);

/** You, or the name of who sits there. */
export const seatName = (state: HallState, side: Side): string =>
  state.head.you === side ? h().you : nameOf(state, side);

/** The other player; for who looks on, North. */
export const otherName = (state: HallState): string => nameOf(state, enemyOf(state.head.you ?? 'south'));

/** Everybody who may answer now, by name: whoever plays does not wait for himself. */
const awaited = (state: HallState): string => {
  const asked = state.head.asked.length > 0 ? state.head.asked : SIDES;
  const others = asked.filter((side) => side !== state.head.you);
  return t().list((others.length > 0 ? others : asked).map((side) => nameOf(state, side)));
};

export const endedText = (state: HallState): string | undefined => {
  const { ended } = state.head;
  return ended && h().ended[ended.why](ended.winner ? nameOf(state, ended.winner) : '');
};

/** What is waited for while nobody decides at this table. */
export const waitingText = (state: HallState, isLaid: boolean): string => {
  const ended = endedText(state);
  if (ended) return ended;
  if (state.paused) return h().pausedNow[state.paused];
  const { match } = state.session.moments.at(-1)!;
  const { you } = state.head;
  if (isLaid || (you && faceDown(match).includes(you))) return h().laid(otherName(state));
  const isThrown = match.decision?.kind === 'dice';
  return isThrown ? h().throws : h().waitsFor(awaited(state));
};
