/** From a match in play to one that is kept or given away. */
import { digest, saveOf } from '@five-victories/engine/kernel';
import { lastOf, logOf, matchOf, recordOfSession, type AnySession } from '../match/session.js';
import { MATCH_FORMAT, type KeptMatch, type MatchHead } from './kept.js';

export type { Chapter, KeptMatch, MatchHead, Parting } from './kept.js';

export const keptOf = (head: MatchHead, session: AnySession, saved: number): KeptMatch => {
  const { turn, phase, outcome } = lastOf(session).match.state;
  const { id, name, game, seats, friendly, guided, learned, begun, coats, earlier } = head;
  const match = matchOf(session);
  return {
    format: MATCH_FORMAT,
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
    save: saveOf(session.book.game, match),
    digest: digest(match),
    ...(earlier ? { earlier } : {}),
    ...(learned ? { learned } : {}),
  };
};

/** A record for a file, with where the match stands: any Five Victories program reads it, by mended rules too. */
export const fileOf = (session: AnySession): string =>
  JSON.stringify({ ...recordOfSession(session), save: saveOf(session.book.game, matchOf(session)) });
