/** What a language is: how it says facts of each kind, and one sentence for each message. The compiler wants all of them. */
import type { Catalogue, Message } from '@five-victories/engine/kernel';

/** A fact as a sentence takes it: a text, or a record of the forms that the language has for it. */
export type Said = string | object | boolean;

/** One entry for each kind of fact. `blank` stands for a fact that is not known: `{unit}`. */
export type Speaker<Kinds, Cast> = {
  readonly [K in keyof Kinds]: { say(fact: Kinds[K], cast: Cast): Said; blank(name: string): Said };
};

type SaidAs<S, Kind> = Kind extends `${infer Name}?`
  ? SaidAs<S, Name> | undefined
  : Kind extends keyof S
    ? S[Kind] extends { say(fact: never, cast: never): infer R }
      ? R
      : never
    : never;

/** One function for each id, from its facts as the speaker says them. */
export type Sentences<C, S> = {
  readonly [Id in keyof C]: (facts: { readonly [F in keyof C[Id]]: SaidAs<S, C[Id][F]> }) => string;
};

/** A catalogue in one language. */
export interface Telling<Cast> {
  /** The sentence, with the names of this match; undefined for what is not in the catalogue. */
  tell(cast: Cast, message: Message): string | undefined;
  /** The sentence with blanks in place of facts: to look it up, to list it. */
  template(id: string): string | undefined;
  readonly ids: readonly string[];
  /** The kinds of the facts of an id. */
  kindsOf(id: string): Readonly<Record<string, string>>;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

interface AnyKind {
  say(fact: unknown, cast: unknown): Said;
  blank(name: string): Said;
}
type AnySentences = Readonly<Record<string, (facts: Readonly<Record<string, Said | undefined>>) => string>>;

/** Ids and facts were checked where they are written; here they are only put together. */
export const telling = <Kinds, C extends Catalogue<Kinds>, Cast, S extends Speaker<Kinds, Cast>>(
  catalogue: C,
  speaker: S & Speaker<Kinds, Cast>,
  sentences: Sentences<C, S>,
): Telling<Cast> => {
  const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogue;
  const how = speaker as Readonly<Record<string, AnyKind>>;
  const say = sentences as AnySentences;
  const made = (id: string, fact: (name: string, kind: AnyKind) => Said | undefined): string | undefined => {
    if (!Object.hasOwn(kinds, id)) return undefined;
    const said = Object.entries(kinds[id]!).map(([name, kind]) => [name, fact(name, how[kind.replace('?', '')]!)]);
    return capital(say[id]!(Object.fromEntries(said) as Readonly<Record<string, Said>>));
  };
  return {
    tell: (cast, { id, facts }) =>
      made(id, (name, kind) => (facts[name] === undefined ? undefined : kind.say(facts[name], cast))),
    template: (id) => made(id, (name, kind) => kind.blank(name)),
    ids: Object.keys(kinds),
    kindsOf: (id) => kinds[id] ?? {},
  };
};

/** Several catalogues as one: the first that has an id tells it. */
export const togetherTold = <Cast>(all: readonly Telling<Cast>[]): Telling<Cast> => {
  const firstWith = (id: string): Telling<Cast> | undefined => all.find(({ ids }) => ids.includes(id));
  return {
    tell: (cast, message) => firstWith(message.id)?.tell(cast, message),
    template: (id) => firstWith(id)?.template(id),
    ids: all.flatMap(({ ids }) => ids),
    kindsOf: (id) => firstWith(id)?.kindsOf(id) ?? {},
  };
};

/** A fact said as it is. */
export const plain = {
  say: (fact: string): string => fact,
  blank: (name: string): string => `{${name}}`,
};
