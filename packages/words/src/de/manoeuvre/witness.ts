/** Wie Tatsachen von Ereignissen gesagt werden: was nur Splendid und Great sagen. */
import type { ManoeuvreEventKinds } from '@five-victories/engine/manoeuvre';
import type { SaidFacts, Speaker, Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { witnessOf as baseOf } from '../tabletop/witness.js';
import { german } from './facts.js';

export const witnessOf = (modifiers: Telling<MeasuredCast>) =>
  ({ ...baseOf(modifiers), deed: german.deed, weakness: german.weakness }) satisfies Speaker<
    ManoeuvreEventKinds,
    MeasuredCast
  >;

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
