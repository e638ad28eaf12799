/** The match is played in another window: this one follows, and can take over. */
import { Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';

export const WindowNote = (props: { readonly play: PlayCore }) => (
  <Show when={!props.play.keeping.plays() && !props.play.keeping.deleted()}>
    <div class="note" role="status" data-follows>
      <p>
        <b>{t().follows.title}</b> {t().follows.text}
      </p>
      <button type="button" class="primary" data-take-over onClick={() => props.play.keeping.takeOver()}>
        {t().follows.take}
      </button>
    </div>
  </Show>
);
