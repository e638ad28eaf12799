/** Events told as a witness would tell them. */
import type { Catalogue, Event } from '@five-victories/engine/kernel';
import { capital, sayerOf, type SaidFacts, type Speaker } from './language.js';

/** One sentence for each event, or undefined where another event tells it. */
export type Tales<C, S> = { readonly [Id in keyof C]: (facts: SaidFacts<C[Id], S>) => string | undefined };

type AnyTales = Readonly<Record<string, (facts: Readonly<Record<string, unknown>>) => string | undefined>>;

/** One sentence about an event, or undefined where another event tells it. */
export type Report<Cast> = (cast: Cast, event: Event) => string | undefined;

export const reporter = <Kinds, C extends Catalogue<Kinds>, Cast, S extends Speaker<Kinds, Cast>>(
  catalogue: C,
  speaker: S & Speaker<Kinds, Cast>,
  tales: Tales<C, S>,
): Report<Cast> => {
  const say = sayerOf<Cast>(catalogue, speaker);
  const tell = tales as AnyTales;
  return (cast, { event, ...facts }) => {
    const said = say(event, facts, cast);
    const told = said && tell[event]!(said);
    return told && capital(told);
  };
};
