/**
 * Messages as data: an id, and facts of known kinds. The engine has no words; a language has one function for each id
 * (packages/words). A catalogue says of every fact what it is, so that a language knows how to say it; `face?` is a
 * fact that may be missing.
 */
import type { Summand } from './event.js';
import type { Facts, Fault, Flaw, Refusal } from './refusal.js';

type KindIn<Kinds> = (keyof Kinds & string) | `${keyof Kinds & string}?`;
export type FactKinds<Kinds> = Readonly<Record<string, KindIn<Kinds>>>;
export type Catalogue<Kinds> = Readonly<Record<string, FactKinds<Kinds>>>;

type MaybeMissing<Facts> = { [F in keyof Facts]: Facts[F] extends `${string}?` ? F : never }[keyof Facts];
type FactOf<Kinds, Kind> = Kind extends `${infer Name}?`
  ? FactOf<Kinds, Name> | undefined
  : Kind extends keyof Kinds
    ? Kinds[Kind]
    : never;

/** The facts of one id. */
export type FactsOf<Kinds, Facts> = {
  readonly [F in Exclude<keyof Facts, MaybeMissing<Facts>>]: FactOf<Kinds, Facts[F]>;
} & { readonly [F in MaybeMissing<Facts>]?: FactOf<Kinds, Facts[F]> };

/** What may be said out of a catalogue. */
export type MessageOf<Kinds, C> = {
  [Id in keyof C & string]: { readonly id: Id; readonly facts: FactsOf<Kinds, C[Id]> };
}[keyof C & string];

/** The same where nobody knows the catalogue: in the kernel, in a list, on the wire. */
export interface Message {
  readonly id: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Ids without facts. */
export type PlainIn<C> = { [Id in keyof C & string]: keyof C[Id] extends never ? Id : never }[keyof C & string];

/** Facts are left out where there are none; what a summand adds it has already. */
type Given<Kinds, Facts> = Exclude<keyof Facts, 'by'> extends never ? [] : [facts: FactsOf<Kinds, Facts>];

export type Refuser<Kinds, C> = <Id extends keyof C & string>(
  rule: string,
  id: Id,
  ...facts: Given<Kinds, C[Id]>
) => Refusal;
export type Faulter<Kinds, C> = <Id extends keyof C & string>(
  path: string,
  rule: string | undefined,
  id: Id,
  ...facts: Given<Kinds, C[Id]>
) => Fault;
export type Flawer<Kinds, C> = <Id extends keyof C & string>(id: Id, ...facts: Given<Kinds, C[Id]>) => Flaw;

const NO_FACTS: Facts = {};

/**
 * `refuse` for one catalogue: a small record without words, and the compiler knows the facts of every id. Where the
 * catalogue is named as a type alone, `refuserOf<Kinds>()<typeof REFUSALS>()`, who plays a game need not load it.
 */
export const refuserOf =
  <Kinds>() =>
  <const C extends Catalogue<Kinds>>(_catalogue?: C): Refuser<Kinds, C> =>
  (rule: string, id: string, facts?: object): Refusal => ({
    rule,
    id,
    facts: (facts as Facts | undefined) ?? NO_FACTS,
  });

/** `fault` for one catalogue: where in something from outside, by which rule if any, and what. */
export const faulterOf =
  <Kinds>() =>
  <const C extends Catalogue<Kinds>>(_catalogue?: C): Faulter<Kinds, C> =>
  (path: string, rule: string | undefined, id: string, facts?: object): Fault => ({
    path,
    ...(rule === undefined ? {} : { rule }),
    id,
    facts: (facts as Facts | undefined) ?? NO_FACTS,
  });

export type Summander<Kinds, C> = <Id extends keyof C & string>(
  rule: string,
  by: number,
  id: Id,
  ...facts: Given<Kinds, C[Id]>
) => Summand;

/** One summand of dice or of a value. */
export const summandOf =
  <Kinds>() =>
  <const C extends Catalogue<Kinds>>(_catalogue?: C): Summander<Kinds, C> =>
  (rule: string, by: number, id: string, facts?: object): Summand => ({
    rule,
    by,
    id,
    facts: (facts as Facts | undefined) ?? NO_FACTS,
  });

/** What is wrong with something from outside where it is no matter of rules; with a rule it is made as a refusal is. */
export const flawOf =
  <Kinds>() =>
  <const C extends Catalogue<Kinds>>(_catalogue?: C): Flawer<Kinds, C> =>
  (id: string, facts?: object): Flaw => ({ id, facts: (facts as Facts | undefined) ?? NO_FACTS });
