/** What has been worked out is kept with what it is about: moments of a match, units and drafts are never changed. */

interface Answer {
  readonly within: unknown;
  readonly found: unknown;
}
const known = new WeakMap<object, Map<string, Answer>>();

/**
 * The answer to a question about something. `question` tells it from others about the same; `within` is what it depends
 * on besides, of which only the last one is remembered.
 */
export const knownOf = <T>(about: object, question: string, work: () => T, within?: unknown): T => {
  let all = known.get(about);
  if (!all) known.set(about, (all = new Map()));
  const before = all.get(question);
  if (before && before.within === within) return before.found as T;
  const found = work();
  all.set(question, { within, found });
  return found;
};
