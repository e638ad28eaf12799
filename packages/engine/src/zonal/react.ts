/** Reactions to an attempt to engage: by the target, and by others in the zone. */
import { ask, done, go } from '../kernel/procedure.js';
import { refuse } from '../kernel/refusal.js';
import { enemyOf } from '../kernel/side.js';
import type { Form, Reaction, ReactionKind } from './choices.js';
import { contactFreely } from './engage.js';
import { fireAt, isWorthwhile, unknownUnit } from './fire.js';
import { interceptorsOf, interceptRefusal, reactorRefusal, tryIntercept } from './intercept.js';
import { armOf, formationRefusal, holdsFire, isFree, isMounted, isOn, layoutRefusal, layoutsOf } from './questions.js';
import { closestReserves } from './reserve.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, patch, unitOf } from './store.js';
import { sizeOf, type Unit, type UnitId } from './unit.js';
import { hit, makeContact, markReacted, meetHeadOn, retire, rout } from './verbs.js';

const DONE: Reaction = { do: 'done' };

/** FV-R-40: a defensive formation with pikes may hold mounted off as it stands, where that is agreed. */
const isPrepared = (match: ZonalMatch, target: Unit, active: Unit): boolean =>
  isOn(match, 'preparedDefence') &&
  target.formation === 'defensive' &&
  match.rules.hasPikes(target) &&
  isMounted(match, active);

/** FV-REACT-30, FV-R-71. */
const hastyRefusal = (match: ZonalMatch, target: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: target.id, size: sizeOf(target) };
  if (isPrepared(match, target, active)) return undefined;
  if (target.formation === 'defensive')
    return refuse(cite.hastyDefence, '{unit} is in a defensive formation already.', facts);
  if (target.formation === 'open' && isOn(match, 'hastyDefenceAttackOnly'))
    return refuse(
      cite.hastyFromAttack,
      '{unit} is in open order, and a hasty defence starts from an attack formation.',
      facts,
    );
  return sizeOf(target) < 2
    ? refuse(cite.hastyDefence, '{unit} is a single stand and cannot form a defensive formation.', facts)
    : formationRefusal(match, target, 'defensive');
};

const fireRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot => {
  const facts = { unit: unit.id, target: active.id };
  if (!match.rules.canFire(match, unit))
    return refuse(match.rules.cite.cannotFire, '{unit} has nothing to fire with.', facts);
  if (!holdsFire(match, unit)) return refuse(match.rules.cite.holdingFire, '{unit} is not holding its fire.', facts);
  return undefined;
};

const zeroDiceRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot =>
  isWorthwhile(match, unit, active)
    ? undefined
    : refuse(match.rules.cite.zeroDice, '{unit} would have no dice against {target}.', {
        unit: unit.id,
        target: active.id,
      });

const roomRefusal = (match: ZonalMatch, unit: Unit): WhyNot =>
  closestReserves(match, unit).length > 0
    ? undefined
    : refuse(match.rules.cite.noReserveRoom, 'No reserve zone has room for {unit}.', { unit: unit.id });

/** FV-REACT-06: what the target may do against this engager, reaction by reaction. */
const targetReactionRefusal = (match: ZonalMatch, kind: ReactionKind, target: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  const arm = armOf(match, target);
  const mountedActive = isMounted(match, active);
  const not = (rule: string): WhyNot =>
    refuse(rule, '{unit} cannot do that against {target}.', { unit: target.id, target: active.id });
  switch (kind) {
    case 'counterCharge':
      return arm === 'mounted' ? undefined : not(cite.counterCharge);
    case 'recoil':
      return arm === 'mounted' ? roomRefusal(match, target) : not(cite.recoil);
    case 'fire':
      if (arm === 'artillery') return mountedActive ? fireRefusal(match, target, active) : not(cite.gunsIgnoreFoot);
      return arm === 'foot' && !mountedActive
        ? (fireRefusal(match, target, active) ?? zeroDiceRefusal(match, target, active))
        : not(cite.footFire);
    case 'hastyDefence':
      return arm === 'foot' ? hastyRefusal(match, target, active) : not(cite.hastyDefence);
    case 'evade':
      return arm === 'foot' && target.formation === 'open' && !mountedActive ? undefined : not(cite.evade);
    case 'flee':
      return match.rules.types[target.type]!.flees && armOf(match, active) === 'foot'
        ? roomRefusal(match, target)
        : not(cite.flee);
    case 'intercept':
    case 'support':
      return not(cite.settles);
    default:
      return kind satisfies never;
  }
};

/** FV-REACT-47. */
const supportRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  if (unit.zone !== active.zone || unit.side === active.side)
    return refuse(cite.sameZone, '{unit} is not in the zone of {target}.', { unit: unit.id, target: active.id });
  if (armOf(match, unit) !== 'artillery')
    return refuse(cite.support, '{unit} is not artillery and gives no supporting fire.', { unit: unit.id });
  return reactorRefusal(match, unit) ?? fireRefusal(match, unit, active) ?? zeroDiceRefusal(match, unit, active);
};

const BY_TARGET = ['counterCharge', 'recoil', 'fire', 'hastyDefence', 'evade', 'flee'] as const;

const reactionsTo = (match: ZonalMatch, active: Unit, target: Unit): Reaction[] => {
  const options: Reaction[] = [];
  let owes = false;
  if (isFree(target))
    for (const kind of BY_TARGET) {
      if (targetReactionRefusal(match, kind, target, active)) continue;
      options.push({ do: kind, unit: target.id });
      owes ||= isCompulsory(match, target, kind);
    }
  for (const unit of interceptorsOf(match, active)) if (unit !== target.id) options.push({ do: 'intercept', unit });
  for (const unit of match.state.units)
    if (
      unit.zone === active.zone &&
      unit.side !== active.side &&
      unit.id !== target.id &&
      !supportRefusal(match, unit, active)
    )
      options.push({ do: 'support', unit: unit.id });
  if (!owes) options.push(DONE);
  return options;
};

/** FV-REACT-05: mounted must counter-charge or recoil; artillery that can must fire at mounted. */
const COMPULSORY: readonly ReactionKind[] = ['counterCharge', 'recoil'];
const isCompulsory = (match: ZonalMatch, target: Unit, kind: ReactionKind): boolean =>
  COMPULSORY.includes(kind) || (kind === 'fire' && armOf(match, target) === 'artillery');

const flinches = (match: ZonalMatch, active: UnitId, hits: number): boolean => {
  const flinch = hits >= match.rules.flinch;
  if (flinch) match.tell?.({ event: 'flinched', rule: match.rules.cite.flinch, unit: active, hits });
  return flinch;
};

export const react: Steps<'react'> = {
  options: () => ask('react'),
  react: {
    kind: 'react',
    takes: [...BY_TARGET, 'intercept', 'support', 'done'],
    side: (match) => enemyOf(match.state.acting),
    about: (match, { unit, target }) => ({ unit, target, zone: unitOf(match, unit).zone, window: 'c' }),
    options: (match, { unit, target }) => reactionsTo(match, unitOf(match, unit), unitOf(match, target)),
    refusal: (match, { unit, target }, choice) => {
      const { cite } = match.rules;
      const active = unitOf(match, unit);
      if (choice.do === 'done') return refuse(cite.compulsory, '{target} must react first.', { target });
      const given = findUnit(match, choice.unit);
      if (!given) return unknownUnit(match, choice.unit);
      if (given.id === target)
        return reactorRefusal(match, given) ?? targetReactionRefusal(match, choice.do, given, active);
      if (choice.do === 'intercept') return interceptRefusal(match, given, active);
      if (choice.do === 'support') return supportRefusal(match, given, active);
      return refuse(cite.helpers, '{unit} is not the target: it can only intercept or give supporting fire.', {
        unit: given.id,
      });
    },
    answered: (match, { unit: active, target }, choice) => {
      const { cite } = match.rules;
      if (choice.do === 'done') return done('pending');
      const { unit } = choice;
      if (choice.do !== 'intercept') {
        markReacted(match, unit);
        match.tell?.({ event: 'reacts', rule: cite.reactOnce, unit, target: active, reaction: choice.do });
      }
      switch (choice.do) {
        case 'counterCharge':
          meetHeadOn(match, target, unitOf(match, active), cite.counterCharge, cite.counterChargeHits);
          makeContact(match, target, active, 'front', cite.counterCharge);
          return done('contact');
        case 'recoil':
        case 'flee':
          return ask('retire');
        case 'fire':
          return fireOfTarget(match, target, active);
        case 'hastyDefence':
          return startDefence(match, target, active);
        case 'evade':
          match.tell?.({ event: 'evaded', rule: cite.evade, unit: target, target: active });
          return done('cancelled');
        case 'intercept':
          return tryIntercept(match, unit, active) ? done('cancelled') : go('options');
        case 'support':
          return flinches(match, active, fireAt(match, unit, active)) ? done('cancelled') : go('options');
        default:
          return choice satisfies never;
      }
    },
  },
  /** FV-RESERVE-11: recoil and flee go to the closest reserve zone. */
  retire: {
    kind: 'reserveZone',
    takes: ['retire'],
    side: (match) => enemyOf(match.state.acting),
    about: (_match, { target }) => ({ unit: target }),
    options: (match, { target }) => closestReserves(match, unitOf(match, target)).map((to) => ({ do: 'retire', to })),
    refusal: (match, { target }, { to }) =>
      refuse(match.rules.cite.closestReserve, '{to} is not the closest reserve zone with room for {unit}.', {
        unit: target,
        to,
      }),
    answered: (match, { target }, { to }) => {
      const flees = armOf(match, unitOf(match, target)) === 'artillery';
      retire(match, target, to, flees ? match.rules.cite.flee : match.rules.cite.recoil);
      return done(flees ? 'cancelled' : 'recoil');
    },
  },
  form: {
    kind: 'hastyDefence',
    takes: ['form'],
    open: true,
    side: (match) => enemyOf(match.state.acting),
    about: (_match, { unit, target }) => ({ unit: target, target: unit }),
    options: (match, { target }) => defencesOf(match, unitOf(match, target)),
    refusal: (match, { target }, choice) => defenceRefusal(match, unitOf(match, target), choice),
    answered: (match, { unit, target }, { layout }) => formDefence(match, target, unit, layout),
  },
};

/** FV-REACT-23..25, -28, -29: fire of the target. */
const fireOfTarget = (match: ZonalMatch, target: UnitId, active: UnitId) => {
  const { cite } = match.rules;
  const hits = fireAt(match, target, active);
  if (flinches(match, active, hits)) return done('cancelled');
  if (armOf(match, unitOf(match, target)) === 'artillery') {
    match.tell?.({ event: 'overrun', rule: cite.overrun, unit: active, target });
    rout(match, target, cite.overrun);
    return done('overrun');
  }
  if (hits === 0) hit(match, target, 1, cite.lightImpact);
  contactFreely(match, active, target);
  return done('contact');
};

// ---- hasty defence -------------------------------------------------------------------------------------------------

const defencesOf = (match: ZonalMatch, target: Unit): Form[] => {
  const layouts = new Set([target.layout, ...layoutsOf(match, target)]);
  return [...layouts].map((layout) => ({ do: 'form', formation: 'defensive', layout }));
};

const defenceRefusal = (match: ZonalMatch, target: Unit, { formation = 'defensive', layout, facing }: Form): WhyNot => {
  const { cite } = match.rules;
  if (formation !== 'defensive')
    return refuse(cite.hastyForms, '{unit} forms a defensive formation.', { unit: target.id });
  if (facing !== undefined && facing !== target.facing)
    return refuse(cite.hastyForms, '{unit} keeps its facing {facing}.', { unit: target.id, facing: target.facing! });
  return layoutRefusal(match, target, layout);
};

const startDefence = (match: ZonalMatch, target: UnitId, active: UnitId) => {
  const unit = unitOf(match, target);
  if (isPrepared(match, unit, unitOf(match, active))) return pullUp(match, active);
  const forms = defencesOf(match, unit);
  return forms.length === 1 ? formDefence(match, target, active, forms[0]!.layout) : ask('form');
};

const pullUp = (match: ZonalMatch, active: UnitId) => {
  const { cite } = match.rules;
  match.tell?.({ event: 'pulledUp', rule: cite.pullUp, unit: active });
  hit(match, active, 1, cite.pullUp);
  return done('cancelled');
};

/** FV-REACT-31..34. */
const formDefence = (match: ZonalMatch, target: UnitId, activeId: UnitId, layout: string) => {
  const { cite } = match.rules;
  const active = unitOf(match, activeId);
  patch(match, target, { formation: 'defensive', layout });
  match.tell?.({ event: 'formed', rule: cite.hastyForms, unit: target, formation: 'defensive', layout });
  hit(match, target, 1, cite.hastyForms);
  if (isMounted(match, active) && match.rules.hasPikes(unitOf(match, target))) return pullUp(match, activeId);
  contactFreely(match, activeId, target);
  if (isMounted(match, active)) hit(match, target, match.rules.types[active.type]!.impact ?? 0, cite.heavyImpact);
  return done('contact');
};
