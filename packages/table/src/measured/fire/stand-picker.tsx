/** The stands of a unit as they stand, front at the top, each to be pressed: drawn, numbered, with what is said of it. */
import { createMemo, For, Show } from 'solid-js';
import type { Placed } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { standVariables } from '../../art/index.js';
import { gridOf } from '../../match/layout-text.js';
import type { Desk } from '../maker.js';
import { figureFor, type Piece } from '../view/figure.js';
import { pieceSymbol } from '../view/symbols.js';
import { m } from '../words/index.js';
import { standName } from '../words/names.js';

interface Props {
  readonly desk: Desk;
  readonly unit: Placed;
  isPressed(stand: number): boolean;
  isDisabled?(stand: number): boolean;
  /** What else is said of a stand, and its short form on the stand: whom it fights, that it must stay. */
  note?(stand: number): { readonly text: string; readonly sign: string } | undefined;
  onPress(stand: number): void;
  /** Pressed stands are crossed out. */
  readonly losing?: boolean;
}

const Drawing = (props: { readonly desk: Desk; readonly unit: Placed; readonly piece: Piece }) => {
  const symbol = createMemo(() => pieceSymbol(props.desk.match, props.piece, 'near'));
  const side = () => Math.max(props.piece.width, props.piece.depth) / symbol().scale;
  return (
    <svg
      viewBox={`${-side() / 2} ${-side() / 2} ${side()} ${side()}`}
      style={standVariables(props.unit.side, props.desk.coats?.[props.unit.side] ?? '')}
      aria-hidden="true"
    >
      <use href={`#${symbol().id}`} />
    </svg>
  );
};

export const StandPicker = (props: Props) => {
  const grid = createMemo(() => gridOf(props.unit.place.layout));
  const pieces = createMemo(() => figureFor(props.desk.match, props.unit, props.unit.place).pieces);
  const label = (letter: string, stand: number): string => {
    const name = m().fire.stand(stand + 1, standName(props.desk.match, letter));
    const note = props.note?.(stand)?.text;
    return note === undefined ? name : `${name}, ${note}`;
  };
  return (
    <div
      class="stand-grid stand-picker"
      classList={{ losing: props.losing ?? false }}
      style={{ 'grid-template-columns': `repeat(${grid().files}, minmax(1.9rem, 2.7rem))` }}
      role="group"
      aria-label={m().fire.stands}
    >
      <small class="front-mark">{t().faces.front}</small>
      <For each={grid().stands}>
        {({ letter, rank, file }, stand) => (
          <button
            type="button"
            class="stand"
            style={{ 'grid-column': file + 1, 'grid-row': rank + 2 }}
            aria-pressed={props.isPressed(stand())}
            aria-label={label(letter, stand())}
            title={label(letter, stand())}
            disabled={props.isDisabled?.(stand()) ?? false}
            data-pick={stand()}
            onClick={() => props.onPress(stand())}
          >
            <Show when={pieces()[stand()]}>
              {(piece) => <Drawing desk={props.desk} unit={props.unit} piece={piece()} />}
            </Show>
            <span aria-hidden="true">{props.note?.(stand())?.sign ?? stand() + 1}</span>
          </button>
        )}
      </For>
    </div>
  );
};
