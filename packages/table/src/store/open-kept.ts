/**
 * Opens what was kept. Its log is played again; if that is refused, or leads elsewhere, because a rule was mended, the
 * match goes on from where it stood. What cannot be played on can still be looked at, as far as it plays.
 */
import {
  dated,
  digest,
  isNewer,
  loadSave,
  logFromHere,
  mendedSince,
  saveShape,
  wire,
  type Fault,
  type Log,
} from '@five-victories/engine/kernel';
import { bookOf, type Book } from '../match/book.js';
import { matchOf, replayOf, type AnySession, type Replayed } from '../match/session.js';
import { MATCH_FORMAT, type KeptMatch, type Parting } from './kept.js';

export type Opening =
  /** With all its history. */
  | { readonly is: 'whole'; readonly session: AnySession }
  /** From its save, with a log that begins there. */
  | { readonly is: 'continued'; readonly session: AnySession; readonly parting: Parting }
  /** To be looked at as far as it plays. */
  | { readonly is: 'partly'; readonly session: AnySession; readonly parting: Parting }
  /** Only to be read and given away: it cannot even begin, or a newer program wrote it. */
  | { readonly is: 'closed'; readonly faults: readonly Fault[]; readonly isNewer?: true };

/** What is wanted of a kept match or of a record to open it. */
interface Openable {
  readonly version: string;
  readonly log: Log;
  readonly save?: unknown;
  readonly digest?: string | undefined;
}

const partingOf = (book: Book, { version, log }: Openable, replayed: Replayed): Parting => {
  const { stopped } = replayed;
  return {
    version,
    mended: mendedSince(book.game.mended, version),
    of: log.said.length,
    ...(stopped
      ? { at: stopped.at, rule: stopped.refusal.rule, because: book.reasonOf(stopped.match, stopped.refusal) }
      : {}),
  };
};

/** The match as it stands in its save, with a log of its own from there. */
const fromSave = (book: Book, given: unknown, faults: Fault[]): AnySession | undefined => {
  const save = saveShape(book.game).read(given, 'save', faults);
  const match = faults.length === 0 ? loadSave(book.game, { ...save, log: undefined }, 'save', faults) : undefined;
  return match && faults.length === 0 ? replayOf(book, logFromHere(book.game, match), faults)?.session : undefined;
};

const standsAlike = (one: AnySession, other: AnySession): boolean => digest(matchOf(one)) === digest(matchOf(other));

/** `reaches`: what the log came to when it was kept. */
export const openLog = (
  book: Book,
  kept: Openable,
  reaches: (session: AnySession) => boolean = (session) => digest(matchOf(session)) === kept.digest,
): Opening => {
  const faults: Fault[] = [];
  const replayed = replayOf(book, kept.log, faults);
  const plays = replayed !== undefined && replayed.stopped === undefined;
  if (plays && (kept.digest === undefined || reaches(replayed.session)))
    return { is: 'whole', session: replayed.session };
  const saved = kept.save === undefined ? undefined : fromSave(book, kept.save, faults);
  if (plays && saved && standsAlike(saved, replayed.session)) return { is: 'whole', session: replayed.session };
  if (!replayed && !saved) return { is: 'closed', faults };
  const parting = replayed
    ? partingOf(book, kept, replayed)
    : { version: kept.version, mended: mendedSince(book.game.mended, kept.version), of: kept.log.said.length };
  return saved ? { is: 'continued', session: saved, parting } : { is: 'partly', session: replayed!.session, parting };
};

/** Format 1 had no name yet, and no save: only the log. */
const FIRST_FORMAT = 'five-victories/match/1';
const keptShape = dated(MATCH_FORMAT, {}, wire.anything);

/** A kept match in the format of today. */
const readKept = (kept: KeptMatch): KeptMatch =>
  keptShape.read({ ...kept, format: kept.format ?? FIRST_FORMAT }, 'match', []) as KeptMatch;

export const openKept = async (given: KeptMatch): Promise<Opening> => {
  if (isNewer(MATCH_FORMAT, given.format)) return { is: 'closed', faults: [], isNewer: true };
  const kept = readKept(given);
  return openLog(await bookOf(kept.game), kept);
};
