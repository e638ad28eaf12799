/** A match of a measured game being played. */
import { createMemo, createSignal, Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Held } from '../app/keeping.js';
import type { Session } from '../match/session.js';
import { DiceTray } from '../panel/dice-tray.jsx';
import { MatchFrame, playAgain } from '../panel/match-frame.jsx';
import { hearKeys, isPressable, targetOf, type MatchKeys } from '../panel/match-keys.js';
import { Coach } from '../panel/coach.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { Board } from './board.jsx';
import { progressOf } from './guide/lesson.js';
import type { MeasuredChoice } from './decisions.js';
import { createInstruments } from './instruments.js';
import { endingOf, menuOf, type Entry } from './menu.js';
import { MeasuredPanel } from './panel/measured-panel.jsx';
import { Described } from './panel/whereabouts.jsx';
import { Standing, Track } from './panel/track.jsx';
import { createMeasuredPlay } from './play.js';
import { askSentence } from './words/asks.js';
import { m } from './words/index.js';

export const MeasuredPage = (props: {
  readonly kept: MatchHead;
  readonly session: Session<TabletopMatch>;
  readonly held: Held;
}) => {
  const play = createMeasuredPlay(props.kept, props.session, props.held);
  const instruments = createInstruments({
    match: play.match,
    side: () => (play.asksPerson() ? play.real().decision?.side : undefined) ?? play.near(),
    unit: () => play.held() ?? play.desk()?.unit,
  });
  const [lookedAt, setLooked] = createSignal<Choice>();
  const optionsLooked = (): readonly MeasuredChoice[] => play.desk()?.asked.options ?? [];
  /** Of this decision, not of the one before: a button that is gone says no goodbye. */
  const looked = createMemo(() => optionsLooked().find((option) => option === lookedAt()));
  const menu = createMemo(() => {
    const desk = play.calm.desk();
    return desk ? menuOf(desk.match, play.calm.held()) : [];
  });
  const asked = (): string => {
    const desk = play.calm.desk();
    return desk ? askSentence(desk.match, desk.asked) : '';
  };
  const progress = createMemo(() => (play.head().guided ? progressOf(play.session()) : undefined));
  const take = (entry: Entry): void => {
    if (entry.is === 'unit') play.setHeld(entry.unit);
    else play.saying([entry.choice]);
  };

  const keys: MatchKeys = {
    play,
    take: (number) => {
      const entry = menu()[number - 1];
      if (entry) take(entry);
    },
    enough: () => {
      const ending = endingOf(play.real(), menu());
      if (ending) play.saying([ending]);
    },
    escape: () => play.setHeld(undefined),
    give: (target) => !isPressable(target) && play.give(),
  };
  hearKeys(keys, (event) => {
    const target = targetOf(event);
    const { key: name, shiftKey: shift, altKey: alt, ctrlKey: ctrl } = event;
    const unit = target.closest<SVGElement>('[data-unit]')?.dataset['unit'];
    return (
      (!shift && !alt && !ctrl && instruments.key(name, unit)) ||
      (!(name === 'Enter' && isPressable(target)) && play.key({ key: name, shift, alt, ctrl }))
    );
  });

  return (
    <>
      <MatchFrame
        play={play}
        state={play.desk() ? 'deciding' : 'watching'}
        measured
        track={<Track match={play.real()} />}
        standing={(side) => <Standing match={play.real()} side={side} />}
        asked={asked()}
        board={(spoken) => <Board play={play} instruments={instruments} spoken={spoken()} looked={looked()} />}
        panel={
          <>
            <Show when={progress()}>{(now) => <Coach play={play} progress={now()} texts={m().guide.steps} />}</Show>
            <MeasuredPanel
              play={play}
              menu={menu()}
              hinted={progress()?.acts ?? []}
              onTake={take}
              onLook={setLooked}
              onAgain={() => void playAgain(play)}
            />
            <Described instruments={instruments} />
            <Show when={play.calm.held() === undefined}>
              <DiceTray match={play.real()} session={play.session()} />
            </Show>
          </>
        }
      />
      <div class="visually-hidden" aria-live="polite" role="status" data-said>
        {instruments.said()}
      </div>
    </>
  );
};
