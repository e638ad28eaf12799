/** Orders of one word: limber, mount, disengage and the like, each with what it does. */
import { createMemo, For, Show } from 'solid-js';
import { tenths } from '@five-victories/engine/geometry';
import { m } from '../words/index.js';
import { withPlan, type Plain, type PlainVerb } from './draft.js';
import type { PartProps } from './form.jsx';

const OTHERS: readonly PlainVerb[] = ['limber', 'packUp', 'unlimber', 'unpack', 'mount', 'dismount', 'disengage'];

export const OtherPart = (props: PartProps) => {
  const verbs = createMemo((): readonly PlainVerb[] => {
    const { verbs: open } = props.scene;
    return [...OTHERS.filter((verb) => open.includes(verb)), 'stop'];
  });
  const order = () => (props.draft.plan?.is === 'plain' ? props.draft.plan.order : undefined);
  const set = (next: Plain): void => props.change(withPlan(props.draft, { is: 'plain', order: next }));
  const turn = () => {
    const now = order();
    return now?.do === 'unlimber' || now?.do === 'unpack' ? now : undefined;
  };
  return (
    <>
      <div class="chips" role="group" aria-label={m().orders.others}>
        <For each={verbs()}>
          {(verb) => (
            <button
              type="button"
              class="chip"
              data-plain={verb}
              aria-pressed={order()?.do === verb}
              onClick={() => set({ do: verb })}
            >
              {m().orders.verbs[verb]}
            </button>
          )}
        </For>
      </div>
      <Show when={order()}>{(now) => <p>{m().orders.does[now().do]}</p>}</Show>
      <Show when={turn()}>
        {(now) => (
          <label class="number">
            {m().orders.turnFirst}{' '}
            <input
              type="number"
              step="0.1"
              value={(now().turn ?? 0) / 10}
              aria-label={`${m().orders.turnFirst}, ${m().orders.degreesField}`}
              onChange={(event) => {
                const by = Math.round(event.currentTarget.valueAsNumber * 10);
                if (Number.isFinite(by)) set({ do: now().do, turn: tenths(by) });
              }}
            />
            °
          </label>
        )}
      </Show>
    </>
  );
};
