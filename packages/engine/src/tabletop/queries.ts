/** What a table wants to show before a player decides. Nothing is changed, and nothing here judges an order. */
import type { Refusal } from '../kernel/refusal.js';
import { length as asLength, tenths, type Angle, type Length, type Point, type Side } from '../geometry/index.js';
import { chargePath } from './charges/charge-path.js';
import { chargesOf } from './charges/charges.js';
import { freeWay } from './moves/candidates.js';
import { isDoubled, type Charge, type March } from './choices.js';
import { chancesOf } from './charges/chances.js';
import type { Chance } from './procedures.js';
import { stepsRefusal } from './moves/march.js';
import { activityFor } from './moves/orders.js';
import { commandRange, inCommand } from './questions.js';
import { rotationRefusal, turnedPlace } from './moves/rotation.js';
import { windowOf } from './moves/run.js';
import { movedPlace } from './moves/straight-move.js';
import { allowanceOf } from './moves/progress.js';
import type { TabletopMatch } from './rules.js';
import { placedOfSide } from './store.js';
import type { Activity, Place, Placed, UnitId } from './unit.js';

/** How far a unit may go straight on after a turn, and what keeps it from going further. */
export interface Reach {
  /** What is left of its allowance. */
  readonly allowance: Length;
  readonly far: Length;
  readonly to: Place;
  readonly stop: Refusal | undefined;
}

const activityOf = (match: TabletopMatch, unit: Placed, verb: March['do'], doubleTime: boolean): Activity =>
  activityFor(match, unit, { do: verb, steps: [], doubleTime });

const leftOf = (match: TabletopMatch, unit: Placed, { action, doubled, restricted, used }: Activity): Length =>
  asLength(Math.max(0, allowanceOf(match, unit, action, doubled, restricted) - used));

const KEYS = { front: 'ahead', left: 'left', right: 'right', rear: 'back' } as const;

export interface ReachAsked {
  readonly verb?: March['do'] | undefined;
  readonly towards?: Side | undefined;
  readonly turn?: Angle | undefined;
  readonly doubleTime?: boolean | undefined;
  readonly rush?: boolean | undefined;
}

/** The furthest legal straight move, found between what is surely free and the whole allowance. */
export const reachOf = (match: TabletopMatch, unit: Placed, asked: ReachAsked): Reach => {
  const { verb = 'manoeuvre', towards = 'front', turn = tenths(0) } = asked;
  const doubleTime = isDoubled(asked);
  const activity = activityOf(match, unit, verb, doubleTime);
  const allowance = leftOf(match, unit, activity);
  const march = (far: number): March => ({
    do: verb,
    steps: [...(turn === 0 ? [] : [{ turn }]), { [KEYS[towards]]: asLength(far) } as unknown as March['steps'][number]],
    doubleTime,
  });
  const refusal = (far: number): Refusal | undefined => stepsRefusal(match, unit, activity, march(far));
  const start = turn === 0 ? unit.place : turnedPlace(unit.place, unit.place, turn);
  let low = 0;
  let high: number = allowance;
  const free = freeWay(match, unit, start, towards, allowance);
  if (free > 0 && !refusal(free)) low = free;
  if (high > 0 && !refusal(high)) low = high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (refusal(middle)) high = middle;
    else low = middle;
  }
  const far = asLength(low);
  return { allowance, far, to: movedPlace(start, towards, far), stop: low < allowance ? refusal(low + 1) : undefined };
};

const RAY = 100;

/** Where the front centre point can get to with one turn and one straight move: a star around where it is. */
export const areaOf = (match: TabletopMatch, unit: Placed, doubleTime = false): Point[] => {
  const activity = activityOf(match, unit, 'manoeuvre', doubleTime);
  const allowance = leftOf(match, unit, activity);
  const outline: Point[] = [];
  for (let by = -1800; by < 1800; by += RAY) {
    const turn = tenths(by);
    const start = by === 0 ? unit.place : turnedPlace(unit.place, unit.place, turn);
    const turns = by === 0 ? undefined : rotationRefusal(match, unit, unit.place, unit.place, turn, start);
    const far = turns ? asLength(0) : freeWay(match, unit, start, 'front', allowance);
    const { x, y } = far > 0 ? movedPlace(start, 'front', far) : unit.place;
    outline.push({ x, y });
  }
  return outline;
};

export interface ChargeChance {
  readonly charge: Charge;
  readonly distance: number;
  readonly to: Place;
  /** Whether the charger would have to test. */
  readonly tests: boolean;
  readonly interceptors: readonly Chance[];
}

/** The charges a unit could make, and who could intercept them where. */
export const chargeChancesOf = (match: TabletopMatch, unit: Placed): ChargeChance[] => {
  const allowance = match.rules.chargeAllowance(match, unit);
  const tests = !inCommand(match, unit);
  return chargesOf(match, unit, allowance).flatMap((charge): ChargeChance[] => {
    const judged = chargePath(match, unit, charge, allowance);
    if (judged.refusal) return [];
    const { from, to, depth, length, past } = judged.path;
    const run = windowOf(unit.id, from, 'front', length, { target: charge.target, past });
    return [{ charge, distance: Math.round(depth), to, tests, interceptors: chancesOf(match, run) }];
  });
};

/** Who commands how far, and which units of a side are in command. */
export const commandOf = (match: TabletopMatch, side: 'south' | 'north') => {
  const own = placedOfSide(match, side);
  const commanders = own.filter(({ type }) => match.rules.types[type]!.range !== undefined);
  return {
    commanders: commanders.map((unit) => ({ unit: unit.id, range: commandRange(match, unit) })),
    inCommand: own.filter((unit) => inCommand(match, unit)).map((unit): UnitId => unit.id),
  };
};

export const WHATS = ['reach', 'area', 'targets', 'charges', 'command'] as const;
export interface Query extends ReachAsked {
  readonly what: (typeof WHATS)[number];
  readonly unit: UnitId;
  readonly pivot?: Angle | undefined;
  /** About which front corner a turn or pivot goes, where that may be chosen. */
  readonly corner?: 'left' | 'right' | undefined;
  /** Whether mounted foot would ride. */
  readonly byHorse?: boolean | undefined;
}

/** One answer for all of them; the unit is on the table. */
export const queryOf = (match: TabletopMatch, unit: Placed, query: Query): unknown => {
  const { rules } = match;
  if (rules.answerTo) return rules.answerTo(match, unit, query);
  switch (query.what) {
    case 'reach':
      return reachOf(match, unit, query);
    case 'area':
      return areaOf(match, unit, isDoubled(query));
    case 'targets':
      return match.rules.targetsOf(match, unit, query.pivot);
    case 'charges':
      return chargeChancesOf(match, unit);
    case 'command':
      return commandOf(match, unit.side);
    default:
      return query.what satisfies never;
  }
};
