/** A match of the hall to be looked at again: as far as it has come, and without what lies face down. */
import type { MatchHead } from '../store/kept.js';
import type { AnySession } from '../match/session.js';
import { isFailed } from './api.js';
import { IN_HALL, tableHead } from './keeper.js';
import type { HallMatch } from './match.js';
import { openMatch } from './open.js';
import { h } from './words/index.js';

const untilHere = (match: HallMatch): Promise<void> =>
  new Promise((resolve) => {
    match.onChange(() => {
      if (match.state().isHere) resolve();
    });
  });

export const openInHall = async (
  id: string,
): Promise<{ readonly kept: MatchHead; readonly session: AnySession } | { readonly failed: string }> => {
  const opened = await openMatch(id.slice(IN_HALL.length));
  if (isFailed(opened)) return { failed: h().codes[opened.failed] ?? opened.failed };
  await untilHere(opened.match);
  const { head, played } = opened.match.state();
  opened.match.leave();
  return { kept: tableHead(head), session: played.session };
};
