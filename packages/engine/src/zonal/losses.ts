/** Remove Losses: hit markers become lost stands, in steps by the size of units. */
import type { Settled } from '../kernel/decision.js';
import { ask, done, go } from '../kernel/procedure.js';
import { holdsLine, lessBag, standsOf, without } from '../formation/layout.js';
import { isValid } from '../formation/shape.js';
import { areAlike } from './alike.js';
import type { Remove } from './choices.js';
import { isOn, unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import { lettersAt, lostBy, mayChooseKinds, removalRefusal, removalsOf, withKindsLost } from './removal.js';
import type { ZonalMatch } from './rules.js';
import { findUnit, patch, unitOf } from './store.js';
import { isDeployed, isEngaged, sizeOf, type Unit, type UnitId } from './unit.js';
import { breakContact, markersOff, otherSide, rebase, rout } from './verbs.js';
import { ROUTED } from './zone.js';
import { refuse } from './messages/index.js';

/**
 * FV-LOSS-12..14, FV-R-03, MV-LOSS-11, MV-R-24: a contact stays while both units have a stand on the line recorded for
 * them.
 */
const loseContacts = (match: ZonalMatch, id: UnitId): void => {
  const unit = unitOf(match, id);
  for (const contact of unit.contacts)
    if (!holdsLine(unit.layout, contact.line)) breakContact(match, id, contact.with, match.rules.cite.contactLost);
};

/** FV-LOSS-05, MV-LOSS-10. */
const lowerHits = (match: ZonalMatch, id: UnitId): void => {
  patch(match, id, { hits: 0 });
  markersOff(match, 'green', (unit) => unit.id === id, match.rules.cite.hitsOff);
};

/**
 * FV-LOSS-06..08, MV-LOSS-05, -06, MV-R-73. FV-FORM-06, -10, FV-LOSS-17, MV-FORM-04, -06, -11: the formation stays, and
 * its ranks face as it demands.
 */
const take = (match: ZonalMatch, id: UnitId, { cells, stands }: Remove): void => {
  const { cite } = match.rules;
  const unit = unitOf(match, id);
  if (!isDeployed(unit)) {
    const layout = lessBag(standsOf(unit.layout).bag, stands ?? '') ?? '';
    patch(match, id, { layout });
    match.tell?.({ event: 'removed', rule: cite.reserveLosses, unit: id, stands, layout });
    return lowerHits(match, id);
  }
  const gone = cells ?? [];
  const layout = stands === undefined ? without(unit.layout, gone) : withKindsLost(unit.layout, gone, stands);
  match.tell?.({
    event: 'removed',
    rule: cite.ownerChooses,
    unit: id,
    cells: gone,
    stands: stands ?? lettersAt(unit.layout, gone),
    layout,
  });
  patch(match, id, { layout });
  if (!isValid(match.table.shapes, layout)) return rout(match, id, cite.shapeLost, 'shapeLost');
  lowerHits(match, id);
  loseContacts(match, id);
};

type Left = readonly { readonly unit: UnitId; readonly size: number }[];

/** FV-LOSS-01, -03, MV-LOSS-01, -02: the units of the next step: smallest size first, in it the other side first. */
const stepOf = (match: ZonalMatch, left: Left): UnitId[] => {
  const size = Math.min(...left.map((each) => each.size));
  const now = left.filter((each) => each.size === size);
  const first = now.filter(({ unit }) => unitOf(match, unit).side === otherSide(match));
  return (first.length > 0 ? first : now).map(({ unit }) => unit);
};

/** FV-R-05, MV-R-73: a removal that routs the unit is an answer, too, but only for whoever wants to leave. */
const settledRemoval = (match: ZonalMatch, unit: Unit): Settled<Remove> | undefined => {
  if (!isDeployed(unit) || mayChooseKinds(match, unit)) return undefined;
  const options = removalsOf(match, unit);
  const [choice, ...others] = options;
  if (
    !choice ||
    !areAlike(
      unit,
      options.map(({ cells = [] }) => cells),
    )
  )
    return undefined;
  const why = others.length === 0 ? 'onlyOne' : 'sameEitherWay';
  const settled: Settled<Remove> = { choice, why, rule: match.rules.cite.ownerChooses };
  return isOn(match, 'forbidVoluntaryRout') ? settled : { ...settled, leaving: true };
};

export const losses: Steps<'losses'> = {
  /** FV-LOSS-02, -18, MV-LOSS-01, MV-R-22, -25: each unit once, by its size now, those in reserve too. */
  begin: (match) => {
    const bound = isOn(match, 'reserveKeepsHits') ? isDeployed : (unit: Unit) => unit.zone !== ROUTED;
    const left = match.state.units
      .filter((unit) => unit.hits > 0 && bound(unit))
      .map((unit) => ({ unit: unit.id, size: sizeOf(unit) }));
    return go('next', { left });
  },
  next: (_match, { left }) => (left.length > 0 ? ask('lossesOf') : go('end')),
  lossesOf: {
    kind: 'lossesOf',
    takes: { lossesOf: 'acts' },
    nature: { idle: true }, // units of one side do not touch one another
    side: (match, { left }) => unitOf(match, stepOf(match, left)[0]!).side,
    about: (_match, { left }) => ({ size: Math.min(...left.map((each) => each.size)) }),
    options: (match, { left }) => stepOf(match, left).map((unit) => ({ do: 'lossesOf', unit })),
    refusal: (match, { left }, choice) => {
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      const { cite } = match.rules;
      const stands = left.find((each) => each.unit === unit.id)?.size;
      if (stands === undefined) return refuse(cite.lossesOnce, 'noLosses', { unit: unit.id });
      const size = Math.min(...left.map((each) => each.size));
      return stands > size
        ? refuse(cite.lossSteps, 'smallerFirst', { unit: unit.id, stands, size })
        : refuse(cite.lossSteps, 'otherSideFirst', {
            unit: unit.id,
          });
    },
    /** Nothing is thrown, and no unit's losses touch those of a friend. */
    settled: (match, { left }) => ({
      choice: { do: 'lossesOf', unit: stepOf(match, left)[0]! },
      why: 'order',
      rule: match.rules.cite.lossSteps,
    }),
    answered: (_match, { left }, { unit }) => go('take', { unit, left: left.filter((each) => each.unit !== unit) }),
  },
  /** FV-LOSS-09..11, FV-R-06, MV-LOSS-07..09, MV-R-23: who is left with one stand or none routs. */
  take: (match, { unit: id }) => {
    const unit = unitOf(match, id);
    const { cite } = match.rules;
    const k = lostBy(match, unit);
    const rest = sizeOf(unit) - k;
    if (k === 0) {
      lowerHits(match, id);
      return go('next');
    }
    if (rest <= 1) {
      if (rest === 0) rout(match, id, cite.allLost, 'allLost');
      else rout(match, id, cite.oneLeft, 'oneLeft');
      return go('next');
    }
    const options = removalsOf(match, unit);
    if (!isDeployed(unit)) {
      if (standsOf(unit.layout).kinds.length > 1) return ask('remove');
      take(match, id, options[0]!);
      return go('next');
    }
    if (options.length === 0) {
      rout(match, id, cite.shapeLost, 'shapeLost');
      return go('next');
    }
    if (options.length > 1 || !isOn(match, 'forbidVoluntaryRout') || mayChooseKinds(match, unit)) return ask('remove');
    take(match, id, options[0]!);
    return go('next');
  },
  remove: {
    kind: 'remove',
    takes: { remove: 'acts' },
    nature: { of: 'unit' },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit }) => ({
      unit,
      lose: lostBy(match, unitOf(match, unit)),
      layout: unitOf(match, unit).layout,
    }),
    options: (match, { unit }) => removalsOf(match, unitOf(match, unit)),
    refusal: (match, { unit }, choice) => removalRefusal(match, unitOf(match, unit), choice),
    settled: (match, { unit }) => settledRemoval(match, unitOf(match, unit)),
    answered: (match, { unit }, choice) => {
      take(match, unit, choice);
      return go('next');
    },
  },
  /** FV-LOSS-16, MV-LOSS-14. */
  end: (match) => {
    for (const unit of match.state.units) if (isDeployed(unit) && !isEngaged(unit)) rebase(match, unit.id);
    return done();
  },
};
