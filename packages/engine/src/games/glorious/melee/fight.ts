/** The attacks of one formation: P7.4, GL-MELEE-06, GL-CMD-01..05. */
import { throwDice } from '../../../kernel/match.js';
import { ask, done, go } from '../../../kernel/procedure.js';
import { distance, isWithin } from '../../../geometry/index.js';
import { contactsOf, isOn } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf, placedOf, unitOf } from '../../../tabletop/store.js';
import { isPlaced, type UnitId } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { hit } from '../../../tabletop/verbs.js';
import { D12, hitsAmong, needsOf } from '../fire/dice.js';
import type { Steps } from '../procedures.js';
import { typeNamed } from '../units.js';
import { isBattle, isCommand } from '../who.js';
import { assigning, countsFor, sharesTold, wholeOf } from './assignment.js';
import { attackOf } from './values.js';

/** GL-CMD-05: where a command unit is measured from: free, or with `attachedCommandRange` its Battle (GL-R-53). */
export const postOf = (match: GloriousMatch, command: Unit): Placed | undefined => {
  if (isPlaced(command)) return command;
  return command.aboard !== undefined && isOn(match, 'attachedCommandRange')
    ? placedOf(match, command.aboard)
    : undefined;
};

/**
 * GL-CMD-01, -02, -05, GL-TERR-09: a unit near a command unit of its own, whatever the ground and whomever else
 * it serves.
 */
export const mayRethrow = (match: GloriousMatch, unit: Placed): boolean => {
  if (isBattle(unit) || isCommand(unit)) return false;
  const figure = figureOf(match, unit);
  return match.state.units.some((command) => {
    if (command.side !== unit.side || command.routed || !isCommand(command)) return false;
    const post = postOf(match, command);
    return post !== undefined && isWithin(distance(figure, figureOf(match, post)), typeNamed(command).range!);
  });
};

const NO_DICE: readonly number[] = [];

const throwFor = (
  match: GloriousMatch,
  unit: UnitId,
  needs: readonly number[],
  rule: string,
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly number[] =>
  needs.length === 0
    ? NO_DICE
    : throwDice(match, { rule, side: unitOf(match, unit).side, unit, count: needs.length, sides: D12, needs }, facts);

export const fight: Steps<'fight'> = {
  begin: (match, { unit: id, at }) => {
    if (at.length > 0) return go('next');
    const unit = placedOf(match, id);
    const foes = contactsOf(match, unit);
    return foes.length > 1 ? ask('assign') : go('next', { at: wholeOf(match, unit, foes[0]!.id) });
  },
  assign: {
    ...assigning<{ unit: UnitId }>((_match, { unit }) => unit),
    answered: (match, { unit }, { at }) => {
      match.tell?.({ event: 'allocated', rule: 'GL-MELEE-02', unit, at, shares: sharesTold(at) });
      return go('next', { at });
    },
  },
  next: (match, { unit: id, at, rethrown }) => {
    const [share] = at;
    if (!share) return done();
    const unit = placedOf(match, id);
    const { groups, facts } = attackOf(
      match,
      unit,
      placedOf(match, share.target),
      countsFor(match, unit, share.elements),
    );
    const values = needsOf(groups);
    const dice = throwFor(match, id, values, 'GL-MELEE-06', facts && { cause: 'attack', ...facts });
    const again = !rethrown && hitsAmong(dice, values) < dice.length && mayRethrow(match, unit);
    return again ? ask('rethrow', { dice, values }) : go('count', { dice, values });
  },
  /** GL-CMD-04, GL-R-52: once, directly after the throw. */
  rethrow: {
    kind: 'rethrow',
    takes: { rethrow: 'acts', keep: 'declines' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, at, dice, values }) => ({ unit, target: at[0]!.target, dice, needs: values }),
    options: () => [{ do: 'rethrow' }, { do: 'keep' }],
    refusal: () => undefined,
    /** Without a hit nothing is lost by it, unless it could help a later attack. */
    settled: (_match, { at, dice, values }) =>
      hitsAmong(dice, values) === 0 && at.length === 1
        ? { choice: { do: 'rethrow' }, why: 'noDrawback', rule: 'GL-CMD-03' }
        : undefined,
    answered: (match, { unit, at, values }, choice) => {
      if (choice.do === 'keep') return go('count');
      const dice = throwFor(match, unit, values, 'GL-CMD-03', { cause: 'rethrow', target: at[0]!.target });
      return go('count', { dice, rethrown: true });
    },
  },
  count: (match, { unit, at, dice, values }) => {
    const [share, ...rest] = at;
    const hits = hitsAmong(dice, values);
    match.tell?.({ event: 'attacked', rule: 'GL-MELEE-06', unit, target: share!.target, count: dice.length, hits });
    hit(match, share!.target, hits, 'GL-MELEE-06', 'attack');
    return go('next', { at: rest, dice: [], values: [] });
  },
};
