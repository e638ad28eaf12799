/** The rules in a window of their own: every ID on the page opens its paragraph here. */
import { createEffect, lazy, on, onCleanup, Show, Suspense } from 'solid-js';
import { closeRules, opened } from '../app/rules.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';
import type { Reading } from '../rules/book.js';

const RulesReader = lazy(async () => ({ default: (await import('../rules/reader.jsx')).RulesReader }));

interface Props {
  readonly game: GameId;
  /** Where the match stands, if there is one. */
  readonly now?: Reading;
}

export const RulesPanel = (props: Props) => {
  let dialog!: HTMLDialogElement;
  createEffect(
    on(opened, (asked) => {
      if (!asked) return dialog.close();
      if (!dialog.open) dialog.showModal();
    }),
  );
  onCleanup(closeRules);
  return (
    <dialog ref={dialog} class="rules-panel" onClose={closeRules} aria-labelledby="rules-title">
      <header>
        <h2 id="rules-title" tabindex="-1" autofocus>
          {t().rules.of(t().front.games[props.game].title)}
        </h2>
        <Link class="button small" text={t().sheet.link} href={`#/sheet/${props.game}`} target="_blank" />
        <Button class="small" text={t().nav.close} onClick={closeRules} />
      </header>
      <Show when={opened()}>
        {(asked) => (
          <Suspense fallback={<p>{t().rules.loading}</p>}>
            <RulesReader game={props.game} rule={asked().rule} now={props.now} />
          </Suspense>
        )}
      </Show>
    </dialog>
  );
};
