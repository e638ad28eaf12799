/** One unit of the match on the table, while it is there and for a moment after it has left. */
import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js';
import {
  isEngaged,
  isOpenOrder,
  isPlaced,
  unitOf,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { isStill } from '../../app/settings.js';
import type { Look } from '../../table/unit-figure.jsx';
import { factsOf, isAlike } from './facts.js';
import type { Detail } from './level.js';
import type { Plane } from './plane.js';
import { isSame, stationOf, type Station } from './station.js';
import { UnitFigure } from './unit-figure.jsx';

interface Props {
  readonly id: UnitId;
  readonly match: TabletopMatch;
  readonly plane: Plane;
  readonly detail: Detail;
  readonly px: number;
  readonly tooth: number;
  readonly look: Look;
  readonly label: string;
  /** Of the element that tells more. */
  readonly aboutId: string | undefined;
}

/** Milliseconds in which a unit that leaves the table fades. */
const FADES = 500;

export const TableUnit = (props: Props) => {
  const unit = createMemo(() => unitOf(props.match, props.id));
  const station = createMemo(() => stationOf(props.match, props.plane, unit()), undefined, { equals: isSame });
  const facts = createMemo(() => factsOf(props.match, unit()), undefined, { equals: isAlike });
  const [gone, setGone] = createSignal(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    clearTimeout(timer);
    if (station()) setGone(isStill());
    else timer = setTimeout(() => setGone(true), FADES);
  });
  onCleanup(() => clearTimeout(timer));
  const shown = createMemo<Station | undefined>((before) => station() ?? (gone() ? undefined : before));
  return (
    <Show when={shown()}>
      {(at) => (
        <UnitFigure
          {...props}
          unit={unit()}
          station={at()}
          facts={facts()}
          engaged={isPlaced(unit()) && isEngaged(props.match, unit())}
          leaving={station() === undefined}
          open={unit().stands.length > 1 && isOpenOrder(at().place.formation)}
        />
      )}
    </Show>
  );
};
