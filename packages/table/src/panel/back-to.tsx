/** Undo at once to any decision after the last revealed fact. */
import { For, Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';

export const BackTo = (props: { readonly play: PlayCore }) => {
  /** What was said at that moment, in the words of its button. */
  const title = (to: number): string => {
    const { moments, book } = props.play.session();
    const next = moments[to + 1];
    return next?.said ? book.titleOf(moments[to]!.match, next.said.choice) : '';
  };
  return (
    <Show when={props.play.backTo().length > 1}>
      <details class="back-to">
        <summary>{t().tools.backTo}</summary>
        <ol>
          <For each={props.play.backTo()}>
            {(to) => (
              <li>
                <Button
                  class="small"
                  text={t().tools.before(title(to))}
                  data-back-to={to}
                  onClick={() => props.play.undoTo(to)}
                />
              </li>
            )}
          </For>
        </ol>
      </details>
    </Show>
  );
};
