/** The same page for each of the games. */
import { For } from 'solid-js';
import { t } from '../app/settings.js';
import { Link } from '../controls/button.jsx';
import { GAME_IDS, type GameId } from '../match/game-ids.js';

export const GameLinks = (props: { readonly page: 'armies' | 'editor' | 'sheet'; readonly game: GameId }) => (
  <For each={GAME_IDS}>
    {(game) => (
      <Link
        class="button"
        text={t().front.games[game].title}
        href={`#/${props.page}/${game}`}
        aria-current={game === props.game ? 'page' : undefined}
      />
    )}
  </For>
);
