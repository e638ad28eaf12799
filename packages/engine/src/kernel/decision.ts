/** What a player is asked, and what the engine says of the answers, so that nobody outside keeps lists of names. */
import type { Side } from './side.js';

export interface Choice {
  readonly do: string;
}

/**
 * What an answer amounts to. `declines`: things stay as they are. `closes`: and the side's share of the phase is over.
 * `actsLast`: something is done, and the share is over. `explained`: never offered; named so that a refusal can say why.
 */
export type Manner = 'acts' | 'declines' | 'closes' | 'actsLast' | 'explained';

/** The verbs (`do`) of the answers to a question with what each amounts to. */
export type Takes = Readonly<Record<string, Manner>>;

/** Verbs that all do something. */
export const acting = <Verb extends string>(verbs: readonly Verb[]): Readonly<Record<Verb, 'acts'>> =>
  Object.fromEntries(verbs.map((verb) => [verb, 'acts'])) as Record<Verb, 'acts'>;

/** What holds for all answers to a question. */
export interface Nature {
  /** An answer that names nobody is that of the one whom `about` has under this name. */
  readonly of?: string;
  /** Asked in the midst of something that ends by itself: how things stand is to be judged when it is over. */
  readonly within?: true;
  /** Asked of the other side while this one acts; it may let it pass. */
  readonly reply?: true;
  /** Asked of one after the other, in any order, until the side is done. */
  readonly again?: true;
  /** The answers are whole plans, of which the options are samples. */
  readonly plan?: true;
  /** Only an order in time: it cannot matter, for the same follows from every answer in the end. */
  readonly idle?: true;
}

/**
 * Why an answer needs no asking. `onlyOne`: there is no other. `sameEitherWay`: every other comes to the same.
 * `order`: it only says who goes first, and all come to the same in the end. `noDrawback`: no other is better.
 * `nothingToDo`: nothing would come of any other. `nobodyLeaves`: every other takes somebody out of the battle.
 */
export type Why = 'onlyOne' | 'sameEitherWay' | 'order' | 'noDrawback' | 'nothingToDo' | 'nobodyLeaves';

/** An answer that needs no asking. */
export interface Settled<Answer extends Choice = Choice> {
  readonly choice: Answer;
  readonly why: Why;
  /** The rule it follows from. */
  readonly rule: string;
  /** Another answer takes a unit out of the battle: whoever wants that says so beforehand, and is asked. */
  readonly leaving?: true;
}

declare const ABOUT: unique symbol;

/** What a player is asked now. Closed: these options and no others. Open: some good ones; `refusal` judges the rest. */
export interface Decision<Kind extends string = string, Answer extends Choice = Choice, About = unknown> {
  readonly side: Side;
  readonly kind: Kind;
  readonly open: boolean;
  readonly options: readonly Answer[];
  readonly takes: Takes;
  readonly nature: Nature;
  /** For the compiler alone: what `asked` will add. */
  readonly [ABOUT]?: About;
}

/** A decision with what it is about. */
export type AskedOf<D> = D extends Decision<string, infer _Answer, infer About> ? D & { readonly about: About } : never;

/** Nothing is done by it. */
export const declines = ({ takes }: Pick<Decision, 'takes'>, choice: Choice): boolean => {
  const manner = takes[choice.do];
  return manner === 'declines' || manner === 'closes';
};

/** With it the side's share of the phase is over. */
export const closes = ({ takes }: Pick<Decision, 'takes'>, choice: Choice): boolean => {
  const manner = takes[choice.do];
  return manner === 'closes' || manner === 'actsLast';
};

/** Whom the decision itself says the answers are of, where they do not name anybody. */
export const ownerOf = ({ nature, about }: { readonly nature: Nature; readonly about: unknown }): string | undefined =>
  nature.of === undefined ? undefined : (about as Readonly<Record<string, string | undefined>>)[nature.of];

const isOfKind = <A extends { readonly kind: string }, Kind extends A['kind']>(
  given: A,
  kind: Kind,
): given is Extract<A, { readonly kind: Kind }> => given.kind === kind;

/** What is asked, if it is of this kind. */
export const askedAs = <A extends { readonly kind: string }, Kind extends A['kind']>(
  given: A | undefined,
  kind: Kind,
): Extract<A, { readonly kind: Kind }> | undefined => (given && isOfKind(given, kind) ? given : undefined);
