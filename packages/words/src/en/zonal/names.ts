/** Types of units in English, for readers that have no rules at hand: a type means the same wherever it is. */
import type { ZonalCast } from '../../zonal-cast.js';

const TYPES: Readonly<Record<string, string>> = {
  'P&M': 'Pike and Musket',
  Foot: 'Foot',
  HM: 'Heavy Mounted',
  M: 'Mounted',
  D: 'Dragoons',
  GG: 'Galloper Gun',
  RA: 'Regular Artillery',
  HA: 'Heavy Artillery',
  LF: 'Light Foot',
  MF: 'Medium Foot',
  HF: 'Heavy Foot',
  LM: 'Light Mounted',
  MM: 'Medium Mounted',
  'Organ Gun': 'Organ Gun',
  Gun: 'Gun',
  Bombard: 'Bombard',
};

export const typeName = ({ rules }: ZonalCast, type: string): string => rules?.types[type]?.name ?? TYPES[type] ?? type;
