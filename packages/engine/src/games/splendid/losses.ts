/** Remove Losses: green markers become lost stands, in steps by the size of units. P-LOSS. */
import { ask, done, go } from '../../kernel/procedure.js';
import { standsOf } from '../../formation/layout.js';
import type { ManoeuvreSteps as Steps } from '../../manoeuvre/procedures.js';
import { isCommand, isEngaged, isOn, isSingle, unknownUnit } from '../../tabletop/questions.js';
import { remaindersOf } from '../../manoeuvre/losses/remainder.js';
import { lostBy, removalFor, removalRefusal, removalsOf, type Removal } from '../../manoeuvre/losses/removal.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { RoutCause } from '../../tabletop/messages/index.js';
import { findUnit, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, sizeOf, type UnitId } from '../../tabletop/unit.js';
import { allLost, countLost, otherSide, rout, settle, unmark } from '../../tabletop/verbs.js';
import { refuse } from './messages/index.js';

type Left = readonly { readonly unit: UnitId; readonly size: number }[];

const sizeOfStep = (left: Left): number => Math.min(...left.map((each) => each.size));

/** SV-LOSS-01, -02: the units of the next step: smallest first, in it the side without the initiative first. */
const stepOf = (match: ManoeuvreMatch, left: Left): UnitId[] => {
  const size = sizeOfStep(left);
  const now = left.filter((each) => each.size === size);
  const first = now.filter(({ unit }) => unitOf(match, unit).side === otherSide(match));
  return (first.length > 0 ? first : now).map(({ unit }) => unit);
};

/** SV-LOSS-03, -10, SV-TURN-03: the stands leave, the rest stay where they are, all green markers go. */
const remove = (match: ManoeuvreMatch, id: UnitId, { choice, place }: Removal): void => {
  const unit = placedOf(match, id);
  const { letters } = standsOf(unit.place.layout);
  settle(match, id, place);
  countLost(match, unit, choice.stands.length);
  match.tell?.({
    event: 'removed',
    rule: match.rules.cite.lostStands,
    unit: id,
    stands: choice.stands.map((stand) => letters[stand]!).join(''),
    gone: choice.stands,
    ...place,
  });
  unmark(match, id, match.rules.cite.lostStands);
};

/** SV-LOSS-04, -05: which of the two cannot be kept. */
const routBy = (match: ManoeuvreMatch, id: UnitId): [rule: string, cause: RoutCause] => {
  const unit = placedOf(match, id);
  const { cite } = match.rules;
  return remaindersOf(match, unit, lostBy(match, unit)).length > 0
    ? [cite.contactLost, 'contactLost']
    : [cite.shapeLost, 'noShape'];
};

/** SV-LOSS-03..05, -08, -09, SV-R-37: nobody chooses to rout; says whether nothing is left to be chosen. */
const takesLosses = (match: ManoeuvreMatch, id: UnitId): boolean => {
  const unit = placedOf(match, id);
  const k = lostBy(match, unit);
  if (k === 0) unmark(match, id, match.rules.cite.lostStands);
  else if (k === sizeOf(unit)) rout(match, id, match.rules.cite.allLost, allLost(match, unit));
  else {
    const [only, other] = removalsOf(match, unit, 2);
    if (other) return false;
    if (only) remove(match, id, only);
    else rout(match, id, ...routBy(match, id));
  }
  return true;
};

export const losses: Steps<'losses'> = {
  /** SV-LOSS-01, SV-R-36: each unit once, by its size now. */
  begin: (match) =>
    go('next', {
      left: match.state.units
        .filter((unit) => unit.hits > 0 && isPlaced(unit))
        .map((unit) => ({ unit: unit.id, size: sizeOf(unit) })),
    }),
  /** Who has no choice is dealt with at once: the order of a side matters only to those who have (P-LOSS). */
  next: (match, { left }) => {
    if (left.length === 0) return go('end');
    const step = stepOf(match, left);
    match.state.acting = unitOf(match, step[0]!).side;
    const settled = step.filter((unit) => takesLosses(match, unit));
    return settled.length > 0
      ? go('next', { left: left.filter(({ unit }) => !settled.includes(unit)) })
      : ask('lossesOf');
  },
  lossesOf: {
    kind: 'lossesOf',
    takes: { lossesOf: 'acts' },
    nature: { idle: true }, // all hits have been counted
    side: (match, { left }) => unitOf(match, stepOf(match, left)[0]!).side,
    about: (_match, { left }) => ({ size: sizeOfStep(left) }),
    options: (match, { left }) => stepOf(match, left).map((unit) => ({ do: 'lossesOf', unit })),
    refusal: (match, { left }, choice) => {
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      const { cite } = match.rules;
      return left.some((each) => each.unit === unit.id)
        ? refuse(cite.lossSteps, 'smallestFirst', { size: sizeOfStep(left) })
        : refuse(cite.lossSteps, 'noLossesNow', { unit: unit.id });
    },
    /** Nothing is thrown, and nobody's losses change what a friend may lose. */
    settled: (match, { left }) => ({
      choice: { do: 'lossesOf', unit: stepOf(match, left)[0]! },
      why: 'order',
      rule: match.rules.cite.lossSteps,
    }),
    answered: (_match, { left }, { unit }) => ask('remove', { unit, left: left.filter((each) => each.unit !== unit) }),
  },
  remove: {
    kind: 'remove',
    takes: { remove: 'acts' },
    nature: { of: 'unit' },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit: id }) => {
      const unit = placedOf(match, id);
      return { unit: id, lose: lostBy(match, unit), layout: unit.place.layout };
    },
    options: (match, { unit }) => removalsOf(match, placedOf(match, unit)).map(({ choice }) => choice),
    refusal: (match, { unit }, choice) => removalRefusal(match, placedOf(match, unit), choice),
    lapsed: (match, { unit }) => {
      takesLosses(match, unit);
      return go('next');
    },
    answered: (match, { unit }, choice) => {
      remove(match, unit, removalFor(match, placedOf(match, unit), choice)!);
      return go('next');
    },
  },
  /** SV-LOSS-11, SV-R-39: single stands in contact go, all at the same time. */
  end: (match) => {
    const gone = match.state.units.filter(
      (unit) =>
        isPlaced(unit) &&
        isSingle(unit) &&
        isEngaged(match, unit) &&
        !(isCommand(match, unit) && isOn(match, 'commandStays')),
    );
    for (const { id } of gone) rout(match, id, match.rules.cite.singleRetreats, 'tooFew');
    return done();
  },
};
