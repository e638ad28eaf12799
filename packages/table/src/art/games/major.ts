import type { Head } from '../parts/heads.js';
import type { Body, Man } from '../parts/men.js';
import type { Shield } from '../parts/shields.js';
import type { Weapon } from '../parts/weapons.js';
import type { Sign } from '../signs.js';
import type { Kind, Kinds } from './kind.js';

/** Medieval: kettle hats, bascinets, great helms, hoods. MV-ARMY-20: bases, and 2, 3 or 4 figures by class. */
const FOOT = { width: 60, depth: 20 };
const MOUNTED = { width: 60, depth: 40 };
const GUN = { width: 60, depth: 80 };
const SCALE = 1.12;

interface Arm {
  readonly weapon: Weapon;
  readonly letter: string;
  readonly sign: Sign;
  readonly shield?: Shield;
}

const ARMS = {
  firearms: { weapon: 'handgun', letter: 'F', sign: 'musket' },
  bows: { weapon: 'bow', letter: 'B', sign: 'bow' },
  longbows: { weapon: 'longbow', letter: 'L', sign: 'longbow' },
  crossbows: { weapon: 'crossbow', letter: 'C', sign: 'crossbow', shield: 'pavise' },
  light: { weapon: 'sword', letter: 'K', sign: 'light', shield: 'buckler' },
  hand: { weapon: 'poleaxe', letter: 'H', sign: 'hand' },
  spears: { weapon: 'longSpear', letter: 'S', sign: 'spear', shield: 'heater' },
  pikes: { weapon: 'pike', letter: 'P', sign: 'pike' },
} as const satisfies Record<string, Arm>;

const CLASSES = {
  LF: { head: ['hood', 'bare', 'arming'], body: 'jack', grade: 1 },
  MF: { head: ['kettle', 'kettle', 'arming'], body: 'jack', grade: 2 },
  HF: { head: ['bascinet', 'kettle', 'bascinet'], body: 'surcoat', grade: 3 },
} as const satisfies Record<string, { head: readonly Head[]; body: Body; grade: 1 | 2 | 3 }>;

function foot(type: keyof typeof CLASSES, arm: Arm): Kind {
  const { head, body, grade } = CLASSES[type];
  // A standing shield is for those who stand: light crossbowmen go without.
  const shield = arm.shield === 'pavise' && grade === 1 ? undefined : arm.shield;
  const men = head.map((head): Man => ({ head, body, weapon: arm.weapon, ...(shield ? { shield } : {}) }));
  return {
    letter: arm.letter,
    sign: arm.sign,
    grade,
    size: FOOT,
    troop: { as: 'foot', men: [...men, men[0]!], rows: [grade + 1], scale: SCALE },
  };
}

const crew: readonly Man[] = [
  { head: 'kettle', body: 'jack', weapon: 'rammer' },
  { head: 'hood', body: 'coat', weapon: 'linstock' },
  { head: 'arming', body: 'jack', weapon: 'none' },
  { head: 'kettle', body: 'jack', weapon: 'none' },
];

const gun = (piece: 'organ' | 'gun' | 'bombard', letter: string, grade: 1 | 2 | 3): Kind => ({
  letter,
  sign: piece === 'organ' ? 'organ' : piece === 'gun' ? 'gun' : 'bombard',
  grade,
  size: GUN,
  troop: { as: 'piece', piece, crew: crew.slice(0, grade + 1), scale: SCALE },
});

const light = (weapon: Weapon, sign: Sign, letter: string): Kind => ({
  letter,
  sign,
  grade: 1,
  size: MOUNTED,
  troop: {
    as: 'mounted',
    mount: 'horse',
    riders: [
      { head: 'kettle', body: 'jack', weapon, bard: 'none' },
      { head: 'hood', body: 'jack', weapon, bard: 'none' },
    ],
    rows: [2],
    scale: 1.02,
  },
});

const weaponsOf = (type: keyof typeof CLASSES): (keyof typeof ARMS)[] =>
  (Object.keys(ARMS) as (keyof typeof ARMS)[]).filter((arm) => type !== 'LF' || arm !== 'pikes');

export const MAJOR: Kinds = {
  ...Object.fromEntries(
    (['LF', 'MF', 'HF'] as const).flatMap((type) =>
      weaponsOf(type).map((arm) => [`${type} ${arm}`, foot(type, ARMS[arm])]),
    ),
  ),
  LM: light('lightLance', 'horse', 'M'),
  'LM bows': light('bow', 'horseBow', 'B'),
  'LM crossbows': light('crossbow', 'horseBow', 'C'),
  MM: {
    letter: 'M',
    sign: 'lance',
    grade: 2,
    size: MOUNTED,
    troop: {
      as: 'mounted',
      mount: 'horse',
      riders: [{ head: 'bascinet', body: 'mail', weapon: 'lightLance', shield: 'heater' }],
      rows: [3],
      scale: 1.02,
    },
  },
  HM: {
    letter: 'K',
    sign: 'heavyHorse',
    grade: 3,
    size: MOUNTED,
    troop: {
      as: 'mounted',
      mount: 'horse',
      riders: [{ head: 'greatHelm', body: 'plate', weapon: 'lance', shield: 'heater', bard: 'caparison' }],
      rows: [3],
      scale: 1.06,
    },
  },
  'Organ Gun': gun('organ', 'O', 1),
  Gun: gun('gun', 'G', 2),
  Bombard: gun('bombard', 'B', 3),
  C: {
    letter: 'C',
    sign: 'command',
    size: { width: 52, depth: 52 },
    round: true,
    gilded: true,
    troop: {
      as: 'command',
      mount: 'horse',
      chief: true,
      general: { head: 'greatHelm', body: 'surcoat', weapon: 'baton', bard: 'caparison' },
      staff: { head: 'bascinet', body: 'surcoat', weapon: 'reins' },
      scale: 0.88,
    },
  },
};
