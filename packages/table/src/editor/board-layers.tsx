/** What is drawn on the board besides the ground: how far armies are set up, and the shape being drawn. */
import { createMemo, For } from 'solid-js';
import { drawnAt, FRAME, pathOf, type Plane } from '../measured/view/plane.js';
import { valueOf } from '../options/fields.js';
import { WHOLE } from './shapes.js';
import type { Editor } from './state.js';

interface Props {
  readonly editor: Editor;
  readonly plane: Plane;
}

/** How far each side is set up. */
export const Deployments = (props: Props) => {
  const lines = createMemo(() => {
    const value = valueOf(props.editor.edition.options, props.editor.options(), 'deploymentDepth');
    // A field that is being typed may hold anything.
    if (typeof value !== 'number') return '';
    const [near, far] = [value * WHOLE, props.editor.table().depth];
    const across = (y: number): string => `M${FRAME} ${drawnAt(props.plane, { x: 0, y }).y}h${props.plane.width}`;
    return across(near) + across(far - near);
  });
  return <path class="deployment" d={lines()} />;
};

/** The shape being drawn. */
export const Drawing = (props: Props & { readonly pixel: number }) => {
  const corners = () => {
    const tool = props.editor.tool();
    return tool.is === 'draw' ? tool.corners.map(([x, y]) => drawnAt(props.plane, { x, y })) : [];
  };
  return (
    <g class="drawing">
      <path class="casing" d={pathOf(corners(), corners().length > 2)} />
      <path d={pathOf(corners(), corners().length > 2)} />
      <For each={corners()}>
        {({ x, y }, i) => (
          <circle cx={x} cy={y} r={(i() === 0 ? 8 : 5) * props.pixel} classList={{ first: i() === 0 }} />
        )}
      </For>
    </g>
  );
};
