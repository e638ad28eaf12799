/** Types of units: GL-UNIT-01..11, GL-BASE-04. A type is kind and weapon, or rank and mount, in one word. */
import { inches } from '../../geometry/index.js';
import type { StandKind, UnitType } from '../../tabletop/rules.js';
import type { Formation } from '../../tabletop/unit.js';

export const FORMATIONS = ['line', 'mass', 'battle'] as const satisfies readonly Formation[];

/** GL-UNIT-04, -05. */
export const HAND_WEAPONS = ['light', 'hand', 'spear', 'bill', 'pike'] as const;
export const MISSILES = ['bow', 'longbow', 'crossbow', 'handgun'] as const;
export const WEAPONS = [...HAND_WEAPONS, ...MISSILES] as const;
export type Weapon = (typeof WEAPONS)[number];

export const MOUNTS = ['horse', 'camel', 'elephant'] as const;
export type Mount = (typeof MOUNTS)[number];

export type Kind =
  | 'foot'
  | 'mountedFoot'
  | 'lightCavalry'
  | 'camels'
  | 'mediumCavalry'
  | 'heavyCavalry'
  | 'knights'
  | 'elephants'
  | 'command'
  | 'organGun'
  | 'rockets'
  | 'bombard'
  | 'lightBombard'
  | 'battle';

/** GL-BASE-01: what has a base of its own size. */
export const BASES = ['foot', 'cavalry', 'elephant', 'artillery', 'command'] as const;
export type BaseKind = (typeof BASES)[number];

export interface GloriousType extends UnitType {
  readonly what: Kind;
  /** Of foot and mounted foot. */
  readonly weapon?: Weapon;
  /** Of a command unit. */
  readonly mount?: Mount;
  /** At the start; those of a Battle come from its units. */
  readonly elements: number;
  /** Of its elements; a Battle has many. */
  readonly letter: string;
  readonly base: BaseKind;
}

export const STANDS = {
  L: { name: 'light hand-to-hand weapon' },
  W: { name: 'hand-to-hand weapon' },
  S: { name: 'spear' },
  B: { name: 'bill' },
  P: { name: 'pike' },
  O: { name: 'bow' },
  G: { name: 'longbow' },
  X: { name: 'crossbow' },
  H: { name: 'handgun' },
  V: { name: 'light cavalry' },
  K: { name: 'camel' },
  M: { name: 'medium cavalry' },
  Y: { name: 'heavy cavalry' },
  N: { name: 'knight' },
  E: { name: 'elephant' },
  A: { name: 'organ gun' },
  R: { name: 'rocket' },
  U: { name: 'bombard' },
  T: { name: 'light bombard' },
  C: { name: 'command' },
} as const satisfies Record<string, StandKind>;
export type Letter = keyof typeof STANDS;

const LETTERS: Readonly<Record<Weapon, Letter>> = {
  light: 'L',
  hand: 'W',
  spear: 'S',
  bill: 'B',
  pike: 'P',
  bow: 'O',
  longbow: 'G',
  crossbow: 'X',
  handgun: 'H',
};
/** Elements of foot and mounted foot: what a Battle is made of (GL-BATTLE-03). */
export const FOOT_LETTERS: readonly Letter[] = Object.values(LETTERS);

const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  light: 'light hand-to-hand weapons',
  hand: 'hand-to-hand weapons',
  spear: 'spears',
  bill: 'bills',
  pike: 'pikes',
  bow: 'bows',
  longbow: 'longbows',
  crossbow: 'crossbows',
  handgun: 'handguns',
};

const ELEMENTS = 6;
/** GL-BATTLE-08: below this a Battle is gone. The most is only what no base can hold. */
export const LEAST_OF_BATTLE = 10;
const MOST_OF_BATTLE = 999;

/** GL-UNIT-02, -03: mounted foot are foot, whatever they ride. */
const foot = (what: 'foot' | 'mountedFoot', weapon: Weapon): readonly [string, GloriousType] => {
  const plain = what === 'foot' ? 'foot' : 'mounted foot';
  const type: GloriousType = {
    name: `${plain[0]!.toUpperCase()}${plain.slice(1)} with ${WEAPON_NAMES[weapon]}`,
    arm: 'foot',
    stands: LETTERS[weapon],
    size: [ELEMENTS, ELEMENTS],
    what,
    weapon,
    elements: ELEMENTS,
    letter: LETTERS[weapon],
    base: 'foot',
  };
  return [`${plain} ${weapon}`, type];
};

/** `heavyMounted` in lists of terrain are all mounted but light cavalry; command is mounted too (Terms). */
const HEAVY = 'heavyMounted';

/** GL-UNIT-07: they have no weapon that fires. */
const mounted = (what: Kind, name: string, letter: Letter): GloriousType => ({
  name,
  arm: 'mounted',
  ...(what === 'lightCavalry' ? {} : { kind: HEAVY }),
  stands: letter,
  size: [ELEMENTS, ELEMENTS],
  what,
  elements: ELEMENTS,
  letter,
  base: what === 'elephants' ? 'elephant' : 'cavalry',
});

/** GL-UNIT-11, GL-R-10: rockets as organ guns, light bombards as bombards, but for their rows of fire. */
const artillery = (what: Kind, name: string, letter: Letter): GloriousType => ({
  name,
  arm: 'artillery',
  stands: letter,
  size: [1, 1],
  what,
  elements: 1,
  letter,
  base: 'artillery',
});

/** GL-UNIT-09, GL-CMD-01. */
const RANKS = [
  { rank: 'commander', name: 'Commander-in-chief', range: 6, chief: true },
  { rank: 'sub-commander', name: 'Sub-commander', range: 3, chief: false },
] as const;

const command = (
  { rank, name, range, chief }: (typeof RANKS)[number],
  mount: Mount,
): readonly [string, GloriousType] => [
  mount === 'horse' ? rank : `${rank} ${mount}`,
  {
    name: mount === 'horse' ? name : `${name} on ${mount === 'camel' ? 'a camel' : 'an elephant'}`,
    arm: 'command',
    kind: HEAVY,
    stands: 'C',
    size: [1, 1],
    commands: true,
    range: inches(range),
    ...(chief ? { chief } : {}),
    what: 'command',
    mount,
    elements: 1,
    letter: 'C',
    base: 'command',
  },
];

/** GL-BATTLE-01..04: never in a roster; its elements are those of the units it was formed of. */
const BATTLE: GloriousType = {
  name: 'Battle',
  battle: true,
  arm: 'foot',
  kind: 'battle',
  stands: [...FOOT_LETTERS, 'C'].join(''),
  size: [LEAST_OF_BATTLE, MOST_OF_BATTLE],
  what: 'battle',
  elements: 0,
  letter: '',
  base: 'foot',
};

/** GL-UNIT-01. */
export const TYPES: Readonly<Record<string, GloriousType>> = Object.fromEntries([
  ...WEAPONS.map((weapon) => foot('foot', weapon)),
  ...WEAPONS.map((weapon) => foot('mountedFoot', weapon)),
  ['light cavalry', mounted('lightCavalry', 'Light cavalry', 'V')],
  ['camels', mounted('camels', 'Camels', 'K')],
  ['medium cavalry', mounted('mediumCavalry', 'Medium cavalry', 'M')],
  ['heavy cavalry', mounted('heavyCavalry', 'Heavy cavalry', 'Y')],
  ['knights', mounted('knights', 'Knights', 'N')],
  ['elephants', mounted('elephants', 'Elephants', 'E')],
  ['organ gun', artillery('organGun', 'Organ gun', 'A')],
  ['rockets', artillery('rockets', 'Rockets', 'R')],
  ['bombard', artillery('bombard', 'Bombard', 'U')],
  ['light bombard', artillery('lightBombard', 'Light bombard', 'T')],
  ...RANKS.flatMap((rank) => MOUNTS.map((mount) => command(rank, mount))),
  ['battle', BATTLE],
]);

export const typeNamed = ({ type }: { readonly type: string }): GloriousType => TYPES[type]!;

/** GL-BASE-04: all elements of a unit of this type at the start. */
export const standsOf = ({ type }: { readonly type: string }): string => {
  const found = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return found ? found.letter.repeat(found.elements) : '';
};

export const isFootType = ({ what }: GloriousType): boolean => what === 'foot' || what === 'mountedFoot';
/** GL-ARMY-02: neither artillery nor command. */
export const isOrdinary = ({ arm, what }: GloriousType): boolean =>
  arm !== 'artillery' && arm !== 'command' && what !== 'battle';
/** GL-UNIT-05: of a unit or of an element of a Battle. */
const MISSILE_LETTERS: readonly string[] = MISSILES.map((weapon) => LETTERS[weapon]);
const HAND_LETTERS: readonly string[] = HAND_WEAPONS.map((weapon) => LETTERS[weapon]);
export const isMissileLetter = (letter: string): boolean => MISSILE_LETTERS.includes(letter);
export const isHandLetter = (letter: string): boolean => HAND_LETTERS.includes(letter);
