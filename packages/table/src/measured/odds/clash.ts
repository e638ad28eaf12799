/**
 * Two units in hand-to-hand combat, as the engine would fight it: they are put where they would stand on a copy, all
 * others but command are taken off it, and the combat of the book is played there. No number is the table's own.
 */
import type { AnyUnit } from '@five-victories/engine';
import { answer, begin, newMatch, seededDice, type Event } from '@five-victories/engine/kernel';
import {
  areInContact,
  findUnit,
  isCommand,
  query,
  type Place,
  type TabletopMatch,
  type TabletopState,
  type UnitId,
  type Placed,
  type Unit,
} from '@five-victories/engine/tabletop';
import { castOf, type Cast } from '../../match/preview.js';
import { heard } from './heard.js';

/** What one of the two does to the other. */
export interface Attack {
  readonly unit: UnitId;
  readonly cast: Cast;
  /** Outflanking: more dice, or elements lost at once, as the book has it. */
  readonly outflanks: boolean;
  /** It may throw its dice again, once. */
  readonly again: boolean;
  /** Hits and stands the other loses before a die is thrown. */
  readonly sure: { readonly hits: number; readonly stands: number };
}

export interface Clash {
  readonly own: Attack;
  readonly theirs: Attack;
}

type Both = readonly [Placed, Placed];

const SEED = 1;
const MOST_ANSWERS = 12;

/** The copy with these two as they would stand; whoever commands stays where he is, if he is not in contact himself. */
const arena = (match: TabletopMatch, pair: Both): TabletopMatch => {
  const ids = pair.map(({ id }) => id);
  const stays = (unit: AnyUnit): boolean =>
    unit.aboard !== undefined ? ids.includes(unit.aboard) : isCommand(match, unit) && !unit.routed;
  const isMet = (unit: AnyUnit): boolean =>
    unit.place !== undefined && pair.some((fighter) => areInContact(match, unit as Placed, fighter));
  const units = match.state.units.map((unit): AnyUnit => {
    const fighter = pair.find(({ id }) => id === unit.id);
    return (
      fighter ?? (stays(unit) && !isMet(unit) ? unit : { ...unit, place: undefined, aboard: undefined, routed: true })
    );
  });
  const state: TabletopState = { ...match.state, units, phase: 'melee', outcome: undefined };
  const frame = match.rules.phaseFrame('melee', state.initiative);
  return newMatch(match.rules, match.table, state, [frame], seededDice(SEED));
};

const standsOf = (unit: Unit | undefined): number => (unit && !unit.routed ? unit.stands.length : 0);

interface Heard {
  readonly casts: Map<UnitId, { readonly cast: Cast; readonly outflanks: boolean }>;
  /** The two as they were when the first dice fell. */
  met: readonly (Unit | undefined)[] | undefined;
}

/** An attack without dice is told, but nothing is thrown. */
const isAttack = ({ event, cause, count }: Event): boolean =>
  (event === 'throw' && cause === 'attack') || (event === 'attacked' && count === 0);

const asCast = (event: Event): Cast => castOf(event.event === 'throw' ? event : { ...event, sides: 6, needs: [] });

/** Plays the combat until both have attacked. */
const fought = (trial: TabletopMatch, [own, theirs]: Both): Heard => {
  const result: Heard = { casts: new Map(), met: undefined };
  const both = (): (Unit | undefined)[] => [own, theirs].map(({ id }) => findUnit(trial, id));
  const listen = (event: Event): boolean => {
    const { casts } = result;
    if (isAttack(event) && !casts.has(String(event['unit']))) {
      result.met ??= both();
      casts.set(String(event['unit']), { cast: asCast(event), outflanks: event['outflanking'] === true });
    }
    return casts.size === 2;
  };
  heard((tell) => {
    trial.tell = tell;
    begin(trial);
    for (let i = 0; i < MOST_ANSWERS && trial.decision; i++) {
      const { kind, options } = trial.decision;
      answer(trial, kind === 'rethrow' ? { do: 'keep' } : options[0]!);
    }
  }, listen);
  result.met ??= both();
  return result;
};

const NO_CAST = { event: 'throw', rule: '', count: 0, sides: 6, needs: [] };

const mayThrowAgain = (trial: TabletopMatch, unit: Placed): boolean =>
  query(trial, unit, 'command').inCommand.includes(unit.id);

/**
 * What the two would do to each other where they stand, or with the first one at another place: where a charge would
 * end. Undefined if they are not in contact there.
 */
export const clashOf = (match: TabletopMatch, unit: UnitId, target: UnitId, place?: Place): Clash | undefined => {
  const [mine, enemy] = [findUnit(match, unit), findUnit(match, target)];
  if (!mine || !enemy?.place || !(place ?? mine.place)) return undefined;
  const pair: Both = [{ ...mine, place: (place ?? mine.place)! }, enemy as Placed];
  if (!areInContact(match, ...pair)) return undefined;
  const trial = arena(match, pair);
  const again = pair.map((each) => mayThrowAgain(trial, each));
  const { casts, met } = fought(trial, pair);
  const attack = (i: 0 | 1): Attack => {
    const [self, other] = [pair[i], pair[i === 0 ? 1 : 0]];
    const after = met![i === 0 ? 1 : 0];
    const stands = standsOf(other) - standsOf(after);
    const { cast, outflanks = false } = casts.get(self.id) ?? { cast: castOf({ ...NO_CAST, side: self.side }) };
    return {
      unit: self.id,
      cast,
      outflanks: outflanks || stands > 0,
      again: again[i]! && cast.count > 0,
      sure: { hits: Math.max(0, (after?.hits ?? 0) - other.hits), stands },
    };
  };
  return { own: attack(0), theirs: attack(1) };
};
