/** Orders of one word: limber, mount, disengage and the like, each with what it does. */
import { createMemo, Show } from 'solid-js';
import { tenths } from '@five-victories/engine/geometry';
import { Chip } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { AngleField } from '../react/fields.jsx';
import { m } from '../words/index.js';
import { PLAIN_VERBS, withPlan, type Plain } from './draft.js';
import type { PartProps } from './form.jsx';

export const OtherPart = (props: PartProps) => {
  const verbs = createMemo(() => PLAIN_VERBS.filter((verb) => verb === 'stop' || props.scene.verbs.includes(verb)));
  const order = () => (props.draft.plan?.is === 'plain' ? props.draft.plan.order : undefined);
  const set = (next: Plain): void => props.change(withPlan(props.draft, { is: 'plain', order: next }));
  const turn = () => {
    const now = order();
    return now?.do === 'unlimber' || now?.do === 'unpack' ? now : undefined;
  };
  return (
    <>
      <Chips label={m().orders.others} values={verbs()}>
        {(verb) => (
          <Chip
            text={m().orders.verbs[verb]}
            on={order()?.do === verb}
            data-plain={verb}
            onClick={() => set({ do: verb })}
          />
        )}
      </Chips>
      <Show when={order()}>{(now) => <p>{m().orders.does[now().do]}</p>}</Show>
      <Show when={turn()}>
        {(now) => (
          <AngleField
            text={m().orders.turnFirst}
            name={`${m().orders.turnFirst}, ${m().orders.degreesField}`}
            step={0.1}
            value={now().turn ?? 0}
            onValue={(by) => set({ do: now().do, turn: tenths(by) })}
          />
        )}
      </Show>
    </>
  );
};
