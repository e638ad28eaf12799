/** The hall: its lobby, a match to be proposed, or one of its matches. */
import '../../style/hall.css';
import { createResource, lazy, Match, Show, Switch, type JSX } from 'solid-js';
import { Button } from '../../controls/button.jsx';
import { isGame } from '../../match/game-ids.js';
import { Frame } from '../../pages/frame.jsx';
import { askHall } from '../api.js';
import { NEW } from '../propose.js';
import { linkState } from '../wire.js';
import { h } from '../words/index.js';
import { Lobby } from './lobby.jsx';
import { HallMatchPage } from './match-page.jsx';
import { ProposalPage } from './proposal-page.jsx';

const NoHall = (props: { readonly text: string }) => (
  <Frame title={h().title}>
    <h1>{h().title}</h1>
    <p role="status">{props.text}</p>
  </Frame>
);

const Old = () => (
  <Frame title={h().title}>
    <p role="alert">{h().old}</p>
    <Button class="primary" text={h().reload} onClick={() => location.reload()} />
  </Frame>
);

const AccountPage = lazy(async () => ({ default: (await import('../people/account-page.jsx')).AccountPage }));
const PlayerPage = lazy(async () => ({ default: (await import('../people/player-page.jsx')).PlayerPage }));
const LeaguePage = lazy(async () => ({ default: (await import('../people/league-page.jsx')).LeaguePage }));
const ClubPages = lazy(async () => ({ default: (await import('../clubs/pages.jsx')).ClubPages }));
const NoticesPage = lazy(async () => ({ default: (await import('../notices/notices-page.jsx')).NoticesPage }));
const OperatorPage = lazy(async () => ({ default: (await import('../people/operator-page.jsx')).OperatorPage }));

interface Address {
  readonly id?: string | undefined;
  readonly which?: string | undefined;
}

/** The pages of a hall besides its matches, by what stands in the address. Names of matches are longer, or have no such letters. */
const PAGES: Readonly<Record<string, (address: Address) => JSX.Element>> = {
  account: () => <AccountPage />,
  player: (address) => <PlayerPage name={address.which ?? ''} />,
  league: (address) => <LeaguePage game={isGame(address.which) ? address.which : 'fine'} />,
  tournaments: (address) => <ClubPages which={address.which} />,
  notices: () => <NoticesPage />,
  operator: () => <OperatorPage />,
};

const pageOf = (id: string | undefined) => (id !== undefined && Object.hasOwn(PAGES, id) ? PAGES[id] : undefined);

export const HallPage = (props: Address) => {
  const [hall] = createResource(async () => (await askHall()) ?? ('none' as const));
  const here = () => {
    const found = hall.latest;
    return found === undefined || found === 'none' ? undefined : found;
  };
  const isMatch = (): boolean => props.id !== undefined && props.id !== NEW && !pageOf(props.id);
  return (
    <Switch>
      <Match when={linkState() === 'old'}>
        <Old />
      </Match>
      {/* A match that is at the table stays there without a network. */}
      <Match when={isMatch()}>
        <Show when={props.id} keyed>
          {(id) => <HallMatchPage id={id} />}
        </Show>
      </Match>
      <Match when={here()}>
        {(found) => (
          <Switch fallback={<Lobby hall={found()} />}>
            <Match when={props.id === NEW}>
              <ProposalPage hall={found()} />
            </Match>
            <Match when={pageOf(props.id)} keyed>
              {(page) => page(props)}
            </Match>
          </Switch>
        )}
      </Match>
      <Match when={hall.latest === undefined}>
        <NoHall text={h().loading} />
      </Match>
      <Match when={hall.latest === 'none'}>
        <NoHall text={h().none} />
      </Match>
    </Switch>
  );
};
