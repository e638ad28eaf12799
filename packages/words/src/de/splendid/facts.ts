/** Wie das Deutsche Tatsachen sagt: was nur A Splendid Victory sagt. */
import type { SplendidKinds } from '@five-victories/engine/splendid';
import { asItIs } from '../../as-it-is.js';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german as base } from '../manoeuvre/facts.js';
import { typeName } from '../tabletop/names.js';

/** Vom Rohr an. */
const BEREICHE = ['kürzeste', 'kurze', 'mittlere', 'weite'];

/** Außer dem, worauf es baut. */
export const own = {
  flag: asItIs<boolean>(),
  types: {
    say: (types: readonly string[], cast: MeasuredCast): string => types.map((type) => typeName(cast, type)).join(', '),
    blank: plain.blank,
  },
  /** Vor `Entfernung`. */
  band: { say: (band: number): string => BEREICHE[band]!, blank: plain.blank },
};

export const german = { ...base, ...own } satisfies Speaker<SplendidKinds, MeasuredCast>;

export type German<C> = Sentences<C, typeof german>;
