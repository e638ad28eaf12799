/** Who strikes and where, in figures; and letting it pass, which is what is mostly done. */
import { createMemo, For, Show } from 'solid-js';
import { isOn, type Chance } from '@five-victories/engine/tabletop';
import { tenths } from '@five-victories/engine/geometry';
import { Tick } from '../../controls/fields.jsx';
import { Chip } from '../../controls/button.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { lengthIn, unitName } from '../words/names.js';
import { BranchList } from './branch-list.jsx';
import { LengthField, PassButton, TurnField } from './fields.jsx';
import {
  asksToLeave,
  chancesIn,
  chosenIn,
  interceptOf,
  isShot,
  letterOf,
  meetingOf,
  moverIn,
  pick,
  slideTo,
  strikesFlank,
  type InterceptDraft,
} from './intercept.js';

type Props = FormProps<InterceptDraft>;

const words = () => m().react.intercept;

/** Where along the way, how far it turns first, whether it may leave the table. */
const ChanceFields = (props: Props & { readonly chance: Chance }) => (
  <>
    <div class="toggles">
      <LengthField
        match={props.desk.match}
        text={words().at}
        value={props.draft.at}
        least={props.chance.from}
        most={props.chance.to}
        onValue={(at) => props.change(slideTo(props.desk, props.draft, at))}
      />
      <Show when={isShot(props.chance) && isOn(props.desk.match, 'defensiveFirePivot')}>
        <TurnField
          text={words().pivot}
          value={interceptOf(props.desk, props.chance, props.draft).pivot ?? 0}
          onValue={(by) => props.change({ ...props.draft, pivot: tenths(by) })}
        />
      </Show>
    </div>
    <Show when={props.draft.leaveTable || asksToLeave(props.desk, props.draft)}>
      <Tick
        text={words().leave}
        on={props.draft.leaveTable}
        onTick={(leaveTable) => props.change({ ...props.draft, leaveTable })}
      />
    </Show>
  </>
);

export const InterceptForm = (props: Props) => {
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
    if (!chosen || !meeting) return undefined;
    const mover = unitName(props.desk.match, moverIn(props.desk).id);
    const side = strikesFlank(props.desk, chosen, props.draft.at) ? words().outflanks : words().noOutflank;
    return `${words().meets(lengthIn(props.desk.match, meeting.length))} ${side(mover)}`;
  };
  return (
    <div class="form react-form">
      <div class="chips" role="group" aria-label={words().legend}>
        <PassButton text={words().pass} onPass={() => props.say([{ do: 'pass' }])} />
        <For each={chancesIn(props.desk)}>
          {(each, i) => (
            <Chip
              text={isShot(each) ? `${label(each, i())} (${words().fires})` : label(each, i())}
              on={props.draft.chance === i()}
              onClick={() => props.change(pick(props.desk, i()))}
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
            <ChanceFields {...props} chance={chosen()} />
            <Show when={meets()}>{(text) => <p>{text()}</p>}</Show>
            <Show when={choice()}>{(said) => <BranchList match={props.desk.match} choice={said()} />}</Show>
            <p class="quiet keys">{words().slide}</p>
          </>
        )}
      </Show>
    </div>
  );
};
