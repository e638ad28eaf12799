/** The movement phase of a side, and the activity of one formation: P3, P4.4, GL-MERGE-10, -11. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { refuse } from '../../../kernel/refusal.js';
import {
  distance,
  heading as asHeading,
  isWithin,
  inches,
  leavesTable,
  length as asLength,
  pointFrom,
  TOUCH,
  type Pose,
} from '../../../geometry/index.js';
import { begun } from '../../../tabletop/moves/progress.js';
import { contactsOf, isEngaged, isOn, ownRefusal, unknownUnit } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { figureIn, figureOf, findUnit, patch, placedOf, placedOfSide, unitOf } from '../../../tabletop/store.js';
import { isPlaced, type Place, type Placed, type Unit, type UnitId } from '../../../tabletop/unit.js';
import { settle } from '../../../tabletop/verbs.js';
import { lengthText } from '../../../tabletop/words.js';
import type { Activity, Leave, Order, Standing } from '../choices.js';
import type { Steps } from '../procedures.js';
import { checkEnd, disintegrates, isOver, removeFormation } from '../removal.js';
import { isArtillery } from '../who.js';
import { functionsOf } from './allowance.js';
import { setDownRefusal, shiftedPlace, shiftRefusal } from './change.js';
import { join } from './merge.js';
import { actRefusal, judge, orderRefusal, verbsOf, type Function, type FunctionOrder } from './orders.js';
import { ordersOf } from './suggestions.js';
import type { Wheel } from './wheel.js';

// ---- leaving a Battle --------------------------------------------------------------------------------------------------

const FAR = inches(2);

/** Where a command unit would stand that is set down. */
export const setDown = (unit: Unit, { x, y, heading }: Standing): Placed => ({
  ...unit,
  aboard: undefined,
  place: {
    formation: 'line',
    layout: 'C',
    x,
    y,
    heading: heading ?? asHeading(unit.side === 'south' ? 0 : 1800),
    bend: undefined,
    trail: undefined,
  },
});

const aboardOfSide = (match: TabletopMatch): Unit[] =>
  match.state.units.filter((unit) => unit.side === match.state.acting && unit.aboard !== undefined && !unit.routed);

const leaveRefusal = (match: TabletopMatch, choice: Extract<Leave, { do: 'leave' }>): WhyNot => {
  const unit = findUnit(match, choice.unit);
  if (!unit) return unknownUnit(match, choice.unit);
  const facts = { unit: unit.id };
  if (unit.side !== match.state.acting) return refuse('GL-GEN-05', '{unit} is not yours.', facts);
  if (unit.aboard === undefined) return refuse('GL-MERGE-10', '{unit} stands on no Battle.', facts);
  const battle = placedOf(match, unit.aboard);
  if (isOn(match, 'noDetachFromContact') && isEngaged(match, battle))
    return refuse('GL-R-34', '{unit} may not leave {battle}, which is in contact with an enemy.', {
      ...facts,
      battle: battle.id,
    });
  const placed = setDown(unit, choice);
  const away = distance(figureIn(match, placed, placed.place), figureOf(match, battle));
  if (away <= TOUCH || !isWithin(away, FAR))
    return refuse(
      'GL-MERGE-10',
      '{unit} would be {away} from {battle}: more than nothing and at most {far} are allowed.',
      {
        ...facts,
        battle: battle.id,
        away: lengthText(match, away),
        far: lengthText(match, FAR),
      },
    );
  return setDownRefusal(match, placed);
};

const AROUND = [0, 900, -900, 1800] as const;

/** Some places beside the Battle. */
const leavesOf = (match: TabletopMatch): Leave[] => {
  const found: Leave[] = [];
  for (const unit of aboardOfSide(match)) {
    const battle = placedOf(match, unit.aboard!);
    for (const way of AROUND) {
      const heading = asHeading((battle.place.heading + way + 3600) % 3600);
      const out = pointFrom({ ...battle.place, heading } as Pose, 0, battle.place.diameter! / 2 + 2500);
      const standing = { x: asLength(Math.round(out.x)), y: asLength(Math.round(out.y)), heading };
      const choice: Leave = { do: 'leave', unit: unit.id, ...standing };
      if (leaveRefusal(match, choice)) continue;
      found.push(choice);
      break;
    }
  }
  return found;
};

const leave = (match: TabletopMatch, choice: Extract<Leave, { do: 'leave' }>): void => {
  const unit = unitOf(match, choice.unit);
  const battle = unit.aboard!;
  const { place } = setDown(unit, choice);
  patch(match, unit.id, { aboard: undefined, place });
  match.tell?.({ event: 'leftBattle', rule: 'GL-MERGE-10', unit: unit.id, target: battle, x: place.x, y: place.y });
  if (disintegrates(match, battle)) checkEnd(match);
};

// ---- the odd element --------------------------------------------------------------------------------------------------------

const shiftOf = (match: TabletopMatch, id: UnitId): WhyNot => {
  const own = ownRefusal(match, id);
  return 'unit' in own ? shiftRefusal(match, own.unit) : own.refusal;
};

const shift = (match: TabletopMatch, id: UnitId): void => {
  const place = shiftedPlace(placedOf(match, id));
  settle(match, id, place);
  patch(match, id, { shifted: true });
  match.tell?.({ event: 'shifted', rule: 'GL-FORM-06', unit: id, layout: place.layout });
};

/** GL-R-70: a function of its side lets every mass shift again. */
const forgetShifts = (match: TabletopMatch): void => {
  for (const unit of match.state.units)
    if (unit.shifted && unit.side === match.state.acting) patch(match, unit.id, { shifted: false });
};

// ---- the phase ------------------------------------------------------------------------------------------------------------

const clear = (match: TabletopMatch): void => {
  for (const unit of match.state.units)
    if (unit.acted || unit.byHorse || unit.stationary || unit.shifted || unit.activity || unit.functions > 0)
      patch(match, unit.id, {
        acted: false,
        byHorse: false,
        stationary: false,
        shifted: false,
        activity: undefined,
        functions: 0,
      });
};

const activitiesOf = (match: TabletopMatch): Activity[] => {
  const options: Activity[] = [];
  for (const unit of placedOfSide(match, match.state.acting)) {
    if (!actRefusal(match, unit)) options.push({ do: 'choose', unit: unit.id });
    if (!shiftRefusal(match, unit)) options.push({ do: 'shift', unit: unit.id });
  }
  options.push({ do: 'end' });
  return options;
};

export const movement: Steps<'movement'> = {
  begin: (match) => {
    clear(match);
    return go('leaving');
  },
  leaving: (match) => {
    if (isOver(match)) return done();
    return aboardOfSide(match).length > 0 ? ask('leave') : go('main');
  },
  leave: {
    kind: 'leave',
    takes: ['leave', 'stay'],
    open: true,
    side: (match) => match.state.acting,
    about: (match) => ({ units: aboardOfSide(match).map(({ id, aboard }) => ({ unit: id, battle: aboard })) }),
    options: (match) => [{ do: 'stay' }, ...leavesOf(match)],
    refusal: (match, _memory, choice) => (choice.do === 'leave' ? leaveRefusal(match, choice) : undefined),
    answered: (match, _memory, choice) => {
      if (choice.do === 'stay') return go('main');
      leave(match, choice);
      return go('leaving');
    },
  },
  main: (match) => {
    if (isOver(match)) return done();
    return activitiesOf(match).length > 1 ? ask('activity') : go('end');
  },
  activity: {
    kind: 'activity',
    takes: ['choose', 'shift', 'end'],
    side: (match) => match.state.acting,
    about: () => ({}),
    options: activitiesOf,
    refusal: (match, _memory, choice) => {
      if (choice.do === 'end') return undefined;
      if (choice.do === 'shift') return shiftOf(match, choice.unit);
      const own = ownRefusal(match, choice.unit);
      return 'unit' in own ? actRefusal(match, own.unit) : own.refusal;
    },
    answered: (match, _memory, choice) => {
      if (choice.do === 'end') return go('end');
      if (choice.do === 'shift') {
        shift(match, choice.unit);
        return go('main');
      }
      patch(match, choice.unit, { functions: functionsOf(match, placedOf(match, choice.unit)) });
      return call({ procedure: 'act', step: 'next', unit: choice.unit }, 'main');
    },
  },
  end: (match) => {
    clear(match);
    return done();
  },
};

// ---- one formation ----------------------------------------------------------------------------------------------------------

/** Who joins a Battle is no unit any more when this is read. */
const nameIn = (match: TabletopMatch, id: UnitId, { join }: Function): object =>
  join === undefined ? {} : { name: unitOf(match, id).name };

const tellPivot = (match: TabletopMatch, id: UnitId, can: Function, wheel?: Wheel): void => {
  if (!can.pivoted) return;
  const { x, y, heading } = can.pivoted;
  match.tell?.({ event: 'pivoted', rule: 'GL-FACE-01', unit: id, ...nameIn(match, id, can), ...wheel, x, y, heading });
};

const TOLD: Readonly<Record<FunctionOrder['do'], readonly [event: string, rule: string]>> = {
  turn: ['turned', 'GL-FACE-05'],
  aboutFace: ['facedAbout', 'GL-FACE-07'],
  move: ['moved', 'GL-MOVE-12'],
  stepBack: ['moved', 'GL-MOVE-18'],
  prolong: ['moved', 'GL-ART-01'],
  changeFormation: ['formed', 'GL-FACE-10'],
  charge: ['contact', 'GL-CHARGE-06'],
  limber: ['limbered', 'GL-ART-03'],
  unlimber: ['unlimbered', 'GL-ART-04'],
};

const tell = (match: TabletopMatch, id: UnitId, order: FunctionOrder, can: Function): void => {
  const { to, by, side } = can;
  const [event, rule] = TOLD[order.do];
  const turn = order.do === 'turn' ? { turn: order.by, corner: order.corner } : {};
  const way = by === undefined ? {} : { by, towards: side ?? 'front' };
  const target = order.do === 'charge' ? { target: order.target } : {};
  const rides = order.do === 'move' && order.byHorse ? { byHorse: true } : {};
  match.tell?.({ event, rule, unit: id, ...nameIn(match, id, can), ...turn, ...way, ...target, ...rides, ...to });
};

/** GL-CHARGE-08: limbered guns that are met are gone. */
const overrun = (match: TabletopMatch, id: UnitId): void => {
  const met = contactsOf(match, placedOf(match, id)).filter((enemy) => isArtillery(enemy) && enemy.limbered);
  for (const gun of met) {
    match.tell?.({ event: 'overrun', rule: 'GL-CHARGE-08', unit: gun.id, by: id });
    removeFormation(match, gun.id, 'GL-CHARGE-08');
  }
  if (met.length > 0) checkEnd(match);
};

/** A unit off the table, where a house rule lets it go there (GL-R-08). */
const isGone = (match: TabletopMatch, id: UnitId): boolean => {
  const unit = placedOf(match, id);
  if (!leavesTable(match.table, figureOf(match, unit))) return false;
  removeFormation(match, id, 'GL-R-08');
  checkEnd(match);
  return true;
};

const ENDS: readonly FunctionOrder['do'][] = ['charge', 'prolong', 'limber', 'unlimber'];

const carryOut = (match: TabletopMatch, unit: Placed, order: FunctionOrder, can: Function): void => {
  const { id } = unit;
  const activity = unit.activity ?? begun(match, unit, 'manoeuvre');
  if (order.do === 'charge')
    match.tell?.({ event: 'charges', rule: 'GL-CHARGE-01', unit: id, target: order.target, distance: can.by });
  if (order.do === 'charge' && order.change)
    match.tell?.({ event: 'formed', rule: 'GL-FACE-10', unit: id, ...order.change });
  tellPivot(match, id, can, 'pivot' in order ? order.pivot : undefined);
  settle(match, id, can.to);
  const isMove = order.do === 'move' || order.do === 'stepBack';
  const stops = can.slowed === true && isOn(match, 'restrictedOneFunction');
  patch(match, id, {
    functions: stops ? 0 : unit.functions - can.cost,
    activity: {
      ...activity,
      used: asLength(activity.used + (isMove ? (can.by ?? 0) : 0)),
      moves: activity.moves + (isMove ? 1 : 0),
      ...(order.do === 'stepBack' ? { back: asLength((activity.back ?? 0) + (can.by ?? 0)) } : {}),
    },
    ...(can.rides === undefined ? {} : { byHorse: can.rides }),
    ...(order.do === 'limber' ? { limbered: true } : order.do === 'unlimber' ? { limbered: false } : {}),
  });
  tell(match, id, order, can);
  forgetShifts(match);
  if (isGone(match, id)) return;
  if (order.do === 'charge') overrun(match, id);
  if (can.join !== undefined) join(match, id, can.join);
  for (const taken of can.taking?.taken ?? []) join(match, taken, id);
  const over = ENDS.includes(order.do) || can.taking?.stops === true;
  if (over && findUnit(match, id)) patch(match, id, { acted: true, functions: 0 });
};

export const act: Steps<'act'> = {
  next: (match, { unit: id }) => {
    const unit = findUnit(match, id);
    if (isOver(match) || !unit || !isPlaced(unit)) return done();
    if (!unit.acted && unit.functions > 0 && !isEngaged(match, unit) && verbsOf(match, unit).length > 0)
      return ask('order');
    patch(match, id, { acted: true, functions: 0 });
    return done();
  },
  order: {
    kind: 'order',
    takes: [
      'turn',
      'aboutFace',
      'move',
      'stepBack',
      'changeFormation',
      'charge',
      'prolong',
      'limber',
      'unlimber',
      'shift',
      'stop',
    ],
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit: id }) => {
      const unit = placedOf(match, id);
      return { unit: id, functions: unit.functions, orders: verbsOf(match, unit) };
    },
    options: (match, { unit }) => ordersOf(match, placedOf(match, unit)),
    refusal: (match, { unit }, choice: Order) =>
      orderRefusal(match, placedOf(match, unit), choice, (id) => shiftOf(match, id)),
    answered: (match, { unit: id }, choice: Order) => {
      if (choice.do === 'shift') {
        shift(match, choice.unit);
        return go('next');
      }
      if (choice.do === 'stop') {
        patch(match, id, { acted: true, functions: 0 });
        return done();
      }
      const unit = placedOf(match, id);
      const { can } = judge(match, unit, choice);
      if (!can) throw new Error(`${id} cannot do this.`);
      carryOut(match, unit, choice, can);
      return go('next');
    },
  },
};
