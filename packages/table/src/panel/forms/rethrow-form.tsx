/** Which dice are thrown again. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { Die } from '../die.jsx';
import { isHit } from '../dice-tray.jsx';
import { Refused } from './refused.jsx';

export const RethrowForm = (props: { readonly play: Play }) => {
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  createEffect(on(props.play.real, () => setChosen([])));
  const dice = () => props.play.told().dice ?? [];
  const state = (i: number) =>
    chosen().includes(i) ? 'chosen' : isHit(dice()[i]!, props.play.told().needs?.[i]) ? 'hit' : 'miss';
  const toggle = (i: number): void => {
    setChosen((all) => (all.includes(i) ? all.filter((each) => each !== i) : [...all, i].sort((a, b) => a - b)));
  };
  const choice = createMemo(() => ({ do: 'rethrow', dice: chosen() }));
  const wrong = createMemo(() => refusal(props.play.real(), choice()));
  return (
    <div class="form">
      <p>{t().panel.chooseDice(props.play.told().most ?? 0)}</p>
      <div class="dice felt">
        <For each={dice()}>
          {(die, i) => (
            <button
              type="button"
              class="bare"
              aria-pressed={chosen().includes(i())}
              aria-label={`${die}`}
              onClick={() => toggle(i())}
            >
              <Die value={die} state={state(i())} />
            </button>
          )}
        </For>
      </div>
      <Refused match={props.play.real()} refusals={wrong() ? [wrong()!] : []} />
      <button
        type="button"
        class="primary"
        disabled={wrong() !== undefined || chosen().length === 0}
        onClick={() => props.play.say([choice()])}
      >
        {t().panel.confirm}
      </button>
    </div>
  );
};
