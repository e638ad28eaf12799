/** Types, letters and bases of A Glorious Victory once more: GL-UNIT-01..11, GL-BASE-01, -04. */

const WEAPONS: Readonly<Record<string, string>> = {
  light: 'L',
  hand: 'W',
  spear: 'S',
  bill: 'B',
  pike: 'P',
  bow: 'O',
  longbow: 'G',
  crossbow: 'X',
  handgun: 'H',
};
const RIDERS: Readonly<Record<string, string>> = {
  'light cavalry': 'V',
  camels: 'K',
  'medium cavalry': 'M',
  'heavy cavalry': 'Y',
  knights: 'N',
  elephants: 'E',
};
const GUNS: Readonly<Record<string, string>> = { 'organ gun': 'A', rockets: 'R', bombard: 'U', 'light bombard': 'T' };

type Typed = { readonly type: string };

export const FOOT = Object.keys(WEAPONS).flatMap((weapon) => [`foot ${weapon}`, `mounted foot ${weapon}`]);
export const MOUNTED = Object.keys(RIDERS);
export const ARTILLERY = Object.keys(GUNS);
export const COMMAND = ['commander', 'sub-commander'].flatMap((rank) => [rank, `${rank} camel`, `${rank} elephant`]);
export const FOOT_LETTERS = Object.values(WEAPONS);

export const isBattle = ({ type }: Typed): boolean => type === 'battle';
export const isCommand = ({ type }: Typed): boolean => COMMAND.includes(type);
export const isGun = ({ type }: Typed): boolean => ARTILLERY.includes(type);
/** GL-FORM-04: one element, always in line. */
export const isSingle = (unit: Typed): boolean => isCommand(unit) || isGun(unit);

/** Whose base its elements have, and whom it is among in lists of terrain. */
export const kindOf = ({ type }: Typed): string => {
  if (type === 'elephants') return 'elephant';
  if (MOUNTED.includes(type)) return 'cavalry';
  if (ARTILLERY.includes(type)) return 'artillery';
  return COMMAND.includes(type) ? 'command' : 'foot';
};

export const letterOf = ({ type }: Typed): string =>
  COMMAND.includes(type) ? 'C' : (RIDERS[type] ?? GUNS[type] ?? WEAPONS[type.split(' ').at(-1)!]!);

/** GL-FORM-01, -02: so many elements in line, or in a mass with its odd element in this file. */
export const layoutOf = (letter: string, count: number, mass: boolean, odd: 'left' | 'right' = 'left'): string => {
  if (!mass) return letter.repeat(count);
  if (count === 2) return `${letter}/${letter}`;
  const ranks = Array.from({ length: Math.floor(count / 2) }, () => letter + letter);
  const rest = odd === 'left' ? `${letter}.` : `.${letter}`;
  return [...ranks, ...(count % 2 === 1 ? [rest] : [])].join('/');
};

/** GL-FIRE-01: letters that shoot. */
const SHOOTERS = new Set('OGXHARUT');
export const shoots = (letters: string): boolean => [...letters].some((letter) => SHOOTERS.has(letter));
