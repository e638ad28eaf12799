/** What a table wants to show before a player decides, as this book measures it. Nothing is changed. */
import { length as asLength, tenths, type Angle, type Length, type Point, type Side } from '../../geometry/index.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { freeWay } from '../../tabletop/moves/candidates.js';
import { movedPlace } from '../../tabletop/moves/straight-move.js';
import type { ChargeChance, Query, Reach } from '../../tabletop/queries.js';
import type { TabletopMatch } from '../../tabletop/rules.js';
import { enemiesOf, placedOfSide } from '../../tabletop/store.js';
import type { Place, Placed, UnitId } from '../../tabletop/unit.js';
import type { Volley } from './choices.js';
import { diceOf, reckon, type Counts } from './fire/dice.js';
import { orderOf, volleysAt } from './fire/order.js';
import { mayRethrow, postOf } from './melee/fight.js';
import { functionsOf, moveOf, tariffOf } from './moves/allowance.js';
import { chargePath, chargesOf } from './moves/charge.js';
import { judge, type FunctionOrder } from './moves/orders.js';
import { wheeled, wheelRefusal, type Wheel } from './moves/wheel.js';
import { typeNamed } from './units.js';
import { isCommand } from './who.js';

/** Turns and pivots are asked for by the angle alone: about the corner on that side. */
const wheelBy = (by: Angle): Wheel => ({ by, corner: by < 0 ? 'left' : 'right' });

/** As if it were chosen now. */
const ready = (match: TabletopMatch, unit: Placed): Placed => ({
  ...unit,
  functions: unit.functions > 0 ? unit.functions : functionsOf(match, unit),
});

/** The formation after a turn, and with what is left of its functions; or why it cannot turn. */
const turnedBy = (match: TabletopMatch, unit: Placed, by: Angle): Placed | Refusal => {
  if (by === 0) return unit;
  const order: FunctionOrder = { do: 'turn', ...wheelBy(by) };
  const { can, refusal } = judge(match, unit, order);
  return can ? { ...unit, place: can.to, functions: unit.functions - can.cost } : refusal;
};

const VERBS = { stepBack: 'rear', prolong: 'front', move: 'front' } as const satisfies Record<string, Side>;
const ordered = (verb: keyof typeof VERBS, far: number): FunctionOrder => {
  const by = asLength(far);
  return verb === 'stepBack' ? { do: verb, back: by } : { do: verb, ahead: by };
};

/** How far straight on after a turn; the furthest that is legal, and the refusal of a thousandth more. */
const reachOf = (match: TabletopMatch, asked: Placed, { verb: named, turn = tenths(0) }: Query): Reach => {
  const verb = named === 'stepBack' || named === 'prolong' ? named : 'move';
  const side = VERBS[verb];
  const allowance = moveOf(asked, asked.byHorse, verb === 'stepBack');
  const unit = turnedBy(match, ready(match, asked), turn);
  if ('template' in unit) return { allowance, far: asLength(0), to: asked.place, stop: unit };
  const refusal = (far: number): Refusal | undefined => judge(match, unit, ordered(verb, far)).refusal;
  let low = 0;
  let high: number = allowance;
  if (!refusal(high)) low = high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (refusal(middle)) high = middle;
    else low = middle;
  }
  const far = asLength(low);
  const to = low > 0 ? movedPlace(unit.place, side, far) : unit.place;
  return { allowance, far, to, stop: low < allowance ? refusal(low + 1) : undefined };
};

const RAY = 100;

/** A star around where it is: one turn and one move, where its functions are enough for both. */
const areaOf = (match: TabletopMatch, asked: Placed): Point[] => {
  const unit = ready(match, asked);
  const { costs, turn: most } = tariffOf(unit);
  const { turn = Infinity, move = Infinity } = costs;
  const allowance = moveOf(unit, unit.byHorse, false);
  const from = (by: Angle): Place | undefined => {
    if (by === 0) return move <= unit.functions ? unit.place : undefined;
    if (turn + move > unit.functions || Math.abs(by) > most) return undefined;
    const wheel = wheelBy(by);
    return wheelRefusal(match, unit, unit.place, wheel) ? undefined : wheeled(match, unit, unit.place, wheel);
  };
  const outline: Point[] = [];
  for (let by = -1800; by < 1800; by += RAY) {
    const start = from(tenths(by));
    const far = start ? freeWay(match, unit, start, 'front', allowance) : asLength(0);
    const { x, y } = start && far > 0 ? movedPlace(start, 'front', far) : (start ?? unit.place);
    outline.push({ x, y });
  }
  return outline;
};

interface Answer {
  readonly target: UnitId;
  readonly refusal?: Refusal;
  readonly elements?: Counts;
  readonly dice?: number;
}

/** One volley at an enemy alone. */
const volleyOf = (match: TabletopMatch, unit: Placed, enemy: Placed, volley: Volley, pivot?: Wheel): Answer => {
  const { id: target } = enemy;
  const order = orderOf(match, unit, { at: [volley], pivot });
  if (isRefusal(order)) return { target, refusal: order };
  const { counts } = order.shots[0]!;
  const reckoned = reckon(match, unit, enemy, counts, false, true);
  return { target, elements: counts, dice: diceOf(reckoned), ...reckoned };
};

/** All it can fire at each enemy alone, with the weapon that has most dice where it fires only one; or why not. */
const targetsOf = (match: TabletopMatch, unit: Placed, by: Angle = tenths(0)): object[] => {
  const pivot = by === 0 ? undefined : wheelBy(by);
  const diceIn = ({ dice = -1 }: Answer): number => dice;
  return enemiesOf(match, unit).map((enemy) =>
    volleysAt(match, unit, enemy)
      .map((volley) => volleyOf(match, unit, enemy, volley, pivot))
      .reduce((best, answer) => (diceIn(answer) > diceIn(best) ? answer : best)),
  );
};

/** Straight on as it stands. Nobody tests, and nobody intercepts (GL-GEN-05). */
const chargesFrom = (match: TabletopMatch, unit: Placed): ChargeChance[] =>
  chargesOf(match, unit).flatMap((charge) => {
    const { path } = chargePath(match, unit, charge);
    return path
      ? [
          {
            charge: charge as unknown as ChargeChance['charge'],
            distance: path.length,
            to: path.to,
            tests: false,
            interceptors: [],
          },
        ]
      : [];
  });

/** Command units that serve, with their ranges, and the units that may throw again for them (GL-CMD-01, GL-R-53). */
const commandOf = (match: TabletopMatch, { side }: Placed): object => {
  const own = placedOfSide(match, side);
  const serving = match.state.units.filter(
    (unit) => unit.side === side && isCommand(unit) && !unit.routed && postOf(match, unit) !== undefined,
  );
  return {
    commanders: serving.map((unit): { unit: string; range: Length } => ({
      unit: unit.id,
      range: typeNamed(unit).range!,
    })),
    inCommand: own.filter((unit) => mayRethrow(match, unit)).map(({ id }) => id),
  };
};

export const answerTo = (match: TabletopMatch, unit: Placed, query: Query): unknown => {
  switch (query.what) {
    case 'reach':
      return reachOf(match, unit, query);
    case 'area':
      return areaOf(match, unit);
    case 'targets':
      return targetsOf(match, unit, query.pivot);
    case 'charges':
      return chargesFrom(match, unit);
    case 'command':
      return commandOf(match, unit);
    default:
      return query.what satisfies never;
  }
};
