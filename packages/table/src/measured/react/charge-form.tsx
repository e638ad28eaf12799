/** What the target of a charge does: which reaction, and its figures. */
import { createMemo, Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { length as asLength, tenths } from '@five-victories/engine/geometry';
import { isOn } from '@five-victories/engine/tabletop';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { NumberField, Tick } from '../../controls/fields.jsx';
import { optionsFor } from '../decisions.js';
import { FoldedReasons } from '../../panel/reasons.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { reasonOf } from '../why.jsx';
import { BranchList } from './branch-list.jsx';
import { AwayFields } from './away-fields.jsx';
import {
  ableStands,
  flightIn,
  HOWS,
  isAway,
  isOffered,
  mostPoints,
  reactionOf,
  targetIn,
  toggled,
  withHow,
  type ChargeDraft,
  type How,
} from './charge.js';
import { letterOf } from './charge-gestures.js';
import { TurnField } from './fields.jsx';

type Props = FormProps<ChargeDraft>;
const words = () => m().react.charge;

const FireFields = (props: Props) => (
  <>
    <Chips label={words().stands} titled values={ableStands(props.desk)} least={2}>
      {(stand) => (
        <Chip
          text={stand + 1}
          on={(props.draft.stands ?? ableStands(props.desk)).includes(stand)}
          onClick={() => props.change(toggled(props.desk, props.draft, stand))}
        />
      )}
    </Chips>
    <Show when={mostPoints(props.desk) > 1}>
      <NumberField
        text={words().points}
        value={props.draft.points ?? mostPoints(props.desk)}
        least={1}
        most={mostPoints(props.desk)}
        onValue={(points) =>
          props.change({ ...props.draft, points: points === mostPoints(props.desk) ? undefined : points })
        }
      />
    </Show>
    <Show when={isOn(props.desk.match, 'defensiveFirePivot')}>
      <TurnField
        text={words().pivot}
        value={props.draft.pivot ?? 0}
        onValue={(by) => props.change({ ...props.draft, pivot: by === 0 ? undefined : tenths(by) })}
      />
    </Show>
  </>
);

const FaceFields = (props: Props) => {
  const ways = () => optionsFor(props.desk.match, 'react').filter((option) => option.do === 'aboutFace');
  return (
    <Show when={ways().length > 1}>
      <Tick
        text={words().slideBackward}
        on={props.draft.slide === 'backward'}
        onTick={(on) => props.change({ ...props.draft, slide: on ? 'backward' : 'forward' })}
      />
    </Show>
  );
};

/** The plainest of its kind, for the reason why it cannot be. */
const PLAIN = (how: How): Choice => (isAway(how) ? ({ do: how, ahead: asLength(1) } as Choice) : { do: how });

const Cannot = (props: Props) => {
  const refused = createMemo(() =>
    HOWS.flatMap((how) => {
      const wrong = isOffered(props.desk, how) ? undefined : refusal(props.desk.match, PLAIN(how));
      return wrong ? [reasonOf(props.desk.match, wrong, words()[how])] : [];
    }),
  );
  return <FoldedReasons summary={words().cannot} reasons={refused()} />;
};

export const ChargeForm = (props: Props) => {
  const settled = createMemo<ChargeDraft>((before) => (props.draft.held ? before : props.draft), props.draft);
  const choice = () => reactionOf(settled());
  const unit = () => targetIn(props.desk).id;
  return (
    <div class="form react-form" data-unit={unit()}>
      <Chips label={words().legend} values={HOWS.filter((how) => isOffered(props.desk, how))}>
        {(how) => (
          <Chip
            text={words()[how]}
            on={props.draft.how === how}
            hint={letterOf(how).toUpperCase()}
            onClick={() => props.change(withHow(props.desk, how))}
          />
        )}
      </Chips>
      <Show when={isAway(props.draft.how) && flightIn(props.desk)}>
        <AwayFields {...props} />
      </Show>
      <Show when={props.draft.how === 'fire'}>
        <FireFields {...props} />
      </Show>
      <Show when={props.draft.how === 'aboutFace'}>
        <FaceFields {...props} />
      </Show>
      <Show when={choice()}>{(said) => <BranchList match={props.desk.match} choice={said()} />}</Show>
      <Cannot {...props} />
    </div>
  );
};
