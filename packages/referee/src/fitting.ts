/** A stack from outside names real steps, but only playing on shows whether it fits the position. */
import { DiceWanted, type Fault } from '@five-victories/engine';
import { fault } from './faults.js';
import type { Reply } from './reply.js';

const hasStack = (position: unknown): boolean =>
  typeof position === 'object' && position !== null && Object.hasOwn(position, 'stack');

/** Plays on from a position; if the engine fails at it and a stack was given, the stack is to blame. */
export const fitting = (
  position: unknown,
  path: string,
  faults: Fault[],
  playOn: () => Reply | undefined,
): Reply | undefined => {
  try {
    return playOn();
  } catch (failure) {
    if (failure instanceof DiceWanted || !(failure instanceof Error) || !hasStack(position)) throw failure;
    faults.push(fault(`${path}.stack`, 'stackDoesNotFit'));
    return undefined;
  }
};
