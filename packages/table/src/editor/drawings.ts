/** Features as they are drawn, kept for a while: one that is lifted and put back looks as it did, at once. */
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import type { Game } from '../art/index.js';
import type { Plane } from '../measured/view/plane.js';
import { groundOf, type Ground } from '../measured/view/terrain.js';

/** All that a drawing depends on, as a text to be compared. */
export const shapeOf = (feature: FeatureGiven): string => JSON.stringify(feature);

export interface Drawings {
  of(shape: string, index: number): Ground;
}

const MOST = 150;

export const createDrawings = (plane: Plane, game: Game, hillLevel: number): Drawings => {
  const known = new Map<string, Ground>();
  return {
    of(shape, index) {
      const key = `${index} ${shape}`;
      const drawing =
        known.get(key) ?? groundOf(plane, game, JSON.parse(shape) as FeatureGiven, hillLevel, index * 3 + 1);
      if (known.size >= MOST) known.clear();
      known.set(key, drawing);
      return drawing;
    },
  };
};
