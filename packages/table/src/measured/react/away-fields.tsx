/** Recoil and evade in figures: turn and distance; facing about first, and over the edge if need be. */
import { createMemo, Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { length as asLength, tenths } from '@five-victories/engine/geometry';
import { slideOf, slides } from '@five-victories/engine/manoeuvre';
import type { Away } from '@five-victories/engine/tabletop';
import { Tick } from '../../controls/fields.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { limitOf } from './away.js';
import { flightIn, reactionOf, withWay, type ChargeDraft } from './charge.js';
import { LengthField, TurnField } from './fields.jsx';

const words = () => m().react.charge;

/** The same way, with what goes over the edge of the table given up. */
const leaving = (choice: Choice) => ({ ...choice, leaveTable: true });

export const AwayFields = (props: FormProps<ChargeDraft>) => {
  const flight = () => flightIn(props.desk)!;
  const way = (): Away | undefined => props.draft.away ?? props.draft.wanted?.choice;
  const plain = () => (slides(flight().unit.place) ? 'forward' : slideOf(props.desk.match));
  const asksToLeave = createMemo(() => {
    const choice = reactionOf(props.draft);
    if (!choice || props.draft.leaveTable) return props.draft.leaveTable;
    const { match } = props.desk;
    return refusal(match, choice) !== undefined && refusal(match, leaving(choice)) === undefined;
  });
  return (
    <>
      <div class="toggles">
        <TurnField
          text={words().turn}
          value={way()?.turn ?? 0}
          onValue={(by) => props.change(withWay(props.desk, props.draft, { turn: tenths(by) }))}
        />
        <LengthField
          match={props.desk.match}
          text={`${words().ahead} (${words().limit(lengthIn(props.desk.match, limitOf(flight())))})`}
          value={way()?.ahead ?? 0}
          least={0}
          most={limitOf(flight())}
          onValue={(by) => props.change(withWay(props.desk, props.draft, { ahead: asLength(by) }))}
        />
      </div>
      <div class="toggles">
        <Tick
          text={words().faceFirst}
          on={way()?.aboutFace !== undefined}
          onTick={(on) => props.change(withWay(props.desk, props.draft, { aboutFace: on ? plain() : undefined }))}
        />
        <Show when={way()?.aboutFace !== undefined && slides(flight().unit.place)}>
          <Tick
            text={words().slideBackward}
            on={way()?.aboutFace === 'backward'}
            onTick={(on) => props.change(withWay(props.desk, props.draft, { aboutFace: on ? 'backward' : 'forward' }))}
          />
        </Show>
        <Show when={asksToLeave()}>
          <Tick
            text={props.desk.match.rules.overTheEdge === 'unit' ? words().leaveWhole : words().leave}
            on={props.draft.leaveTable}
            onTick={(leaveTable) => props.change(withWay(props.desk, { ...props.draft, leaveTable }, {}))}
          />
        </Show>
      </div>
      <p class="quiet">{words().lead}</p>
      <p class="quiet keys">{words().nudge}</p>
    </>
  );
};
