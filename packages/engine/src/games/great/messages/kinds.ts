import type { ManoeuvreEventKinds, ManoeuvreKinds } from '../../../manoeuvre/messages/index.js';
import type { ChangeOfTwo } from '../../../tabletop/choices.js';
import type { Kind, Weight } from '../units.js';

interface OwnKinds {
  /** What a unit is, by the key of its type. */
  readonly being: string;
  /** Where one stand goes, seen from the other. */
  readonly beside: NonNullable<ChangeOfTwo['other']>;
  readonly besides: readonly NonNullable<ChangeOfTwo['other']>[];
  /** Units that share a part of the points of an army. */
  readonly share: 'foot' | 'mounted' | 'elephants' | 'artillery';
  /** Points of an army; halves and less are possible. */
  readonly points: number;
  readonly weight: Weight;
  /** What a unit fights as. */
  readonly kindOfUnit: Kind;
}

/** What the facts of messages and events are in A Great Victory. */
export type GreatKinds = ManoeuvreKinds & OwnKinds;
export type GreatEventKinds = ManoeuvreEventKinds & OwnKinds;
