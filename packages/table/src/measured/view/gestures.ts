/**
 * Fingers and mouse on a measured table: a press taps; one that moves takes hold of a unit or a handle, or pans; two
 * fingers pinch, the wheel zooms. Whoever listens hears at most one drag a frame, with the newest position.
 */
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { panned, zoomed } from '../../table/camera.js';
import type { ViewWindow } from '../../table/view-window.js';
import type { Over } from './pick.js';

/** Pixels after which a press is a drag; a finger trembles more. */
const START = { mouse: 4, touch: 8 };
/** What a unit is called that is dragged from a list onto the table. */
export const CARRIED = 'application/x-five-victories-unit';
const WHEEL = { line: 0.05, pixel: 0.0016 };

/** What can be taken hold of at a point. */
export interface Hold {
  readonly held: NonNullable<Gesture['held']>;
  readonly grip?: Spot;
}

interface Press {
  readonly hold: Hold | undefined;
  readonly from: { readonly x: number; readonly y: number };
  readonly at: Spot;
  moved: boolean;
}

interface Ways {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  readonly spotOf: (event: { readonly clientX: number; readonly clientY: number }) => Spot;
  readonly overAt: (at: Spot, touch: boolean, held?: Gesture['held']) => Over | undefined;
  readonly tappedAt: (at: Spot, touch: boolean) => Over | undefined;
  readonly holdAt: (at: Spot, touch: boolean) => Hold | undefined;
  readonly onGesture: (gesture: Gesture) => void;
}

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

export const createGestures = ({ view, element, spotOf, overAt, tappedAt, holdAt, onGesture }: Ways) => {
  const fingers = new Map<number, { x: number; y: number }>();
  let press: Press | undefined;
  /** Of two fingers: how far apart they are, and the point between them. */
  let spread = 0;
  let between = { x: 0, y: 0 };
  let newest: PointerEvent | undefined;
  let frame = 0;

  const tell = (is: Gesture['is'], event: PointerEvent, hold?: Hold, at = spotOf(event)): void => {
    const touch = isTouch(event);
    const over = is === 'tap' ? tappedAt(at, touch) : overAt(at, touch, hold?.held);
    onGesture({
      is,
      at,
      ...(hold ? { held: hold.held } : {}),
      ...(hold?.grip ? { grip: hold.grip } : {}),
      ...(over ? { over } : {}),
      shift: event.shiftKey,
      alt: event.altKey,
    });
  };
  const flush = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const event = newest;
    newest = undefined;
    if (!event) return;
    if (press?.moved && press.hold) tell('drag', event, press.hold);
    else if (!press && event.pointerType === 'mouse') tell('hover', event);
  };
  const later = (event: PointerEvent): void => {
    newest = event;
    frame ||= requestAnimationFrame(flush);
  };
  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = (): { x: number; y: number } => {
    const [a, b] = [...fingers.values()];
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : between;
  };
  /** Whoever holds something lets it go, and nothing comes of it. */
  const cancel = (event?: PointerEvent): boolean => {
    const last = press;
    press = undefined;
    newest = undefined;
    if (!last?.moved || !last.hold) return false;
    if (event) tell('cancel', event, last.hold);
    else onGesture({ is: 'cancel', at: last.at, held: last.hold.held, shift: false, alt: false });
    return true;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('.zoom')) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) {
      cancel(event);
      spread = distance();
      between = middle();
      return;
    }
    const at = spotOf(event);
    press = { hold: holdAt(at, isTouch(event)), from: { x: event.clientX, y: event.clientY }, at, moved: false };
  };
  const pinch = (): void => {
    const [now, at] = [distance(), middle()];
    if (spread === 0 || now === 0) return;
    const { px, py } = view.place({ clientX: at.x, clientY: at.y });
    const moved = panned(view.seen(), at.x - between.x, at.y - between.y);
    view.move(zoomed(moved, view.size(), px, py, now / spread));
    spread = now;
    between = at;
  };
  /** Whether the press has become a drag. */
  const hasStarted = (last: Press, event: PointerEvent): boolean => {
    if (last.moved) return true;
    const far = Math.hypot(event.clientX - last.from.x, event.clientY - last.from.y);
    if (far < (isTouch(event) ? START.touch : START.mouse)) return false;
    last.moved = true;
    element().setPointerCapture(event.pointerId);
    if (last.hold) tell('grab', event, last.hold, last.at);
    return true;
  };
  /** Let go where the table could not hear of it: over a dialog, or outside the window. */
  const lost = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    cancel(event);
    view.settle();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) lost(event);
    const before = fingers.get(event.pointerId);
    if (!before) return event.pointerType === 'mouse' ? later(event) : undefined;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) return pinch();
    if (!press || !hasStarted(press, event)) return;
    if (press.hold) later(event);
    else view.move(panned(view.seen(), event.clientX - before.x, event.clientY - before.y));
  };
  const up = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') return lost(event);
    if (!fingers.delete(event.pointerId)) return;
    flush();
    const last = press;
    press = undefined;
    view.settle();
    if (!last) return;
    if (!last.moved) tell('tap', event);
    else if (last.hold) tell('drop', event, last.hold);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { px, py } = view.place(event);
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : WHEEL.pixel;
    view.move(zoomed(view.seen(), view.size(), px, py, Math.exp(-event.deltaY * step)));
    view.soon();
  };
  /** A unit that comes from a list beside the table. */
  const carriedOver = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes(CARRIED) === true) event.preventDefault();
  };
  const carriedIn = (event: DragEvent): void => {
    const unit = event.dataTransfer?.getData(CARRIED) ?? '';
    if (unit === '') return;
    event.preventDefault();
    const at = spotOf(event);
    const over = overAt(at, false, { unit });
    const { shiftKey: shift, altKey: alt } = event;
    onGesture({ is: 'drop', at, held: { unit }, ...(over ? { over } : {}), shift, alt });
  };
  return {
    carriedOver,
    carriedIn,
    down,
    move,
    up,
    /** What is under a finger loses it to the table when a drag begins; that is no loss. */
    lost: (event: PointerEvent): void => {
      if (event.target === event.currentTarget) lost(event);
    },
    wheel,
    cancel: (): boolean => cancel(),
    stop: (): void => cancelAnimationFrame(frame),
  };
};
