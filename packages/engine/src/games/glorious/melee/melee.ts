/** Hand-to-hand combat: P7, GL-FLANK-04, GL-MELEE-01, -04, GL-R-35, -49. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { firstOf } from '../../../kernel/settled.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import { contactsOf, isEngaged, isOn, unknownUnit } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { findUnit, placedOf, placedOfSide, placedUnits } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import { otherSide } from '../../../tabletop/verbs.js';
import { lossesFrame } from '../losses.js';
import { refuse } from '../messages/index.js';
import type { GloriousProcedures, Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { assigning, sharesTold, wholeOf } from './assignment.js';
import { mayRethrow } from './fight.js';

type Memory = Readonly<GloriousProcedures['melee']['memory']>;

const leftOf = (match: GloriousMatch, { side, handled }: Pick<Memory, 'side' | 'handled'>): UnitId[] =>
  placedOfSide(match, side)
    .filter((unit) => !handled.includes(unit.id) && isEngaged(match, unit))
    .map(({ id }) => id);

const turnTo = (match: GloriousMatch, side: Side): { side: Side; handled: readonly UnitId[] } => {
  match.state.acting = side;
  return { side, handled: [] };
};

export const melee: Steps<'melee'> = {
  /** GL-FLANK-03, -04, GL-R-49: all outflankings are found first. */
  begin: (match) => call(lossesFrame(match, true), 'outflanked'),
  outflanked: (match) => (isOver(match) ? done() : go('contacts')),
  /** GL-FLANK-04: who fights whom is looked at afterwards. */
  contacts: (match) => {
    if (!placedUnits(match).some((unit) => isEngaged(match, unit))) return go('losses');
    const memory = turnTo(match, otherSide(match));
    return isOn(match, 'allocateBeforeThrows') ? go('assignNext', memory) : go('next', memory);
  },
  /** GL-R-35: with `allocateBeforeThrows` all attacks are declared before any die. */
  assignAll: (match, { side }) =>
    side === otherSide(match)
      ? go('assignNext', turnTo(match, enemyOf(side)))
      : go('next', turnTo(match, otherSide(match))),
  assignNext: (match, memory) => {
    const { handled, assigned } = memory;
    const [next] = leftOf(match, memory);
    if (next === undefined) return go('assignAll');
    const unit = placedOf(match, next);
    const foes = contactsOf(match, unit);
    if (foes.length > 1) return ask('assign');
    return go('assignNext', {
      handled: [...handled, next],
      assigned: { ...assigned, [next]: wholeOf(match, unit, foes[0]!.id) },
    });
  },
  assign: {
    ...assigning<Memory>((match, memory) => leftOf(match, memory)[0]!),
    answered: (match, memory, { at }) => {
      const { handled, assigned } = memory;
      const [unit = ''] = leftOf(match, memory);
      match.tell?.({ event: 'allocated', rule: 'GL-MELEE-02', unit, at, shares: sharesTold(at) });
      return go('assignNext', { handled: [...handled, unit], assigned: { ...assigned, [unit]: at } });
    },
  },
  /** GL-MELEE-04: one side attacks with all its formations, then the other; nobody falls meanwhile. */
  next: (match, memory) => {
    if (leftOf(match, memory).length > 0) return ask('attack');
    const { side } = memory;
    return side === otherSide(match) ? go('next', turnTo(match, enemyOf(side))) : go('losses');
  },
  attack: {
    kind: 'attack',
    takes: { attack: 'acts' },
    nature: { idle: true }, // nobody falls before all have fought
    side: (_match, { side }) => side,
    about: () => ({}),
    options: (match, memory) => leftOf(match, memory).map((unit) => ({ do: 'attack', unit })),
    refusal: (match, { side }, choice) => {
      const unit = findUnit(match, choice.unit);
      if (!unit) return unknownUnit(match, choice.unit);
      if (unit.side !== side) return refuse('GL-GEN-05', 'notYours', { unit: unit.id });
      return isEngaged(match, unit)
        ? refuse('GL-MELEE-03', 'attacksMade', { unit: unit.id })
        : refuse('GL-MELEE-01', 'fightsNobody', { unit: unit.id });
    },
    /** GL-MELEE-02, GL-CMD-03: its owner decides how to share out and what to throw again. */
    settled: (match, memory) => {
      const foes = (id: UnitId): UnitId[] => contactsOf(match, placedOf(match, id)).map((enemy) => enemy.id);
      const unit = firstOf(
        leftOf(match, memory),
        (id) => (!memory.assigned[id] && foes(id).length > 1) || mayRethrow(match, placedOf(match, id)),
        foes,
      );
      return unit === undefined ? undefined : { choice: { do: 'attack', unit }, why: 'order', rule: 'GL-MELEE-04' };
    },
    answered: (_match, { handled, assigned }, { unit }) =>
      call(
        { procedure: 'fight', step: 'begin', unit, at: assigned[unit] ?? [], rethrown: false, dice: [], values: [] },
        'next',
        { handled: [...handled, unit] },
      ),
  },
  /** GL-MELEE-09, GL-R-66. */
  losses: (match) => call(lossesFrame(match, false), 'end'),
  end: () => done(),
};
