/** A change of formation: its shape, the element that keeps its place, and which of the new ones it becomes. */
import { createMemo } from 'solid-js';
import type { Laying } from '@five-victories/engine/glorious';
import { Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import { MiniLayout } from '../../../panel/mini-layout.jsx';
import { Picker } from '../../../controls/fields.jsx';
import { m } from '../../words/index.js';
import { oddFile } from '../titles.js';
import { cellsOf, shapesFor, withShape } from './changes.js';
import type { Post } from './plan.js';

interface Props {
  readonly post: Post;
  readonly laying: Laying;
  onChange(laying: Laying): void;
}

const words = () => m().glorious.order;

const shapeText = (layout: string): string => {
  const ranks = layout.split('/');
  const odd = oddFile(layout);
  return words().shapeOf(ranks[0]!.length, ranks.length, odd ? words().files[odd] : '');
};

const Cells = (props: {
  readonly label: string;
  readonly layout: string;
  readonly now: number;
  onPick(at: number): void;
}) => (
  <Picker
    text={props.label}
    values={cellsOf(props.layout).map((_, i) => i)}
    chosen={props.now}
    nameOf={(i) => words().elementAt(cellsOf(props.layout)[i]![0] + 1, cellsOf(props.layout)[i]![1] + 1)}
    onPick={(i) => props.onPick(i)}
  />
);

export const ChangeFields = (props: Props) => {
  const shapes = createMemo(() => shapesFor(props.post.match, props.post.unit));
  const cells = createMemo(() => cellsOf(props.laying.layout));
  const cell = () => cells().findIndex(([r, f]) => r === props.laying.cell[0] && f === props.laying.cell[1]);
  return (
    <>
      <Chips label={words().fields.layout} values={shapes()} least={2}>
        {(layout) => (
          <Chip
            text={<MiniLayout layout={layout} />}
            aria-label={shapeText(layout)}
            on={props.laying.layout === layout}
            onClick={() => props.onChange(withShape(props.laying, layout))}
          />
        )}
      </Chips>
      <Cells
        label={words().fields.element}
        layout={props.post.unit.place.layout}
        now={props.laying.element}
        onPick={(element) => props.onChange({ ...props.laying, element })}
      />
      <Cells
        label={words().fields.cell}
        layout={props.laying.layout}
        now={cell()}
        onPick={(at) => props.onChange({ ...props.laying, cell: cells()[at]! })}
      />
    </>
  );
};
