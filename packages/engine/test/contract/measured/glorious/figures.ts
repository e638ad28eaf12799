/** Units of A Glorious Victory, from its catalogue. */
import type { AnyUnit } from '../../../../src/index.js';
import type { TabletopMatch } from '../../../../src/tabletop/index.js';
import type { Figures } from '../book.js';
import { lettersOf, type Base, type WireUnit } from '../figures.js';
import { optionOddity, stepOddity } from './steps.js';
import { FOOT_LETTERS, isBattle, isCommand, isGun, isSingle, kindOf, layoutOf, letterOf } from './types.js';

/** GL-TERR-03: "foot" is never a Battle; who has ridden out of a wood is looked at by the tests of movement. */
const classesOf = (unit: WireUnit): string[] => {
  if (isBattle(unit)) return ['all', 'battle'];
  const kind = kindOf(unit);
  const rides = kind === 'cavalry' || kind === 'elephant';
  return [
    'all',
    unit.type,
    ...(rides ? ['mounted'] : [kind]),
    ...((rides || kind === 'command') && unit.type !== 'light cavalry' ? ['heavyMounted'] : []),
  ];
};

/** GL-FORM-01, -02, -04, -05, GL-R-12. */
const isLaidOut = ({ state }: TabletopMatch, unit: WireUnit): boolean => {
  if (isBattle(unit)) return unit.layout === undefined;
  const count = lettersOf(unit.layout).length;
  const mass = unit.formation === 'mass';
  // A mass formed before a ruling against small ones stays as it is.
  const least = state.options.houseRules['smallMasses'] || state.rulings.length > 0 ? 2 : 4;
  if (count < 1 || count > (isSingle(unit) ? 1 : 6) || (mass && count < least)) return false;
  const letter = letterOf(unit);
  return (['left', 'right'] as const).some((odd) => unit.layout === layoutOf(letter, count, mass, odd));
};

/** GL-BATTLE-03, -05, -08. */
const battleOddity = (
  match: TabletopMatch,
  { id, elements = '', diameter = 0, status }: WireUnit,
): string | undefined => {
  if (![...elements].every((letter) => FOOT_LETTERS.includes(letter))) return `has the elements ${elements}`;
  if (diameter < 7000 || diameter > 11_000 || diameter % 500 !== 0) return `is ${diameter} wide`;
  const attached = match.state.units.filter((unit: AnyUnit) => unit.aboard === id).length;
  if (status === 'routed') return attached > 0 ? 'is gone, and command stands on it' : undefined;
  const count = elements.length + attached;
  const isLosing = match.decision?.kind === 'remove' || match.decision?.kind === 'lossesOf' || match.state.outcome;
  return count < 10 && !isLosing ? `has ${count} elements` : undefined;
};

/** GL-BATTLE-09. */
const aboardOddity = ({ state }: TabletopMatch, unit: WireUnit): string | undefined => {
  const battle = state.units.find(({ id }) => id === unit.aboard);
  const stands = battle && isBattle(battle) && !battle.routed && battle.side === unit.side;
  return isCommand(unit) && stands ? undefined : `stands on ${unit.aboard}`;
};

const FOREIGN = [
  'state',
  'lances',
  'trail',
  'bend',
  'quality',
  'command',
  'aside',
  'done',
  'reacted',
  'tooNearForColumn',
];

const oddityOf = (match: TabletopMatch, unit: WireUnit): string | undefined => {
  const { functions = 0, limbered, aboard } = unit as WireUnit & { functions?: number };
  if (functions < 0 || functions > 2) return `has ${functions} functions`;
  if (limbered && !isGun(unit)) return 'is limbered';
  if (isBattle(unit)) return battleOddity(match, unit);
  return (aboard === undefined ? undefined : aboardOddity(match, unit)) ?? FOREIGN.find((key) => key in unit);
};

export const FIGURES: Figures = {
  baseOf: (unit, basing) => (basing as Readonly<Record<string, Base>>)[kindOf(unit)]!,
  classesOf,
  isEntitled: (unit) =>
    isBattle(unit)
      ? unit.formation === 'battle'
      : unit.formation === 'line' || (unit.formation === 'mass' && !isSingle(unit)),
  isLaidOut,
  oddityOf,
  /** GL-GEO-10, GL-R-08: refused, or removed at once. */
  mayBeOff: () => new Set(),
  worthOf: (unit) => lettersOf(unit.elements ?? unit.layout).length,
  mayMiss: () => false,
  optionOddity,
  stepOddity,
};
