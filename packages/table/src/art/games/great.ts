import type { Head } from '../parts/heads.js';
import type { Body, Man } from '../parts/men.js';
import type { Bard, Mount, Rider } from '../parts/mounts.js';
import type { Shield } from '../parts/shields.js';
import type { Weapon } from '../parts/weapons.js';
import type { Sign } from '../signs.js';
import { commandKind, type Kind, type Kinds } from './kind.js';

/** Ancients: crests, bronze, shields. GV-UNIT-01: bases in centimetres. Keys are the types of units. */
const FOOT = { width: 40, depth: 20 };
const HORSE = { width: 40, depth: 30 };
const LARGE = { width: 40, depth: 40 };

type Class = 'light' | 'medium' | 'heavy';
const GRADES = { light: 1, medium: 2, heavy: 3 } as const;

const DRESS = {
  light: { heads: ['fillet', 'bare', 'fillet'], body: 'tunic' },
  medium: { heads: ['pilos', 'phrygian', 'pilos'], body: 'tunic' },
  heavy: { heads: ['crested', 'crested', 'crested'], body: 'bronze' },
} as const satisfies Record<Class, { heads: readonly Head[]; body: Body }>;

interface Arm {
  readonly weapon: Weapon;
  readonly sign: Sign;
  readonly letter: string;
  readonly shield?: Partial<Record<Class, Shield>>;
}

const ARMS = {
  'light arms': { weapon: 'sword', sign: 'light', letter: 'L', shield: { light: 'pelta', medium: 'oval' } },
  arms: { weapon: 'sword', sign: 'hand', letter: 'H', shield: { light: 'oval', medium: 'round', heavy: 'scutum' } },
  pikes: {
    weapon: 'shortPike',
    sign: 'pike',
    letter: 'P',
    shield: { light: 'pelta', medium: 'round', heavy: 'hoplon' },
  },
  javelins: { weapon: 'javelin', sign: 'javelin', letter: 'J', shield: { light: 'pelta' } },
  slings: { weapon: 'sling', sign: 'sling', letter: 'S' },
  bows: { weapon: 'bow', sign: 'bow', letter: 'B' },
  longbows: { weapon: 'longbow', sign: 'longbow', letter: 'L' },
  crossbows: { weapon: 'crossbow', sign: 'crossbow', letter: 'C' },
} as const satisfies Record<string, Arm>;
type ArmName = keyof typeof ARMS;

/** GV-STR-02: which foot there is. Longbows of heavy foot only by a switch. */
const FOOT_ARMS: Record<Class, readonly ArmName[]> = {
  light: ['light arms', 'arms', 'pikes', 'javelins', 'slings', 'bows', 'longbows', 'crossbows'],
  medium: ['light arms', 'arms', 'pikes', 'bows', 'longbows', 'crossbows'],
  heavy: ['arms', 'pikes', 'bows', 'longbows', 'crossbows'],
};

/** GV-UNIT-08: spears and pilums for the throwers. */
const THROWN: Partial<Record<ArmName, Weapon>> = { 'light arms': 'spear', arms: 'pilum' };

function foot(grade: Class, name: ArmName, thrown = false): Kind {
  const { weapon, sign, letter, shield }: Arm = ARMS[name];
  const { heads, body } = DRESS[grade];
  const roman = name === 'arms' && grade === 'heavy';
  const held = (thrown && THROWN[name]) || weapon;
  const face = shield?.[grade];
  const men = heads.map((head): Man => ({
    head: roman ? 'legion' : head,
    body: roman ? 'segmented' : body,
    weapon: held,
    ...(face ? { shield: face } : {}),
  }));
  return {
    letter,
    sign: thrown ? (name === 'arms' ? 'pilum' : 'spear') : sign,
    grade: GRADES[grade],
    size: FOOT,
    troop: { as: 'foot', men: [...men, men[0]!], rows: [GRADES[grade] + 1], scale: grade === 'heavy' ? 0.82 : 0.9 },
  };
}

const MISSILES = { javelins: 'javelin', bows: 'bow', crossbows: 'crossbow' } as const;

function riding(mount: Mount, grade: Class, missile?: keyof typeof MISSILES): Kind {
  const rider: Record<Class, { head: Head; body: Body; weapon: Weapon; bard: Bard; shield?: Shield }> = {
    light: {
      head: mount === 'camel' ? 'turban' : 'phrygian',
      body: mount === 'camel' ? 'robe' : 'tunic',
      weapon: 'spear',
      bard: 'none',
    },
    medium: {
      head: mount === 'camel' ? 'spiked' : 'pilos',
      body: mount === 'camel' ? 'robe' : 'mail',
      weapon: 'longSpear',
      bard: 'cloth',
      shield: 'round',
    },
    heavy: { head: 'crested', body: 'bronze', weapon: 'kontos', bard: 'scales' },
  };
  const plain = grade === 'heavy' ? 'heavyHorse' : 'horse';
  const horseSign = missile ? 'horseBow' : plain;
  const man: Rider = { ...rider[grade], ...(missile ? { weapon: MISSILES[missile] } : {}) };
  return {
    letter: mount === 'camel' ? 'K' : 'X',
    sign: mount === 'camel' ? 'camel' : horseSign,
    grade: GRADES[grade],
    size: HORSE,
    troop: { as: 'mounted', mount, riders: [man], rows: [grade === 'light' || mount === 'camel' ? 2 : 3], scale: 0.76 },
  };
}

const soldier = (weapon: Weapon, heavy: boolean): Man => ({
  head: heavy ? 'pilos' : 'fillet',
  body: heavy ? 'bronze' : 'tunic',
  weapon,
});
const CARRIED = ['', 'javelins', 'bows'] as const;
const weaponOf = (missile: (typeof CARRIED)[number]): Weapon => (missile === '' ? 'spear' : MISSILES[missile]);

const chariot = (heavy: boolean, missile: (typeof CARRIED)[number]): Kind => ({
  letter: 'W',
  sign: 'chariot',
  grade: heavy ? 3 : 1,
  size: LARGE,
  troop: { as: 'chariot', heavy, crew: [soldier('goad', heavy), soldier(weaponOf(missile), heavy)] },
});

const elephants = (heavy: boolean, missile: (typeof CARRIED)[number]): Kind => ({
  letter: 'E',
  sign: 'elephant',
  grade: heavy ? 3 : 2,
  size: LARGE,
  troop: {
    as: 'elephant',
    heavy,
    driver: { head: 'turban', body: 'robe', weapon: 'goad' },
    crew: [soldier(weaponOf(missile), heavy)],
  },
});

const crew: readonly Man[] = [
  { head: 'fillet', body: 'tunic', weapon: 'none' },
  { head: 'pilos', body: 'tunic', weapon: 'goad' },
];
const engine = (heavy: boolean, moving: boolean): Kind => ({
  letter: 'G',
  sign: moving ? 'limber' : heavy ? 'onager' : 'ballista',
  grade: heavy ? 3 : 1,
  size: LARGE,
  troop: { as: 'piece', piece: heavy ? 'onager' : 'ballista', crew, moving, scale: 0.8 },
});

const command = (chief: boolean): Kind =>
  commandKind(chief, HORSE, {
    general: { head: 'crested', body: 'bronze', weapon: 'baton' },
    staff: { head: 'pilos', body: 'bronze', weapon: 'reins' },
    scale: 0.66,
  });

const named = <Name extends string>(
  type: string,
  names: readonly Name[],
  kind: (name: Name) => Kind,
): [string, Kind][] => names.map((name) => [name === '' ? type : `${type} ${name}`, kind(name)]);

const MOUNTED_MISSILES = ['javelins', 'bows', 'crossbows'] as const;

export const GREAT: Kinds = Object.fromEntries([
  ...(['light', 'medium', 'heavy'] as const).flatMap((grade) => [
    ...named(`${grade} foot`, FOOT_ARMS[grade], (arm) => foot(grade, arm)),
    ...named(
      `${grade} foot`,
      FOOT_ARMS[grade].filter((arm) => THROWN[arm]),
      (arm) => foot(grade, arm, true),
    ).map(([type, kind]): [string, Kind] => [`${type} thrown`, kind]),
    [`${grade} horse`, riding('horse', grade)] as [string, Kind],
  ]),
  ...named('light horse', MOUNTED_MISSILES, (missile) => riding('horse', 'light', missile)),
  ['light camels', riding('camel', 'light')],
  ...named('light camels', MOUNTED_MISSILES, (missile) => riding('camel', 'light', missile)),
  ['medium camels', riding('camel', 'medium')],
  ...named('light chariots', CARRIED, (missile) => chariot(false, missile)),
  ...named('heavy chariots', CARRIED, (missile) => chariot(true, missile)),
  ...named('medium elephants', CARRIED, (missile) => elephants(false, missile)),
  ...named('heavy elephants', CARRIED, (missile) => elephants(true, missile)),
  ['light artillery', engine(false, false)],
  ['heavy artillery', engine(true, false)],
  ['light artillery packed', engine(false, true)],
  ['heavy artillery packed', engine(true, true)],
  ['commander', command(true)],
  ['sub-commander', command(false)],
]);
