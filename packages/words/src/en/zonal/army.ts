import type { FINE_ARMY } from '@five-victories/engine/fine';
import type { MAJOR_ARMY } from '@five-victories/engine/major';
import type { ARMY } from '@five-victories/engine/zonal';
import { atMost, type Count } from '../facts.js';
import type { English } from './facts.js';

/** A limit that refuses is told as one; any other is what is usual. */
const limit = (most: Count, must: boolean): string => atMost(most, must ? 'allowed' : 'usual');
const more = (kind: string, must: boolean): string => (must ? `there must be more ${kind}` : `more ${kind} is usual`);

export const army: English<typeof ARMY> = {
  unknownType: ({ name, type, types }) => `${name}: there is no type "${type}"; the types are ${types}.`,
  sizeOfUnit: ({ name, size, type, low, high }) =>
    `${name} has ${size.figures('stand')}; ${type} has ${low.n === high.n ? low.figure : `${low.figure} to ${high.figure}`}.`,
  foreignStands: ({ name, foreign, type, own }) => `${name} has stands ${foreign}; ${type} has only ${own}.`,
  onlyArtillery: ({ units }) => `The army has ${units.figures('unit')}, and at least one must not be artillery.`,
};

export const fineArmy: English<typeof FINE_ARMY> = {
  pikesOutnumbered: ({ pikes, foot, must }) =>
    `${pikes.figures('Pike and Musket unit')} and ${foot.figures('Foot unit')}: ${more('Pike and Musket', must)}.`,
  tooManyHeavy: ({ heavy, most, must }) => `${heavy.figures('Heavy Mounted unit')}, and ${limit(most, must)}.`,
  tooManyDragoons: ({ dragoons, mounted, must }) =>
    `${dragoons.figures('Dragoon unit')} and ${mounted.figures('Mounted unit')}: ${more('Mounted', must)}.`,
  weaponOfUnit: ({ name }) => `${name} has a weapon for the unit; in this game its stands say what it carries.`,
  neverAnother: ({ name }) => `${name} was never another unit; the state of dragoons says whether they ride.`,
};

export const majorArmy: English<typeof MAJOR_ARMY> = {
  tooManyFirearms: ({ units, most, must }) => `${units.figures('unit')} with firearms, and ${limit(most, must)}.`,
  noWeapon: ({ name, type, weapons }) => `${name} has no weapon; ${type} has one of ${weapons}.`,
  notALightWeapon: ({ name, type, weapon }) =>
    `${name} is ${type} and cannot carry "${weapon}"; ${type} has bows, crossbows or nothing to shoot with.`,
  onlyLightShoot: ({ name, type, weapon }) =>
    `${name} is ${type} and cannot carry "${weapon}"; only Light Mounted shoot, with bows or crossbows.`,
  noPikesFor: ({ name, type }) => `${name} is ${type}, and pikes are for Medium and Heavy Foot.`,
  otherWeapon: ({ name, weapon, type, weapons }) => `${name} carries "${weapon}"; ${type} has one of ${weapons}.`,
  gunsUnarmed: ({ name }) => `${name} is artillery and carries no weapon besides.`,
  noSpearsFor: ({ name }) => `${name} has spears, which only foot with Hand-to-Hand weapons have.`,
  neverDismounted: ({ name, mountedAs, types }) => `${name} cannot have been "${mountedAs}"; only ${types} dismount.`,
  otherOnFoot: ({ name, type, mountedAs, onFoot }) => `${name} is ${type}; ${mountedAs} on foot is ${onFoot}.`,
  weaponOnFoot: ({ name }) => `${name} has dismounted and fights with Hand-to-Hand weapons or its own bow or crossbow.`,
};
