/** Reads a record from outside: parsed once, played through, compared with its digest. It harms nothing if it is wrong. */
import {
  flaw,
  isNewer,
  isOfKind,
  RECORD_FORMAT,
  recordShape,
  type Fault,
  type MatchRecord,
} from '@five-victories/engine/kernel';
import { bookOf } from '../match/book.js';
import { isGame, type GameId } from '../match/game-ids.js';
import { recordOfSession, type AnySession } from '../match/session.js';
import { parsed } from './dated-files.js';
import { isKept, MATCH_FORMAT, type Chapter, type KeptMatch, type Parting } from './kept.js';
import { openKept, openLog } from './open-kept.js';

const MOST_CHARACTERS = 20_000_000;

/** Why a file is no record of ours: which message, and the fault behind it if there is one. */
export type FileProblem =
  | { readonly why: 'size' | 'json' | 'format' | 'newer' | 'game' }
  | { readonly why: 'fault'; readonly fault: Fault }
  /** It no longer plays as it did, from here on. */
  | { readonly why: 'parted'; readonly path: string; readonly parting: Parting };

interface FileRead {
  readonly game: GameId;
  readonly session: AnySession;
  /** The match goes on from its save: what was before. */
  readonly earlier?: readonly Chapter[];
}

const otherEnd = (session: AnySession, digest: string): Fault => ({
  path: 'record.digest',
  ...flaw('otherDigest', { came: recordOfSession(session).digest, written: digest }),
});

/** A record that plays otherwise is told what refuses it, and what was mended since. */
const openRecord = async (game: GameId, record: MatchRecord): Promise<FileRead | FileProblem> => {
  const { begin, dice, said, version, digest, save } = record;
  const opening = openLog(
    await bookOf(game),
    { version, log: { begin, dice, said }, save, digest },
    (session) => recordOfSession(session).digest === digest,
  );
  if (opening.is === 'closed') return { why: 'fault', fault: opening.faults[0]! };
  const { session } = opening;
  if (opening.is === 'whole' && recordOfSession(session).digest === digest) return { game, session };
  if (opening.is === 'whole') return { why: 'fault', fault: otherEnd(session, digest) };
  const { parting } = opening;
  const isForged = parting.at === undefined && version === session.book.game.version;
  if (opening.is === 'continued' && !isForged)
    return { game, session, earlier: [{ log: { begin, dice, said }, parting }] };
  return parting.at === undefined
    ? { why: 'fault', fault: otherEnd(session, digest) }
    : { why: 'parted', path: `record.said[${parting.at}]`, parting };
};

/** A whole kept match, as one is given away that no longer plays from its beginning. */
const openMatchFile = async (kept: KeptMatch): Promise<FileRead | FileProblem> => {
  const opening = await openKept(kept);
  if (opening.is === 'closed') return { why: 'fault', fault: opening.faults[0]! };
  const { session } = opening;
  const { game, earlier = [], log } = kept;
  if (opening.is === 'whole') return { game, session, earlier };
  const { parting } = opening;
  if (opening.is === 'continued') return { game, session, earlier: [...earlier, { log, parting }] };
  return { why: 'parted', path: `match.log.said[${parting.at}]`, parting };
};

export const readFile = async (text: string): Promise<FileRead | FileProblem> => {
  if (text.length > MOST_CHARACTERS) return { why: 'size' };
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { why: 'json' };
  const { format, game } = value as { format?: unknown; game?: unknown };
  if (isNewer(RECORD_FORMAT, format) || isNewer(MATCH_FORMAT, format)) return { why: 'newer' };
  if (isOfKind(MATCH_FORMAT, format) && isKept(value)) return openMatchFile(value);
  if (!isOfKind(RECORD_FORMAT, format)) return { why: 'format' };
  if (!isGame(game)) return { why: 'game' };
  const faults: Fault[] = [];
  const record = recordShape((await bookOf(game)).game).read(value, 'record', faults);
  return faults.length > 0 ? { why: 'fault', fault: faults[0]! } : openRecord(game, record);
};
