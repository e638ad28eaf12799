/** Who fights on foot. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { unitName } from '../../words/names.js';
import { Refused } from './refused.jsx';

export const DismountForm = (props: { readonly play: Play; readonly units: readonly UnitId[] }) => {
  const [chosen, setChosen] = createSignal<readonly UnitId[]>([]);
  createEffect(on(props.play.real, () => setChosen([])));
  const choice = createMemo(() => ({ do: 'dismount', units: props.units.filter((id) => chosen().includes(id)) }));
  const wrong = createMemo(() => refusal(props.play.real(), choice()));
  const toggle = (id: UnitId, on: boolean): void => {
    setChosen((all) => (on ? [...all, id] : all.filter((each) => each !== id)));
  };
  return (
    <div class="form">
      <For each={props.units}>
        {(id) => (
          <label class="tick">
            <input
              type="checkbox"
              checked={chosen().includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {unitName(props.play.real(), id)}
          </label>
        )}
      </For>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} />
      <button type="button" class="primary" disabled={wrong() !== undefined} onClick={() => props.play.say([choice()])}>
        {t().panel.confirm}
      </button>
    </div>
  );
};
