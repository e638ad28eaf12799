import type { Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import type { Kind, Kinds } from './kind.js';

/** Pike and shot: broad hats with feathers, morions, buff coats. Bases 40 x 40 mm, guns 40 x 80. */
const SIZE = { width: 40, depth: 40 };
const GUN = { width: 40, depth: 80 };

const pikeman: Man = { head: 'morion', body: 'corselet', weapon: 'pike' };
const musketeer: Man = { head: 'hat', body: 'bandolier', weapon: 'musket' };
const clubman: Man = { head: 'plainHat', body: 'jack', weapon: 'pitchfork' };
const swordsman: Man = { head: 'bonnet', body: 'plaid', weapon: 'swordRaised', shield: 'targe' };
const trooper: Rider = { head: 'hat', body: 'buff', weapon: 'sword' };
const cuirassier: Rider = { head: 'closeHelm', body: 'plate', weapon: 'pistol', bard: 'cloth' };
const dragoon: Rider = { head: 'plainHat', body: 'coat', weapon: 'dragonSlung', bard: 'none' };
const gunner: Man = { head: 'plainHat', body: 'coat', weapon: 'linstock' };
const rammer: Man = { head: 'montero', body: 'coat', weapon: 'rammer' };
const mate: Man = { head: 'plainHat', body: 'jack', weapon: 'none' };

const gun = (piece: 'light' | 'field' | 'heavy', letter: string, grade: 1 | 2 | 3, crew: readonly Man[]): Kind => ({
  letter,
  sign: 'gun',
  grade,
  size: GUN,
  troop: { as: 'piece', piece, crew, scale: 1 },
});

export const FINE: Kinds = {
  P: { letter: 'P', sign: 'pike', size: SIZE, troop: { as: 'foot', men: [pikeman], rows: [2, 2], scale: 1.24 } },
  M: {
    letter: 'M',
    sign: 'musket',
    size: SIZE,
    troop: { as: 'foot', men: [musketeer, { ...musketeer, weapon: 'musketPort' }], rows: [2, 2], scale: 1.24 },
  },
  L: {
    letter: 'L',
    sign: 'light',
    size: SIZE,
    troop: {
      as: 'foot',
      men: [clubman, { ...clubman, weapon: 'club', head: 'bare' }, { ...clubman, weapon: 'axe', head: 'hood' }],
      rows: [2, 1],
      scale: 1.24,
    },
  },
  H: {
    letter: 'H',
    sign: 'hand',
    size: SIZE,
    troop: {
      as: 'foot',
      men: [swordsman, { ...swordsman, weapon: 'halberd' }, { ...swordsman, weapon: 'sword' }, swordsman],
      rows: [2, 2],
      scale: 1.24,
    },
  },
  X: {
    letter: 'X',
    sign: 'horse',
    size: SIZE,
    troop: { as: 'mounted', mount: 'horse', riders: [trooper], rows: [2], scale: 1 },
  },
  Y: {
    letter: 'Y',
    sign: 'heavyHorse',
    size: SIZE,
    troop: { as: 'mounted', mount: 'horse', riders: [cuirassier], rows: [2], scale: 1.04 },
  },
  D: {
    letter: 'D',
    sign: 'dragoon',
    size: SIZE,
    troop: { as: 'mounted', mount: 'horse', riders: [dragoon], rows: [2], scale: 0.94 },
  },
  'D dismounted': {
    letter: 'D',
    sign: 'dragoonFoot',
    size: SIZE,
    troop: {
      as: 'dismounted',
      men: [
        { ...musketeer, head: 'plainHat', body: 'coat' },
        { ...musketeer, head: 'plainHat', body: 'coat' },
      ],
      scale: 1.2,
    },
  },
  GG: gun('light', 'G', 1, [rammer, gunner]),
  RA: gun('field', 'R', 2, [rammer, gunner, mate]),
  HA: gun('heavy', 'A', 3, [rammer, gunner, mate, mate]),
  C: {
    letter: 'C',
    sign: 'command',
    size: { width: 48, depth: 48 },
    round: true,
    gilded: true,
    troop: {
      as: 'command',
      mount: 'horse',
      chief: true,
      general: { head: 'hat', body: 'cuirass', weapon: 'baton' },
      staff: { head: 'hat', body: 'buff', weapon: 'reins' },
      scale: 0.82,
    },
  },
};
