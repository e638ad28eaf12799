/** The decisions of the zone games by type, and the unit a choice belongs to. */
import { ownerOf, type AskedOf } from '../kernel/decision.js';
import type { ZonalDecision } from './rules.js';
import type { UnitId } from './unit.js';

/** A decision with what it is about: `asked(match)`. */
export type ZonalAsked = AskedOf<ZonalDecision>;
export type ZonalChoice = ZonalDecision['options'][number];
export type ZonalKind = ZonalDecision['kind'];
export type ZonalAskedFor<Kind extends ZonalKind> = Extract<ZonalAsked, { readonly kind: Kind }>;

/** The units that a decision is about. */
export const concernedIn = ({ about }: ZonalAsked): UnitId[] => [
  ...('unit' in about ? [about.unit] : []),
  ...('target' in about ? [about.target] : []),
];

/** The unit whose answer it is: the one it names, or the one that is asked. */
export const actorOf = (asked: ZonalAsked, choice: ZonalChoice): UnitId | undefined =>
  'unit' in choice ? choice.unit : ownerOf(asked);
