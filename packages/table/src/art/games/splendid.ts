/** English Civil War: sashes over buff coats, monteros, lobster-tailed pots. */
import type { Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import { commandKind, type Kinds } from './kind.js';
import { dragoonsOnFoot, foot, general, gun, horse, mate, rammer, SIZE } from './pike-and-shot.js';

const pikeman: Man = { head: 'pot', body: 'corselet', weapon: 'pike' };
const musketeer: Man = { head: 'montero', body: 'bandolier', weapon: 'musket' };
const rabble: Man = { head: 'bare', body: 'jack', weapon: 'pitchfork' };
const highlander: Man = { head: 'bonnet', body: 'plaid', weapon: 'swordRaised', shield: 'targe' };
const trooper: Rider = { head: 'pot', body: 'cuirass', weapon: 'sword' };
const lobster: Rider = { head: 'closeHelm', body: 'plate', weapon: 'pistol' };
const lancer: Rider = { head: 'bonnet', body: 'buff', weapon: 'lightLance' };
const dragoon: Rider = { head: 'montero', body: 'coat', weapon: 'dragonSlung', bard: 'none' };
const gunner: Man = { head: 'greyHat', body: 'coat', weapon: 'linstock' };

const mob: readonly Man[] = [
  rabble,
  { ...rabble, weapon: 'club', head: 'plainHat' },
  { ...rabble, weapon: 'axe', head: 'hood' },
];
const clan: readonly Man[] = [
  highlander,
  { ...highlander, weapon: 'sword' },
  { ...highlander, weapon: 'halberd' },
  highlander,
];

const staff: Rider = { head: 'pot', body: 'buff', weapon: 'reins' };

export const SPLENDID: Kinds = {
  P: foot('P', 'pike', [pikeman]),
  M: foot('M', 'musket', [musketeer, { ...musketeer, head: 'greyHat', weapon: 'musketPort' }]),
  L: foot('L', 'light', mob, [2, 1]),
  H: foot('H', 'hand', clan),
  X: horse('X', 'horse', trooper),
  'X lances': horse('X', 'lance', lancer),
  Y: horse('Y', 'heavyHorse', lobster),
  D: horse('D', 'dragoon', dragoon),
  'D dismounted': dragoonsOnFoot({ ...musketeer, body: 'coat' }),
  FG: gun('F', 'frame', 1, [rammer, gunner]),
  RA: gun('R', 'field', 2, [rammer, gunner, mate]),
  HA: gun('A', 'heavy', 3, [rammer, gunner, mate, mate]),
  'FG limbered': gun('F', 'frame', 1, [mate], true),
  'RA limbered': gun('R', 'field', 2, [mate], true),
  'HA limbered': gun('A', 'heavy', 3, [mate], true),
  Cmd: commandKind(true, SIZE, { general, staff, scale: 0.78 }),
  Sub: commandKind(false, SIZE, { general, staff, scale: 0.88 }),
};
