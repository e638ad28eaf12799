/** What the formation cannot do now, folded, each with the engine's reason. */
import { createMemo, For, Show } from 'solid-js';
import type { UnitId } from '@five-victories/engine/tabletop';
import { RuleLink } from '../../../panel/rule-link.jsx';
import { m } from '../../words/index.js';
import { reasonText, unitName } from '../text.js';
import type { Post } from './plan.js';
import { reasonsOf } from './reasons.js';
import { verbText } from './verb-text.js';

export const Cannot = (props: { readonly post: Post }) => {
  const reasons = createMemo(() => reasonsOf(props.post));
  const title = (verb: string, other: UnitId | undefined): string => {
    const text = verbText(props.post, verb);
    return other === undefined ? text : `${text}: ${unitName(props.post.match, other)}`;
  };
  return (
    <Show when={reasons().length > 0}>
      <details class="reasons">
        <summary>{m().glorious.order.cannot}</summary>
        <ul>
          <For each={reasons()}>
            {({ verb, other, refusal }) => (
              <li>
                <b>{title(verb, other)}</b>
                <span>
                  {reasonText(props.post.match, refusal)} <RuleLink id={refusal.rule} />
                </span>
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};
