/** The match was deleted in another window while it is played here: told at once, and it can be kept again. */
import { Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';

export const DeletedNote = (props: { readonly play: PlayCore }) => (
  <Show when={props.play.keeping.deleted()}>
    <div class="note deleted" role="alert">
      <p>
        <b>{t().deleted.title}</b> {t().deleted.text}
      </p>
      <div class="chips">
        <Button
          class="primary"
          text={t().deleted.keep}
          data-keep-again
          onClick={() => props.play.keeping.keepAgain()}
        />
        <Link class="button" text={t().tools.leave} href="#/" />
      </div>
    </div>
  </Show>
);
