/** The hall: its lobby, a match to be proposed, or one of its matches. */
import '../../style/hall.css';
import { createResource, Match, Show, Switch } from 'solid-js';
import { Button } from '../../controls/button.jsx';
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

export const HallPage = (props: { readonly id?: string | undefined }) => {
  const [hall] = createResource(async () => (await askHall()) ?? ('none' as const));
  const here = () => {
    const found = hall.latest;
    return found === undefined || found === 'none' ? undefined : found;
  };
  const isMatch = (): boolean => props.id !== undefined && props.id !== NEW;
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
          <Show when={props.id === NEW} fallback={<Lobby hall={found()} />}>
            <ProposalPage hall={found()} />
          </Show>
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
