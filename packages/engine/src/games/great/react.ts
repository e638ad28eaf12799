/** The target of a charge on contact: P13 to P17, GV-REACT-02, -03, and what each reaction leads to. */
import { ask, done } from '../../kernel/procedure.js';
import type { Refusal } from '../../kernel/refusal.js';
import { getAway } from '../../manoeuvre/charges/away.js';
import type { DefensiveFire } from '../../manoeuvre/charges/defensive-fire.js';
import { isEngagedBefore, reactionBy, type Reacting } from '../../manoeuvre/charges/reaction.js';
import { fallBack, flinch, formBlock, goBack, hastyQuestion, impact, isFar } from '../../manoeuvre/charges/shock.js';
import type { Away, HastyPair } from '../../tabletop/choices.js';
import type { ManoeuvreSteps as Steps } from '../../manoeuvre/procedures.js';
import { isFoot, isGun, isMounted, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { placedOf, unitOf } from '../../tabletop/store.js';
import { isBentRow } from '../../tabletop/unit.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { hit, rout, settle } from '../../tabletop/verbs.js';
import { STOPS } from './fire/opportunity.js';
import { artilleryFires, defensiveFireRefusal, fireAtCharger } from './defensive-fire.js';
import type { GreatMatch } from './decisions.js';
import { facedAbout } from './facing.js';
import { hastyPairRefusal, hastyPairs, hastyPlace, hastyRefusal } from './hasty-block.js';
import { refuse } from './messages/index.js';
import { isElephants, isHeavy } from './strength.js';

// ---- fire -----------------------------------------------------------------------------------------------------------

/** GV-DFIRE-05..07, GV-R-54. */
const fire = (match: ManoeuvreMatch, memory: Reacting, choice: DefensiveFire) => {
  const hits = fireAtCharger(match, memory.target, memory.unit, choice);
  if (hits >= STOPS) return flinch(match);
  if (hits === 0) {
    const charger = unitOf(match, memory.unit);
    const light = isFoot(match, charger) || (isElephants(charger) && isOn(match, 'elephantsImpactLight'));
    impact(match, memory, !light, match.rules.cite.fireImpact);
  }
  return done('done');
};

/** GV-AFIRE-01..04, GV-R-56. */
const gunContact = (match: GreatMatch, memory: Reacting) => {
  const { unit: charger, target: id } = memory;
  const { cite } = match.rules;
  const gun = placedOf(match, id);
  const isReady = !gun.limbered && !isHeavy(gun);
  const isHeld = isEngagedBefore(match, gun, charger);
  if (isReady && isHeld)
    match.tell?.({ event: 'silentGun', rule: 'GV-R-56', unit: id, target: charger, why: 'engaged' });
  if (isReady && !isHeld && artilleryFires(match, id, charger) >= STOPS) return flinch(match);
  const rule = gun.limbered || isHeavy(gun) ? cite.overrunUnfired : cite.overrun;
  match.tell?.({ event: 'overrun', rule, unit: id, by: charger });
  rout(match, id, rule, 'overrun');
  return done('breakThrough');
};

// ---- defensive block --------------------------------------------------------------------------------------------------

const form = (match: ManoeuvreMatch, memory: Reacting, choice: HastyPair) =>
  formBlock(match, memory, hastyPlace(match, placedOf(match, memory.target), choice), false);

/** GV-DBLOCK-02..04, GV-R-50. */
const hasty = (match: ManoeuvreMatch, memory: Reacting) => {
  const { unit, target } = memory;
  const own = placedOf(match, target);
  hit(match, target, match.rules.hastyHits(own), match.rules.cite.hastyHits, 'haste');
  const [only, ...others] = hastyPairs(match, own, placedOf(match, unit));
  if (!only) {
    match.tell?.({ event: 'noRoomForBlock', rule: match.rules.cite.hastyFails, unit: target });
    return done('done');
  }
  return others.length > 0 ? ask('hastyBlock') : form(match, memory, only);
};

// ---- about-face, getting away ----------------------------------------------------------------------------------------------

/** GV-ABOUT-01. */
const facingRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  if (!isFoot(match, unit)) return refuse(cite.emergency, 'onlyFootFaces', { unit: unit.id });
  return unit.place.formation === 'defensiveBlock'
    ? refuse(cite.emergency, 'blockNeverFaces', { unit: unit.id })
    : undefined;
};

/** GV-RECOIL-01. */
const recoilRefusal = (match: ManoeuvreMatch, own: Placed): Refusal => {
  const rule = match.rules.cite.recoil;
  const facts = { unit: own.id };
  if (!isMounted(match, own)) return refuse(rule, 'recoilsMountedOnly', facts);
  return refuse(rule, isBentRow(own.place.formation) ? 'bentCannotRecoil' : 'heavyChariotsCannotRecoil', facts);
};

/** GV-EVADE-01. */
const evadeRefusal = (match: ManoeuvreMatch, own: Placed, charger: Placed): Refusal => {
  const rule = match.rules.cite.evade;
  const facts = { unit: own.id };
  if (!isFoot(match, own)) return refuse(rule, 'evadesOnFootOnly', facts);
  return isFoot(match, charger)
    ? refuse(rule, 'evadesSkirmishingOnly', facts)
    : refuse(rule, 'evadesFromFootOnly', { ...facts, charger: charger.id });
};

/** GV-ABOUT-02, GV-R-73. */
const faceAbout = (match: ManoeuvreMatch, memory: Reacting) => {
  const { unit, target } = memory;
  settle(match, target, facedAbout(match, placedOf(match, target), placedOf(match, unit)));
  match.tell?.({
    event: 'facedAbout',
    rule: match.rules.cite.emergency,
    cause: 'emergency',
    unit: target,
    ...placedOf(match, target).place,
  });
  if (isMounted(match, unitOf(match, unit)))
    impact(match, memory, !isFar(match, memory), match.rules.cite.facingImpact);
  return done('done');
};

/** GV-RECOIL-02, -04, GV-EVADE-02. */
const goAway = (match: ManoeuvreMatch, { unit, target }: Reacting, choice: Away) => {
  const { cite } = match.rules;
  const { place, lost } = getAway(match, target, unit, choice);
  match.tell?.({ event: choice.do, rule: cite[choice.do], unit: target, by: choice.ahead, ...place });
  if (lost.length > 0) rout(match, target, cite.offTable, 'offTable');
  return done('breakThrough');
};

// ---- the decision --------------------------------------------------------------------------------------------------------

const { canReact, question } = reactionBy({
  fire: { refusal: defensiveFireRefusal, carryOut: fire },
  hastyBlock: { refusal: hastyRefusal, carryOut: hasty },
  aboutFace: {
    options: (match, own) => (facingRefusal(match, own) ? [] : [{ do: 'aboutFace' }]),
    refusal: facingRefusal,
    carryOut: faceAbout,
  },
  away: {
    refused: (match, own, charger, how) =>
      how === 'recoil' ? recoilRefusal(match, own) : evadeRefusal(match, own, charger),
    carryOut: goAway,
  },
});

export const react: Steps<'react', GreatMatch> = {
  begin: (match, memory) => {
    const target = placedOf(match, memory.target);
    if (isGun(match, target)) return gunContact(match, memory);
    const holds =
      target.reacted || target.done || isEngagedBefore(match, target, memory.unit) || !canReact(match, memory);
    return holds ? done('done') : ask('react');
  },
  react: question,
  hastyBlock: { ...hastyQuestion(hastyPairs, hastyPairRefusal), answered: form },
  gone: () => done('breakThrough'),
  flinch: (match, memory) => {
    const next = goBack(match, memory);
    if (!next) match.tell?.({ event: 'noWayBack', rule: 'GV-R-78', unit: memory.unit, target: memory.target });
    return next ?? done('done');
  },
  fallBack,
};
