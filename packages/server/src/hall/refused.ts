/** Why something is not done that was asked over HTTP. */
import type { Fault } from '@five-victories/engine/kernel';
import type { HttpCode } from '../protocol/index.js';

/** Refuses a request; whoever takes the request answers with it. */
export class Refused extends Error {
  readonly status: number;
  readonly code: HttpCode;
  readonly faults: readonly Fault[] | undefined;
  constructor(status: number, code: HttpCode, faults?: readonly Fault[]) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}
