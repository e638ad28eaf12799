/** A match of the hall: waited for, joined, played, or looked at. */
import { createMemo, createResource, createSignal, lazy, Match, onCleanup, Show, Switch } from 'solid-js';
import type { MatchHead } from '@five-victories/server/protocol';
import { hear } from '../../app/hear.js';
import { t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { isMeasured, isZonal } from '../../match/session.js';
import { Frame } from '../../pages/frame.jsx';
import { heldInHall, tableHead } from '../keeper.js';
import type { HallMatch } from '../match.js';
import type { HallState } from '../state.js';
import { linkState } from '../wire.js';
import { openMatch } from '../open.js';
import { h } from '../words/index.js';
import { Joining } from './joining.jsx';
import { OneScreen } from './one-screen.jsx';
import { whyNot } from './name-form.jsx';
import { Called } from '../clubs/called.jsx';
import { Waiting } from './waiting.jsx';

const ZonePage = lazy(async () => ({ default: (await import('../../pages/zone-page.jsx')).ZonePage }));
const MeasuredPage = lazy(async () => ({ default: (await import('../../measured/page.jsx')).MeasuredPage }));

/** What is at the table depends on whose table it is, and on nothing that changes while it is played. */
const seatOf = ({ head, isHere }: HallState): string | undefined =>
  isHere && (head.status === 'playing' || head.status === 'over') ? (head.you ?? 'watches') : undefined;

const Table = (props: { readonly match: HallMatch }) => {
  const { head, session } = props.match.state();
  const kept = tableHead(head);
  const held = heldInHall(props.match);
  if (isMeasured(session)) return <MeasuredPage kept={kept} session={session} held={held} />;
  return isZonal(session) ? <ZonePage kept={kept} session={session} held={held} /> : undefined;
};

const Opening = (props: { readonly head: MatchHead; readonly isHere: boolean }) => (
  <Frame title={props.head.name} class="hall">
    <h1>{props.head.name}</h1>
    <Show
      when={props.head.tournament}
      fallback={
        <p role="status" data-opening>
          {props.isHere ? h().opening : h().states[linkState()] || h().loading}
        </p>
      }
    >
      <Called head={props.head} />
    </Show>
  </Frame>
);

const OfHall = (props: { readonly match: HallMatch }) => {
  const [state, setState] = createSignal(props.match.state());
  const [watches, setWatches] = createSignal(false);
  onCleanup(props.match.onChange(() => void setState(() => props.match.state())));
  onCleanup(() => props.match.leave());
  const seat = createMemo(() => seatOf(state()));
  const head = () => state().head;
  return (
    <Switch fallback={<Opening head={head()} isHere={state().isHere} />}>
      <Match when={seat()} keyed>
        {(_seat) => <OneScreen match={props.match} shown={(match) => <Table match={match} />} />}
      </Match>
      <Match when={head().status === 'open' && head().you !== undefined}>
        <Waiting head={head()} />
      </Match>
      <Match when={head().status === 'open' && head().you === undefined}>
        <Joining head={head()} watches={watches()} onWatch={() => setWatches(true)} />
      </Match>
    </Switch>
  );
};

export const HallMatchPage = (props: { readonly id: string }) => {
  const [opened, { refetch }] = createResource(() => props.id, openMatch);
  const failed = (): string | undefined => {
    const now = opened.latest;
    return now && 'failed' in now ? whyNot(now) : undefined;
  };
  hear('online', () => failed() !== undefined && void refetch());
  return (
    <Show
      when={opened.latest}
      keyed
      fallback={
        <Frame title={h().title}>
          <p role="status">{h().loading}</p>
        </Frame>
      }
    >
      {(now) => (
        <Show
          when={'match' in now && now.match}
          keyed
          fallback={
            <Frame title={t().title}>
              <p role="alert">{failed()}</p>
              <div class="chips">
                <Button class="primary" text={t().nav.tryAgain} onClick={() => void refetch()} />
                <Link class="button" text={h().toHall} href="#/hall" />
              </div>
            </Frame>
          }
        >
          {(match) => <OfHall match={match} />}
        </Show>
      )}
    </Show>
  );
};
