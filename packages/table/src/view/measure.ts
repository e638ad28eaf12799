/** Sizes of the table in its own units of drawing. Nothing here has a meaning in the rules. */
export const ZONE = { width: 400, height: 424 } as const;
export const RESERVE = { height: 170 } as const;
/** The wooden frame, and the room between the turf and the trays of the reserves. */
export const FRAME = 34;
export const GAP = 16;
/** Room for the plate with a unit's name, behind its rear. */
export const LABEL = 34;
