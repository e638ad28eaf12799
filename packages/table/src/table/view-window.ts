/** What part of the table is seen: fitted, panned, zoomed; drawn anew when a gesture ends. */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, type Accessor } from 'solid-js';
import { fitted, pointAt, transformFrom, within, zoomed, type Camera, type Size } from './camera.js';

/** Stands narrower than this many pixels are drawn as plain signs. */
const FAR = 17;
const STAND = 45;
/** Height of letters on the table in pixels, and the least and most of it in units of drawing. */
const LETTERS = { pixels: 12.5, least: 4, most: 24 };
const READABLE = 7;
/** How much of the window, from its middle, a point is looked for in. */
const INSIDE = 0.9;
/** What is shown has so much of the window to itself, and comes so much closer than the whole table at most. */
const ROOM = 1.7;
const CLOSE = 3.2;
/** Milliseconds after the last turn of the wheel. */
const SETTLES = 200;

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export type ViewWindow = ReturnType<typeof createViewWindow>;

export const createViewWindow = (table: Accessor<Size>, element: () => HTMLElement) => {
  const [size, setSize] = createSignal<Size>({ width: 1000, height: 760 });
  const [camera, setCamera] = createSignal<Camera>(fitted(table(), size()), { equals: false });
  /** What a gesture sees before the drawing is made anew. */
  const [gesture, setGesture] = createSignal<Camera>();
  const text = createMemo(() => Math.min(LETTERS.most, Math.max(LETTERS.least, LETTERS.pixels / camera().scale)));

  const seen = (): Camera => gesture() ?? camera();
  const settle = (): void => {
    const last = gesture();
    if (!last) return;
    setCamera(last);
    setGesture(undefined);
  };
  let settling: ReturnType<typeof setTimeout> | undefined;

  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width === 0 || height === 0) return;
      const whole = Math.abs(camera().scale - fitted(table(), size()).scale) < 1e-6;
      setSize({ width, height });
      setCamera(whole ? fitted(table(), { width, height }) : within(camera(), table(), { width, height }));
    });
    watch.observe(element());
    onCleanup(() => watch.disconnect());
  });
  const fit = (): void => {
    setCamera(fitted(table(), size()));
  };
  createEffect(on(table, fit, { defer: true }));

  const place = ({ clientX, clientY }: Point) => {
    const { left, top } = element().getBoundingClientRect();
    return { px: clientX - left, py: clientY - top };
  };
  return {
    size,
    camera,
    gesture,
    seen,
    text,
    level: createMemo(() => (camera().scale * STAND < FAR ? 'far' : 'near')),
    /** Names that could not be read are left out: closer, they come back. */
    isNamed: createMemo(() => text() * camera().scale >= READABLE),
    /** How the drawing is moved while a gesture lasts. */
    motion: () => ({
      transform: gesture() ? transformFrom(camera(), gesture()!) : 'none',
      'will-change': gesture() ? 'transform' : 'auto',
    }),
    settle,
    soon: (): void => {
      clearTimeout(settling);
      settling = setTimeout(settle, SETTLES);
    },
    move: (to: Camera): void => {
      setGesture(within(to, table(), size()));
    },
    place,
    pointOn: (point: Point) => {
      const { px, py } = place(point);
      return pointAt(seen(), size(), px, py);
    },
    /** Brings a point of the drawing into the window, if it is not. */
    reveal: (x: number, y: number): void => {
      const { scale, ...middle } = camera();
      const { width, height } = size();
      const [across, down] = [width / scale / 2, height / scale / 2];
      if (Math.abs(x - middle.x) < across * INSIDE && Math.abs(y - middle.y) < down * INSIDE) return;
      setCamera(within({ x, y, scale }, table(), size()));
    },
    /** As close as some part of the drawing can be seen with room around it. */
    show: ({ left, right, top, bottom }: { left: number; right: number; top: number; bottom: number }): void => {
      const { width, height } = size();
      const room = fitted(table(), size()).scale * CLOSE;
      const scale = Math.min(room, width / (right - left || 1) / ROOM, height / (bottom - top || 1) / ROOM);
      setCamera(within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, table(), size()));
    },
    zoom: (factor: number): void => {
      const { width, height } = size();
      setCamera(within(zoomed(camera(), size(), width / 2, height / 2, factor), table(), size()));
    },
    fit,
  };
};
