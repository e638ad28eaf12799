/** A match of a zone game being played. */
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { concernedIn } from '@five-victories/engine/zonal';
import { createPlay } from '../app/play.js';
import { t } from '../app/settings.js';
import { progressOf } from '../guide/lesson.js';
import { endingOf, menuOf, type Entry } from '../match/menu.js';
import { unitIn, type Offer } from '../match/offers.js';
import type { Held } from '../app/keeping.js';
import type { Session } from '../match/session.js';
import { Coach } from '../panel/coach.jsx';
import { DiceTray } from '../panel/dice-tray.jsx';
import { MatchFrame, playAgain } from '../panel/match-frame.jsx';
import { isForMatch, isPressable, pressedInMatch, type MatchKeys } from '../panel/match-keys.js';
import { Standing, Track } from '../panel/track.jsx';
import { ZonePanel } from '../panel/zone-panel.jsx';
import type { MatchHead } from '../store/kept-match.js';
import type { Aimed } from '../table/aim.jsx';
import { TableView } from '../table/table-view.jsx';
import type { Look } from '../table/unit-figure.jsx';
import { pastAims } from '../view/past-aims.js';
import { askSentence } from '../words/asks.js';

/** In a lesson. */
const LEARNER: Side = 'south';

/** Where the offers of the chosen unit point. */
const aimsOf = (offers: readonly Offer[], unit: string | undefined, looked: Offer | undefined): Aimed[] =>
  offers.flatMap((offer) => {
    const from = offer.choice.do === 'moveCommander' ? unit : (offer.unit ?? unit);
    if (from === undefined || (offer.target === undefined && offer.zone === undefined)) return [];
    return [
      {
        from,
        target: offer.target,
        zone: offer.target === undefined ? offer.zone : undefined,
        strong: looked?.key === offer.key,
        kind: offer.target === undefined ? ('move' as const) : ('attack' as const),
      },
    ];
  });

export const ZonePage = (props: { readonly kept: MatchHead; readonly session: Session; readonly held: Held }) => {
  const play = createPlay(props.kept, props.session, props.held);
  const [looked, setLooked] = createSignal<Offer>();
  const chosen = play.held;
  const isSetUp = () => play.asksPerson() && play.real().decision?.kind === 'setup';
  const own = createMemo(() => {
    const unit = chosen();
    return unit === undefined ? [] : play.offersFor(unit);
  });
  const menu = createMemo(() => (play.asksPerson() ? menuOf(play.real(), play.offers(), own()) : []));
  createEffect(on(play.real, () => setLooked(undefined)));
  const progress = createMemo(() => (play.head().guided ? progressOf(play.session(), LEARNER) : undefined));

  const lit = createMemo(() => {
    if (isSetUp()) {
      const { decision, table } = play.real();
      if (chosen() === undefined || !decision) return new Set<string>();
      return new Set([...table.starts[decision.side], ...table.reserves[decision.side].map(({ zone }) => zone)]);
    }
    const from =
      own().length > 0
        ? own()
        : play.offers().filter((offer) => offer.unit === undefined && offer.choice.do !== 'moveCommander');
    return new Set(from.flatMap((offer) => (offer.target === undefined && offer.zone ? [offer.zone] : [])));
  });
  const able = createMemo(() => new Set(play.offers().flatMap((offer) => unitIn(offer.choice) ?? [])));
  const targets = createMemo(() => new Set(own().flatMap((offer) => offer.target ?? [])));
  const commanderAble = createMemo(() => play.offers().some(({ choice }) => choice.do === 'moveCommander'));
  const concerned = createMemo(() => {
    const asked = play.asked();
    return new Set(asked && concernedIn(asked));
  });
  /** The attempt to which somebody may react. */
  const pending = createMemo((): Aimed[] => {
    const asked = play.asked();
    if (asked?.kind !== 'react' && asked?.kind !== 'hastyDefence') return [];
    const { unit, target } = asked.about;
    const [from, to] = asked.kind === 'react' ? [unit, target] : [target, unit];
    return [{ from, target: to, zone: undefined, strong: true, kind: 'attack' }];
  });
  /** What the other did since the own last act, until a unit is taken in hand. */
  const past = createMemo(() =>
    chosen() === undefined
      ? pastAims(play.session().moments, play.asksPerson() ? play.real().decision?.side : undefined)
      : [],
  );
  const isOwn = (id: string): boolean => {
    const side = play.real().decision?.side;
    return id.startsWith('commander:')
      ? id.endsWith(side ?? '-')
      : play.match().state.units.some((unit) => unit.id === id && unit.side === side);
  };
  const isAble = (id: string): boolean =>
    id.startsWith('commander:')
      ? isOwn(id) && (commanderAble() || isSetUp())
      : able().has(id) || (isSetUp() && isOwn(id));
  const lookOf = (id: string, spoken: readonly string[]): Look => {
    if (spoken.includes(id)) return 'spoken';
    if (chosen() === id) return 'chosen';
    if (targets().has(id)) return 'target';
    if (concerned().has(id) && chosen() !== id) return 'spoken';
    if (play.match().state.units.find((unit) => unit.id === id)?.chosen) return 'spent';
    return isAble(id) ? 'able' : 'plain';
  };

  const take = (entry: Entry): void => {
    if (entry.is === 'offer') play.say(entry.offer.choices);
    else play.setHeld(entry.unit);
  };

  const keys: MatchKeys = {
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
  };
  const key = (event: KeyboardEvent): void => {
    if (isForMatch(event) && !event.altKey && pressedInMatch(keys, event)) event.preventDefault();
  };
  addEventListener('keydown', key);
  onCleanup(() => removeEventListener('keydown', key));

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
          lookOf={(id) => lookOf(id, spoken())}
          isReachable={(id) => isAble(id) || targets().has(id)}
          isDraggable={(id) => play.asksPerson() && isAble(id) && play.picked() === undefined}
          lit={lit()}
          aims={[...past(), ...pending(), ...(play.asksPerson() ? aimsOf(own(), chosen(), looked()) : [])]}
          onPoint={play.point}
          onDrag={play.setHeld}
          onDrop={(target, zone) => {
            if (target !== undefined && targets().has(target)) play.point({ at: 'unit', unit: target });
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
