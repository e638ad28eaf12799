/** What is news to somebody: all that has happened since he last acted, drawn and told. */
import type { Event, Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Mark } from '../marks.js';
import { botLines, type Line } from './bot-line.js';
import { trailOf } from './trail.js';

/** A moment of a session, as far as it is read here. */
interface Told {
  readonly match: TabletopMatch;
  readonly by: Side | undefined;
  readonly lines: readonly { readonly event: Event }[];
  readonly reveals: boolean;
}

/** Decisions in the middle of something that somebody began: what is told goes back to its beginning. */
const WITHIN = new Set([
  'intercept',
  'goOn',
  'react',
  'hastyBlock',
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
  const own = moments.findLastIndex(({ by }) => by === reader);
  if (own === last) return moments[last]!.reveals || isWithin(moments[last]!) ? began : undefined;
  // Nothing has happened before the first answer.
  return Math.max(1, Math.min(own + 1, began));
};

export interface News {
  readonly marks: readonly Mark[];
  /** One sentence for each unit that did something. */
  readonly lines: readonly Line[];
}

const eventsIn = (moments: readonly Told[]): Event[] => moments.flatMap(({ lines }) => lines.map(({ event }) => event));

/** The set-up is nothing to be followed: what came before its end is old. */
const setUpIn = (moments: readonly Told[]): number =>
  moments.findLastIndex(({ lines }) => lines.some(({ event }) => event.event === 'placed'));

/** A unit that is only chosen does nothing yet: who watches still sees what was done before. */
const seenBy = (moments: readonly Told[], reader: Side | undefined): readonly Told[] => {
  if (reader !== undefined) return moments;
  const last = moments.findLastIndex(({ lines }) => lines.length > 0);
  return moments.slice(0, last + 1);
};

export const newsOf = (all: readonly Told[], reader: Side | undefined): News => {
  const moments = seenBy(all, reader);
  const news = newsFrom(moments, reader);
  const from = news === undefined ? moments.length : Math.max(news, setUpIn(moments) + 1);
  if (from >= moments.length) return { marks: [], lines: [] };
  const { match } = moments.at(-1)!;
  // Who is in the middle of something sees that, and no more.
  const drawn = isWithin(moments.at(-1)!) ? lastBeginning(moments) : from;
  return {
    marks: trailOf(moments[drawn - 1]!.match, match, eventsIn(moments.slice(drawn))),
    lines: botLines(match, eventsIn(moments.slice(from))),
  };
};
