/** Why the unit in hand is not asked for an order, and what is left for it. */
import { Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { findUnit } from '@five-victories/engine/tabletop';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { m } from '../../words/index.js';
import { Why } from '../../why.jsx';
import { shifter } from './shift.js';

export const ActivityForm = (props: FormProps<undefined>) => {
  const match = () => props.desk.match;
  const own = () => {
    const unit = findUnit(match(), props.desk.unit);
    return unit && unit.side === match().decision?.side ? unit : undefined;
  };
  const barred = () => {
    const unit = own();
    return unit && refusal(match(), { do: 'choose', unit: unit.id } as Choice);
  };
  return (
    <div class="form">
      <Show when={barred()}>
        {(why) => (
          <p>
            <Why match={match()} refusal={why()} />
          </p>
        )}
      </Show>
      <Show when={shifter(props.desk)}>
        <p>{m().glorious.command.shift}</p>
      </Show>
    </div>
  );
};
