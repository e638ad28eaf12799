/** A scenario on a card: its map, its armies, how long, how large, how hard, and Play. */
import '../style/briefing.css';
import { createMemo, createSignal, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { both, diceFrom, enemyOf, SIDES, type Fault, type Side } from '@five-victories/engine/kernel';
import { USUAL_COATS } from '../app/ready.js';
import { sideTone } from '../art/side-tones.js';
import { Button } from '../controls/button.jsx';
import { armyIn, beginningOf, type OwnScenario, type Shelf } from '../editor/scenario.js';
import { SideSign } from '../ending/side-sign.jsx';
import { bookOf, type Book, type TableMatch } from '../match/book.js';
import type { GameId } from '../match/game-ids.js';
import { difficultyFor, factsOf, type Difficulty, type MatchFacts } from './facts.js';
import { LittleMap } from './little-map.jsx';
import { b } from './words/index.js';

interface Opened {
  readonly book: Book;
  readonly match: TableMatch;
}

/** One after the other, so that a page of cards can be used while they are drawn. */
let queue: Promise<unknown> = Promise.resolve();
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const known = new WeakMap<object, Opened | undefined>();

const openedFor = (game: GameId, shelf: Shelf, scenario: OwnScenario): Promise<Opened | undefined> => {
  const next = queue.then(async () => {
    if (known.has(scenario)) return known.get(scenario);
    await pause();
    const book = await bookOf(game);
    const faults: Fault[] = [];
    const match = book.game.open(beginningOf(shelf, scenario), diceFrom({ seed: 1 }), 'match', faults);
    const opened = match && faults.length === 0 ? { book, match } : undefined;
    known.set(scenario, opened);
    return opened;
  });
  queue = next.catch(() => undefined);
  return next;
};

const SWORDS: Readonly<Record<Difficulty, number>> = { easy: 1, even: 2, hard: 3 };

const Swords = (props: { readonly level: Difficulty }) => (
  <span class="swords" aria-hidden="true">
    {[1, 2, 3].map((n) => (
      <i classList={{ on: n <= SWORDS[props.level] }}>⚔</i>
    ))}
  </span>
);

const Facts = (props: { readonly facts: MatchFacts; readonly side: Side }) => {
  const level = () => difficultyFor(props.facts, props.side);
  const measure = (): string =>
    b().card.measure[props.facts.counted](props.facts.strength[props.side], props.facts.strength[enemyOf(props.side)]);
  const units = () => props.facts.units;
  return (
    <span class="facts">
      <span>
        {props.facts.turns === undefined ? b().endless : b().turns(props.facts.turns)}
        <Show when={units().south > 0}>, {b().minutes(props.facts.minutes)}</Show>
      </span>
      <Show when={units().south > 0} fallback={<span>{b().card.thrown}</span>}>
        <span>{b().against(units()[props.side], units()[enemyOf(props.side)])}</span>
      </Show>
      <Show when={level()}>
        {(of) => (
          <span title={`${measure()}. ${b().card.said}`}>
            <Swords level={of()} /> {b().card.levels[of()]} <small>({measure()})</small>
          </span>
        )}
      </Show>
      <Show when={props.facts.goals}>
        <span>{b().card.goals}</span>
      </Show>
    </span>
  );
};

interface Props {
  readonly game: GameId;
  readonly shelf: Shelf;
  readonly scenario: OwnScenario;
  /** Ready-made ones are English. */
  readonly language?: string | undefined;
  /** Its texts in the language of the reader. */
  readonly told?: { readonly name: string; readonly story: string } | undefined;
  /** For whom it is hard or easy. */
  readonly side: Side;
  /** Where one of several is chosen. */
  readonly chosen?: { readonly on: boolean; readonly name: string; readonly onPick: () => void } | undefined;
  readonly onPlay: () => void;
  readonly more?: JSX.Element;
}

const titleOf = (card: Props): string => (card.told ?? card.scenario).name;
const languageOf = (card: Props): string | undefined => (card.told ? undefined : card.language);

/** The match it would begin, once it has been opened; undefined until then. */
const createOpened = (props: Props) => {
  const [opened, setOpened] = createSignal<Opened | 'broken'>();
  onMount(() => {
    let isGone = false;
    onCleanup(() => (isGone = true));
    openedFor(props.game, props.shelf, props.scenario).then(
      (found) => !isGone && setOpened(found ?? 'broken'),
      () => !isGone && setOpened('broken'),
    );
  });
  return opened;
};

/** What there is to see and to read of it. */
const Inside = (props: { readonly card: Props; readonly opened: Opened | 'broken' | undefined }) => {
  const armies = createMemo(() => both((side) => armyIn(props.card.shelf, props.card.scenario.armies[side])));
  const tones = createMemo(() => both((side) => sideTone(side, armies()[side]?.coat ?? USUAL_COATS[side])));
  const ready = (): Opened | undefined => (props.opened === 'broken' ? undefined : props.opened);
  const drawing = createMemo(() => ready()?.book.mapOf(ready()!.match, tones()));
  const facts = createMemo(() => {
    const now = ready();
    return now && factsOf(now.book, now.match);
  });
  const nameOf = (side: Side): string => armies()[side]?.name ?? '';
  return (
    <>
      <span class="map">
        <Show when={drawing()}>
          {(map) => <LittleMap drawing={map()} label={b().mapOf(nameOf('south'), nameOf('north'), '')} />}
        </Show>
      </span>
      <span class="text">
        <b lang={languageOf(props.card)}>{titleOf(props.card)}</b>
        <For each={SIDES}>
          {(side) => (
            <span class="army">
              <SideSign side={side} tone={tones()[side]} /> {nameOf(side)}
            </span>
          )}
        </For>
      </span>
      <small class="story" lang={languageOf(props.card)}>
        {(props.card.told ?? props.card.scenario).story || b().card.own}
      </small>
      <Show when={facts()}>{(now) => <Facts facts={now()} side={props.card.side} />}</Show>
      <Show when={props.opened === 'broken'}>
        <span class="facts wrong">{b().card.broken}</span>
      </Show>
    </>
  );
};

export const ScenarioCard = (props: Props) => {
  const opened = createOpened(props);
  return (
    <div class="scenario scenario-card" classList={{ on: props.chosen?.on === true }}>
      <Show
        when={props.chosen}
        fallback={
          <div class="inside">
            <Inside card={props} opened={opened()} />
          </div>
        }
      >
        {(choice) => (
          <label class="inside">
            <input
              type="radio"
              name={choice().name}
              checked={choice().on}
              aria-label={titleOf(props)}
              onChange={() => choice().onPick()}
            />
            <Inside card={props} opened={opened()} />
          </label>
        )}
      </Show>
      <div class="acts">
        {props.more}
        <Button
          class="primary"
          text={b().card.play}
          aria-label={b().card.playOf(titleOf(props))}
          disabled={opened() === 'broken'}
          onClick={() => props.onPlay()}
        />
      </div>
    </div>
  );
};
