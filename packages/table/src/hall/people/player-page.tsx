/** Somebody's page: who he is, how strong, what he has played; and how to keep out of his way. */
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import { enemyOf, SIDES } from '@five-victories/engine/kernel';
import { MOST_REPORT, type MatchCard, type ProfileAnswer, type RelationKind } from '@five-victories/server/protocol';
import { botNameOf } from '../../app/opponents.js';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed } from '../api.js';
import { gameTitle } from '../pages/game-title.js';
import { Why } from '../pages/name-form.jsx';
import { calledIn } from '../table/names.js';
import { tournamentAddress } from '../clubs/address.js';
import { c, h, p } from '../words/index.js';
import { leagueAddress, playerAddress } from './address.js';
import { askPlayer, relate, report } from './api.js';
import { createTold } from './form.js';
import { ratingText } from './rating-text.js';

const shownName = ({ name, kind }: Pick<ProfileAnswer, 'name' | 'kind'>): string =>
  kind === 'bot' ? botNameOf(name) : name;

const Ratings = (props: { readonly profile: ProfileAnswer }) => (
  <section aria-labelledby="ratings">
    <h2 id="ratings">{p().ratings}</h2>
    <Show when={props.profile.ratings.length > 0} fallback={<p class="quiet">{p().noRatings}</p>}>
      <div class="scrolls">
        <table class="standings" data-ratings>
          <thead>
            <tr>
              <th scope="col">{h().game}</th>
              <th scope="col">{p().rating}</th>
              <th scope="col">{p().won}</th>
              <th scope="col">{p().drawn}</th>
              <th scope="col">{p().lost}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.profile.ratings}>
              {(rating) => (
                <tr>
                  <th scope="row">
                    <a href={leagueAddress(rating.game)}>{gameTitle(rating.game)}</a>
                  </th>
                  <td>
                    <b>{ratingText(rating)}</b> <small>{p().deviation(2 * rating.deviation)}</small>
                  </td>
                  <td>{rating.won}</td>
                  <td>{rating.drawn}</td>
                  <td>{rating.lost}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <Show when={props.profile.ratings.some(({ isProvisional }) => isProvisional)}>
        <p class="quiet">{p().provisionalHint}</p>
      </Show>
    </Show>
  </section>
);

const Played = (props: { readonly profile: ProfileAnswer; readonly card: MatchCard }) => {
  const result = () => props.profile.results.find(({ match }) => match === props.card.id);
  const own = () => SIDES.find((side) => props.card.seats[side]?.name === props.profile.name);
  const other = () => {
    const side = own();
    const seat = side && props.card.seats[enemyOf(side)];
    return seat ? h().against(calledIn(seat)) : h().nobodyYet;
  };
  const score = (): string => {
    const changed = result();
    if (!changed) return h().status[props.card.status];
    const by = changed.after - changed.before;
    return `${p().scores[changed.score]} (${by < 0 ? '−' : '+'}${Math.abs(by)})`;
  };
  return (
    <li>
      <span class="what">
        <b>{props.card.name}</b>
        <small>
          {other()} · {gameTitle(props.card.game)} · {score()} · {t().date(props.card.changed)}
          <Show when={props.card.tournament}>
            {(tournament) => (
              <>
                {' '}
                · <a href={tournamentAddress(tournament().id)}>{c().ofMatch(tournament().round)}</a>
              </>
            )}
          </Show>
        </small>
      </span>
      <Link
        class="button"
        text={h().look}
        aria-label={`${h().look}: ${props.card.name}`}
        href={`#/hall/${props.card.id}`}
      />
    </li>
  );
};

const Report = (props: { readonly name: string }) => {
  const [isDone, setDone] = createSignal(false);
  const [words, setWords] = createSignal('');
  const { failed, told } = createTold<object>(() => setDone(true));
  return (
    <details class="report-player">
      <summary>{p().report}</summary>
      <Show when={!isDone()} fallback={<p role="status">{p().reported}</p>}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void told(report({ player: props.name, words: words() }));
          }}
        >
          <label>
            <span>{p().reportWhat}</span>
            <textarea
              name="report"
              required
              rows="3"
              maxlength={MOST_REPORT}
              onInput={({ currentTarget: { value } }) => setWords(value)}
            />
          </label>
          <button type="submit">{p().reportDo}</button>
          <Why failed={failed()} />
        </form>
      </Show>
    </details>
  );
};

const Manners = (props: { readonly profile: ProfileAnswer; onChange(profile: ProfileAnswer): void }) => {
  const { failed, told } = createTold<ProfileAnswer>((answer) => props.onChange(answer));
  const set = (kind: RelationKind, on: boolean): void => void told(relate(props.profile.name, { kind, on }));
  return (
    <section aria-label={p().avoided}>
      <div class="chips">
        <Button
          class="small"
          text={props.profile.blocked ? p().unblock : p().block}
          title={p().blockHint}
          aria-pressed={props.profile.blocked}
          data-block
          onClick={() => set('block', !props.profile.blocked)}
        />
        <Button
          class="small"
          text={props.profile.muted ? p().unmute : p().mute}
          aria-pressed={props.profile.muted}
          data-mute
          onClick={() => set('mute', !props.profile.muted)}
        />
      </div>
      <p class="quiet">{p().blockHint}</p>
      <Why failed={failed()} />
      <Report name={props.profile.name} />
    </section>
  );
};

const Who = (props: { readonly profile: ProfileAnswer; onChange(profile: ProfileAnswer): void }) => (
  <>
    <h1 data-profile>{shownName(props.profile)}</h1>
    <p>
      {p().kinds[props.profile.kind]}
      {props.profile.since === undefined ? '' : ` · ${p().since(t().date(props.profile.since))}`}
      <Show when={props.profile.owner}>
        {(owner) => (
          <>
            {' · '}
            <a href={playerAddress(owner())}>{p().ownedBy(owner())}</a>
          </>
        )}
      </Show>
    </p>
    <Ratings profile={props.profile} />
    <section aria-labelledby="played">
      <h2 id="played">{p().matches}</h2>
      <Show when={props.profile.matches.length > 0} fallback={<p class="quiet">{p().noMatches}</p>}>
        <ul class="matches">
          <For each={props.profile.matches}>{(card) => <Played profile={props.profile} card={card} />}</For>
        </ul>
      </Show>
    </section>
    <Show when={!props.profile.you && props.profile.kind !== 'bot'}>
      <Manners {...props} />
    </Show>
  </>
);

export const PlayerPage = (props: { readonly name: string }) => {
  const [profile, { mutate }] = createResource(() => props.name, askPlayer);
  return (
    <Frame title={props.name} class="hall player">
      <p>
        <Link class="quiet" text={h().toHall} href="#/hall" />
      </p>
      <Switch>
        <Match when={profile.latest} keyed>
          {(answer) =>
            isFailed(answer) ? <Why failed={answer} /> : <Who profile={answer} onChange={(next) => void mutate(next)} />
          }
        </Match>
        <Match when={profile.latest === undefined}>
          <p role="status">{h().loading}</p>
        </Match>
      </Switch>
    </Frame>
  );
};
