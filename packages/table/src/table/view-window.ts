/** What part of the table is seen: fitted, panned, zoomed; drawn anew when a gesture ends. */
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, type Accessor } from 'solid-js';
import { afterFrame } from '../app/idle.js';
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
/** What the window opens on has this much room around it, in pixels, and comes so much closer than the whole at most. */
const AROUND = 46;
const CLOSEST = 3;
/** Nearer to the whole table than this, it is the whole table. */
const NEARLY = 1.06;
/** Milliseconds after the last turn of the wheel. */
const SETTLES = 200;

/** Part of a drawing. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The room around what is looked at: less in a small window. */
export const aroundIn = ({ width, height }: Size): number => Math.min(AROUND, 0.12 * Math.min(width, height));

/** At which a part is seen whole, with room around it. */
export const scaleFor = ({ left, right, top, bottom }: Part, window: Size): number => {
  const around = aroundIn(window);
  return Math.min(
    (window.width - 2 * around) / (right - left || 1),
    (window.height - 2 * around) / (bottom - top || 1),
  );
};

/** As close as a part is seen whole; undefined: it is best seen with the whole table. */
const closeTo = (part: Part, table: Size, window: Size): Camera | undefined => {
  const { left, right, top, bottom } = part;
  const whole = fitted(table, window).scale;
  const scale = Math.min(whole * CLOSEST, scaleFor(part, window));
  if (scale < whole * NEARLY) return undefined;
  return within({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, table, window);
};

const isSame = (a: Camera, b: Camera): boolean =>
  Math.abs(a.scale - b.scale) < 1e-6 && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** Milliseconds for which the page is believed to be as it was when it was last drawn. */
const BELIEVED = 100;

/** Where an element is in the page. Who asks with every frame is told of the last one: to look costs less after it. */
const createCorner = (element: () => HTMLElement) => {
  let seen: DOMRect | undefined;
  let at = -Infinity;
  let callOff: (() => void) | undefined;
  const look = (): DOMRect => {
    callOff = undefined;
    at = performance.now();
    return (seen = element().getBoundingClientRect());
  };
  onCleanup(() => callOff?.());
  return (): DOMRect => {
    if (!seen || performance.now() - at > BELIEVED) return look();
    callOff ??= afterFrame(look);
    return seen;
  };
};

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

export type ViewWindow = ReturnType<typeof createViewWindow>;

/** `home`: what is looked at to begin with, where that is less than the whole table. */
export const createViewWindow = (
  table: Accessor<Size>,
  element: () => HTMLElement,
  home: (window: Size) => Part | undefined = () => undefined,
) => {
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
      const [isHome, isWhole] = [isSame(camera(), opening), isSame(camera(), fitted(table(), size()))];
      setSize({ width, height });
      if (isHome) return open();
      setCamera(isWhole ? fitted(table(), { width, height }) : within(camera(), table(), { width, height }));
    });
    watch.observe(element());
    onCleanup(() => watch.disconnect());
  });
  const fit = (): void => {
    setCamera(fitted(table(), size()));
  };
  /** Where it was last opened: who has not looked elsewhere since sees it again in a window of another size. */
  let opening = camera();
  const open = (): void => {
    const part = home(size());
    opening = (part && closeTo(part, table(), size())) ?? fitted(table(), size());
    setCamera(opening);
  };
  createEffect(on(table, open, { defer: true }));

  const corner = createCorner(element);
  const place = ({ clientX, clientY }: Point) => {
    const { left, top } = corner();
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
    show: ({ left, right, top, bottom }: Part): void => {
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
    /** What is looked at first has changed: who has not looked elsewhere since sees it as it is now. */
    reopen: (): void => {
      if (isSame(camera(), opening)) open();
    },
    /** To what is looked at first; from there to the whole table. */
    turnHome: (): void => {
      const before = camera();
      open();
      if (isSame(before, opening)) fit();
    },
    /** Whether part of the table lies outside. */
    isPart: createMemo(() => camera().scale > fitted(table(), size()).scale * NEARLY),
    look: (x: number, y: number): void => {
      setCamera(within({ x, y, scale: camera().scale }, table(), size()));
    },
  };
};
