/** A little piece of a kind of ground, for buttons. Its trees and stones are drawn from the symbols of the board. */
import type { Terrain } from '@five-victories/engine/tabletop';
import { patch, terrainFeature, terrainLine, type Game } from '../art/index.js';

const WIDTH = 96;
const HEIGHT = 72;
const SEED = 5;

const artOf = (type: Terrain, game: Game): string =>
  type === 'escarpment'
    ? terrainLine(type, [
        [8, 30],
        [48, 42],
        [88, 30],
      ])
    : terrainFeature(type, patch(6, 6, WIDTH - 12, HEIGHT - 12, SEED), { seed: SEED, game });

export const TerrainSwatch = (props: { readonly type: Terrain; readonly game: Game }) => (
  <svg class="swatch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" innerHTML={artOf(props.type, props.game)} />
);
