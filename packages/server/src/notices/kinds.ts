/** What players are told of, and what is told. */
import type { Side } from '@five-victories/engine/kernel';
import type { Clock, Ended, Millis, Terms } from '../protocol/index.js';
import { isByTurns } from '../protocol/index.js';
import { playerOf } from '../hall/people.js';
import type { MatchRow, Running } from '../store/store.js';
import type { NoticeRow } from '../store/outbox.js';

/**
 * - turn: it is for him to answer
 * - seat: somebody has sat down opposite; the match begins when this player's table has opened his seal
 * - round: a tournament has made a match for him; it begins when both have come
 * - over: the match is over
 * - confirm: somebody says that this is his address
 * - test: he wants to see whether it comes
 */
export const NOTICE_KINDS = ['turn', 'seat', 'round', 'over', 'confirm', 'test'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What is told of a match, as it was when it happened. */
export interface NoticeBody {
  readonly name: string;
  readonly game: string;
  readonly side?: Side | undefined;
  /** The seat of the other, as the store has it. */
  readonly other?: string | undefined;
  /** When the time of whoever is asked will have run out. */
  readonly until?: Millis | undefined;
  readonly ended?: Ended | undefined;
}

/** Who looks at the match within this time need not be told. */
export const PATIENCE: Millis = 60_000;

const isSlow = (row: Pick<MatchRow, 'terms'>): boolean => {
  const { time } = JSON.parse(row.terms) as Terms;
  return !time || isByTurns(time);
};

type Before = Pick<MatchRow, 'id' | 'name' | 'game' | 'seats' | 'terms' | 'status' | 'asked'>;

const noticeTo = (
  row: Before,
  side: Side,
  kind: NoticeKind,
  n: number,
  at: Millis,
  more: Partial<NoticeBody>,
): NoticeRow[] => {
  const player = playerOf(row.seats[side]);
  if (player === undefined) return [];
  const other = row.seats[side === 'south' ? 'north' : 'south'];
  const body: NoticeBody = { name: row.name, game: row.game, side, other, ...more };
  const id = `${row.id}.${n}.${side}.${kind}`;
  return [{ id, player, match: row.id, n, kind, body: JSON.stringify(body), at, due: at + PATIENCE }];
};

const untilOf = ({ clock, due }: Pick<Running, 'clock' | 'due'>, side: Side): Millis | undefined =>
  clock !== '' && (JSON.parse(clock) as Clock).running.includes(side) ? due : undefined;

/** The notices of a match that has come from one state to another with line n: who is asked now, that it is over. */
export const noticesOf = (
  before: Before,
  after: Running & Partial<Pick<MatchRow, 'terms'>>,
  n: number,
): NoticeRow[] => {
  const row = { ...before, ...(after.terms !== undefined && { terms: after.terms }) };
  const at = after.changed;
  if (after.status === 'over') {
    if (before.status === 'over' || !isSlow(row)) return [];
    const ended = after.ended === undefined ? undefined : (JSON.parse(after.ended) as Ended);
    return (['south', 'north'] as const).flatMap((side) => noticeTo(row, side, 'over', n, at, { ended }));
  }
  if (!isSlow(row)) return [];
  return after.asked
    .filter((side) => !before.asked.includes(side))
    .flatMap((side) => noticeTo(row, side, 'turn', n, at, { until: untilOf(after, side) }));
};

/** To whoever has proposed a match that somebody has come. */
export const seatNotices = (row: Before, side: Side, at: Millis): NoticeRow[] => noticeTo(row, side, 'seat', 0, at, {});

/** To both for whom the hall has made a match. */
export const roundNotices = (row: Before, at: Millis): NoticeRow[] =>
  (['south', 'north'] as const).flatMap((side) => noticeTo(row, side, 'round', 0, at, {}));
