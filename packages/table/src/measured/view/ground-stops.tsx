/** Ground for who goes over the table by keyboard or listens to it: every feature can have the focus and says what it does. */
import { createMemo, For } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { drawnAt, pathOf, type Plane } from './plane.js';
import { toldOfGround } from './told/told.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
}

export const GroundStops = (props: Props) => {
  const features = createMemo(() => props.match.state.options.terrain);
  const outlineOf = (index: number): string => {
    const { points, type } = features()[index]!;
    return pathOf(
      points.map(([x, y]) => drawnAt(props.plane, { x, y })),
      type !== 'escarpment',
    );
  };
  const labelOf = (index: number): string => {
    const { title, lines } = toldOfGround(props.match, index);
    return [title, ...lines].join('. ');
  };
  return (
    <For each={features()}>
      {(_, i) => (
        <path
          class="ground-stop"
          data-ground={i()}
          role="img"
          tabindex="0"
          aria-label={labelOf(i())}
          d={outlineOf(i())}
        />
      )}
    </For>
  );
};
