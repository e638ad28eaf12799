/** Measures carry their unit: whole thousandths of the table unit, whole tenths of a degree (SV-GEO-01, GV-GEOM-01). */
declare const unit: unique symbol;

/** Whole thousandths of the table unit (inch or centimetre). What is derived from stored lengths is a plain number. */
export type Length = number & { readonly [unit]: 'thousandth' };
/** Tenths of a degree, 0 to 3599; 0 is +y, clockwise. */
export type Heading = number & { readonly [unit]: 'heading' };
/** Whole tenths of a degree to turn by: more than zero is clockwise, the right; at most 3600 either way. */
export type Angle = number & { readonly [unit]: 'angle' };

export const FULL = 3600;

/**
 * The nearest stored value; there is no minus zero among them. Halves go to the even neighbour, so that a table turned
 * by half a circle, which is an even number of thousandths wide and deep, stays the same table turned.
 */
export const nearest = (thousandths: number): Length => {
  const up = Math.round(thousandths);
  return ((up - thousandths === 0.5 && up % 2 !== 0 ? up - 1 : up) + 0) as Length;
};

export const inches = (n: number): Length => nearest(n * 1000);
export const centimetres = (n: number): Length => nearest(n * 1000);
/** What the table calls its unit is a matter of the game. */
export const length = (thousandths: number): Length => thousandths as Length;

/** Any whole number of tenths as a heading. */
export const heading = (tenths: number): Heading => ((((tenths % FULL) + FULL) % FULL) + 0) as Heading;
export const degrees = (n: number): Angle => (Math.round(n * 10) + 0) as Angle;
export const tenths = (n: number): Angle => n as Angle;
export const turned = (from: Heading, by: Angle): Heading => heading(from + by);

/** The angle from one heading to another the shorter way, -1799 to 1800. */
export const turnBetween = (from: Heading, to: Heading): Angle => {
  const by = heading(to - from);
  return (by > FULL / 2 ? by - FULL : by) as Angle;
};
