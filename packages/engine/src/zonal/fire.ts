/** Firing: the phase, and one shot wherever it is fired. */
import type { Summand } from '../kernel/event.js';
import { throwDice } from '../kernel/match.js';
import { ask, done, go } from '../kernel/procedure.js';
import { enemyOf, type Side } from '../kernel/side.js';
import type { Done, Fire } from './choices.js';
import { featuresFor, isOn, unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, patch, placeOf, unitOf } from './store.js';
import { isDeployed, isEngaged, named, type Unit, type UnitId } from './unit.js';
import { hit, otherSide } from './verbs.js';
import { COVER, D6 } from './numbers.js';
import { fireNumber, fireNumberBy } from './quality.js';
import { modify, refuse } from './messages/index.js';

const DONE: Done = { do: 'done' };

/** FV-FIRE-14..18, MV-FIRE-13..18, MV-TERR-06: all summands of a shot's dice, cover last. */
const summandsOf = (match: ZonalMatch, firer: Unit, target: Unit): Summand[] => {
  const features = featuresFor(match, target, placeOf(match, target).cover);
  const cover = features.map(({ terrain }) => modify(match.rules.cite.cover, COVER, 'cover', { ground: [terrain] }));
  return [...match.rules.fireDice(match, firer, target), ...cover];
};

const total = (summands: readonly Summand[]): number => {
  let sum = 0;
  for (const { by } of summands) sum += by;
  return sum > 0 ? sum : 0;
};

export const diceOf = (match: ZonalMatch, firer: Unit, target: Unit): number => total(summandsOf(match, firer, target));

/** FV-R-14, MV-R-13: with `noZeroDiceFire` a shot without dice is no shot. */
export const isWorthwhile = (match: ZonalMatch, firer: Unit, target: Unit): boolean =>
  !isOn(match, 'noZeroDiceFire') || diceOf(match, firer, target) > 0;

/**
 * FV-FIRE-19, -20, FV-REACT-51, MV-FIRE-06, -19, -20, MV-REACT-13, MV-DEFFIRE-07, MV-SUPFIRE-02: one shot: red marker,
 * dice, green markers. Returns the hits.
 */
export const fireAt = (match: ZonalMatch, firerId: UnitId, targetId: UnitId): number => {
  const firer = unitOf(match, firerId);
  const summands = summandsOf(match, firer, unitOf(match, targetId));
  const count = total(summands);
  const need = fireNumber(match, firer);
  const needBy = fireNumberBy(match, firer);
  patch(match, firerId, { fired: true });
  const { fireHits: rule } = match.rules.cite;
  const dice = throwDice(
    match,
    { rule, side: firer.side, unit: firerId, count, sides: D6, needs: Array<number>(count).fill(need) },
    { cause: 'fire', target: targetId, modifiers: summands, ...(needBy ? { needBy } : {}) },
  );
  let hits = 0;
  for (const die of dice) if (die <= need) hits++;
  match.tell?.({ event: 'fired', rule, unit: firerId, target: targetId, count, hits });
  hit(match, targetId, hits, rule, 'fire');
  return hits;
};

// ---- the firing phase ----------------------------------------------------------------------------------------------

/** FV-FIRE-03, -04, -10, -22, MV-FIRE-03, -06, -09, -21. */
const firerRefusal = (match: ZonalMatch, side: Side, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (unit.side !== side) return refuse(cite.ownUnits, 'notYours', named(unit));
  if (!isDeployed(unit)) return refuse(cite.noFireOffTable, 'offTableCannotFire', named(unit));
  if (!match.rules.canFire(match, unit))
    return unit.state === 'mounted'
      ? refuse(cite.cannotFire, 'firesDismountedOnly', named(unit))
      : match.rules.firesInReaction(match, unit)
        ? refuse(cite.cannotFire, 'firesInReactionsOnly', named(unit))
        : refuse(cite.cannotFire, 'nothingToFireWith', named(unit));
  if (isEngaged(unit)) return refuse(cite.firer, 'engagedCannotFire', named(unit));
  if (unit.fired) return refuse(cite.firesOnce, 'hasFired', named(unit));
  return undefined;
};

const firesFar = (match: ZonalMatch, unit: Unit): boolean => (match.rules.types[unit.type]!.gun?.[1] ?? 0) > 0;

/**
 * FV-FIRE-06..08, FV-TERR-18, MV-FIRE-08, -10, MV-TERR-11: own zone; long guns also the adjacent ones, whatever lies
 * between and whoever faces where.
 */
const reaches = (match: ZonalMatch, firer: Unit, target: Unit): boolean =>
  firer.zone === target.zone || (firesFar(match, firer) && placeOf(match, firer).adjacent.includes(target.zone));

const isTarget = (side: Side, unit: Unit): boolean => unit.side !== side && isDeployed(unit) && !isEngaged(unit);

/** FV-FIRE-11..13, MV-FIRE-12, MV-R-14, FV-R-13: an unengaged enemy of the target's zone that has drawn fewer shots. */
const lessShotAt = (match: ZonalMatch, firer: Unit, target: Unit): Unit | undefined => {
  if (firer.zone !== target.zone && isOn(match, 'adjacentArtilleryIgnoresSpread')) return undefined;
  const { shots, units } = match.state;
  const drawn = shots[target.id] ?? 0;
  if (drawn === 0) return undefined;
  return units.find(
    (unit) =>
      unit.zone === target.zone &&
      isTarget(firer.side, unit) &&
      (shots[unit.id] ?? 0) < drawn &&
      isWorthwhile(match, firer, unit),
  );
};

const shotFacts = (firer: Unit, target: Unit) => ({ unit: firer.id, target: target.id, zone: target.zone });

/** FV-FIRE-05, -22, MV-FIRE-04, -05, -21: an unengaged enemy on the table. */
const targetRefusal = (match: ZonalMatch, firer: Unit, target: Unit): WhyNot => {
  const { cite } = match.rules;
  if (target.side === firer.side) return refuse(cite.fireFriend, 'friend', shotFacts(firer, target));
  if (!isDeployed(target)) return refuse(cite.noFireOffTable, 'offTableNotFiredAt', shotFacts(firer, target));
  if (isEngaged(target)) return refuse(cite.fireTarget, 'engagedNotFiredAt', shotFacts(firer, target));
  if (!reaches(match, firer, target))
    return refuse(firesFar(match, firer) ? cite.gunRange : cite.fireRange, 'outOfReach', shotFacts(firer, target));
  if (!isWorthwhile(match, firer, target)) return refuse(cite.zeroDice, 'noDiceAgainst', shotFacts(firer, target));
  const other = lessShotAt(match, firer, target);
  if (other === undefined) return undefined;
  const { shots } = match.state;
  return refuse(cite.spread, 'lessShotAtFirst', {
    ...shotFacts(firer, target),
    other: other.id,
    fewer: shots[other.id] ?? 0,
    drawn: shots[target.id] ?? 0,
  });
};

const firesOf = (match: ZonalMatch, side: Side): (Fire | Done)[] => {
  const { units } = match.state;
  const options: (Fire | Done)[] = [];
  const targets = units.filter((unit) => isTarget(side, unit));
  if (targets.length > 0)
    for (const firer of units) {
      if (firer.side !== side || firerRefusal(match, side, firer)) continue;
      for (const target of targets)
        if (reaches(match, firer, target) && !targetRefusal(match, firer, target))
          options.push({ do: 'fire', unit: firer.id, target: target.id });
    }
  options.push(DONE);
  return options;
};

/** Whether somebody who may still fire has dice against somebody he reaches, whose turn it may be to be shot at or not. */
const canHit = (match: ZonalMatch, side: Side): boolean => {
  const { units } = match.state;
  const targets = units.filter((unit) => isTarget(side, unit));
  return units.some(
    (firer) =>
      firer.side === side &&
      !firerRefusal(match, side, firer) &&
      targets.some((target) => reaches(match, firer, target) && diceOf(match, firer, target) > 0),
  );
};

/**
 * FV-FIRE-01, -02, MV-FIRE-01, -02, MV-R-12: the other side fires as much as it likes, then the side with the
 * initiative.
 */
export const firing: Steps<'firing'> = {
  begin: (match, { side }) => {
    match.state.acting = side;
    match.state.shots = {};
    return ask('fire');
  },
  fire: {
    kind: 'fire',
    takes: { fire: 'acts', done: 'closes' },
    nature: { again: true },
    side: (_match, { side }) => side,
    about: (match) => ({ shots: match.state.shots }),
    options: (match, { side }) => firesOf(match, side),
    refusal: (match, { side }, choice) => {
      if (choice.do !== 'fire') return undefined;
      const unit = findUnit(match, choice.unit);
      const target = findUnit(match, choice.target);
      if (unit && (choice.target as UnitId | undefined) === undefined)
        return refuse(match.rules.cite.fireTarget, 'nameTarget', { unit: unit.id });
      if (!unit || !target) return unknownUnit(match, unit ? choice.target : choice.unit);
      return firerRefusal(match, side, unit) ?? targetRefusal(match, unit, target);
    },
    /** FV-R-14, MV-R-13: fire without dice hits nobody, also when others have drawn as many shots. */
    settled: (match, { side }) =>
      canHit(match, side) ? undefined : { choice: DONE, why: 'nothingToDo', rule: match.rules.cite.zeroDice },
    isVain: (match, _memory, choice) =>
      choice.do === 'fire' && diceOf(match, unitOf(match, choice.unit), unitOf(match, choice.target)) === 0,
    answered: (match, { side }, choice) => {
      if (choice.do === 'done') return side === otherSide(match) ? go('begin', { side: enemyOf(side) }) : done();
      const { unit, target } = choice;
      const { shots } = match.state;
      const counts =
        unitOf(match, unit).zone === unitOf(match, target).zone || !isOn(match, 'adjacentArtilleryIgnoresSpread');
      if (counts) match.state.shots = { ...shots, [target]: (shots[target] ?? 0) + 1 };
      fireAt(match, unit, target);
      return ask('fire');
    },
  },
};
