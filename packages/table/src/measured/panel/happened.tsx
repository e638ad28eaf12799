/** What happened since the player last acted: what mattered, a sentence for each unit; mere moves can be looked at. */
import { For, Show } from 'solid-js';
import type { Line } from '../react/bot-line.js';
import { m } from '../words/index.js';

const MOST = 3;

export const Happened = (props: { readonly lines: readonly Line[] }) => {
  const shown = (): readonly Line[] => {
    const eventful = props.lines.filter(({ isPlain }) => !isPlain);
    return eventful.length > 0 || props.lines.length > 2 ? eventful.slice(-MOST) : props.lines;
  };
  const others = () => props.lines.filter((line) => !shown().includes(line));
  const summary = (): string => {
    const words = m().react.happened;
    return others().every(({ isPlain }) => isPlain) ? words.moved(others().length) : words.others(others().length);
  };
  return (
    <Show when={props.lines.length > 0}>
      <div class="happened" role="group" aria-label={m().react.happened.title}>
        <Show when={others().length > 0}>
          <details>
            <summary>{summary()}</summary>
            <ul>
              <For each={others()}>{({ text }) => <li>{text}</li>}</For>
            </ul>
          </details>
        </Show>
        <ul>
          <For each={shown()}>{({ text }) => <li>{text}</li>}</For>
        </ul>
      </div>
    </Show>
  );
};
