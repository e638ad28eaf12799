/** What summands are for. */
import { FINE_MODIFIERS } from '@five-victories/engine/fine';
import { MAJOR_MODIFIERS } from '@five-victories/engine/major';
import { MODIFIERS, type ZonalKinds } from '@five-victories/engine/zonal';
import { telling } from '../../language.js';
import type { ZonalCast } from '../../zonal-cast.js';
import { english, type English } from './facts.js';

const both: English<typeof MODIFIERS> = {
  gunHere: () => 'from the gun, same zone',
  gunNextZone: () => 'from the gun, adjacent zone',
  firerDefensive: () => 'firer in a defensive formation',
  targetMounted: () => 'target mounted',
  targetDefensive: () => 'target in a defensive formation',
  targetOpen: () => 'target in open order',
  cover: ({ ground }) => `cover: ${ground}`,
  kindOfStand: ({ stand }) => stand,
  ownOpenOrder: () => 'in open order',
  mountedOnDefence: () => 'mounted against a defensive formation',
  limit: () => 'limit',
  quality: ({ quality }) => quality,
};

const fine: English<typeof FINE_MODIFIERS> = {
  musketStands: ({ by }) => by.either('musket stand', 'musket stands'),
  defensiveMuskets: () => 'muskets in a defensive formation against foot',
  mountedOnOpenOrder: () => 'mounted against open order',
  mountedOnPikes: () => 'mounted against a defensive formation with pikes',
};

const major: English<typeof MAJOR_MODIFIERS> = {
  stands: ({ by }) => by.either('stand', 'stands'),
  longbows: () => 'with longbows',
  crossbows: () => 'with crossbows',
  spears: () => 'with spears',
  firerMounted: () => 'firer mounted',
  targetIsBombard: () => 'target is a Bombard',
  targetIs: ({ type }) => `target is ${type}`,
  firearmsOnArmour: () => 'firearms against armour',
  artillery: () => 'artillery',
  typeOfUnit: ({ type }) => type,
  footWith: ({ type, weapon }) => `${type} with ${weapon}`,
  defensiveWithoutPikes: () => 'no pikes, in a defensive formation against foot',
  mountedOnOpenFoot: () => 'mounted against foot in open order',
  mountedOnFirearms: () => 'mounted against firearms',
  mountedOnPikeDefence: () => 'mounted against a defensive formation of pikes',
};

const ALL = { ...MODIFIERS, ...FINE_MODIFIERS, ...MAJOR_MODIFIERS };
export const modifiers = telling<ZonalKinds, typeof ALL, ZonalCast, typeof english>(
  ALL,
  english,
  { ...both, ...fine, ...major },
  'phrase',
);
