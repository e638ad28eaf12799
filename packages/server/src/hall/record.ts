/** A match that is over, with everything that is needed to check it. */
import { FAIR_FORMAT, type FairMatch, type Seals } from '@five-victories/engine/fair';
import { digest } from '@five-victories/engine/kernel';
import type { MatchId } from '../protocol/index.js';
import { boardOf } from './boards.js';
import { openSecrets } from './cards.js';
import type { Hall } from './hall.js';

/** Undefined: there is none, or it is not over. */
export const fairRecord = async (hall: Hall, id: MatchId): Promise<FairMatch | undefined> => {
  const row = await hall.store.match(id);
  if (row?.status !== 'over') return undefined;
  // By its board: who asks again does not let the whole match be played again.
  const { known } = await boardOf(hall, id);
  const secrets = openSecrets(known.row, known.secrets);
  if (!known.standing || !secrets) return undefined;
  const { standing } = known;
  return {
    format: FAIR_FORMAT,
    game: row.game,
    version: row.version,
    match: id,
    begin: standing.given.begin,
    seals: row.seals as Seals,
    secrets,
    lines: known.log.map(({ line }) => line),
    head: standing.head,
    digest: digest(standing.match),
  };
};
