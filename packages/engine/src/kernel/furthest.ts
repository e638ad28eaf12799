/** The most of something that is allowed, found by asking. */

export interface Search {
  /** Less than this is nothing. */
  readonly least?: number;
  readonly most: number;
  /** What is likely to be allowed, such as a way that is known to be free. */
  readonly sure?: number;
  /**
   * What is allowed need not hang together: behind something that is gone around there may be room again. So many
   * points are tried, from the most backwards; where none of them is allowed, what is sure stays.
   */
  readonly samples?: number;
  /** How finely the answer is looked for; 1 is exact. */
  readonly grain?: number;
}

export interface Furthest<Why> {
  /** undefined: none of it. */
  readonly much: number | undefined;
  /** Why it is not more; undefined when it is all that was asked for. */
  readonly stop: Why | undefined;
}

/** Between a number that is open and one that is shut, in either direction: the last that is open. */
export const lastOpen = (open: number, shut: number, isOpen: (at: number) => boolean, grain = 1): number => {
  let [last, end] = [open, shut];
  while (Math.abs(end - last) > grain) {
    const middle = Math.floor((last + end) / 2);
    if (isOpen(middle)) last = middle;
    else end = middle;
  }
  return last;
};

/** The most whole number that is not refused, from `least` to `most`, and why not more. */
export const furthest = <Why>(search: Search, whyNot: (much: number) => Why | undefined): Furthest<Why> => {
  const { least = 1, most, sure = 0, samples = 0, grain = 1 } = search;
  if (most < least) return { much: undefined, stop: undefined };
  let stop: Why | undefined;
  const isOpen = (at: number): boolean => {
    const why = whyNot(at);
    if (why !== undefined) stop = why;
    return why === undefined;
  };
  const upTo = (open: number, shut: number): Furthest<Why> => {
    const much = lastOpen(open, shut, isOpen, grain);
    return { much: much < least ? undefined : much, stop };
  };
  if (isOpen(most)) return { much: most, stop };
  const refused = stop;
  const free = sure >= least && sure < most && isOpen(sure) ? sure : undefined;
  stop = refused;
  let shut = most;
  for (let i = 1; i <= samples; i++) {
    const at = Math.round(most - ((most - (free ?? 0)) * i) / (samples + 1));
    if (at < least || at === free) break;
    if (isOpen(at)) return upTo(at, shut);
    shut = at;
  }
  return samples > 0 && free !== undefined ? { much: free, stop } : upTo(free ?? least - 1, shut);
};
