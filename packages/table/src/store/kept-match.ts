/** From a match in play to one that is kept or given away, and back. */
import { RECORD_FORMAT, recordShape, type Fault, type MatchRecord } from '@five-victories/engine/kernel';
import { editionOf, isGame, type GameId } from '../match/games.js';
import type { KeptMatch, MatchHead } from './kept.js';
import { lastOf, logOf, recordOfSession, sessionOf, type Session } from '../match/session.js';

export type { KeptMatch, MatchHead } from './kept.js';

export const keptOf = (head: MatchHead, session: Session, saved: number): KeptMatch => {
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
    version: session.game.version,
    log: logOf(session),
  };
};

/** A record for a file; any Five Victories program reads it. */
export const fileOf = (session: Session): string => JSON.stringify(recordOfSession(session));

/** The match in a kept one; faults say why it cannot be played any more. */
export const openKept = ({ game, version, log }: KeptMatch, faults: Fault[]): Session | undefined => {
  const edition = editionOf(game);
  if (version !== edition.version) {
    faults.push({
      path: 'version',
      because: `It was played by version ${version} of the rules, not ${edition.version}.`,
    });
    return undefined;
  }
  return sessionOf(edition, log, faults);
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
export const readFile = (text: string): { game: GameId; session: Session } | FileProblem => {
  if (text.length > MOST_CHARACTERS) return { why: 'size' };
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return { why: 'json' };
  const { format, game } = value as { format?: unknown; game?: unknown };
  if (format !== RECORD_FORMAT) return { why: 'format' };
  if (!isGame(game)) return { why: 'game' };
  const edition = editionOf(game);
  const faults: Fault[] = [];
  const record: MatchRecord = recordShape(edition).read(value, 'record', faults);
  const session = faults.length === 0 ? sessionOf(edition, record, faults) : undefined;
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
