/** The target of a charge on contact: P13 to P17, GV-REACT-02, -03, and what each reaction leads to. */
import { throwDice } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import { refuse } from '../../kernel/refusal.js';
import { isMoreThan, type Length } from '../../geometry/index.js';
import { escapeOf, escapesOf, type Escape } from '../../tabletop/charges/away.js';
import { fallBacksQuestion, backAlong, fallBackRange } from '../../tabletop/charges/fall-back.js';
import type { HastyForm, HastyPair, Reaction } from '../../tabletop/choices.js';
import type { Steps, TabletopProcedures } from '../../tabletop/procedures.js';
import { contactsOf, isFoot, isGun, isMounted, isOn } from '../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../tabletop/rules.js';
import { patch, placedOf, unitOf } from '../../tabletop/store.js';
import { isPlaced, type Placed, type UnitId } from '../../tabletop/unit.js';
import { D6, hit, passes, rout, settle } from '../../tabletop/verbs.js';
import { STOPS } from './fire/opportunity.js';
import { artilleryFires, defensiveFireRefusal, fireAtCharger, type DefensiveFire } from './defensive-fire.js';
import { facedAbout } from './facing.js';
import { hastyPairRefusal, hastyPairs, hastyPlace, hastyRefusal } from './hasty-block.js';
import { impactHits } from './impact.js';
import { isElephants, isHeavy } from './strength.js';

type Memory = Readonly<TabletopProcedures['react']['memory']>;

/** GV-REACT-02: in contact with somebody else before. */
const isEngagedBefore = (match: TabletopMatch, target: Placed, charger: UnitId): boolean =>
  contactsOf(match, target).some((enemy) => enemy.id !== charger);

const STAND: Reaction = { do: 'stand' };

/** The rule that brings it on is told with it. */
const impact = (match: TabletopMatch, { unit, target }: Memory, heavy: boolean, rule = 'GV-DBLOCK-09'): void => {
  hit(match, target, impactHits(unitOf(match, unit), heavy), rule);
};

const isFar = (match: TabletopMatch, { start }: Memory): boolean => isMoreThan(start, match.rules.numbers.pullUp);

const flinch = (match: TabletopMatch) => go('flinch', { limit: match.rules.numbers.flinch, recovers: false });

// ---- fire -----------------------------------------------------------------------------------------------------------

/** GV-DFIRE-05..07. */
const fire = (match: TabletopMatch, memory: Memory, choice: DefensiveFire) => {
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
const gunContact = (match: TabletopMatch, memory: Memory) => {
  const { unit: charger, target: id } = memory;
  const { cite } = match.rules;
  const gun = placedOf(match, id);
  const fires = !gun.limbered && !isHeavy(gun) && !isEngagedBefore(match, gun, charger);
  if (fires && artilleryFires(match, id, charger) >= STOPS) return flinch(match);
  const rule = gun.limbered || isHeavy(gun) ? cite.overrunUnfired : cite.overrun;
  match.tell?.({ event: 'overrun', rule, unit: id, by: charger });
  rout(match, id, rule);
  return done('breakThrough');
};

// ---- defensive block --------------------------------------------------------------------------------------------------

/** GV-DBLOCK-05..09: once the block stands. */
const meetBlock = (match: TabletopMatch, memory: Memory) => {
  const { unit, target } = memory;
  const { cite, numbers } = match.rules;
  if (!isMounted(match, unitOf(match, unit))) return done('done');
  if (isFar(match, memory)) {
    if (passes(match, unit, match.rules.pullUpTest(unitOf(match, target)), cite.pullUpTest))
      return go('flinch', { limit: numbers.pullUp, recovers: false });
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

const form = (match: TabletopMatch, memory: Memory, choice: HastyPair) => {
  const place = hastyPlace(match, placedOf(match, memory.target), choice);
  settle(match, memory.target, place);
  match.tell?.({ event: 'formed', rule: match.rules.cite.hasty, unit: memory.target, ...place });
  return meetBlock(match, memory);
};

/** GV-DBLOCK-02..04. */
const hasty = (match: TabletopMatch, memory: Memory) => {
  const { unit, target } = memory;
  const own = placedOf(match, target);
  hit(match, target, match.rules.hastyHits(own), match.rules.cite.hastyHits);
  const [only, ...others] = hastyPairs(match, own, placedOf(match, unit));
  if (!only) {
    match.tell?.({ event: 'noRoomForBlock', rule: 'GV-DBLOCK-04', unit: target });
    return done('done');
  }
  return others.length > 0 ? ask('hastyBlock') : form(match, memory, only);
};

// ---- about-face, getting away ----------------------------------------------------------------------------------------------

/** GV-ABOUT-01. */
const facingRefusal = (match: TabletopMatch, unit: Placed): WhyNot =>
  isFoot(match, unit) && unit.place.formation !== 'defensiveBlock'
    ? undefined
    : refuse(match.rules.cite.emergency, '{unit} may not face about in an emergency.', { unit: unit.id });

/** GV-ABOUT-02. */
const faceAbout = (match: TabletopMatch, memory: Memory) => {
  const { unit, target } = memory;
  settle(match, target, facedAbout(match, placedOf(match, target), placedOf(match, unit)));
  match.tell?.({
    event: 'facedAbout',
    rule: match.rules.cite.emergency,
    unit: target,
    heading: placedOf(match, target).place.heading,
  });
  if (isMounted(match, unitOf(match, unit)))
    impact(match, memory, !isFar(match, memory), match.rules.cite.facingImpact);
  return done('done');
};

/** GV-RECOIL-02, GV-EVADE-02. */
const getAway = (match: TabletopMatch, { unit, target }: Memory, choice: Extract<Reaction, { ahead: Length }>) => {
  const { cite } = match.rules;
  if (choice.do === 'recoil') hit(match, target, 1, cite.recoilHit);
  const { escape } = escapeOf(match, placedOf(match, target), placedOf(match, unit), choice) as { escape: Escape };
  settle(match, target, escape.place);
  const { x, y, heading } = escape.place;
  match.tell?.({ event: choice.do, rule: cite[choice.do], unit: target, by: choice.ahead, x, y, heading });
  if (escape.lost.length > 0) rout(match, target, cite.offTable);
  return done('breakThrough');
};

// ---- the decision --------------------------------------------------------------------------------------------------------

const reactionsOf = (match: TabletopMatch, { unit, target }: Memory): Reaction[] => {
  const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
  const options: Reaction[] = [...escapesOf(match, own, charger)];
  if (!defensiveFireRefusal(match, own, charger, { do: 'fire' })) options.push({ do: 'fire' });
  if (!hastyRefusal(match, own)) options.push({ do: 'hastyBlock' });
  if (!facingRefusal(match, own)) options.push({ do: 'aboutFace' });
  options.push(STAND);
  return options;
};

/** Whether there is anything to choose. */
const canReact = (match: TabletopMatch, { unit, target }: Memory): boolean => {
  const [charger, own] = [placedOf(match, unit), placedOf(match, target)];
  return (
    match.rules.awayKind(match, own, charger) !== undefined ||
    !facingRefusal(match, own) ||
    !defensiveFireRefusal(match, own, charger, { do: 'fire' })
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
      return facingRefusal(match, own);
    case 'recoil':
    case 'evade':
      if (match.rules.awayKind(match, own, charger) !== choice.do)
        return refuse(
          choice.do === 'recoil' ? cite.recoil : cite.evade,
          choice.do === 'recoil'
            ? '{unit} may not recoil: only mounted that are not bent do, and heavy chariots never.'
            : '{unit} may not evade: only foot in skirmish line does, and only from foot.',
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
    const holds =
      target.reacted || target.done || isEngagedBefore(match, target, memory.unit) || !canReact(match, memory);
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
      if (choice.do === 'stand') return done('done');
      patch(match, target, { reacted: true });
      match.tell?.({ event: 'reacted', rule: match.rules.cite.reaction, unit: target, target: unit, how: choice.do });
      switch (choice.do) {
        case 'fire':
          return fire(match, memory, choice);
        case 'hastyBlock':
          return hasty(match, memory);
        case 'aboutFace':
          return faceAbout(match, memory);
        case 'recoil':
        case 'evade':
          return getAway(match, memory, choice);
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
    options: (match, { unit, target }) =>
      hastyPairs(match, placedOf(match, target), placedOf(match, unit)) as unknown as HastyForm[],
    refusal: (match, { unit, target }, choice) =>
      hastyPairRefusal(match, placedOf(match, target), placedOf(match, unit), choice as unknown as HastyPair),
    answered: (match, memory, choice) => form(match, memory, choice as unknown as HastyPair),
  },
  gone: () => done('breakThrough'),
  flinch: (match, memory) => {
    const { unit, target, path, limit } = memory;
    const enemy = unitOf(match, target);
    if (!isPlaced(enemy)) return done('done');
    const range = fallBackRange(match, placedOf(match, unit), enemy, path, limit);
    if (!range) {
      match.tell?.({ event: 'noWayBack', rule: 'GV-R-78', unit, target });
      return done('done');
    }
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

/** GV-DBLOCK-07, GV-DFIRE-05. */
const fallBack = (match: TabletopMatch, { unit, target, limit }: Memory, by: Length): void => {
  const { cite, numbers } = match.rules;
  settle(match, unit, backAlong(placedOf(match, unit).place, by));
  const [event, rule] = limit === numbers.pullUp ? ['pulledUp', cite.pullUp] : ['flinched', cite.flinch];
  match.tell?.({ event, rule, unit, target, by });
};
