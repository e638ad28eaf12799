/** What the tests of armies, points, quality and set-up share. */
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';
import { greatEdition } from '../../src/games/great/index.js';
import { checkArmy, choose, decision, events, position, start } from './kit.js';

// Tests look into units and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof start>;
export type Side = 'south' | 'north';
export type Throw = { event: 'throw'; rule: string; side: string; unit?: string; count: number; dice: number[] };

export const throwsOf = (match: Match): Throw[] => (events(match) as Throw[]).filter((one) => one.event === 'throw');
export const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);
export const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

/** Units of armies for `start` and `checkArmy`. */
export const entry = (type: string, more: Loose = {}): Loose => ({ type, ...more });
export const CMD = entry('commander');
export const SUB = entry('sub-commander');
export const army = (...units: Loose[]) => ({
  name: 'Red',
  units: units.map((one, i) => ({ name: `Unit ${i + 1}`, ...one })),
});

type Faults = { path: string; rule?: string; because: string }[];
export const errorsOf = (units: Loose[], options: Loose = {}): Faults =>
  checkArmy(army(...units), options).errors.map((fault) => ({
    ...fault,
    because: faultText(english, { rules: greatEdition }, fault),
  }));
/** The rules a list breaks, with a commander put before it. */
export const errors = (units: Loose[], options: Loose = {}): (string | undefined)[] =>
  errorsOf([CMD, ...units], options).map(({ rule }) => rule);
export const warnings = (units: Loose[], options: Loose = {}): (string | undefined)[] =>
  checkArmy(army(CMD, ...units), options).warnings.map(({ rule }) => rule);
/** Refused in whatever way: by the check, or as something that is no army at all. */
export const rejected = (units: Loose[], options: Loose = {}): boolean => {
  try {
    if (errors(units, options).length > 0) return true;
    start({
      armies: { south: army(CMD, ...units), north: army(CMD, FOOT) },
      options: { ...options, setupMethod: 'hidden' },
      dice: [],
    });
    return false;
  } catch {
    return true;
  }
};

export const FOOT = entry('medium foot arms');
/** South throws more and places first; or North. */
export const SOUTH_FIRST = [6, 6, 1, 1];
export const NORTH_FIRST = [1, 1, 6, 6];
/** Initiative to South. */
export const INITIATIVE = [1, 1, 6, 6];

export const begin = (chosen: Loose, dice: number[], south: Loose[], north: Loose[] = [CMD, FOOT]): Match =>
  start({ armies: { south: army(...south), north: army(...north) }, options: chosen, dice });

/** The units of a side, in the order of its list. */
export const idsOf = (match: Match, side: Side): string[] =>
  (position(match).units as Loose[])
    .map((one) => one['id'] as string)
    .filter((id) => id.startsWith(side === 'south' ? 'S' : 'N'));

/** Places all units of the side asked in a row, each in its first formation; every unit is at most 8 cm wide. */
export const placeAll = (match: Match): void => {
  const side = decision(match)!.side;
  const y = side === 'south' ? 10000 : 110000;
  const units = idsOf(match, side).map((unit, i) => ({ unit, x: 8000 + 10000 * i, y }));
  choose(match, { do: 'setup', units });
};
