/** Hand-to-hand combat: the phase and the attacks of one unit. */
import { ask, call, done, go } from '../kernel/procedure.js';
import { firstOf } from '../kernel/settled.js';
import { enemyOf, type Side } from '../kernel/side.js';
import { lessBag, standsOf } from '../formation/layout.js';
import { mayRethrow } from './attack.js';
import type { Allocate } from './choices.js';
import { isOn, unknownUnit } from './questions.js';
import type { Steps } from './procedures.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { findUnit, unitOf } from './store.js';
import { contactWith, isEngaged, type Unit, type UnitId } from './unit.js';
import { hit, otherSide } from './verbs.js';
import { refuse } from './messages/index.js';

/** FV-MELEE-01, MV-MELEE-01: only engaged units fight. */
const engagedOf = (match: ZonalMatch, side: Side): UnitId[] =>
  match.state.units.filter((unit) => unit.side === side && isEngaged(unit)).map((unit) => unit.id);

const bagOf = (unit: Unit): string => standsOf(unit.layout).bag;

/** FV-MELEE-01, -03, -04, MV-MELEE-01, -04, -06, MV-R-21: all stands, each to one enemy in contact. */
const allocationRefusal = (match: ZonalMatch, unit: Unit, { stands }: Allocate): WhyNot => {
  const { cite } = match.rules;
  const given = Object.entries(stands);
  const stranger = given.find(([id]) => !unit.contacts.some((contact) => contact.with === id));
  if (stranger) return refuse(cite.onlyContacts, 'notInContact', { unit: unit.id, target: stranger[0] });
  const all = given.map(([, letters]) => letters).join('');
  const bag = bagOf(unit);
  if (lessBag(bag, all) !== '')
    return refuse(cite.allStands, 'allocateAll', {
      unit: unit.id,
      size: bag.length,
      bag,
      count: all.length,
      given: all || 'none',
    });
  return undefined;
};

/** Everything on one enemy, each in turn; then the stands dealt out among all. */
const allocationsOf = (unit: Unit): Allocate[] => {
  const bag = bagOf(unit);
  const enemies = unit.contacts.map((contact) => contact.with);
  const whole = enemies.map((id): Allocate => ({ do: 'allocate', stands: { [id]: bag } }));
  const dealt: Record<UnitId, string> = {};
  [...bag].forEach((letter, i) => {
    const id = enemies[i % enemies.length]!;
    dealt[id] = (dealt[id] ?? '') + letter;
  });
  return [...whole, { do: 'allocate', stands: dealt }];
};

const wholeAllocation = (unit: Unit): Readonly<Record<UnitId, string>> => ({ [unit.contacts[0]!.with]: bagOf(unit) });

/** The question how a unit allocates its stands; `whose` finds the unit in the memory of the procedure that asks. */
const allocating = <Memory>(whose: (memory: Memory) => UnitId) => ({
  kind: 'allocate' as const,
  takes: { allocate: 'acts' } as const,
  nature: { of: 'unit' } as const,
  open: true as const,
  side: (match: ZonalMatch, memory: Memory) => unitOf(match, whose(memory)).side,
  about: (_match: ZonalMatch, memory: Memory) => ({ unit: whose(memory) }),
  options: (match: ZonalMatch, memory: Memory) => allocationsOf(unitOf(match, whose(memory))),
  refusal: (match: ZonalMatch, memory: Memory, choice: Allocate) =>
    allocationRefusal(match, unitOf(match, whose(memory)), choice),
});

const tellAllocation = (match: ZonalMatch, unit: UnitId, stands: Allocate['stands']): void =>
  match.tell?.({ event: 'allocated', rule: match.rules.cite.allStands, unit, stands });

/** FV-MELEE-04, -19: whether its owner has something to decide while it fights. */
const decidesInFight = (match: ZonalMatch, unit: Unit, isAllocated: boolean): boolean =>
  (!isAllocated && unit.contacts.length > 1) || mayRethrow(match, unit);

/**
 * FV-MELEE-06, -22, FV-R-16, MV-MELEE-03, -04, MV-R-12, -20: one side allocates and throws for all its units, then the
 * other; nobody moves meanwhile.
 */
export const melee: Steps<'melee'> = {
  /** FV-MELEE-02, MV-MELEE-02: one green marker on every engaged unit. */
  opening: (match) => {
    const fighting = match.state.units.filter(isEngaged);
    if (fighting.length === 0) return done();
    for (const unit of fighting) hit(match, unit.id, 1, match.rules.cite.openingHit, 'press');
    const side = otherSide(match);
    return isOn(match, 'allocateBeforeThrows') ? go('allocateAll', { side }) : go('begin', { side });
  },
  allocateAll: (match, { side }) => {
    match.state.acting = side;
    return go('allocateNext', { left: engagedOf(match, side) });
  },
  allocateNext: (match, { side, left, allocations }) => {
    const [next, ...rest] = left;
    if (next === undefined) {
      const other = otherSide(match);
      return side === other ? go('allocateAll', { side: enemyOf(side) }) : go('begin', { side: other });
    }
    const unit = unitOf(match, next);
    if (unit.contacts.length > 1) return ask('allocate');
    return go('allocateNext', { left: rest, allocations: { ...allocations, [next]: wholeAllocation(unit) } });
  },
  allocate: {
    ...allocating<{ left: readonly UnitId[] }>(({ left }) => left[0]!),
    answered: (match, { left, allocations }, { stands }) => {
      tellAllocation(match, left[0]!, stands);
      return go('allocateNext', { left: left.slice(1), allocations: { ...allocations, [left[0]!]: stands } });
    },
  },
  begin: (match, { side }) => {
    match.state.acting = side;
    return go('next', { left: engagedOf(match, side) });
  },
  next: (match, { side, left }) => {
    if (left.length > 0) return ask('fight');
    return side === otherSide(match) ? go('begin', { side: enemyOf(side) }) : done();
  },
  fight: {
    kind: 'fight',
    takes: { fight: 'acts' },
    nature: { idle: true }, // hits are counted afterwards
    side: (_match, { side }) => side,
    about: () => ({}),
    options: (_match, { left }) => left.map((unit) => ({ do: 'fight', unit })),
    refusal: (match, { side }, choice) => {
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      if (unit.side !== side) return refuse(match.rules.cite.ownUnits, 'notYours', { unit: unit.id });
      if (!isEngaged(unit)) return refuse(match.rules.cite.onlyContacts, 'notEngagedToFight', { unit: unit.id });
      return refuse(match.rules.cite.oneAttack, 'noAttacksNow', { unit: unit.id });
    },
    settled: (match, { left, allocations }) => {
      const unit = firstOf(
        left,
        (id) => decidesInFight(match, unitOf(match, id), allocations[id] !== undefined),
        (id) => unitOf(match, id).contacts.map((contact) => contact.with),
      );
      return unit === undefined
        ? undefined
        : { choice: { do: 'fight', unit }, why: 'order', rule: match.rules.cite.attackHits };
    },
    answered: (_match, { left, allocations }, { unit }) =>
      call(
        { procedure: 'fight', step: 'begin', unit, allocation: allocations[unit] ?? {}, commanderUsed: false },
        'next',
        {
          left: left.filter((id) => id !== unit),
        },
      ),
  },
};

/** FV-MELEE-05, -20, FV-R-70, MV-MELEE-05: the attacks of one unit, one on each enemy, in the owner's order. */
export const fight: Steps<'fight'> = {
  begin: (match, { unit: id, allocation }) => {
    const unit = unitOf(match, id);
    if (Object.keys(allocation).length > 0) return go('next');
    return unit.contacts.length > 1 ? ask('allocate') : go('next', { allocation: wholeAllocation(unit) });
  },
  allocate: {
    ...allocating<{ unit: UnitId }>(({ unit }) => unit),
    answered: (match, { unit }, { stands }) => {
      tellAllocation(match, unit, stands);
      return go('next', { allocation: stands });
    },
  },
  next: (_match, { allocation }) => (targetsOf(allocation).length > 0 ? ask('attack') : done()),
  attack: {
    kind: 'attack',
    takes: { attack: 'acts' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, allocation }) => ({ unit, stands: allocation }),
    options: (_match, { allocation }) => targetsOf(allocation).map((target) => ({ do: 'attack', target })),
    refusal: (match, { unit }, { target }) =>
      contactWith(unitOf(match, unit), target)
        ? refuse(match.rules.cite.oneAttack, 'noStandsLeftFor', { unit, target })
        : refuse(match.rules.cite.onlyContacts, 'notInContact', { unit, target }),
    /** FV-R-70, MV-MELEE-17: the order matters for the Commander's re-throw alone. */
    settled: (match, { unit, allocation, commanderUsed }) =>
      !commanderUsed && mayRethrow(match, unitOf(match, unit))
        ? undefined
        : {
            choice: { do: 'attack', target: targetsOf(allocation)[0]! },
            why: 'order',
            rule: match.rules.cite.attackHits,
          },
    answered: (_match, { unit, allocation, commanderUsed }, { target }) => {
      const { [target]: stands = '', ...rest } = allocation;
      const commander = commanderUsed ? ('kept' as const) : ('may' as const);
      return call(
        { procedure: 'attack', step: 'throw', unit, target, stands, values: [], dice: [], commander },
        'attacked',
        {
          allocation: rest,
        },
      );
    },
  },
  attacked: (_match, { commanderUsed }, used) => go('next', { commanderUsed: commanderUsed || used === 'used' }),
};

const targetsOf = (allocation: Readonly<Record<UnitId, string>>): UnitId[] =>
  Object.keys(allocation).filter((id) => allocation[id] !== '');
