/** The match was deleted in another window while it is played here: told at once, and it can be kept again. */
import { Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';

export const DeletedNote = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.keeping.deleted()}>
    <div class="deleted" role="alert">
      <p>
        <b>{t().deleted.title}</b> {t().deleted.text}
      </p>
      <div class="chips">
        <button type="button" class="primary" data-keep-again onClick={() => props.play.keeping.keepAgain()}>
          {t().deleted.keep}
        </button>
        <a class="button" href="#/">
          {t().tools.leave}
        </a>
      </div>
    </div>
  </Show>
);
