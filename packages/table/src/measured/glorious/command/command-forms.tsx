/** Command that leaves a Battle, and formations that leave the field, in the panel. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/tabletop';
import { Tick } from '../../../controls/fields.jsx';
import { Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import { tried } from '../../../match/preview.js';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { aboardIn, stepOut, type LeaveDraft } from './leave.js';
import { retireOf, staffOf, staysBehind, withStanding, type RetreatDraft } from './retreat.js';
import { StandingFields } from './standing-fields.jsx';

const words = () => m().glorious.command;

export const LeaveForm = (props: FormProps<LeaveDraft>) => (
  <div class="form order-form">
    <p>{words().lead}</p>
    <Chips label={words().who} values={aboardIn(props.desk)}>
      {({ unit, battle }) => (
        <Chip
          text={words().from(unitName(props.desk.match, unit), unitName(props.desk.match, battle))}
          on={props.draft.standing?.unit === unit}
          data-leave={unit}
          onClick={() => props.change(stepOut(props.desk, unit))}
        />
      )}
    </Chips>
    <Show when={props.draft.standing}>
      {(standing) => (
        <StandingFields
          match={props.desk.match}
          standing={standing()}
          onChange={(next) => props.change({ standing: next, beyond: undefined })}
        />
      )}
    </Show>
  </div>
);

export const RetreatForm = (props: FormProps<RetreatDraft>) => {
  const unit = () => props.draft.unit;
  const isOwn = () => {
    const found = findUnit(props.desk.match, unit() ?? '');
    return found !== undefined && found.side === props.desk.match.decision?.side;
  };
  const name = () => unitName(props.desk.match, unit()!);
  /** The commander-in-chief leaves, or the last formation: that is the end. */
  const ends = createMemo(() => {
    const choice = props.draft.goes ? retireOf(props.draft) : undefined;
    return choice !== undefined && !refusal(props.desk.match, choice) && !tried(props.desk.match, [choice]).decision;
  });
  const standingOf = (who: string) => props.draft.stay.find((each) => each.unit === who);
  return (
    <div class="form order-form">
      <p class="quiet">{words().retreatLead}</p>
      <Show when={isOwn()}>
        <Tick
          text={words().retire(name())}
          on={props.draft.goes}
          onTick={(goes) => props.change({ ...props.draft, goes, stay: [], beyond: undefined })}
        />
        <Show when={props.draft.goes && ends()}>
          <p class="wrong" role="alert">
            {words().ends}
          </p>
        </Show>
        <Show when={props.draft.goes}>
          <For each={staffOf(props.desk.match, unit())}>
            {(who) => (
              <>
                <Tick
                  text={words().staysBehind(unitName(props.desk.match, who))}
                  on={standingOf(who) !== undefined}
                  onTick={(stays) => props.change(staysBehind(props.desk, props.draft, who, stays))}
                />
                <Show when={standingOf(who)}>
                  {(standing) => (
                    <StandingFields
                      match={props.desk.match}
                      standing={standing()}
                      onChange={(next) => props.change(withStanding(props.draft, next))}
                    />
                  )}
                </Show>
              </>
            )}
          </For>
        </Show>
      </Show>
    </div>
  );
};
