/** Hand-to-hand combat: joining in, opening hits, and whose attacks come next. P-MELEE. */
import type { Settled } from '../../kernel/decision.js';
import { ask, call, done, go } from '../../kernel/procedure.js';
import { firstOf } from '../../kernel/settled.js';
import { refuse } from '../messages/index.js';
import { enemyOf, type Side } from '../../kernel/side.js';
import type { Fight, Join, Share } from '../../tabletop/choices.js';
import { allocating, tellDivision, wholeShare } from './division.js';
import { joinIn, obligedOf } from './join.js';
import { outflanks } from './outflank.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { contactsOf, inOpenOrder, isEngaged, isOn, unknownUnit } from '../../tabletop/questions.js';
import { inCommand } from '../command.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { findUnit, placedOf, placedUnits } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { hit, otherSide, passes } from '../../tabletop/verbs.js';

/** SV-MELEE-02: only units in contact fight. */
const engagedOf = (match: ManoeuvreMatch, side: Side): UnitId[] =>
  match.state.units.filter((unit) => unit.side === side && isEngaged(match, unit)).map((unit) => unit.id);

/** SV-OUTFL-03: who outflanks whom, worked out once for the whole combat. */
export const pairOf = (a: UnitId, b: UnitId): string => `${a}>${b}`;
export const outflankings = (match: ManoeuvreMatch, fighting: readonly Placed[]): string[] =>
  fighting.flatMap((unit) =>
    contactsOf(match, unit)
      .filter((enemy) => outflanks(match, unit, unit.place, enemy, enemy.place))
      .map((enemy) => pairOf(unit.id, enemy.id)),
  );

/** SV-JOIN-05, SV-CMD-04, GV-JOIN-04: in command it stays without a throw; `no` when it does not stay. */
export const heldBack = (match: ManoeuvreMatch, id: UnitId): 'byCommand' | 'byTest' | 'no' => {
  const unit = placedOf(match, id);
  const { numbers, cite } = match.rules;
  const how = inCommand(match, unit)
    ? 'byCommand'
    : passes(match, id, inOpenOrder(unit) ? numbers.holdBackOpen : numbers.holdBack, cite.holdBack, 'holdBack')
      ? 'byTest'
      : 'no';
  if (how !== 'no') match.tell?.({ event: 'heldBack', rule: cite.holdBack, unit: id });
  return how;
};

interface Joiners {
  readonly side: Side;
  readonly handled: readonly UnitId[];
  /** Only against these. */
  readonly among?: readonly UnitId[] | undefined;
}

/** The question which unit joins in or is held back next. */
export const joinQuestion = <Memory extends Joiners>() => ({
  kind: 'join' as const,
  takes: { join: 'acts', holdBack: 'acts' } as const,
  side: (_match: ManoeuvreMatch, { side }: Memory) => side,
  about: (match: ManoeuvreMatch, { side, handled, among }: Memory) => ({
    units: obligedOf(match, side, handled, among).map(({ unit, enemy, advance }) => ({
      unit: unit.id,
      target: enemy.id,
      by: advance.length,
    })),
  }),
  options: (match: ManoeuvreMatch, { side, handled, among }: Memory) =>
    obligedOf(match, side, handled, among).flatMap(({ unit: { id } }): Join[] => [
      { do: 'join', unit: id },
      { do: 'holdBack', unit: id },
    ]),
  refusal: (match: ManoeuvreMatch, { side, handled }: Memory, choice: Join): WhyNot => {
    const unit = findUnit(match, choice.unit);
    const { cite } = match.rules;
    if (!unit) return unknownUnit(match, choice.unit);
    if (unit.side !== side) return refuse(cite.ownUnits, 'notYours', { unit: unit.id });
    return handled.includes(unit.id)
      ? refuse(cite.joinMoves, 'joinedAlready', { unit: unit.id })
      : refuse(cite.joinIn, 'notObliged', { unit: unit.id });
  },
});

/** What the question which unit attacks next must know of a book. */
interface Fighting<Memory> {
  /** Who has not attacked yet. */
  readonly left: (match: ManoeuvreMatch, memory: Memory) => readonly UnitId[];
  readonly foes: (match: ManoeuvreMatch, memory: Memory, unit: UnitId) => readonly UnitId[];
  /** Whether it has shared out its attacks already. */
  readonly isShared: (memory: Memory, unit: UnitId) => boolean;
}

/** The question which unit attacks next, of those that are left. */
export const fightQuestion = <Memory extends { readonly side: Side }>({ left, foes, isShared }: Fighting<Memory>) => ({
  kind: 'fight' as const,
  takes: { fight: 'acts' } as const,
  nature: { idle: true } as const, // nobody falls before all have fought
  side: (_match: ManoeuvreMatch, { side }: Memory) => side,
  about: () => ({}),
  options: (match: ManoeuvreMatch, memory: Memory) => left(match, memory).map((unit): Fight => ({ do: 'fight', unit })),
  refusal: (match: ManoeuvreMatch, { side }: Memory, choice: Fight): WhyNot => {
    const unit = findUnit(match, choice.unit);
    const { cite } = match.rules;
    if (!unit) return unknownUnit(match, choice.unit);
    if (unit.side !== side) return refuse(cite.ownUnits, 'notYours', { unit: unit.id });
    return isEngaged(match, unit)
      ? refuse(cite.oneAttack, 'noAttacksToMake', { unit: unit.id })
      : refuse(cite.onlyContacts, 'touchesNobody', { unit: unit.id });
  },
  /** SV-MELEE-03, SV-CMD-05, GV-MELEE-03, GV-CMD-04: its owner decides how to share out and what to throw again. */
  settled: (match: ManoeuvreMatch, memory: Memory): Settled<Fight> | undefined => {
    const unit = firstOf(
      left(match, memory),
      (id) => (!isShared(memory, id) && foes(match, memory, id).length > 1) || inCommand(match, placedOf(match, id)),
      (id) => foes(match, memory, id),
    );
    return unit === undefined
      ? undefined
      : { choice: { do: 'fight', unit }, why: 'order', rule: match.rules.cite.attackHits };
  },
});

const leftOf = (match: ManoeuvreMatch, side: Side, handled: readonly UnitId[]): UnitId[] =>
  engagedOf(match, side).filter((id) => !handled.includes(id));

export const melee: Steps<'melee'> = {
  begin: (match) => go('joining', { side: match.state.initiative, handled: [], allocations: {}, outflanking: [] }),
  /** SV-JOIN-01, SV-R-33: the side with the initiative first; a unit is dealt with once. */
  joining: (match, { side, handled }) => {
    match.state.acting = side;
    if (obligedOf(match, side, handled).length > 0) return ask('join');
    return side === match.state.initiative ? go('joining', { side: enemyOf(side) }) : go('opening');
  },
  join: {
    ...joinQuestion<Joiners>(),
    lapsed: () => go('joining'),
    answered: (match, { handled }, choice) => {
      if (choice.do === 'join' || heldBack(match, choice.unit) === 'no') joinIn(match, choice.unit);
      return go('joining', { handled: [...handled, choice.unit] });
    },
  },
  /** SV-MELEE-01, SV-OUTFL-03: one green marker on every unit in contact. */
  opening: (match) => {
    const fighting = placedUnits(match).filter((unit) => isEngaged(match, unit));
    if (fighting.length === 0) return done();
    for (const unit of fighting) hit(match, unit.id, 1, match.rules.cite.openingHit, 'press');
    const memory = { side: otherSide(match), handled: [], outflanking: outflankings(match, fighting) };
    return isOn(match, 'allocateBeforeThrows') ? go('allocateAll', memory) : go('fights', memory);
  },
  /** SV-R-31: with `allocateBeforeThrows` both sides divide all attacks before the first die. */
  allocateAll: (match, { side }) => {
    match.state.acting = side;
    return go('allocateNext', { handled: [] });
  },
  allocateNext: (match, { side, handled, allocations }) => {
    const [next] = leftOf(match, side, handled);
    if (next === undefined) {
      const other = otherSide(match);
      return side === other ? go('allocateAll', { side: enemyOf(side) }) : go('fights', { side: other });
    }
    const unit = placedOf(match, next);
    const enemies = contactsOf(match, unit);
    if (enemies.length > 1) return ask('allocate');
    return go('allocateNext', {
      handled: [...handled, next],
      allocations: { ...allocations, [next]: wholeShare(unit, enemies[0]!.id) },
    });
  },
  allocate: {
    ...allocating<{ side: Side; handled: readonly UnitId[] }>(
      (match, { side, handled }) => leftOf(match, side, handled)[0]!,
    ),
    answered: (match, { side, handled, allocations }, { at }) => {
      const [unit = ''] = leftOf(match, side, handled);
      tellDivision(match, unit, at);
      return go('allocateNext', { handled: [...handled, unit], allocations: { ...allocations, [unit]: at } });
    },
  },
  /** SV-MELEE-04, SV-R-31: one side divides and throws for all its units, then the other; nobody falls meanwhile. */
  fights: (match, { side }) => {
    match.state.acting = side;
    return go('next', { handled: [] });
  },
  next: (match, { side, handled }) => {
    if (leftOf(match, side, handled).length > 0) return ask('fight');
    return side === otherSide(match) ? go('fights', { side: enemyOf(side) }) : done();
  },
  fight: {
    ...fightQuestion<Joiners & { readonly allocations: Readonly<Record<UnitId, readonly Share[]>> }>({
      left: (match, { side, handled }) => leftOf(match, side, handled),
      foes: (match, _memory, id) => contactsOf(match, placedOf(match, id)).map((enemy) => enemy.id),
      isShared: ({ allocations }, id) => allocations[id] !== undefined,
    }),
    answered: (_match, { handled, allocations, outflanking }, { unit }) =>
      call(
        {
          procedure: 'fight',
          step: 'begin',
          unit,
          shares: allocations[unit] ?? [],
          outflanking,
          rethrown: false,
          dice: [],
          values: [],
        },
        'next',
        { handled: [...handled, unit] },
      ),
  },
};
