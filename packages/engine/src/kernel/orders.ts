/**
 * Orders given before the question: what a side wants answered without being asked. Plain data, and nothing is promised
 * by it: the match judges an order when the question comes, and what the rules refuse then is asked after all.
 */
import { declines, type Choice, type Decision } from './decision.js';
import { about, refusal, same, type AnyMatch } from './match.js';
import type { Refusal } from './refusal.js';
import { settledBy } from './settled.js';
import { anything, constant, fields, integer, list, map, matching, oneOf, tagged, text, type Shape } from './wire.js';

/** Until when an order holds: the phase or turn in which it was given, or the match. */
export const ORDER_SPANS = ['phase', 'turn', 'match'] as const;
export type OrderSpan = (typeof ORDER_SPANS)[number];

/** What something that a decision is about must be: this, or a number between these. */
export type Test = string | number | boolean | { readonly least?: number; readonly most?: number };

/**
 * What is to be answered. `declines`: that nothing is done. `first`: what the rules propose. `settled`: what needs no
 * asking. `like`: the first option that has these. `this`: exactly so.
 */
export type Wish =
  | { readonly take: 'declines' }
  | { readonly take: 'first' }
  | { readonly take: 'settled' }
  | { readonly take: 'like'; readonly like: Readonly<Record<string, string | number | boolean>> }
  | { readonly take: 'this'; readonly choice: Choice };

export interface Order {
  /** The kind of the question; `reply`: any that the other side's acts lead to; `settled`: any that needs no asking. */
  readonly to: string;
  /** Only where the question is about these. */
  readonly if?: Readonly<Record<string, Test>> | undefined;
  /** The first of them that the rules allow. */
  readonly say: readonly Wish[];
  /** Where it is such a question, but not about these; without it the question is asked. */
  readonly otherwise?: readonly Wish[] | undefined;
  readonly until: OrderSpan;
}

/** Turn and phase of a match, by which an order comes to its end. */
export interface Hour {
  readonly turn: number;
  readonly phase: string;
}

export const hourOf = ({ state }: AnyMatch): Hour => {
  const { turn, phase } = state as Hour;
  return { turn, phase };
};

export const isInForce = ({ until }: Order, given: Hour, now: Hour): boolean =>
  until === 'match' || (given.turn === now.turn && (until === 'turn' || given.phase === now.phase));

/** Whether it is for a certain case, or for all questions of a kind. */
export const isForCase = (order: Order): boolean => order.if !== undefined;

const passes = (test: Test, value: unknown): boolean => {
  if (typeof test !== 'object') return test === value;
  return typeof value === 'number' && value >= (test.least ?? value) && value <= (test.most ?? value);
};

const isMeant = ({ to }: Order, match: AnyMatch, { kind, nature }: Decision): boolean => {
  if (to === 'reply') return nature.reply === true;
  return to === 'settled' ? settledBy(match) !== undefined : to === kind;
};

const isCase = (order: Order, facts: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(order.if ?? {}).every(([what, test]) => passes(test, facts[what]));

const choiceBy = (match: AnyMatch, { options, ...decision }: Decision, wish: Wish): Choice | undefined => {
  switch (wish.take) {
    case 'declines':
      return options.find((option) => declines(decision, option));
    case 'first':
      return options[0];
    case 'settled':
      return settledBy(match)?.choice;
    case 'like': {
      const wanted = Object.entries(wish.like);
      return options.find((option) => wanted.every(([what, value]) => same((option as never)[what], value)));
    }
    case 'this':
      return wish.choice;
    default:
      return wish satisfies never;
  }
};

/** What an order comes to: its answer; or none, and if the rules refuse what it wants, why. */
export type Ordered<O> =
  | { readonly order: O; readonly choice: Choice }
  | { readonly order: O; readonly choice?: undefined; readonly refusal?: Refusal | undefined };

const carriedOut = <O>(match: AnyMatch, order: O, wishes: readonly Wish[]): Ordered<O> => {
  let why: Refusal | undefined;
  for (const wish of wishes) {
    const choice = choiceBy(match, match.decision!, wish);
    const refused = choice && refusal(match, choice);
    if (choice && !refused) return { order, choice };
    why ??= refused;
  }
  return { order, refusal: why };
};

/**
 * What the orders of the side that is asked say to the waiting question; undefined: none is about it. A case that is met
 * goes before all others, and a later order before an earlier one.
 */
export const orderedBy = <O extends { readonly order: Order }>(
  match: AnyMatch,
  orders: readonly O[],
): Ordered<O> | undefined => {
  const { decision } = match;
  if (!decision || match.wanted) return undefined;
  const meant = orders.filter(({ order }) => isMeant(order, match, decision)).reverse();
  const facts = meant.some(({ order }) => order.if) ? about(match) : {};
  const met = meant.find(({ order }) => isForCase(order) && isCase(order, facts));
  if (met) return carriedOut(match, met, met.order.say);
  const other = meant.find(({ order }) => !isForCase(order) || order.otherwise !== undefined);
  return other && carriedOut(match, other, isForCase(other.order) ? other.order.otherwise! : other.order.say);
};

const name = text(40);
const number = integer(-1_000_000, 1_000_000);

/** A text, a number or a yes or no, and nothing else. */
const scalar: Shape<string | number | boolean> = {
  schema: { type: ['string', 'number', 'boolean'] },
  read: (given, path, faults) =>
    typeof given === 'number' || typeof given === 'boolean' ? given : name.read(given, path, faults),
};
const between = fields({}, { least: number, most: number });
const test: Shape<Test> = {
  schema: { anyOf: [scalar.schema, between.schema] },
  read: (given, path, faults) => (typeof given === 'object' ? between : scalar).read(given, path, faults),
};

const word = matching(/^[a-zA-Z]{1,40}$/, 'unit');
const wish = (choice: Shape<Choice>): Shape<Wish> =>
  tagged<Wish>('take', {
    declines: fields({ take: constant('declines') }),
    first: fields({ take: constant('first') }),
    settled: fields({ take: constant('settled') }),
    like: fields({ take: constant('like'), like: map(word, scalar) }),
    this: fields({ take: constant('this'), choice }),
  });

const MOST_WISHES = 8;

/** An order from outside; choices in it are read by the shape of their game, once that is known. */
export const orderShape = (choice: Shape<Choice> = anything as Shape<Choice>): Shape<Order> => {
  const wishes = list(wish(choice), MOST_WISHES);
  return fields({ to: word, say: wishes, until: oneOf(ORDER_SPANS) }, { if: map(word, test), otherwise: wishes });
};
