/**
 * What an attempt to engage would come to in hand-to-hand combat, if nobody reacts: the two units are put into contact
 * on a copy, and the engine fights that position. No number here is the table's own.
 */
import {
  answer,
  asked,
  askedAs,
  begin,
  declines,
  DiceWanted,
  forkWith,
  listedDice,
  type Choice,
  type Event,
  type Fault,
} from '@five-victories/engine/kernel';
import type { UnitId, ZonalChoice, ZonalMatch } from '@five-victories/engine/zonal';
import { castOf, type Cast } from './preview.js';

export interface Clash {
  readonly own: Cast;
  readonly theirs: Cast;
  /** How many of its own dice it may throw again, for a flank or a rear. */
  readonly again: number;
}

/** Enough of the best dice to pass any test. */
const PASSING = Array<number>(8).fill(1);
const MOST_ANSWERS = 6;

/** The match with the contact made, if the attempt leads there when all decline to react. */
const contactOf = (
  match: ZonalMatch,
  choices: readonly Choice[],
  unit: UnitId,
  target: UnitId,
): ZonalMatch | undefined => {
  const trial = forkWith(match, listedDice(PASSING));
  try {
    for (const choice of choices) answer(trial, choice);
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const { contacts } = trial.state.units[trial.state.index[unit]!]!;
      if (contacts.some((contact) => contact.with === target)) return trial;
      const { decision } = trial;
      if (!decision) return undefined;
      const options: readonly ZonalChoice[] = decision.options;
      const next = decision.kind === 'flank' ? options[0] : options.find((option) => declines(decision, option));
      if (!next) return undefined;
      answer(trial, next);
    }
  } catch (signal) {
    if (!(signal instanceof DiceWanted)) throw signal;
  }
  return undefined;
};

interface Written {
  readonly units: readonly { readonly id: UnitId; readonly contacts: readonly { readonly with: UnitId }[] }[];
  readonly [field: string]: unknown;
}

/** The position with these two only, at the beginning of hand-to-hand combat. */
const duel = (match: ZonalMatch, unit: UnitId, target: UnitId): unknown => {
  const {
    stack: _stack,
    shots: _shots,
    acting: _acting,
    outcome: _outcome,
    ...position
  } = match.rules.positionOf(match) as Written;
  const both = [unit, target];
  const units = position.units
    .filter(({ id }) => both.includes(id))
    .map((each) => ({ ...each, hits: 0, contacts: each.contacts.filter((contact) => both.includes(contact.with)) }));
  return { ...position, phase: 'melee', units };
};

/** Dice that miss, whoever throws them: whoever may throw again is asked. */
const MISSING = Array<number>(80).fill(6);

interface Fought {
  readonly throws: readonly Event[];
  /** By unit. */
  readonly again: Readonly<Record<UnitId, number>>;
}

const fought = (match: ZonalMatch, position: unknown): Fought => {
  const faults: Fault[] = [];
  const throws: Event[] = [];
  const again: Record<UnitId, number> = {};
  const trial = match.rules.open({ position }, listedDice(MISSING), 'duel', faults);
  if (!trial || faults.length > 0) return { throws, again };
  trial.tell = (event) => {
    if (event.event === 'throw' && event['cause'] === 'attack') throws.push(event);
  };
  begin(trial);
  for (let i = 0; i < MOST_ANSWERS && trial.decision && trial.state.phase === 'melee'; i++) {
    const rethrow = askedAs(asked(trial), 'rethrow');
    if (rethrow) again[rethrow.about.unit] = rethrow.about.most;
    answer(trial, trial.decision.options[0]!);
  }
  return { throws, again };
};

export const clashOf = (
  match: ZonalMatch,
  choices: readonly Choice[],
  unit: UnitId,
  target: UnitId,
): Clash | undefined => {
  const contact = contactOf(match, choices, unit, target);
  if (!contact) return undefined;
  const { throws, again } = fought(match, duel(contact, unit, target));
  const own = throws.find((event) => event['unit'] === unit);
  const theirs = throws.find((event) => event['unit'] === target);
  return own && theirs ? { own: castOf(own), theirs: castOf(theirs), again: again[unit] ?? 0 } : undefined;
};
