/** Whether a record holds, and what is wrong with it if it does not. */
import { For, Show } from 'solid-js';
import { h } from '../words/index.js';

export const CheckedText = (props: {
  readonly faults: readonly string[];
  readonly casts: number;
  readonly isOwn?: boolean;
}) => (
  <Show
    when={props.faults.length === 0}
    fallback={
      <div class="refused" role="alert" data-forged>
        <p>{h().forged}</p>
        <ul>
          <For each={props.faults}>{(why) => <li>{why}</li>}</For>
        </ul>
      </div>
    }
  >
    <p role="status" class="right" data-verified={props.casts}>
      {h().verified(props.casts)} {props.isOwn ? h().ownSeal : ''}
    </p>
  </Show>
);
