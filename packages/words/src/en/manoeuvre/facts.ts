/** How English says facts: what only Splendid and Great say. */
import type { ManoeuvreKinds, Weakness } from '@five-victories/engine/manoeuvre';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { deed } from '../deeds.js';
import { english as base } from '../tabletop/facts.js';

const WEAK: Readonly<Record<Weakness, string>> = {
  single: 'is a single stand',
  onePoint: 'has one strength point left',
  noPoints: 'has no strength points left',
};

export const english = {
  ...base,
  deed,
  weakness: { say: (weakness: Weakness): string => WEAK[weakness], blank: plain.blank },
} satisfies Speaker<ManoeuvreKinds, MeasuredCast>;

export type English<C> = Sentences<C, typeof english>;
