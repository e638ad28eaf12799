/** What an order will come to, told before it is given: the same events as in the report, in the future tense. */
import type { Catalogue, Event } from '@five-victories/engine/kernel';
import { capital, sayerOf, type SaidFacts, type Speaker } from './language.js';
import type { Report } from './report.js';

/** Events that no order of a zone game leads to before its dice, or that whoever asks is told otherwise. */
export type ZonalUntold =
  | 'phase'
  | 'initiative'
  | 'quality'
  | 'placed'
  | 'setUpReturned'
  | 'throw'
  | 'fired'
  | 'allocated'
  | 'attacked'
  | 'withdrawn'
  | 'moves'
  | 'leaves'
  | 'commanderPlaced'
  | 'testWaived'
  | 'ends'
  | 'foughtOnFoot'
  | 'tested'
  | 'flinched'
  | 'rebased'
  | 'markersOff'
  | 'commanderMoved'
  | 'offersEnd'
  | 'conceded'
  | 'ruling'
  | 'outcome';

/** The same for the measured games. */
export type MeasuredUntold =
  | 'throw'
  | 'bounced'
  | 'conceded'
  | 'placed'
  | 'setUpReturned'
  | 'phase'
  | 'acted'
  | 'done'
  | 'unmarked'
  | 'redMarkersOff'
  | 'ends'
  | 'outcome'
  | 'ruling'
  | 'initiative'
  | 'quality'
  | 'commandQuality'
  | 'goesOn'
  | 'generated'
  | 'mustered';

/** One sentence for each event that can be foretold, or undefined where another event tells it. */
export type Foretold<C, S, Untold> = {
  readonly [Id in Exclude<keyof C, Untold>]: (facts: SaidFacts<C[Id], S>) => string | undefined;
};

type AnyForetold = Readonly<Record<string, (facts: Readonly<Record<string, unknown>>) => string | undefined>>;

export const foreteller = <Kinds, C extends Catalogue<Kinds>, Cast, S extends Speaker<Kinds, Cast>, Untold>(
  catalogue: C,
  speaker: S & Speaker<Kinds, Cast>,
  foretold: Foretold<C, S, Untold>,
): Report<Cast> => {
  const say = sayerOf<Cast>(catalogue, speaker);
  const tell = foretold as AnyForetold;
  return (cast, { event, ...facts }: Event) => {
    const said = Object.hasOwn(tell, event) ? say(event, facts, cast) : undefined;
    const told = said && tell[event]!(said);
    return told && capital(told);
  };
};
