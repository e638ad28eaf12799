/** The hint that was asked for: what would be done, and why. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { reasonIn, titled } from './bot-reason.jsx';

export const HintNow = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.hints.may()}>
    <div class="hint-now" aria-live="polite">
      <Show
        when={props.play.hints.hint()}
        fallback={
          <Button
            class="small"
            text={props.play.hints.thinks() ? t().life.hintThinks : t().life.hint}
            hint="K"
            disabled={props.play.hints.thinks()}
            aria-keyshortcuts="k"
            data-hint
            onClick={() => props.play.hints.ask()}
          />
        }
      >
        {(hint) => (
          <p data-hinted>
            <b>{t().life.hintIs}</b> {/* Who is taken in hand is named with his order. */}
            <For each={hint().steps.slice(hint().steps.length > 1 ? 1 : 0)}>
              {(step) => <>{titled(props.play, step)}. </>}
            </For>
            <Show when={hint().reason}>
              {(reason) => <span class="quiet">{reasonIn(props.play, hint().steps.at(-1)!.match, reason())}</span>}
            </Show>
          </p>
        )}
      </Show>
    </div>
  </Show>
);
