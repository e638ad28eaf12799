/** Real dice: what they show is entered one by one. */
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import type { PlayCore } from '../../app/play-core.js';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { unitName } from '../../words/names.js';
import { Die } from '../die.jsx';
import { RuleLink } from '../rule-link.jsx';

export const DiceForm = (props: { readonly play: PlayCore }) => {
  const [dice, setDice] = createSignal<readonly number[]>([]);
  createEffect(on(props.play.real, () => setDice([])));
  const wanted = () => props.play.real().wanted?.throw;
  const count = () => wanted()?.count ?? 0;
  const faces = () => Array.from({ length: wanted()?.sides ?? 6 }, (_, i) => i + 1);
  const add = (die: number): void => {
    const all = [...dice(), die];
    if (all.length < count()) setDice(all);
    else props.play.say([{ do: 'dice', dice: all } as never]);
  };
  return (
    <div class="form dice-form">
      <p>
        <Show when={wanted()?.unit}>{(unit) => <b>{unitName(props.play.real(), unit())}: </b>}</Show>
        {t().dice.enter} ({dice().length + 1}/{count()}) <RuleLink id={wanted()?.rule ?? ''} />
      </p>
      <div class="dice felt">
        <For each={dice()}>{(die) => <Die value={die} sides={wanted()?.sides} state="plain" />}</For>
        <For each={Array.from({ length: count() - dice().length })}>{() => <span class="die-hole" />}</For>
      </div>
      <div class="chips faces">
        <For each={faces()}>
          {(die) => (
            <button type="button" class="bare" aria-label={String(die)} data-die={die} onClick={() => add(die)}>
              <Die value={die} sides={wanted()?.sides} state="plain" />
            </button>
          )}
        </For>
        <Button
          class="small"
          text="←"
          data-die-back
          aria-label={t().dice.back}
          aria-keyshortcuts="Backspace"
          disabled={dice().length === 0}
          onClick={() => setDice(dice().slice(0, -1))}
        />
      </div>
    </div>
  );
};
