/** How the facts of events are said: what only A Great Victory says. */
import type { GreatEventKinds } from '@five-victories/engine/great';
import type { SaidFacts, Speaker, Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { witnessOf as baseOf } from '../manoeuvre/witness.js';
import { own } from './facts.js';

export const witnessOf = (modifiers: Telling<MeasuredCast>) =>
  ({ ...baseOf(modifiers), ...own }) satisfies Speaker<GreatEventKinds, MeasuredCast>;

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
