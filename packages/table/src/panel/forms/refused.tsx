/** Why not: the sentence and the rule. */
import { For, Show } from 'solid-js';
import type { Refusal } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { reasonText } from '../../words/refusals.js';
import { RuleLink } from '../rule-link.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly refusals: readonly Refusal[];
  readonly title?: string;
}

export const Refused = (props: Props) => (
  <Show when={props.refusals.length > 0}>
    <div class="refused" role="alert">
      <Show when={props.title}>
        <b>{props.title}</b>
      </Show>
      <ul>
        <For each={props.refusals}>
          {(refusal) => (
            <li>
              {reasonText(t(), props.match, refusal)} <RuleLink id={refusal.rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);
