/** All that is on a measured table, as a list to choose from. */
import { Index, Show } from 'solid-js';
import { featureAt } from './faults.js';
import { chosenText } from './describe.js';
import { allOf, isSameChosen, type Chosen } from './ground.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

const nameOf = (chosen: Chosen): string =>
  chosen.is === 'feature' ? `feature-${chosen.index}` : `goal-${chosen.side}-${chosen.index}`;

export const FeatureList = (props: { readonly editor: Editor; readonly onChoose: (chosen: Chosen) => void }) => {
  const isWrong = (chosen: Chosen): boolean =>
    chosen.is === 'feature' && props.editor.faults().some((fault) => featureAt(fault) === chosen.index);
  return (
    <section class="on-table" aria-label={w().list.title}>
      <h2>{w().list.title}</h2>
      <Show when={allOf(props.editor.options()).length > 0} fallback={<p>{w().list.none}</p>}>
        <ul>
          <Index each={allOf(props.editor.options())}>
            {(each) => (
              <li>
                <button
                  type="button"
                  class="chip"
                  data-item={nameOf(each())}
                  aria-pressed={isSameChosen(each(), props.editor.chosen())}
                  onClick={() => props.onChoose(each())}
                >
                  {chosenText(props.editor.edition, props.editor.options(), each())}
                  <Show when={isWrong(each())}>
                    <b class="wrong"> · {w().list.wrong}</b>
                  </Show>
                </button>
              </li>
            )}
          </Index>
        </ul>
      </Show>
    </section>
  );
};
