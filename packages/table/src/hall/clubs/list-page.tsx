/** The tournaments of a hall. */
import { createResource, For, onCleanup, Show } from 'solid-js';
import type { TournamentCard } from '@five-victories/server/protocol';
import { Link } from '../../controls/button.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed } from '../api.js';
import { Why } from '../pages/name-form.jsx';
import { theLink } from '../wire.js';
import { c, h } from '../words/index.js';
import { MAKE, tournamentAddress } from './address.js';
import { askTournaments } from './api.js';
import { cardText } from './said.js';

const Card = (props: { readonly card: TournamentCard }) => (
  <li classList={{ yours: props.card.isIn }}>
    <span class="what">
      <b>{props.card.name}</b>
      <small>
        {cardText(props.card)} · {props.card.organiser === undefined ? c().byHall : c().by(props.card.organiser)}
        {props.card.isIn ? ` · ${c().youAreIn}` : ''}
      </small>
    </span>
    <Link
      class="button"
      text={c().look}
      aria-label={`${c().look}: ${props.card.name}`}
      href={tournamentAddress(props.card.id)}
    />
  </li>
);

/** Those that are not over first. */
const inOrder = (cards: readonly TournamentCard[]): readonly TournamentCard[] =>
  [...cards].sort((a, b) => Number(a.status === 'over') - Number(b.status === 'over') || b.created - a.created);

export const TournamentsPage = () => {
  const [answer, { refetch }] = createResource(askTournaments);
  const again = (): void => void refetch();
  onCleanup(theLink().listen({ lobby: again, welcomed: again }));
  return (
    <Frame title={c().title} class="hall tournaments">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <h1>{c().title}</h1>
      <p>{c().lead}</p>
      <p>
        <Link class="button primary" text={c().make} href={MAKE} data-make />
      </p>
      <Show when={answer.latest} fallback={<p role="status">{h().loading}</p>}>
        {(found) => {
          const cards = () => {
            const now = found();
            return isFailed(now) ? [] : inOrder(now.tournaments);
          };
          return (
            <>
              <Why failed={isFailed(found()) ? (found() as { failed: string }) : undefined} />
              <Show when={cards().length > 0} fallback={<p class="quiet">{c().none}</p>}>
                <ul class="matches" data-tournament-list>
                  <For each={cards()}>{(card) => <Card card={card} />}</For>
                </ul>
              </Show>
            </>
          );
        }}
      </Show>
    </Frame>
  );
};
