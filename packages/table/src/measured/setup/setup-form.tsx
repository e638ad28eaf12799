/** The panel's part of a set-up: proposals, who waits, who is in hand, what is wrong yet. */
import { createMemo, For, Show } from 'solid-js';
import { enemyOf, same } from '@five-victories/engine/kernel';
import { Chip } from '../../controls/button.jsx';
import { KeyList } from '../../controls/key-list.jsx';
import { army } from '../../words/names.js';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { Does } from './does.jsx';
import { FaultsList } from './faults-list.jsx';
import { InHand } from './in-hand.jsx';
import { redo, takeAllUp, undo } from './keys.js';
import { changed, isSingle, plansIn, sideOf, type Draft } from './plan.js';
import { hasOtherAgreed, isAgreed } from './said.js';
import { Tray } from './tray.jsx';

const Plans = (props: FormProps<Draft>) => {
  const plans = createMemo(() => plansIn(props.desk));
  return (
    <div class="chips" role="group" aria-label={m().setup.plans}>
      <For each={plans()}>
        {(plan, i) => (
          <Chip
            text={m().setup.plan(i() + 1)}
            on={same(plan, props.draft.placings)}
            onClick={() => props.change(changed({ ...props.draft, chosen: [] }, plan))}
          />
        )}
      </For>
      <Show when={!isSingle(props.desk)}>
        <Does {...props} act={takeAllUp} text={m().setup.clear} />
      </Show>
      <Does {...props} act={undo} text={m().setup.undo} keys="Z" />
      <Does {...props} act={redo} text={m().setup.redo} keys="Y" />
    </div>
  );
};

const Keys = () => (
  <details class="for-keys">
    <summary>{m().setup.keysTitle}</summary>
    <KeyList rows={m().setup.keys} />
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
