/** Scenarios that are kept in this browser. */
import { createSignal, For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import type { KeptScenario } from '../store/scenarios.js';
import { w } from './words/index.js';

interface Props {
  readonly kept: readonly KeptScenario[];
  isFaulty(kept: KeptScenario): boolean;
  onRename(kept: KeptScenario, name: string): void;
  onRemove(kept: KeptScenario): void;
  onDuplicate(kept: KeptScenario): void;
  onExport(kept: KeptScenario): void;
}

const LONGEST = 120;

export const KeptList = (props: Props) => {
  const [renaming, setRenaming] = createSignal<string>();
  const rename = (kept: KeptScenario, text: string): void => {
    const name = text.trim().slice(0, LONGEST);
    setRenaming(undefined);
    if (name !== '' && name !== kept.scenario.name) props.onRename(kept, name);
  };
  return (
    <Show when={props.kept.length > 0} fallback={<p>{w().kept.none}</p>}>
      <ul class="matches">
        <For each={props.kept}>
          {(each) => (
            <li data-scenario={each.id}>
              <div class="what">
                <Show when={renaming() === each.id} fallback={<b>{each.scenario.name}</b>}>
                  <input
                    aria-label={w().kept.newName}
                    maxlength={LONGEST}
                    value={each.scenario.name}
                    ref={(input) => queueMicrotask(() => input.select())}
                    onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
                    onBlur={(event) => rename(each, event.currentTarget.value)}
                  />
                </Show>
                <small>
                  {w().kept.changed(t().date(each.saved))}
                  <Show when={props.isFaulty(each)}>
                    <b class="wrong"> · {w().kept.faulty}</b>
                  </Show>
                </small>
              </div>
              <div class="chips">
                <a class="button" href={`#/editor/${each.game}/${each.id}`}>
                  {w().kept.open}
                </a>
                <Show when={!props.isFaulty(each)}>
                  <a class="button" href={`#/new/${each.game}/${each.id}`} data-new>
                    {w().kept.play}
                  </a>
                </Show>
                <button type="button" onClick={() => setRenaming(each.id)}>
                  {w().kept.rename}
                </button>
                <button type="button" onClick={() => props.onDuplicate(each)}>
                  {w().kept.duplicate}
                </button>
                <button type="button" onClick={() => props.onExport(each)}>
                  {w().kept.export}
                </button>
                <button type="button" onClick={() => props.onRemove(each)}>
                  {w().kept.remove}
                </button>
              </div>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};
