/** Which way the facts of a unit are read: with the unit, but never upside down. */
import type { Cell } from '../../art/index.js';
import type { Figure } from './figure.js';

export interface Reading {
  /** The unit looks down: its facts are turned about. */
  readonly flipped: boolean;
  /** Degrees by which letters are turned back, so that they stand upright on a quarter turn. */
  readonly upright: number;
}

/** Beyond this many degrees letters would lie on their side. */
const LYING = 60;

export const readingOf = (turn: number): Reading => {
  const plain = (((Math.round(turn) % 360) + 540) % 360) - 180;
  const flipped = Math.abs(plain) > 90;
  const rest = flipped ? plain - Math.sign(plain) * 180 : plain;
  return { flipped, upright: Math.abs(rest) > LYING ? 0 - rest : 0 };
};

/** Whether facts are read the same way on both turns. */
export const isReadAlike = (a: number, b: number): boolean => {
  const [one, other] = [readingOf(a), readingOf(b)];
  return one.flipped === other.flipped && one.upright === other.upright;
};

export const turnedAbout = ({ left, top, right, bottom }: Cell): Cell => ({
  left: 0 - right,
  top: 0 - bottom,
  right: 0 - left,
  bottom: 0 - top,
});

export const cellOf = ({ x, y, width, depth }: Figure['pieces'][number]): Cell => ({
  left: x - width / 2,
  top: y - depth / 2,
  right: x + width / 2,
  bottom: y + depth / 2,
});

const areaOf = ({ left, top, right, bottom }: Cell): number => (right - left) * (bottom - top);

export interface Block {
  readonly cells: readonly Cell[];
  readonly whole: Cell;
}

/** Its stands as cells of one rectangle; undefined where they are bent, apart or on a round base. */
export const blockOf = ({ pieces, diameter }: Figure): Block | undefined => {
  if (diameter !== undefined || pieces.some(({ turn }) => Math.abs(turn) > 0.5)) return undefined;
  const cells = pieces.map(cellOf);
  const whole = {
    left: Math.min(...cells.map(({ left }) => left)),
    top: Math.min(...cells.map(({ top }) => top)),
    right: Math.max(...cells.map(({ right }) => right)),
    bottom: Math.max(...cells.map(({ bottom }) => bottom)),
  };
  const covered = cells.reduce((sum, cell) => sum + areaOf(cell), 0);
  return Math.abs(covered - areaOf(whole)) < areaOf(whole) * 0.02 ? { cells, whole } : undefined;
};
