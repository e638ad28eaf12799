/** The match is played in another window: this one follows, and can take over. */
import { Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';

export const WindowNote = (props: { readonly play: PlayCore }) => (
  <Show when={!props.play.keeping.plays() && !props.play.keeping.deleted()}>
    <div class="note" role="status" data-follows>
      <p>
        <b>{t().follows.title}</b> {t().follows.text}
      </p>
      <Button class="primary" text={t().follows.take} data-take-over onClick={() => props.play.keeping.takeOver()} />
    </div>
  </Show>
);
