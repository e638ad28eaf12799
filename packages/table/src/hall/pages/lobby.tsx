/** The lobby: who you are, your matches, an invitation, a code, and who waits for anybody. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { enemyOf } from '@five-victories/engine/kernel';
import type { HallAnswer, MatchCard } from '@five-victories/server/protocol';
import { againstBot } from '../../app/opponents.js';
import { readyMatch } from '../../app/ready.js';
import { goTo } from '../../app/route.js';
import { settings, t } from '../../app/settings.js';
import { Link } from '../../controls/button.jsx';
import { Field, Picker } from '../../controls/fields.jsx';
import { GAME_IDS, type GameId } from '../../match/game-ids.js';
import { Frame } from '../../pages/frame.jsx';
import { askCode, isFailed, type Failed } from '../api.js';
import { createMe, inOrder, waitsForYou, type Me } from '../me.js';
import { emptySeat } from '../propose.js';
import { openSeals } from '../seals-here.js';
import { timeText } from '../times.js';
import { calledIn } from '../table/names.js';
import { c, h, p } from '../words/index.js';
import { TOURNAMENTS } from '../clubs/address.js';
import { leagueAddress, playerAddress } from '../people/address.js';
import { ratedName } from '../people/rating-text.js';
import { CheckFile } from './check-file.jsx';
import { gameTitle } from './game-title.js';
import { Named, Why } from './name-form.jsx';
import { ProposalForm } from './proposal-form.jsx';

const opposite = ({ seats, you }: MatchCard): string | undefined => {
  const seat = you && seats[enemyOf(you)];
  return seat && ratedName(calledIn(seat), seat.rating);
};

const MyMatch = (props: { readonly card: MatchCard }) => {
  const isYours = () => waitsForYou(props.card);
  return (
    <li classList={{ yours: isYours() }}>
      <span class="what">
        <b>{props.card.name}</b>
        <small>
          {opposite(props.card) === undefined ? h().nobodyYet : h().against(opposite(props.card)!)} ·{' '}
          {gameTitle(props.card.game)} · {h().status[props.card.status]} · {t().date(props.card.changed)}
        </small>
      </span>
      <Link
        class={isYours() ? 'button primary' : 'button'}
        text={isYours() ? h().yourTurn : h().look}
        aria-label={`${isYours() ? h().yourTurn : h().look}: ${props.card.name}`}
        href={`#/hall/${props.card.id}`}
      />
    </li>
  );
};

const MyMatches = (props: { readonly me: Me }) => {
  const cards = createMemo(() => inOrder(props.me.matches()));
  const going = () => cards().filter(({ status }) => status !== 'over');
  const over = () => cards().filter(({ status }) => status === 'over');
  const waiting = () => cards().filter(waitsForYou).length;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">
        {h().mine}{' '}
        <Show when={waiting() > 0}>
          <small class="yours" data-waiting>
            {h().waiting(waiting())}
          </small>
        </Show>
      </h2>
      <Show when={going().length > 0} fallback={<p class="quiet">{h().noMatches}</p>}>
        <ul class="matches">
          <For each={going()}>{(card) => <MyMatch card={card} />}</For>
        </ul>
      </Show>
      <Show when={over().length > 0}>
        <details>
          <summary>{h().finished(over().length)}</summary>
          <ul class="matches">
            <For each={over()}>{(card) => <MyMatch card={card} />}</For>
          </ul>
        </details>
      </Show>
    </section>
  );
};

const Invite = (props: { readonly hall: HallAnswer; readonly me: Me }) => {
  const [game, setGame] = createSignal<GameId>('fine');
  return (
    <section class="hall-slip" aria-labelledby="invite">
      <h2 id="invite">{h().invite}</h2>
      <ProposalForm hall={props.hall} me={props.me} begun={() => readyMatch(game(), settings().friendly, againstBot())}>
        <Picker text={h().game} values={GAME_IDS} chosen={game()} nameOf={gameTitle} onPick={setGame} />
      </ProposalForm>
      <p class="quiet">
        {h().elsewhere} <a href={`#/new/${game()}`}>{h().newMatch}</a>
      </p>
    </section>
  );
};

const JoinByCode = () => {
  const [code, setCode] = createSignal('');
  const [failed, setFailed] = createSignal<Failed>();
  const join = async (): Promise<void> => {
    const answer = await askCode(code().trim().toLowerCase());
    if (isFailed(answer)) setFailed(answer);
    else goTo({ page: 'hall', id: answer.match.id });
  };
  return (
    <form
      class="hall-slip by-code"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <Field
        text={h().code}
        type="text"
        name="code"
        required
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        placeholder={h().codeHint}
        onInput={({ currentTarget: { value } }) => setCode(value)}
      />
      <button type="submit">{h().join}</button>
      <Why failed={failed()} />
    </form>
  );
};

const Challenger = (props: { readonly card: MatchCard }) => {
  const seat = () => props.card.seats[enemyOf(emptySeat(props.card))];
  return (
    <Show when={seat()}>
      {(them) => <a href={playerAddress(them().name)}>{h().against(ratedName(them().name, them().rating))}</a>}
    </Show>
  );
};

const Challenges = (props: { readonly cards: readonly MatchCard[] }) => (
  <section aria-labelledby="challenges">
    <h2 id="challenges">{h().challenges}</h2>
    <Show when={props.cards.length > 0} fallback={<p class="quiet">{h().noChallenges}</p>}>
      <ul class="matches" data-challenges>
        <For each={props.cards}>
          {(card) => (
            <li>
              <span class="what">
                <b>{card.name}</b>
                <small>
                  {gameTitle(card.game)} · <Challenger card={card} /> · {t().sides[emptySeat(card)]} ·{' '}
                  {timeText(card.terms.time)}
                  {card.terms.rated ? ` · ${p().ratedShort}` : ''}
                </small>
              </span>
              <Link class="button" text={h().sit} aria-label={`${h().sit}: ${card.name}`} href={`#/hall/${card.id}`} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  </section>
);

export const Lobby = (props: { readonly hall: HallAnswer }) => {
  const me = createMe();
  openSeals(me.matches);
  return (
    <Frame title={h().title} class="hall">
      <h1>{h().title}</h1>
      <p>{h().lead}</p>
      <Show when={!me.isLoading()}>
        <Named me={me} />
        <p>
          <a href={leagueAddress('fine')} data-league>
            {p().league}
          </a>{' '}
          ·{' '}
          <a href={TOURNAMENTS} data-tournaments>
            {c().title}
          </a>
        </p>
        <Why failed={me.failed()} />
        <div class="lobby">
          <div>
            <Show when={me.name() !== undefined}>
              <MyMatches me={me} />
            </Show>
            <Challenges cards={me.challenges()} />
          </div>
          <div>
            <Invite hall={props.hall} me={me} />
            <JoinByCode />
            <CheckFile />
          </div>
        </div>
      </Show>
    </Frame>
  );
};
