/** Guns that fire at what moves before them: what a book brings for that (GV-OPP-01..04). */
import type { Angle, Length } from '../../geometry/index.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';

export interface OpportunityFire {
  /** How far ahead. */
  readonly reach: Length;
  /** Why a unit may not fire at a mover at all, whether it goes on or charges `target`. */
  refusal(match: ManoeuvreMatch, unit: Unit, target: UnitId | undefined): WhyNot;
  /** Whether it may pivot before it fires. */
  pivots(match: ManoeuvreMatch, unit: Placed): boolean;
  /** Why not with the mover at this place. */
  shotRefusal(match: ManoeuvreMatch, unit: Placed, mover: Placed, at: Place, pivot?: Angle): WhyNot;
  /** Fires; says whether that stops the mover. */
  fire(match: ManoeuvreMatch, unit: UnitId, mover: UnitId, pivot?: Angle): boolean;
}
