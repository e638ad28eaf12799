/** Sizes of a zone table in points of the screen, when all of it is seen. Nothing here has a meaning in the rules. */

/** The wooden frame, and the room between the turf and the reserves. */
export const FRAME = 9;
export const GAP = 3;
/** Between units of a zone, and from its edges; a tooth needs some of it. */
export const MARGIN = 10;
/** Empty reserves, and those that are aimed at. */
export const STRIP = 24;
export const OPENED = 64;
/** The line with the name of a zone; with the shield of a goal beside it. */
export const TITLE = 20;
export const SHIELD = 34;
/** Stands of 40 mm: the largest and the smallest. */
export const STANDS = { most: 48, least: 16 } as const;
/** From this much a stand of 40 mm shows figures, below it signs. */
export const FIGURES = 40;
/** Figures that are there stay as long as they can be told apart: a table does not change its look for a little room. */
export const FIGURES_STAY = 34;
/** Terrain is drawn in millimetres; so much of a point is one of them. */
export const TERRAIN_SCALE = 0.55;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What no zone goes below. */
export interface Least extends Size {
  /** The zone that was tapped, where only one can be shown whole. */
  readonly focus: number;
}

/** Narrow windows show one zone whole, and single counters in the others. */
export const isPhone = ({ width }: Size): boolean => width < 560;

export const leastIn = (window: Size): Least => {
  if (isPhone(window)) return { width: 15, height: 50, focus: 236 };
  return { width: window.width < 860 ? 46 : 84, height: 90, focus: 0 };
};
