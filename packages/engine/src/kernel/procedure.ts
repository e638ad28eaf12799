/** Procedures are tables of named steps; the place in them is a stack of plain frames. */
import type { Choice, Decision, Manner, Nature, Settled, Takes } from './decision.js';
import { dictionaryOf } from './dictionary.js';
import type { Refusal } from './refusal.js';
import type { Side } from './side.js';

/** A procedure: its steps in the order of the book with what each is given, what it remembers, what it returns. */
export interface Procedure<Steps, Memory = object, Result = void> {
  readonly steps: Steps;
  readonly memory: Memory;
  readonly result: Result;
}

/** What a step is given that waits for a player's answer: the answers, what is asked, and what it is about. */
export interface Answer<Given extends Choice, Kind extends string, About> {
  readonly answer: Given;
  readonly kind: Kind;
  readonly about: About;
}
type AnyAnswer = Answer<Choice, string, unknown>;

export type Name<Ps> = keyof Ps & string;
type StepsOf<Ps, P extends keyof Ps> = Ps[P] extends Procedure<infer S, infer _M, infer _R> ? S : never;
type MemoryOf<Ps, P extends keyof Ps> = Ps[P] extends Procedure<infer _S, infer M, infer _R> ? M : never;
type ResultOf<Ps, P extends keyof Ps> = Ps[P] extends Procedure<infer _S, infer _M, infer R> ? R : never;

/** All that the procedures of a family may ask: kind, answers and what each is about belong together. */
export type DecisionOf<Ps> = { [P in Name<Ps>]: AskedIn<StepsOf<Ps, P>> }[Name<Ps>];
type AskedIn<Steps> = { [S in keyof Steps]: Posed<Steps[S]> }[keyof Steps];
type Posed<Input> = [Input] extends [Answer<infer Given, infer Kind, infer About>]
  ? Decision<Kind, Given, About>
  : never;

/** A frame as it lies on the stack: plain data. */
export type FrameOf<Ps, P extends Name<Ps>> = {
  readonly procedure: P;
  readonly step: keyof StepsOf<Ps, P> & string;
} & MemoryOf<Ps, P>;

/** How a step of P may end. The compiler checks that the step which follows takes what it will be given. */
export type Next<Ps, P extends Name<Ps>> =
  | { readonly do: 'done'; readonly value: ResultOf<Ps, P> }
  | { [S in keyof StepsOf<Ps, P> & string]: NextStep<Ps, P, S, StepsOf<Ps, P>[S]> }[keyof StepsOf<Ps, P> & string];

type NextStep<Ps, P extends Name<Ps>, S, Input> = [Input] extends [AnyAnswer]
  ? Obeyed<'ask', S, MemoryOf<Ps, P>>
  : Called<Ps, P, S, Input> | ([void] extends [Input] ? Obeyed<'go', S, MemoryOf<Ps, P>> : never);

interface Obeyed<Verb, S, Memory> {
  readonly do: Verb;
  readonly step: S;
  readonly memory: Partial<Memory> | undefined;
}

type Called<Ps, P extends Name<Ps>, S, Input> = {
  [Q in Name<Ps>]: [ResultOf<Ps, Q>] extends [Input]
    ? Obeyed<'call', S, MemoryOf<Ps, P>> & { readonly frame: FrameOf<Ps, Q> }
    : never;
}[Name<Ps>];

/**
 * A question to a player. `options` are all legal answers; with `open` they are a few good ones out of many, and
 * `refusal` alone judges an answer. For a closed question `refusal` only explains why an answer is not among the options.
 */
export interface Question<M, Memory, Given extends Choice, N, Kind extends string = string, About = unknown> {
  readonly kind: Kind;
  /** The verbs (`do`) that `refusal` can speak of; any other is no answer to this question. */
  readonly takes: TakesOf<Given>;
  readonly nature?: NatureOf<About>;
  readonly open?: true;
  /**
   * The sides whose answers lie face down while this is asked: given already, and known to their owners alone until they
   * are revealed. Undefined: the answer is no secret.
   */
  secret?(match: M, memory: Memory): readonly Side[] | undefined;
  /** Why a secret answer came back to the side that is asked here again. */
  cameBack?(match: M, memory: Memory): readonly Refusal[] | undefined;
  side(match: M, memory: Memory): Side;
  /** What the decision is about, for whoever has to take it. */
  about(match: M, memory: Memory): About;
  options(match: M, memory: Memory): readonly Given[];
  refusal(match: M, memory: Memory, choice: Given): Refusal | undefined;
  /** An open question of several verbs: those it takes now, in this game. A closed one takes those of its options. */
  takesNow?(match: M, memory: Memory): readonly string[];
  /** What follows if a ruling made meanwhile has left nothing to choose; most questions always have an answer. */
  lapsed?(match: M, memory: Memory): N;
  /** The answer that needs no asking, if the decision is none. The loop asks all the same: this is for whoever shows it. */
  settled?(match: M, memory: Memory): Settled<Given> | undefined;
  /** Whether nothing would come of one of the options. */
  isVain?(match: M, memory: Memory, choice: Given): boolean;
  /** What follows from the answer. */
  answered(match: M, memory: Memory, choice: Given): N;
}

/** Every verb of the answers must be there; others are only explained. */
type TakesOf<Given extends Choice> = { readonly [V in Given['do']]: Exclude<Manner, 'explained'> } & Takes;
type NatureOf<About> = Omit<Nature, 'of'> & { readonly of?: Naming<About> };
/** What is text in `about`. */
type Naming<About> = { [K in keyof About]-?: About[K] extends string ? K : never }[keyof About] & string;

type Step<M, Memory, Input, N> = [Input] extends [Answer<infer Given, infer Kind, infer About>]
  ? Question<M, Memory, Given, N, Kind, About>
  : (match: M, memory: Memory, input: Input) => N;

/** The steps of P as they are written. */
export type Steps<Ps, P extends Name<Ps>, M> = {
  readonly [S in keyof StepsOf<Ps, P>]: Step<M, Readonly<MemoryOf<Ps, P>>, StepsOf<Ps, P>[S], Next<Ps, P>>;
};

/** All procedures of a family. */
export type Procedures<Ps, M> = { readonly [P in Name<Ps>]: Steps<Ps, P, M> };

export const go = <const S, X = undefined>(step: S, memory?: X) => ({ do: 'go', step, memory: memory as X }) as const;
export const ask = <const S, X = undefined>(step: S, memory?: X) => ({ do: 'ask', step, memory: memory as X }) as const;
export const call = <const F, const S, X = undefined>(frame: F, step: S, memory?: X) =>
  ({ do: 'call', frame, step, memory: memory as X }) as const;

const DONE = { do: 'done', value: undefined } as const;
export function done(): { readonly do: 'done'; readonly value: undefined };
export function done<const R>(value: R): { readonly do: 'done'; readonly value: R };
export function done(result?: unknown): object {
  return result === undefined ? DONE : { do: 'done', value: result };
}

// ---- the same, untyped, as the loop sees it ----------------------------------------------------------------------

export interface Frame {
  readonly procedure: string;
  readonly step: string;
}

/**
 * A frame as it lies on the stack. Its memory is the frame as it was called, or as a step last changed it, so that going
 * from step to step makes no copy of it.
 */
export interface Place {
  readonly procedure: string;
  readonly step: string;
  readonly memory: Frame;
}

export const placeOf = (frame: Frame): Place => ({ procedure: frame.procedure, step: frame.step, memory: frame });
export const frameOf = ({ step, memory }: Place): Frame => ({ ...memory, step });

export type AnyQuestion = Question<unknown, Frame, Choice, AnyNext>;
export type AnyNext =
  | { readonly do: 'done'; readonly value: unknown }
  | { readonly do: 'go' | 'ask'; readonly step: string; readonly memory: object | undefined }
  | { readonly do: 'call'; readonly step: string; readonly memory: object | undefined; readonly frame: Frame };
export type AnyStep = AnyQuestion | ((match: unknown, frame: Frame, input: unknown) => AnyNext);
export type AnyProcedures = Readonly<Record<string, Readonly<Record<string, AnyStep>>>>;

/** Procedures as the loop takes them: their steps were checked where they are written. */
export const untyped = (procedures: object): AnyProcedures =>
  dictionaryOf(
    Object.entries(procedures as AnyProcedures).map(([name, steps]) => [name, dictionaryOf(Object.entries(steps))]),
  );

/** Whether something from outside stands at a step of one of these procedures. What it remembers is not looked at. */
export const isFrame = (procedures: AnyProcedures, given: unknown): given is Frame => {
  if (typeof given !== 'object' || given === null) return false;
  const { procedure, step } = given as Partial<Frame>;
  if (typeof procedure !== 'string' || typeof step !== 'string') return false;
  return Object.hasOwn(procedures, procedure) && Object.hasOwn(procedures[procedure]!, step);
};
