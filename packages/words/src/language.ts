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

/** The facts of one id as the speaker says them. */
export type SaidFacts<Facts, S> = { readonly [F in keyof Facts]: SaidAs<S, Facts[F]> };

/** One function for each id, from its facts as the speaker says them. */
export type Sentences<C, S> = { readonly [Id in keyof C]: (facts: SaidFacts<C[Id], S>) => string };

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
type AnyCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;
type AnySpeaker = Readonly<Record<string, AnyKind>>;
type AnySaid = Readonly<Record<string, Said | undefined>>;
type AnySentences = Readonly<Record<string, (facts: AnySaid) => string>>;

const each = (
  facts: Readonly<Record<string, string>>,
  speaker: object,
  say: (name: string, kind: AnyKind) => unknown,
) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, kind]) => [name, say(name, (speaker as AnySpeaker)[kind.replace('?', '')]!)]),
  ) as AnySaid;

/** Facts of an id as a speaker says them; undefined for what is not in the catalogue. */
export const sayerOf =
  <Cast>(catalogue: AnyCatalogue, speaker: object) =>
  (id: string, facts: Readonly<Record<string, unknown>>, cast: Cast): AnySaid | undefined =>
    Object.hasOwn(catalogue, id)
      ? each(catalogue[id]!, speaker, (name, kind) =>
          facts[name] === undefined ? undefined : kind.say(facts[name], cast),
        )
      : undefined;

/** Phrases stand inside a sentence; sentences begin with a capital. Ids and facts were checked where they are written. */
export const telling = <Kinds, C extends Catalogue<Kinds>, Cast, S extends Speaker<Kinds, Cast>>(
  catalogue: C,
  speaker: S & Speaker<Kinds, Cast>,
  sentences: Sentences<C, S>,
  as: 'sentence' | 'phrase' = 'sentence',
): Telling<Cast> => {
  const kinds: AnyCatalogue = catalogue;
  const say = sayerOf<Cast>(catalogue, speaker);
  const written = as === 'phrase' ? (text: string): string => text : capital;
  const made = (id: string, said: AnySaid): string => written((sentences as AnySentences)[id]!(said));
  return {
    tell: (cast, { id, facts }) => {
      const said = say(id, facts, cast);
      return said && made(id, said);
    },
    template: (id) =>
      Object.hasOwn(kinds, id)
        ? made(
            id,
            each(kinds[id]!, speaker, (name, kind) => kind.blank(name)),
          )
        : undefined,
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
