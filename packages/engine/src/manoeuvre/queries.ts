/** What a table wants to show before a player decides. Nothing is changed; what is promised is asked of what judges orders. */
import { furthest } from '../kernel/furthest.js';
import { enemyOf, type Side as PlayerSide } from '../kernel/side.js';
import { length as asLength, tenths, type Length, type Point, type Side } from '../geometry/index.js';
import { breakingThrough } from './charges/break-through.js';
import { allChargesOf } from './charges/charges.js';
import { freeWay } from '../tabletop/moves/free-way.js';
import { isDoubled, type March } from '../tabletop/choices.js';
import { chargingOf, mustTest, wayOf } from './charges/charge-ways.js';
import { activityFor, orderRefusal, startRefusal } from './moves/orders.js';
import { commandRange, inCommand } from './command.js';
import { turnedPlace } from '../tabletop/moves/rotation.js';
import { movedPlace } from '../tabletop/moves/straight-move.js';
import { leftOf } from './moves/progress.js';
import type { ChargeChance, Commanding, Reach, ReachAsked } from '../tabletop/query.js';
import type { ManoeuvreMatch, ManoeuvreRules } from './rules.js';
import type { WhyNot } from '../tabletop/rules.js';
import { placedOfSide } from '../tabletop/store.js';
import type { UnitId } from '../tabletop/unit.js';
import type { Placed } from './unit.js';

/** So far straight towards a side. */
export const straightStep = (towards: Side, far: Length): March['steps'][number] => {
  switch (towards) {
    case 'front':
      return { ahead: far };
    case 'left':
      return { left: far };
    case 'right':
      return { right: far };
    case 'rear':
      return { back: far };
    default:
      return towards satisfies never;
  }
};

/** Whose movement phase it is. */
const moverOf = ({ state }: ManoeuvreMatch): PlayerSide | undefined => {
  if (state.phase === 'initiativeMovement') return state.initiative;
  return state.phase === 'otherMovement' ? enemyOf(state.initiative) : undefined;
};

/** A unit that does not move in this phase is asked about as if a movement phase of its side began. */
const asMoving = (match: ManoeuvreMatch, unit: Placed): Placed => {
  if (moverOf(match) === unit.side) return unit;
  const { rested } = match.rules.units;
  return Object.assign({ ...unit }, rested, { reacted: unit.reacted }, match.rules.rememberStart(match, unit));
};

/** How a march of a unit is judged: what bars it from the start, what its action leaves it, and why a way is refused. */
const marching = (match: ManoeuvreMatch, unit: Placed, verb: March['do'], doubleTime: boolean) => {
  const through = breakingThrough(match, unit);
  const marchOf = (steps: March['steps']): March => ({ do: verb, steps, doubleTime });
  const activity = through ? unit.activity! : activityFor(match, unit, marchOf([]));
  return {
    bar: through ? through.bar(verb) : startRefusal(match, unit, verb, doubleTime),
    allowance: leftOf(match, unit, activity),
    refusal: (steps: March['steps']): WhyNot =>
      through ? through.marchRefusal(marchOf(steps)) : orderRefusal(match, unit, marchOf(steps)),
  };
};

/** The furthest legal straight move, judged as the order is. */
const reachOf = (match: ManoeuvreMatch, given: Placed, asked: ReachAsked): Reach => {
  const { verb = 'manoeuvre', towards = 'front', turn = tenths(0) } = asked;
  const unit = asMoving(match, given);
  const { bar, allowance, refusal } = marching(match, unit, verb, isDoubled(asked));
  if (bar) return { allowance, far: asLength(0), to: unit.place, stop: bar };
  const first = turn === 0 ? [] : [{ turn }];
  const stops = (far: number): WhyNot => refusal([...first, straightStep(towards, asLength(far))]);
  const turned = turn === 0 ? undefined : refusal(first);
  if (turned) return { allowance, far: asLength(0), to: unit.place, stop: turned };
  const start = turn === 0 ? unit.place : turnedPlace(unit.place, unit.place, turn);
  const free = freeWay(match, unit, start, towards, allowance);
  const { much = 0, stop } = furthest({ most: allowance, sure: free }, stops);
  const far = asLength(much);
  return { allowance, far, to: movedPlace(start, towards, far), stop };
};

const RAY = 100;

/** Where the front centre point can get to with one turn and one straight move: a star around where it is. */
const areaOf = (match: ManoeuvreMatch, given: Placed, doubleTime = false): Point[] => {
  const unit = asMoving(match, given);
  const { bar, allowance, refusal } = marching(match, unit, 'manoeuvre', doubleTime);
  const outline: Point[] = [];
  for (let by = -1800; by < 1800; by += RAY) {
    const turn = tenths(by);
    const start = by === 0 ? unit.place : turnedPlace(unit.place, unit.place, turn);
    const first = by === 0 ? [] : [{ turn }];
    const free = bar ? 0 : freeWay(match, unit, start, 'front', allowance);
    const { much } = furthest({ most: free }, (ahead) => refusal([...first, { ahead: asLength(ahead) }]));
    const { x, y } = much === undefined ? unit.place : movedPlace(start, 'front', asLength(much));
    outline.push({ x, y });
  }
  return outline;
};

/** The charges a unit could make, and who could intercept them where. */
const chargeChancesOf = (match: ManoeuvreMatch, given: Placed): ChargeChance[] => {
  const unit = asMoving(match, given);
  const charging = chargingOf(match, unit);
  const tests = mustTest(match, unit, charging);
  const charges =
    breakingThrough(match, unit)?.charges() ??
    (startRefusal(match, unit, 'charge') ? [] : allChargesOf(match, unit, charging.allowance));
  return charges.flatMap((charge): ChargeChance[] => {
    const way = wayOf(match, unit, charging, charge);
    if (!way) return [];
    const { path, interceptors } = way;
    return [{ charge, distance: Math.round(path.depth), to: path.to, tests, interceptors }];
  });
};

/** Who commands how far, and which units of a side are in command. */
const commandOf = (match: ManoeuvreMatch, side: PlayerSide): Commanding => {
  const own = placedOfSide(match, side);
  const commanders = own.filter(({ type }) => match.rules.types[type]!.range !== undefined);
  return {
    commanders: commanders.map((unit) => ({ unit: unit.id, range: commandRange(match, unit) })),
    inCommand: own.filter((unit) => inCommand(match, unit)).map((unit): UnitId => unit.id),
  };
};

export const queries: ManoeuvreRules['queries'] = {
  reach: reachOf,
  area: (match, unit: Placed, asked) => areaOf(match, unit, isDoubled(asked)),
  targets: (match, unit: Placed, { pivot, face }) => match.rules.targetsOf(match, unit, pivot, face),
  charges: chargeChancesOf,
  command: (match, unit) => commandOf(match, unit.side),
};
