/**
 * As many pairs as can be made at once among those who may meet: Edmonds' algorithm, by searches for augmenting paths
 * that contract odd circles. It answers with certainty whether all can be paired, which no looking ahead by steps does.
 */

/** Whether two may be paired, by their numbers. It says the same of both orders. */
export type MayMeet = (a: number, b: number) => boolean;

/** Who is paired with whom, by number; nobody: -1. Whoever is `out` takes no part. */
export interface Matching {
  readonly mate: readonly number[];
  readonly out: ReadonlySet<number>;
}

const NOBODY = -1;

/** One search for a way on which pairs can be exchanged for one more. */
interface Search {
  readonly mate: number[];
  readonly mayMeet: MayMeet;
  readonly root: number;
  /** From where somebody was reached. */
  readonly from: number[];
  /** The odd circle that somebody belongs to, by its entrance. */
  readonly base: number[];
  readonly isReached: boolean[];
  readonly queue: number[];
}

/** Where the ways of two back to the root first meet. */
const meetingPoint = ({ mate, from, base, root }: Search, a: number, b: number): number => {
  const passed = new Set<number>();
  for (let at = base[a]!; ; at = base[from[mate[at]!]!]!) {
    passed.add(at);
    if (at === base[root]!) break;
  }
  let at = base[b]!;
  while (!passed.has(at)) at = base[from[mate[at]!]!]!;
  return at;
};

/** Marks the circles on the way from somebody to the entrance, which can be gone in both directions from now on. */
const markWay = ({ mate, from, base }: Search, circle: Set<number>, to: number, start: number, next: number): void => {
  let [at, beyond] = [start, next];
  while (base[at] !== to) {
    const other = mate[at]!;
    circle.add(base[at]!).add(base[other]!);
    from[at] = beyond;
    beyond = other;
    at = from[other]!;
  }
};

const contract = (search: Search, a: number, b: number): void => {
  const { base, isReached, queue } = search;
  const entrance = meetingPoint(search, a, b);
  const circle = new Set<number>();
  markWay(search, circle, entrance, a, b);
  markWay(search, circle, entrance, b, a);
  for (let i = 0; i < base.length; i++) {
    if (!circle.has(base[i]!)) continue;
    base[i] = entrance;
    if (isReached[i]) continue;
    isReached[i] = true;
    queue.push(i);
  }
};

/** Goes one step from `a` to `b`; true: nobody has `b` yet, so that here the way ends. */
const step = (search: Search, a: number, b: number): boolean => {
  const { mate, from, root, isReached, queue } = search;
  const other = mate[b]!;
  if (b === root || (other !== NOBODY && from[other] !== NOBODY)) {
    contract(search, a, b);
    return false;
  }
  if (from[b] !== NOBODY) return false;
  from[b] = a;
  if (other === NOBODY) return true;
  isReached[other] = true;
  queue.push(other);
  return false;
};

/** Exchanges the pairs on the way that ends here. */
const exchange = ({ mate, from }: Search, end: number): void => {
  for (let at = end; at !== NOBODY;) {
    const before = from[at]!;
    const next = mate[before]!;
    mate[at] = before;
    mate[before] = at;
    at = next;
  }
};

/** One pair more with `root` in it, if that can be; `mate` is changed. */
const augmented = (mate: number[], out: ReadonlySet<number>, mayMeet: MayMeet, root: number): boolean => {
  const all = mate.map((_, i) => i);
  const search: Search = {
    mate,
    mayMeet,
    root,
    from: all.map(() => NOBODY),
    base: [...all],
    isReached: all.map((i) => i === root),
    queue: [root],
  };
  for (let a = search.queue.shift(); a !== undefined; a = search.queue.shift()) {
    for (const b of all) {
      const isWay = !out.has(b) && search.base[a] !== search.base[b] && mate[a] !== b && a !== b && mayMeet(a, b);
      if (!isWay || !step(search, a, b)) continue;
      exchange(search, b);
      return true;
    }
  }
  return false;
};

/** As many pairs as can be, beginning with those that are there. */
export const grown = ({ mate: before, out }: Matching, mayMeet: MayMeet): Matching => {
  const mate = [...before];
  for (let i = 0; i < mate.length; i++) if (!out.has(i) && mate[i] === NOBODY) augmented(mate, out, mayMeet, i);
  return { mate, out };
};

export const unmatched = (count: number): Matching => ({
  mate: Array.from({ length: count }, () => NOBODY),
  out: new Set(),
});

export const sizeOf = ({ mate }: Matching): number => mate.filter((other) => other !== NOBODY).length / 2;

/** The same without two of them, who are paired elsewhere: as many pairs as can be made of the others. */
export const without = ({ mate: before, out }: Matching, a: number, b: number, mayMeet: MayMeet): Matching => {
  const mate = before.map((other, i) => (i === a || i === b || other === a || other === b ? NOBODY : other));
  return grown({ mate, out: new Set(out).add(a).add(b) }, mayMeet);
};
