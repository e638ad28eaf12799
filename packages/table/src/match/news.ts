/** What is news to somebody: which moments of a match have come since he last acted. */
import type { Event, Side } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';

/** A moment of a session, as far as it is read here. */
export interface Told<M extends TableMatch = TableMatch> {
  readonly match: M;
  readonly by: Side | undefined;
  readonly lines: readonly { readonly event: Event }[];
  readonly reveals: boolean;
  /** It settled itself, so that it was nobody's act. */
  readonly settled?: object;
  /** An order given before has said it: he was not there. */
  readonly ordered?: string;
}

/** Decisions in the middle of something that somebody began: what is told goes back to its beginning. */
const WITHIN = new Set([
  'intercept',
  'goOn',
  'react',
  'hastyBlock',
  'hastyDefence',
  'fallBack',
  'breakThrough',
  'reform',
  'bounce',
  'rethrow',
]);

const isWithin = ({ match }: Told): boolean => WITHIN.has(match.decision?.kind ?? '');

/** Where the order or charge began that a moment belongs to. */
const beginningOf = (moments: readonly Told[], at: number): number => {
  let from = at;
  while (from > 1 && isWithin(moments[from - 1]!)) from -= 1;
  return from;
};

/** Where the order or charge began that the last moment belongs to, or is in the middle of. */
const lastBeginning = (moments: readonly Told[]): number =>
  beginningOf(moments, isWithin(moments.at(-1)!) ? moments.length : moments.length - 1);

/**
 * From which moment on it is news to `reader`. His own act is news while its dice are or it goes on; whoever only
 * watches (undefined) is told of one order at a time.
 */
const newsFrom = (moments: readonly Told[], reader: Side | undefined): number | undefined => {
  const last = moments.length - 1;
  if (last < 1) return undefined;
  const began = lastBeginning(moments);
  if (reader === undefined) return began;
  const own = moments.findLastIndex(({ by, settled, ordered }) => by === reader && !settled && !ordered);
  if (own === last) return moments[last]!.reveals || isWithin(moments[last]!) ? began : undefined;
  // Nothing has happened before the first answer.
  return Math.max(1, Math.min(own + 1, began));
};

/** The set-up is nothing to be followed: what came before its end is old. */
const setUpIn = (moments: readonly Told[]): number =>
  moments.findLastIndex(({ lines }) => lines.some(({ event }) => event.event === 'placed'));

/** A unit that is only chosen does nothing yet: who watches still sees what was done before. */
const seenBy = <T extends Told>(moments: readonly T[], reader: Side | undefined): readonly T[] => {
  if (reader !== undefined) return moments;
  const last = moments.findLastIndex(({ lines }) => lines.length > 0);
  return moments.slice(0, last + 1);
};

/** The moments since somebody's own last act in which something was told, the set-up left out: to be stepped through. */
export const sinceOwnAct = (moments: readonly Told[], reader: Side): readonly number[] => {
  const own = moments.findLastIndex(({ by, settled, ordered }) => by === reader && !settled && !ordered);
  const from = Math.max(own + 1, setUpIn(moments) + 1, 1);
  return moments.flatMap(({ lines }, i) => (i >= from && lines.length > 0 ? [i] : []));
};

interface Recent<M extends TableMatch> {
  /** Before and after what is drawn, and its events: who is in the middle of something sees that, and no more. */
  readonly before: M;
  readonly after: M;
  readonly drawn: readonly Event[];
  /** All that is news. */
  readonly told: readonly Event[];
}

const eventsIn = (moments: readonly Told[]): Event[] => moments.flatMap(({ lines }) => lines.map(({ event }) => event));

export const recentOf = <M extends TableMatch>(
  all: readonly Told<M>[],
  reader: Side | undefined,
): Recent<M> | undefined => {
  const moments = seenBy(all, reader);
  const news = newsFrom(moments, reader);
  const from = news === undefined ? moments.length : Math.max(news, setUpIn(moments) + 1);
  const last = moments.at(-1);
  if (!last || from >= moments.length) return undefined;
  const drawn = isWithin(last) ? lastBeginning(moments) : from;
  return {
    before: moments[drawn - 1]!.match,
    after: last.match,
    drawn: eventsIn(moments.slice(drawn)),
    told: eventsIn(moments.slice(from)),
  };
};
