/** The briefing: what the battle is about, how it is won, and how it stands now. Over the table, at the start and on demand. */
import '../style/briefing.css';
import { createEffect, createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { both, enemyOf, SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import { briefingIsOpen, closeBriefing, isBriefed, openBriefing } from '../app/briefed.js';
import { createScenarios, knownAmong } from '../app/known-scenario.js';
import type { PlayCore } from '../app/play-core.js';
import { settings, t } from '../app/settings.js';
import { sideTone } from '../art/side-tones.js';
import { Button } from '../controls/button.jsx';
import { SideSign } from '../ending/side-sign.jsx';
import { sideOfReader } from '../ending/reader.js';
import { isPerson } from '../match/seats.js';
import { matchOf, type AnySession } from '../match/session.js';
import { RuleLink } from '../panel/rule-link.jsx';
import { armyBookOf, type ArmyBook } from '../armies/army-book.js';
import { army, capital, unitName } from '../words/names.js';
import { aimsOf } from './aims.js';
import { kindsIn } from './army-kinds.js';
import { factsOf } from './facts.js';
import { LittleMap } from './little-map.jsx';
import { LossMeter } from './standing-line.jsx';
import { b } from './words/index.js';
import { createReady } from '../words/ready/ready.js';

interface Props {
  readonly play: PlayCore;
}

/** A person has yet to say something, and the armies are not set up. */
const isFresh = ({ head, session }: PlayCore): boolean => {
  const { seats, guided } = head();
  const { moments } = session();
  const hasSpoken = moments.some(({ by }) => by !== undefined && isPerson(seats, by));
  const plays = SIDES.some((side) => isPerson(seats, side));
  return plays && !guided && !hasSpoken && matchOf(session()).state.phase === 'setup';
};

const useStanding = (props: Props) => {
  const session = (): AnySession => props.play.session();
  const match = () => props.play.real();
  return {
    session,
    match,
    asked: () => session().book.standing,
    you: () => sideOfReader(props.play.head().seats),
    tones: createMemo(() => both((side) => sideTone(side, props.play.head().coats[side]))),
  };
};
type Standing = ReturnType<typeof useStanding>;

const Aims = (props: { readonly of: Standing }) => {
  const aims = createMemo(() => aimsOf(b(), props.of.asked(), props.of.match(), props.of.you()));
  return (
    <section>
      <h3>{props.of.you() ? b().win.title : b().win.bothTitle}</h3>
      <ol class="aims">
        <For each={aims()}>
          {(aim) => (
            <li>
              <b>{aim.title}</b> <RuleLink id={aim.rule} />
              <Show when={aim.text}>
                <p>{aim.text}</p>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

const worthOf = (worth: Both<number>): string =>
  worth.south === worth.north
    ? b().goals.worthBoth(worth.south)
    : SIDES.filter((side) => worth[side] > 0)
        .map((side) => b().goals.worthTo(t().sides[side], worth[side]))
        .join(', ');

const Goals = (props: { readonly of: Standing }) => {
  const goals = createMemo(() => props.of.asked().goalsOf(props.of.match()));
  const now = createMemo(() => props.of.asked().outcomeNow(props.of.match()));
  const holder = (side: Side | undefined): string => {
    if (side === undefined) return b().goals.nobody;
    return side === props.of.you() ? b().goals.you : army(props.of.match(), side);
  };
  const result = (): string => {
    const { winner, result: name } = now();
    const named = t().outcome.results[name] ?? name;
    return winner ? b().goals.wins(named, army(props.of.match(), winner)) : b().goals.nobodyWins;
  };
  const score = () => now().points ?? now().zones;
  return (
    <section>
      <Show when={goals().length > 0}>
        <table class="goals">
          <thead>
            <tr>
              <th scope="col">{b().goals.goal}</th>
              <th scope="col">{b().goals.worth}</th>
              <th scope="col">{b().goals.held}</th>
            </tr>
          </thead>
          <tbody>
            <For each={goals()}>
              {({ goal, worth, holder: by }) => (
                <tr>
                  <th scope="row">{capital(props.of.asked().goalName(props.of.match(), goal) ?? b().unnamedGoal)}</th>
                  <td>{worthOf(worth)}</td>
                  <td>
                    <Show when={by}>{(side) => <SideSign side={side()} tone={props.of.tones()[side()]} />}</Show>{' '}
                    {holder(by)}
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
      {/* While armies are set up one of them has nobody on the table: that decides nothing. */}
      <Show when={props.of.match().state.phase !== 'setup'}>
        <p class="now">
          <b>{b().goals.now}:</b>{' '}
          <Show when={score()}>{(both) => <>{b().goals.score(both().south, both().north)}, </>}</Show>
          {result()}
        </p>
      </Show>
    </section>
  );
};

const LossLines = (props: { readonly of: Standing }) => (
  <section>
    <h3>{b().losses}</h3>
    <For each={SIDES}>
      {(side) => {
        const losses = () => props.of.asked().lossesOf(props.of.match(), side);
        return (
          <div class="loss-line">
            <SideSign side={side} tone={props.of.tones()[side]} />
            <span>{army(props.of.match(), side)}</span>
            <LossMeter losses={losses()} />
            <small>
              {[
                b().standing.lost(losses().lost, losses().of, losses().counted),
                ...losses().marks.map(({ brings, at }) => b().standing.marks[brings](at)),
              ].join(' · ')}
            </small>
          </div>
        );
      }}
    </For>
  </section>
);

/** Both armies as they began, by kinds. */
const Armies = (props: Props & { readonly of: Standing }) => {
  // A resource would take the dialog off the page until it is there, and no longer lie above the table.
  const [book, setBook] = createSignal<ArmyBook>();
  createEffect(() => {
    void armyBookOf(props.play.head().game).then((fetched) => setBook(fetched));
  });
  const first = () => props.of.session().moments[0]!.match;
  /** What makes up a unit there. */
  const counted = createMemo(() => {
    const { book: rules } = props.of.session();
    const isElements = props.of.asked().lossesOf(first(), 'south').counted === 'elements';
    const { counted: by } = factsOf(rules, first());
    return by === 'stands' && isElements ? 'elements' : by;
  });
  return (
    <section class="armies-by-kind">
      <h3>{b().armies.title}</h3>
      <div class="both">
        <For each={SIDES}>
          {(side) => (
            <div>
              <p>
                <SideSign side={side} tone={props.of.tones()[side]} /> {army(first(), side)}
              </p>
              <ul>
                <For each={kindsIn(props.of.session().book, first(), side)}>
                  {({ type, units, strength }) => (
                    <li>
                      <b>
                        {units.length} × {book()?.typeName(type) ?? ''}
                      </b>{' '}
                      <small>
                        {b().armies.strength[counted()](strength)}: {t().list(units.map((id) => unitName(first(), id)))}
                      </small>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          )}
        </For>
      </div>
    </section>
  );
};

/** What was agreed that is not by the book, and how it is played. */
const Agreed = (props: Props & { readonly of: Standing }) => {
  const switches = (): string[] => {
    const { houseRules } = props.of.match().state.options;
    const { switches: known } = props.of.session().book.game;
    return Object.entries(houseRules).flatMap(([name, on]) =>
      on ? [t().house[name]?.title ?? known[name]?.meaning ?? name] : [],
    );
  };
  const more = (): string[] => [
    ...(props.play.head().friendly ? [b().rules.friendly] : []),
    ...('hand' in props.of.session().dice ? [b().rules.hand] : []),
  ];
  return (
    <section>
      <h3>{b().rules.title}</h3>
      <Show when={switches().length + more().length > 0} fallback={<p class="quiet">{b().rules.none}</p>}>
        <ul class="agreed">
          <For each={[...switches(), ...more()]}>{(text) => <li>{text}</li>}</For>
        </ul>
      </Show>
    </section>
  );
};

const Head = (props: Props & { readonly of: Standing }) => {
  const facts = createMemo(() => factsOf(props.of.session().book, props.of.match()));
  const own = (): Side => props.of.you() ?? 'south';
  return (
    <header>
      <div>
        <p class="kicker">{t().front.games[props.play.head().game].title}</p>
        <h2 id="briefing-title">{props.play.head().name}</h2>
      </div>
      <p class="size">
        {facts().turns === undefined ? b().endless : b().turns(facts().turns!)} · {b().minutes(facts().minutes)}
        <br />
        {b().against(facts().units[own()], facts().units[enemyOf(own())])}
      </p>
    </header>
  );
};

const Sheet = (props: Props & { onClose(): void }) => {
  const of = useStanding(props);
  const scenarios = createScenarios(() => props.play.head().game);
  const story = createMemo(() => {
    const { begin } = props.play.head().earlier?.[0]?.log ?? props.play.session();
    return knownAmong(scenarios(), begin, props.play.head().name);
  });
  const ready = createReady(() => props.play.head().game);
  const told = () => (story()?.own ? undefined : ready().scenarios[story()?.id ?? '']);
  const drawing = createMemo(() => of.session().book.mapOf(of.match(), of.tones()));
  return (
    <div class="briefing-sheet">
      <Head play={props.play} of={of} />
      <div class="briefing-body">
        <div>
          <Show when={story()?.story}>
            <p class="story" lang={story()?.own || told() ? undefined : 'en'}>
              {(told() ?? story()!).story}
            </p>
          </Show>
          <Aims of={of} />
          <Agreed play={props.play} of={of} />
        </div>
        <div>
          <LittleMap drawing={drawing()} label={b().mapOf(army(of.match(), 'south'), army(of.match(), 'north'), '')} />
          <p class="sides">
            <For each={SIDES}>
              {(side) => (
                <span>
                  <SideSign side={side} tone={of.tones()[side]} /> {army(of.match(), side)}
                </span>
              )}
            </For>
          </p>
          <Goals of={of} />
          <LossLines of={of} />
        </div>
        <Armies play={props.play} of={of} />
      </div>
      <footer>
        <p class="quiet">
          {b().always} <kbd>I</kbd>
        </p>
        <Button text={t().sheet.print} data-print onClick={() => print()} />
        <Button
          class="primary"
          text={isFresh(props.play) ? b().begin : b().back}
          hint="⏎"
          data-take-field
          onClick={() => props.onClose()}
        />
      </footer>
    </div>
  );
};

export const Briefing = (props: Props) => {
  let dialog!: HTMLDialogElement;
  onMount(() => {
    if (settings().briefing && isFresh(props.play) && !isBriefed(props.play.head().id)) openBriefing();
  });
  onCleanup(closeBriefing);
  createEffect(() => {
    if (!briefingIsOpen()) return dialog.close();
    if (!dialog.open) dialog.showModal();
    // Enter goes on, wherever the first link is.
    queueMicrotask(() => dialog.querySelector<HTMLElement>('[data-take-field]')?.focus({ preventScroll: true }));
  });
  return (
    <dialog ref={dialog} class="briefing" onClose={closeBriefing} aria-labelledby="briefing-title">
      <Show when={briefingIsOpen()}>
        <Sheet play={props.play} onClose={closeBriefing} />
      </Show>
    </dialog>
  );
};
