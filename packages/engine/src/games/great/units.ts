/** Types of units: GV-UNIT-02..10, GV-STR-02, GV-POINTS-01. A type is class, kind and weapon in one word. */
import { inches as centimetres } from '../../geometry/index.js';
import type { StandKind, UnitType } from '../../tabletop/rules.js';
import type { Arm, Formation, Quality } from '../../tabletop/unit.js';

/** GV-FORM-01. */
export const FORMATIONS = [
  'line',
  'block',
  'defensiveBlock',
  'skirmishLine',
  'bentLine',
  'bentSkirmishLine',
] as const satisfies readonly Formation[];

export const QUALITIES = ['green', 'trained', 'elite'] as const satisfies readonly Quality[];

export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];
export type Kind = 'foot' | 'horse' | 'camels' | 'chariots' | 'elephants' | 'artillery' | 'command';
export const MISSILES = ['javelins', 'slings', 'bows', 'longbows', 'crossbows'] as const;
export type Missile = (typeof MISSILES)[number];
export type Weapon = 'light arms' | 'arms' | 'pikes' | Missile;

export interface GreatType extends UnitType {
  readonly what: Kind;
  readonly weight: Weight;
  readonly weapon: Weapon | undefined;
  readonly strength: number;
  readonly cost: number;
}

export const STANDS = {
  F: { name: 'foot' },
  H: { name: 'horse' },
  K: { name: 'camel' },
  W: { name: 'chariot' },
  E: { name: 'elephant' },
  G: { name: 'artillery' },
  C: { name: 'command' },
} as const satisfies Record<string, StandKind>;

interface Make {
  readonly letter: keyof typeof STANDS;
  readonly stands: 1 | 2;
  readonly arm: Arm;
  /** As lists of terrain and of bases name it. */
  readonly kind: string;
}

/** GV-UNIT-02, GV-R-76: camels are horse with a name of their own. */
const MAKES: Readonly<Record<Kind, Make>> = {
  foot: { letter: 'F', stands: 2, arm: 'foot', kind: 'foot' },
  horse: { letter: 'H', stands: 2, arm: 'mounted', kind: 'horse' },
  camels: { letter: 'K', stands: 2, arm: 'mounted', kind: 'horse' },
  chariots: { letter: 'W', stands: 1, arm: 'mounted', kind: 'chariot' },
  elephants: { letter: 'E', stands: 1, arm: 'elephant', kind: 'elephant' },
  artillery: { letter: 'G', stands: 1, arm: 'artillery', kind: 'artillery' },
  command: { letter: 'C', stands: 1, arm: 'command', kind: 'command' },
};

/** GV-UNIT-04: strength and cost of light, medium and heavy; what is absent does not exist. */
type Row = readonly (readonly [strength: number, cost: number] | undefined)[];

/** Heavy foot with longbows only with `heavyLongbows` (GV-R-01). */
export const HEAVY_LONGBOWS = 'heavy foot longbows';

/** GV-UNIT-03, GV-STR-02: one weapon each, and no other combinations. */
const FOOT: Readonly<Record<Weapon, Row>> = {
  'light arms': [[6, 4], [8, 6], undefined],
  arms: [
    [8, 6],
    [10, 8],
    [12, 10],
  ],
  pikes: [
    [10, 8],
    [12, 10],
    [14, 12],
  ],
  javelins: [[4, 3]],
  slings: [[5, 2]],
  bows: [
    [5, 3],
    [6, 4],
    [7, 5],
  ],
  longbows: [
    [6, 4],
    [7, 5],
    [8, 6],
  ],
  crossbows: [
    [6, 4],
    [7, 5],
    [8, 6],
  ],
};
const HORSE: Row = [
  [8, 6],
  [10, 8],
  [12, 10],
];
const CAMELS: Row = [
  [8, 6],
  [10, 8],
];
const CHARIOTS: Row = [[8, 6], undefined, [10, 8]];
const ELEPHANTS: Row = [undefined, [8, 6], [10, 8]];
/** GV-UNIT-09. */
const ARTILLERY: Row = [[6, 4], undefined, [6, 4]];

/** GV-UNIT-06, -07, GV-R-04: who carries missiles besides foot; they change neither strength nor cost. */
const RIDERS: readonly Missile[] = ['javelins', 'bows', 'crossbows'];
const CREWS: readonly Missile[] = ['javelins', 'bows'];

const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  'light arms': 'light hand-to-hand weapons',
  arms: 'hand-to-hand weapons',
  pikes: 'pikes',
  javelins: 'javelins',
  slings: 'slings',
  bows: 'bows',
  longbows: 'longbows',
  crossbows: 'crossbows',
};

const typeOf = (
  what: Kind,
  weight: Weight,
  weapon: Weapon | undefined,
  [strength, cost]: readonly [number, number],
) => {
  const { letter, stands, arm, kind } = MAKES[what];
  const plain = `${weight} ${what}`;
  const name = plain[0]!.toUpperCase() + plain.slice(1) + (weapon ? ` with ${WEAPON_NAMES[weapon]}` : '');
  const type: GreatType = {
    name,
    arm,
    kind,
    stands: letter,
    size: [stands, stands],
    what,
    weight,
    weapon,
    strength,
    cost,
  };
  return [weapon ? `${plain} ${weapon}` : plain, type] as const;
};

/** GV-STR-01: all types of a row, by weight, with each of these weapons. */
const typesOf = (what: Kind, row: Row, weaponsOf: (weight: Weight) => readonly (Weapon | undefined)[]) =>
  WEIGHTS.flatMap((weight, i) => {
    const figures = row[i];
    return figures ? weaponsOf(weight).map((weapon) => typeOf(what, weight, weapon, figures)) : [];
  });

/** GV-UNIT-10: all alike but for how far they command. */
const command = (name: string, range: number, chief: boolean): GreatType => ({
  name,
  arm: 'command',
  kind: 'command',
  stands: 'C',
  size: [1, 1],
  commands: true,
  range: centimetres(range),
  ...(chief ? { chief } : {}),
  what: 'command',
  weight: 'light',
  weapon: undefined,
  strength: 8,
  cost: 6,
});

export const TYPES: Readonly<Record<string, GreatType>> = Object.fromEntries([
  ...Object.entries(FOOT).flatMap(([weapon, row]) => typesOf('foot', row, () => [weapon as Weapon])),
  ...typesOf('horse', HORSE, (weight) => (weight === 'light' ? [undefined, ...RIDERS] : [undefined])),
  ...typesOf('camels', CAMELS, (weight) => (weight === 'light' ? [undefined, ...RIDERS] : [undefined])),
  ...typesOf('chariots', CHARIOTS, () => [undefined, ...CREWS]),
  ...typesOf('elephants', ELEPHANTS, () => [undefined, ...CREWS]),
  ...typesOf('artillery', ARTILLERY, () => [undefined]),
  ['commander', command('Commander', 6, true)],
  ['sub-commander', command('Sub-commander', 3, false)],
]);

export const typeNamed = ({ type }: { readonly type: string }): GreatType => TYPES[type]!;

/** GV-UNIT-02: all stands of a unit of this type. */
export const standsOf = ({ type }: { readonly type: string }): string => {
  const found = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  return found ? found.stands.repeat(found.size[0]) : '';
};

/** GV-UNIT-11, GV-R-53: what horse and camels become on foot. */
export const dismountedType = ({ type }: { readonly type: string }): string => {
  const { weight, weapon } = typeNamed({ type });
  return `${weight} foot ${weapon ?? 'arms'}`;
};
