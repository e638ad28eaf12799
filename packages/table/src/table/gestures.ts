/** Fingers and mouse on the table: a click points, a drag lifts a unit or pans, two fingers pinch, the wheel zooms. */
import { createMemo, createSignal, onCleanup, type Accessor } from 'solid-js';
import type { UnitId, Zone } from '@five-victories/engine/zonal';
import { isStill } from '../app/settings.js';
import { areaAt, type Area } from '../view/table-plan.js';
import { panned, zoomed } from './camera.js';
import { named } from './pointed.js';
import type { ViewWindow } from './view-window.js';

/** Pixels after which a press is a drag. */
const START = 5;
/** Milliseconds, as in the style sheet. */
const LANDS = 220;
const WHEEL = { line: 0.05, pixel: 0.0016 };

export interface Drag {
  readonly unit: UnitId;
  readonly x: number;
  readonly y: number;
  readonly zone: Zone | undefined;
}

interface Held {
  readonly unit: UnitId | undefined;
  readonly from: { readonly x: number; readonly y: number };
  moved: boolean;
}

interface Ways {
  readonly view: ViewWindow;
  readonly areas: Accessor<readonly Area[]>;
  readonly element: () => HTMLElement;
  readonly isDraggable: (unit: UnitId) => boolean;
  readonly onDrag: (unit: UnitId) => void;
  readonly onDrop: (target: UnitId | undefined, zone: Zone | undefined) => void;
  readonly onPoint: (element: Element) => void;
}

/** What lies under the pointer, besides the unit that is dragged. */
const targetAt = (event: PointerEvent, dragged: UnitId): UnitId | undefined =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => named(element, 'unit'))
    .find((unit) => unit !== undefined && unit !== dragged);

export const createGestures = ({ view, areas, element, isDraggable, onDrag, onDrop, onPoint }: Ways) => {
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
  const fingers = new Map<number, { x: number; y: number }>();
  let held: Held | undefined;
  let spread = 0;

  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      held = undefined;
      letGo();
      spread = distance();
      return;
    }
    const unit = named(event.target as Element, 'unit');
    held = {
      unit: unit && isDraggable(unit) ? unit : undefined,
      from: { x: event.clientX, y: event.clientY },
      moved: false,
    };
  };
  const pinch = (): void => {
    const [a, b] = [...fingers.values()];
    const now = distance();
    if (!a || !b || spread === 0) return;
    const { px, py } = view.place({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
    view.move(zoomed(view.seen(), view.size(), px, py, now / spread));
    spread = now;
  };
  /** Whether the press has become a drag. */
  const hasStarted = (press: Held, event: PointerEvent): boolean => {
    if (press.moved) return true;
    if (Math.hypot(event.clientX - press.from.x, event.clientY - press.from.y) < START) return false;
    press.moved = true;
    element().setPointerCapture(event.pointerId);
    if (press.unit) onDrag(press.unit);
    return true;
  };
  /** Let go where the table could not hear of it, over a dialog or outside the window: nothing comes of it. */
  const lost = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    const last = held;
    held = undefined;
    letGo();
    view.settle();
    if (last?.moved && last.unit) onDrop(undefined, undefined);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) return lost(event);
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) return pinch();
    if (!held || !hasStarted(held, event)) return;
    if (held.unit) {
      const { x, y } = view.pointOn(event);
      setDrag({ unit: held.unit, x, y, zone: areaAt(areas(), x, y)?.zone });
    } else view.move(panned(view.seen(), event.clientX - before.x, event.clientY - before.y));
  };
  const up = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') return lost(event);
    if (!fingers.delete(event.pointerId)) return;
    const last = held;
    held = undefined;
    view.settle();
    if (!last) return;
    if (last.moved) {
      const dropped = drag();
      letGo();
      if (last.unit && dropped) onDrop(targetAt(event, last.unit), dropped.zone);
    } else onPoint(event.target as Element);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { px, py } = view.place(event);
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : WHEEL.pixel;
    view.move(zoomed(view.seen(), view.size(), px, py, Math.exp(-event.deltaY * step)));
    view.soon();
  };
  return { drag, lifted, down, move, up, wheel };
};
