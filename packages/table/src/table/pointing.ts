/**
 * Mouse and fingers on a drawing in its window, whatever is drawn: a press taps; one that moves takes hold of what is
 * there, or pans; two fingers pinch, the wheel zooms. Whoever listens hears at most one drag a frame, the newest.
 */
import { onCleanup, onMount } from 'solid-js';
import { panned, zoomed } from './camera.js';
import type { ViewWindow } from './view-window.js';

/** Pixels after which a press is a drag; a finger trembles more. */
const START = { mouse: 4, touch: 8 };
/** Milliseconds after which a finger stays. */
const STAYS = 450;
const WHEEL = { line: 0.05, pixel: 0.0016 };

export const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

interface Ways<Hold> {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  /** What a press would take hold of; where there is nothing, a drag pans. */
  readonly holdAt: (down: PointerEvent) => Hold | undefined;
  /** The press has become a drag. Who gives `false` has taken hold of nothing after all. */
  readonly onGrab: (hold: Hold, down: PointerEvent) => boolean | void;
  readonly onDrag: (hold: Hold, event: PointerEvent) => void;
  readonly onDrop: (hold: Hold, event: PointerEvent) => void;
  /** Let go, and nothing comes of it; by a key, the event is that of the press. */
  readonly onCancel: (hold: Hold, event: PointerEvent) => void;
  readonly onTap: (event: PointerEvent, hold: Hold | undefined) => void;
  /** A finger stays where it is; letting go is then no tap. */
  readonly onRest?: (event: PointerEvent) => void;
  /** A mouse passes. */
  readonly onHover?: (event: PointerEvent) => void;
}

interface Press<Hold> {
  readonly down: PointerEvent;
  readonly hold: Hold | undefined;
  state: 'still' | 'rests' | 'holds' | 'pans';
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

const between = (a: Point, b: Point): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const middle = (a: Point, b: Point): Point => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});

/** The view follows: one point to another, and what lies between two fingers. */
const viewMoves = (view: ViewWindow) => {
  const zoom = (from: ReturnType<ViewWindow['seen']>, at: Point, factor: number): void => {
    const { px, py } = view.place(at);
    view.move(zoomed(from, view.size(), px, py, factor));
  };
  const shifted = (from: Point, to: Point) => panned(view.seen(), to.clientX - from.clientX, to.clientY - from.clientY);
  return {
    pan: (from: Point, to: Point): void => view.move(shifted(from, to)),
    pinch: ([a, b]: readonly Point[], [c, d]: readonly Point[]): void => {
      if (!a || !b || !c || !d || between(a, b) === 0 || between(c, d) === 0) return;
      zoom(shifted(middle(a, b), middle(c, d)), middle(c, d), between(c, d) / between(a, b));
    },
    wheel: (event: WheelEvent): void => {
      event.preventDefault();
      const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : WHEEL.pixel;
      zoom(view.seen(), event, Math.exp(-event.deltaY * step));
      view.soon();
    },
  };
};

/** Calls at most once a frame, with the newest. */
const eachFrame = <Value>(call: (value: Value) => void) => {
  let frame = 0;
  let newest: Value | undefined;
  const flush = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    const value = newest;
    newest = undefined;
    if (value !== undefined) call(value);
  };
  return {
    later: (value: Value): void => {
      newest = value;
      frame ||= requestAnimationFrame(flush);
    },
    flush,
    forget: (): void => {
      newest = undefined;
    },
    stop: (): void => cancelAnimationFrame(frame),
  };
};

/** What is let go while a dialog lies over the table was not put there. */
const isUnderDialog = (): boolean => document.querySelector('dialog:modal') !== null;

export type Pointing = ReturnType<typeof createPointing>;

export const createPointing = <Hold>(ways: Ways<Hold>) => {
  const { view } = ways;
  const fingers = new Map<number, Point>();
  const moves = viewMoves(view);
  let press: Press<Hold> | undefined;

  let staying: ReturnType<typeof setTimeout> | undefined;
  /** Whoever listens is told once. */
  const stay = (now: Press<Hold>): void => {
    clearTimeout(staying);
    if (!ways.onRest || !isTouch(now.down)) return;
    staying = setTimeout(() => {
      if (press !== now || now.state !== 'still') return;
      now.state = 'rests';
      ways.onRest!(now.down);
    }, STAYS);
  };

  const frames = eachFrame((event: PointerEvent): void => {
    if (press?.state === 'holds') ways.onDrag(press.hold!, event);
    else if (!press && event.pointerType === 'mouse') ways.onHover?.(event);
  });
  const cancel = (event?: PointerEvent): boolean => {
    const last = press;
    press = undefined;
    frames.forget();
    if (last?.state !== 'holds') return false;
    ways.onCancel(last.hold!, event ?? last.down);
    return true;
  };
  /** Let go where the window could not hear of it: over a dialog, or outside the page. */
  const lost = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    cancel(event);
    view.settle();
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('.zoom')) return;
    fingers.set(event.pointerId, event);
    if (fingers.size > 1) cancel(event);
    else stay((press = { down: event, hold: ways.holdAt(event), state: 'still' }));
  };
  /** Far enough from where it began, the press is a drag. */
  const start = (now: Press<Hold>, event: PointerEvent): void => {
    if (between(now.down, event) < (isTouch(event) ? START.touch : START.mouse)) return;
    ways.element().setPointerCapture(event.pointerId);
    now.state = 'holds';
    if (now.hold === undefined || ways.onGrab(now.hold, now.down) === false) now.state = 'pans';
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.buttons === 0) lost(event);
    const before = [...fingers.values()];
    const last = fingers.get(event.pointerId);
    if (!last) return press ? undefined : frames.later(event);
    fingers.set(event.pointerId, event);
    if (fingers.size > 1) return moves.pinch(before, [...fingers.values()]);
    if (press?.state === 'still' || press?.state === 'rests') start(press, event);
    if (press?.state === 'pans') moves.pan(last, event);
    else if (press?.state === 'holds') frames.later(event);
  };
  const up = (event: PointerEvent): void => {
    if (event.type === 'pointercancel') return lost(event);
    if (!fingers.delete(event.pointerId)) return;
    frames.flush();
    const last = press;
    press = undefined;
    view.settle();
    if (last?.state === 'still') ways.onTap(event, last.hold);
    else if (last?.state === 'holds') ways.onDrop(last.hold!, event);
  };
  return {
    down,
    move,
    up,
    /** What is under a finger loses it to the window when a drag begins; that is no loss. */
    lost: (event: PointerEvent): void => {
      if (event.target === event.currentTarget) lost(event);
    },
    wheel: moves.wheel,
    /** Whether something was in hand; nothing comes of it. */
    cancel: (): boolean => cancel(),
    stop: (): void => {
      clearTimeout(staying);
      frames.stop();
    },
  };
};

/**
 * The window hears mouse and fingers; Escape lets go of what is in hand, whoever has the focus: what was taken hold of
 * may be gone from the page, and its focus with it.
 */
export const listen = (element: () => HTMLElement, pointing: Pointing): void => {
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (event.target as Element).closest('dialog') || !pointing.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = (event: PointerEvent): void => {
    if (isUnderDialog()) pointing.cancel();
    pointing.up(event);
  };
  onMount(() => {
    const window = element();
    window.addEventListener('pointerdown', pointing.down);
    window.addEventListener('pointermove', pointing.move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', pointing.up);
    window.addEventListener('lostpointercapture', pointing.lost);
    window.addEventListener('wheel', pointing.wheel, { passive: false });
    addEventListener('keydown', escape, true);
  });
  onCleanup(() => {
    removeEventListener('keydown', escape, true);
    pointing.stop();
  });
};
