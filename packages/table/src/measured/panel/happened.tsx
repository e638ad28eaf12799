/** What happened since the player last acted, in a sentence for each unit; the latest is the longest remembered. */
import { For, Show } from 'solid-js';
import { m } from '../words/index.js';

const MOST = 3;

export const Happened = (props: { readonly lines: readonly string[] }) => {
  const earlier = () => props.lines.slice(0, -MOST);
  return (
    <Show when={props.lines.length > 0}>
      <div class="happened" role="group" aria-label={m().react.happened.title}>
        <Show when={earlier().length > 0}>
          <details>
            <summary>{m().react.happened.earlier(earlier().length)}</summary>
            <ul>
              <For each={earlier()}>{(line) => <li>{line}</li>}</For>
            </ul>
          </details>
        </Show>
        <ul>
          <For each={props.lines.slice(-MOST)}>{(line) => <li>{line}</li>}</For>
        </ul>
      </div>
    </Show>
  );
};
