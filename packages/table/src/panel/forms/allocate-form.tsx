/** How a unit divides its stands among the enemies it fights. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { unitName, standName } from '../../words/names.js';
import { Refused } from './refused.jsx';

export const AllocateForm = (props: { readonly play: Play }) => {
  const unit = () => unitOf(props.play.real(), props.play.told().unit!);
  const letters = createMemo(() => [...unit().layout.replace(/[^A-Z]/g, '')].sort());
  const enemies = createMemo(() => unit().contacts.map((contact) => contact.with));
  /** For each stand the number of the enemy it fights. */
  const [fights, setFights] = createSignal<readonly number[]>([]);
  createEffect(on(letters, (all) => setFights(all.map(() => 0))));
  const choice = createMemo(() => ({
    do: 'allocate',
    stands: Object.fromEntries(
      enemies().map((enemy, e) => [
        enemy,
        letters()
          .filter((_, i) => fights()[i] === e)
          .join(''),
      ]),
    ),
  }));
  const wrong = createMemo(() => refusal(props.play.real(), choice()));
  const turn = (i: number): void => {
    setFights((all) => all.map((enemy, at) => (at === i ? (enemy + 1) % enemies().length : enemy)));
  };
  return (
    <div class="form">
      <For each={enemies()}>
        {(enemy, e) => (
          <div class="share">
            <b>{unitName(props.play.real(), enemy)}</b>
            <div class="chips">
              <For each={letters()}>
                {(letter, i) => (
                  <button
                    type="button"
                    class={`stand kind-${letter}`}
                    hidden={fights()[i()] !== e()}
                    aria-label={`${standName(t(), props.play.real(), letter)} ${i() + 1}`}
                    onClick={() => turn(i())}
                  >
                    {letter}
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
      <Refused match={props.play.real()} refusals={wrong() ? [wrong()!] : []} />
      <button type="button" class="primary" disabled={wrong() !== undefined} onClick={() => props.play.say([choice()])}>
        {t().panel.confirm}
      </button>
    </div>
  );
};
