/** The panel's part of a set-up: proposals, who waits, who is in hand, what is wrong yet. */
import { createMemo, For, Show } from 'solid-js';
import { enemyOf, same } from '@five-victories/engine/kernel';
import { Button, Chip } from '../../controls/button.jsx';
import { army } from '../../words/names.js';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { FaultsList } from './faults-list.jsx';
import { InHand } from './in-hand.jsx';
import { takeAllUp } from './keys.js';
import { changed, isSingle, plansIn, redone, sideOf, undone, type Draft } from './plan.js';
import { hasOtherAgreed, isAgreed } from './said.js';
import { Tray } from './tray.jsx';

const Plans = (props: FormProps<Draft>) => {
  const plans = createMemo(() => plansIn(props.desk));
  const give = (draft: Draft | undefined): void => {
    if (draft) props.change(draft);
  };
  return (
    <div class="chips" role="group" aria-label={m().setup.plans}>
      <For each={plans()}>
        {(plan, i) => (
          <Chip
            text={m().setup.plan(i() + 1)}
            on={same(plan, props.draft.placings)}
            onClick={() => give(changed({ ...props.draft, chosen: [] }, plan))}
          />
        )}
      </For>
      <Show when={!isSingle(props.desk)}>
        <Button class="chip" text={m().setup.clear} onClick={() => give(takeAllUp(props.desk, props.draft))} />
      </Show>
      <Button
        class="chip"
        text={m().setup.undo}
        hint="Z"
        disabled={props.draft.past.length === 0}
        onClick={() => give(undone(props.draft))}
      />
      <Button
        class="chip"
        text={m().setup.redo}
        hint="Y"
        disabled={props.draft.future.length === 0}
        onClick={() => give(redone(props.draft))}
      />
    </div>
  );
};

const Keys = () => (
  <details class="for-keys">
    <summary>{m().setup.keysTitle}</summary>
    <dl class="keys">
      <For each={m().setup.keys}>
        {([keys, what]) => (
          <div>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        )}
      </For>
    </dl>
  </details>
);

/** Until both have agreed nothing is settled. */
const Agreement = (props: FormProps<Draft>) => (
  <Show when={isAgreed(props.desk)}>
    <p data-agreement>
      {hasOtherAgreed(props.desk)
        ? m().setup.otherAgrees(army(props.desk.match, enemyOf(sideOf(props.desk))))
        : m().setup.untilAgreed}
    </p>
  </Show>
);

export const SetupForm = (props: FormProps<Draft>) => (
  <div class="form setup-form">
    <Show when={!isSingle(props.desk)} fallback={<p>{m().setup.leadSingle}</p>}>
      <p>
        {m().setup.lead} <span class="for-keys">{m().setup.leadKeys}</span>
      </p>
    </Show>
    <Agreement {...props} />
    <Plans {...props} />
    <Tray {...props} />
    <FaultsList {...props} />
    <InHand {...props} />
    <Keys />
  </div>
);
