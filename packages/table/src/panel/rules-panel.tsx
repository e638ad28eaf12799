/** The rules, to be searched: every ID on the page opens its sentence here. */
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { closeRules, loadRules, opened } from '../app/rules.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';

const MOST = 60;

export const RulesPanel = (props: { readonly game: GameId }) => {
  let dialog!: HTMLDialogElement;
  const [rules] = createResource(() => (opened() ? props.game : undefined), loadRules);
  const [search, setSearch] = createSignal('');
  createEffect(
    on(opened, (asked) => {
      if (!asked) return dialog.close();
      setSearch(asked.rule ?? '');
      if (!dialog.open) dialog.showModal();
    }),
  );
  onCleanup(closeRules);
  const found = createMemo(() => {
    const words = search().toLowerCase().split(/\s+/).filter(Boolean);
    return (rules() ?? []).filter(({ id, text, topic }) => {
      const all = `${id} ${topic} ${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    });
  });
  /** The rule itself first, then those that speak of it. */
  const sorted = createMemo(() => {
    const exact = search().trim().toUpperCase();
    return [...found()].sort((a, b) => Number(b.id === exact) - Number(a.id === exact)).slice(0, MOST);
  });
  return (
    <dialog ref={dialog} class="rules-panel" onClose={closeRules} aria-labelledby="rules-title">
      <header>
        <h2 id="rules-title">{t().tools.rules}</h2>
        <Link class="button small" text={t().sheet.link} href={`#/sheet/${props.game}`} target="_blank" />
        <Button class="small" text={t().nav.close} onClick={closeRules} />
      </header>
      <label>
        {t().rules.search}
        <input type="search" value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <Show when={t().rules.english}>
        <p class="quiet">{t().rules.english}</p>
      </Show>
      <Show when={!rules.error} fallback={<p role="alert">{t().rules.failed}</p>}>
        <Show when={rules()} fallback={<p>{t().rules.loading}</p>}>
          <p class="quiet" aria-live="polite">
            {t().rules.found(found().length)}
          </p>
          <dl>
            <For each={sorted()}>
              {({ id, text, topic }) => (
                <div classList={{ exact: id === search().trim().toUpperCase() }}>
                  <dt>
                    <Button class="rule" text={id} onClick={() => setSearch(id)} /> <small>{topic}</small>
                  </dt>
                  <dd>{text}</dd>
                </div>
              )}
            </For>
          </dl>
        </Show>
      </Show>
    </dialog>
  );
};
