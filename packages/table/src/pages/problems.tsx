/** Why a match cannot begin yet. */
import { For, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { faultSaid } from '../words/faults.js';

interface Props {
  readonly faults: readonly Fault[];
  /** The sentence of a fault, where it is not the engine's own. */
  readonly textOf?: (fault: Fault) => string;
  readonly title?: string;
}

export const Problems = (props: Props) => (
  <Show when={props.faults.length > 0}>
    <div class="refused" role="alert">
      <b>{props.title ?? t().newMatch.problems}</b>
      <ul>
        <For each={props.faults}>
          {(fault) => (
            <li>
              {props.textOf?.(fault) ?? faultSaid(fault)}{' '}
              <Show when={fault.rule}>{(id) => <RuleLink id={id()} />}</Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  </Show>
);
