/** The attacks of one unit: SV-MELEE-05..10, SV-CMD-05, -06, SV-TERR-08. */
import type { Modifier } from '../../kernel/event.js';
import { throwDice } from '../../kernel/match.js';
import { ask, done, go } from '../../kernel/procedure.js';
import { standsOf } from '../../formation/layout.js';
import type { Share } from '../../tabletop/choices.js';
import { ADVANTAGE, COMBAT_VALUE } from './combat-numbers.js';
import { allocating, tellDivision, wholeShare } from './division.js';
import { levelAt } from '../../tabletop/fire/levels.js';
import { pairOf } from './melee.js';
import type { ManoeuvreSteps as Steps } from '../procedures.js';
import { claimsAt, contactsOf, inCommand, isAmong, isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureOf, placedOf, unitOf } from '../../tabletop/store.js';
import type { Feature } from '../../tabletop/terrain.js';
import type { Placed, UnitId } from '../../tabletop/unit.js';
import { D6, hit } from '../../tabletop/verbs.js';

/** SV-MELEE-05..07, SV-R-28, -109: the combat value of a kind of stand in this attack, with how it comes about. */
export const combatValue = (
  match: ManoeuvreMatch,
  attacker: Placed,
  stand: string,
  added: readonly Modifier[],
): { cv: number; modifiers: Modifier[] } => {
  const { cite, stands } = match.rules;
  const summands: Modifier[] = [
    { rule: cite.basicValue, by: match.rules.basicValue(attacker, stand), why: stands[stand]!.name },
    ...added,
  ];
  let sum = 0;
  for (const { by } of summands) sum += by;
  if (!isOn(match, 'cvLimits')) return { cv: sum, modifiers: summands };
  const cv = Math.min(COMBAT_VALUE.most, Math.max(COMBAT_VALUE.least, sum));
  if (cv !== sum) summands.push({ rule: cite.combatLimit, by: cv - sum, why: 'limit' });
  return { cv, modifiers: summands };
};

/** SV-TERR-08: areas that give a unit the advantage over an attacker; a hill only over one that stands lower. */
export const advantagesOf = (match: ManoeuvreMatch, attacker: Placed, target: Placed): Feature[] => {
  const { features } = match.table;
  if (features.length === 0) return [];
  const there = figureOf(match, target);
  return features.filter(
    (feature) =>
      isAmong(match, target, feature.effect.advantage) &&
      claimsAt(there, feature) &&
      (feature.type !== 'hill' || levelAt(match, figureOf(match, attacker)) < levelAt(match, there)),
  );
};

interface Dice {
  /** What each die needs, in falling order (SV-MELEE-10). */
  readonly values: readonly number[];
  readonly facts: Readonly<Record<string, unknown>> | undefined;
}

/** SV-MELEE-08, SV-TERR-08: one die a stand, two if it outflanks; the lowest drop out for the ground. */
const diceFor = (
  match: ManoeuvreMatch,
  attacker: Placed,
  target: Placed,
  stands: readonly number[],
  outflanking: boolean,
): Dice => {
  const { letters } = standsOf(attacker.place.layout);
  const added = match.rules.combatModifiers(match, attacker, target);
  const kinds = [...new Set(stands.map((stand) => letters[stand]!))];
  const worth = kinds.map((stand) => ({ stand, ...combatValue(match, attacker, stand, added) }));
  const all: number[] = [];
  for (const stand of stands) {
    const { cv } = worth[kinds.indexOf(letters[stand]!)]!;
    all.push(cv);
    if (outflanking) all.push(cv);
  }
  all.sort((a, b) => b - a);
  const ground = advantagesOf(match, attacker, target);
  const dropped = Math.min(all.length, ADVANTAGE * ground.length);
  return {
    values: all.slice(0, all.length - dropped),
    facts: match.tell && {
      target: target.id,
      stands,
      values: worth,
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
    const dice = throwFor(match, unit, values, match.rules.cite.attackDice, facts);
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
    answered: (match, { unit, shares, values }, choice) => {
      if (choice.do === 'keep') return go('count');
      const dice = throwFor(match, unit, values, match.rules.cite.rethrow, { target: shares[0]!.target });
      return go('count', { dice, rethrown: true });
    },
  },
  count: (match, { unit, shares, dice, values }) => {
    const [share, ...rest] = shares;
    const { target } = share!;
    const hits = hitsAmong(dice, values);
    const { attackHits: rule } = match.rules.cite;
    match.tell?.({ event: 'attacked', rule, unit, target, count: dice.length, hits });
    hit(match, target, hits, rule);
    return go('next', { shares: rest, dice: [], values: [] });
  },
};
