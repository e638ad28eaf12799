import type { Head } from '../parts/heads.js';
import type { Body, Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import type { Shield } from '../parts/shields.js';
import type { Weapon } from '../parts/weapons.js';
import type { Sign } from '../signs.js';
import { commandKind, type Kind, type Kinds } from './kind.js';

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
  sign: piece,
  grade,
  size: GUN,
  troop: { as: 'piece', piece, crew: crew.slice(0, grade + 1), scale: SCALE },
});

const mounted = (letter: string, sign: Sign, grade: 1 | 2 | 3, ...riders: readonly Rider[]): Kind => ({
  letter,
  sign,
  grade,
  size: MOUNTED,
  troop: { as: 'mounted', mount: 'horse', riders, rows: [grade === 1 ? 2 : 3], scale: grade === 3 ? 1.06 : 1.02 },
});

const light = (weapon: Weapon, sign: Sign, letter: string): Kind => {
  const rider: Rider = { head: 'kettle', body: 'jack', weapon, bard: 'none' };
  return mounted(letter, sign, 1, rider, { ...rider, head: 'hood' });
};

const knight: Rider = { head: 'greatHelm', body: 'plate', weapon: 'lance', shield: 'heater', bard: 'caparison' };
const general: Rider = { head: 'greatHelm', body: 'surcoat', weapon: 'baton', bard: 'caparison' };
const staff: Rider = { head: 'bascinet', body: 'surcoat', weapon: 'reins' };

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
  MM: mounted('M', 'lance', 2, { head: 'bascinet', body: 'mail', weapon: 'lightLance', shield: 'heater' }),
  HM: mounted('K', 'heavyHorse', 3, knight),
  'Organ Gun': gun('organ', 'O', 1),
  Gun: gun('gun', 'G', 2),
  Bombard: gun('bombard', 'B', 3),
  C: { ...commandKind(true, { width: 52, depth: 52 }, { general, staff, scale: 0.88 }), round: true },
};
