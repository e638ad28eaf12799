/** Reactions to an attempt to engage, one after the other, until the attempt is settled or the player is done. */
import { acting, type Settled } from '../kernel/decision.js';
import { ask, done, go } from '../kernel/procedure.js';
import { rebased, standsOf } from '../formation/layout.js';
import { enemyOf } from '../kernel/side.js';
import { areMirrored } from './alike.js';
import { REACTIONS, type Form } from './choices.js';
import { contactFreely, overrun } from './engage.js';
import { fireAt } from './fire.js';
import { awayRefusal, interceptRefusal, reactorRefusal, tryIntercept } from './intercept.js';
import { armOf, isMounted, isOn, layoutRefusal, layoutsOf, unknownUnit } from './questions.js';
import { reactionsTo, supportRefusal, targetReactionRefusal } from './reactions.js';
import { closestReserves } from './reserve.js';
import type { Met, Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { loseStakes } from './stakes.js';
import { findUnit, patch, unitOf } from './store.js';
import type { Unit, UnitId } from './unit.js';
import { hit, makeContact, markReacted, meetHeadOn, retire, wantedFace } from './verbs.js';
import { refuse } from './messages/index.js';

/**
 * FV-REACT-24, -29, -48, -50, FV-R-41, MV-DEFFIRE-02, -08, -11, MV-SUPFIRE-03, -04, MV-R-45: only the hits of one fire
 * count.
 */
const flinches = (match: ZonalMatch, active: UnitId, hits: number): boolean => {
  const flinch = hits >= match.rules.flinch;
  if (flinch) match.tell?.({ event: 'flinched', rule: match.rules.cite.flinch, unit: active, hits });
  return flinch;
};

/**
 * FV-REACT-08, -12, -52, MV-REACT-06, -07, -11, -12, MV-R-37: whoever is stopped stays as he is, and a target that has
 * not reacted keeps its reaction.
 */
export const react: Steps<'react'> = {
  options: () => ask('react'),
  react: {
    kind: 'react',
    takes: { ...acting(REACTIONS), done: 'declines' },
    nature: { within: true, reply: true },
    side: (match) => enemyOf(match.state.acting),
    about: (match, { unit, target }) => ({ unit, target, zone: unitOf(match, unit).zone, window: 'engaging' }),
    options: (match, { unit, target }) => reactionsTo(match, unitOf(match, unit), unitOf(match, target)),
    refusal: (match, { unit, target }, choice) => {
      const { cite } = match.rules;
      const active = unitOf(match, unit);
      if (choice.do === 'done') return refuse(cite.compulsory, 'mustReactFirst', { target });
      const given = findUnit(match, choice.unit);
      if (!given) return unknownUnit(match, choice.unit);
      if (given.side === active.side) return refuse(cite.ownUnits, 'notYours', { unit: given.id });
      if (given.id === target)
        return reactorRefusal(match, given) ?? targetReactionRefusal(match, choice.do, given, active);
      if (choice.do === 'intercept') return interceptRefusal(match, given, active);
      if (choice.do === 'support') return supportRefusal(match, given, active);
      return (
        awayRefusal(match, given, active) ??
        refuse(cite.helpers, 'notTheTarget', {
          unit: given.id,
        })
      );
    },
    answered: (match, { unit: active, target, met }, choice) => {
      const { cite } = match.rules;
      if (choice.do === 'done') return met === undefined ? done('pending') : settle(match, target, active, met);
      const { unit } = choice;
      if (choice.do !== 'intercept') {
        markReacted(match, unit);
        const prepared =
          choice.do === 'hastyDefence' && match.rules.isPrepared(match, unitOf(match, unit), unitOf(match, active));
        match.tell?.({
          event: 'reacts',
          rule: cite.reactOnce,
          unit,
          target: active,
          reaction: choice.do,
          ...(prepared ? { prepared } : {}),
        });
      }
      switch (choice.do) {
        /** FV-REACT-15, -16, MV-CCHARGE-02..04: hits for the one who counter-charges, none for the other. */
        case 'counterCharge':
          meetHeadOn(match, target, unitOf(match, active), cite.counterCharge, cite.counterChargeHits);
          loseStakes(match, active, 'caught');
          makeContact(match, target, active, 'front', cite.counterCharge);
          return done('contact');
        case 'recoil':
        case 'flee':
          return ask('retire');
        case 'fire':
          return fireOfTarget(match, target, active);
        case 'hastyDefence':
          return startDefence(match, target, active);
        /** FV-REACT-35, MV-EVADE-02: nobody moves. */
        case 'evade':
          match.tell?.({ event: 'evaded', rule: cite.evade, unit: target, target: active });
          return done('cancelled');
        case 'intercept':
          return tryIntercept(match, unit, active, 'engaging') ? done('cancelled') : go('options');
        case 'support':
          return flinches(match, active, fireAt(match, unit, active)) ? done('cancelled') : go('options');
        default:
          return choice satisfies never;
      }
    },
  },
  /** FV-RESERVE-11, FV-REACT-17, MV-CCHARGE-05: recoil and flee go to the closest reserve zone. */
  retire: {
    kind: 'reserveZone',
    takes: { retire: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match) => enemyOf(match.state.acting),
    about: (_match, { target }) => ({ unit: target }),
    options: (match, { target }) => closestReserves(match, unitOf(match, target)).map((to) => ({ do: 'retire', to })),
    refusal: (match, { target }, { to }) =>
      refuse(match.rules.cite.closestReserve, 'notClosestReserve', {
        unit: target,
        to,
      }),
    answered: (match, { target }, { to }) => {
      const flees = armOf(match, unitOf(match, target)) === 'artillery';
      if (flees) retire(match, target, to, match.rules.cite.flee, 'flee');
      else retire(match, target, to, match.rules.cite.recoil, 'recoil');
      return done(flees ? 'cancelled' : 'recoil');
    },
  },
  form: {
    kind: 'hastyDefence',
    takes: { form: 'acts' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match) => enemyOf(match.state.acting),
    about: (_match, { unit, target }) => ({ unit: target, target: unit }),
    options: (match, { target }) => defencesOf(match, unitOf(match, target)),
    refusal: (match, { target }, choice) => defenceRefusal(match, unitOf(match, target), choice),
    settled: (match, { unit, target }) => settledDefence(match, unitOf(match, unit), unitOf(match, target)),
    answered: (match, { unit, target }, { layout }) => formDefence(match, target, unit, layout),
  },
};

/** FV-REACT-23, -24, -28, FV-R-86, MV-DEFFIRE-01, -02, -06..08, MV-R-13: fire of the target. */
const fireOfTarget = (match: ZonalMatch, target: UnitId, active: UnitId) => {
  const hits = fireAt(match, target, active);
  return flinches(match, active, hits)
    ? done('cancelled')
    : afterTarget(match, target, active, hits > 0 ? 'hit' : 'missed');
};

/**
 * FV-REACT-09, FV-R-36, MV-REACT-07, MV-R-37: what the target has done settles the attempt at once, or, where that is
 * agreed, when nobody else wants to react.
 */
const afterTarget = (match: ZonalMatch, target: UnitId, active: UnitId, met: Met) =>
  isOn(match, 'othersReactAfterTarget') ? go('options', { met }) : settle(match, target, active, met);

/** FV-REACT-25, -29, -32..34, MV-DEFFIRE-03, -09, -10, MV-HASTY-03..11: over-run, contact, and the impact it brings. */
const settle = (match: ZonalMatch, target: UnitId, active: UnitId, met: Met) => {
  if (met === 'formed' && isMounted(match, unitOf(match, active)))
    return done(match.rules.meetDefence(match, target, active));
  if (armOf(match, unitOf(match, target)) === 'artillery') {
    overrun(match, active, target);
    return done('overrun');
  }
  if (met === 'missed') hit(match, target, 1, match.rules.cite.lightImpact, 'missed');
  contactFreely(match, active, target);
  return done('contact');
};

// ---- hasty defence -------------------------------------------------------------------------------------------------

const defencesOf = (match: ZonalMatch, target: Unit): Form[] => {
  const layouts = new Set([target.layout, ...layoutsOf(match, target)]);
  return [...layouts].map((layout) => ({ do: 'form', formation: 'defensive', layout }));
};

/** FV-REACT-31, FV-R-71, MV-HASTY-02, MV-R-67: the shape is free, the facing stays. */
const defenceRefusal = (match: ZonalMatch, target: Unit, { formation = 'defensive', layout, facing }: Form): WhyNot => {
  const { cite } = match.rules;
  if (formation !== 'defensive') return refuse(cite.hastyForms, 'formsDefensive', { unit: target.id });
  if (facing !== undefined && facing !== target.facing)
    return refuse(cite.hastyForms, 'keepsFacing', { unit: target.id, facing: target.facing! });
  return layoutRefusal(match, target, layout);
};

/** Stands of one kind in one shape: its mirror image is the same to an enemy who comes at the front or the rear. */
const settledDefence = (match: ZonalMatch, active: Unit, target: Unit): Settled<Form> | undefined => {
  const face = wantedFace(active, target);
  const forms = defencesOf(match, target);
  const isOne =
    standsOf(target.layout).kinds.length === 1 &&
    (face === 'front' || face === 'rear') &&
    areMirrored(forms.map(({ layout }) => layout));
  return isOne ? { choice: forms[0]!, why: 'sameEitherWay', rule: match.rules.cite.hastyForms } : undefined;
};

const startDefence = (match: ZonalMatch, target: UnitId, active: UnitId) => {
  const unit = unitOf(match, target);
  if (match.rules.isPrepared(match, unit, unitOf(match, active))) {
    pullUp(match, active);
    return done('cancelled');
  }
  const forms = defencesOf(match, unit);
  return forms.length === 1 ? formDefence(match, target, active, forms[0]!.layout) : ask('form');
};

/** FV-REACT-33: mounted stopped by pikes, in disorder. */
export const pullUp = (match: ZonalMatch, active: UnitId): void => {
  const { cite } = match.rules;
  match.tell?.({ event: 'pulledUp', rule: cite.pullUp, cause: 'short', unit: active });
  hit(match, active, 1, cite.pullUp, 'pullUp');
};

/** FV-REACT-31, -32, MV-HASTY-02, -03: the formation, its hits, and what comes of it. */
const formDefence = (match: ZonalMatch, target: UnitId, active: UnitId, form: string) => {
  const layout = rebased(form);
  const { cite } = match.rules;
  const hits = match.rules.hastyHits(match, unitOf(match, target));
  patch(match, target, { formation: 'defensive', layout });
  loseStakes(match, target);
  match.tell?.({ event: 'formed', rule: cite.hastyForms, unit: target, formation: 'defensive', layout });
  hit(match, target, hits, cite.hastyForms, 'haste');
  return afterTarget(match, target, active, 'formed');
};
