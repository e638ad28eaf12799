/** Why not: the sentence and the rule. */
import { For, Show } from 'solid-js';
import type { Refusal } from '@five-victories/engine/kernel';
import type { PlayCore } from '../../app/play-core.js';
import { RuleLink } from '../rule-link.jsx';

interface Props {
  readonly play: PlayCore;
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
              {props.play.session().book.reasonOf(props.play.real(), refusal)} <RuleLink id={refusal.rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);
