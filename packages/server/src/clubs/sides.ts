/** Who leads which side: as evenly as can be for each player, the better side of an uneven ground included. */
import type { Side } from '@five-victories/engine/kernel';
import type { Past } from './meetings.js';

/** How often South less how often North. */
export const balanceOf = ({ sides }: Past): number => sides.reduce((sum, side) => sum + (side === 'south' ? 1 : -1), 0);

const WEIGHT = { south: 1, north: -1 } as const;

/** Nobody goes beyond one, and whoever is beyond it comes back. */
const isEven = (past: Past, side: Side): boolean => {
  const balance = balanceOf(past);
  return Math.abs(balance + WEIGHT[side]) <= Math.max(1, Math.abs(balance) - 1);
};

/** Whether the two can meet with both as even as they are to be. */
export const areEven = (a: Past, b: Past): boolean =>
  (isEven(a, 'south') && isEven(b, 'north')) || (isEven(a, 'north') && isEven(b, 'south'));

/** How good it is that one leads South and the other North: the smaller at the first number that differs, the better. */
const unevenness = (south: Past, north: Past, better: Side | undefined): number[] => {
  const after = [Math.abs(balanceOf(south) + 1), Math.abs(balanceOf(north) - 1)];
  const favour = better === undefined ? 0 : WEIGHT[better];
  const favours = Math.abs(south.better + favour) + Math.abs(north.better - favour);
  const again = Number(south.sides.at(-1) === 'south') + Number(north.sides.at(-1) === 'north');
  return [Math.max(...after), after[0]! + after[1]!, favours, again];
};

/** Who is South. Where all is even the one who stands higher is, on every second board. */
export const southOf = (a: Past, b: Past, board: number, better: Side | undefined): Past => {
  const first = unevenness(a, b, better);
  const second = unevenness(b, a, better);
  const differs = first.findIndex((each, i) => each !== second[i]);
  if (differs >= 0) return first[differs]! < second[differs]! ? a : b;
  return board % 2 === 1 ? a : b;
};
