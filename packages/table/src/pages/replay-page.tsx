/** A match looked at again: a timeline, step by step or playing, and a new match from any moment. */
import { coatsOf, type Coats } from '../match/unit-coats.js';
import { createMemo, createResource, createSignal, lazy, Show, type Accessor, type JSX } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { hear } from '../app/hear.js';
import { playOnFrom } from '../app/play-on.js';
import { settings, t } from '../app/settings.js';
import { sideVariables } from '../art/side-tones.js';
import { Link } from '../controls/button.jsx';
import type { TableMatch } from '../match/book.js';
import { isMeasured, isZonal, matchOf, upTo, type Moment, type Session } from '../match/session.js';
import { viewedFrom } from '../match/seats.js';
import { DiceTray } from '../panel/dice-tray.jsx';
import { Report } from '../panel/report.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { turnsOf } from '../story/story.js';
import { Frame } from './frame.jsx';
import { openToWatch } from './open-match.js';
import { createTimeline, Timeline } from './replay-timeline.jsx';

const ChancesCurve = lazy(async () => ({ default: (await import('../analysis/chances-curve.jsx')).ChancesCurve }));

/** What a family of games shows in a replay, and what it does with keys. */
export interface ReplayViews<M extends TableMatch> {
  readonly Track: (props: { readonly match: M }) => JSX.Element;
  readonly Board: (props: BoardProps<M>) => JSX.Element;
  readonly Card: (props: { readonly match: M; readonly unit: string }) => JSX.Element;
  /** Below the card of the unit that is looked at. */
  readonly Beside?: () => JSX.Element;
  /** Whether the key meant something. */
  key?(event: KeyboardEvent): boolean;
}

/** What is looked at now. */
export interface Watched<M extends TableMatch> {
  readonly match: Accessor<M>;
  readonly near: Side;
  readonly unit: Accessor<string | undefined>;
}

export interface BoardProps<M extends TableMatch> {
  /** The moment that is shown, and the one before it. */
  readonly moment: Moment<M>;
  readonly before: Moment<M> | undefined;
  /** All moments up to the one that is shown. */
  readonly moments: readonly Moment<M>[];
  readonly near: Side;
  readonly coats: Coats;
  readonly looked: string | undefined;
  readonly spoken: readonly string[];
  onLook(unit: string | undefined): void;
}

export const ReplayPage = (props: { readonly id: string; readonly at?: number | undefined }) => {
  const [opened] = createResource(() => props.id, openToWatch);
  const ZoneReplay = lazy(async () => ({ default: (await import('./zone-replay.jsx')).ZoneReplay }));
  const MeasuredReplay = lazy(async () => ({ default: (await import('../measured/replay.jsx')).MeasuredReplay }));
  return (
    <Show when={opened()} keyed>
      {(result) => {
        if ('failed' in result)
          return (
            <Frame title={t().tools.replay}>
              <p role="alert">{result.failed}</p>
            </Frame>
          );
        const { kept, session } = result;
        if (isMeasured(session)) return <MeasuredReplay kept={kept} session={session} at={props.at} />;
        return isZonal(session) ? <ZoneReplay kept={kept} session={session} at={props.at} /> : undefined;
      }}
    </Show>
  );
};

const hearKeys = (isTaken: (event: KeyboardEvent) => boolean, meansSomething: (name: string) => boolean): void => {
  hear('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && isTaken(event)) return event.preventDefault();
    if (event.target instanceof Element && event.target.closest('input, button, dialog')) return;
    if (meansSomething(event.key)) event.preventDefault();
  });
};

/** While it is played only for whoever wants it, and never against somebody elsewhere. */
const tellsChances = ({ seats }: MatchHead, match: TableMatch): boolean => {
  if (match.state.outcome) return true;
  return settings().chances && SIDES.every((side) => seats[side] !== 'remote');
};

const unitNamed = ({ state }: TableMatch, wanted: string | undefined): { readonly id: string } | undefined => {
  const units: readonly { readonly id: string }[] = state.units;
  return units.find(({ id }) => id === wanted);
};

/** Where the name of the match and the way back stand. */
const Top = (props: { readonly name: string; readonly children: JSX.Element }) => (
  <header class="top">
    <h1 class="visually-hidden">{t().replay.title(props.name)}</h1>
    <Link class="brand" text={t().replay.title(props.name)} href="#/saved" />
    {props.children}
  </header>
);

export const Replaying = <M extends TableMatch>(props: {
  readonly kept: MatchHead;
  readonly session: Session<M>;
  /** The moment that is shown first. */
  readonly at: number | undefined;
  readonly views: (watched: Watched<M>) => ReplayViews<M>;
}) => {
  const line = createTimeline(() => props.session.moments.length - 1, props.at);
  const turns = createMemo(() => turnsOf(props.session));
  const [looked, setLooked] = createSignal<string>();
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const shown = createMemo(() => upTo(props.session, line.at()));
  const match = createMemo(() => shown().moments.at(-1)!.match);
  const near = viewedFrom(props.kept.seats);
  const views = props.views({ match, near, unit: looked });
  hearKeys((event) => views.key?.(event) === true, line.key);
  const isTold = createMemo(() => tellsChances(props.kept, matchOf(props.session)));
  const unit = () => unitNamed(match(), looked());
  return (
    <div
      class="at-table replaying"
      classList={{ measured: isMeasured(props.session) }}
      style={sideVariables(props.kept.coats)}
      data-state="replaying"
    >
      <Top name={props.kept.name}>
        <views.Track match={match()} />
      </Top>
      <main class="board">
        <views.Board
          moment={shown().moments.at(-1)!}
          before={shown().moments.at(-2)}
          moments={shown().moments}
          near={near}
          coats={coatsOf(shown(), props.kept.coats)}
          looked={looked()}
          spoken={spoken()}
          onLook={setLooked}
        />
        <Show when={isTold()}>
          <ChancesCurve head={props.kept} session={props.session} at={line.at()} onGo={line.go} />
        </Show>
        <Timeline
          line={line}
          moment={`${t().turn(match().state.turn)} · ${t().replay.moment(line.at(), line.last())}`}
          turns={turns()}
          onPlayOn={() => void playOnFrom({ head: props.kept, session: props.session }, line.at())}
        />
      </main>
      <aside class="panel">
        <Show when={unit()}>{(known) => <views.Card match={match()} unit={known().id} />}</Show>
        {views.Beside?.()}
        <DiceTray match={match()} session={shown()} />
        <Report session={shown()} head={props.kept} onUnits={setSpoken} isAll />
      </aside>
      <RulesPanel game={props.kept.game} />
    </div>
  );
};
