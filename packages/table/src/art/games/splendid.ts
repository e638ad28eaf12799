import type { Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import type { Kind, Kinds } from './kind.js';

/** English Civil War: sashes over buff coats, monteros, lobster-tailed pots. Bases 1.574 x 1.574 in, guns 3.150 deep. */
const SIZE = { width: 40, depth: 40 };
const GUN = { width: 40, depth: 80 };

const pikeman: Man = { head: 'pot', body: 'corselet', weapon: 'pike' };
const musketeer: Man = { head: 'montero', body: 'bandolier', weapon: 'musket' };
const rabble: Man = { head: 'bare', body: 'jack', weapon: 'pitchfork' };
const highlander: Man = { head: 'bonnet', body: 'plaid', weapon: 'swordRaised', shield: 'targe' };
const trooper: Rider = { head: 'pot', body: 'cuirass', weapon: 'sword' };
const lobster: Rider = { head: 'closeHelm', body: 'plate', weapon: 'pistol' };
const lancer: Rider = { head: 'bonnet', body: 'buff', weapon: 'lightLance' };
const dragoon: Rider = { head: 'montero', body: 'coat', weapon: 'dragonSlung', bard: 'none' };
const gunner: Man = { head: 'greyHat', body: 'coat', weapon: 'linstock' };
const rammer: Man = { head: 'montero', body: 'coat', weapon: 'rammer' };
const mate: Man = { head: 'plainHat', body: 'jack', weapon: 'none' };

const gun = (
  piece: 'frame' | 'field' | 'heavy',
  letter: string,
  grade: 1 | 2 | 3,
  crew: readonly Man[],
  moving = false,
): Kind => ({
  letter,
  sign: moving ? 'limber' : 'gun',
  grade,
  size: GUN,
  troop: { as: 'piece', piece, crew, moving, scale: 1 },
});

const command = (chief: boolean): Kind => ({
  letter: chief ? 'C' : 'S',
  sign: chief ? 'command' : 'subCommand',
  size: SIZE,
  gilded: true,
  troop: {
    as: 'command',
    mount: 'horse',
    chief,
    general: { head: 'hat', body: 'cuirass', weapon: 'baton' },
    staff: { head: 'pot', body: 'buff', weapon: 'reins' },
    scale: chief ? 0.78 : 0.88,
  },
});

const horse = (rider: Rider, letter: string, sign: Kind['sign']): Kind => ({
  letter,
  sign,
  size: SIZE,
  troop: { as: 'mounted', mount: 'horse', riders: [rider], rows: [2], scale: 1 },
});

export const SPLENDID: Kinds = {
  P: { letter: 'P', sign: 'pike', size: SIZE, troop: { as: 'foot', men: [pikeman], rows: [2, 2], scale: 1.24 } },
  M: {
    letter: 'M',
    sign: 'musket',
    size: SIZE,
    troop: {
      as: 'foot',
      men: [musketeer, { ...musketeer, head: 'greyHat', weapon: 'musketPort' }],
      rows: [2, 2],
      scale: 1.24,
    },
  },
  L: {
    letter: 'L',
    sign: 'light',
    size: SIZE,
    troop: {
      as: 'foot',
      men: [rabble, { ...rabble, weapon: 'club', head: 'plainHat' }, { ...rabble, weapon: 'axe', head: 'hood' }],
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
      men: [highlander, { ...highlander, weapon: 'sword' }, { ...highlander, weapon: 'halberd' }, highlander],
      rows: [2, 2],
      scale: 1.24,
    },
  },
  X: horse(trooper, 'X', 'horse'),
  'X lances': horse(lancer, 'X', 'lance'),
  Y: horse(lobster, 'Y', 'heavyHorse'),
  D: horse(dragoon, 'D', 'dragoon'),
  'D dismounted': {
    letter: 'D',
    sign: 'dragoonFoot',
    size: SIZE,
    troop: {
      as: 'dismounted',
      men: [
        { ...musketeer, body: 'coat' },
        { ...musketeer, body: 'coat' },
      ],
      scale: 1.2,
    },
  },
  FG: gun('frame', 'F', 1, [rammer, gunner]),
  RA: gun('field', 'R', 2, [rammer, gunner, mate]),
  HA: gun('heavy', 'A', 3, [rammer, gunner, mate, mate]),
  'FG limbered': gun('frame', 'F', 1, [mate], true),
  'RA limbered': gun('field', 'R', 2, [mate], true),
  'HA limbered': gun('heavy', 'A', 3, [mate], true),
  Cmd: command(true),
  Sub: command(false),
};
