/** The page at the end of a match, over the table: who won and why, what it cost, how lucky both were, what turned it. */
import '../style/ending.css';
import { createEffect, createMemo, createSignal, lazy, onCleanup, onMount, Show } from 'solid-js';
import { both } from '@five-victories/engine/kernel';
import { createAnalysing } from '../analysis/analysing.js';
import { closeEnd, endIsOpen, openEnd } from '../app/ending.js';
import { createScenarios, knownAmong, nextAmong } from '../app/known-scenario.js';
import type { PlayCore } from '../app/play-core.js';
import { remember } from '../app/opponents.js';
import { playAgain, playedOf, playScenario, swapped } from '../app/play-on.js';
import { goTo } from '../app/route.js';
import { t } from '../app/settings.js';
import { sideTone } from '../art/side-tones.js';
import { Button } from '../controls/button.jsx';
import { Picker } from '../controls/fields.jsx';
import { botIn, isHotSeat, isLevel, LEVELS, withBot, type BotSeat } from '../match/seats.js';
import { storyOf } from '../story/story.js';
import { resultOf, titleOf, whyOf } from '../story/tell.js';
import { Better } from './better.jsx';
import { LossTable } from './loss-table.jsx';
import { Luck, Merits, Score, Turnings } from './parts.jsx';
import { audienceOf, sideOfReader } from './reader.js';
import { headingOf, type Reported } from './share.js';
import { ShareReport } from './share-report.jsx';
import { Course } from './course.jsx';
import { Throws } from './throws.jsx';
import type { Told } from './told.js';

const Rematch = lazy(async () => ({ default: (await import('../hall/table/ended.jsx')).Rematch }));

/** What can be done next. */
const Ways = (props: { readonly play: PlayCore; readonly told: Told }) => {
  const words = () => props.told.to.words.buttons;
  const scenarios = createScenarios(() => props.play.head().game);
  const [seats, setSeats] = createSignal(props.play.head().seats);
  const pick = (bot: BotSeat): void => {
    setSeats(withBot(seats(), bot));
    remember(seats());
  };
  const next = createMemo(() => {
    const { begin } = props.play.head().earlier?.[0]?.log ?? props.play.session();
    return nextAmong(scenarios(), knownAmong(scenarios(), begin, props.play.head().name));
  });
  return (
    <footer class="ways">
      <Button
        text={words().replay}
        disabled={props.play.keeping.deleted()}
        onClick={() => goTo({ page: 'replay', id: props.play.head().id })}
      />
      <Button text={words().table} hint="Esc" onClick={closeEnd} />
      <span class="space" />
      <Show when={!props.play.keeping.hall && botIn(seats())}>
        {(bot) => (
          <Picker
            class="against"
            text={t().newMatch.opponentNow}
            values={isLevel(bot()) ? LEVELS : [...LEVELS, bot()]}
            chosen={bot()}
            nameOf={(each) => t().players[each].name}
            onPick={pick}
          />
        )}
      </Show>
      <Show when={next()}>
        {(scenario) => (
          <Button
            text={words().next(scenario().name)}
            onClick={() => void playScenario(props.play.head().game, scenario(), seats())}
          />
        )}
      </Show>
      <Show when={!props.play.keeping.hall && !isHotSeat(props.play.head().seats)}>
        <Button text={words().swap} onClick={() => void playAgain(playedOf(props.play), swapped(seats()))} />
      </Show>
      <Show
        when={props.play.keeping.hall}
        fallback={
          <Button class="primary" text={words().again} onClick={() => void playAgain(playedOf(props.play), seats())} />
        }
      >
        {(hall) => <Rematch hall={hall()} />}
      </Show>
    </footer>
  );
};

const Head = (props: { readonly told: Told }) => {
  const kicker = (): string => {
    const { head, session, end, to } = props.told;
    const { game, lastTurn } = headingOf(head, session);
    return [head.name, game, to.words.turnOf(end.turn, lastTurn)].join(' · ');
  };
  return (
    <header class="ending-head">
      <div>
        <p class="kicker">{kicker()}</p>
        <h2 id="ending-title" tabindex="-1" autofocus>
          {titleOf(props.told.to, props.told.end)}
        </h2>
        <Show when={props.told.end.outcome.winner}>
          <p class="result">{resultOf(props.told.to, props.told.end)}</p>
        </Show>
        <p class="why">{whyOf(props.told.to, props.told.story, props.told.end)}</p>
      </div>
      <Score told={props.told} />
    </header>
  );
};

export const EndOfMatch = (props: { readonly play: PlayCore }) => {
  let dialog!: HTMLDialogElement;
  onMount(openEnd);
  onCleanup(closeEnd);
  createEffect(() => {
    if (endIsOpen() && !dialog.open) dialog.showModal();
    else if (!endIsOpen()) dialog.close();
  });
  const ended = createMemo(() => ({ head: props.play.head(), session: props.play.session() }));
  const analysing = createAnalysing(ended);
  const reported = createMemo((): Reported | undefined => {
    const { head, session } = ended();
    const story = storyOf(session, analysing.found());
    const tones = both((side) => sideTone(side, head.coats[side]));
    return story.end && { head, session, story, end: story.end, tones };
  });
  const told = createMemo((): Told | undefined => {
    const now = reported();
    return now && { ...now, to: audienceOf(now.session, now.story, sideOfReader(now.head.seats)) };
  });
  return (
    <dialog ref={dialog} class="ending" onClose={closeEnd} aria-labelledby="ending-title">
      <Show when={told()}>
        {(now) => (
          <div class="ending-page" data-ending={now().end.outcome.winner ?? 'nobody'}>
            <Head told={now()} />
            <div class="ending-body">
              <div>
                <Course told={now()} />
                <Turnings told={now()} />
                <Better told={now()} analysing={analysing} />
              </div>
              <div>
                <Luck told={now()} />
                <Show when={analysing.found()}>{(found) => <Throws told={now()} analysis={found()} />}</Show>
                <LossTable told={now()} />
                <Merits told={now()} />
                <ShareReport told={now()} />
              </div>
            </div>
            <Ways play={props.play} told={now()} />
          </div>
        )}
      </Show>
    </dialog>
  );
};
