/** Before the match: horse and camels that fight on foot. GV-UNIT-11, GV-R-53, P1.3. */
import { ask, done, go } from '../../kernel/procedure.js';
import { SIDES, type Side } from '../../kernel/side.js';
import type { Dismount } from '../../tabletop/choices.js';
import { bookFrame, type BookFrame } from '../../tabletop/procedures.js';
import { unknownUnit } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { plansFor } from '../../tabletop/setup/deployment.js';
import { findUnit, patch, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Unit } from '../../manoeuvre/unit.js';
import { refuse } from './messages/index.js';
import type { GreatProcedures, Steps } from './procedures.js';
import { dismountedType, standsOf, typeNamed } from './units.js';

const RIDERS = ['horse', 'camels'];
const isRider = (unit: Unit): boolean => RIDERS.includes(typeNamed(unit).what);

const ridersOf = (match: ManoeuvreMatch, side: Side): UnitId[] =>
  match.state.units.filter((unit) => unit.side === side && isRider(unit)).map(({ id }) => id);

/** GV-SETUP-05, GV-POINTS-05: after the army has been checked and paid for, before anybody is set up. */
export const dismountFrame = (match: ManoeuvreMatch): BookFrame | undefined => {
  if (!match.state.options.dismounting || !match.state.units.some(isRider)) return undefined;
  return bookFrame<GreatProcedures, 'dismount'>({ procedure: 'dismount', step: 'next', side: 'south', plans: {} });
};

const listRefusal = (match: ManoeuvreMatch, side: Side, { units }: Dismount): WhyNot => {
  const rule = 'GV-UNIT-11';
  for (const [i, id] of units.entries()) {
    const unit = findUnit(match, id);
    if (!unit) return unknownUnit(match, id);
    if (unit.side !== side) return refuse(match.rules.cite.ownUnits, 'notYours', { unit: id });
    if (units.indexOf(id) < i) return refuse(rule, 'dismountsTwice', { unit: id });
    if (!isRider(unit)) return refuse(rule, 'onlyRidersDismount', { unit: id, type: unit.type });
  }
  return fitsOnFoot(match, side, units) ? undefined : refuse(match.rules.cite.setupArea, 'noRoomOnFoot');
};

/** The army as it would be set up. */
const fitsOnFoot = (match: ManoeuvreMatch, side: Side, ids: readonly UnitId[]): boolean => {
  if (ids.length === 0) return true;
  const army = match.state.units
    .filter((unit) => unit.side === side)
    .map((unit) => {
      if (!ids.includes(unit.id)) return unit;
      const type = dismountedType(unit);
      return { ...unit, type, stands: standsOf({ type }) };
    });
  return plansFor(match, side, army).length > 0;
};

const onFoot = (match: ManoeuvreMatch, id: UnitId): void => {
  const type = dismountedType(unitOf(match, id));
  const stands = standsOf({ type });
  patch(match, id, { type, stands });
  match.tell?.({ event: 'dismounted', rule: 'GV-UNIT-11', unit: id, type, stands });
};

export const dismount: Steps<'dismount'> = {
  next: (match, { plans }) => {
    const side = SIDES.find((each) => plans[each] === undefined && ridersOf(match, each).length > 0);
    return side ? ask('dismount', { side }) : go('reveal');
  },
  dismount: {
    kind: 'dismount',
    takes: { dismount: 'acts' },
    nature: { plan: true },
    open: true,
    secret: (_match, { plans }) => SIDES.filter((each) => plans[each]),
    side: (_match, { side }) => side,
    about: (match, { side }) => ({ units: ridersOf(match, side) }),
    options: (match, { side }) => {
      const all = ridersOf(match, side);
      const some: Dismount[] = all.map((id) => ({ do: 'dismount', units: [id] }));
      if (all.length > 1) some.push({ do: 'dismount', units: all });
      return [{ do: 'dismount', units: [] }, ...some.filter((choice) => !listRefusal(match, side, choice))];
    },
    refusal: (match, { side }, choice) => listRefusal(match, side, choice),
    answered: (_match, { side, plans }, { units }) => go('next', { plans: { ...plans, [side]: units } }),
  },
  reveal: (match, { plans }) => {
    for (const side of SIDES) for (const id of plans[side] ?? []) onFoot(match, id);
    return done();
  },
};
