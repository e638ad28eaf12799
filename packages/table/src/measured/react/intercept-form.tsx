/** Who strikes and where, in figures; and letting it pass, which is what is mostly done. */
import { createMemo, For, Show } from 'solid-js';
import { isOn, type Chance } from '@five-victories/engine/tabletop';
import { tenths } from '@five-victories/engine/geometry';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { lengthIn, unitName } from '../words/names.js';
import { BranchList } from './branch-list.jsx';
import { AngleField, Chip, LengthField, Tick } from './fields.jsx';
import {
  asksToLeave,
  chancesIn,
  chosenIn,
  interceptOf,
  isShot,
  letterOf,
  meetingOf,
  pick,
  slideTo,
  type InterceptDraft,
} from './intercept.js';

const HALF_TURN = 1800;

export const InterceptForm = (props: FormProps<InterceptDraft>) => {
  const words = () => m().react.intercept;
  const chance = () => chosenIn(props.desk, props.draft);
  const label = ({ unit, from, to }: Chance, index: number): string => {
    const [name, first, last] = [unitName(props.desk.match, unit), from, to];
    const at = (far: number) => lengthIn(props.desk.match, far);
    const text = first === last ? words().only(name, at(first)) : words().who(name, at(first), at(last));
    return chancesIn(props.desk).length > 1 ? `${letterOf(index)} · ${text}` : text;
  };
  /** What follows is worked out when the point is let go. */
  const settled = createMemo<InterceptDraft>((before) => (props.draft.held ? before : props.draft), props.draft);
  const choice = () => {
    const chosen = chosenIn(props.desk, settled());
    return chosen && interceptOf(props.desk, chosen, settled());
  };
  const meets = () => {
    const chosen = chance();
    const meeting = chosen && !isShot(chosen) ? meetingOf(props.desk, chosen, props.draft.at) : undefined;
    return meeting && words().meets(lengthIn(props.desk.match, meeting.length));
  };
  return (
    <div class="form react-form">
      <div class="chips" role="group" aria-label={words().legend}>
        <button type="button" class="pass" onClick={() => props.say([{ do: 'pass' }])} aria-keyshortcuts="E">
          {words().pass} <kbd>E</kbd>
        </button>
        <For each={chancesIn(props.desk)}>
          {(each, i) => (
            <Chip
              label={isShot(each) ? `${label(each, i())} (${words().fires})` : label(each, i())}
              on={props.draft.chance === i()}
              onPick={() => props.change(pick(props.desk, i()))}
            />
          )}
        </For>
      </div>
      <Show when={!chance()}>
        <p class="quiet">{words().lead}</p>
      </Show>
      <Show when={chance()}>
        {(chosen) => (
          <>
            <div class="toggles">
              <LengthField
                match={props.desk.match}
                label={words().at}
                value={props.draft.at}
                least={chosen().from}
                most={chosen().to}
                onValue={(at) => props.change(slideTo(props.desk, props.draft, at))}
              />
              <Show when={isShot(chosen()) && isOn(props.desk.match, 'defensiveFirePivot')}>
                <AngleField
                  label={words().pivot}
                  value={interceptOf(props.desk, chosen(), props.draft).pivot ?? 0}
                  least={-HALF_TURN}
                  most={HALF_TURN}
                  onValue={(by) => props.change({ ...props.draft, pivot: tenths(by) })}
                />
              </Show>
            </div>
            <Show when={props.draft.leaveTable || asksToLeave(props.desk, props.draft)}>
              <Tick
                label={words().leave}
                on={props.draft.leaveTable}
                onTick={(leaveTable) => props.change({ ...props.draft, leaveTable })}
              />
            </Show>
            <Show when={meets()}>{(text) => <p>{text()}</p>}</Show>
            <Show when={choice()}>{(said) => <BranchList match={props.desk.match} choice={said()} />}</Show>
            <p class="quiet keys">{words().slide}</p>
          </>
        )}
      </Show>
    </div>
  );
};
