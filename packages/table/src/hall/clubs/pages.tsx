/** All tournaments, a new one, or one of them: by what stands in the address. */
import { Match, Show, Switch } from 'solid-js';
import { NEW } from '../propose.js';
import { TournamentsPage } from './list-page.jsx';
import { MakePage } from './make-page.jsx';
import { TournamentPage } from './tournament-page.jsx';

export const ClubPages = (props: { readonly which: string | undefined }) => (
  <Switch
    fallback={
      <Show when={props.which} keyed>
        {(id) => <TournamentPage id={id} />}
      </Show>
    }
  >
    <Match when={props.which === undefined}>
      <TournamentsPage />
    </Match>
    <Match when={props.which === NEW}>
      <MakePage />
    </Match>
  </Switch>
);
