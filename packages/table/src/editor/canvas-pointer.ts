/** Mouse and fingers on the drawing board: tap, drag what is there, pan, pinch, wheel. */
import { panned, zoomed } from '../table/camera.js';
import type { ViewWindow } from '../table/view-window.js';
import { gripOf } from './grip-name.js';
import type { Grip } from './hand.js';
import type { Corner } from './shapes.js';

/** Pixels after which a press is a drag. */
const START = 4;
const WHEEL = { line: 0.05, pixel: 0.0016 };

interface Ways {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  /** The point of the table under a point of the drawing. */
  readonly spotOf: (point: { readonly x: number; readonly y: number }) => Corner;
  /** Whether a press here takes something into the hand; it may put it down first. */
  readonly onGrab: (grip: Grip | undefined, at: Corner) => boolean;
  readonly onDrag: (at: Corner) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
  readonly onTap: (grip: Grip | undefined, at: Corner) => void;
}

interface Press {
  readonly grip: Grip | undefined;
  readonly at: Corner;
  readonly x: number;
  readonly y: number;
  state: 'still' | 'holds' | 'pans';
}

export const createCanvasPointer = (ways: Ways) => {
  const { view } = ways;
  const fingers = new Map<number, { x: number; y: number }>();
  let press: Press | undefined;
  let spread = 0;
  let frame = 0;
  let newest: Corner | undefined;

  const at = (event: PointerEvent): Corner => ways.spotOf(view.pointOn(event));
  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const flush = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    if (newest) ways.onDrag(newest);
    newest = undefined;
  };
  /** Whoever holds something lets it go, and nothing comes of it. */
  const letGo = (): boolean => {
    const last = press;
    press = undefined;
    newest = undefined;
    if (last?.state !== 'holds') return false;
    ways.onCancel();
    return true;
  };
  /** Let go where the board could not hear of it: over a dialog, or outside the window. */
  const lost = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    letGo();
    view.settle();
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) {
      letGo();
      spread = distance();
      return;
    }
    const named = (event.target as Element).closest<SVGElement>('[data-grip]');
    const grip = gripOf(named?.dataset['grip']);
    press = { grip, at: at(event), x: event.clientX, y: event.clientY, state: 'still' };
  };
  const pinch = (): void => {
    const [a, b] = [...fingers.values()];
    const now = distance();
    if (!a || !b || spread === 0) return;
    const { px, py } = view.place({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
    view.move(zoomed(view.seen(), view.size(), px, py, now / spread));
    spread = now;
  };
  const start = (now: Press, event: PointerEvent): void => {
    if (now.state !== 'still' || Math.hypot(event.clientX - now.x, event.clientY - now.y) < START) return;
    ways.element().setPointerCapture(event.pointerId);
    now.state = ways.onGrab(now.grip, now.at) ? 'holds' : 'pans';
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) lost(event);
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) return pinch();
    if (!press) return;
    start(press, event);
    if (press.state === 'pans') view.move(panned(view.seen(), event.clientX - before.x, event.clientY - before.y));
    if (press.state !== 'holds') return;
    // At most one look at the ground in a frame, with the newest point.
    newest = at(event);
    frame ||= requestAnimationFrame(flush);
  };
  const up = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') return lost(event);
    if (!fingers.delete(event.pointerId)) return;
    view.settle();
    const last = press;
    if (last?.state === 'holds') {
      newest = at(event);
      flush();
      ways.onDrop();
    }
    press = undefined;
    if (last?.state === 'still') ways.onTap(last.grip, last.at);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { px, py } = view.place(event);
    const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : WHEEL.pixel;
    view.move(zoomed(view.seen(), view.size(), px, py, Math.exp(-event.deltaY * step)));
    view.soon();
  };
  return {
    down,
    move,
    up,
    /** What is under a finger loses it to the board when a drag begins; that is no loss. */
    lost: (event: PointerEvent): void => {
      if (event.target === event.currentTarget) lost(event);
    },
    wheel,
    cancel: letGo,
    stop: (): void => cancelAnimationFrame(frame),
  };
};
