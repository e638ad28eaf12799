/** A match looked at again: a timeline, step by step or playing, and a new match from any moment. */
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  lazy,
  onCleanup,
  Show,
  type Accessor,
  type JSX,
} from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { keepNew } from '../app/begin.js';
import { hear } from '../app/hear.js';
import { goTo } from '../app/route.js';
import { isStill, t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import type { TableMatch } from '../match/book.js';
import { isMeasured, isZonal, upTo, type Moment, type Session } from '../match/session.js';
import { viewedFrom } from '../match/seats.js';
import { DiceTray } from '../panel/dice-tray.jsx';
import { Report } from '../panel/report.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { Frame } from './frame.jsx';
import { openToWatch } from './open-match.js';

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
  readonly coats: KeptMatch['coats'];
  readonly looked: string | undefined;
  readonly spoken: readonly string[];
  onLook(unit: string | undefined): void;
}

export const ReplayPage = (props: { readonly id: string }) => {
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
        if (isMeasured(session)) return <MeasuredReplay kept={kept} session={session} />;
        return isZonal(session) ? <ZoneReplay kept={kept} session={session} /> : undefined;
      }}
    </Show>
  );
};

const PACE = 900;

/** Where in the match one is, and how one gets elsewhere: step by step, at once, or playing. */
const createTimeline = (last: () => number) => {
  const [at, setAt] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(last(), to)));
  };
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => (at() < last() ? go(at() + 1) : setPlaying(false)), isStill() ? PACE / 2 : PACE);
    onCleanup(() => clearInterval(timer));
  });
  /** Whether the key meant something. */
  const key = (name: string): boolean => {
    if (name === 'ArrowRight') go(at() + 1);
    else if (name === 'ArrowLeft') go(at() - 1);
    else if (name === 'Home') go(0);
    else if (name === 'End') go(last());
    else if (name === ' ') setPlaying(!playing());
    else return false;
    return true;
  };
  return { at, last, go, playing, setPlaying, key };
};

const hearKeys = (isTaken: (event: KeyboardEvent) => boolean, meansSomething: (name: string) => boolean): void => {
  hear('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && isTaken(event)) return event.preventDefault();
    if (event.target instanceof Element && event.target.closest('input, button, dialog')) return;
    if (meansSomething(event.key)) event.preventDefault();
  });
};

interface TimelineProps {
  readonly line: ReturnType<typeof createTimeline>;
  /** Which moment it is, in words. */
  readonly moment: string;
  onPlayOn(): void;
}

const Timeline = (props: TimelineProps) => {
  const { at, last, go, playing, setPlaying } = props.line;
  const To = (to: { readonly sign: string; readonly name: string; readonly at: number }) => (
    <Button text={to.sign} aria-label={to.name} title={to.name} onClick={() => go(to.at)} />
  );
  return (
    <div class="timeline">
      <input
        type="range"
        min="0"
        max={last()}
        value={at()}
        aria-label={t().replay.timeline}
        aria-valuetext={props.moment}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="row">
        <To sign="|◀" name={t().replay.first} at={0} />
        <To sign="◀" name={t().replay.back} at={at() - 1} />
        <Button
          class="primary"
          text={playing() ? t().replay.pause : t().replay.play}
          onClick={() => setPlaying(!playing())}
        />
        <To sign="▶" name={t().replay.forward} at={at() + 1} />
        <To sign="▶|" name={t().replay.last} at={last()} />
        <span class="moment">{props.moment}</span>
        <Button text={t().replay.playOn} title={t().replay.playOnText} onClick={() => props.onPlayOn()} />
      </div>
    </div>
  );
};

/** The match as it is shown becomes one of its own. */
const playOn = async <M extends TableMatch>(
  { game, name, seats, coats }: KeptMatch,
  shown: Session<M>,
): Promise<void> => {
  const id = await keepNew({ game, name: t().replay.branch(name), seats, friendly: true, coats }, shown);
  goTo({ page: 'match', id });
};

export const Replaying = <M extends TableMatch>(props: {
  readonly kept: KeptMatch;
  readonly session: Session<M>;
  readonly views: (watched: Watched<M>) => ReplayViews<M>;
}) => {
  const line = createTimeline(() => props.session.moments.length - 1);
  const [looked, setLooked] = createSignal<string>();
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const shown = createMemo(() => upTo(props.session, line.at()));
  const match = createMemo(() => shown().moments.at(-1)!.match);
  const near = viewedFrom(props.kept.seats);
  const views = props.views({ match, near, unit: looked });
  hearKeys((event) => views.key?.(event) === true, line.key);
  const unit = (): { readonly id: string } | undefined => {
    const { units }: { readonly units: readonly { readonly id: string }[] } = match().state;
    return units.find(({ id }) => id === looked());
  };
  return (
    <div class="at-table replaying" classList={{ measured: isMeasured(props.session) }} data-state="replaying">
      <header class="top">
        <h1 class="visually-hidden">{t().replay.title(props.kept.name)}</h1>
        <Link class="brand" text={t().replay.title(props.kept.name)} href="#/saved" />
        <views.Track match={match()} />
      </header>
      <main class="board">
        <views.Board
          moment={shown().moments.at(-1)!}
          before={shown().moments.at(-2)}
          moments={shown().moments}
          near={near}
          coats={props.kept.coats}
          looked={looked()}
          spoken={spoken()}
          onLook={setLooked}
        />
        <Timeline
          line={line}
          moment={`${t().turn(match().state.turn)} · ${t().replay.moment(line.at(), line.last())}`}
          onPlayOn={() => void playOn(props.kept, shown())}
        />
      </main>
      <aside class="panel">
        <Show when={unit()}>{(known) => <views.Card match={match()} unit={known().id} />}</Show>
        {views.Beside?.()}
        <DiceTray match={match()} session={shown()} />
        <Report session={shown()} head={props.kept} onUnits={setSpoken} />
      </aside>
      <RulesPanel game={props.kept.game} />
    </div>
  );
};
