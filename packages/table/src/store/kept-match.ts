/** From a match in play to one that is kept or given away, and back. */
import { RECORD_FORMAT, recordShape, type Fault, type MatchRecord } from '@five-victories/engine/kernel';
import { bookOf } from '../match/book.js';
import { isGame, type GameId } from '../match/game-ids.js';
import type { KeptMatch, MatchHead } from './kept.js';
import { lastOf, logOf, recordOfSession, sessionOf, type AnySession } from '../match/session.js';

export type { KeptMatch, MatchHead } from './kept.js';

export const keptOf = (head: MatchHead, session: AnySession, saved: number): KeptMatch => {
  const { turn, phase, outcome } = lastOf(session).match.state;
  const { id, name, game, seats, friendly, guided, begun, coats } = head;
  return {
    id,
    name,
    game,
    seats,
    friendly,
    guided,
    begun,
    coats,
    saved,
    turn,
    phase,
    outcome,
    version: session.book.game.version,
    log: logOf(session),
  };
};

/** A record for a file; any Five Victories program reads it. */
export const fileOf = (session: AnySession): string => JSON.stringify(recordOfSession(session));

/** The match in a kept one; faults say why it cannot be played any more. */
export const openKept = async ({ game, version, log }: KeptMatch, faults: Fault[]): Promise<AnySession | undefined> => {
  const book = await bookOf(game);
  const edition = book.game;
  if (version !== edition.version) {
    faults.push({
      path: 'version',
      because: `It was played by version ${version} of the rules, not ${edition.version}.`,
    });
    return undefined;
  }
  return sessionOf(book, log, faults);
};

const MOST_CHARACTERS = 20_000_000;

/** Why a file is no record of ours: which message, and the fault behind it if there is one. */
export type FileProblem =
  | { readonly why: 'size' | 'json' | 'format' | 'game' }
  | { readonly why: 'fault'; readonly fault: Fault };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads a record from outside: parsed once, played through, compared with its digest. It harms nothing if it is wrong. */
export const readFile = async (text: string): Promise<{ game: GameId; session: AnySession } | FileProblem> => {
  if (text.length > MOST_CHARACTERS) return { why: 'size' };
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { why: 'json' };
  const { format, game } = value as { format?: unknown; game?: unknown };
  if (format !== RECORD_FORMAT) return { why: 'format' };
  if (!isGame(game)) return { why: 'game' };
  const book = await bookOf(game);
  const edition = book.game;
  const faults: Fault[] = [];
  const record: MatchRecord = recordShape(edition).read(value, 'record', faults);
  const session = faults.length === 0 ? sessionOf(book, record, faults) : undefined;
  if (!session || faults.length > 0) return { why: 'fault', fault: faults[0]! };
  if (record.version !== edition.version)
    return {
      why: 'fault',
      fault: { path: 'record.version', because: `It is of version ${record.version} of the rules.` },
    };
  const { digest } = recordOfSession(session);
  return digest === record.digest
    ? { game, session }
    : {
        why: 'fault',
        fault: { path: 'record.digest', because: `The match came to ${digest}, not to ${record.digest}.` },
      };
};
