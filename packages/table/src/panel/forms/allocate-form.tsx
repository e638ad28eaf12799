/** How a unit divides its stands among the enemies it fights. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf, type UnitId } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { tried } from '../../match/preview.js';
import { previewOf } from '../../match/zone-preview.js';
import { unitName } from '../../words/names.js';
import { castLine } from '../odds.jsx';
import { Refused } from './refused.jsx';
import { StandButton } from './stand-button.jsx';

export const AllocateForm = (props: { readonly play: Play; readonly unit: UnitId }) => {
  const unit = () => unitOf(props.play.real(), props.unit);
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
  /** The throw against one enemy, as the stands are divided now. */
  const oddsOn = (enemy: UnitId): string => {
    if (wrong() || choice().stands[enemy] === '') return t().odds.noDice;
    const attack = { do: 'attack', target: enemy };
    const asked = tried(props.play.real(), [choice()]).decision;
    const isAsked = asked?.kind === 'attack' && asked.options.some(({ target }) => target === enemy);
    const { cast } = previewOf(props.play.real(), isAsked ? [choice(), attack] : [choice()]);
    return cast ? castLine(cast) : t().odds.noDice;
  };
  const turn = (i: number): void => {
    setFights((all) => all.map((enemy, at) => (at === i ? (enemy + 1) % enemies().length : enemy)));
  };
  return (
    <div class="form">
      <p>{t().panel.divideStands}</p>
      <For each={enemies()}>
        {(enemy, e) => (
          <div class="share">
            <b>{unitName(props.play.real(), enemy)}</b>
            <div class="chips">
              <For each={letters()}>
                {(letter, i) => (
                  <Show when={fights()[i()] === e()}>
                    <StandButton
                      play={props.play}
                      unit={unit()}
                      letter={letter}
                      place={`${i() + 1}`}
                      variant={i()}
                      onPress={() => turn(i())}
                    />
                  </Show>
                )}
              </For>
            </div>
            <small>{oddsOn(enemy)}</small>
          </div>
        )}
      </For>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} />
      <button type="button" class="primary" disabled={wrong() !== undefined} onClick={() => props.play.say([choice()])}>
        {t().panel.confirm}
      </button>
    </div>
  );
};
