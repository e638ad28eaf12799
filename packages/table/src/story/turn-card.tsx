/** A turn that ended, summed up over a corner of the table: read or not, it goes by itself. */
import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { hear } from '../app/hear.js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { summedUp, type SummedUp } from './summed-up.js';

const STAYS = 12_000;

export const TurnCard = (props: { readonly play: PlayCore }) => {
  const [card, setCard] = createSignal<SummedUp>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const putAway = (): void => {
    clearTimeout(timer);
    setCard(undefined);
  };
  const leaveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(putAway, STAYS);
  };
  /** Whoever points at it reads it. */
  const stay = (): void => clearTimeout(timer);
  createEffect(
    on(
      () => props.play.session(),
      (now, before) => {
        const from = before?.moments.length ?? now.moments.length;
        if (now.moments.length < from) return putAway();
        for (let at = from; at < now.moments.length; at++) {
          const summary = summedUp(now, at);
          if (!summary) continue;
          setCard(summary);
          leaveSoon();
        }
      },
    ),
  );
  hear('keydown', ({ key }) => key === 'Escape' && putAway());
  onCleanup(() => clearTimeout(timer));
  return (
    <div aria-live="polite">
      <Show when={card()}>
        {(summary) => (
          <section class="turn-card" aria-label={summary().title} onPointerEnter={stay} onPointerLeave={leaveSoon}>
            <header>
              <h2>{summary().title}</h2>
              <Button
                class="small"
                text="×"
                aria-label={t().life.summaryClose}
                aria-keyshortcuts="Escape"
                onClick={putAway}
              />
            </header>
            <ul>
              <For each={summary().lines}>{(line) => <li>{line}</li>}</For>
            </ul>
          </section>
        )}
      </Show>
    </div>
  );
};
