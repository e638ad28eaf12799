/** While a bot decides: what it did last, and why. */
import { createMemo, For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { settings, t } from '../app/settings.js';
import { army } from '../words/names.js';

export const BotCard = (props: { readonly play: PlayCore }) => {
  const side = () => props.play.real().decision!.side;
  const lastLines = createMemo(() =>
    props.play
      .last()
      .lines.flatMap(({ text }) => text ?? [])
      .slice(-4),
  );
  const before = () => props.play.session().moments.at(-2)?.match ?? props.play.real();
  return (
    <div class="bot-card">
      <h2 id="ask">{t().panel.botThinks(army(props.play.real(), side()))}</h2>
      <For each={lastLines()}>{(text) => <p>{text[settings().language]}</p>}</For>
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
      <button type="button" class="small" onClick={() => props.play.bots.setPaused(!props.play.bots.paused())}>
        {props.play.bots.paused() ? t().panel.go : t().panel.pause}
      </button>
    </div>
  );
};
