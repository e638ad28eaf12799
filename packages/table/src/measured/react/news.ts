/** What is news to somebody: all that has happened since he last acted, drawn and told. */
import type { Event, Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Mark } from '../marks.js';
import { botLines } from './bot-line.js';
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

/** Where the order or charge began that a moment belongs to. */
const beginningOf = (moments: readonly Told[], at: number): number => {
  let from = at;
  while (from > 1 && WITHIN.has(moments[from - 1]?.match.decision?.kind ?? '')) from -= 1;
  return from;
};

/**
 * From which moment on it is news to `reader`. In the middle of something only that counts; his own act is news while
 * its dice are; whoever only watches (undefined) is told of one order at a time.
 */
const newsFrom = (moments: readonly Told[], reader: Side | undefined): number | undefined => {
  const last = moments.length - 1;
  if (last < 1) return undefined;
  const isWithin = WITHIN.has(moments[last]!.match.decision?.kind ?? '');
  const began = beginningOf(moments, isWithin ? moments.length : last);
  if (reader === undefined || isWithin) return began;
  const own = moments.findLastIndex(({ by }) => by === reader);
  if (own === last) return moments[last]!.reveals ? began : undefined;
  return Math.max(1, Math.min(own + 1, began));
};

export interface News {
  readonly marks: readonly Mark[];
  /** One sentence for each unit that did something. */
  readonly lines: readonly string[];
}

const eventsIn = (moments: readonly Told[]): Event[] => moments.flatMap(({ lines }) => lines.map(({ event }) => event));

export const newsOf = (moments: readonly Told[], reader: Side | undefined): News => {
  const from = newsFrom(moments, reader);
  if (from === undefined) return { marks: [], lines: [] };
  const { match } = moments.at(-1)!;
  const events = eventsIn(moments.slice(from));
  return { marks: trailOf(moments[from - 1]!.match, match, events), lines: botLines(match, events) };
};
