/** What the tests of forming Battles and of set-up share. */
import { choose, decision, events, position, refusal, start, unit } from './kit.js';

// Tests look into units and events freely.
// oxlint-disable-next-line typescript/no-explicit-any
export type Loose = Record<string, any>;
export type Match = ReturnType<typeof start>;
export type Side = 'south' | 'north';

/** The first three units are command, S4 to S6 make a Battle; then come others. */
export const BASIC = ['commander', 'sub-commander', 'sub-commander', 'foot pike', 'foot bill', 'foot bow'];
export const army = (types: string[]): Loose => ({
  name: 'Red',
  units: types.map((type, i) => ({ name: `Unit ${i + 1}`, type })),
});
export const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

/** An army of this list against the basic one; composition is no matter here. */
export const begin = (more: string[], dice: number[], chosen: Loose = {}, north: string[] = []): Match =>
  start({
    armies: { south: army([...BASIC, ...more]), north: army([...BASIC, ...north]) },
    options: { enforceComposition: false, exoticTroops: true, ...chosen },
    dice,
  });

export const form = (...battles: Loose[]): Loose => ({ do: 'form', battles });
export const three = (side: Side, more: Loose = {}): Loose => {
  const letter = side === 'south' ? 'S' : 'N';
  return { units: [4, 5, 6].map((n) => `${letter}${n}`), ...more };
};
/** Both form one Battle of their first three units, South perhaps more. */
export const formed = (
  more: string[],
  dice: number[],
  chosen: Loose = {},
  south: Loose = form(three('south')),
  north: string[] = [],
): Match => {
  const match = begin(more, dice, chosen, north);
  choose(match, south);
  choose(match, form(three('north')));
  return match;
};

/** South throws less and places first; or North. */
export const SOUTH_FIRST = [3, 9];
export const NORTH_FIRST = [9, 3];

export const setup = (...units: Loose[]): Loose => ({ do: 'setup', units });
/** The basic army on the table: the Battle in the middle, command beside it. */
export const plan = (side: Side): Loose[] => {
  const letter = side === 'south' ? 'S' : 'N';
  const y = (from: number) => (side === 'south' ? from : 48000 - from);
  return [
    { unit: `${letter}B1`, x: 36000, y: y(6000) },
    { unit: `${letter}1`, x: 20000, y: y(6000) },
    { unit: `${letter}2`, x: 24000, y: y(6000) },
    { unit: `${letter}3`, x: 28000, y: y(6000) },
  ];
};
/** South is asked to place this more of units, and places the basic ones as planned. */
export const judge = (more: string[], placed: Loose[], chosen: Loose = {}, order?: Loose) =>
  refusal(formed(more, SOUTH_FIRST, chosen, order), setup(...plan('south'), ...placed));

export const throwsOf = (match: Match): Loose[] => events(match).filter((one) => one.event === 'throw');
export const idsOf = (match: Match, side: Side): string[] =>
  (position(match).units as Loose[]).filter((one) => one['side'] === side).map((one) => one['id'] as string);
export const sideOf = (match: Match): string | undefined => decision(match)?.side;
export const statusOf = (match: Match, id: string): string => unit(match, id).status;
