/** A slip of parchment beside what is pointed at: its name, and what there is to know of it. */
import { createMemo, For, Show } from 'solid-js';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { ViewWindow } from '../../../table/view-window.js';
import { drawnAt, type Plane } from '../plane.js';
import { groundOf, stationOf } from '../station.js';
import { findUnit } from '@five-victories/engine/tabletop';
import { boxAround } from '../slips/said-by-marks.js';
import type { Resting } from './resting.js';
import { toldOfGround, toldOfUnit, type Told } from './told.js';

interface Props {
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly view: ViewWindow;
  readonly resting: Resting | undefined;
}

/** Half the width it may have, and how far it lies from what it is about, in pixels. */
const HALF = 140;
const APART = 12;

const toldBy = (match: TabletopMatch, { unit, grounds }: Resting): Told[] => {
  if (unit !== undefined) return findUnit(match, unit) ? [toldOfUnit(match, unit)] : [];
  return grounds.filter((index) => match.table.features[index]).map((index) => toldOfGround(match, index));
};

/** Above or below what it is about, wherever there is more room. */
const placeOf = ({ match, plane, view }: Props, { unit: id, at }: Resting) => {
  const { x, y, scale } = view.camera();
  const { width, height } = view.size();
  const unit = findUnit(match, id);
  const station = unit && stationOf(match, plane, unit);
  const about = boxAround(station ? groundOf(station) : [drawnAt(plane, at)]);
  const down = (value: number): number => (value - y) * scale + height / 2;
  const middle = ((about.left + about.right) / 2 - x) * scale + width / 2;
  const isAbove = down((about.top + about.bottom) / 2) > height / 2;
  const left = Math.max(Math.min(HALF, width / 2) + 4, Math.min(width - HALF - 4, middle));
  return {
    left: `${left}px`,
    top: `${isAbove ? down(about.top) - APART : down(about.bottom) + APART}px`,
    transform: `translate(-50%, ${isAbove ? '-100%' : '0'})`,
  };
};

export const ToldSlip = (props: Props) => {
  const told = createMemo(() => (props.resting ? toldBy(props.match, props.resting) : []));
  return (
    <Show when={told().length > 0 && props.resting}>
      {(resting) => (
        <div class="told-slip" style={placeOf(props, resting())} aria-hidden="true">
          <For each={told()}>
            {({ title, lines }) => (
              <>
                <strong>{title}</strong>
                <For each={lines}>{(line) => <span>{line}</span>}</For>
              </>
            )}
          </For>
        </div>
      )}
    </Show>
  );
};
