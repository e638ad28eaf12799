import type { TabletopEventKinds, TabletopKinds } from '../../tabletop/messages/index.js';

/** What makes a unit too weak to charge, intercept and join in. */
export type Weakness = 'single' | 'onePoint' | 'noPoints';

/** What the facts of messages and events are in Splendid and Great. */
export type ManoeuvreKinds = TabletopKinds & { readonly weakness: Weakness };
export type ManoeuvreEventKinds = TabletopEventKinds & ManoeuvreKinds;
