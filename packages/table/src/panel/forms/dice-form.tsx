/** Real dice: a row for each kind of stand, with the number it needs and the enemy; what they show can be corrected. */
import { createEffect, createMemo, For, Show } from 'solid-js';
import type { PlayCore } from '../../app/play-core.js';
import { settings, t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { rowsOf, type DiceRow } from '../../match/dice-rows.js';
import { castOf } from '../../match/preview.js';
import { unitName } from '../../words/names.js';
import { castLine } from '../cast.jsx';
import { Die } from '../die.jsx';
import { RuleLink } from '../rule-link.jsx';
import { createEntering, type Entering } from './entering.js';

/** Who throws these dice, and what they need. */
const rowText = (play: PlayCore, { stands, need, places }: DiceRow): string => {
  const { book } = play.session();
  const who = stands.map((letter) => book.standName(play.real(), letter)).join(' / ');
  return [who, need === undefined ? '' : t().odds.on(need), t().odds.dice(places.length)].filter(Boolean).join(' · ');
};

const Slot = (props: {
  readonly entering: Entering;
  readonly row: DiceRow;
  readonly place: number;
  readonly who: string;
}) => {
  const die = () => props.entering.dice()[props.place];
  const nth = () => props.row.places.indexOf(props.place) + 1;
  const state = () => {
    const { need } = props.row;
    return need === undefined ? 'plain' : (die() ?? 0) <= need ? 'hit' : 'miss';
  };
  return (
    <button
      type="button"
      class="bare slot"
      classList={{ next: props.entering.at() === props.place }}
      aria-pressed={props.entering.at() === props.place}
      aria-label={t().dice.slot(props.who, nth(), die())}
      data-slot={props.place}
      onClick={() => props.entering.setAt(props.place)}
    >
      <Show when={die()} fallback={<span class="die-hole" />}>
        {(shown) => <Die value={shown()} sides={props.entering.throwing()?.throw.sides} state={state()} />}
      </Show>
    </button>
  );
};

/** Who throws, at whom, with which odds; and what has happened since the last answer. */
const About = (props: { readonly play: PlayCore; readonly entering: Entering }) => {
  const thrown = () => props.entering.throwing()!;
  const name = (id: unknown): string | undefined =>
    typeof id === 'string' ? unitName(props.play.real(), id) : undefined;
  const told = createMemo(() =>
    thrown().events.flatMap((event) => props.play.session().book.tellingOf(thrown().match as never, event) ?? []),
  );
  return (
    <>
      <Show when={told().length > 0}>
        <ul class="so-far">
          <For each={told()}>{(sentence) => <li>{sentence[settings().language]}</li>}</For>
        </ul>
      </Show>
      <p>
        <b>{t().dice.aims(name(thrown().throw.unit), name(thrown().facts['target']))}</b>{' '}
        {castLine(castOf({ event: 'throw', ...thrown().throw, ...thrown().facts }))}{' '}
        <RuleLink id={thrown().throw.rule} />
      </p>
    </>
  );
};

const Faces = (props: { readonly entering: Entering }) => {
  const sides = () => props.entering.throwing()?.throw.sides ?? 6;
  return (
    <div class="chips faces">
      <For each={Array.from({ length: sides() }, (_, i) => i + 1)}>
        {(die) => (
          <button
            type="button"
            class="bare"
            aria-label={String(die)}
            data-die={die}
            onClick={() => props.entering.add(die)}
          >
            <Die value={die} sides={sides()} state="plain" />
          </button>
        )}
      </For>
      <Button
        class="small"
        text="←"
        data-die-back
        aria-label={t().dice.back}
        aria-keyshortcuts="Backspace"
        disabled={props.entering.entered() === 0}
        onClick={() => props.entering.back()}
      />
    </div>
  );
};

export const DiceForm = (props: { readonly play: PlayCore }) => {
  const entering = createEntering(props.play);
  const rows = createMemo(() => {
    const thrown = entering.throwing();
    return thrown ? rowsOf(thrown) : [];
  });
  let give!: HTMLDivElement;
  // The last die is in: Enter confirms.
  createEffect(() => {
    if (entering.isComplete()) give.querySelector('button')?.focus();
  });
  return (
    <Show when={entering.throwing()}>
      <div class="form dice-form">
        <About play={props.play} entering={entering} />
        <For each={rows()}>
          {(row) => (
            <div class="dice-row" role="group" aria-label={rowText(props.play, row)}>
              <span>{rowText(props.play, row)}</span>
              <div class="dice felt">
                <For each={row.places}>
                  {(place) => <Slot entering={entering} row={row} place={place} who={rowText(props.play, row)} />}
                </For>
              </div>
            </div>
          )}
        </For>
        <Faces entering={entering} />
        <Field
          text={t().dice.typed}
          inputMode="numeric"
          data-typed
          onInput={(event) => entering.type(event.currentTarget.value)}
        />
        <div class="giving" ref={give}>
          <Button
            class="primary give"
            text={t().dice.confirm}
            hint="⏎"
            data-give
            disabled={!entering.isComplete()}
            onClick={() => entering.say()}
          />
        </div>
      </div>
    </Show>
  );
};
