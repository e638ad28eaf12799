/** What has been worked out about a moment of a match. Moments are never played on, so it stays true. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';

const known = new WeakMap<TabletopMatch, Map<string, unknown>>();

export const knownOf = <T>(match: TabletopMatch, key: string, work: () => T): T => {
  let all = known.get(match);
  if (!all) known.set(match, (all = new Map()));
  if (!all.has(key)) all.set(key, work());
  return all.get(key) as T;
};
