/**
 * Every tolerance of the measured games, in thousandths of the table unit: the table "Predicates of the measured games"
 * (SV-GEO-18, SV-R-93; GV-GEOM-09, -10; GL-R-06). They are exact: 10 still touches, anything more does not.
 */

/**
 * SV-R-93, GV-GEOM-10, GV-R-14: touch: a gap of at most this. Overlap: a penetration of more than this. A lane's sides
 * and near end give way by it.
 */
export const TOUCH = 10;
/** Contact: a point more than this from every convex corner of its own unit. */
export const CORNER = 50;
/** SV-R-93, GV-R-14: within N: up to this much more. At least N: up to this much less. The far end of a lane. */
export const SLACK = 5;
/** Stands of one unit no further apart than this are joined: no corner and no edge of the outline between them. */
export const JOINT = TOUCH;
/** What the arithmetic itself may be off by; far below a thousandth and a tenth of a degree. No rule depends on it. */
export const NOISE = 1e-7;
/** The same for squares that ought to be equal, as part of them: a circle that just reaches a line. */
export const GRAZE = 1e-14;
