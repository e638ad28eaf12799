/** A match of a zone game being played. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { Facing } from '@five-victories/engine/zonal';
import { createPlay, type Play } from '../app/play.js';
import { settings, t } from '../app/settings.js';
import { progressOf } from '../guide/lesson.js';
import { lessonWordsIn } from '../guide/words/index.js';
import type { ZoneGame } from '../match/game-ids.js';
import { endingOf, menuOf } from '../match/menu.js';
import type { Offer } from '../match/offers.js';
import type { Held } from '../app/keeper.js';
import type { Session } from '../match/session.js';
import { coatsOf } from '../match/unit-coats.js';
import { Coach } from '../panel/coach.jsx';
import { DiceTray } from '../panel/dice-tray.jsx';
import { MatchFrame } from '../panel/match-frame.jsx';
import { hearKeys } from '../panel/match-keys.js';
import { createMenu } from '../panel/suggestions.jsx';
import { Standing, Track } from '../panel/track.jsx';
import { ZonePanel } from '../panel/zone-panel.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { actingIn } from '../table/follow.js';
import { TableView } from '../table/table-view.jsx';
import { wholeIn } from '../view/whole.js';
import { askSentence } from '../words/asks.js';
import { zoneReading } from '../zone/reading.js';
import { createSight } from '../zone/sight.js';

/** Why nothing came of a drop. */
const slipOf = (play: Play): string | undefined => {
  const reasons = play.slip().map((refusal) => play.session().book.reasonOf(play.real(), refusal));
  return reasons.length === 0 ? undefined : [...new Set(reasons)].join(' ');
};

/** Q: the last order for the next unit; A: all that may move are in hand. */
const ownKey = (play: Play, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'q') return play.again();
  if (key !== 'a' || !play.group.isOpen()) return false;
  play.group.chooseAll();
  return true;
};

/** What comes of a drag. */
const carrying = (play: Play, sight: ReturnType<typeof createSight>) => {
  /** One of several in hand carries all of them; another one is taken instead of them. */
  const drag = (unit: string, joins: boolean): void => {
    if (play.group.drag(unit, joins)) return;
    play.group.clear();
    play.setHeld(unit);
  };
  const gather = (unit: string, other: string): void => play.group.gather(unit, other);
  const drop = (target: string | undefined, zone: string | undefined, facing: Facing | undefined): void => {
    if (target !== undefined && sight.targets().has(target)) play.point({ at: 'unit', unit: target });
    else if (zone !== undefined) play.point({ at: 'zone', zone, dropped: true, over: target, facing });
  };
  return { drag, gather, drop };
};

/** What the panel lists. */
const menuIn = (play: Play) =>
  createMenu<Offer>({
    of: () => (play.asksPerson() ? menuOf(play.at(), play.offers(), play.own()) : []),
    endingOf: (entries) => endingOf(play.at(), entries),
    take: (entry) => (entry.is === 'unit' ? void play.setHeld(entry.unit) : void play.saying(entry.option.choices)),
    about: play.real,
    isResting: () => play.held() === undefined,
  });

export const ZonePage = (props: { readonly kept: MatchHead; readonly session: Session; readonly held: Held }) => {
  const play = createPlay(props.kept, props.session, props.held);
  const game = props.kept.game as ZoneGame;
  const [looked, setLooked] = createSignal<Offer>();
  const sight = createSight(play, looked);
  const menu = menuIn(play);
  createEffect(on(play.real, () => setLooked(undefined)));
  const progress = createMemo(() =>
    play.head().guided ? progressOf(game, play.session(), play.head().learned) : undefined,
  );
  hearKeys({ play, menu, escape: () => play.escape(), give: () => play.give() }, (event) => ownKey(play, event));
  const { drag, gather, drop } = carrying(play, sight);
  return (
    <MatchFrame
      play={play}
      state={play.asksPerson() ? 'deciding' : 'watching'}
      track={<Track match={play.real()} />}
      standing={(side) => <Standing match={play.real()} side={side} />}
      asked={play.asksPerson() && !play.curtained() ? askSentence(t(), play.real(), play.asked()) : ''}
      reading={() => zoneReading(play.real(), play.held())}
      board={(spoken) => (
        <TableView
          match={play.match()}
          near={play.near()}
          wholeOf={wholeIn(play.session().moments[0]?.match)}
          coats={coatsOf(play.session(), play.head().coats)}
          picked={play.picked()}
          lookOf={(id) => sight.lookOf(id, spoken())}
          isReachable={(id) => sight.isAble(id) || sight.targets().has(id)}
          isDraggable={(id) => play.asksPerson() && sight.isAble(id) && play.picked() === undefined}
          lit={sight.lit()}
          aims={sight.aims()}
          acting={actingIn(play)}
          onPoint={play.point}
          onDrag={drag}
          onGather={gather}
          turnsIn={sight.turnsIn}
          onDrop={drop}
          slip={slipOf(play)}
          onSlip={() => play.setSlip([])}
        />
      )}
      panel={
        <>
          <Show when={progress()}>
            {(now) => (
              <Coach play={play} progress={now()} held={play.held()} texts={lessonWordsIn(settings().language)[game]} />
            )}
          </Show>
          <ZonePanel play={play} menu={menu} hinted={progress()?.acts ?? []} onLook={setLooked} />
          <DiceTray match={play.real()} session={play.session()} />
        </>
      }
    />
  );
};
