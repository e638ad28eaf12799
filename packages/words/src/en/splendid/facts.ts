/** How English says facts: what only A Splendid Victory says. */
import type { SplendidKinds } from '@five-victories/engine/splendid';
import { asItIs } from '../../as-it-is.js';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { listed } from '../facts.js';
import { english as base } from '../manoeuvre/facts.js';

/** From the muzzle on. */
const BANDS = ['point blank', 'close', 'medium', 'long'];

/** Besides what it builds on. */
export const own = {
  flag: asItIs<boolean>(),
  types: {
    say: (types: readonly string[], cast: MeasuredCast): string =>
      listed(
        types.map((type) => base.type.say(type, cast)),
        'or',
      ),
    blank: plain.blank,
  },
  band: { say: (band: number): string => BANDS[band]!, blank: plain.blank },
};

export const english = { ...base, ...own } satisfies Speaker<SplendidKinds, MeasuredCast>;

export type English<C> = Sentences<C, typeof english>;
