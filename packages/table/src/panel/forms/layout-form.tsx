/** Own arrangement of the stands of a unit that forms up: two stands are clicked to exchange them. */
import { createEffect, createMemo, createSignal, For, on } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf, type Form, type Formation, type ZonalAskedFor } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { exchanged, gridOf } from '../../match/layout-text.js';
import { capital } from '../../words/names.js';
import { Refused } from './refused.jsx';
import { StandButton } from './stand-button.jsx';

type Forming = ZonalAskedFor<'formation' | 'enter' | 'hastyDefence'>;

export const LayoutForm = (props: { readonly play: Play; readonly asked: Forming }) => {
  const first = () => props.asked.options[0];
  const options = () => props.asked.options;
  const formations = createMemo(() => [...new Set(options().flatMap(({ formation }) => formation ?? []))]);
  const layouts = createMemo(() => [...new Set(options().flatMap(({ layout }) => layout ?? []))]);
  const [layout, setLayout] = createSignal('');
  const [formation, setFormation] = createSignal<Formation>();
  const [held, setHeld] = createSignal<number>();
  createEffect(
    on(first, (option) => {
      setLayout(option?.layout ?? '');
      setFormation(option?.formation);
      setHeld(undefined);
    }),
  );
  const pick = (index: number): void => {
    const other = held();
    if (other === undefined) setHeld(index);
    else {
      if (other !== index) setLayout(exchanged(layout(), other, index));
      setHeld(undefined);
    }
  };
  const choice = createMemo((): Form => ({ do: 'form', layout: layout(), formation: formation() }));
  const wrong = createMemo(() => (layout() ? refusal(props.play.real(), choice()) : undefined));
  const unit = () => unitOf(props.play.real(), props.asked.about.unit);
  const grid = createMemo(() => gridOf(layout() || unit().layout));
  return (
    <details class="form">
      <summary>{t().panel.ownLayout}</summary>
      <p>{t().panel.ownLayoutText}</p>
      <div class="chips">
        <For each={formations()}>
          {(each) => (
            <button type="button" class="chip" aria-pressed={formation() === each} onClick={() => setFormation(each)}>
              {capital(t().formations[each])}
            </button>
          )}
        </For>
      </div>
      <div class="chips">
        <For each={layouts()}>
          {(each) => (
            <button type="button" class="chip" aria-pressed={layout() === each} onClick={() => setLayout(each)}>
              {each}
            </button>
          )}
        </For>
      </div>
      <div class="stand-grid" style={{ 'grid-template-columns': `repeat(${grid().files}, 3.4rem)` }}>
        <small class="front-mark">{t().faces.front}</small>
        <For each={grid().stands}>
          {({ letter, rank, file }, i) => (
            <StandButton
              play={props.play}
              unit={unit()}
              letter={letter}
              place={`${rank + 1}/${file + 1}`}
              variant={rank * 2 + file}
              column={file + 1}
              row={rank + 2}
              pressed={held() === i()}
              onPress={() => pick(i())}
            />
          )}
        </For>
      </div>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} />
      <button type="button" class="primary" disabled={wrong() !== undefined} onClick={() => props.play.say([choice()])}>
        {t().panel.confirm}
      </button>
    </details>
  );
};
