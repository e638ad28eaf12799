/** How English says facts: what only A Great Victory says. */
import type { GreatKinds } from '@five-victories/engine/great';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { listed } from '../facts.js';
import { english as base } from '../manoeuvre/facts.js';

const COMMANDERS: readonly string[] = ['commander', 'sub-commander'];

/** What a unit is: medium foot with pikes, light chariots, a commander. */
const beingOf = (type: string, { rules }: MeasuredCast): string => {
  const name = (rules?.types[type]?.name ?? type).toLowerCase();
  return COMMANDERS.includes(type) ? `a ${name}` : name;
};

/** Where the other stand goes. */
const BESIDE: Readonly<Record<GreatKinds['beside'], string>> = {
  left: 'to the left',
  right: 'to the right',
  front: 'in front',
  behind: 'behind',
};

const SHARES: Readonly<Record<GreatKinds['share'], string>> = {
  foot: 'foot units',
  mounted: 'mounted units',
  elephants: 'elephants',
  artillery: 'artillery units',
};

/** Besides what it builds on. */
export const own = {
  being: { say: beingOf, blank: plain.blank },
  beside: { say: (side: GreatKinds['beside']): string => BESIDE[side], blank: plain.blank },
  besides: {
    say: (sides: GreatKinds['besides']): string =>
      listed(
        sides.map((side) => BESIDE[side]),
        'or',
      ),
    blank: plain.blank,
  },
  share: { say: (share: GreatKinds['share']): string => SHARES[share], blank: plain.blank },
  points: { say: (points: number): string => String(points), blank: plain.blank },
  weight: plain,
  kindOfUnit: plain,
};

export const english = { ...base, ...own } satisfies Speaker<GreatKinds, MeasuredCast>;

export type English<C> = Sentences<C, typeof english>;
