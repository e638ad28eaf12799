/** One tournament: what it is, who takes part, how it stands, who meets whom, and what you can do. */
import { createResource, For, Match, onCleanup, Show, Switch } from 'solid-js';
import type { MeetingShown, TournamentAnswer, TournamentId } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Frame } from '../../pages/frame.jsx';
import { isFailed, type Asked } from '../api.js';
import { createMe, type Me } from '../me.js';
import { Named, Why } from '../pages/name-form.jsx';
import { playerAddress } from '../people/address.js';
import { createTold } from '../people/form.js';
import { theLink } from '../wire.js';
import { c } from '../words/index.js';
import { TOURNAMENTS } from './address.js';
import { askTournament, enterTournament, leaveTournament } from './api.js';
import { Organise } from './organise.jsx';
import { Bracket, Rounds } from './rounds.jsx';
import { cardText, isBye } from './said.js';
import { Standings } from './standings.jsx';

interface Props {
  readonly seen: TournamentAnswer;
  readonly me: Me;
  onSeen(seen: TournamentAnswer): void;
}

const About = (props: { readonly seen: TournamentAnswer }) => (
  <section class="about">
    <p>{cardText(props.seen)}</p>
    <p class="quiet">
      <Show when={props.seen.organiser} fallback={c().byHall}>
        {(name) => <a href={playerAddress(name())}>{c().by(name())}</a>}
      </Show>
      {' · '}
      {c().kindTexts[props.seen.kind]}
      {props.seen.terms.rated ? ` ${c().rated}` : ''}
      {props.seen.flows ? ` ${c().flows}` : ''}
      {props.seen.days === undefined ? '' : ` ${c().daysEach(props.seen.days)}`}
    </p>
    <Show when={props.seen.words !== ''}>
      <blockquote class="words">{props.seen.words}</blockquote>
    </Show>
    <Show when={props.seen.next}>{(at) => <p data-next>{c().beginsAt(t().date(at()))}</p>}</Show>
    <details>
      <summary>{c().grounds}</summary>
      <ul class="plain">
        <For each={props.seen.grounds}>
          {({ name, better }, i) => (
            <li>
              {props.seen.grounds.length > 1 ? c().groundOf(i() + 1, name) : name}
              {better ? ` · ${c().better(t().sides[better])}` : ''}
            </li>
          )}
        </For>
      </ul>
    </details>
  </section>
);

const mayEnter = ({ status, kind, round, rounds, isIn }: TournamentAnswer): boolean =>
  !isIn && (status === 'entry' || (status === 'playing' && kind === 'swiss' && round < rounds));

const ownMeeting = (seen: TournamentAnswer, name: string | undefined): MeetingShown | undefined =>
  name === undefined || seen.status !== 'playing'
    ? undefined
    : seen.schedule[0]?.meetings.find(({ south, north }) => south === name || north === name);

const YourMatch = (props: { readonly seen: TournamentAnswer; readonly name: string | undefined }) => {
  const meeting = () => ownMeeting(props.seen, props.name);
  return (
    <Show when={meeting()}>
      {(own) => (
        <Switch>
          <Match when={isBye(own())}>
            <p data-your-bye>{c().bye}</p>
          </Match>
          <Match when={own().match !== undefined && own().result === undefined}>
            <p>
              {c().yourMatchAgainst((own().south === props.name ? own().north : own().south)!, props.seen.round)}{' '}
              <Link class="button primary" text={c().yourMatch} href={`#/hall/${own().match}`} data-your-match />
            </p>
          </Match>
        </Switch>
      )}
    </Show>
  );
};

const Entry = (props: Props) => {
  const { failed, isUnderWay, told } = createTold<TournamentAnswer>((seen) => props.onSeen(seen));
  const enter = (): void => void told(enterTournament(props.seen.id));
  const leave = (): void => void (confirm(c().leaveSure) && told(leaveTournament(props.seen.id)));
  return (
    <section class="hall-slip" data-entry={props.seen.isIn}>
      <Named me={props.me} />
      <YourMatch seen={props.seen} name={props.me.name()} />
      <Show when={props.me.name() !== undefined} fallback={<p class="quiet">{c().needsName}</p>}>
        <Show when={mayEnter(props.seen)}>
          <Button
            class="primary"
            text={props.seen.status === 'entry' ? c().enter : c().enterLate}
            disabled={isUnderWay()}
            data-enter
            onClick={enter}
          />
        </Show>
        <Show when={props.seen.isIn && props.seen.status !== 'over'}>
          <Button class="small" text={c().leave} disabled={isUnderWay()} data-leave onClick={leave} />
        </Show>
      </Show>
      <Why failed={failed()} />
    </section>
  );
};

const Seen = (props: Props) => (
  <>
    <About seen={props.seen} />
    <Entry {...props} />
    <Show when={props.seen.isOrganiser}>
      <Organise seen={props.seen} onSeen={(next) => props.onSeen(next)} />
    </Show>
    <Show when={props.seen.kind === 'knockOut' && props.seen.schedule.length > 0}>
      <Bracket seen={props.seen} />
    </Show>
    <div class="lobby">
      <Standings seen={props.seen} />
      <Rounds seen={props.seen} />
    </div>
  </>
);

const seenIn = (answer: Asked<TournamentAnswer> | undefined): TournamentAnswer | undefined =>
  answer && !isFailed(answer) ? answer : undefined;

export const TournamentPage = (props: { readonly id: TournamentId }) => {
  const me = createMe();
  const [answer, { refetch, mutate }] = createResource(() => props.id, askTournament);
  const again = (): void => void refetch();
  onCleanup(theLink().listen({ lobby: again, welcomed: again }));
  const seen = () => seenIn(answer.latest);
  const failed = () => {
    const found = answer.latest;
    return found && isFailed(found) ? found : undefined;
  };
  return (
    <Frame title={seen()?.name ?? c().title} class="hall tournament">
      <p>
        <Link class="quiet" text={c().all} href={TOURNAMENTS} />
      </p>
      <h1>{seen()?.name ?? c().title}</h1>
      <Why failed={failed()} />
      <Show when={!me.isLoading() && seen()}>
        {(found) => <Seen seen={found()} me={me} onSeen={(next) => void mutate(() => next)} />}
      </Show>
    </Frame>
  );
};
