/** What every answer below /api/1 is made from. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hall } from '../hall/hall.js';
import { Refused } from '../hall/refused.js';
import type { PlayerRow } from '../store/store.js';
import type { Gate } from './gate.js';

/** More than any ordinary request has to say. */
export const LARGE = 64 * 1024;

export interface Asked {
  readonly hall: Hall;
  readonly gate: Gate;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly player: PlayerRow | undefined;
  /** What stands in the address where the route has a star. */
  readonly id: string;
}

export type Answer = (asked: Asked) => Promise<unknown>;

/** Addresses with what may be asked of each. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

/** Who asks; refused where nobody knows him. */
export const known = ({ player }: Asked): PlayerRow => {
  if (!player) throw new Refused(401, 'player');
  return player;
};
