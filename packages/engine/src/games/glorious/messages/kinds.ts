import type { TabletopEventKinds, TabletopKinds } from '../../../tabletop/messages/index.js';
import type { Order } from '../choices.js';
import type { Kind } from '../units.js';

/** What the facts of messages are only in A Glorious Victory. */
interface OwnKinds {
  /** Whom some never charge. */
  readonly feared: 'elephants' | 'battle';
  /** Of whom an army has few. */
  readonly rare: Extract<Kind, 'knights' | 'elephants' | 'mountedFoot'>;
  /** Ranks of a mass, by how many stand in each: `2,2,1`; one of these. */
  readonly shapes: readonly string[];
  /** One of these numbers. */
  readonly oneOf: readonly number[];
  /** What has to be agreed on, by its option. */
  readonly agreed: 'exoticTroops';
  /** A function by its verb. */
  readonly deed: Order['do'];
}

/** Who has more strong formations; of equal ones who had the initiative, or who threw higher. */
export type InitiativeCause = 'more' | 'kept' | 'thrown';

/** What the facts of events are besides. */
interface OwnEventKinds {
  readonly initiativeCause: InitiativeCause;
  /** Of a mass, on which the odd element stands. */
  readonly file: 'left' | 'right';
}

export type GloriousKinds = TabletopKinds & OwnKinds;
export type GloriousEventKinds = TabletopEventKinds & OwnKinds & OwnEventKinds;
