/** Who stands in the way: whoever must be gone for a march that would be made on an empty table. */
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { length as asLength, TOUCH } from '../../geometry/index.js';
import type { March } from '../../tabletop/choices.js';
import { freeWay } from '../../tabletop/moves/free-way.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { indexOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import { goesByLeader } from '../moves/march.js';
import { activityFor } from '../moves/orders.js';
import { progressOf } from '../moves/progress.js';
import { sideOfStep, takeStep } from '../moves/steps.js';
import type { ManoeuvreMatch } from '../rules.js';
import { straightStep } from '../queries.js';
import type { Placed, Unit } from '../unit.js';
import type { Walker } from './trail.js';

/** The same table with these units only: to be asked, not played. */
const withOnly = (match: ManoeuvreMatch, units: Unit[]): ManoeuvreMatch => ({
  ...match,
  state: { ...match.state, units, index: indexOf(units) },
});

/** The table without anybody else. */
export const alone = (match: ManoeuvreMatch, unit: Placed): ManoeuvreMatch => withOnly(match, [unit]);

export const without = (match: ManoeuvreMatch, gone: readonly UnitId[]): ManoeuvreMatch =>
  withOnly(
    match,
    match.state.units.filter(({ id }) => !gone.includes(id)),
  );

/** The same table with a unit somewhere else. */
export const placedAt = (match: ManoeuvreMatch, id: UnitId, place: Place): ManoeuvreMatch =>
  withOnly(
    match,
    match.state.units.map((unit) => (unit.id === id ? { ...unit, place } : unit)),
  );

/** Why the steps of a march may not be taken; of several that are in the way of a straight move, the first that is met. */
const firstRefusal = (
  { unit, leave }: Walker,
  match: ManoeuvreMatch,
  march: March,
  judge: (match: ManoeuvreMatch, march: March) => WhyNot,
): WhyNot => {
  const activity = activityFor(match, unit, march);
  if (goesByLeader(unit, activity)) return judge(match, march);
  let progress = progressOf(unit, activity);
  for (const step of march.steps) {
    const taken = takeStep(match, unit, progress, step, leave);
    if (!taken.refusal) {
      progress = taken.next;
      continue;
    }
    const straight = sideOfStep(step);
    const free = straight && freeWay(match, unit, progress.place, straight.side, straight.by);
    const met = free === undefined ? undefined : free + 2 * TOUCH + 1;
    const nearest =
      straight && met! < straight.by
        ? takeStep(match, unit, progress, straightStep(straight.side, asLength(met!)), leave)
        : undefined;
    return nearest?.refusal ?? taken.refusal;
  }
  return judge(match, march);
};

/** More are not told. */
const MANY = 8;

/** Who is in the way of a march, one after the other, until it is free. */
export const inTheWayOf = (
  walker: Walker,
  march: March,
  judge: (match: ManoeuvreMatch, march: March) => WhyNot,
): { readonly refusal: Refusal | undefined; readonly inTheWay: readonly UnitId[] } => {
  const inTheWay: UnitId[] = [];
  let { match } = walker;
  let first: Refusal | undefined;
  while (inTheWay.length < MANY) {
    const refusal = firstRefusal(walker, match, march, judge);
    if (!refusal || !isRefusal(refusal)) break;
    first ??= refusal;
    const { other } = refusal.facts;
    if (typeof other !== 'string' || inTheWay.includes(other)) break;
    inTheWay.push(other);
    match = without(walker.match, inTheWay);
  }
  return { refusal: first, inTheWay };
};
