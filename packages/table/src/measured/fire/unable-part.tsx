/** Who cannot be hit and why; enemies with the same reason are told together. */
import { createMemo, For, Show } from 'solid-js';
import { t } from '../../app/settings.js';
import { RuleLink } from '../../panel/rule-link.jsx';
import { reasonText } from '../words/refusals.js';
import type { FirePartProps } from './fire-form.jsx';
import { targetsOf } from './shots.js';

export const UnablePart = (props: FirePartProps) => {
  const reasons = createMemo(() => {
    const { match } = props.desk;
    const { unable } = targetsOf(match, props.unit, props.draft);
    return [...new Map(unable.map(({ refusal }) => [reasonText(match, refusal), refusal.rule]))];
  });
  return (
    <Show when={reasons().length > 0}>
      <details class="reasons">
        <summary>{t().panel.notPossible(reasons().length)}</summary>
        <ul>
          <For each={reasons()}>
            {([text, rule]) => (
              <li>
                {text} <RuleLink id={rule} />
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};
