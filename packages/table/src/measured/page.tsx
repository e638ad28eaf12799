/** A match of a measured game being played. */
import { createMemo, createSignal, onCleanup, Show } from 'solid-js';
import type { Choice, Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { beginMatch } from '../app/begin.js';
import { goTo } from '../app/route.js';
import { openRule } from '../app/rules.js';
import { settings, t } from '../app/settings.js';
import type { Session } from '../match/session.js';
import { Curtain } from '../pages/curtain.jsx';
import { DiceTray } from '../panel/dice-tray.jsx';
import { latestOf, Report } from '../panel/report.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { Coach } from '../panel/coach.jsx';
import { Tools } from '../panel/tools.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { Board } from './board.jsx';
import { progressOf } from './guide/lesson.js';
import { createInstruments } from './instruments.js';
import { endingOf, menuOf, type Entry } from './menu.js';
import { DecisionPanel } from './panel/decision-panel.jsx';
import { Described } from './panel/whereabouts.jsx';
import { Standing, Track } from './panel/track.jsx';
import { createMeasuredPlay, type MeasuredPlay } from './play.js';
import { askSentence } from './words/asks.js';
import { m } from './words/index.js';

const far = (play: MeasuredPlay): Side => (play.near() === 'south' ? 'north' : 'south');

/** A key that belongs to a field or a dialog. */
const isTyping = (target: Element): boolean => target.closest('input, select, textarea, dialog') !== null;

export const MeasuredPage = (props: { readonly kept: KeptMatch; readonly session: Session<TabletopMatch> }) => {
  const play = createMeasuredPlay(props.kept, props.session);
  const instruments = createInstruments({
    match: play.match,
    side: () => (play.asksPerson() ? play.real().decision?.side : undefined) ?? play.near(),
    unit: () => play.held() ?? play.desk()?.unit,
  });
  const [lookedAt, setLooked] = createSignal<Choice>();
  /** Of this decision, not of the one before: a button that is gone says no goodbye. */
  const looked = createMemo(() => play.desk()?.match.decision?.options.find((option) => option === lookedAt()));
  const [spoken, setSpoken] = createSignal<readonly string[]>([]);
  const menu = createMemo(() => {
    const desk = play.desk();
    return desk ? menuOf(desk.match, play.held()) : [];
  });
  const progress = createMemo(() => (play.head().guided ? progressOf(play.session()) : undefined));
  const take = (entry: Entry): void => {
    if (entry.is === 'unit') play.setHeld(entry.unit);
    else play.saying([entry.choice]);
  };

  /** Keys that are the same whatever is put together. */
  const common = (event: KeyboardEvent, target: Element): boolean => {
    const digit = Number(event.key);
    if (digit >= 1 && digit <= 9) {
      if (play.real().decision?.kind === 'dice')
        document.querySelector<HTMLButtonElement>(`[data-die="${digit}"]`)?.click();
      const entry = menu()[digit - 1];
      if (entry && play.asksPerson() && !play.curtained()) take(entry);
      return true;
    }
    switch (event.key) {
      case 'Enter':
        return target.closest('button, a, [role="button"]') === null && play.give();
      case 'Escape':
        play.setHeld(undefined);
        return true;
      case 'z':
      case 'u':
        play.undo();
        return true;
      case 'y':
        play.redo();
        return true;
      case 'f':
        play.flip();
        return true;
      case '?':
        openRule();
        return true;
      case 'e': {
        const ending = endingOf(menu());
        if (ending && play.asksPerson()) play.saying([ending]);
        return true;
      }
      case ' ':
        if (play.asksPerson()) return false;
        play.bots.skip();
        return true;
      default:
        return false;
    }
  };
  const key = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (isTyping(target) || event.metaKey || (event.ctrlKey && event.key !== 'z')) return;
    const { key: name, shiftKey: shift, altKey: alt, ctrlKey: ctrl } = event;
    const unit = target.closest<SVGElement>('[data-unit]')?.dataset['unit'];
    if (!shift && !alt && !ctrl && instruments.key(name, unit)) return event.preventDefault();
    const onButton = name === 'Enter' && target.closest('button, a, [role="button"]') !== null;
    if ((!onButton && play.key({ key: name, shift, alt, ctrl })) || common(event, target)) event.preventDefault();
  };
  addEventListener('keydown', key);
  onCleanup(() => removeEventListener('keydown', key));

  const again = async (): Promise<void> => {
    const { game, seats, friendly, guided, coats, name } = play.head();
    const { begin, dice } = play.session();
    const id = await beginMatch({ game, seats, friendly, guided, coats, name, begin, hand: 'hand' in dice });
    if (typeof id === 'string') goTo({ page: 'match', id });
  };
  const spokenText = (): string => {
    const desk = play.desk();
    return `${latestOf(play.session(), settings().language)} ${desk ? askSentence(desk.match, desk.about) : ''}`;
  };

  return (
    <div class="at-table measured" data-state={play.desk() ? 'deciding' : 'watching'}>
      <Show when={!play.curtained()} fallback={<Curtain play={play} />}>
        <header class="top">
          <h1 class="visually-hidden">{play.head().name}</h1>
          <a href="#/" class="brand">
            {t().front.games[play.head().game].title}
          </a>
          <Track match={play.real()} />
        </header>
        <main class="board">
          <Standing match={play.real()} side={far(play)} />
          <Board play={play} instruments={instruments} spoken={spoken()} looked={looked()} />
          <Standing match={play.real()} side={play.near()} />
        </main>
        <aside class="panel">
          <Show when={progress()}>{(now) => <Coach play={play} progress={now()} texts={m().guide.steps} />}</Show>
          <DecisionPanel
            play={play}
            menu={menu()}
            hinted={progress()?.acts ?? []}
            onTake={take}
            onLook={setLooked}
            onAgain={() => void again()}
          />
          <Described instruments={instruments} />
          <Show when={play.held() === undefined}>
            <DiceTray match={play.real()} session={play.session()} />
          </Show>
          <Report session={play.session()} onUnits={setSpoken} />
          <Tools play={play} />
        </aside>
      </Show>
      <div class="visually-hidden" aria-live="polite" role="status">
        {spokenText()}
      </div>
      <div class="visually-hidden" aria-live="polite" role="status" data-said>
        {instruments.said()}
      </div>
      <RulesPanel game={play.head().game} />
    </div>
  );
};
