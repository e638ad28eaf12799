/** A terrain feature in its zone, drawn in millimetres and brought to the scale of the bases. */
import { createMemo } from 'solid-js';
import type { Terrain, ZonalMatch } from '@five-victories/engine/zonal';
import { patch, terrainFeature, type Game } from '../art/index.js';
import type { Area } from '../view/table-plan.js';

interface Props {
  readonly type: Terrain;
  readonly area: Area;
  readonly match: ZonalMatch;
  readonly scale: number;
  /** Which of the features of its zone it is. */
  readonly number: number;
}

const INSET = 8;

export const TerrainPiece = (props: Props) => {
  const drawn = createMemo(() => {
    const { left, top, width, height, zone } = props.area;
    const { column, row } = props.match.table.places[zone]!;
    const seed = 34 + column * 400 + row * 1272 + props.number;
    const [x, y, w, h] = [left + INSET, top + INSET, width - 2 * INSET, height - 2 * INSET].map(
      (each) => each / props.scale,
    );
    return terrainFeature(props.type, patch(x!, y!, w!, h!, seed), { seed, game: props.match.rules.id as Game });
  });
  return <g class={`terrain ${props.type}`} transform={`scale(${props.scale})`} innerHTML={drawn()} />;
};
