/** A match of a measured game being played. */
import { createMemo, createSignal, Show } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Held } from '../app/keeper.js';
import type { MeasuredGame } from '../match/game-ids.js';
import type { Session } from '../match/session.js';
import { DiceTray } from '../panel/dice-tray.jsx';
import { MatchFrame } from '../panel/match-frame.jsx';
import { hearKeys, isPressable, targetOf } from '../panel/match-keys.js';
import { Coach } from '../panel/coach.jsx';
import { createMenu, type Menu } from '../panel/suggestions.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { Board } from './board.jsx';
import { progressOf } from './guide/lesson.js';
import type { MeasuredChoice } from './decisions.js';
import { createInstruments, type Instruments } from './instruments.js';
import type { Desk } from './maker.js';
import { endingOf, menuOf } from './menu.js';
import { MeasuredPanel } from './panel/measured-panel.jsx';
import { Described, Voice } from './panel/whereabouts.jsx';
import { Standing, Track } from './panel/track.jsx';
import { measuredReading } from './reading.js';
import { createMeasuredPlay, type MeasuredPlay } from './play.js';
import { askSentence } from './words/asks.js';
import { m } from './words/index.js';

/** L: the next units that stand together; then they go straight on as far as all may. */
const groupKey = ({ group, held }: MeasuredPlay, key: string): boolean => {
  if (!group.isOpen() || held() !== undefined) return false;
  if (key === 'l') return group.takeNext();
  return key === 'ArrowUp' && group.members().length > 1 && group.advance();
};

/** Keys: of the instruments, of the maker, and those of every match. */
const hearTable = (play: MeasuredPlay, menu: Menu<MeasuredChoice>, instruments: Instruments): void =>
  hearKeys({ play, menu, escape: () => play.letGo(), give: () => play.give() }, (event) => {
    const target = targetOf(event);
    const { key, shiftKey: shift, altKey: alt, ctrlKey: ctrl } = event;
    const unit = target.closest<SVGElement>('[data-unit]')?.dataset['unit'];
    return (
      (!shift &&
        !alt &&
        !ctrl &&
        (groupKey(play, key) || instruments.key(key, unit) || (key === 'q' && play.again()))) ||
      (!(key === 'Enter' && isPressable(target)) && play.key({ key, shift, alt, ctrl }))
    );
  });

const askedOf = (desk: Desk | undefined): string => (desk ? askSentence(desk.match, desk.asked) : '');

export const MeasuredPage = (props: {
  readonly kept: MatchHead;
  readonly session: Session<TabletopMatch>;
  readonly held: Held;
}) => {
  const game = props.kept.game as MeasuredGame;
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
  const menu = createMenu<MeasuredChoice>({
    of: () => {
      const desk = play.calm.desk();
      return desk ? menuOf(desk.match, play.calm.held()) : [];
    },
    endingOf: (entries) => endingOf(play.calm.desk()?.match ?? play.real(), entries),
    take: (entry) => (entry.is === 'unit' ? void play.setHeld(entry.unit) : void play.saying([entry.option])),
    about: play.real,
    isResting: () => play.calm.held() === undefined,
  });
  const asked = (): string => askedOf(play.calm.desk());
  const progress = createMemo(() =>
    play.head().guided ? progressOf(game, play.session(), play.head().learned) : undefined,
  );
  hearTable(play, menu, instruments);

  return (
    <>
      <MatchFrame
        play={play}
        state={play.desk() ? 'deciding' : 'watching'}
        measured
        track={<Track match={play.real()} />}
        standing={(side) => <Standing match={play.real()} side={side} />}
        asked={asked()}
        reading={() => measuredReading(play.real(), play.held() ?? play.desk()?.unit)}
        board={(spoken) => <Board play={play} instruments={instruments} spoken={spoken()} looked={looked()} />}
        panel={
          <>
            <Show when={progress()}>
              {(now) => (
                <Coach play={play} progress={now()} held={play.held() ?? play.desk()?.unit} texts={m().guide[game]} />
              )}
            </Show>
            <MeasuredPanel play={play} menu={menu} hinted={progress()?.acts ?? []} onLook={setLooked} />
            <Described instruments={instruments} />
            <DiceTray match={play.real()} session={play.session()} />
          </>
        }
      />
      <Voice instruments={instruments} />
    </>
  );
};
