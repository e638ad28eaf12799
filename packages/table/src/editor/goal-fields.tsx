/** The chosen goal in exact values. */
import type { Side } from '@five-victories/engine/kernel';
import type { Goal } from '@five-victories/engine/tabletop';
import { ChosenButtons, NameField, withName } from './chosen-fields.jsx';
import { goalAdded, goalAt, goalsOf, withGoal } from './ground.js';
import { CountField, LengthField } from './length-field.jsx';
import type { Editor } from './state.js';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly side: Side;
  readonly index: number;
}

const MOST_POINTS = 100;

export const GoalFields = (props: Props) => {
  const goal = (): Goal => goalsOf(props.editor.options(), props.side)[props.index]!;
  const put = (next: Goal, about?: string): void =>
    props.editor.changeOptions(withGoal(props.editor.options(), props.side, props.index, next), about);
  const move = (x: number, y: number): void => put({ ...goal(), ...goalAt(x, y, props.editor.table()) });
  const mirrored = () => {
    const { width, depth } = props.editor.table();
    const other = props.side === 'south' ? 'north' : 'south';
    return goalAdded(props.editor.options(), other, { ...goal(), x: width - goal().x, y: depth - goal().y });
  };
  return (
    <div class="feature-fields">
      <NameField
        value={goal().name}
        onName={(name) => put(withName(goal(), name), `goal ${props.side} ${props.index}`)}
      />
      <div class="lengths">
        <LengthField label={w().fields.x} value={goal().x} onChange={(x) => move(x, goal().y)} />
        <LengthField label={w().fields.y} value={goal().y} onChange={(y) => move(goal().x, y)} />
        <LengthField
          label={w().fields.radius}
          value={goal().radius}
          onChange={(radius) => put({ ...goal(), radius: Math.max(0, radius) })}
        />
        <CountField
          label={w().fields.points}
          least={1}
          most={MOST_POINTS}
          value={goal().points}
          onChange={(points) => put({ ...goal(), points })}
        />
      </div>
      <div class="chips">
        <ChosenButtons
          editor={props.editor}
          chosen={{ is: 'goal', side: props.side, index: props.index }}
          mirrored={mirrored}
        />
      </div>
    </div>
  );
};
