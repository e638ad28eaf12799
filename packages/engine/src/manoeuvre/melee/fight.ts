/** The attacks of one unit: SV-MELEE-05..10, SV-CMD-05, -06, SV-TERR-08. */
import { throwDice } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import { standsOf } from '../../formation/layout.js';
import type { Share } from '../../tabletop/choices.js';
import { blows, combatValue, diceIn } from './blows.js';
import { allocating, tellDivision, wholeShare } from './division.js';
import { pairOf } from './melee.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { contactsOf } from '../../tabletop/questions.js';
import { inCommand } from '../command.js';
import type { ManoeuvreMatch } from '../rules.js';
import { placedOf, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { D6, hit } from '../../tabletop/verbs.js';

interface Dice {
  /** What each die needs, in falling order (SV-MELEE-10). */
  readonly values: readonly number[];
  readonly facts: Readonly<Record<string, unknown>> | undefined;
}

/** SV-MELEE-08, SV-TERR-08: a die a stand, with all that is told of it. */
const diceFor = (
  match: ManoeuvreMatch,
  attacker: Placed,
  target: Placed,
  stands: readonly number[],
  outflanking: boolean,
): Dice => {
  const { letters } = standsOf(attacker.place.layout);
  const sent = stands.map((stand) => letters[stand]!);
  const values = blows(match, attacker, target, outflanking, sent);
  if (!match.tell) return { values, facts: undefined };
  const { dropped, ground } = diceIn(match, attacker, target, stands.length, outflanking);
  const added = match.rules.combatModifiers(match, attacker, target);
  return {
    values,
    facts: {
      target: target.id,
      stands,
      values: [...new Set(sent)].map((stand) => ({ stand, ...combatValue(match, attacker, stand, added) })),
      ...(outflanking ? { outflanking } : {}),
      dropped,
      ...(dropped > 0 ? { droppedBy: match.rules.cite.advantage, features: ground.map(({ type }) => type) } : {}),
    },
  };
};

const NO_DICE: readonly number[] = [];

/** No throw without dice. */
const throwFor = (
  match: ManoeuvreMatch,
  unit: UnitId,
  values: readonly number[],
  rule: string,
  facts: Readonly<Record<string, unknown>> | undefined,
): readonly number[] =>
  values.length === 0
    ? NO_DICE
    : throwDice(
        match,
        { rule, side: unitOf(match, unit).side, unit, count: values.length, sides: D6, needs: values },
        facts,
      );

/** SV-MELEE-09: a die of the combat value or less hits. */
const hitsAmong = (dice: readonly number[], values: readonly number[]): number => {
  let hits = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]! <= values[i]!) hits++;
  return hits;
};

const isOutflanking = (outflanking: readonly string[], unit: UnitId, { target }: Share): boolean =>
  outflanking.includes(pairOf(unit, target));

/** P-MELEE 5, 6. */
export const fight: Steps<'fight'> = {
  begin: (match, { unit: id, shares }) => {
    if (shares.length > 0) return go('next');
    const unit = placedOf(match, id);
    const enemies = contactsOf(match, unit);
    return enemies.length > 1 ? ask('allocate') : go('next', { shares: wholeShare(unit, enemies[0]!.id) });
  },
  allocate: {
    ...allocating<{ unit: UnitId }>((_match, { unit }) => unit),
    answered: (match, { unit }, { at }) => {
      tellDivision(match, unit, at);
      return go('next', { shares: at });
    },
  },
  next: (match, { unit, shares, outflanking, rethrown }) => {
    const left = shares.filter(({ stands }) => stands.length > 0);
    const [share] = left;
    if (!share) return done();
    const { values, facts } = diceFor(
      match,
      placedOf(match, unit),
      placedOf(match, share.target),
      share.stands,
      isOutflanking(outflanking, unit, share),
    );
    const dice = throwFor(match, unit, values, match.rules.cite.attackDice, facts && { cause: 'attack', ...facts });
    const memory = { shares: left, dice, values };
    const mayThrowAgain = !rethrown && hitsAmong(dice, values) < dice.length && inCommand(match, unitOf(match, unit));
    return mayThrowAgain ? ask('rethrow', memory) : go('count', memory);
  },
  /** SV-CMD-05, -06: one attack in the phase, all of its dice; the second throw stands. */
  rethrow: {
    kind: 'rethrow',
    takes: { rethrow: 'acts', keep: 'declines' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, shares, dice, values }) => ({ unit, target: shares[0]!.target, dice, needs: values }),
    options: () => [{ do: 'rethrow' }, { do: 'keep' }],
    refusal: () => undefined,
    /** Without a hit nothing is lost by it, unless it could help a later attack. */
    settled: (match, { shares, dice, values }) =>
      hitsAmong(dice, values) === 0 && shares.length === 1
        ? { choice: { do: 'rethrow' }, why: 'noDrawback', rule: match.rules.cite.rethrow }
        : undefined,
    answered: (match, { unit, shares, values }, choice) => {
      if (choice.do === 'keep') return go('count');
      const dice = throwFor(match, unit, values, match.rules.cite.rethrow, {
        cause: 'rethrow',
        target: shares[0]!.target,
      });
      return go('count', { dice, rethrown: true });
    },
  },
  count: (match, { unit, shares, dice, values }) => {
    const [share, ...rest] = shares;
    const { target } = share!;
    const hits = hitsAmong(dice, values);
    const { attackHits: rule } = match.rules.cite;
    match.tell?.({ event: 'attacked', rule, unit, target, count: dice.length, hits });
    hit(match, target, hits, rule, 'attack');
    return go('next', { shares: rest, dice: [], values: [] });
  },
};
