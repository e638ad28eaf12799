import type { Head } from '../parts/heads.js';
import type { Body, Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import type { Shield } from '../parts/shields.js';
import type { Weapon } from '../parts/weapons.js';
import type { Sign } from '../signs.js';
import { commandKind, type Kind, type Kinds } from './kind.js';

/** 1400 to 1600: slashed sleeves, feathered caps, sallets, armets. GL-BASE-01: bases, here in millimetres. */
const FOOT = { width: 31.75, depth: 19.05 };
const HORSE = { width: 31.75, depth: 44.45 };
const ELEPHANT = { width: 31.75, depth: 57.15 };
const GUN = { width: 44.45, depth: 63.5 };
const COMMAND = { width: 50.8, depth: 50.8 };
const SCALE = 0.86;

interface Arm {
  readonly weapon: Weapon;
  readonly heads: readonly Head[];
  readonly body: Body;
  readonly sign: Sign;
  readonly letter: string;
  readonly shield?: Shield;
}

const ARMS = {
  light: {
    weapon: 'sword',
    heads: ['beret', 'bare', 'hood'],
    body: 'jack',
    sign: 'light',
    letter: 'L',
    shield: 'buckler',
  },
  hand: { weapon: 'greatSword', heads: ['beret', 'beret', 'sallet'], body: 'slashed', sign: 'hand', letter: 'H' },
  spear: {
    weapon: 'longSpear',
    heads: ['kettle', 'spiked', 'kettle'],
    body: 'jack',
    sign: 'spear',
    letter: 'S',
    shield: 'round',
  },
  bill: { weapon: 'bill', heads: ['sallet', 'kettle', 'sallet'], body: 'surcoat', sign: 'bill', letter: 'I' },
  pike: { weapon: 'pike', heads: ['beret', 'morion', 'beret'], body: 'slashed', sign: 'pike', letter: 'P' },
  bow: { weapon: 'bow', heads: ['turban', 'turban', 'bare'], body: 'robe', sign: 'bow', letter: 'B' },
  longbow: { weapon: 'longbow', heads: ['sallet', 'arming', 'hood'], body: 'surcoat', sign: 'longbow', letter: 'L' },
  crossbow: {
    weapon: 'crossbow',
    heads: ['sallet', 'beret', 'kettle'],
    body: 'slashed',
    sign: 'crossbow',
    letter: 'C',
  },
  handgun: { weapon: 'arquebus', heads: ['beret', 'morion', 'beret'], body: 'slashed', sign: 'musket', letter: 'G' },
} as const satisfies Record<string, Arm>;
type ArmName = keyof typeof ARMS;
const NAMES = Object.keys(ARMS) as ArmName[];

function foot(name: ArmName, mountedFoot: boolean): Kind {
  const { weapon, heads, body, sign, letter, shield }: Arm = ARMS[name];
  const men = heads.map((head): Man => ({ head, body, weapon, ...(shield ? { shield } : {}) }));
  // Two men and a led horse tell mounted foot from foot.
  const troop = mountedFoot
    ? ({ as: 'dismounted', men: men.slice(0, 2), scale: 0.8 } as const)
    : ({ as: 'foot', men, rows: [3], scale: SCALE } as const);
  return { letter, sign, size: FOOT, troop };
}

const byHorse = (name: ArmName): Kind => ({
  letter: ARMS[name].letter,
  sign: 'dragoon',
  size: FOOT,
  troop: {
    as: 'mounted',
    mount: 'horse',
    riders: [{ head: ARMS[name].heads[0], body: ARMS[name].body, weapon: 'reins', bard: 'none' }],
    rows: [2],
    scale: 0.5,
  },
});

const horse = (
  rider: Rider,
  letter: string,
  sign: Sign,
  grade: 1 | 2 | 3,
  mount: 'horse' | 'camel' = 'horse',
): Kind => ({
  letter,
  sign,
  grade,
  size: HORSE,
  troop: { as: 'mounted', mount, riders: [rider], rows: [2], scale: 1 },
});

const crew: readonly Man[] = [
  { head: 'beret', body: 'slashed', weapon: 'rammer' },
  { head: 'beret', body: 'slashed', weapon: 'linstock' },
  { head: 'kettle', body: 'jack', weapon: 'none' },
];
const rocketeers: readonly Man[] = [
  { head: 'turban', body: 'robe', weapon: 'linstock' },
  { head: 'turban', body: 'robe', weapon: 'none' },
];

const gun = (
  piece: 'organ' | 'rockets' | 'bombard' | 'lightBombard',
  letter: string,
  sign: Sign,
  moving: boolean,
): Kind => ({
  letter,
  sign: moving ? 'limber' : sign,
  grade: piece === 'bombard' ? 3 : piece === 'lightBombard' ? 2 : 1,
  size: GUN,
  troop: { as: 'piece', piece, crew: piece === 'rockets' ? rocketeers : crew, moving, scale: 0.92 },
});

const GUNS = {
  'Organ Guns': ['organ', 'O', 'organ'],
  Rockets: ['rockets', 'R', 'rocket'],
  Bombards: ['bombard', 'B', 'bombard'],
  'Light Bombards': ['lightBombard', 'b', 'gun'],
} as const;

const WESTERN = {
  general: { head: 'armet', body: 'plate', weapon: 'baton', bard: 'caparison' },
  staff: { head: 'beret', body: 'slashed', weapon: 'reins' },
} as const;
const EASTERN = {
  general: { head: 'spiked', body: 'robe', weapon: 'baton' },
  staff: { head: 'turban', body: 'robe', weapon: 'reins' },
} as const;
const command = (chief: boolean, mount: 'horse' | 'camel' | 'elephant'): Kind =>
  commandKind(chief, COMMAND, { mount, ...(mount === 'horse' ? WESTERN : EASTERN), scale: chief ? 0.98 : 1.08 });

export const GLORIOUS: Kinds = {
  ...Object.fromEntries(NAMES.map((name) => [`Foot ${name}`, foot(name, false)])),
  ...Object.fromEntries(NAMES.map((name) => [`Mounted Foot ${name}`, foot(name, true)])),
  ...Object.fromEntries(NAMES.map((name) => [`Mounted Foot ${name} by horse`, byHorse(name)])),
  'Light Cavalry': horse({ head: 'sallet', body: 'jack', weapon: 'lightLance', bard: 'none' }, 'L', 'horse', 1),
  'Medium Cavalry': horse({ head: 'sallet', body: 'mail', weapon: 'lightLance', bard: 'cloth' }, 'M', 'lance', 2),
  'Heavy Cavalry': horse({ head: 'armet', body: 'plate', weapon: 'lance', bard: 'plates' }, 'H', 'heavyHorse', 3),
  Knights: horse({ head: 'armet', body: 'plate', weapon: 'lance', bard: 'caparison' }, 'K', 'knight', 3),
  Camels: horse({ head: 'turban', body: 'robe', weapon: 'lightLance' }, 'A', 'camel', 1, 'camel'),
  Elephants: {
    letter: 'E',
    sign: 'elephant',
    grade: 3,
    size: ELEPHANT,
    troop: {
      as: 'elephant',
      heavy: true,
      driver: { head: 'turban', body: 'robe', weapon: 'goad' },
      crew: [
        { head: 'spiked', body: 'robe', weapon: 'longSpear' },
        { head: 'turban', body: 'robe', weapon: 'bow' },
      ],
    },
  },
  ...Object.fromEntries(
    Object.entries(GUNS).flatMap(([type, [piece, letter, sign]]) => [
      [type, gun(piece, letter, sign, false)],
      [`${type} limbered`, gun(piece, letter, sign, true)],
    ]),
  ),
  ...Object.fromEntries(
    (['horse', 'camel', 'elephant'] as const).flatMap((mount) => [
      [`Commander ${mount}`, command(true, mount)],
      [`Sub-commander ${mount}`, command(false, mount)],
    ]),
  ),
};
