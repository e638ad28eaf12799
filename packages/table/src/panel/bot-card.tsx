/** While a bot decides, or somebody in another window: what was done last, and why. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { settings, t } from '../app/settings.js';
import type { Considered, Thought } from '../bot/talk.js';
import { army } from '../words/names.js';
import { BotReason } from './bot-reason.jsx';

interface Props {
  readonly play: PlayCore;
  /** What it did, summed up; without it the report of its last answer. */
  readonly lines?: readonly string[];
}

const MOST_LINES = 4;

/** The least of them still has a bar of this length; what a bot counts by means nothing to a player, only the order does. */
const SHORTEST = 0.3;
const shareOf = (choices: readonly Thought[], value: number): number => {
  const values = choices.map((each) => each.value);
  const [best, least] = [Math.max(...values), Math.min(...values)];
  return best === least ? 1 : SHORTEST + ((1 - SHORTEST) * (value - least)) / (best - least);
};

const Weighed = (props: Pick<Props, 'play'> & { readonly considered: Considered }) => (
  <>
    <p class="quiet">{t().panel.weighed}</p>
    <ol>
      <For each={props.considered.choices}>
        {({ choice, value }) => (
          <li>
            <i aria-hidden="true" style={{ width: `${3.2 * shareOf(props.considered.choices, value)}rem` }} />
            {props.play.session().book.titleOf(props.considered.match, choice)}
          </li>
        )}
      </For>
    </ol>
  </>
);

/** Who has opened it once reads on, from bot to bot. */
const [isRead, setRead] = createSignal(false);

export const BotCard = (props: Props) => {
  const side = () => props.play.real().decision!.side;
  const reported = (): readonly string[] =>
    props.play.last().lines.flatMap(({ text }) => text?.[settings().language] ?? []);
  const lines = createMemo(() => (props.lines ?? reported()).slice(-MOST_LINES));
  const thought = () => props.play.bots.thought();
  const heading = (): string =>
    props.play.keeping.hall?.waiting() ??
    (props.play.keeping.plays() ? t().panel.botThinks : t().follows.decides)(army(props.play.real(), side()));
  return (
    <div class="bot-card">
      <h2 id="ask">
        {heading()}
        <span class="thinks" aria-hidden="true" />
      </h2>
      <For each={lines()}>{(text) => <p>{text}</p>}</For>
      <Show when={thought()}>
        {(weighed) => (
          <details class="thoughts" open={isRead()} onToggle={(event) => setRead(event.currentTarget.open)}>
            <summary>{t().panel.thoughts}</summary>
            <BotReason play={props.play} isRead={isRead()} />
            <Show when={weighed().choices.length > 1}>
              <Weighed play={props.play} considered={weighed()} />
            </Show>
          </details>
        )}
      </Show>
      <Show when={props.play.bots.failed() !== undefined}>
        <p role="status">{t().life.offHand}</p>
      </Show>
    </div>
  );
};
