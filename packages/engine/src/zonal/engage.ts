/** An attempt to engage: target, test, window, contact, follow-up. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { FACES, type Face } from '../formation/layout.js';
import type { FollowUp } from './choices.js';
import { refuse } from './messages/index.js';
import { armOf, enemiesIn, inCommand, isMounted, isOn, unknownUnit } from './questions.js';
import { engageNumber, engageNumberBy, passes } from './quality.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { engageOnStakes, loseStakes } from './stakes.js';
import { findUnit, unitOf } from './store.js';
import { isDeployed, isEngaged, isVacant, named, type Unit, type UnitId } from './unit.js';
import { makeContact, rout, turnTo, wantedFace } from './verbs.js';
import { FACINGS, looks, opposite } from './zone.js';

/** FV-ENGAGE-02, -03, MV-ENGAGE-02, -03, MV-MOVE-11. */
const engagerRefusal = (match: ZonalMatch, unit: Unit): WhyNot => {
  const { cite } = match.rules;
  if (armOf(match, unit) === 'artillery') return refuse(cite.neverEngages, 'gunsNeverEngage', named(unit));
  if (unit.formation === 'defensive') return refuse(cite.neverEngages, 'defensiveNeverEngages', named(unit));
  if (isEngaged(unit) || unit.engagedAtStart) return refuse(cite.engager, 'wasEngaged', named(unit));
  return undefined;
};

/** FV-ENGAGE-08, -09, FV-R-31, MV-ENGAGE-06..08: foot against mounted, judged at the announcement. */
const footRefusal = (match: ZonalMatch, unit: Unit, target: Unit): WhyNot => {
  if (armOf(match, unit) !== 'foot' || !isMounted(match, target) || isEngaged(target)) return undefined;
  return unit.facing === target.facing ? undefined : match.rules.footAgainstMounted(unit, target);
};

/** FV-ENGAGE-05, FV-R-30, MV-ENGAGE-05, MV-R-33: an unengaged enemy that comes first. */
const comesFirst = (match: ZonalMatch, unit: Unit): Unit | undefined => {
  const past = isOn(match, 'joinPastUnengageable');
  return enemiesIn(match, unit).find((enemy) => !isEngaged(enemy) && !(past && footRefusal(match, unit, enemy)));
};

const pairFacts = (unit: Unit, target: Unit) => ({ unit: unit.id, target: target.id });

/** FV-ENGAGE-04..09, -19, MV-ENGAGE-04..08, -17. */
const targetRefusal = (match: ZonalMatch, unit: Unit, target: Unit): WhyNot => {
  const { cite } = match.rules;
  if (target.side === unit.side) return refuse(cite.engageTarget, 'friend', pairFacts(unit, target));
  if (!isDeployed(target)) return refuse(cite.engageTarget, 'offTableNotEngaged', pairFacts(unit, target));
  if (target.zone !== unit.zone)
    return refuse(cite.engageTarget, 'inAnotherZone', {
      ...pairFacts(unit, target),
      to: target.zone,
      zone: unit.zone,
    });
  const foot = footRefusal(match, unit, target);
  if (foot) return foot;
  if (!isEngaged(target)) return undefined;
  const first = comesFirst(match, unit);
  if (first)
    return refuse(cite.unengagedFirst, 'unengagedFirst', {
      ...pairFacts(unit, target),
      first: first.id,
    });
  if (FACES.every((face) => !isVacant(target, face)))
    return refuse(cite.noVacantFace, 'noVacantFace', pairFacts(unit, target));
  return undefined;
};

export const engageRefusal = (match: ZonalMatch, unit: Unit, target: Unit): WhyNot =>
  engagerRefusal(match, unit) ?? targetRefusal(match, unit, target);

/** The enemies a unit may try to engage now. */
export const targetsOf = (match: ZonalMatch, unit: Unit): UnitId[] => {
  if (engagerRefusal(match, unit)) return [];
  const targets: UnitId[] = [];
  for (const enemy of match.state.units)
    if (enemy.zone === unit.zone && enemy.side !== unit.side && !targetRefusal(match, unit, enemy))
      targets.push(enemy.id);
  return targets;
};

/** FV-ENGAGE-10, MV-ENGAGE-09, -10. */
const isTestWaived = (match: ZonalMatch, unit: Unit, target: Unit): boolean =>
  inCommand(match, unit) || isEngaged(target);

/**
 * FV-ENGAGE-16, -18, MV-ENGAGE-16, MV-R-34: where contact is made; both flanks are returned when the player may pick.
 */
export const facesFor = (unit: Unit, target: Unit): Face[] => {
  const wanted = wantedFace(unit, target);
  if (isVacant(target, wanted)) return [wanted];
  if (isVacant(target, 'front')) return ['front'];
  const flanks = (['left', 'right'] as const).filter((face) => isVacant(target, face));
  return flanks.length > 0 ? flanks : ['rear'];
};

/** FV-ENGAGE-14, -17, MV-ENGAGE-14, -16: contact on this face; the engaging unit is turned if the face asks for it. */
const close = (match: ZonalMatch, id: UnitId, target: UnitId, face: Face): void => {
  const { cite } = match.rules;
  turnTo(match, id, opposite(looks(unitOf(match, target).facing!, face)), cite.freeTurn, 'contact');
  makeContact(match, id, target, face, cite.contact);
  engageOnStakes(match, id, target, face);
};

/** Contact with an unengaged target, where the wanted face is always vacant. */
export const contactFreely = (match: ZonalMatch, id: UnitId, target: UnitId): void =>
  close(match, id, target, wantedFace(unitOf(match, id), unitOf(match, target)));

/** FV-REACT-25, FV-R-38, MV-DEFFIRE-03: artillery is ridden down. */
export const overrun = (match: ZonalMatch, id: UnitId, target: UnitId): void => {
  const rule = match.rules.cite.overrun;
  match.tell?.({ event: 'overrun', rule, unit: id, target });
  loseStakes(match, id, 'engaged');
  rout(match, target, rule, 'overrun');
};

/**
 * FV-ENGAGE-12, FV-REACT-13, FV-TERR-04, FV-R-62, MV-ENGAGE-12, -13, MV-TERR-05, MV-R-35. Contact by itself does no
 * harm (FV-ENGAGE-21, FV-R-39, MV-ENGAGE-18), and fighting waits for the next turn (FV-TURN-02).
 */
export const engage: Steps<'engage'> = {
  test: (match, { unit: id, target: targetId }) => {
    const { cite } = match.rules;
    const unit = unitOf(match, id);
    const target = unitOf(match, targetId);
    const [face, other] = facesFor(unit, target);
    // Which of two flanks is chosen on contact.
    const where = other ? {} : { face };
    match.tell?.({ event: 'engages', rule: cite.engager, unit: id, target: targetId, ...where });
    if (isTestWaived(match, unit, target)) {
      const waived = inCommand(match, unit)
        ? { rule: cite.engageWaived, cause: 'inCommand' }
        : { rule: cite.joinWaived, cause: 'joins' };
      match.tell?.({ event: 'testWaived', ...waived, unit: id });
      return go('window');
    }
    const isReady = passes(
      match,
      unit,
      cite.engageTest,
      'engage',
      engageNumber(match, unit),
      engageNumberBy(match, unit),
    );
    return isReady ? go('window') : done();
  },
  window: (_match, { unit, target }) => call({ procedure: 'react', step: 'options', unit, target }, 'reacted'),
  reacted: (match, { unit: id, target: targetId }, attempt) => {
    const unit = unitOf(match, id);
    if (attempt === 'contact' || attempt === 'cancelled') return done();
    if (attempt === 'recoil' || attempt === 'overrun') return isMounted(match, unit) ? ask('followUp') : done();
    const target = unitOf(match, targetId);
    if (armOf(match, target) === 'artillery' && match.rules.overruns(match, unit, target)) {
      overrun(match, id, targetId);
      return isMounted(match, unit) ? ask('followUp') : done();
    }
    const faces = facesFor(unit, target);
    if (faces.length > 1) return ask('flank');
    close(match, id, targetId, faces[0]!);
    return done();
  },
  flank: {
    kind: 'flank',
    takes: { flank: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, target }) => ({ unit, target }),
    options: () => [
      { do: 'flank', face: 'left' },
      { do: 'flank', face: 'right' },
    ],
    refusal: () => undefined,
    answered: (match, { unit, target }, { face }) => {
      close(match, unit, target, face);
      return done();
    },
  },
  /** FV-REACT-18..22, -26, FV-R-44, -45, MV-CCHARGE-07..10, MV-DEFFIRE-04, -05, MV-R-39, -50. */
  followUp: {
    kind: 'followUp',
    takes: { engage: 'acts', rally: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit }) => ({ unit }),
    options: (match, { unit }) => [
      ...targetsOf(match, unitOf(match, unit)).map((target): FollowUp => ({ do: 'engage', target })),
      ...FACINGS.map((to): FollowUp => ({ do: 'rally', to })),
    ],
    refusal: (match, { unit }, choice) => {
      if (choice.do === 'rally') return undefined;
      const target = findUnit(match, choice.target);
      return target ? engageRefusal(match, unitOf(match, unit), target) : unknownUnit(match, choice.target);
    },
    answered: (match, { unit }, choice) => {
      if (choice.do === 'engage')
        return call({ procedure: 'engage', step: 'test', unit, target: choice.target }, 'followed');
      match.tell?.({ event: 'rallied', rule: match.rules.cite.rally, unit });
      turnTo(match, unit, choice.to, match.rules.cite.rally, 'rally');
      return done();
    },
  },
  followed: () => done(),
};
