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
  /** What is carried was held over another unit: with Shift by passing over it, else by staying there. */
  readonly onGather: (unit: UnitId, other: UnitId) => void;
  /** Marks at the edges of a zone, on which what is carried can be dropped. */
  readonly marksIn: (zone: Zone) => readonly TurnMark[];
  readonly onDrop: (target: UnitId | undefined, zone: Zone | undefined, facing: Facing | undefined) => void;
  readonly onPoint: (element: Element, joins: boolean) => void;
}

/** Pixels from the middle of a mark that are still on it. */
const REACH = 22;

/** Milliseconds after which a hand has stayed over a unit, and pixels by which it may tremble. */
const STAYS = 450;
const TREMBLES = 8;

/** What lies under the pointer, besides the unit that is dragged. */
const targetAt = (event: PointerEvent, dragged: UnitId): UnitId | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => named(element, 'unit'))
    .find((unit) => unit !== undefined && unit !== dragged);

/** Takes up those that a drag passes over with Shift held, or stays over. */
const createGathering = (onGather: Ways['onGather']) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stayed: PointerEvent | undefined;
  const gather = (unit: UnitId, event: PointerEvent): void => {
    const other = targetAt(event, unit);
    if (other !== undefined) onGather(unit, other);
  };
  const forget = (): void => {
    clearTimeout(timer);
    stayed = undefined;
  };
  onCleanup(forget);
  return {
    passed: (unit: UnitId, event: PointerEvent): void => {
      if (event.shiftKey) gather(unit, event);
      const isStill = stayed && Math.hypot(stayed.clientX - event.clientX, stayed.clientY - event.clientY) < TREMBLES;
      if (isStill) return;
      clearTimeout(timer);
      stayed = event;
      timer = setTimeout(() => gather(unit, event), STAYS);
    },
    forget,
  };
};

export const createGestures = (ways: Ways) => {
  const { view, areas, element, isDraggable, marksIn, onDrag, onDrop, onPoint } = ways;
  const gathering = createGathering(ways.onGather);
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
    onDrag: (unit, event) => {
      setDrag(carried(unit, event));
      gathering.passed(unit, event);
    },
    onDrop: (unit, event) => {
      gathering.forget();
      const { zone, facing } = carried(unit, event);
      letGo();
      onDrop(targetAt(event, unit), zone, facing);
    },
    onCancel: () => {
      gathering.forget();
      letGo();
      onDrop(undefined, undefined, undefined);
    },
    onTap: ({ target, shiftKey }) => onPoint(target as Element, shiftKey),
  });
  listen(element, pointing);
  return { drag, lifted };
};
