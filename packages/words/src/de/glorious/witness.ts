/** Wie Tatsachen von Ereignissen gesagt werden: was nur A Glorious Victory sagt. */
import type { GloriousEventKinds, InitiativeCause } from '@five-victories/engine/glorious';
import { asItIs } from '../../as-it-is.js';
import { plain, type SaidFacts, type Speaker, type Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { witnessOf as baseOf } from '../tabletop/witness.js';
import { german } from './facts.js';

export const witnessOf = (modifiers: Telling<MeasuredCast>) =>
  ({
    ...german,
    ...baseOf(modifiers),
    initiativeCause: asItIs<InitiativeCause>(),
    /** Nach `nach`. */
    file: { say: (file: GloriousEventKinds['file']): string => german.edge.say(file).bare, blank: plain.blank },
  }) satisfies Speaker<GloriousEventKinds, MeasuredCast>;

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
