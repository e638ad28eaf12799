/** What a table wants to show before a player decides, as this book measures it. Nothing is changed. */
import { length as asLength, tenths, type Angle, type Point, type Side } from '../../geometry/index.js';
import { furthest } from '../../kernel/furthest.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { movedPlace } from '../../tabletop/moves/straight-move.js';
import type { Aimed, ChargeChance, Commanding, Queries, QueryAsked, Reach } from '../../tabletop/query.js';
import type { GloriousMatch } from './decisions.js';
import { enemiesOf, placedOfSide } from '../../tabletop/store.js';
import type { Placed } from './unit.js';
import type { Charge, Volley } from './choices.js';
import { diceOf, reckon, type Counts, type Reckoned } from './fire/dice.js';
import { orderOf, volleysAt } from './fire/order.js';
import { mayRethrow, postOf } from './melee/fight.js';
import { functionsOf, moveOf } from './moves/allowance.js';
import { chargesOf } from './moves/charge.js';
import { actRefusal, judge, type FunctionOrder } from './moves/orders.js';
import { leftOf } from './moves/moves.js';
import type { Corner, Wheel } from './moves/wheel.js';
import { BY_HORSE } from './tables.js';
import { typeNamed } from './units.js';
import { isBattle, isCommand } from './who.js';

/** Turns and pivots are about the corner on the side they go to, unless another is named. */
const wheelBy = (unit: Placed, by: Angle, corner?: Corner): Wheel => ({
  by,
  corner: corner ?? (isBattle(unit) ? undefined : by < 0 ? 'left' : 'right'),
});

/** As if it were chosen now. */
const ready = (match: GloriousMatch, unit: Placed): Placed => ({
  ...unit,
  functions: unit.functions > 0 ? unit.functions : functionsOf(match, unit),
});

/** The formation after a turn, and with what is left of its functions; or why it cannot turn. */
const turnedBy = (match: GloriousMatch, unit: Placed, by: Angle, corner?: Corner): Placed | Refusal => {
  if (by === 0) return unit;
  const order: FunctionOrder = { do: 'turn', ...wheelBy(unit, by, corner) };
  const { can, refusal } = judge(match, unit, order);
  return can ? { ...unit, place: can.to, functions: unit.functions - can.cost } : refusal;
};

const VERBS = { stepBack: 'rear', prolong: 'front', move: 'front' } as const satisfies Record<string, Side>;
const ordered = (verb: keyof typeof VERBS, far: number, byHorse: boolean | undefined): FunctionOrder => {
  const by = asLength(far);
  if (verb === 'stepBack') return { do: verb, back: by };
  return verb === 'prolong' ? { do: verb, ahead: by } : { do: verb, ahead: by, byHorse };
};

/** How far straight on after a turn; the furthest that is legal, and the refusal of a thousandth more. */
const reachOf = (match: GloriousMatch, asked: Placed, query: QueryAsked): Reach => {
  const { verb: named, turn = tenths(0), corner, byHorse } = query;
  const verb = named === 'stepBack' || named === 'prolong' ? named : 'move';
  const rides = verb === 'move' && (byHorse ?? asked.byHorse);
  const allowance = leftOf(match, asked, VERBS[verb], moveOf(asked, rides, verb === 'stepBack'));
  const unit = actRefusal(match, asked) ?? turnedBy(match, ready(match, asked), turn, corner);
  const stays = { allowance, far: asLength(0), to: asked.place };
  if (isRefusal(unit)) return { ...stays, stop: unit };
  const refusal = (far: number): Refusal | undefined => judge(match, unit, ordered(verb, far, byHorse)).refusal;
  const least = rides ? BY_HORSE.least : 1;
  const { much, stop } = furthest({ least, most: allowance }, refusal);
  if (much === undefined) return { ...stays, to: unit.place, stop };
  const far = asLength(much);
  return { allowance, far, to: movedPlace(unit.place, VERBS[verb], far), stop };
};

const RAY = 100;

/** A star around where it is: one turn and one move, where its functions are enough for both. */
const areaOf = (match: GloriousMatch, unit: Placed, { byHorse }: QueryAsked): Point[] => {
  const outline: Point[] = [];
  for (let by = -1800; by < 1800; by += RAY) {
    const { x, y } = reachOf(match, unit, { turn: tenths(by), byHorse }).to;
    outline.push({ x, y });
  }
  return outline;
};

/** An enemy, as a target of everything a formation has. */
export interface Target extends Aimed, Partial<Reckoned> {
  readonly elements?: Counts;
}

/** One volley at an enemy alone. */
const volleyOf = (match: GloriousMatch, unit: Placed, enemy: Placed, volley: Volley, pivot?: Wheel): Target => {
  const { id: target } = enemy;
  const order = orderOf(match, unit, { at: [volley], pivot });
  if (isRefusal(order)) return { target, refusal: order };
  const { counts } = order.shots[0]!;
  const reckoned = reckon(match, unit, enemy, counts, false, true);
  return { target, elements: counts, dice: diceOf(reckoned.groups), ...reckoned };
};

/** All it can fire at each enemy alone, with the weapon that has most dice where it fires only one; or why not. */
export const targetsOf = (
  match: GloriousMatch,
  unit: Placed,
  { pivot: by = tenths(0), corner }: QueryAsked,
): Target[] => {
  const pivot = by === 0 ? undefined : wheelBy(unit, by, corner);
  const diceIn = ({ dice = -1 }: Target): number => dice;
  return enemiesOf(match, unit).map((enemy) =>
    volleysAt(match, unit, enemy)
      .map((volley) => volleyOf(match, unit, enemy, volley, pivot))
      .reduce((best, answer) => (diceIn(answer) > diceIn(best) ? answer : best)),
  );
};

/** Straight on as it stands. Nobody tests, and nobody intercepts (GL-GEN-05). */
const chargesFrom = (match: GloriousMatch, asked: Placed): ChargeChance<Charge>[] => {
  if (actRefusal(match, asked)) return [];
  const unit = ready(match, asked);
  return chargesOf(match, unit).flatMap((given) => {
    const { can } = judge(match, unit, given);
    return can ? [{ charge: given, distance: can.by ?? 0, to: can.to, tests: false, interceptors: [] }] : [];
  });
};

/** Command units that serve, with their ranges, and the units that may throw again for them (GL-CMD-01, GL-R-53). */
const commandOf = (match: GloriousMatch, { side }: Placed): Commanding => {
  const own = placedOfSide(match, side);
  const serving = match.state.units.filter(
    (unit) => unit.side === side && isCommand(unit) && !unit.routed && postOf(match, unit) !== undefined,
  );
  return {
    commanders: serving.map((unit) => ({
      unit: unit.id,
      range: typeNamed(unit).range!,
    })),
    inCommand: own.filter((unit) => mayRethrow(match, unit)).map(({ id }) => id),
  };
};

export const queries: Queries<GloriousMatch, Target, Charge> = {
  reach: reachOf,
  area: areaOf,
  targets: targetsOf,
  charges: chargesFrom,
  command: commandOf,
};
