/** One request: its shape, and what it does. */
import { wire, type Fault } from '@five-victories/engine';
import type { Hall } from './hall.js';
import type { Reply } from './reply.js';
import { id } from './shapes.js';

export interface Ask {
  readonly name: string;
  readonly shape: wire.Shape<unknown>;
  /** The answer; undefined when faults were found. A failure leaves every match as it was. */
  carryOut(hall: Hall, request: unknown, faults: Fault[]): Reply | undefined;
}

type Fields = Readonly<Record<string, wire.Shape<unknown>>>;
type Given<R extends Fields, O extends Fields> = wire.Read<ReturnType<typeof wire.fields<R, O>>>;

export const ask = <R extends Fields, O extends Fields>(
  name: string,
  required: R,
  optional: O,
  carryOut: (hall: Hall, request: Given<R, O>, faults: Fault[]) => Reply | undefined,
): Ask => ({
  name,
  shape: wire.fields({ ask: wire.constant(name), ...required }, { id, ...optional }),
  carryOut: (hall, request, faults) => carryOut(hall, request as Given<R, O>, faults),
});
