/** Types, strength and allowances of A Great Victory once more: GV-STR-02, GV-FORM-02, GV-MOVE-05. */
import type { WireUnit } from '../figures.js';

const WEIGHTS = ['light', 'medium', 'heavy'];
const COMMAND = ['commander', 'sub-commander'];

export interface Sort {
  readonly weight: string;
  /** foot, horse, camels, chariots, elephants, artillery, command */
  readonly what: string;
  readonly weapon: string;
}

export const sortOf = ({ type }: { readonly type: string }): Sort => {
  if (COMMAND.includes(type)) return { weight: 'light', what: 'command', weapon: '' };
  const [weight, what, ...weapon] = type.split(' ');
  return { weight: weight!, what: what!, weapon: weapon.join(' ') };
};

const NONE = NaN;
const FOOT: Readonly<Record<string, readonly number[]>> = {
  'light arms': [6, 8, NONE],
  arms: [8, 10, 12],
  pikes: [10, 12, 14],
  javelins: [4, NONE, NONE],
  slings: [5, NONE, NONE],
  bows: [5, 6, 7],
  longbows: [6, 7, 8],
  crossbows: [6, 7, 8],
};
const OTHERS: Readonly<Record<string, readonly number[]>> = {
  horse: [8, 10, 12],
  camels: [8, 10, NONE],
  chariots: [8, NONE, 10],
  elephants: [NONE, 8, 10],
  artillery: [6, NONE, 6],
  command: [8, NONE, NONE],
};

export const startingStrength = (unit: { readonly type: string }): number => {
  const { weight, what, weapon } = sortOf(unit);
  return (what === 'foot' ? FOOT[weapon]! : OTHERS[what]!)[WEIGHTS.indexOf(weight)]!;
};

/** GV-STR-03. */
export const strengthOf = (unit: WireUnit): number => startingStrength(unit) - unit.hits;

/** GV-UNIT-01, -02: how the stands are lettered, how many there are, and whose base they have. */
const MAKES: Readonly<Record<string, readonly [letters: string, kind: string]>> = {
  foot: ['FF', 'foot'],
  horse: ['HH', 'horse'],
  camels: ['KK', 'horse'],
  chariots: ['W', 'chariot'],
  elephants: ['E', 'elephant'],
  artillery: ['G', 'artillery'],
  command: ['C', 'command'],
};
export const lettersFor = (unit: { readonly type: string }): string => MAKES[sortOf(unit).what]![0];
export const kindOf = (unit: { readonly type: string }): string => MAKES[sortOf(unit).what]![1];

export const isMounted = (unit: { readonly type: string }): boolean =>
  ['horse', 'camels', 'chariots', 'command'].includes(sortOf(unit).what);

const MISSILES = ['javelins', 'slings', 'bows', 'longbows', 'crossbows'];
export const hasMissiles = (unit: { readonly type: string }): boolean => MISSILES.includes(sortOf(unit).weapon);
export const mayThrow = (unit: { readonly type: string }): boolean =>
  ['light arms', 'arms'].includes(sortOf(unit).weapon);

/** GV-FORM-02. */
export const formationsFor = (unit: { readonly type: string }): readonly string[] => {
  const { weight, what, weapon } = sortOf(unit);
  const loose = weight === 'light' && weapon !== 'pikes' ? ['skirmishLine', 'bentSkirmishLine'] : [];
  switch (what) {
    case 'foot':
      return ['block', 'defensiveBlock', 'line', 'bentLine', ...loose];
    case 'horse':
    case 'camels':
      return ['block', 'line', 'bentLine', ...loose];
    case 'chariots':
      return weight === 'light' ? ['line', 'skirmishLine'] : ['line'];
    case 'elephants':
      return ['line'];
    default:
      return ['skirmishLine'];
  }
};

const MOVES: Readonly<Record<string, readonly number[]>> = {
  horse: [18, 15, 12],
  camels: [18, 15],
  chariots: [15, NONE, 12],
  elephants: [NONE, 4, 4],
  command: [18],
};

/** GV-MOVE-05: the most a manoeuvre may come to in any formation, in thousandths. */
export const mostMove = (unit: WireUnit, rush: boolean): number => {
  const { weight, what } = sortOf(unit);
  const row = what === 'foot' ? [6, 5, 4] : what === 'artillery' ? [4, NONE, 4] : MOVES[what]!;
  return 1000 * row[WEIGHTS.indexOf(weight)]! * (rush ? 2 : 1);
};
