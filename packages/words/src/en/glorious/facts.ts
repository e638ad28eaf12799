/** How English says facts: what only A Glorious Victory says. */
import type { GloriousKinds } from '@five-victories/engine/glorious';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { listed } from '../facts.js';
import { deed } from '../deeds.js';
import { english as base } from '../tabletop/facts.js';

const FEARED: Readonly<Record<GloriousKinds['feared'], string>> = { elephants: 'elephants', battle: 'Battles' };
const RARE: Readonly<Record<GloriousKinds['rare'], string>> = {
  knights: 'knights',
  elephants: 'elephants',
  mountedFoot: 'mounted foot',
};

export const english = {
  ...base,
  deed,
  feared: { say: (feared: GloriousKinds['feared']): string => FEARED[feared], blank: plain.blank },
  rare: { say: (rare: GloriousKinds['rare']): string => RARE[rare], blank: plain.blank },
  shapes: {
    say: (shapes: GloriousKinds['shapes']): string =>
      listed(
        shapes.map((ranks) => ranks.split(',').join(', ')),
        'or',
      ),
    blank: plain.blank,
  },
  oneOf: { say: (all: GloriousKinds['oneOf']): string => listed(all.map(String), 'or'), blank: plain.blank },
  /** Of several things that are wanted. */
  agreed: {
    say: (option: string, { atTable }: MeasuredCast): string =>
      atTable ? 'must be agreed on' : `need the option "${option}"`,
    blank: plain.blank,
  },
} satisfies Speaker<GloriousKinds, MeasuredCast>;

export type English<C> = Sentences<C, typeof english>;
