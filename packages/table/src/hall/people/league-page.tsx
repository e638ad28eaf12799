/** All who have played rated matches of a game, the strongest first. */
import { createResource, createSignal, For, Show } from 'solid-js';
import type { LeagueAnswer } from '@five-victories/server/protocol';
import { goTo } from '../../app/route.js';
import { t } from '../../app/settings.js';
import { Link } from '../../controls/button.jsx';
import { Picker } from '../../controls/fields.jsx';
import { GAME_IDS, type GameId } from '../../match/game-ids.js';
import { Frame } from '../../pages/frame.jsx';
import { isFailed } from '../api.js';
import { gameTitle } from '../pages/game-title.js';
import { Why } from '../pages/name-form.jsx';
import { calledIn } from '../table/names.js';
import { h, p } from '../words/index.js';
import { playerAddress } from './address.js';
import { askLeague } from './api.js';
import { ratingText } from './rating-text.js';

const DAY = 24 * 60 * 60_000;
/** Who has not played for so long is left out. */
const PERIODS = ['ever', 365, 90, 30] as const;
type Period = (typeof PERIODS)[number];

const periodText = (period: Period): string => (period === 'ever' ? p().ever : p().lastDays(period));

const activeIn = (league: LeagueAnswer['league'], period: Period): LeagueAnswer['league'] =>
  period === 'ever' ? league : league.filter(({ last }) => last >= Date.now() - period * DAY);

const Standings = (props: { readonly league: LeagueAnswer['league'] }) => (
  <div class="scrolls">
    <table class="standings" data-league>
      <thead>
        <tr>
          <th scope="col">{p().place}</th>
          <th scope="col">{p().player}</th>
          <th scope="col">{p().rating}</th>
          <th scope="col">{p().won}</th>
          <th scope="col">{p().drawn}</th>
          <th scope="col">{p().lost}</th>
          <th scope="col" class="last">
            {p().lastRated}
          </th>
        </tr>
      </thead>
      <tbody>
        <For each={props.league}>
          {(each, i) => (
            <tr>
              <td>{each.isProvisional ? '' : i() + 1}</td>
              <th scope="row">
                <a href={playerAddress(each.name)}>{calledIn(each)}</a>{' '}
                <Show when={each.kind !== 'person'}>
                  <small>{p().kinds[each.kind]}</small>
                </Show>
              </th>
              <td>
                <b>{ratingText(each)}</b> <small>{p().deviation(2 * each.deviation)}</small>
              </td>
              <td>{each.won}</td>
              <td>{each.drawn}</td>
              <td>{each.lost}</td>
              <td class="last">{t().date(each.last)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  </div>
);

export const LeaguePage = (props: { readonly game: GameId }) => {
  const [period, setPeriod] = createSignal<Period>('ever');
  const [league] = createResource(() => props.game, askLeague);
  return (
    <Frame title={p().league} class="hall league">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <h1>{p().leagueOf(gameTitle(props.game))}</h1>
      <p>{p().leagueText}</p>
      <Picker
        text={h().game}
        values={GAME_IDS}
        chosen={props.game}
        nameOf={gameTitle}
        onPick={(game) => goTo({ page: 'hall', id: 'league', which: game })}
      />
      <Picker
        text={p().active}
        values={PERIODS}
        chosen={period()}
        nameOf={periodText}
        onPick={(each) => setPeriod(each)}
      />
      <Show when={league.latest} keyed fallback={<p role="status">{h().loading}</p>}>
        {(answer) =>
          isFailed(answer) ? (
            <Why failed={answer} />
          ) : (
            <Show
              when={activeIn(answer.league, period()).length > 0}
              fallback={<p class="quiet">{answer.league.length > 0 ? p().nobodyThen : p().emptyLeague}</p>}
            >
              <Standings league={activeIn(answer.league, period())} />
              <p class="quiet">{p().provisionalHint}</p>
            </Show>
          )
        }
      </Show>
    </Frame>
  );
};
