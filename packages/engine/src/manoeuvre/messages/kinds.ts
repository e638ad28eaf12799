import type { Order } from '../../tabletop/choices.js';
import type { TabletopEventKinds, TabletopKinds } from '../../tabletop/messages/index.js';

/** What makes a unit too weak to charge, intercept and join in. */
export type Weakness = 'single' | 'onePoint' | 'noPoints';

/** What the facts of messages and events are in Splendid and Great. */
export interface ManoeuvreKinds extends TabletopKinds {
  readonly weakness: Weakness;
  /** An order by its verb. */
  readonly deed: Order['do'];
}
export type ManoeuvreEventKinds = TabletopEventKinds & ManoeuvreKinds;
