/** A match of a zone game being played. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { createPlay } from '../app/play.js';
import { t } from '../app/settings.js';
import { progressOf } from '../guide/lesson.js';
import { endingOf, menuOf, type Entry } from '../match/menu.js';
import type { Offer } from '../match/offers.js';
import type { Held } from '../app/keeping.js';
import type { Session } from '../match/session.js';
import { Coach } from '../panel/coach.jsx';
import { DiceTray } from '../panel/dice-tray.jsx';
import { MatchFrame, playAgain } from '../panel/match-frame.jsx';
import { hearKeys, isPressable } from '../panel/match-keys.js';
import { Standing, Track } from '../panel/track.jsx';
import { ZonePanel } from '../panel/zone-panel.jsx';
import type { MatchHead } from '../store/kept-match.js';
import { TableView } from '../table/table-view.jsx';
import { askSentence } from '../words/asks.js';
import { createSight } from '../zone/sight.js';

/** In a lesson. */
const LEARNER: Side = 'south';

export const ZonePage = (props: { readonly kept: MatchHead; readonly session: Session; readonly held: Held }) => {
  const play = createPlay(props.kept, props.session, props.held);
  const [looked, setLooked] = createSignal<Offer>();
  const sight = createSight(play, looked);
  const menu = createMemo(() => (play.asksPerson() ? menuOf(play.real(), play.offers(), sight.own()) : []));
  createEffect(on(play.real, () => setLooked(undefined)));
  const progress = createMemo(() => (play.head().guided ? progressOf(play.session(), LEARNER) : undefined));

  const take = (entry: Entry): void => {
    if (entry.is === 'offer') play.say(entry.offer.choices);
    else play.setHeld(entry.unit);
  };

  hearKeys({
    play,
    take: (number) => {
      const entry = menu()[number - 1];
      if (entry) take(entry);
    },
    enough: () => {
      const ending = endingOf(play.real(), menu());
      if (ending) play.say(ending.choices);
    },
    escape: () => play.escape(),
    give: (target) => !isPressable(target) && play.give(),
  });

  return (
    <MatchFrame
      play={play}
      state={play.asksPerson() ? 'deciding' : 'watching'}
      track={<Track match={play.real()} />}
      standing={(side) => <Standing match={play.real()} side={side} />}
      asked={play.asksPerson() && !play.curtained() ? askSentence(t(), play.real(), play.asked()) : ''}
      board={(spoken) => (
        <TableView
          match={play.match()}
          near={play.near()}
          coats={play.head().coats}
          picked={play.picked()}
          lookOf={(id) => sight.lookOf(id, spoken())}
          isReachable={(id) => sight.isAble(id) || sight.targets().has(id)}
          isDraggable={(id) => play.asksPerson() && sight.isAble(id) && play.picked() === undefined}
          lit={sight.lit()}
          aims={sight.aims()}
          onPoint={play.point}
          onDrag={play.setHeld}
          onDrop={(target, zone) => {
            if (target !== undefined && sight.targets().has(target)) play.point({ at: 'unit', unit: target });
            else if (zone !== undefined) play.point({ at: 'zone', zone, dropped: true });
          }}
        />
      )}
      panel={
        <>
          <Show when={progress()}>{(now) => <Coach play={play} progress={now()} texts={t().guide.steps} />}</Show>
          <ZonePanel
            play={play}
            menu={menu()}
            hinted={progress()?.acts ?? []}
            onTake={take}
            onLook={setLooked}
            onAgain={() => void playAgain(play)}
          />
          <DiceTray match={play.real()} session={play.session()} />
        </>
      }
    />
  );
};
