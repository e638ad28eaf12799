/** Wie Tatsachen von Ereignissen gesagt werden: was nur A Splendid Victory sagt. */
import type { SplendidEventKinds } from '@five-victories/engine/splendid';
import { plain, type SaidFacts, type Speaker, type Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { witnessOf as baseOf } from '../manoeuvre/witness.js';
import { listed } from '../facts.js';
import { timesEach } from '../../times.js';
import { german, own } from './facts.js';

const kindsOf = (types: readonly string[], cast: MeasuredCast): string =>
  listed(timesEach(types, (type) => german.type.say(type, cast)));

export const witnessOf = (modifiers: Telling<MeasuredCast>) =>
  ({
    ...baseOf(modifiers),
    ...own,
    thrown: { say: kindsOf, blank: plain.blank },
    fielded: {
      say: (units: SplendidEventKinds['fielded'], cast: MeasuredCast): string =>
        kindsOf(
          units.map(({ type }) => type),
          cast,
        ),
      blank: plain.blank,
    },
  }) satisfies Speaker<SplendidEventKinds, MeasuredCast>;

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
