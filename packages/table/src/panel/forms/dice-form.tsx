/** Real dice: a row for each kind of stand, with the number it needs and the enemy; what they show can be corrected. */
import { createEffect, createMemo, For, Show } from 'solid-js';
import type { PlayCore } from '../../app/play-core.js';
import { settings, t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { Field } from '../../controls/fields.jsx';
import { linesBeforeDice } from '../../match/before-dice.js';
import { rowsOf, type DiceRow } from '../../match/dice-rows.js';
import { castOf, type Cast } from '../../match/preview.js';
import { unitName } from '../../words/names.js';
import { castLine, isTest, SummandList } from '../cast.jsx';
import { Die } from '../die.jsx';
import { RuleLink } from '../rule-link.jsx';
import { createEntering, type Entering, type Thrown } from './entering.js';

const castIn = ({ throw: wanted, facts }: Thrown): Cast => castOf({ event: 'throw', ...wanted, ...facts });

const needText = (thrown: Thrown, need: number | undefined): string => {
  if (need === undefined) return '';
  return isTest(castIn(thrown)) ? t().odds.needs(need) : t().odds.on(need);
};

/** Who throws these dice, and what they need. */
const rowText = (play: PlayCore, thrown: Thrown, { stands, need, places }: DiceRow): string => {
  const { book } = play.session();
  const who = stands.map((letter) => book.standName(play.real(), letter)).join(' / ');
  return [who, needText(thrown, need), t().odds.dice(places.length)].filter(Boolean).join(' · ');
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
  /** What led to the throw; all the rest is in the report. */
  const cause = createMemo(() => linesBeforeDice(props.play.session() as never).at(-1)?.text[settings().language]);
  return (
    <>
      <Show when={cause()}>{(text) => <p class="so-far">{text()}</p>}</Show>
      <p>
        <b>{t().dice.aims(name(thrown().throw.unit), name(thrown().facts['target']))}</b> {castLine(castIn(thrown()))}{' '}
        <RuleLink id={thrown().throw.rule} />
      </p>
      <SummandList
        cast={castIn(thrown())}
        stand={(letter) => props.play.session().book.standName(props.play.real(), letter)}
        text={(each) => props.play.session().book.summandText(props.play.real(), each)}
      />
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
  const textOf = (row: DiceRow): string => rowText(props.play, entering.throwing()!, row);
  let give!: HTMLDivElement;
  // The last die is in: Enter confirms. Who types goes on typing: a 1 may become a 12.
  createEffect(() => {
    const isTyped = document.activeElement instanceof HTMLInputElement;
    if (entering.isComplete() && !isTyped) give.querySelector('button')?.focus();
  });
  return (
    <Show when={entering.throwing()}>
      <div class="form dice-form">
        <About play={props.play} entering={entering} />
        <For each={rows()}>
          {(row) => (
            <div class="dice-row" role="group" aria-label={textOf(row)}>
              <Show when={textOf(row) !== castLine(castIn(entering.throwing()!))}>
                <span>{textOf(row)}</span>
              </Show>
              <div class="dice felt">
                <For each={row.places}>
                  {(place) => <Slot entering={entering} row={row} place={place} who={textOf(row)} />}
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
          value={entering.typing()}
          onInput={(event) => entering.type(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && entering.isComplete() && entering.say()}
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
