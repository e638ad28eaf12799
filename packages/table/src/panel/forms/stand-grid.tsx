/** Stands to press, drawn as they stand on the table: one, or those of a unit in ranks and files, front at the top. */
import { createMemo, For, type JSX } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { t } from '../../app/settings.js';
import { standVariables } from '../../art/index.js';
import { gridOf, type Placed } from '../../match/layout-text.js';

interface DrawingProps {
  /** The symbol, and how large it is drawn. */
  readonly symbol: string;
  readonly size: number;
  readonly side: Side;
  readonly coat: string;
}

export const StandDrawing = (props: DrawingProps) => (
  <svg
    viewBox={`${-props.size / 2} ${-props.size / 2} ${props.size} ${props.size}`}
    style={standVariables(props.side, props.coat)}
    aria-hidden="true"
  >
    <use href={`#${props.symbol}`} />
  </svg>
);

/** What is said of a stand: read out, and on it. */
export interface Named {
  readonly name: string;
  readonly title?: string;
  readonly sign: string | number;
}

interface ButtonProps {
  readonly named: Named;
  readonly drawing: JSX.Element;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly pick?: number;
  readonly at?: Placed;
  onPress(): void;
}

export const StandButton = (props: ButtonProps) => (
  <button
    type="button"
    class="stand"
    style={props.at && { 'grid-column': props.at.file + 1, 'grid-row': props.at.rank + 2 }}
    aria-pressed={props.pressed}
    aria-label={props.named.name}
    title={props.named.title ?? props.named.name}
    disabled={props.disabled ?? false}
    data-pick={props.pick}
    onClick={() => props.onPress()}
  >
    {props.drawing}
    <span aria-hidden="true">{props.named.sign}</span>
  </button>
);

interface GridProps {
  readonly layout: string;
  /** In a narrower panel, beside other fields. */
  readonly small?: boolean;
  /** Pressed stands are crossed out. */
  readonly losing?: boolean;
  readonly label?: string;
  nameOf(stand: Placed, index: number): Named;
  drawing(stand: Placed, index: number): JSX.Element;
  isPressed(index: number): boolean;
  isDisabled?(index: number): boolean;
  onPress(index: number): void;
}

export const StandGrid = (props: GridProps) => {
  const grid = createMemo(() => gridOf(props.layout));
  const width = () => (props.small ? 'minmax(1.9rem, 2.7rem)' : '3.4rem');
  return (
    <div
      class="stand-grid"
      classList={{ losing: props.losing ?? false, 'stand-picker': props.small ?? false }}
      style={{ 'grid-template-columns': `repeat(${grid().files}, ${width()})` }}
      role={props.label ? 'group' : undefined}
      aria-label={props.label}
    >
      <small class="front-mark">{t().faces.front}</small>
      <For each={grid().stands}>
        {(stand, i) => (
          <StandButton
            at={stand}
            pick={i()}
            named={props.nameOf(stand, i())}
            drawing={props.drawing(stand, i())}
            pressed={props.isPressed(i())}
            disabled={props.isDisabled?.(i()) ?? false}
            onPress={() => props.onPress(i())}
          />
        )}
      </For>
    </div>
  );
};
