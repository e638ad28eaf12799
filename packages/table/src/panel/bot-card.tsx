/** While a bot decides, or somebody in another window: what was done last, and why. */
import { createMemo, For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { settings, t } from '../app/settings.js';
import { army } from '../words/names.js';

interface Props {
  readonly play: PlayCore;
  /** What it did, summed up; without it the report of its last answer. */
  readonly lines?: readonly string[];
}

const MOST_LINES = 4;

export const BotCard = (props: Props) => {
  const side = () => props.play.real().decision!.side;
  const reported = (): readonly string[] =>
    props.play.last().lines.flatMap(({ text }) => text?.[settings().language] ?? []);
  const lines = createMemo(() => (props.lines ?? reported()).slice(-MOST_LINES));
  const before = () => props.play.session().moments.at(-2)?.match ?? props.play.real();
  return (
    <div class="bot-card">
      <h2 id="ask">
        {(props.play.keeping.plays() ? t().panel.botThinks : t().follows.decides)(army(props.play.real(), side()))}
      </h2>
      <For each={lines()}>{(text) => <p>{text}</p>}</For>
      <Show when={props.play.bots.thoughts().length > 1}>
        <details>
          <summary>{t().panel.thoughts}</summary>
          <ol>
            <For each={props.play.bots.thoughts()}>
              {({ choice, value }) => (
                <li>
                  <b>{t().number(value)}</b> {props.play.session().book.titleOf(before(), choice)}
                </li>
              )}
            </For>
          </ol>
        </details>
      </Show>
      <Show when={props.play.bots.failed()}>{(why) => <p role="alert">{why()}</p>}</Show>
    </div>
  );
};
