/** Falling back, going on, leaving the battle. */
import { Show } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { lengthIn, unitName } from '../words/names.js';
import { backBy, rangeIn, type FallBackDraft } from './fall-back.js';
import { LengthField, PassButton } from './fields.jsx';
import { leftIn } from './go-on.js';
import { moverIn } from './intercept.js';
import type { RetreatDraft } from './retreat.js';

export const FallBackForm = (props: FormProps<FallBackDraft>) => {
  const words = () => m().react.fallBack;
  const range = () => rangeIn(props.desk);
  const back = (by: number): void => props.change(backBy(props.desk, props.draft, by));
  const far = (by: number): string => lengthIn(props.desk.match, by);
  return (
    <div class="form react-form">
      <p>{words().range(far(range().least), far(range().most))}</p>
      <LengthField
        match={props.desk.match}
        text={words().by}
        value={props.draft.by}
        least={range().least}
        most={range().most}
        onValue={back}
      />
      <div class="chips">
        <Button class="chip" text={words().least} onClick={() => back(range().least)} />
        <Button class="chip" text={words().most} onClick={() => back(range().most)} />
      </div>
    </div>
  );
};

export const GoOnForm = (props: FormProps<null>) => {
  const words = () => m().react.goOn;
  const name = () => unitName(props.desk.match, moverIn(props.desk).id);
  return (
    <p>
      {leftIn(props.desk) > 0
        ? words().left(name(), lengthIn(props.desk.match, leftIn(props.desk)))
        : words().none(name())}{' '}
      <span class="quiet for-keys">
        <kbd>G</kbd> {m().react.titles.goOn}, <kbd>R</kbd> {m().react.titles.replan}
      </span>
    </p>
  );
};

export const RetreatForm = (props: FormProps<RetreatDraft>) => (
  <div class="form react-form">
    <PassButton text={m().react.titles.finish} onPass={() => props.say([{ do: 'finish' }])} />
    <Show when={props.draft.unit} fallback={<p class="quiet">{m().react.retreat.lead}</p>}>
      {(unit) => <p>{m().react.retreat.chosen(unitName(props.desk.match, unit()))}</p>}
    </Show>
  </div>
);
