/** The tables of A Glorious Victory. */
import { inches, isWithin, length, type Length } from '../../geometry/index.js';
import type { TerrainEffects } from '../../tabletop/terrain.js';
import { isMissileLetter, TYPES, type GloriousType, type Kind, type Letter } from './units.js';

// ---- hand-to-hand combat -----------------------------------------------------------------------------------------

export interface CombatValue {
  readonly cv: number;
  /** GL-MELEE-07: two dice each against a non-mounted unit in line. */
  readonly doubled: boolean;
}

const single = (cv: number): CombatValue => ({ cv, doubled: false });
const double = (cv: number): CombatValue => ({ cv, doubled: true });

/** GL-MELEE-05, GL-UNIT-06: by the letter of the element, in the order of the rows. */
export const COMBAT_VALUES: Readonly<Record<Letter, CombatValue>> = {
  L: single(1),
  O: single(1),
  G: single(1),
  X: single(1),
  H: single(1),
  A: single(1),
  R: single(1),
  T: single(1),
  U: single(1),
  W: single(5),
  S: single(4),
  B: single(5),
  P: single(6),
  V: single(5),
  K: single(5),
  M: double(6),
  Y: double(8),
  N: double(10),
  E: double(10),
  C: double(12),
};
/** GL-GEN-04: equal combat values follow this order. */
export const COMBAT_ROWS = Object.keys(COMBAT_VALUES) as readonly Letter[];

// ---- fire --------------------------------------------------------------------------------------------------------

export interface FireRow {
  /** The far end of the band, which belongs to it. */
  readonly upTo: Length;
  readonly cv: number;
  /** The dice are multiplied so against targets of these types. */
  readonly times?: 2 | 3;
  readonly against?: readonly string[];
}

const row = (upTo: number, cv: number, times?: 2 | 3, against?: readonly string[]): FireRow => ({
  upTo: inches(upTo),
  cv,
  ...(times && against ? { times, against } : {}),
});

const typesOf = (isOne: (type: GloriousType) => boolean): readonly string[] =>
  Object.keys(TYPES).filter((type) => isOne(TYPES[type]!));
const BATTLES = ['battle'];
/** GL-R-11: these lists are complete. */
const ARMOURED: readonly Kind[] = ['mediumCavalry', 'heavyCavalry', 'knights', 'command', 'elephants'];
const HORSES: readonly Kind[] = ['lightCavalry', 'mediumCavalry', 'heavyCavalry', 'knights'];
const PIERCED = typesOf(({ what }) => ARMOURED.includes(what));
const FRIGHTENED = typesOf(({ what, mount }) => HORSES.includes(what) || mount === 'horse');

/** GL-FIRE-15: by the letter of the element, in the order of the rows. */
export const FIRE: Readonly<Partial<Record<Letter, readonly FireRow[]>>> = {
  O: [row(3, 3), row(6, 1, 2, BATTLES)],
  G: [row(3, 4), row(6, 2, 2, BATTLES)],
  X: [row(4, 3)],
  H: [row(4, 3, 2, PIERCED)],
  A: [row(6, 12, 3, BATTLES), row(12, 6, 2, BATTLES), row(24, 2)],
  R: [row(6, 12, 2, FRIGHTENED), row(12, 6, 2, FRIGHTENED), row(24, 2)],
  T: [row(12, 10, 3, BATTLES), row(24, 5, 2, BATTLES), row(48, 2)],
  U: [row(12, 12, 3, BATTLES), row(24, 6, 2, BATTLES), row(48, 3)],
};
/** GL-GEN-04, GL-FIRE-20: equal combat values follow this order. */
export const FIRE_ROWS = Object.keys(FIRE) as readonly Letter[];

const rowsOf = (letter: string): readonly FireRow[] => FIRE[letter as Letter] ?? [];

/** How far an element of this letter fires; 0: not at all. */
export const longestRange = (letter: string): Length => rowsOf(letter).at(-1)?.upTo ?? length(0);
/** GL-GEN-02: the row for a range, or undefined beyond the longest. */
export const fireRowAt = (letter: string, range: number): FireRow | undefined =>
  rowsOf(letter).find(({ upTo }) => isWithin(range, upTo));
/** What the dice are multiplied by against a target of this type. */
export const timesAgainst = ({ times, against }: FireRow, type: string): number =>
  times !== undefined && against?.includes(type) ? times : 1;

// ---- movement ----------------------------------------------------------------------------------------------------

/** Of artillery: limbered. */
export interface Allowance {
  readonly move: Length;
  /** 0: it cannot charge. */
  readonly charge: Length;
}

const allowance = (move: number, charge: number): Allowance => ({ move: inches(move), charge: inches(charge) });

/** GL-MOVE-14, GL-UNIT-08; command as its mount. */
const ALLOWANCES: Readonly<Record<Exclude<Kind, 'command'>, Allowance>> = {
  foot: allowance(5, 6),
  mountedFoot: allowance(5, 6),
  lightCavalry: allowance(18, 12),
  camels: allowance(18, 12),
  mediumCavalry: allowance(10, 18),
  heavyCavalry: allowance(5, 15),
  knights: allowance(5, 15),
  elephants: allowance(5, 10),
  organGun: allowance(4, 0),
  rockets: allowance(4, 0),
  bombard: allowance(2, 0),
  lightBombard: allowance(2, 0),
  battle: allowance(3, 3),
};
const MISSILE_FOOT = allowance(5, 0);
const RIDDEN = { horse: 'knights', camel: 'camels', elephant: 'elephants' } as const;

/** GL-MOVE-14, on foot. Which Battles charge is a matter of their elements (GL-CHARGE-02). */
export const allowanceOf = ({ what, mount, letter }: GloriousType): Allowance => {
  if (what === 'command') return ALLOWANCES[RIDDEN[mount ?? 'horse']];
  return isMissileLetter(letter) ? MISSILE_FOOT : ALLOWANCES[what];
};

/** GL-MOVE-14, -15, -18, GL-ART-01: mounted foot by horse, steps back, guns prolonged. */
export const BY_HORSE = { least: inches(5), most: inches(10) } as const;
export const STEP_BACK = inches(1);
export const PROLONG = inches(1);
/** Who may be prolonged. */
export const PROLONGED: readonly Kind[] = ['organGun', 'rockets'];

// ---- terrain -----------------------------------------------------------------------------------------------------

/** GL-TERR-03, GL-R-60, -61: foot and artillery that have cover or advantage are units, never Battles. */
const CLEAR = { prohibited: [], restricted: false, cover: [], advantage: [], blocksFire: 'no', level: 0 } as const;
export const TERRAIN_EFFECTS: TerrainEffects = {
  hill: { ...CLEAR, restricted: true, advantage: ['foot'], blocksFire: 'hill', level: 1 },
  wood: {
    ...CLEAR,
    prohibited: ['artillery', 'command', 'battle', 'heavyMounted', 'byHorse'],
    restricted: true,
    cover: ['foot'],
    advantage: ['foot'],
    blocksFire: 'wood',
  },
  village: {
    ...CLEAR,
    prohibited: ['battle'],
    restricted: true,
    cover: ['foot', 'artillery'],
    advantage: ['foot', 'artillery'],
    blocksFire: 'wood',
  },
  rough: { ...CLEAR, prohibited: ['bombard', 'light bombard', 'battle'], restricted: true, advantage: ['foot'] },
  impassable: { ...CLEAR, prohibited: ['all'] },
  bog: { ...CLEAR, prohibited: ['all'] },
  escarpment: { ...CLEAR, prohibited: ['all'] },
};
