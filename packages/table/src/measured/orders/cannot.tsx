/** What the unit cannot do now, folded, each with the engine's reason. */
import { createMemo, For, Show } from 'solid-js';
import { RuleLink } from '../../panel/rule-link.jsx';
import { m } from '../words/index.js';
import { reasonText } from '../words/refusals.js';
import type { PartProps } from './form.jsx';
import { reasonsIn } from './reasons.js';

export const Cannot = (props: PartProps) => {
  const reasons = createMemo(() => reasonsIn(props.scene));
  return (
    <Show when={reasons().length > 0}>
      <details class="reasons">
        <summary>{m().orders.cannot}</summary>
        <ul>
          <For each={reasons()}>
            {({ title, refusal }) => (
              <li>
                <b>{title()}</b>
                <span>
                  {reasonText(props.scene.match, refusal)} <RuleLink id={refusal.rule} />
                </span>
              </li>
            )}
          </For>
        </ul>
      </details>
      <p class="quiet keys">{m().orders.keys}</p>
    </Show>
  );
};
