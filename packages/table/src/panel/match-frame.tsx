/** The page of a match being played: phases above, the table between its two armies, the panel beside it. */
import { createMemo, createSignal, lazy, Show, type JSX } from 'solid-js';
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { sideVariables } from '../art/side-tones.js';
import { openBriefing } from '../app/briefed.js';
import { legendIsOpen } from '../app/legend.js';
import type { PlayCore } from '../app/play-core.js';
import { change, settings, t } from '../app/settings.js';
import { b } from '../briefing/words/index.js';
import { Button, Link } from '../controls/button.jsx';
import { Curtain } from '../pages/curtain.jsx';
import type { Reading } from '../rules/book.js';
import { hearMatch } from '../sound/at-table.js';
import { BotBar } from './bot-bar.jsx';
import { ConcessionCard } from './concession-card.jsx';
import { createKeptFocus } from './kept-focus.js';
import { DeletedNote, PartingNote, WindowNote } from './notes.jsx';
import { Rail } from './rail.jsx';
import { latestOf, Report } from './report.jsx';
import { RulesPanel } from './rules-panel.jsx';
import { createSheet } from './sheet-handle.jsx';
import { Tools } from './tools.jsx';

const TurnCard = lazy(async () => ({ default: (await import('../story/turn-card.jsx')).TurnCard }));
const ChancesBar = lazy(async () => ({ default: (await import('../analysis/chances-bar.jsx')).ChancesBar }));
const Legend = lazy(async () => ({ default: (await import('../legend/legend.jsx')).Legend }));
const Briefing = lazy(async () => ({ default: (await import('../briefing/briefing.jsx')).Briefing }));
const EndOfMatch = lazy(async () => ({ default: (await import('../ending/end-of-match.jsx')).EndOfMatch }));

/** The key that folds the panel. */
const FOLD = '\\';

interface Props {
  readonly play: PlayCore;
  /** For style sheets and tests: what the page is doing. */
  readonly state: string;
  readonly measured?: boolean;
  readonly track: JSX.Element;
  standing(side: Side): JSX.Element;
  /** The table; it is told which units a line of the report speaks of. */
  board(spoken: () => readonly string[]): JSX.Element;
  /** What is in the panel above the report. */
  readonly panel: JSX.Element;
  /** The question that is asked now, for a screen reader. */
  readonly asked: string;
  /** Where the match stands, for whoever opens the rules. */
  reading(): Reading;
}

const Top = (props: Pick<Props, 'play' | 'track'>) => (
  <header class="top">
    <h1 class="visually-hidden">{props.play.head().name}</h1>
    <Link class="brand" text={t().front.games[props.play.head().game].title} href="#/" />
    {props.track}
    <Button class="small briefing-tool" text={b().title} hint="I" aria-keyshortcuts="i" onClick={openBriefing} />
    <Show when={!settings().folded}>
      <Button
        class="small fold-tool"
        text={t().panel.fold}
        hint={FOLD}
        aria-keyshortcuts={FOLD}
        data-fold
        onClick={() => change({ folded: true })}
      />
    </Show>
  </header>
);

export const MatchFrame = (props: Props) => {
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const news = createMemo(() => `${latestOf(props.play.session(), settings().language)} ${props.asked}`);
  const sheet = createSheet();
  const variables = createMemo(() => sideVariables(props.play.head().coats));
  hearMatch(props.play.session);
  const focused = createKeptFocus(() => [props.asked, props.play.session()]);
  return (
    <div
      class="at-table"
      classList={{ measured: props.measured === true, folded: settings().folded }}
      style={{ ...variables(), '--sheet': sheet.height() }}
      data-state={props.state}
    >
      <Show when={!props.play.curtained()} fallback={<Curtain play={props.play} />}>
        <Top play={props.play} track={props.track} />
        <main class="board">
          <Show when={settings().chances && !props.play.keeping.hall}>
            <ChancesBar match={props.play.seen()} />
          </Show>
          {props.standing(enemyOf(props.play.near()))}
          {props.board(spoken)}
          {props.standing(props.play.near())}
          <BotBar play={props.play} />
          <ConcessionCard play={props.play} />
          <Show when={settings().summary}>
            <TurnCard play={props.play} />
          </Show>
        </main>
        <Show when={settings().folded}>
          <Rail play={props.play} />
        </Show>
        <aside class="panel" classList={{ reporting: settings().report }} onFocusIn={focused}>
          <sheet.Handle />
          <DeletedNote play={props.play} />
          <WindowNote play={props.play} />
          <PartingNote play={props.play} />
          {props.panel}
          <Report session={props.play.session()} head={props.play.head()} onUnits={setSpoken} />
          <Tools play={props.play} measured={props.measured === true} />
        </aside>
      </Show>
      <div class="visually-hidden" aria-live="polite" role="status">
        {news()}
      </div>
      <RulesPanel game={props.play.head().game} now={props.reading()} />
      <Briefing play={props.play} />
      <Show when={legendIsOpen()}>
        <Legend play={props.play} />
      </Show>
      <Show when={props.play.real().state.outcome}>
        <EndOfMatch play={props.play} />
      </Show>
    </div>
  );
};
