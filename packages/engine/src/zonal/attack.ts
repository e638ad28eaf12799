/** One attack in hand-to-hand combat: throw, re-throws, hits. */
import type { Summand } from '../kernel/event.js';
import { throwDice } from '../kernel/match.js';
import { ask, done, go, type FrameOf } from '../kernel/procedure.js';
import { featuresFor, isOn, withCommander } from './questions.js';
import { markersBy, markersFor } from './quality.js';
import type { Steps, ZonalProcedures } from './procedures.js';
import type { ZonalMatch } from './rules.js';
import { placeOf, unitOf } from './store.js';
import { contactWith, type Unit, type UnitId } from './unit.js';
import { hit } from './verbs.js';
import { ADVANTAGE, COMBAT_VALUE, D6, OVERLAP } from './numbers.js';
import type { Rethrow } from './choices.js';
import { modify, refuse } from './messages/index.js';

/** FV-MELEE-07..12, MV-MELEE-07..10: the Combat Value of a kind of stand in this attack, with how it came about. */
export const combatValue = (
  match: ZonalMatch,
  attacker: Unit,
  stand: string,
  target: Unit,
): { cv: number; modifiers: Summand[] } => {
  const { cite } = match.rules;
  const summands: Summand[] = [
    match.rules.basicSummand(attacker, stand),
    ...match.rules.combatModifiers(match, attacker, stand, target),
  ];
  const sum = summands.reduce((value, { by }) => value + by, 0);
  const cv = Math.min(COMBAT_VALUE.most, Math.max(COMBAT_VALUE.least, sum));
  const limit: Summand[] = cv === sum ? [] : [modify(cite.combatLimit, cv - sum, 'limit')];
  return { cv, modifiers: [...summands, ...limit] };
};

/**
 * FV-MELEE-14, FV-R-18, MV-MELEE-11, MV-TERR-08: two dice fewer for each feature that gives the target the advantage.
 */
const advantagesOf = (match: ZonalMatch, target: Unit) => featuresFor(match, target, placeOf(match, target).advantage);
export const advantageOf = (match: ZonalMatch, target: Unit): number => ADVANTAGE * advantagesOf(match, target).length;

/**
 * FV-MELEE-16..18, MV-MELEE-13..16: two dice on a flank, any number on the rear, none against a defensive formation.
 */
const rethrowLimit = (attacker: Unit, target: Unit, dice: number): number => {
  if (target.formation === 'defensive') return 0;
  const face = contactWith(target, attacker.id)?.face;
  return face === 'rear' ? dice : face === 'left' || face === 'right' ? Math.min(OVERLAP, dice) : 0;
};

const outflanks = (match: ZonalMatch, unit: UnitId, target: UnitId): boolean =>
  contactWith(unitOf(match, target), unit)?.face === 'rear';

const rethrowRule = (match: ZonalMatch, unit: UnitId, target: UnitId): string =>
  outflanks(match, unit, target) ? match.rules.cite.outflanking : match.rules.cite.overlapping;

/** FV-CMD-02, MV-CMD-04, -05, MV-R-17. */
export const mayRethrow = (match: ZonalMatch, unit: Unit): boolean =>
  withCommander(match, unit) || match.rules.rethrowsAlone(match, unit);

/** FV-MELEE-15, MV-MELEE-12: the places of the dice that miss. */
const misses = (dice: readonly number[], values: readonly number[]): number[] =>
  dice.flatMap((die, place) => (die > values[place]! ? [place] : []));

/** Whether the unit has another attack to make after this one: what its fight, which has called it, still holds. */
const hasMoreAttacks = ({ stack }: ZonalMatch): boolean =>
  Object.values((stack.at(-2)!.memory as FrameOf<ZonalProcedures, 'fight'>).allocation).some((stands) => stands !== '');

/** As many misses as may be thrown again, those that need least luck first. */
const bestRethrow = (
  match: ZonalMatch,
  { unit, target, dice, values }: Pick<ZonalProcedures['attack']['memory'], 'unit' | 'target' | 'dice' | 'values'>,
): number[] => misses(dice, values).slice(0, rethrowLimit(unitOf(match, unit), unitOf(match, target), dice.length));

/**
 * FV-MELEE-20, FV-R-22, MV-MELEE-17. FV-GEN-03, FV-MELEE-13, FV-R-17, MV-TURN-06, MV-MELEE-11: dice belong to stands in
 * falling order of Combat Value.
 */
export const attack: Steps<'attack'> = {
  throw: (match, { unit: id, target: targetId, stands }) => {
    const attacker = unitOf(match, id);
    const target = unitOf(match, targetId);
    const worth = [...new Set(stands)].map((stand) => ({ stand, ...combatValue(match, attacker, stand, target) }));
    const cvOf = new Map(worth.map(({ stand, cv }) => [stand, cv]));
    const falling = [...stands].map((stand) => cvOf.get(stand)!).sort((a, b) => b - a);
    const dropped = Math.min(falling.length, advantageOf(match, target));
    const values = isOn(match, 'opponentDropsTerrainDice')
      ? falling.slice(dropped)
      : falling.slice(0, falling.length - dropped);
    const { cite } = match.rules;
    const dice = throwDice(
      match,
      { rule: cite.attackDice, side: attacker.side, unit: id, count: values.length, sides: D6, needs: values },
      {
        cause: 'attack',
        target: targetId,
        values: worth,
        dropped,
        ...(dropped > 0
          ? { droppedBy: cite.advantage, features: advantagesOf(match, target).map(({ terrain }) => terrain) }
          : {}),
      },
    );
    const most = rethrowLimit(attacker, target, dice.length);
    return most > 0 && misses(dice, values).length > 0
      ? ask('rethrow', { values, dice })
      : go('commander', { values, dice });
  },
  rethrow: {
    kind: 'rethrow',
    takes: { rethrow: 'acts' },
    nature: { of: 'unit', within: true },
    open: true,
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (match, { unit, target, dice, values }) => ({
      unit,
      target,
      dice,
      needs: values,
      most: rethrowLimit(unitOf(match, unit), unitOf(match, target), dice.length),
    }),
    options: (match, memory) => {
      const missed = bestRethrow(match, memory);
      const options: Rethrow[] = [
        { do: 'rethrow', dice: missed },
        { do: 'rethrow', dice: [] },
      ];
      if (missed.length > 1) options.push({ do: 'rethrow', dice: missed.slice(0, 1) });
      return options;
    },
    refusal: (match, { unit, target, dice }, choice) => {
      const rule = rethrowRule(match, unit, target);
      const most = rethrowLimit(unitOf(match, unit), unitOf(match, target), dice.length);
      const places = choice.dice;
      if (new Set(places).size < places.length) return refuse(rule, 'dieNamedTwice');
      const wrong = places.find((place) => place >= dice.length);
      if (wrong !== undefined)
        return refuse(rule, 'noSuchDie', {
          place: wrong,
          count: dice.length,
        });
      if (places.length > most)
        return refuse(rule, 'tooManyRethrown', {
          most,
          count: places.length,
        });
      return undefined;
    },
    /** FV-MELEE-16, -17, -21, MV-MELEE-13..16: a miss can only become a hit; the dice likeliest to hit come first. */
    settled: (match, memory) => ({
      choice: { do: 'rethrow', dice: bestRethrow(match, memory) },
      why: 'noDrawback',
      rule: rethrowRule(match, memory.unit, memory.target),
    }),
    answered: (match, { unit, target, dice, values }, choice) => {
      if (choice.dice.length === 0) return go('commander');
      const places = [...choice.dice].sort((a, b) => a - b);
      const again = throwDice(
        match,
        {
          rule: rethrowRule(match, unit, target),
          side: unitOf(match, unit).side,
          unit,
          count: places.length,
          sides: D6,
          needs: places.map((place) => values[place]!),
        },
        { cause: outflanks(match, unit, target) ? 'outflank' : 'overlap', target, places },
      );
      const thrown = [...dice];
      places.forEach((place, i) => (thrown[place] = again[i]!));
      return go('commander', { dice: thrown });
    },
  },
  /** FV-MELEE-19, FV-CMD-03, FV-R-74, MV-CMD-05, -06, MV-R-18. */
  commander: (match, { unit, dice, values, commander }) =>
    commander === 'may' && mayRethrow(match, unitOf(match, unit)) && misses(dice, values).length > 0
      ? ask('commanderRethrow')
      : go('count'),
  commanderRethrow: {
    kind: 'commanderRethrow',
    takes: { rethrowAll: 'acts', keep: 'declines' },
    nature: { of: 'unit', within: true },
    side: (match, { unit }) => unitOf(match, unit).side,
    about: (_match, { unit, target, dice, values }) => ({ unit, target, dice, needs: values }),
    options: () => [{ do: 'rethrowAll' }, { do: 'keep' }],
    refusal: () => undefined,
    /** FV-MELEE-19, FV-CMD-03, MV-CMD-05: without a hit nothing is lost by it, unless it could help a later attack. */
    settled: (match, { dice, values }) =>
      misses(dice, values).length === dice.length && !hasMoreAttacks(match)
        ? { choice: { do: 'rethrowAll' }, why: 'noDrawback', rule: match.rules.cite.commanderRethrow }
        : undefined,
    answered: (match, { unit, target, values }, choice) => {
      if (choice.do === 'keep') return go('count');
      const dice = throwDice(
        match,
        {
          rule: match.rules.cite.commanderRethrow,
          side: unitOf(match, unit).side,
          unit,
          count: values.length,
          sides: D6,
          needs: values,
        },
        { cause: 'commander', target, ...(withCommander(match, unitOf(match, unit)) ? { led: true } : {}) },
      );
      return go('count', { dice, commander: 'used' as const });
    },
  },
  /** FV-MELEE-21, MV-MELEE-12: a green marker for each hit. */
  count: (match, { unit, target, dice, values, commander }) => {
    const hits = dice.length - misses(dice, values).length;
    const markers = markersFor(match, unitOf(match, unit), hits);
    match.tell?.({
      event: 'attacked',
      rule: match.rules.cite.attackHits,
      unit,
      target,
      hits,
      markers,
      modifiers: markersBy(match, unitOf(match, unit), markers - hits),
    });
    hit(match, target, markers, match.rules.cite.attackHits, 'attack');
    return done(commander === 'used' ? 'used' : 'kept');
  },
};
