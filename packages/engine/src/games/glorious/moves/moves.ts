/** Moves, steps back, guns prolonged, joining and taking on: GL-MOVE-12..18, GL-MERGE-02, -03, GL-R-19, -20. */
import { isRefusal, refuse, type Refusal } from '../../../kernel/refusal.js';
import { isAtLeast, isWithin, length as asLength, type Length, type Side } from '../../../geometry/index.js';
import { movedPlace } from '../../../tabletop/moves/straight-move.js';
import { isOn } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import type { Place, Placed, UnitId } from '../../../tabletop/unit.js';
import { lengthText } from '../../../tabletop/words.js';
import type { Move, StepBack } from '../choices.js';
import { BY_HORSE } from '../tables.js';
import { isArtillery, isBattle, isMountedFoot } from '../who.js';
import { halvesAllowance, isSlowed, moveOf } from './allowance.js';
import { straightRefusal } from './clear.js';
import { no, type Judged } from './judged.js';
import { battleNamed, joinRefusal, reachTo, takingOf } from './merge.js';
import { ridingRefusal } from './riding.js';
import { pivotedPlace, pivotRefusal, type Wheel } from './wheel.js';

/** GL-MOVE-13: all of the allowance for each move; what is left of it where a phase has only one (GL-R-19). */
export const leftOf = (match: TabletopMatch, unit: Placed, side: Side, allowance: number): Length => {
  const { used = 0, back = 0 } = unit.activity ?? {};
  const left =
    side === 'rear' ? Math.min(allowance - back, moveOf(unit, unit.byHorse, false) - used) : allowance - used;
  return asLength(Math.max(0, Math.floor(isOn(match, 'allowancePerPhase') ? left : allowance)));
};

/** What is too long, in the word for this move. */
const tooFarTemplate = (unit: Placed, side: Side, slowed: boolean): string => {
  if (slowed) return '{unit} may move {most} where the ground slows it, and this move is {by}.';
  if (side === 'rear') return '{unit} may step back {most}, and this step is {by}.';
  if (unit.byHorse) return '{unit} may ride {most}, and this move is {by}.';
  return isArtillery(unit) && !unit.limbered
    ? '{unit} may be prolonged {most}, and this move is {by}.'
    : '{unit} may move {most}, and this move is {by}.';
};

const farRefusal = (
  match: TabletopMatch,
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
  const facts = {
    unit: unit.id,
    most: lengthText(match, most),
    by: lengthText(match, by),
    least: lengthText(match, BY_HORSE.least),
  };
  return {
    refusal: isShort
      ? refuse('GL-MOVE-15', '{unit} rides at least {least}, and this is {by}.', facts)
      : refuse(halved ? 'GL-TERR-04' : 'GL-MOVE-14', tooFarTemplate(unit, side, halved), facts),
    slowed,
  };
};

/** GL-R-76: the unit is given as it moves: by horse or on foot. The move begins where its pivot has brought it. */
export const straight = (
  match: TabletopMatch,
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
      ? refuse('GL-MOVE-15', '{unit} cannot ride into a Battle.', facts)
      : joinRefusal(match, unit, named.battle);
    if (barred) return no(barred);
    const reach = reachTo(match, unit, from, side, named.battle);
    if (!reach)
      return no(refuse('GL-MERGE-02', '{battle} is not straight in the way of {unit}.', { ...facts, battle: join }));
    if (by !== undefined && !isWithin(reach.depth, by))
      return no(
        refuse('GL-MERGE-02', '{battle} is {depth} away, and {unit} would go {by}.', {
          ...facts,
          battle: join,
          depth: lengthText(match, reach.depth),
          by: lengthText(match, by),
        }),
      );
    ({ length } = reach);
  }
  if (length === undefined || (length <= 0 && join === undefined))
    return no(refuse('GL-MOVE-12', 'A move of {unit} must be longer than nothing.', facts));
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
const takeOn = (match: TabletopMatch, unit: Placed, cost: number, { ahead, pivot, take = [] }: Move): Judged => {
  if (!isBattle(unit))
    return no(refuse('GL-MERGE-03', 'Only a Battle takes others on, not {unit}.', { unit: unit.id }));
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
const ridesNow = (match: TabletopMatch, unit: Placed, { byHorse }: Move): { rides: boolean } | Refusal => {
  const facts = { unit: unit.id };
  const rides = byHorse ?? unit.byHorse;
  if (rides && !isMountedFoot(unit)) return refuse('GL-MOVE-15', '{unit} is no mounted foot and has no horses.', facts);
  const moved = (unit.activity?.moves ?? 0) > 0;
  return moved && rides !== unit.byHorse
    ? refuse('GL-R-20', 'The first move of {unit} in this phase decides whether it rides.', facts)
    : { rides };
};

const asMoving = (unit: Placed, rides: boolean): Placed =>
  rides === unit.byHorse ? unit : { ...unit, byHorse: rides };

export const move = (match: TabletopMatch, unit: Placed, cost: number, order: Move): Judged => {
  const riding = ridesNow(match, unit, order);
  if (isRefusal(riding)) return no(riding);
  const { ahead, pivot, join, take = [] } = order;
  // GL-MOVE-12: who takes nobody on moves like anybody else.
  if (take.length === 0) return straight(match, asMoving(unit, riding.rides), cost, 'front', ahead, pivot, join);
  return join === undefined
    ? takeOn(match, unit, cost, order)
    : no(refuse('GL-MERGE-01', '{unit} either joins a Battle or takes others on.', { unit: unit.id }));
};

/** GL-R-21. */
export const stepBack = (match: TabletopMatch, unit: Placed, cost: number, { back, pivot, join }: StepBack): Judged =>
  straight(match, unit, cost, 'rear', back, pivot, join);
