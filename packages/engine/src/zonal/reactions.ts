/** Who may react to an attempt to engage, and how: by the target, and by others in the zone. */
import type { Reaction, ReactionKind } from './choices.js';
import { isWorthwhile } from './fire.js';
import { awayRefusal, interceptorsOf, reactorRefusal } from './intercept.js';
import { armOf, holdsFire, isFree, isMounted } from './questions.js';
import { closestReserves } from './reserve.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { named, type Unit } from './unit.js';
import { refuse, type REFUSALS } from './messages/index.js';

const DONE: Reaction = { do: 'done' };

const fireRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (!match.rules.firesInReaction(match, unit)) return refuse(cite.cannotFire, 'nothingToFireWith', named(unit));
  if (unit.fired) return refuse(cite.holdingFire, 'hasFired', named(unit));
  if (!holdsFire(match, unit)) return refuse(cite.strictHolding, 'notHoldingFire', named(unit));
  return undefined;
};

const zeroDiceRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot =>
  isWorthwhile(match, unit, active)
    ? undefined
    : refuse(match.rules.cite.zeroDice, 'noDiceAgainst', {
        unit: unit.id,
        target: active.id,
      });

/** FV-RESERVE-12, MV-CCHARGE-06, MV-R-41. */
const roomRefusal = (match: ZonalMatch, unit: Unit): WhyNot =>
  closestReserves(match, unit).length > 0
    ? undefined
    : refuse(match.rules.cite.noReserveRoom, 'noReserveRoom', { unit: unit.id });

/** Messages that speak of the target, or of the target and who engages it. */
type OfBoth = {
  [Id in keyof typeof REFUSALS]: 'unit' extends keyof (typeof REFUSALS)[Id]
    ? keyof (typeof REFUSALS)[Id] extends keyof Pair
      ? Id
      : never
    : never;
}[keyof typeof REFUSALS];
type Pair = { readonly unit: string; readonly target: string };

/**
 * FV-REACT-06, -14, -23, -28, -35, -49, FV-R-34, MV-REACT-10, MV-CCHARGE-01, MV-DEFFIRE-01, -06, MV-HASTY-01,
 * MV-EVADE-01, MV-INTER-02: what the target may do against this engager, reaction by reaction.
 */
export const targetReactionRefusal = (match: ZonalMatch, kind: ReactionKind, target: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  const arm = armOf(match, target);
  const mountedActive = isMounted(match, active);
  const both = { unit: target.id, target: active.id };
  const not = (rule: string, id: OfBoth): WhyNot => refuse(rule, id, both);
  switch (kind) {
    case 'counterCharge':
      return arm === 'mounted' ? undefined : not(cite.counterCharge, 'notMountedToCounterCharge');
    case 'recoil':
      return arm === 'mounted' ? roomRefusal(match, target) : not(cite.recoil, 'notMountedToRecoil');
    case 'fire':
      if (arm === 'artillery')
        return match.rules.gunsFireAt(match, active)
          ? fireRefusal(match, target)
          : not(cite.gunsIgnoreFoot, 'gunsFireAtMountedOnly');
      if (arm === 'mounted') return not(cite.footFire, 'mountedDoNotFire');
      return mountedActive
        ? not(cite.footFire, 'footFiresAtFootOnly')
        : (fireRefusal(match, target) ?? zeroDiceRefusal(match, target, active));
    case 'hastyDefence':
      return arm === 'foot'
        ? match.rules.hastyRefusal(match, target, active)
        : not(cite.hastyDefence, 'onlyFootDefensive');
    case 'evade':
      if (arm !== 'foot') return not(cite.evade, 'notFootToEvade');
      if (target.formation !== 'open') return not(cite.evade, 'notOpenToEvade');
      return mountedActive ? not(cite.evade, 'evadesFootOnly') : undefined;
    case 'flee':
      if (!match.rules.types[target.type]!.flees) return not(cite.flee, 'mayNotFlee');
      return armOf(match, active) === 'foot' ? roomRefusal(match, target) : not(cite.flee, 'fleesFootOnly');
    case 'intercept':
      return not(cite.settles, 'targetCannotIntercept');
    case 'support':
      return not(cite.supportsOthers, 'targetCannotSupport');
    default:
      return kind satisfies never;
  }
};

/** FV-REACT-47, FV-R-43, MV-SUPFIRE-01. */
export const supportRefusal = (match: ZonalMatch, unit: Unit, active: Unit): WhyNot => {
  const { cite } = match.rules;
  const away = awayRefusal(match, unit, active);
  if (away) return away;
  if (armOf(match, unit) !== 'artillery') return refuse(cite.support, 'onlyGunsSupport', { unit: unit.id });
  return reactorRefusal(match, unit) ?? fireRefusal(match, unit) ?? zeroDiceRefusal(match, unit, active);
};

const BY_TARGET = ['counterCharge', 'recoil', 'fire', 'hastyDefence', 'evade', 'flee'] as const;

/**
 * FV-REACT-01, -02, -07..11, FV-R-36, -37, MV-REACT-01, -02, -06..10, MV-INTER-02, MV-R-37, -40: all the reacting
 * player may do now.
 */
export const reactionsTo = (match: ZonalMatch, active: Unit, target: Unit): Reaction[] => {
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

/** FV-REACT-05, MV-REACT-08, -09, MV-R-36: mounted must counter-charge or recoil; artillery that can fire must. */
const COMPULSORY: readonly ReactionKind[] = ['counterCharge', 'recoil'];
const isCompulsory = (match: ZonalMatch, target: Unit, kind: ReactionKind): boolean =>
  COMPULSORY.includes(kind) || (kind === 'fire' && armOf(match, target) === 'artillery');
