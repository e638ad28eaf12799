/** Pike and shot: broad hats with feathers, morions, buff coats. */
import type { Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import { commandKind, type Kinds } from './kind.js';
import { dragoonsOnFoot, foot, general, gun, horse, mate, rammer } from './pike-and-shot.js';

const pikeman: Man = { head: 'morion', body: 'corselet', weapon: 'pike' };
const musketeer: Man = { head: 'hat', body: 'bandolier', weapon: 'musket' };
const clubman: Man = { head: 'plainHat', body: 'jack', weapon: 'pitchfork' };
const swordsman: Man = { head: 'bonnet', body: 'plaid', weapon: 'swordRaised', shield: 'targe' };
const trooper: Rider = { head: 'hat', body: 'buff', weapon: 'sword' };
const cuirassier: Rider = { head: 'closeHelm', body: 'plate', weapon: 'pistol', bard: 'cloth' };
const dragoon: Rider = { head: 'plainHat', body: 'coat', weapon: 'dragonSlung', bard: 'none' };
const gunner: Man = { head: 'plainHat', body: 'coat', weapon: 'linstock' };

const clubmen: readonly Man[] = [
  clubman,
  { ...clubman, weapon: 'club', head: 'bare' },
  { ...clubman, weapon: 'axe', head: 'hood' },
];
const swordsmen: readonly Man[] = [
  swordsman,
  { ...swordsman, weapon: 'halberd' },
  { ...swordsman, weapon: 'sword' },
  swordsman,
];

export const FINE: Kinds = {
  P: foot('P', 'pike', [pikeman]),
  M: foot('M', 'musket', [musketeer, { ...musketeer, weapon: 'musketPort' }]),
  L: foot('L', 'light', clubmen, [2, 1]),
  H: foot('H', 'hand', swordsmen),
  X: horse('X', 'horse', trooper),
  Y: horse('Y', 'heavyHorse', cuirassier, 1.04),
  D: horse('D', 'dragoon', dragoon, 0.94),
  'D dismounted': dragoonsOnFoot({ ...musketeer, head: 'plainHat', body: 'coat' }),
  GG: gun('G', 'light', 1, [rammer, gunner]),
  RA: gun('R', 'field', 2, [rammer, gunner, mate]),
  HA: gun('A', 'heavy', 3, [rammer, gunner, mate, mate]),
  C: {
    ...commandKind(true, { width: 48, depth: 48 }, { general, staff: { ...trooper, weapon: 'reins' }, scale: 0.82 }),
    round: true,
  },
};
