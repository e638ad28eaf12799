/** A terrain feature in its zone, drawn in millimetres and brought to the scale of the bases. */
import { createMemo } from 'solid-js';
import type { Terrain } from '@five-victories/engine/zonal';
import { patch, terrainFeature, type Game } from '../art/index.js';
import type { Area } from '../view/table-plan.js';

interface Props {
  readonly type: Terrain;
  readonly area: Area;
  readonly game: Game;
  readonly scale: number;
  readonly seed: number;
}

const INSET = 16;

export const TerrainPiece = (props: Props) => {
  const drawn = createMemo(() => {
    const { left, top, width, height } = props.area;
    const [x, y, w, h] = [left + INSET, top + INSET, width - 2 * INSET, height - 2 * INSET].map(
      (each) => each / props.scale,
    );
    return terrainFeature(props.type, patch(x!, y!, w!, h!, props.seed), { seed: props.seed, game: props.game });
  });
  return <g class={`terrain ${props.type}`} transform={`scale(${props.scale})`} innerHTML={drawn()} />;
};
