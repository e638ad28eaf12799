/**
 * The order that brings a unit to where it is wanted, or nearest: looked for among a few sequences of steps, each judged
 * by what judges orders. A drag asks at every move of the hand, so what gets there is not searched any further.
 */
import type { Refusal } from '../../kernel/refusal.js';
import { turnBetween, type Point } from '../../geometry/index.js';
import { MARCHES, type March, type Step } from '../../tabletop/choices.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf } from '../../tabletop/store.js';
import { breakingThrough } from '../charges/break-through.js';
import { aboutFaced } from '../moves/about-face.js';
import { leaderPlace } from '../moves/column-march.js';
import { goesByLeader, stepsRefusal } from '../moves/march.js';
import { activityFor, orderRefusal, startRefusal, verbsOf } from '../moves/orders.js';
import { leftOf, progressOf } from '../moves/progress.js';
import { steppedOn, walk } from '../moves/walk.js';
import type { ManoeuvreMatch } from '../rules.js';
import { activityWith, type Activity, type Placed } from '../unit.js';
import { alone, inTheWayOf } from './stops.js';
import { isTrail, leftAfter, tried, type Trail, type Walker } from './trail.js';
import { asideTo, distanceTo, marchesTo, pastTo, startsOf, type Effort, type Try } from './tries.js';
import type { Limits, Way, Wish } from './way.js';

type Verb = March['do'];

const ONWARD: readonly Verb[] = ['manoeuvre', 'prolong', 'relocate'];
const ASIDE: readonly Verb[] = ['sideStep', 'stepBack', 'prolongBack'];

/** What the rounding of headings leaves between a wish and the end of a way to it. */
export const HAIR = 20;

/** What leaves more than this of the way undone has not got anywhere: then more is tried. */
const STUCK = 0.5;

/** Who has nothing left is held up by somebody only if it would come so much nearer without him. */
const HELD_UP = 0.75;

/** How one kind of march is looked for: its verb, and whether it goes fast. */
interface Manner {
  readonly verb: Verb;
  readonly fast: boolean;
}

/** A way that was found, and how good it is. */
interface Found extends Manner {
  readonly steps: readonly Step[];
  readonly wanted: readonly Step[];
  readonly at: Point;
  readonly miss: number;
  /** In tenths of a degree: how far from the heading that is wished for. */
  readonly off: number;
}

interface Asked {
  readonly match: ManoeuvreMatch;
  readonly unit: Placed;
  readonly wish: Wish;
  readonly limits: Limits;
  readonly manners: readonly Manner[];
  readonly effort: Effort;
  /** The march as it is ordered would be refused. */
  readonly refusal: (match: ManoeuvreMatch, march: March) => WhyNot;
}

const marchBy = ({ rules }: ManoeuvreMatch, { verb, fast }: Manner, steps: readonly Step[], leave = false): March => ({
  do: verb,
  steps,
  ...(fast ? { [rules.words.doubleTime]: true } : {}),
  ...(leave ? { leaveTable: true } : {}),
});

/** Without the turn that ends them. */
const openSteps = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last && 'turn' in last ? steps.slice(0, -1) : steps;
};

/** The steps that come first, taken one by one; of a column by its leading stand. */
const begunWith = (walker: Walker, activity: Activity, base: readonly Step[]): Trail | undefined => {
  const { match, unit } = walker;
  let trail: Trail = { steps: [], progress: progressOf(unit, activity) };
  let rest = base;
  if (goesByLeader(unit, activity)) {
    const first = base[0];
    const faced = first && 'aboutFace' in first ? columnAbout(match, unit, trail, first) : undefined;
    trail = faced ?? { ...trail, progress: { ...trail.progress, place: leaderPlace(unit.place) } };
    rest = faced ? base.slice(1) : base;
  }
  for (const step of rest) {
    const found = tried(walker, trail, step);
    if (!isTrail(found)) return undefined;
    trail = found;
  }
  return trail;
};

/** A column faces about before its leading stand goes anywhere. */
const columnAbout = (match: ManoeuvreMatch, unit: Placed, { progress }: Trail, step: Step): Trail | undefined => {
  if (!('aboutFace' in step) || progress.activity.faced) return undefined;
  const place = leaderPlace(aboutFaced(unit.place, baseOf(match, unit), step.aboutFace));
  const activity = activityWith(progress.activity, { faced: true, aboutFaced: true });
  return { steps: [step], progress: { ...progress, place, activity } };
};

/** How a manner begins: its first steps, and the least that any way in it can miss the wish by. */
interface Begun {
  readonly trail: Trail;
  readonly isColumn: boolean;
  readonly bound: number;
  /** Of a step to the side or back: the pivot that follows it. */
  readonly pivot: Step | undefined;
}

const begunIn = ({ unit, wish, limits }: Asked, walker: Walker, manner: Manner): Begun | undefined => {
  const { match } = walker;
  const activity = activityFor(match, unit, marchBy(match, manner, []));
  const given = limits.base ?? [];
  const isAside = ASIDE.includes(manner.verb);
  // Its one pivot comes before the step or after it.
  const pivots = isAside ? given.filter((step) => 'pivot' in step) : [];
  const isFirst = given[0] !== undefined && 'pivot' in given[0];
  const trail = begunWith(walker, activity, isAside ? (isFirst ? pivots : []) : openSteps(given));
  if (!trail) return undefined;
  const bound = Math.max(0, distanceTo(trail.progress.place, wish.at) - leftAfter(walker, trail));
  return { trail, isColumn: goesByLeader(unit, activity), bound, pivot: isFirst ? undefined : pivots[0] };
};

/** All that is tried in one manner, the plainest first. */
function* triesOf({ unit, wish, effort }: Asked, walker: Walker, { verb }: Manner, begun: Begun): Generator<Try> {
  const { match } = walker;
  const { trail, isColumn, pivot } = begun;
  if (ASIDE.includes(verb)) {
    const found = asideTo(walker, trail, verb, wish.at);
    const pivoted = found && pivot ? tried(walker, found.trail, pivot) : undefined;
    if (found) yield pivoted && isTrail(pivoted) ? { ...found, trail: pivoted } : found;
    return;
  }
  const facesLate = isColumn && trail.steps.length > 0;
  const columnFaces = (step: Step): Trail | undefined =>
    facesLate ? undefined : columnAbout(match, unit, trail, step);
  for (const start of startsOf(walker, trail, wish, isColumn ? columnFaces : undefined))
    yield* marchesTo(walker, start, wish, effort);
}

const walkerOn = ({ unit, limits }: Asked, match: ManoeuvreMatch): Walker => ({
  match,
  unit,
  leave: limits.leave ?? false,
  flows: match.rules.flowsAround(match, unit, unit.place.formation) !== 'nobody',
});

/** The best of all that is tried on a table: the nearest, and of those that are as near the plainest. */
const bestOn = (asked: Asked, match: ManoeuvreMatch): Found | undefined => {
  const { wish, limits, unit } = asked;
  const walker = walkerOn(asked, match);
  const near = limits.near ?? 0;
  const there = Math.max(near, HAIR);
  const offOf = ({ progress: { place } }: Trail): number =>
    wish.heading === undefined ? 0 : Math.abs(turnBetween(place.heading, wish.heading));
  const miss = distanceTo(unit.place, wish.at);
  let best: Found | undefined;
  let least = miss;
  let off = wish.heading === undefined ? 0 : Math.abs(turnBetween(unit.place.heading, wish.heading));
  const base = openSteps(limits.base ?? []);
  if (base.length > 0) [least, off] = [Infinity, Infinity];
  let held = least;
  /** Whether nothing can be better any more. */
  const isBest = (manner: Manner, { trail, wanted, at }: Try): boolean => {
    const found = distanceTo(trail.progress.place, at);
    const isNearer = found < held - near;
    const isTurned = found <= least + near && offOf(trail) < off;
    if ((!isNearer && !isTurned) || trail.steps.length === 0) return false;
    if (asked.refusal(match, marchBy(match, manner, trail.steps, walker.leave))) return false;
    best = { ...manner, steps: trail.steps, wanted, at, miss: found, off: offOf(trail) };
    [held, least, off] = [found, Math.min(least, found), best.off];
    return held <= there && off === 0;
  };
  for (const manner of asked.manners) {
    const begun = begunIn(asked, walker, manner);
    if (!begun || (off === 0 && begun.bound >= held - near)) continue;
    for (const each of triesOf(asked, walker, manner, begun)) {
      if (isBest(manner, each)) return best;
      if (held <= begun.bound + HAIR && off === 0) break;
    }
  }
  if (asked.effort !== 'all' || held <= miss * STUCK) return best;
  for (const manner of asked.manners.filter(({ verb }) => verb === 'manoeuvre')) {
    const begun = begunIn(asked, walker, manner);
    if (!begun || begun.isColumn || begun.bound >= held - near) continue;
    for (const each of pastTo(walker, begun.trail, wish, () => held - near)) if (isBest(manner, each)) return best;
  }
  return best;
};

const wayOf = (asked: Asked, found: Found | undefined): Omit<Way, 'stop' | 'inTheWay' | 'notFaster'> => {
  const { match, unit, wish, limits } = asked;
  const manner = found ?? asked.manners[0] ?? { verb: 'manoeuvre', fast: false };
  const march = found && marchBy(match, manner, found.steps, limits.leave);
  const { legs, place, head, left, activity } = walk(match, unit, march ?? marchBy(match, manner, []));
  const { words, cite, numbers } = match.rules;
  return {
    march,
    legs,
    place,
    head,
    miss: found?.miss ?? distanceTo(head, wish.at),
    used: activity.used,
    left,
    fast: activity.doubled
      ? { word: words.doubleTime, rule: cite.doubleTimeAway, away: numbers.doubleTime }
      : undefined,
    wanted: head,
  };
};

/** Judged as the order will be; in a break-through as its march. */
const judgeOf = (given: ManoeuvreMatch, unit: Placed): Asked['refusal'] => {
  const through = breakingThrough(given, unit);
  return (match, march) => {
    if (match !== given) return stepsRefusal(match, unit, activityFor(match, unit, march), march);
    return through ? through.marchRefusal(march) : orderRefusal(match, unit, march);
  };
};

/** The kinds of march that are open to it, in the order in which they are tried; and what bars it from going fast. */
const mannersOf = (
  match: ManoeuvreMatch,
  unit: Placed,
  { verb: only, fast }: Limits,
): { readonly manners: readonly Manner[]; readonly bar: WhyNot; readonly slow: WhyNot } => {
  const through = breakingThrough(match, unit);
  const barOf = (verb: Verb, doubled: boolean): WhyNot =>
    through ? through.bar(verb) : startRefusal(match, unit, verb, doubled);
  const open = through ? ['manoeuvre'] : verbsOf(match, unit);
  const verbs = MARCHES.filter((verb) => open.includes(verb) && (only === undefined || verb === only));
  const free = verbs.filter((verb) => !barOf(verb, false));
  const bar =
    free.length > 0 ? undefined : barOf(only ?? MARCHES.find((verb) => open.includes(verb)) ?? 'manoeuvre', false);
  const isSettled = through !== undefined || unit.activity !== undefined;
  const main = free.find((verb) => ONWARD.includes(verb)) ?? free[0];
  const slow = isSettled || main === undefined || fast === false ? undefined : barOf(main, true);
  // Straight on and to the side before what turns: `marchesTo` begins with what only goes on.
  const ordered = [...ASIDE, ...ONWARD].filter((verb) => free.includes(verb));
  const manners = ordered.map((verb): Manner => ({ verb, fast: false }));
  const quick = isSettled
    ? []
    : ordered.filter((verb) => !barOf(verb, true)).map((verb): Manner => ({ verb, fast: true }));
  return { manners: fast === true ? quick : fast === false ? manners : [...manners, ...quick], bar, slow };
};

/** The order that brings a unit to where it is wanted, or nearest, with its price and what stops it. */
export const wayTo = (match: ManoeuvreMatch, unit: Placed, wish: Wish, limits: Limits = {}): Way => {
  const { manners, bar, slow } = mannersOf(match, unit, limits);
  const asked: Asked = { match, unit, wish, limits, manners, effort: 'all', refusal: judgeOf(match, unit) };
  if (manners.length === 0)
    return { ...wayOf(asked, undefined), stop: bar ?? slow, inTheWay: [], notFaster: undefined };
  const found = bestOn(asked, match);
  const way = wayOf(asked, found);
  if (way.miss <= Math.max(limits.near ?? 0, HAIR))
    return { ...way, stop: undefined, inTheWay: [], notFaster: undefined };
  return stopped(asked, way, found, slow);
};

/** How far straight moves may bring it, in whatever manner is open to it. */
export const reachOf = (match: ManoeuvreMatch, unit: Placed, limits: Limits): number =>
  Math.max(
    0,
    ...mannersOf(match, unit, limits).manners.map((manner) =>
      leftOf(match, unit, activityFor(match, unit, marchBy(match, manner, []))),
    ),
  );

/** Why the plainest march to a wish may not be made. */
export const plainRefusal = (match: ManoeuvreMatch, unit: Placed, wish: Wish, limits: Limits): WhyNot => {
  const { manners, bar } = mannersOf(match, unit, limits);
  const refusal = judgeOf(match, unit);
  const asked: Asked = { match, unit, wish, limits, manners, effort: 'direct', refusal };
  const manner = manners.find(({ verb }) => ONWARD.includes(verb)) ?? manners[0];
  return manner ? refusal(match, marchBy(match, manner, plainOf(asked, manner), limits.leave)) : bar;
};

/** The march that ends where it is wanted, facing as it is wanted; undefined: there is none among what is tried. */
export const marchTo = (
  match: ManoeuvreMatch,
  unit: Placed,
  wish: Wish,
  limits: Limits,
  effort: Effort,
): March | undefined => {
  const { manners } = mannersOf(match, unit, limits);
  const found = bestOn({ match, unit, wish, limits, manners, effort, refusal: judgeOf(match, unit) }, match);
  return found && found.miss <= HAIR && found.off === 0 ? marchBy(match, found, found.steps, limits.leave) : undefined;
};

/**
 * Why it comes no nearer: measured by what it would do, no faster, if it were alone on the table. And
 * why it does not go faster, if that would bring it nearer then.
 */
const stopped = (
  asked: Asked,
  way: Omit<Way, 'stop' | 'inTheWay' | 'notFaster'>,
  found: Found | undefined,
  slow: Refusal | undefined,
): Way => {
  const { match, unit, limits } = asked;
  const walker = walkerOn(asked, match);
  const empty = alone(match, unit);
  const isFast = found?.fast ?? asked.manners[0]!.fast;
  const atSpeed = (fast: boolean): Found | undefined => {
    const manners = asked.manners.filter((manner) => manner.fast === fast);
    const ideal = manners.length === 0 ? undefined : bestOn({ ...asked, manners }, empty);
    const nearer = way.left < 1 ? way.miss * HELD_UP : way.miss - 1;
    return ideal && ideal.miss < nearer ? ideal : undefined;
  };
  const blockedBy = ({ steps, ...manner }: Found) =>
    inTheWayOf(walker, marchBy(match, manner, steps, limits.leave), asked.refusal);
  const ideal = atSpeed(isFast);
  const manner = ideal ?? found ?? asked.manners[0]!;
  const first = (ideal ?? found)?.wanted ?? plainOf(asked, manner);
  const wanted = steppedOn(match, unit, startPlace(asked, manner), first);
  const blocked = ideal && blockedBy(ideal);
  if (blocked?.refusal)
    return { ...way, wanted, stop: blocked.refusal, inTheWay: blocked.inTheWay, notFaster: undefined };
  const faster = isFast ? undefined : atSpeed(true);
  const notFaster = isFast ? undefined : (slow ?? (faster && blockedBy(faster).refusal));
  const stop = first.length === 0 ? undefined : asked.refusal(empty, marchBy(match, manner, first, limits.leave));
  return { ...way, wanted, stop: stop ?? notFaster, inTheWay: [], notFaster };
};

/** What would be tried first in a manner. */
const plainOf = (asked: Asked, manner: Manner): readonly Step[] => {
  const walker = walkerOn(asked, asked.match);
  const begun = begunIn(asked, walker, manner);
  if (!begun) return [];
  for (const { wanted } of triesOf(asked, walker, manner, begun)) return wanted;
  return [];
};

/** Where the steps of a march begin: of a column its leading stand. */
const startPlace = ({ match, unit }: Asked, manner: Manner) =>
  goesByLeader(unit, activityFor(match, unit, marchBy(match, manner, []))) ? leaderPlace(unit.place) : unit.place;
