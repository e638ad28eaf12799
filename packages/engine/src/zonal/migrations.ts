/** What frames and positions of the zone games were in older formats of saves and records. */
import { isOld, reasonsById, withFrames, type Migrations } from '../kernel/format.js';
import type { Frame } from '../kernel/procedure.js';
import type { Window } from './procedures.js';

/** Windows of an intercept had letters. */
const LETTERS: Readonly<Record<Window, string>> = { entering: 'a', leaving: 'b', engaging: 'c', disengaging: 'd' };
const NAMES = new Map(Object.entries(LETTERS).map(([name, letter]) => [letter, name]));

const named = (frame: unknown): unknown =>
  isOld(frame) && typeof frame['window'] === 'string'
    ? { ...frame, window: NAMES.get(frame['window']) ?? frame['window'] }
    : frame;

export const migrations: Migrations = {
  /** 1 to 2: windows have names, reasons ids. */
  1: (position) => withFrames(position, (frame) => named(reasonsById(frame))),
};

/** A frame with the words of format 1, which all digests are made of. */
export const digestedFrame = (frame: Frame): Frame => {
  const { window } = frame as Frame & { readonly window?: Window };
  return window === undefined ? frame : Object.assign({ ...frame }, { window: LETTERS[window] });
};
