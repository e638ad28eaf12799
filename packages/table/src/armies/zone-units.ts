/** Units of the zone games as they are built. */
import type { Edition, UnitType } from '@five-victories/engine/zonal';
import type { OwnUnit } from './own-army.js';

/** The least a unit of this type has: its smallest size, with the first kinds of stands it may have. */
const standsFor = ({ stands, size: [least] }: UnitType): string =>
  Array.from({ length: Math.max(least, Math.min(stands.length === 1 ? 4 : 5, least + 2)) }, (_, i) =>
    stands.length > 1 && i >= 2 ? stands[1]! : stands[0]!,
  ).join('');

export const newUnit = (game: Edition, type: string, name: string): OwnUnit => {
  const known = game.types[type]!;
  return {
    name,
    type,
    stands: known.arm === 'artillery' ? known.stands[0]! : standsFor(known),
    ...(known.weapons && !known.unarmed ? { weapon: known.weapons[0]! } : {}),
  };
};

/** The unit as another type: its stands and weapon as far as that type has them. */
export const asType = (game: Edition, unit: OwnUnit, type: string): OwnUnit => {
  const fresh = newUnit(game, type, unit.name);
  const { weapons = [] } = game.types[type]!;
  const keeps = unit.weapon !== undefined && weapons.includes(unit.weapon);
  const quality = unit.quality === undefined ? {} : { quality: unit.quality };
  const coat = unit.coat === undefined ? {} : { coat: unit.coat };
  return { ...fresh, ...quality, ...coat, ...(keeps ? { weapon: unit.weapon } : {}) };
};
