/** The loop: run to the next real choice, take the answer, go on. No wargame in here. */
import type { AskedOf, Choice, Decision, Nature, Takes } from './decision.js';
import { copyDice, DiceWanted, roll, seededDice, type Dice, type Throw } from './dice.js';
import type { Listener, Event } from './event.js';
import type { Log } from './log.js';
import {
  frameOf,
  placeOf,
  type AnyNext,
  type AnyProcedures,
  type AnyQuestion,
  type Frame,
  type Place,
} from './procedure.js';
import type { Refusal } from './refusal.js';
import type { Side } from './side.js';
import { refuse } from './messages.js';

export type { Choice } from './decision.js';

/** What the kernel must know of a game. */
export interface Rules<M, State> {
  readonly id: string;
  readonly version: string;
  /** The rule of the sequence of play, for answers to what was not asked. */
  readonly sequence: string;
  readonly procedures: AnyProcedures;
  /** A copy that shares everything that is replaced on write. */
  copy(state: State): State;
  /** The state as digests see it, where a family knows more than one of its games. */
  digested?(state: State): unknown;
  /** A frame as the first format had it, so that a renaming leaves the digests of old records as they are. */
  digestedFrame?(frame: Frame): Frame;
  /** What may be said at any time by either side: a refusal, or a frame to be played before the waiting decision. */
  interruptRefusal(match: M, side: Side, choice: Choice): Refusal | undefined;
  interrupt(match: M, side: Side, choice: Choice): Frame | 'over' | 'noted';
}

/** An answer as the record keeps it; an interrupt also says whose it is. */
export type Said = { readonly choice: Choice } | { readonly choice: Choice; readonly by: Side };

/** A throw that waits for dice from a player's hand, and the answer that led to it. */
export interface Wanted {
  readonly throw: Throw;
  readonly choice: Choice | undefined;
  readonly by: Side | undefined;
}

/** Dice from a player's hand are waited for. */
interface DiceChoice {
  readonly do: 'dice';
  readonly dice: readonly number[];
}
export type DiceDecision = Decision<'dice', DiceChoice, { readonly throw: Throw }>;

export interface Match<State = unknown, R = Rules<never, never>, Table = unknown, D extends Decision = Decision> {
  readonly rules: R;
  /** What follows from the options of the match; shared by all its copies. */
  table: Table;
  state: State;
  stack: Place[];
  dice: Dice;
  decision: D | undefined;
  wanted: Wanted | undefined;
  tell: Listener | undefined;
  /** How the match began and what has been said since, when a record is kept. */
  log: Log | undefined;
}

// The loop treats all games alike, so it sees their matches without types; steps are checked where they are written.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyMatch = Match<any, Rules<any, any>, any>;

const assembled = <State, R extends Rules<never, State>, Table, D extends Decision>(
  rules: R,
  table: Table,
  state: State,
  stack: Place[],
  dice: Dice,
): Match<State, R, Table, D> => ({
  rules,
  table,
  state,
  stack,
  dice,
  decision: undefined,
  wanted: undefined,
  tell: undefined,
  log: undefined,
});

/** A match that stands at these frames; `begin` runs it to its first decision. */
export const newMatch = <State, R extends Rules<never, State>, Table, D extends Decision>(
  rules: R,
  table: Table,
  state: State,
  frames: readonly Frame[],
  dice: Dice,
): Match<State, R, Table, D> => assembled(rules, table, state, frames.map(placeOf), dice);

/** The step of a procedure where this place is. */
export const stepAt = (match: AnyMatch, place: Place) => {
  const step = match.rules.procedures[place.procedure]?.[place.step];
  if (step === undefined) throw new Error(`There is no step ${place.procedure}.${place.step}.`);
  return step;
};

/** The question that is waiting. */
export const waiting = (match: AnyMatch): { question: AnyQuestion; memory: Frame } => {
  const place = match.stack.at(-1);
  const question = place && stepAt(match, place);
  if (!place || !question || typeof question === 'function') throw new Error('No decision is waiting.');
  return { question, memory: place.memory };
};

const PLAIN: Nature = {};

/** Asks, unless one closed option is left: then that one is taken. */
const pose = (match: AnyMatch, question: AnyQuestion, memory: Frame): AnyNext | undefined => {
  const options = question.options(match, memory);
  if (question.open !== true) {
    if (options.length === 1) return question.answered(match, memory, options[0]!);
    if (options.length === 0) {
      if (question.lapsed) return question.lapsed(match, memory);
      throw new Error(`The decision "${question.kind}" has no options.`);
    }
  }
  match.decision = {
    side: question.side(match, memory),
    kind: question.kind,
    open: question.open === true,
    options,
    takes: question.takes,
    nature: question.nature ?? PLAIN,
  };
  return undefined;
};

/** Takes the step where the match stands; `input` is what a call brought back. */
const take = (match: AnyMatch, place: Place, input: unknown): AnyNext | undefined => {
  const step = stepAt(match, place);
  return typeof step === 'function' ? step(match, place.memory, input) : pose(match, step, place.memory);
};

/** Far more steps than any game takes between two decisions: a match that gets there goes round in circles. */
const MOST_STEPS = 100_000;

/** Not two spreads in one literal, which cost six times as much. */
const withMore = (memory: Frame, more: object): Frame => Object.assign({}, memory, more);

/** Obeys what a step returned until somebody must decide or all is over. */
const obey = (match: AnyMatch, first: AnyNext | undefined): void => {
  const { stack } = match;
  let next = first;
  for (let steps = 0; next !== undefined; steps++) {
    if (steps > MOST_STEPS) throw new Error('The match goes on for ever without a decision.');
    let input: unknown;
    if (next.do === 'done') {
      stack.pop();
      input = next.value;
    } else {
      const top = stack.length - 1;
      const { procedure, memory } = stack[top]!;
      stack[top] = { procedure, step: next.step, memory: next.memory ? withMore(memory, next.memory) : memory };
      if (next.do === 'call') stack.push(placeOf(next.frame));
    }
    const place = stack.at(-1);
    if (place === undefined) {
      match.decision = undefined;
      return;
    }
    next = take(match, place, input);
  }
};

const resume = (match: AnyMatch): void => {
  const place = match.stack.at(-1);
  if (place !== undefined) obey(match, take(match, place, undefined));
};

const carryOut = (match: AnyMatch, choice: Choice | undefined, by: Side | undefined): void => {
  if (choice === undefined) return resume(match);
  if (by === undefined) {
    const { question, memory } = waiting(match);
    return obey(match, question.answered(match, memory, choice));
  }
  const frame = match.rules.interrupt(match, by, choice);
  if (frame === 'over') {
    match.stack.length = 0;
    match.decision = undefined;
  } else if (frame !== 'noted') {
    match.stack.push(placeOf(frame));
    resume(match);
  }
};

const DICE: Takes = { dice: 'acts' };

/** Lets the match wait for dice from a player's hand. */
export const waitForDice = (match: AnyMatch, wanted: Wanted): void => {
  match.wanted = wanted;
  match.decision = { side: wanted.throw.side, kind: 'dice', open: true, options: [], takes: DICE, nature: PLAIN };
};

/** As `carryOut`, but when dice run out the match is as it was before. */
const attempt = (match: AnyMatch, choice: Choice | undefined, by: Side | undefined): void => {
  if (match.dice.from === 'seed') return carryOut(match, choice, by);
  const { table, state, stack, decision, dice, tell } = match;
  const before = dice.next;
  const told: Event[] = [];
  match.state = match.rules.copy(state);
  match.stack = [...stack];
  if (tell) match.tell = (event) => told.push(event);
  try {
    carryOut(match, choice, by);
  } catch (signal) {
    Object.assign(match, { table, state, stack, decision, tell });
    dice.next = before;
    if (!(signal instanceof DiceWanted) || dice.from === 'list') throw signal;
    waitForDice(match, { throw: signal.wanted, choice, by });
    return;
  }
  match.tell = tell;
  for (const event of told) tell?.(event);
  if (dice.from === 'hand') {
    dice.list.length = 0;
    dice.next = 0;
  }
};

/** Runs a match to its first decision. */
export const begin = (match: AnyMatch): void => attempt(match, undefined, undefined);

/** Plays an answer to the waiting decision. Trusts its caller: whatever comes from outside asks `refusal` first. */
export const answer = (match: AnyMatch, choice: Choice): void => {
  const { wanted, dice } = match;
  if (wanted !== undefined && dice.from === 'hand') {
    dice.list.push(...(choice as DiceChoice).dice);
    match.wanted = undefined;
    attempt(match, wanted.choice, wanted.by);
  } else {
    attempt(match, choice, undefined);
  }
  match.log?.said.push({ choice });
};

/** Conceding and the like: by either side, at any decision. */
export const interrupt = (match: AnyMatch, by: Side, choice: Choice): void => {
  if (match.wanted) interruptThrow(match, by, choice);
  else attempt(match, choice, by);
  match.log?.said.push({ choice, by });
};

/** While dice are being entered nothing can be asked, but the match can be given up. */
const interruptThrow = (match: AnyMatch, by: Side, choice: Choice): void => {
  const said = match.rules.interrupt(match, by, choice);
  if (said === 'noted') return;
  if (said !== 'over') throw new Error('Nothing can be asked while dice are being entered.');
  match.wanted = undefined;
  match.decision = undefined;
  match.stack.length = 0;
  if (match.dice.from === 'hand') match.dice.list.length = 0;
};

export const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a).filter(([, value]) => value !== undefined);
  const right = Object.entries(b).filter(([, value]) => value !== undefined);
  return left.length === right.length && left.every(([key, value]) => same(value, (b as Record<string, unknown>)[key]));
};

const diceRefusal = ({ throw: { count, sides, rule } }: Wanted, choice: Choice): Refusal | undefined => {
  const dice = 'dice' in choice && choice.dice;
  const fits =
    Array.isArray(dice) && dice.length === count && dice.every((d) => Number.isInteger(d) && d >= 1 && d <= sides);
  return choice.do === 'dice' && fits ? undefined : refuse(rule, 'diceToEnter', { count, sides });
};

/** The verbs of these choices, each once. */
export const verbsIn = (choices: readonly Choice[]): string[] => [...new Set(choices.map((choice) => choice.do))];

const takenNow = (match: AnyMatch, { open, options, takes }: Decision, question: AnyQuestion, memory: Frame) =>
  open ? (question.takesNow?.(match, memory) ?? Object.keys(takes)) : verbsIn(options);

/** Why the choice may not be made, or undefined. */
export const refusal = (match: AnyMatch, choice: Choice): Refusal | undefined => {
  if (match.wanted) return diceRefusal(match.wanted, choice);
  const { decision } = match;
  if (decision === undefined) return refuse(match.rules.sequence, 'matchIsOver');
  // What the engine itself offers is legal.
  if (decision.options.includes(choice)) return undefined;
  const { question, memory } = waiting(match);
  const { kind } = decision;
  if (!Object.hasOwn(decision.takes, choice.do))
    return refuse(match.rules.sequence, 'noAnswer', {
      verb: choice.do,
      kind,
      verbs: takenNow(match, decision, question, memory),
    });
  if (decision.open) return question.refusal(match, memory, choice);
  if (decision.options.some((option) => option.do === choice.do && same(option, choice))) return undefined;
  return question.refusal(match, memory, choice) ?? refuse(match.rules.sequence, 'notAmongAnswers', { kind });
};

export const interruptRefusal = (match: AnyMatch, by: Side, choice: Choice): Refusal | undefined => {
  if (match.decision === undefined) return refuse(match.rules.sequence, 'matchIsOver');
  return match.rules.interruptRefusal(match, by, choice);
};

/** Where in its procedures the match stands, as plain frames. */
export const framesOf = (match: AnyMatch): Frame[] => match.stack.map(frameOf);

/** What the waiting decision is about. */
export const about = (match: AnyMatch): Readonly<Record<string, unknown>> => {
  if (match.wanted) return { throw: match.wanted.throw };
  const { question, memory } = waiting(match);
  return question.about(match, memory) as Readonly<Record<string, unknown>>;
};

/** The waiting decision with what it is about, worked out now: for whoever shows it. Searches do without. */
export const asked = <M extends AnyMatch>(match: M): AskedOf<NonNullable<M['decision']>> | undefined =>
  match.decision && ({ ...match.decision, about: about(match) } as AskedOf<NonNullable<M['decision']>>);

const copyWith = (match: AnyMatch, dice: Dice): AnyMatch => {
  const copy: AnyMatch = assembled(match.rules, match.table, match.rules.copy(match.state), [...match.stack], dice);
  copy.decision = match.decision;
  return copy;
};

/** As `fork`, with these dice. A throw that waits for a player's hand is made with them at once. */
export const forkWith = <M extends AnyMatch>(match: M, dice: Dice): M => {
  const copy = copyWith(match, dice) as M;
  if (match.wanted) attempt(copy, match.wanted.choice, match.wanted.by);
  return copy;
};

/** A copy to try things on: silent, unrecorded, with dice of its own, so that nobody reads the dice to come. */
export const fork = <M extends AnyMatch>(match: M, seed: number): M => forkWith(match, seededDice(seed));

/** An exact copy, dice included. */
export const copyOf = <M extends AnyMatch>(match: M): M =>
  Object.assign(copyWith(match, copyDice(match.dice)), { wanted: match.wanted }) as M;

/** A throw that waits for a player's hand, with all that it is about and the match as it stands before the dice. */
export interface Awaited<M> {
  readonly throw: Throw;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly match: M;
  /** What has happened since the answer that led to it. */
  readonly events: readonly Event[];
}

/** The answer is played on a copy with the dice that have been entered, as far as they last. */
export const awaited = <M extends AnyMatch>(match: M): Awaited<M> | undefined => {
  const { wanted, dice } = match;
  if (!wanted || dice.from === 'seed') return undefined;
  const copy = copyWith(match, copyDice(dice)) as M;
  const events: Event[] = [];
  copy.tell = (event) => events.push(event);
  try {
    carryOut(copy, wanted.choice, wanted.by);
  } catch (signal) {
    if (!(signal instanceof DiceWanted)) throw signal;
    copy.decision = match.decision;
    copy.tell = undefined;
    return { throw: signal.wanted, facts: signal.facts, match: copy, events };
  }
  return undefined;
};

/** Throws dice and tells of it. Returns the results in the order in which they are read. */
export const throwDice = (match: AnyMatch, wanted: Throw, facts?: Readonly<Record<string, unknown>>): number[] => {
  const dice = wanted.count > 0 ? roll(match.dice, wanted, facts) : [];
  match.tell?.({ event: 'throw', ...wanted, ...facts, dice });
  return dice;
};
