/** The matches a referee holds, by name. */
import type { AnyMatch, Fault } from '@five-victories/engine';
import { fault } from './faults.js';
import type { Game } from './game.js';
import { LIMITS, STANDARD_MATCH } from './limits.js';

export interface Held {
  readonly game: Game;
  readonly match: AnyMatch;
}

export interface Hall {
  readonly held: Map<string, Held>;
}

export const newHall = (): Hall => ({ held: new Map() });

/** The match a request is about. */
export const heldIn = (hall: Hall, name: string = STANDARD_MATCH, faults: Fault[]): Held | undefined => {
  const held = hall.held.get(name);
  if (held === undefined) faults.push(fault('match', 'noSuchMatch', { name }));
  return held;
};

/** Whether there is room for a match of this name; one of the same name is replaced. */
export const hasRoom = (hall: Hall, name: string = STANDARD_MATCH, faults: Fault[]): boolean => {
  const room = hall.held.has(name) || hall.held.size < LIMITS.matches;
  if (!room) faults.push(fault('match', 'noRoomForMatch'));
  return room;
};

export const keep = (hall: Hall, name: string = STANDARD_MATCH, held: Held): void => void hall.held.set(name, held);
