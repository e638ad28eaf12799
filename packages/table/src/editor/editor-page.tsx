/** The editor: all scenarios of a game, or one of them being made. */
import '../style/editor.css';
import '../style/options.css';
import { Show } from 'solid-js';
import type { GameId } from '../match/game-ids.js';
import { EditingPage } from './editing-page.jsx';
import { LibraryPage } from './library-page.jsx';

export const EditorPage = (props: { readonly game: GameId; readonly id: string | undefined }) => (
  <Show when={props.id} fallback={<LibraryPage game={props.game} />} keyed>
    {(id) => <EditingPage game={props.game} id={id} />}
  </Show>
);
