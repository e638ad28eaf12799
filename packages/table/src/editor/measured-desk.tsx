/** Drawing the ground of a measured game: the board, the tools, the list of what is there, exact fields. */
import { createMemo, Match, Switch } from 'solid-js';
import { KeyList } from '../controls/key-list.jsx';
import { inInches, millimetres, type Plane } from '../measured/view/plane.js';
import type { Edition } from '@five-victories/engine/tabletop';
import { createBoardActs } from './board-acts.js';
import { chosenText } from './describe.js';
import { FaultList } from './fault-list.jsx';
import { FeatureFields } from './feature-fields.jsx';
import { FeatureList } from './feature-list.jsx';
import { GoalFields } from './goal-fields.jsx';
import { isThere, type Chosen } from './ground.js';
import { MeasuredBoard } from './measured-board.jsx';
import { MeasuredTools } from './measured-tools.jsx';
import { RandomGround } from './random-ground-part.jsx';
import type { Editor } from './state.js';
import { w } from './words/index.js';

/** Pixels around the first corner of a shape that close it. */
const CLOSES = 14;

/** The chosen thing in exact values. */
const ChosenFields = (props: { readonly editor: Editor; readonly edition: Edition }) => {
  const chosen = <K extends Chosen['is']>(is: K): Extract<Chosen, { is: K }> | undefined => {
    const now = props.editor.chosen();
    return isThere(props.editor.options(), now) && now.is === is ? (now as Extract<Chosen, { is: K }>) : undefined;
  };
  const title = (now: Chosen): string =>
    w().fields.title(
      chosenText(props.edition, props.editor.options(), now.is === 'goal' ? now : { is: 'feature', index: now.index }),
    );
  return (
    <Switch>
      <Match when={chosen('feature')}>
        {(now) => (
          <fieldset>
            <legend>{title(now())}</legend>
            <FeatureFields editor={props.editor} index={now().index} />
          </fieldset>
        )}
      </Match>
      <Match when={chosen('goal')}>
        {(now) => (
          <fieldset>
            <legend>{title(now())}</legend>
            <GoalFields editor={props.editor} side={now().side} index={now().index} />
          </fieldset>
        )}
      </Match>
    </Switch>
  );
};

const Keys = () => (
  <details id="editor-keys" class="keys">
    <summary>{w().keys.title}</summary>
    <KeyList rows={w().keys.rows} />
  </details>
);

export const MeasuredDesk = (props: { readonly editor: Editor; readonly edition: Edition }) => {
  let board!: HTMLDivElement;
  let grain = 1;
  const plane = createMemo((): Plane => {
    const mm = millimetres({ rules: props.edition });
    const { width, depth } = props.editor.table();
    return { mm, width: width * mm, depth: depth * mm, turned: false };
  });
  const inches = (): boolean => inInches({ rules: props.edition });
  const acts = createBoardActs(props.editor, ([x1, y1], [x2, y2]) => Math.hypot(x1 - x2, y1 - y2) <= CLOSES * grain);
  const focusBoard = (): void => {
    board.querySelector<HTMLElement>('.table-window')?.focus({ preventScroll: true });
  };
  return (
    <div class="desk">
      <div class="drawing-board" ref={board}>
        <MeasuredTools editor={props.editor} acts={acts} inches={inches()} onPick={focusBoard} />
        <MeasuredBoard
          editor={props.editor}
          acts={acts}
          plane={plane()}
          inches={inches()}
          onGrain={(now) => {
            grain = now;
          }}
        />
      </div>
      <div class="side">
        <FaultList editor={props.editor} />
        <ChosenFields {...props} />
        <FeatureList editor={props.editor} onChoose={acts.choose} />
        <RandomGround editor={props.editor} />
        <Keys />
      </div>
    </div>
  );
};
