/** How English says facts of the zone games. */
import type { Face, Facing, Formation, Zone, ZonalKinds } from '@five-victories/engine/zonal';
import { asItIs } from '../../as-it-is.js';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { common, listed } from '../facts.js';
import { typeName } from './names.js';

const FACES: Readonly<Record<Face, string>> = {
  front: 'front',
  left: 'left flank',
  right: 'right flank',
  rear: 'rear',
};
const FACINGS: Readonly<Record<Facing, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const FORMATIONS: Readonly<Record<Formation, string>> = {
  attack: 'attack formation',
  defensive: 'a defensive formation',
  open: 'open order',
};

/** As it follows `is`. */
const BARS = { artillery: 'artillery', defensive: 'in a defensive formation' } as const;

const WEAPONS: Readonly<Record<string, string>> = {
  light: 'Light Hand-to-Hand weapons',
  hand: 'Hand-to-Hand weapons',
};

export const english = {
  ...common,
  zone: { say: (zone: Zone, { zoneName }: ZonalCast): string => zoneName?.(zone) ?? zone, blank: plain.blank },
  face: { say: (face: Face): string => FACES[face], blank: plain.blank },
  facing: { say: (facing: Facing): string => FACINGS[facing], blank: plain.blank },
  formation: { say: (formation: Formation): string => FORMATIONS[formation], blank: plain.blank },
  formations: {
    say: (formations: readonly Formation[]): string =>
      listed(
        formations.map((each) => FORMATIONS[each]),
        'or',
      ),
    blank: plain.blank,
  },
  terrain: { say: (types: readonly string[]): string => listed(types), blank: plain.blank },
  type: { say: (type: string, cast: ZonalCast): string => typeName(cast, type), blank: plain.blank },
  stand: {
    say: (letter: string, { rules }: ZonalCast): string => rules?.stands[letter]?.name ?? letter,
    blank: plain.blank,
  },
  quality: plain,
  weapon: { say: (weapon: string): string => WEAPONS[weapon] ?? weapon, blank: plain.blank },
  stands: plain,
  layout: plain,
  line: plain,
  bar: { say: (bar: ZonalKinds['bar']): string => BARS[bar], blank: plain.blank },
  flag: asItIs<boolean>(),
  cells: { say: (cells: readonly string[]): string => cells.join(' '), blank: plain.blank },
} satisfies Speaker<ZonalKinds, ZonalCast>;

/** One English sentence for each id of a catalogue. */
export type English<C> = Sentences<C, typeof english>;
