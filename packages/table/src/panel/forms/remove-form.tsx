/** Which stands are lost: picked on the table or here, with what follows shown before it is confirmed. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf, type ZonalAskedFor } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { settings, t } from '../../app/settings.js';
import { gridOf } from '../../match/layout-text.js';
import { previewOf } from '../../match/zone-preview.js';
import { Refused } from './refused.jsx';
import { StandButton } from './stand-button.jsx';

export const RemoveForm = (props: { readonly play: Play; readonly about: ZonalAskedFor<'remove'>['about'] }) => {
  const pointer = () => props.play.pointer();
  const cells = () => {
    const now = pointer();
    return now.state === 'stands' ? now.cells : [];
  };
  const unit = () => unitOf(props.play.real(), props.about.unit);
  const lose = () => props.about.lose;
  const choice = createMemo(() => ({ do: 'remove', cells: cells() }));
  const complete = () => cells().length === lose();
  const wrong = createMemo(() => (complete() ? refusal(props.play.real(), choice()) : undefined));
  const follows = createMemo(() =>
    complete() && !wrong() ? previewOf(props.play.real(), [choice()]).told.slice(0, 4) : [],
  );
  const grid = createMemo(() => gridOf(props.about.layout));
  const isPicked = (rank: number, file: number): boolean => cells().some(([r, f]) => r === rank && f === file);
  return (
    <div class="form remove-form">
      <p aria-live="polite">{t().panel.chooseStands(lose() - cells().length)}</p>
      <div class="stand-grid losing" style={{ 'grid-template-columns': `repeat(${grid().files}, 3.4rem)` }}>
        <small class="front-mark">{t().faces.front}</small>
        <For each={grid().stands}>
          {({ letter, rank, file }) => (
            <StandButton
              play={props.play}
              unit={unit()}
              letter={letter}
              place={`${rank + 1}/${file + 1}`}
              variant={rank * 2 + file}
              column={file + 1}
              row={rank + 2}
              pressed={isPicked(rank, file)}
              onPress={() => props.play.pointAtStand(unit().id, [rank, file])}
            />
          )}
        </For>
      </div>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} title={t().panel.refused} />
      <Show when={follows().length > 0}>
        <div class="follows">
          <b>{t().panel.consequences}</b>
          <ul>
            <For each={follows()}>{(text) => <li>{text[settings().language]}</li>}</For>
          </ul>
        </div>
      </Show>
      <button
        type="button"
        class="primary"
        disabled={!complete() || wrong() !== undefined}
        onClick={() => props.play.say([choice()])}
      >
        {t().panel.confirm}
      </button>
    </div>
  );
};
