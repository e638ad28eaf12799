/** A match looked at again: a timeline, step by step or playing, and a new match from any moment. */
import { createEffect, createMemo, createResource, createSignal, onCleanup, Show } from 'solid-js';
import type { Fault } from '@five-victories/engine/kernel';
import { keepNew } from '../app/begin.js';
import { goTo } from '../app/route.js';
import { isStill, t } from '../app/settings.js';
import { upTo, type Session } from '../match/session.js';
import { viewedFrom } from '../match/seats.js';
import { DiceTray } from '../panel/dice-tray.jsx';
import { Report } from '../panel/report.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { Track } from '../panel/track.jsx';
import { UnitCard } from '../panel/unit-card.jsx';
import { openKept, type KeptMatch } from '../store/kept-match.js';
import { find } from '../store/matches.js';
import { TableView } from '../table/table-view.jsx';
import { Frame } from './frame.jsx';

const open = async (id: string): Promise<{ kept: KeptMatch; session: Session } | string> => {
  const kept = await find(id);
  if (!kept) return t().saved.missing;
  const faults: Fault[] = [];
  const session = openKept(kept, faults);
  return session ? { kept, session } : `${t().saved.broken}: ${faults[0]?.because ?? ''}`;
};

export const ReplayPage = (props: { readonly id: string }) => {
  const [opened] = createResource(() => props.id, open);
  const found = () => {
    const result = opened();
    return typeof result === 'object' ? result : undefined;
  };
  return (
    <Show
      when={found()}
      keyed
      fallback={
        <Frame title={t().tools.replay}>
          <p role="alert">{typeof opened() === 'string' ? (opened() as string) : ''}</p>
        </Frame>
      }
    >
      {({ kept, session }) => <Replaying kept={kept} session={session} />}
    </Show>
  );
};

const PACE = 900;

const Replaying = (props: { readonly kept: KeptMatch; readonly session: Session }) => {
  const last = (): number => props.session.moments.length - 1;
  const [at, setAt] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  const [looked, setLooked] = createSignal<string>();
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const shown = createMemo(() => upTo(props.session, at()));
  const match = () => shown().moments.at(-1)!.match;
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(last(), to)));
  };
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => (at() < last() ? go(at() + 1) : setPlaying(false)), isStill() ? PACE / 2 : PACE);
    onCleanup(() => clearInterval(timer));
  });
  const key = (event: KeyboardEvent): void => {
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
  const unit = () => match().state.units.find(({ id }) => id === looked());
  return (
    <div class="at-table replaying" data-state="replaying">
      <header class="top">
        <h1 class="visually-hidden">{t().replay.title(props.kept.name)}</h1>
        <a href="#/saved" class="brand">
          {t().replay.title(props.kept.name)}
        </a>
        <Track match={match()} />
      </header>
      <main class="board">
        <TableView
          match={match()}
          near={viewedFrom(props.kept.seats)}
          coats={props.kept.coats}
          pointer={{ state: 'watching', unit: looked() }}
          lookOf={(id) => (id === looked() ? 'chosen' : spoken().includes(id) ? 'spoken' : 'plain')}
          isReachable={() => true}
          isDraggable={() => false}
          lit={new Set()}
          aims={[]}
          onUnit={(id) => setLooked(looked() === id ? undefined : id)}
          onZone={() => setLooked(undefined)}
          onStand={() => undefined}
          onDrag={() => undefined}
          onDrop={() => undefined}
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
        <Show when={unit()}>{(known) => <UnitCard match={match()} unit={known()} />}</Show>
        <DiceTray match={match()} session={shown()} />
        <Report session={shown()} onUnits={setSpoken} />
      </aside>
      <RulesPanel game={props.kept.game} />
    </div>
  );
};
