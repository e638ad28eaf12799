/** The corners of an outline, one by one. */
import { createSignal, Index, Show } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { Button, Chip } from '../controls/button.jsx';
import { isLine } from './ground.js';
import { LengthField } from './length-field.jsx';
import { cornerAfter, onTable, withCorner, withoutCorner, type Outline } from './shapes.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly index: number;
  readonly feature: FeatureGiven;
  readonly onDraw: (outline: Outline) => void;
}

export const CornerFields = (props: Props) => {
  /** Dozens of fields that nobody sees need not follow every drag. */
  const [open, setOpen] = createSignal(false);
  const points = (): Outline => props.feature.points;
  const closed = (): boolean => !isLine(props.feature);
  const table = () => props.editor.table();
  const isChosen = (corner: number): boolean => {
    const chosen = props.editor.chosen();
    return chosen?.is === 'feature' && chosen.corner === corner;
  };
  return (
    <details class="corners" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{w().fields.corners(points().length)}</summary>
      <Show when={open()}>
        <ol>
          <Index each={points()}>
            {(corner, i) => (
              <li classList={{ on: isChosen(i) }}>
                <Chip
                  text={w().fields.corner(i + 1)}
                  on={isChosen(i)}
                  onClick={() => props.editor.choose({ is: 'feature', index: props.index, corner: i })}
                />
                <LengthField
                  label={w().fields.x}
                  value={corner()[0]}
                  onChange={(x) => props.onDraw(withCorner(points(), i, onTable([x, corner()[1]], table())))}
                />
                <LengthField
                  label={w().fields.y}
                  value={corner()[1]}
                  onChange={(y) => props.onDraw(withCorner(points(), i, onTable([corner()[0], y], table())))}
                />
                <Button
                  class="small"
                  text="+"
                  aria-label={w().fields.addCorner(i + 1)}
                  onClick={() => props.onDraw(cornerAfter(points(), i, closed()))}
                />
                <Button
                  class="small"
                  text="−"
                  aria-label={w().fields.removeCorner(i + 1)}
                  onClick={() => props.onDraw(withoutCorner(points(), i, closed()))}
                />
              </li>
            )}
          </Index>
        </ol>
      </Show>
    </details>
  );
};
