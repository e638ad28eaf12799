/** Wie das Deutsche Tatsachen sagt: was nur Splendid und Great sagen. */
import type { ManoeuvreKinds, Weakness } from '@five-victories/engine/manoeuvre';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { deed } from '../deeds.js';
import { german as base } from '../tabletop/facts.js';

const WEAK: Readonly<Record<Weakness, string>> = {
  single: 'ist ein einzelner Stand',
  onePoint: 'hat nur noch einen Stärkepunkt',
  noPoints: 'hat keine Stärkepunkte mehr',
};

export const german = {
  ...base,
  deed,
  weakness: { say: (weakness: Weakness): string => WEAK[weakness], blank: plain.blank },
} satisfies Speaker<ManoeuvreKinds, MeasuredCast>;

export type German<C> = Sentences<C, typeof german>;
