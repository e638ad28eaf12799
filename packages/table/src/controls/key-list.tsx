/** Keys and what they do. */
import { For } from 'solid-js';

export const KeyList = (props: { readonly rows: readonly (readonly [keys: string, what: string])[] }) => (
  <dl class="keys">
    <For each={props.rows}>
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
);
