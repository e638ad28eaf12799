/** Moves, steps back, guns prolonged, joining and taking on: GL-MOVE-12..18, GL-MERGE-02, -03, GL-R-19, -20. */
import { isRefusal, type Refusal } from '../../../kernel/refusal.js';
import { isAtLeast, isWithin, length as asLength, type Length, type Side } from '../../../geometry/index.js';
import { movedPlace } from '../../../tabletop/moves/straight-move.js';
import { isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import type { Place, UnitId } from '../../../tabletop/unit.js';
import type { Move, StepBack } from '../choices.js';
import { refuse } from '../messages/index.js';
import { BY_HORSE } from '../tables.js';
import { isArtillery, isBattle, isMountedFoot } from '../who.js';
import { halvesAllowance, isSlowed, moveOf } from './allowance.js';
import { straightRefusal } from './clear.js';
import { no, type Judged } from './judged.js';
import { battleNamed, joinRefusal, reachTo, takingOf } from './merge.js';
import { ridingRefusal } from './riding.js';
import { pivotedPlace, pivotRefusal, type Wheel } from './wheel.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

/** GL-MOVE-13: all of the allowance for each move; what is left of it where a phase has only one (GL-R-19). */
export const leftOf = (match: GloriousMatch, unit: Placed, side: Side, allowance: number): Length => {
  const { used = 0, back = 0 } = unit.activity ?? {};
  const left =
    side === 'rear' ? Math.min(allowance - back, moveOf(unit, unit.byHorse, false) - used) : allowance - used;
  return asLength(Math.max(0, Math.floor(isOn(match, 'allowancePerPhase') ? left : allowance)));
};

/** What is too long, by the name of this move. */
const tooFar = (unit: Placed, side: Side, slowed: boolean) => {
  if (slowed) return 'slowedTooFar';
  if (side === 'rear') return 'stepsTooFar';
  if (unit.byHorse) return 'ridesTooFar';
  return isArtillery(unit) && !unit.limbered ? 'prolongedTooFar' : 'movesTooFar';
};

const farRefusal = (
  match: GloriousMatch,
  unit: Placed,
  place: Place,
  side: Side,
  by: Length,
): { refusal: WhyNot; slowed: boolean } => {
  const slowed = isSlowed(match, unit, place, side, by);
  const halved = slowed && halvesAllowance(match);
  const whole = moveOf(unit, unit.byHorse, side === 'rear');
  const most = leftOf(match, unit, side, halved ? whole / 2 : whole);
  const isShort = unit.byHorse && !isAtLeast(by, BY_HORSE.least);
  if (!isShort && isWithin(by, most)) return { refusal: undefined, slowed };
  return {
    refusal: isShort
      ? refuse('GL-MOVE-15', 'ridesTooShort', { unit: unit.id, least: BY_HORSE.least, by })
      : refuse(halved ? 'GL-TERR-04' : 'GL-MOVE-14', tooFar(unit, side, halved), { unit: unit.id, most, by }),
    slowed,
  };
};

/** GL-R-76: the unit is given as it moves: by horse or on foot. The move begins where its pivot has brought it. */
export const straight = (
  match: GloriousMatch,
  unit: Placed,
  cost: number,
  side: Side,
  by: Length | undefined,
  pivot: Wheel | undefined,
  join: UnitId | undefined,
): Judged => {
  const facts = { unit: unit.id };
  const held = ridingRefusal(match, unit, pivot);
  if (held) return no(held);
  const turned = pivotRefusal(match, unit, unit.place, pivot);
  if (turned) return no(turned);
  const from = pivotedPlace(match, unit, unit.place, pivot);
  let length = by;
  if (join !== undefined) {
    const named = battleNamed(match, join);
    if ('refusal' in named) return no(named.refusal);
    const barred = unit.byHorse
      ? refuse('GL-MOVE-15', 'neverRidesIntoBattle', facts)
      : joinRefusal(match, unit, named.battle);
    if (barred) return no(barred);
    const reach = reachTo(match, unit, from, side, named.battle);
    if (!reach) return no(refuse('GL-MERGE-02', 'battleNotInWay', { ...facts, battle: join }));
    if (by !== undefined && !isWithin(reach.depth, by))
      return no(refuse('GL-MERGE-02', 'goesTooShort', { ...facts, battle: join, depth: reach.depth, by }));
    ({ length } = reach);
  }
  if (length === undefined || (length <= 0 && join === undefined))
    return no(refuse('GL-MOVE-12', 'moveOfNothing', facts));
  const far = farRefusal(match, unit, from, side, length);
  // Ground that is closed tells more than ground that slows.
  const refusal =
    (far.slowed ? undefined : far.refusal) ??
    (length > 0 ? straightRefusal(match, unit, from, side, length, join === undefined ? [] : [join]) : undefined);
  const stopped = refusal ?? far.refusal;
  if (stopped) return no(stopped);
  const to = length > 0 ? movedPlace(from, side, length) : from;
  return {
    can: {
      cost,
      to,
      pivoted: pivot && pivot.by !== 0 ? from : undefined,
      by: length,
      side,
      rides: unit.byHorse,
      slowed: far.slowed,
      join,
    },
  };
};

/** GL-MERGE-03: a Battle that takes others on. */
const takeOn = (match: GloriousMatch, unit: Placed, cost: number, { ahead, pivot, take = [] }: Move): Judged => {
  if (!isBattle(unit)) return no(refuse('GL-MERGE-03', 'onlyBattleTakes', { unit: unit.id }));
  const turned = pivotRefusal(match, unit, unit.place, pivot);
  if (turned) return no(turned);
  const from = pivotedPlace(match, unit, unit.place, pivot);
  const taking = takingOf(match, unit, from, moveOf(unit, false, false), ahead, take);
  if (isRefusal(taking)) return no(taking);
  const { length } = taking;
  const refusal =
    farRefusal(match, unit, from, 'front', length).refusal ??
    (length > 0 ? straightRefusal(match, unit, from, 'front', length, take) : undefined);
  if (refusal) return no(refusal);
  return {
    can: {
      cost,
      to: length > 0 ? movedPlace(from, 'front', length) : from,
      pivoted: pivot && pivot.by !== 0 ? from : undefined,
      by: length,
      side: 'front',
      taking,
    },
  };
};

/** GL-MOVE-15, GL-R-20: the first move decides for the phase. */
const ridesNow = (match: GloriousMatch, unit: Placed, { byHorse }: Move): { rides: boolean } | Refusal => {
  const facts = { unit: unit.id };
  const rides = byHorse ?? unit.byHorse;
  if (rides && !isMountedFoot(unit)) return refuse('GL-MOVE-15', 'hasNoHorses', facts);
  const moved = (unit.activity?.moves ?? 0) > 0;
  return moved && rides !== unit.byHorse ? refuse('GL-R-20', 'firstMoveDecides', facts) : { rides };
};

const asMoving = (unit: Placed, rides: boolean): Placed =>
  rides === unit.byHorse ? unit : { ...unit, byHorse: rides };

export const move = (match: GloriousMatch, unit: Placed, cost: number, order: Move): Judged => {
  const riding = ridesNow(match, unit, order);
  if (isRefusal(riding)) return no(riding);
  const { ahead, pivot, join, take = [] } = order;
  // GL-MOVE-12: who takes nobody on moves like anybody else.
  if (take.length === 0) return straight(match, asMoving(unit, riding.rides), cost, 'front', ahead, pivot, join);
  return join === undefined
    ? takeOn(match, unit, cost, order)
    : no(refuse('GL-MERGE-01', 'joinsOrTakes', { unit: unit.id }));
};

/** GL-R-21. */
export const stepBack = (match: GloriousMatch, unit: Placed, cost: number, { back, pivot, join }: StepBack): Judged =>
  straight(match, unit, cost, 'rear', back, pivot, join);
