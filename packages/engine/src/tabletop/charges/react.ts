/** The target of a charge reacts on contact: SV-REACT-02, -03, -13..39, SV-R-56, -62, -75. */
import { throwDice } from '../../kernel/match.js';
import { ask, call, done, go } from '../../kernel/procedure.js';
import { refuse } from '../../kernel/refusal.js';
import { isMoreThan, type Length } from '../../geometry/index.js';
import { escapeOf, escapesOf } from './away.js';
import type { Reaction } from '../choices.js';
import { defensiveFireRefusal, type DefensiveFire } from './defensive-fire.js';
import { eligibleStands } from '../fire/eligibility.js';
import { facingRefusal, facingsOf } from './emergency.js';
import { backAlong, fallBackRange, fallBacksQuestion } from './fall-back.js';
import { fireVolley } from '../fire/fire.js';
import { hastyFormRefusal, hastyForms, hastyPlace, hastyRefusal } from './hasty-block.js';
import { pivotedPlace } from '../moves/pivot.js';
import type { Steps, TabletopProcedures } from '../procedures.js';
import { contactsOf, isGun, isMounted } from '../questions.js';
import { reformOf } from '../moves/reform.js';
import { slideRefusal } from '../moves/turn-steps.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { patch, placedOf, unitOf } from '../store.js';
import { isPlaced, type Place, type Placed, type UnitId } from '../unit.js';
import { D6, hit, passes, rout, settle } from '../verbs.js';

type Memory = Readonly<TabletopProcedures['react']['memory']>;

/** SV-REACT-02: in contact with somebody else before. */
const isEngagedBefore = (match: TabletopMatch, target: Placed, charger: UnitId): boolean =>
  contactsOf(match, target).some((enemy) => enemy.id !== charger);

const STAND: Reaction = { do: 'stand' };

/** Light or heavy impact on the target. */
const impact = (match: TabletopMatch, { unit, target }: Memory, heavy: boolean): void => {
  const { cite } = match.rules;
  hit(match, target, match.rules.impactHits(unitOf(match, unit), heavy), heavy ? cite.heavyImpact : cite.lightImpact);
};

/** SV-REACT-34..36, -38: two hits or more and the charger flinches. */
const FLINCH = 2;

const fireAt = (match: TabletopMatch, memory: Memory, choice: DefensiveFire) => {
  const { unit: charger, target: id } = memory;
  const unit = placedOf(match, id);
  if (choice.pivot) {
    const place = pivotedPlace(match, unit, choice.pivot);
    settle(match, id, place);
    patch(match, id, { pivoted: true });
    const { heading } = place;
    match.tell?.({ event: 'pivoted', rule: match.rules.cite.pivot, unit: id, pivot: choice.pivot, heading });
  }
  const firer = placedOf(match, id);
  const stands = choice.stands ?? eligibleStands(match, firer, firer.place, placedOf(match, charger));
  const { hits } = fireVolley(match, firer, placedOf(match, charger), stands);
  if (hits >= FLINCH) return go('flinch', { limit: match.rules.numbers.flinch, recovers: false });
  if (hits === 0) impact(match, memory, false);
  return done('done');
};

/** SV-REACT-37..39, SV-R-63: a gun fires or is overrun. */
const gunContact = (match: TabletopMatch, memory: Memory) => {
  const { unit: charger, target: id } = memory;
  const { cite, numbers } = match.rules;
  const gun = placedOf(match, id);
  if (!gun.limbered && isEngagedBefore(match, gun, charger)) return done('done');
  const enemy = placedOf(match, charger);
  const fires = !gun.limbered && !gun.fired && eligibleStands(match, gun, gun.place, enemy).length > 0;
  if (fires && fireVolley(match, gun, enemy, [0]).hits >= FLINCH)
    return go('flinch', { limit: numbers.flinch, recovers: false });
  match.tell?.({ event: 'overrun', rule: cite.overrun, unit: id, by: charger });
  rout(match, id, cite.overrun);
  return done('breakThrough');
};

// ---- hasty defensive block ---------------------------------------------------------------------------------------------

/** SV-REACT-24..29: once the block stands. */
const meetBlock = (match: TabletopMatch, memory: Memory) => {
  const { unit, target, start } = memory;
  const { cite, numbers } = match.rules;
  const charger = unitOf(match, unit);
  if (!isMounted(match, charger)) return done('done');
  if (isMoreThan(start, numbers.pullUp)) {
    if (passes(match, unit, match.rules.pullUpTest(unitOf(match, target)), cite.pullUpTest))
      return go('flinch', { limit: numbers.pullUp, recovers: true });
    impact(match, memory, false);
    return done('done');
  }
  const [die = D6] = throwDice(match, {
    rule: cite.chargingHome,
    side: unitOf(match, target).side,
    unit: target,
    count: 1,
    sides: D6,
    needs: [numbers.chargingHome],
  });
  impact(match, memory, die > numbers.chargingHome);
  return done('done');
};

/** SV-REACT-27, -34: the charger goes back; a block it pulled up from loses a marker. */
const fallBack = (match: TabletopMatch, { unit, target, recovers }: Memory, by: Length): void => {
  const { cite } = match.rules;
  settle(match, unit, backAlong(placedOf(match, unit).place, by));
  const [event, rule] = recovers ? ['pulledUp', cite.pullUp] : ['flinched', cite.flinch];
  match.tell?.({ event, rule, unit, target, by });
  const { hits } = unitOf(match, target);
  if (recovers && hits > 0) patch(match, target, { hits: hits - 1 });
};

// ---- the decision --------------------------------------------------------------------------------------------------------

const reactionsOf = (match: TabletopMatch, { unit, target }: Memory): Reaction[] => {
  const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
  const options: Reaction[] = [...escapesOf(match, own, charger)];
  if (!defensiveFireRefusal(match, own, charger, { do: 'fire' })) options.push({ do: 'fire' });
  if (!hastyRefusal(match, own)) options.push({ do: 'hastyBlock' });
  for (const { slide } of facingsOf(match, own, charger)) options.push({ do: 'aboutFace', slide });
  options.push(STAND);
  return options;
};

/** SV-REACT-02: whether there is anything to choose. */
const canReact = (match: TabletopMatch, { unit, target }: Memory): boolean => {
  const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
  return (
    match.rules.awayKind(match, own, charger) !== undefined ||
    !hastyRefusal(match, own) ||
    !defensiveFireRefusal(match, own, charger, { do: 'fire' }) ||
    facingsOf(match, own, charger).length > 0
  );
};

const refusalOf = (match: TabletopMatch, { unit, target }: Memory, choice: Reaction): WhyNot => {
  const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
  const { cite } = match.rules;
  switch (choice.do) {
    case 'stand':
      return undefined;
    case 'fire':
      return defensiveFireRefusal(match, own, charger, choice);
    case 'hastyBlock':
      return hastyRefusal(match, own);
    case 'aboutFace':
      return facingRefusal(match, own, charger) ?? (choice.slide && slideRefusal(match, own, own.place, choice.slide));
    case 'recoil':
    case 'evade':
      if (match.rules.awayKind(match, own, charger) !== choice.do)
        return refuse(
          choice.do === 'recoil' ? cite.recoil : cite.evade,
          choice.do === 'recoil'
            ? '{unit} may not recoil: only mounted in line, block or open order do.'
            : '{unit} may not evade: only foot in open order do, and only from foot.',
          { unit: own.id },
        );
      return escapeOf(match, own, charger, choice).refusal;
    default:
      return choice satisfies never;
  }
};

export const react: Steps<'react'> = {
  begin: (match, memory) => {
    const target = placedOf(match, memory.target);
    if (isGun(match, target)) return gunContact(match, memory);
    const holds = target.reacted || isEngagedBefore(match, target, memory.unit) || !canReact(match, memory);
    return holds ? done('done') : ask('react');
  },
  react: {
    kind: 'react',
    takes: ['stand', 'recoil', 'evade', 'hastyBlock', 'aboutFace', 'fire'],
    open: true,
    side: (match, { target }) => unitOf(match, target).side,
    about: (_match, { unit, target, start }) => ({ unit, target, distance: start }),
    options: reactionsOf,
    refusal: refusalOf,
    answered: (match, memory, choice) => {
      const { unit, target } = memory;
      const { cite } = match.rules;
      if (choice.do === 'stand') return done('done');
      patch(match, target, { reacted: true });
      const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
      match.tell?.({ event: 'reacted', rule: cite.reaction, unit: target, target: unit, how: choice.do });
      switch (choice.do) {
        case 'fire':
          return fireAt(match, memory, choice);
        case 'hastyBlock': {
          hit(match, target, match.rules.hastyHits(own), cite.hastyHits);
          return hastyForms(match, own, charger, 1).length > 0 ? ask('hastyBlock') : done('done');
        }
        case 'aboutFace': {
          const all = facingsOf(match, own, charger);
          const facing = all.find(({ slide }) => slide === choice.slide) ?? all[0]!;
          settle(match, target, facing.place);
          settle(match, unit, facing.charger);
          hit(match, target, match.rules.aboutFaceHits(own), cite.emergencyHits);
          return done('done');
        }
        case 'recoil':
        case 'evade': {
          if (choice.do === 'recoil') hit(match, target, 1, cite.recoilHit);
          const { escape } = escapeOf(match, own, charger, choice) as {
            escape: { place: Place; lost: readonly number[] };
          };
          settle(match, target, escape.place);
          match.tell?.({
            event: choice.do,
            rule: cite[choice.do],
            unit: target,
            by: choice.ahead,
            x: escape.place.x,
            y: escape.place.y,
          });
          return escape.lost.length > 0 ? call(reformOf(target), 'gone') : go('gone');
        }
        default:
          return choice satisfies never;
      }
    },
  },
  hastyBlock: {
    kind: 'hastyBlock',
    takes: ['form'],
    open: true,
    side: (match, { target }) => unitOf(match, target).side,
    about: (_match, { unit, target }) => ({ unit: target, charger: unit }),
    options: (match, { unit, target }) => hastyForms(match, placedOf(match, target), placedOf(match, unit)),
    refusal: (match, { unit, target }, choice) =>
      hastyFormRefusal(match, placedOf(match, target), placedOf(match, unit), choice),
    answered: (match, memory, choice) => {
      const place = hastyPlace(match, placedOf(match, memory.target), choice);
      settle(match, memory.target, place);
      match.tell?.({ event: 'formed', rule: match.rules.cite.hasty, unit: memory.target, ...place });
      return meetBlock(match, memory);
    },
  },
  /** SV-REACT-18. */
  gone: () => done('breakThrough'),
  flinch: (match, memory) => {
    const { unit, target, path, limit } = memory;
    const [charger, enemy] = [placedOf(match, unit), unitOf(match, target)];
    if (!isPlaced(enemy)) return done('done');
    const range = fallBackRange(match, charger, enemy, path, limit);
    if (!range) return done('done');
    if (range.least < range.most) return ask('fallBack');
    fallBack(match, memory, range.most);
    return done('done');
  },
  fallBack: {
    ...fallBacksQuestion<Memory>(),
    answered: (match, memory, { by }) => {
      fallBack(match, memory, by);
      return done('done');
    },
  },
};
