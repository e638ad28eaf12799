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
 * From which moment on it is news to `reader`. His own act is news while its dice are; whoever only watches (undefined)
 * is told of one order at a time.
 */
const newsFrom = (moments: readonly Told[], reader: Side | undefined): number | undefined => {
  const last = moments.length - 1;
  if (last < 1) return undefined;
  const began = beginningOf(moments, last);
  if (reader === undefined) return began;
  const own = moments.findLastIndex(({ by }) => by === reader);
  if (own === last) return moments[last]!.reveals ? began : undefined;
  return Math.min(own + 1, began);
};

export interface News {
  readonly marks: readonly Mark[];
  /** One sentence for each unit that did something. */
  readonly lines: readonly string[];
}

const NONE: News = { marks: [], lines: [] };

export const newsOf = (moments: readonly Told[], reader: Side | undefined): News => {
  const from = newsFrom(moments, reader);
  const before = from === undefined ? undefined : moments[Math.max(0, from - 1)];
  const after = moments.at(-1);
  if (!before || !after) return NONE;
  const events = moments.slice(from).flatMap(({ lines }) => lines.map(({ event }) => event));
  return { marks: trailOf(before.match, after.match, events), lines: botLines(after.match, events) };
};
