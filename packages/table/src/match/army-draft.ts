/** An army being built. The engine judges it; here it is only put together. */
import type { Edition, Quality, RosterUnit, UnitType } from '@five-victories/engine/zonal';
import type { OwnArmy } from '../store/armies.js';

/** The least a unit of this type has: its smallest size, with the first kinds of stands it may have. */
const standsFor = ({ stands, size: [least] }: UnitType): string =>
  Array.from({ length: Math.max(least, Math.min(stands.length === 1 ? 4 : 5, least + 2)) }, (_, i) =>
    stands.length > 1 && i >= 2 ? stands[1]! : stands[0]!,
  ).join('');

export const newUnit = (game: Edition, type: string, name: string): RosterUnit => {
  const known = game.types[type]!;
  return {
    name,
    type,
    stands: known.arm === 'artillery' ? known.stands[0]! : standsFor(known),
    ...(known.weapons && !known.unarmed ? { weapon: known.weapons[0]! } : {}),
  };
};

/** The unit as another type: its stands and weapon as far as that type has them. */
export const asType = (game: Edition, unit: RosterUnit, type: string): RosterUnit => {
  const fresh = newUnit(game, type, unit.name);
  const { weapons = [] } = game.types[type]!;
  const keeps = unit.weapon !== undefined && weapons.includes(unit.weapon);
  const quality = unit.quality === undefined ? {} : { quality: unit.quality };
  return { ...fresh, ...quality, ...(keeps ? { weapon: unit.weapon } : {}) };
};

export const countOf = ({ stands }: RosterUnit, letter: string): number =>
  [...stands].filter((each) => each === letter).length;

/** So many stands of a kind; the others stay. */
export const withCount = (unit: RosterUnit, letter: string, count: number): RosterUnit => {
  const others = [...unit.stands].filter((each) => each !== letter).join('');
  return { ...unit, stands: others + letter.repeat(Math.max(0, count)) };
};

export const withQuality = ({ quality: _quality, ...unit }: RosterUnit, quality: Quality): RosterUnit =>
  quality === 'seasoned' ? unit : { ...unit, quality };

export const withWeapon = ({ weapon: _weapon, spears: _spears, ...unit }: RosterUnit, weapon: string): RosterUnit =>
  weapon === '' ? unit : { ...unit, weapon };

export const withSpears = ({ spears: _spears, ...unit }: RosterUnit, spears: boolean): RosterUnit =>
  spears ? { ...unit, spears } : unit;

export const replaced = (army: OwnArmy, index: number, unit: RosterUnit): OwnArmy => ({
  ...army,
  units: army.units.map((each, i) => (i === index ? unit : each)),
});

export const without = (army: OwnArmy, index: number): OwnArmy => ({
  ...army,
  units: army.units.filter((_, i) => i !== index),
});

export const standsIn = ({ units }: OwnArmy): number => units.reduce((sum, { stands }) => sum + stands.length, 0);
