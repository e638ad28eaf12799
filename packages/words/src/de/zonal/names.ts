/** Arten von Einheiten und Ständen auf Deutsch, nach Spielen. */
import type { ZonalCast } from '../../zonal-cast.js';

type Names = Readonly<Record<string, string>>;

export const TYPES = {
  fine: {
    'P&M': 'Piken und Musketen',
    Foot: 'Fußvolk',
    HM: 'Schwere Reiter',
    M: 'Reiter',
    D: 'Dragoner',
    GG: 'Galoppgeschütz',
    RA: 'Feldgeschütz',
    HA: 'Schweres Geschütz',
  },
  major: {
    LF: 'Leichtes Fußvolk',
    MF: 'Mittleres Fußvolk',
    HF: 'Schweres Fußvolk',
    LM: 'Leichte Reiter',
    MM: 'Mittlere Reiter',
    HM: 'Schwere Reiter',
    'Organ Gun': 'Orgelgeschütz',
    Gun: 'Geschütz',
    Bombard: 'Bombarde',
  },
} as const satisfies Readonly<Record<string, Names>>;

export const STANDS = {
  fine: {
    P: 'Piken',
    M: 'Musketen',
    L: 'Leichte',
    H: 'Nahkämpfer',
    D: 'Dragoner',
    X: 'Reiter',
    Y: 'Schwere Reiter',
    G: 'Geschütz',
  },
  major: { F: 'Fußvolk', M: 'Reiter', G: 'Geschütz' },
} as const satisfies Readonly<Record<string, Names>>;

/** Eine Art heißt überall gleich. */
const ANY_TYPE: Names = { ...TYPES.major, ...TYPES.fine };

const nameIn = (names: Readonly<Record<string, Names>>, game: string | undefined, key: string): string | undefined =>
  game === undefined ? undefined : names[game]?.[key];

export const typeName = ({ rules }: ZonalCast, type: string): string =>
  nameIn(TYPES, rules?.id, type) ?? ANY_TYPE[type] ?? rules?.types[type]?.name ?? type;
export const standName = ({ rules }: ZonalCast, letter: string): string => nameIn(STANDS, rules?.id, letter) ?? letter;
