/** Wie das Deutsche Tatsachen sagt: was nur A Great Victory sagt. */
import type { GreatKinds } from '@five-victories/engine/great';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { listed } from '../facts.js';
import { german as base } from '../manoeuvre/facts.js';
import { typeName } from '../tabletop/names.js';

/** Wohin der andere Stand kommt. */
const NEBEN: Readonly<Record<GreatKinds['beside'], string>> = {
  left: 'nach links',
  right: 'nach rechts',
  front: 'nach vorn',
  behind: 'nach hinten',
};

const ANTEILE: Readonly<Record<GreatKinds['share'], string>> = {
  foot: 'Fußvolk',
  mounted: 'Berittene',
  elephants: 'Elefanten',
  artillery: 'Geschütze',
};

const KLASSEN: Readonly<Record<GreatKinds['weight'], string>> = { light: 'leicht', medium: 'mittel', heavy: 'schwer' };

const ARTEN: Readonly<Record<GreatKinds['kindOfUnit'], string>> = {
  foot: 'Fußvolk',
  horse: 'Reiter',
  camels: 'Kamelreiter',
  chariots: 'Streitwagen',
  elephants: 'Elefanten',
  artillery: 'Artillerie',
  command: 'Feldherr',
};

/** Außer dem, worauf es baut. */
export const own = {
  /** In Klammern hinter dem Namen. */
  being: { say: (type: string, cast: MeasuredCast): string => typeName(cast, type), blank: plain.blank },
  beside: { say: (side: GreatKinds['beside']): string => NEBEN[side], blank: plain.blank },
  besides: {
    say: (sides: GreatKinds['besides']): string =>
      listed(
        sides.map((side) => NEBEN[side]),
        'oder',
      ),
    blank: plain.blank,
  },
  share: { say: (share: GreatKinds['share']): string => ANTEILE[share], blank: plain.blank },
  points: { say: (points: number): string => String(points).replace('.', ','), blank: plain.blank },
  weight: { say: (weight: GreatKinds['weight']): string => KLASSEN[weight], blank: plain.blank },
  kindOfUnit: { say: (kind: GreatKinds['kindOfUnit']): string => ARTEN[kind], blank: plain.blank },
};

export const german = { ...base, ...own } satisfies Speaker<GreatKinds, MeasuredCast>;

export type German<C> = Sentences<C, typeof german>;
