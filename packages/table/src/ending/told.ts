/** A match that is over, with its story and who reads it. */
import type { Audience } from '../story/tell.js';
import type { Reported } from './share.js';

export interface Told extends Reported {
  readonly to: Audience;
}
