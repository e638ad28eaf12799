/** Tables on which both books agree. */
import type { Shapes } from '../formation/shape.js';
import type { QualityEffects } from './options.js';

/** FV-FORM-02, FV-R-02, MV-FORM-02: valid attack shapes by size, front rank first. */
export const SHAPES: Shapes = {
  1: [[1]],
  2: [[1, 1]],
  3: [[2, 1]],
  4: [[2, 2]],
  5: [
    [3, 2],
    [2, 2, 1],
  ],
  6: [
    [3, 3],
    [2, 2, 2],
  ],
  7: [
    [3, 2, 2],
    [3, 3, 1],
  ],
  8: [[3, 3, 2]],
  9: [[3, 3, 3]],
};

/** FV-QUAL-03..06, MV-QUAL-04..09. */
export const QUALITY_EFFECTS: QualityEffects = {
  green: { fire: 1, engage: 1, melee: -1 },
  seasoned: { fire: 2, melee: 0 },
  veteran: { fire: 3, engage: 4, melee: 1 },
};
