/** The target of a charge reacts on contact: SV-REACT-02, -03, -13..39, SV-R-56, -62, -75. */
import { ask, call, done, go } from '../../kernel/procedure.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { Away, HastyForm, Reaction } from '../../tabletop/choices.js';
import { eligibleStands } from '../../manoeuvre/fire/eligibility.js';
import { fireVolley } from './firing.js';
import { reformOf } from '../../manoeuvre/moves/reform.js';
import { slideRefusal } from '../../manoeuvre/moves/turn-steps.js';
import type { ManoeuvreSteps as Steps } from '../../manoeuvre/procedures.js';
import { isGun } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { placedOf } from '../../tabletop/store.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { hit, rout, settle } from '../../tabletop/verbs.js';
import { getAway } from '../../manoeuvre/charges/away.js';
import { defensiveFireRefusal, pivotAtCharger, type DefensiveFire } from '../../manoeuvre/charges/defensive-fire.js';
import { facingRefusal, facingsOf } from '../../manoeuvre/charges/emergency.js';
import { hastyFormRefusal, hastyForms, hastyPlace, hastyRefusal } from '../../manoeuvre/charges/hasty-block.js';
import { isEngagedBefore, reactionBy, type Reacting } from '../../manoeuvre/charges/reaction.js';
import { fallBack, flinch, formBlock, goBack, hastyQuestion, impact } from '../../manoeuvre/charges/shock.js';
import { refuse } from './messages/index.js';

/** SV-REACT-34..36, -38: two hits or more and the charger flinches. */
const FLINCH = 2;

/** SV-R-62: the red marker comes always, and the impact on who fired. */
const fireAt = (match: ManoeuvreMatch, memory: Reacting, choice: DefensiveFire) => {
  const { unit: charger, target: id } = memory;
  pivotAtCharger(match, id, choice.pivot);
  const firer = placedOf(match, id);
  const stands = choice.stands ?? eligibleStands(match, firer, firer.place, placedOf(match, charger));
  const { hits } = fireVolley(match, firer, placedOf(match, charger), stands);
  if (hits >= FLINCH) return flinch(match);
  if (hits === 0) impact(match, memory, false);
  return done('done');
};

/** SV-REACT-37..39, SV-R-63: a gun fires or is overrun. */
const gunContact = (match: ManoeuvreMatch, { unit: charger, target: id }: Reacting) => {
  const { cite } = match.rules;
  const gun = placedOf(match, id);
  if (!gun.limbered && isEngagedBefore(match, gun, charger)) return done('done');
  const enemy = placedOf(match, charger);
  const isBlind = !gun.limbered && eligibleStands(match, gun, gun.place, enemy).length === 0;
  const fires = !gun.limbered && !gun.fired && !isBlind;
  if (!gun.limbered && !fires)
    match.tell?.({
      event: 'silentGun',
      rule: cite.overrunUnfired,
      unit: id,
      target: charger,
      why: gun.fired ? 'fired' : 'blind',
    });
  if (fires && fireVolley(match, gun, enemy, [0]).hits >= FLINCH) return flinch(match);
  const rule = gun.limbered ? cite.overrun : fires ? cite.overrunMissed : cite.overrunUnfired;
  match.tell?.({ event: 'overrun', rule, unit: id, by: charger });
  rout(match, id, rule, 'overrun');
  return done('breakThrough');
};

/** SV-REACT-23: where there is no room the unit stays as it is and keeps the markers. */
const hasty = (match: ManoeuvreMatch, { unit, target }: Reacting) => {
  const own = placedOf(match, target);
  hit(match, target, match.rules.hastyHits(own), match.rules.cite.hastyHits, 'haste');
  if (hastyForms(match, own, placedOf(match, unit), 1).length > 0) return ask('hastyBlock');
  match.tell?.({ event: 'noRoomForBlock', rule: match.rules.cite.hastyFails, unit: target });
  return done('done');
};

const faceAbout = (
  match: ManoeuvreMatch,
  { unit, target }: Reacting,
  choice: Extract<Reaction, { do: 'aboutFace' }>,
) => {
  const own = placedOf(match, target);
  const all = facingsOf(match, own, placedOf(match, unit));
  const facing = all.find(({ slide }) => slide === choice.slide) ?? all[0]!;
  const { cite } = match.rules;
  settle(match, target, facing.place);
  match.tell?.({ event: 'facedAbout', rule: cite.emergency, cause: 'emergency', unit: target, ...facing.place });
  if (facing.charger !== placedOf(match, unit).place) {
    settle(match, unit, facing.charger);
    match.tell?.({ event: 'closedUp', rule: cite.emergency, unit, target, ...facing.charger });
  }
  hit(match, target, match.rules.aboutFaceHits(own), cite.emergencyHits, 'aboutFace');
  return done('done');
};

const goAway = (match: ManoeuvreMatch, { unit, target }: Reacting, choice: Away) => {
  const { place, lost } = getAway(match, target, unit, choice);
  match.tell?.({ event: choice.do, rule: match.rules.cite[choice.do], unit: target, by: choice.ahead, ...place });
  return lost.length > 0 ? call(reformOf(target), 'gone') : go('gone');
};

/** SV-REACT-13, -14: who may not get away so. */
const awayRefusal = ({ rules: { cite } }: ManoeuvreMatch, { id: unit }: Placed, how: Away['do']): Refusal =>
  how === 'recoil' ? refuse(cite.recoil, 'mayNotRecoil', { unit }) : refuse(cite.evade, 'mayNotEvade', { unit });

const { canReact, question } = reactionBy({
  fire: { refusal: defensiveFireRefusal, carryOut: fireAt },
  hastyBlock: { refusal: hastyRefusal, carryOut: hasty },
  aboutFace: {
    options: (match, own, charger) => facingsOf(match, own, charger).map(({ slide }) => ({ do: 'aboutFace', slide })),
    refusal: (match, own, charger, { slide }) =>
      facingRefusal(match, own, charger) ?? (slide && slideRefusal(match, own, own.place, slide)),
    carryOut: faceAbout,
  },
  away: {
    refused: (match, own, _charger, how) => awayRefusal(match, own, how),
    carryOut: goAway,
  },
});

export const react: Steps<'react'> = {
  begin: (match, memory) => {
    const target = placedOf(match, memory.target);
    if (isGun(match, target)) return gunContact(match, memory);
    const holds = target.reacted || isEngagedBefore(match, target, memory.unit) || !canReact(match, memory);
    return holds ? done('done') : ask('react');
  },
  react: question,
  hastyBlock: {
    ...hastyQuestion(hastyForms, hastyFormRefusal),
    answered: (match, memory, choice: HastyForm) =>
      formBlock(match, memory, hastyPlace(match, placedOf(match, memory.target), choice), true),
  },
  /** SV-REACT-18. */
  gone: () => done('breakThrough'),
  flinch: (match, memory) => goBack(match, memory) ?? done('done'),
  fallBack,
};
