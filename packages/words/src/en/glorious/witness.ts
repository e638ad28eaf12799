/** How the facts of events are said: what only A Glorious Victory says. */
import type { GloriousEventKinds, InitiativeCause } from '@five-victories/engine/glorious';
import { asItIs } from '../../as-it-is.js';
import { plain, type SaidFacts, type Speaker, type Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { witnessOf as baseOf } from '../tabletop/witness.js';
import { english } from './facts.js';

export const witnessOf = (modifiers: Telling<MeasuredCast>) =>
  ({
    ...english,
    ...baseOf(modifiers),
    initiativeCause: asItIs<InitiativeCause>(),
    file: plain,
  }) satisfies Speaker<GloriousEventKinds, MeasuredCast>;

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
