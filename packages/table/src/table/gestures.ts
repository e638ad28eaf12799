/** Fingers and mouse on the table of a zone game: a click points, a drag lifts a unit. */
import { createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Facing, UnitId, Zone } from '@five-victories/engine/zonal';
import { isStill } from '../app/settings.js';
import { areaAt, type Area } from '../view/table-plan.js';
import { MARK, turnMarkAt, type TurnMark } from '../view/turn-marks.js';
import { named } from './pointed.js';
import { createPointing, listen } from './pointing.js';
import type { ViewWindow } from './view-window.js';

/** Milliseconds, as in the style sheet. */
const LANDS = 220;

export interface Drag {
  readonly unit: UnitId;
  readonly x: number;
  readonly y: number;
  readonly zone: Zone | undefined;
  /** The front is to look this way at the end. */
  readonly facing: Facing | undefined;
}

interface Ways {
  readonly view: ViewWindow;
  readonly areas: Accessor<readonly Area[]>;
  readonly element: () => HTMLElement;
  readonly isDraggable: (unit: UnitId) => boolean;
  readonly onDrag: (unit: UnitId, joins: boolean) => void;
  /** Marks at the edges of a zone, on which what is carried can be dropped. */
  readonly marksIn: (zone: Zone) => readonly TurnMark[];
  readonly onDrop: (target: UnitId | undefined, zone: Zone | undefined, facing: Facing | undefined) => void;
  readonly onPoint: (element: Element, joins: boolean) => void;
}

/** Pixels from the middle of a mark that are still on it. */
const REACH = 22;

/** What lies under the pointer, besides the unit that is dragged. */
const targetAt = (event: PointerEvent, dragged: UnitId): UnitId | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => named(element, 'unit'))
    .find((unit) => unit !== undefined && unit !== dragged);

export const createGestures = ({ view, areas, element, isDraggable, marksIn, onDrag, onDrop, onPoint }: Ways) => {
  const [drag, setDrag] = createSignal<Drag>();
  /** After a drop what was carried glides to where it now stands. */
  const [isLanding, setLanding] = createSignal(false);
  const lifted = createMemo<UnitId | undefined>((before) => drag()?.unit ?? (isLanding() ? before : undefined));
  let landing: ReturnType<typeof setTimeout> | undefined;
  const letGo = (): void => {
    if (!drag()) return;
    clearTimeout(landing);
    setLanding(!isStill());
    setDrag(undefined);
    landing = setTimeout(() => setLanding(false), LANDS);
  };
  onCleanup(() => clearTimeout(landing));

  const carried = (unit: UnitId, event: PointerEvent): Drag => {
    const { x, y } = view.pointOn(event);
    const zone = areaAt(areas(), x, y)?.zone;
    const reach = Math.max(MARK, REACH / view.seen().scale);
    return { unit, x, y, zone, facing: zone === undefined ? undefined : turnMarkAt(marksIn(zone), x, y, reach) };
  };
  const pointing = createPointing<UnitId>({
    view,
    element,
    holdAt: ({ target }) => {
      const unit = named(target as Element, 'unit');
      return unit !== undefined && isDraggable(unit) ? unit : undefined;
    },
    onGrab: (unit, { shiftKey }) => onDrag(unit, shiftKey),
    onDrag: (unit, event) => setDrag(carried(unit, event)),
    onDrop: (unit, event) => {
      const { zone, facing } = carried(unit, event);
      letGo();
      onDrop(targetAt(event, unit), zone, facing);
    },
    onCancel: () => {
      letGo();
      onDrop(undefined, undefined, undefined);
    },
    onTap: ({ target, shiftKey }) => onPoint(target as Element, shiftKey),
  });
  listen(element, pointing);
  return { drag, lifted };
};
