/** Which dice are thrown again. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import type { ZonalAskedFor } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { previewOf } from '../../match/zone-preview.js';
import { Die } from '../die.jsx';
import { isHit } from '../dice-tray.jsx';
import { castLine } from '../odds.jsx';
import { Refused } from './refused.jsx';

export const RethrowForm = (props: { readonly play: Play; readonly about: ZonalAskedFor<'rethrow'>['about'] }) => {
  const [chosen, setChosen] = createSignal<readonly number[]>([]);
  createEffect(on(props.play.real, () => setChosen([])));
  const dice = () => props.about.dice;
  const state = (i: number) =>
    chosen().includes(i) ? 'chosen' : isHit(dice()[i]!, props.about.needs[i]) ? 'hit' : 'miss';
  const needText = (i: number): string => {
    const need = props.about.needs[i];
    return need === undefined ? '' : t().odds.upTo(need);
  };
  const toggle = (i: number): void => {
    setChosen((all) => (all.includes(i) ? all.filter((each) => each !== i) : [...all, i].sort((a, b) => a - b)));
  };
  const choice = createMemo(() => ({ do: 'rethrow', dice: chosen() }));
  const wrong = createMemo(() => refusal(props.play.real(), choice()));
  const odds = createMemo(() => {
    const cast = chosen().length > 0 && !wrong() ? previewOf(props.play.real(), [choice()]).cast : undefined;
    return cast && castLine(cast);
  });
  return (
    <div class="form">
      <p>{t().panel.chooseDice(props.about.most)}</p>
      <div class="dice felt">
        <For each={dice()}>
          {(die, i) => (
            <button
              type="button"
              class="bare"
              aria-pressed={chosen().includes(i())}
              aria-label={[die, needText(i())].filter(Boolean).join(', ')}
              onClick={() => toggle(i())}
            >
              <Die value={die} state={state(i())} />
              <small aria-hidden="true">{needText(i())}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={odds()}>{(line) => <p aria-live="polite">{line()}</p>}</Show>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} />
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
