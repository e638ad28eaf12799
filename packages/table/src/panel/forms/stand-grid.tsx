/** The stands of a unit in ranks and files, front at the top, each to be pressed. */
import { createMemo, For } from 'solid-js';
import type { Unit } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { gridOf } from '../../match/layout-text.js';
import type { Cell, ZoneDesk } from '../../zone/maker.js';
import { StandButton } from './stand-button.jsx';

interface Props {
  readonly desk: ZoneDesk;
  readonly unit: Unit;
  readonly layout: string;
  /** Pressed stands are crossed out. */
  readonly losing?: boolean;
  isPressed(cell: Cell, index: number): boolean;
  onPress(cell: Cell, index: number): void;
}

export const StandGrid = (props: Props) => {
  const grid = createMemo(() => gridOf(props.layout));
  return (
    <div
      class="stand-grid"
      classList={{ losing: props.losing ?? false }}
      style={{ 'grid-template-columns': `repeat(${grid().files}, 3.4rem)` }}
    >
      <small class="front-mark">{t().faces.front}</small>
      <For each={grid().stands}>
        {({ letter, rank, file }, i) => (
          <StandButton
            desk={props.desk}
            unit={props.unit}
            letter={letter}
            place={`${rank + 1}/${file + 1}`}
            variant={rank * 2 + file}
            column={file + 1}
            row={rank + 2}
            pressed={props.isPressed([rank, file], i())}
            onPress={() => props.onPress([rank, file], i())}
          />
        )}
      </For>
    </div>
  );
};
