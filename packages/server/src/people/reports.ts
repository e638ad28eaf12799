/** Somebody reports another to whoever runs the hall. */
import type { NewReport } from '../protocol/index.js';
import { talkIn } from '../log/offers.js';
import { randomLetters } from '../hall/chance.js';
import type { Hall } from '../hall/hall.js';
import { plain } from '../hall/names.js';
import { Refused } from '../hall/refused.js';
import type { PlayerRow } from '../store/store.js';

/** What was said there under this number: the reporter cannot make it up. */
const quotedFrom = async ({ store }: Hall, match: string, k: number): Promise<string> => {
  const [row] = talkIn((await store.asides(match, k - 1)).slice(0, 1), 1);
  if (row?.k !== k) throw new Refused(404, 'unknown');
  return `${row.by}: ${row.words}`;
};

export const report = async (hall: Hall, by: PlayerRow, { player, words, match, k }: NewReport): Promise<void> => {
  if (!hall.errands.spend(by.id)) throw new Refused(429, 'rate');
  const about = await hall.people.named(player);
  if (!about) throw new Refused(404, 'unknown');
  const said = plain(words);
  if (said === '') throw new Refused(400, 'shape');
  const quoted = match !== undefined && k !== undefined ? await quotedFrom(hall, match, k) : undefined;
  await hall.store.manners.report({
    id: randomLetters(16),
    by: by.id,
    about: about.id,
    match,
    k,
    quoted,
    words: said,
    at: hall.time.now(),
    closed: undefined,
    verdict: undefined,
  });
  hall.journal.info('a player was reported', {});
};
