/** What bases of the age of pike and shot carry: 40 x 40 mm (1.574 in), guns 40 x 80. */
import type { Man } from '../parts/men.js';
import type { Rider } from '../parts/mounts.js';
import type { Sign } from '../signs.js';
import type { Kind } from './kind.js';

export const SIZE = { width: 40, depth: 40 };
const GUN = { width: 40, depth: 80 };

export const rammer: Man = { head: 'montero', body: 'coat', weapon: 'rammer' };
export const mate: Man = { head: 'plainHat', body: 'jack', weapon: 'none' };

export const general: Rider = { head: 'hat', body: 'cuirass', weapon: 'baton' };

export const foot = (letter: string, sign: Sign, men: readonly Man[], rows: readonly number[] = [2, 2]): Kind => ({
  letter,
  sign,
  size: SIZE,
  troop: { as: 'foot', men, rows, scale: 1.24 },
});

export const horse = (letter: string, sign: Sign, rider: Rider, scale = 1): Kind => ({
  letter,
  sign,
  size: SIZE,
  troop: { as: 'mounted', mount: 'horse', riders: [rider], rows: [2], scale },
});

export const dragoonsOnFoot = (man: Man): Kind => ({
  letter: 'D',
  sign: 'dragoonFoot',
  size: SIZE,
  troop: { as: 'dismounted', men: [man, man], scale: 1.2 },
});

type Piece = 'light' | 'frame' | 'field' | 'heavy';

/** `moving`: behind its team. */
export const gun = (letter: string, piece: Piece, grade: 1 | 2 | 3, crew: readonly Man[], moving = false): Kind => ({
  letter,
  sign: moving ? 'limber' : 'gun',
  grade,
  size: GUN,
  troop: { as: 'piece', piece, crew, moving, scale: 1 },
});
