/** One feature as it lies on the table. Moving it moves the drawing; only another shape is drawn anew. */
import { createMemo, Show } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { drawnAt, pathOf, type Plane } from '../measured/view/plane.js';
import { isWater } from '../measured/view/terrain.js';
import { shapeOf, type Drawings } from './drawings.js';
import { gripName } from './grip-name.js';
import { isLine } from './ground.js';

interface Props {
  readonly feature: FeatureGiven;
  readonly index: number;
  readonly plane: Plane;
  readonly drawings: Drawings;
  readonly text: number;
}

const ORIGIN = { x: 0, y: 0 };

export const FeatureFigure = (props: Props) => {
  const first = () => ({ x: props.feature.points[0]![0], y: props.feature.points[0]![1] });
  const shape = createMemo(() => {
    const { x, y } = first();
    const { type, level, look, name, points } = props.feature;
    return shapeOf({
      type,
      ...(level === undefined ? {} : { level }),
      ...(isWater({ type, look, name, points }) ? { look: 'water' } : {}),
      points: points.map(([px, py]) => [px - x, py - y]),
    });
  });
  const art = createMemo(() => props.drawings.of(shape(), props.index));
  const shift = (): string => {
    const [at, origin] = [drawnAt(props.plane, first()), drawnAt(props.plane, ORIGIN)];
    return `translate(${at.x - origin.x} ${at.y - origin.y})`;
  };
  const outline = (): string => pathOf(art().corners, !isLine(props.feature));
  const title = () => ({
    x: art().corners.reduce((sum, { x }) => sum + x, 0) / art().corners.length,
    y: art().corners.reduce((sum, { y }) => sum + y, 0) / art().corners.length,
  });
  return (
    <g
      class={`feature ${props.feature.type}`}
      transform={shift()}
      data-grip={gripName({ is: 'feature', index: props.index })}
    >
      <g innerHTML={art().svg} />
      <path class={isLine(props.feature) ? 'hit line' : 'hit'} d={outline()} />
      <Show when={props.feature.name}>
        <text class="place" x={title().x} y={title().y} font-size={`${props.text}`}>
          {props.feature.name}
        </text>
      </Show>
    </g>
  );
};
