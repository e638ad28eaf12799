/** Wie das Deutsche Tatsachen der Zonenspiele sagt. */
import type { Face, Facing, Formation, Zone, ZonalKinds } from '@five-victories/engine/zonal';
import { plain, type Sentences, type Speaker } from '../../language.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { common, listed } from '../facts.js';

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
const TERRAIN: Readonly<Record<string, string>> = {
  hill: 'Hügel',
  wood: 'Wald',
  village: 'Dorf',
  rough: 'unebenes Gelände',
  impassable: 'unpassierbares Gelände',
  bog: 'Sumpf',
};

export const german = {
  ...common,
  zone: { say: (zone: Zone, { zoneName }: ZonalCast): string => zoneName?.(zone) ?? zone, blank: plain.blank },
  face: { say: (face: Face): string => FACES[face], blank: plain.blank },
  facing: { say: (facing: Facing): string => FACINGS[facing], blank: plain.blank },
  formation: { say: (formation: Formation): string => FORMATIONS[formation], blank: plain.blank },
  terrain: {
    say: (types: readonly string[]): string => listed(types.map((type) => TERRAIN[type] ?? type)),
    blank: plain.blank,
  },
  type: { say: (type: string, { rules }: ZonalCast): string => rules?.types[type]?.name ?? type, blank: plain.blank },
  stands: plain,
  layout: plain,
  cells: { say: (cells: readonly string[]): string => cells.join(' '), blank: plain.blank },
} satisfies Speaker<ZonalKinds, ZonalCast>;

/** Ein deutscher Satz für jede Nummer eines Katalogs. */
export type German<C> = Sentences<C, typeof german>;
