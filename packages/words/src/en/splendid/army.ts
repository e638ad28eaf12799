import type { SPLENDID_ARMY } from '@five-victories/engine/splendid';
import type { English } from './facts.js';

export const army: English<typeof SPLENDID_ARMY> = {
  tooManyOnAverage: ({ units, types, stands, most, all }) =>
    `${units.figures('unit')} of ${types} ${units.either('has', 'have')} ${stands.figures('stand')}, and ${most} a unit, ${all} in all, are the limit.`,
  fewerPikesThanFoot: ({ pikes, foot, must }) =>
    `${pikes.figures('Pike and Musket unit')} and ${foot.figures('Foot unit')}: ${must ? 'there must be more Pike and Musket' : 'more Pike and Musket is usual'}.`,
  heavyBeyondShare: ({ heavy, mounted, most, must }) =>
    `${heavy.figures('Heavy Mounted unit')} of ${mounted} mounted, and ${most.n === 0 ? 'none is' : `at most ${most.figure} ${most.either('is', 'are')}`} ${must ? 'allowed' : 'usual'}.`,
  dragoonsBeyondMounted: ({ dragoons, mounted, must }) =>
    `${dragoons.figures('Dragoon unit')} and ${mounted.figures('Mounted unit')}: ${must ? 'there must be more Mounted' : 'more Mounted is usual'}.`,
  commandOtherwise: ({ chiefs, subs, wanted }) =>
    `${chiefs.figures('Commander')} and ${subs.figures('Sub-Commander')}: there must be 1 and ${wanted}.`,
  unitOfOtherSize: ({ name, size, type, least, most }) =>
    `${name} has ${size.figures('stand')}; ${type} has ${least === most ? most : `${least} to ${most}`}.`,
  unitTooLarge: ({ name, size, type, most }) => `${name} has ${size.figures('stand')}; ${type} has at most ${most}.`,
  foreignStands: ({ name, foreign, type, own }) => `${name} has stands ${foreign}; ${type} has only ${own}.`,
  noLances: ({ name, type }) => `${name}: ${type} has no lances.`,
  frontageOdd: ({ frontage }) => `The frontage must be even, and ${frontage} is not.`,
  moreThanThrown: ({ count, type, thrown }) =>
    `${type}: ${count.figures('unit')} ${count.either('is', 'are')} fielded, and ${thrown.figure} ${thrown.either('was', 'were')} thrown.`,
  musterFindsNoRoom: () => 'There is no room for so many units in the area of deployment.',
};
