/** Words and figures for sentences. */

/** A length in inches with up to two decimals: 4600 is 4.6. */
export const inchText = (thousandths: number): string => String(Math.round(thousandths / 10) / 100);
/** An angle in degrees: 455 is 45.5. */
export const degreeText = (tenths: number): string => String(Math.round(tenths) / 10);
