/** Wie das Deutsche Tatsachen der Zonenspiele sagt. */
import type { Face, Facing, Formation, Zone, ZonalKinds } from '@five-victories/engine/zonal';
import { asItIs } from '../../as-it-is.js';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { common, listed } from '../facts.js';
import { terrainName } from '../terrain.js';
import { standName, typeName } from './names.js';

const FACES: Readonly<Record<Face, string>> = {
  front: 'Front',
  left: 'linke Flanke',
  right: 'rechte Flanke',
  rear: 'Rücken',
};
const FACINGS: Readonly<Record<Facing, string>> = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' };
const FORMATIONS: Readonly<Record<Formation, string>> = {
  attack: 'Angriffsformation',
  defensive: 'Abwehrformation',
  open: 'lose Ordnung',
};
const QUALITIES: Readonly<Record<string, string>> = {
  green: 'unerfahren',
  seasoned: 'erfahren',
  veteran: 'kampferprobt',
};
const BARS = { artillery: 'ist Artillerie', defensive: 'steht in Abwehrformation' } as const;
/** Im Dativ: mit leichten Nahkampfwaffen. */
const WEAPONS: Readonly<Record<string, string>> = {
  light: 'leichten Nahkampfwaffen',
  hand: 'Nahkampfwaffen',
  pikes: 'Piken',
};

export const german = {
  ...common,
  zone: { say: (zone: Zone, { zoneName }: ZonalCast): string => zoneName?.(zone) ?? zone, blank: plain.blank },
  face: { say: (face: Face): string => FACES[face], blank: plain.blank },
  facing: { say: (facing: Facing): string => FACINGS[facing], blank: plain.blank },
  formation: { say: (formation: Formation): string => FORMATIONS[formation], blank: plain.blank },
  formations: {
    say: (formations: readonly Formation[]): string =>
      listed(
        formations.map((each) => FORMATIONS[each]),
        'oder',
      ),
    blank: plain.blank,
  },
  terrain: {
    say: (types: readonly string[]): string => listed(types.map(terrainName)),
    blank: plain.blank,
  },
  type: { say: (type: string, cast: ZonalCast): string => typeName(cast, type), blank: plain.blank },
  stand: { say: (letter: string, cast: ZonalCast): string => standName(cast, letter), blank: plain.blank },
  quality: { say: (quality: string): string => QUALITIES[quality] ?? quality, blank: plain.blank },
  weapon: { say: (weapon: string): string => WEAPONS[weapon] ?? weapon, blank: plain.blank },
  stands: plain,
  layout: plain,
  line: {
    say: (line: ZonalKinds['line']): string => line.replace('rank', 'Glied').replace('file', 'Rotte'),
    blank: plain.blank,
  },
  bar: { say: (bar: ZonalKinds['bar']): string => BARS[bar], blank: plain.blank },
  flag: asItIs<boolean>(),
  cells: { say: (cells: readonly string[]): string => cells.join(' '), blank: plain.blank },
} satisfies Speaker<ZonalKinds, ZonalCast>;

/** Ein deutscher Satz für jede Nummer eines Katalogs. */
export type German<C> = Sentences<C, typeof german>;
