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
import { goTo } from '../app/route.js';
import { isStill, t } from '../app/settings.js';
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

export const Replaying = <M extends TableMatch>(props: {
  readonly kept: KeptMatch;
  readonly session: Session<M>;
  readonly views: (watched: Watched<M>) => ReplayViews<M>;
}) => {
  const last = (): number => props.session.moments.length - 1;
  const [at, setAt] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const [looked, setLooked] = createSignal<string>();
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const shown = createMemo(() => upTo(props.session, at()));
  const match = createMemo(() => shown().moments.at(-1)!.match);
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(last(), to)));
  };
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => (at() < last() ? go(at() + 1) : setPlaying(false)), isStill() ? PACE / 2 : PACE);
    onCleanup(() => clearInterval(timer));
  });
  const near = viewedFrom(props.kept.seats);
  const views = props.views({ match, near, unit: looked });
  const isTaken = (event: KeyboardEvent): boolean =>
    !event.ctrlKey && !event.metaKey && !event.altKey && views.key?.(event) === true;
  const key = (event: KeyboardEvent): void => {
    if (isTaken(event)) return event.preventDefault();
    if (event.target instanceof Element && event.target.closest('input, button, dialog')) return;
    if (event.key === 'ArrowRight') go(at() + 1);
    else if (event.key === 'ArrowLeft') go(at() - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(last());
    else if (event.key === ' ') setPlaying(!playing());
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', key);
  onCleanup(() => removeEventListener('keydown', key));
  const playOn = async (): Promise<void> => {
    const { game, name, seats, coats } = props.kept;
    const id = await keepNew({ game, name: t().replay.branch(name), seats, friendly: true, coats }, shown());
    goTo({ page: 'match', id });
  };
  const moment = (): string => {
    const { turn } = match().state;
    return `${t().turn(turn)} · ${t().replay.moment(at(), last())}`;
  };
  const unit = (): { readonly id: string } | undefined => {
    const { units }: { readonly units: readonly { readonly id: string }[] } = match().state;
    return units.find(({ id }) => id === looked());
  };
  return (
    <div class="at-table replaying" classList={{ measured: isMeasured(props.session) }} data-state="replaying">
      <header class="top">
        <h1 class="visually-hidden">{t().replay.title(props.kept.name)}</h1>
        <a href="#/saved" class="brand">
          {t().replay.title(props.kept.name)}
        </a>
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
        <div class="timeline">
          <input
            type="range"
            min="0"
            max={last()}
            value={at()}
            aria-label={t().replay.timeline}
            aria-valuetext={moment()}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
          <div class="row">
            <button type="button" aria-label={t().replay.first} title={t().replay.first} onClick={() => go(0)}>
              |◀
            </button>
            <button type="button" aria-label={t().replay.back} title={t().replay.back} onClick={() => go(at() - 1)}>
              ◀
            </button>
            <button type="button" class="primary" onClick={() => setPlaying(!playing())}>
              {playing() ? t().replay.pause : t().replay.play}
            </button>
            <button
              type="button"
              aria-label={t().replay.forward}
              title={t().replay.forward}
              onClick={() => go(at() + 1)}
            >
              ▶
            </button>
            <button type="button" aria-label={t().replay.last} title={t().replay.last} onClick={() => go(last())}>
              ▶|
            </button>
            <span class="moment">{moment()}</span>
            <button type="button" title={t().replay.playOnText} onClick={() => void playOn()}>
              {t().replay.playOn}
            </button>
          </div>
        </div>
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
