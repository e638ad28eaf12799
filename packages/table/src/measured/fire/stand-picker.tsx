/** The stands of a unit as they stand, front at the top, each to be pressed: by number, by kind, by what is said of it. */
import { createMemo, For, Show } from 'solid-js';
import type { Placed, TabletopMatch } from '@five-victories/engine/tabletop';
import { gridOf } from '../../match/layout-text.js';
import { t } from '../../app/settings.js';
import { m } from '../words/index.js';
import { standName } from '../words/names.js';

interface Props {
  readonly match: TabletopMatch;
  readonly unit: Placed;
  isPressed(stand: number): boolean;
  isDisabled?(stand: number): boolean;
  /** What else is said of a stand: whom it fights. */
  note?(stand: number): string | undefined;
  onPress(stand: number): void;
  /** Pressed stands are crossed out. */
  readonly losing?: boolean;
}

export const StandPicker = (props: Props) => {
  const grid = createMemo(() => gridOf(props.unit.place.layout));
  const label = (letter: string, stand: number): string => {
    const note = props.note?.(stand);
    const name = m().fire.stand(stand + 1, standName(props.match, letter));
    return note === undefined ? name : `${name}, ${note}`;
  };
  return (
    <div
      class={`stand-picker ${props.unit.side}`}
      classList={{ losing: props.losing ?? false }}
      style={{ 'grid-template-columns': `repeat(${grid().files}, auto)` }}
      role="group"
      aria-label={m().fire.stands}
    >
      <small class="front-mark">{t().faces.front}</small>
      <For each={grid().stands}>
        {({ letter, rank, file }, stand) => (
          <button
            type="button"
            class="pick"
            style={{ 'grid-column': file + 1, 'grid-row': rank + 2 }}
            aria-pressed={props.isPressed(stand())}
            aria-label={label(letter, stand())}
            title={label(letter, stand())}
            disabled={props.isDisabled?.(stand()) ?? false}
            onClick={() => props.onPress(stand())}
          >
            <b aria-hidden="true">{letter}</b>
            <Show when={props.note?.(stand())} fallback={<small aria-hidden="true">{stand() + 1}</small>}>
              {(note) => <small aria-hidden="true">{note()}</small>}
            </Show>
          </button>
        )}
      </For>
    </div>
  );
};
