/** Units that are not on the table yet. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { UnitId } from '@five-victories/engine/tabletop';
import { Button } from '../../controls/button.jsx';
import type { FormProps } from '../maker.js';
import { CARRIED } from '../view/gestures.js';
import { m } from '../words/index.js';
import { unitKind, unitName } from '../words/names.js';
import { Does } from './does.jsx';
import { putAllDown, putDown } from './keys.js';
import { isSingle, trayOf, type Draft } from './plan.js';

export const Tray = (props: FormProps<Draft>) => {
  const waiting = createMemo(() => trayOf(props.desk, props.draft.placings));
  const [full, setFull] = createSignal<UnitId>();
  const name = (id: UnitId): string => unitName(props.desk.match, id);
  const place = (id: UnitId): void => {
    const next = putDown(id)(props.desk, props.draft);
    setFull(next ? undefined : id);
    if (next) props.change(next);
  };
  return (
    <Show when={waiting().length > 0}>
      <fieldset>
        <legend>{m().setup.tray(waiting().length)}</legend>
        <small>{m().setup.trayText}</small>
        <ul class="waiting-units">
          <For each={waiting()}>
            {(unit) => (
              <li>
                <button
                  type="button"
                  class="chip"
                  draggable="true"
                  aria-pressed={props.draft.chosen.includes(unit.id)}
                  onDragStart={(event) => event.dataTransfer?.setData(CARRIED, unit.id)}
                  onClick={() => props.change({ ...props.draft, chosen: [unit.id] })}
                >
                  <b>{name(unit.id)}</b> <small>{unitKind(props.desk.match, unit)}</small>
                </button>
                <Button
                  class="small"
                  text="↧"
                  aria-label={m().setup.putDown(name(unit.id))}
                  onClick={() => place(unit.id)}
                />
              </li>
            )}
          </For>
        </ul>
        <Show when={!isSingle(props.desk) && waiting().length > 1}>
          <Does {...props} act={putAllDown} text={m().setup.putAll} />
        </Show>
        <Show when={full()} keyed>
          {(id) => (
            <p class="wrong" role="status">
              {m().setup.noRoom(name(id))}
            </p>
          )}
        </Show>
      </fieldset>
    </Show>
  );
};
