/** The pointer on a drawing: what is dragged is dropped, or nothing comes of it; two fingers and the wheel move the view. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCanvasPointer } from '../src/editor/canvas-pointer.js';
import type { Camera } from '../src/table/camera.js';
import { createPointing } from '../src/table/pointing.js';
import type { ViewWindow } from '../src/table/view-window.js';

let frame: (() => void) | undefined;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => {
    frame = call;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (frame = undefined));
  vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 });
});
afterEach(() => void vi.unstubAllGlobals());

const board = {};
const element = (() => ({ setPointerCapture: () => undefined })) as unknown as () => HTMLElement;

/** A window of 100 by 100 that sees ten pixels for one of the drawing. */
const seeing = () => {
  let seen: Camera = { x: 50, y: 50, scale: 10 };
  const view = {
    pointOn: ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y }),
    place: ({ clientX: px, clientY: py }: PointerEvent) => ({ px, py }),
    size: () => ({ width: 100, height: 100 }),
    seen: () => seen,
    move: (to: Camera) => (seen = to),
    settle: () => undefined,
    soon: () => undefined,
  } as unknown as ViewWindow;
  return { view, camera: () => seen };
};

const event = (type: string, x: number, more: object = {}) =>
  ({
    type,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: x,
    clientY: 0,
    target: { closest: () => null },
    currentTarget: board,
    ...more,
  }) as unknown as PointerEvent;
const finger = (type: string, pointerId: number, x: number, y: number) =>
  event(type, x, { pointerId, clientY: y, pointerType: 'touch' });

const opened = () => {
  const heard: string[] = [];
  const pointer = createCanvasPointer({
    view: seeing().view,
    element,
    spotOf: ({ x, y }) => [x, y],
    acts: {
      grab: (_grip, at) => heard.push(`grab ${at.join()}`) > 0,
      drag: (at) => heard.push(`drag ${at.join()}`),
      drop: () => heard.push('drop'),
      cancel: () => heard.push('cancel'),
      tap: (_grip, at) => heard.push(`tap ${at.join()}`),
    },
  });
  const dragged = (): void => {
    pointer.down(event('pointerdown', 0));
    pointer.move(event('pointermove', 20));
    pointer.move(event('pointermove', 30));
  };
  return { heard, pointer, dragged };
};

test('what is dragged is dropped where it is let go; a press that does not move is a tap', () => {
  const { heard, pointer, dragged } = opened();
  dragged();
  pointer.up(event('pointerup', 40, { buttons: 0 }));
  pointer.lost(event('lostpointercapture', 40, { target: board }));
  expect(heard).toEqual(['grab 0,0', 'drag 30,0', 'drag 40,0', 'drop']);
  pointer.down(event('pointerdown', 0));
  pointer.up(event('pointerup', 1, { buttons: 0 }));
  expect(heard.at(-1)).toBe('tap 0,0');
});

test('a drag is told once a frame, with its newest place', () => {
  const { heard, pointer, dragged } = opened();
  dragged();
  pointer.move(event('pointermove', 35));
  frame!();
  expect(heard).toEqual(['grab 0,0', 'drag 35,0']);
});

test.each(['pointercancel', 'lostpointercapture', 'pointermove', 'Escape', 'a second finger'])(
  'a pointer that is lost (%s) drops nothing, and nothing clings to it',
  (how) => {
    const { heard, pointer, dragged } = opened();
    dragged();
    if (how === 'pointercancel') pointer.up(event(how, 30));
    else if (how === 'lostpointercapture') pointer.lost(event(how, 30, { target: board }));
    else if (how === 'pointermove') pointer.move(event(how, 60, { buttons: 0 }));
    else if (how === 'Escape') expect(pointer.cancel()).toBe(true);
    else pointer.down(finger('pointerdown', 2, 60, 0));
    expect(heard).toEqual(['grab 0,0', 'cancel']);
    pointer.up(finger('pointerup', 2, 60, 0));
    pointer.move(event('pointermove', 80, { buttons: 0 }));
    pointer.up(event('pointerup', 80, { buttons: 0 }));
    frame?.();
    expect(heard).toEqual(['grab 0,0', 'cancel']);
    dragged();
    expect(heard.at(-1)).toBe('grab 0,0');
  },
);

test('a finger that leaves what it pressed for the board is not lost', () => {
  const { heard, pointer, dragged } = opened();
  dragged();
  pointer.lost(event('lostpointercapture', 30));
  pointer.up(event('pointerup', 40, { buttons: 0 }));
  expect(heard.slice(-2)).toEqual(['drag 40,0', 'drop']);
});

const watched = () => {
  const { view, camera } = seeing();
  const heard: string[] = [];
  const tell = (what: string) => () => void heard.push(what);
  const pointer = createPointing<string>({
    view,
    element,
    holdAt: () => undefined,
    onGrab: tell('grab'),
    onDrag: tell('drag'),
    onDrop: tell('drop'),
    onCancel: tell('cancel'),
    onTap: tell('tap'),
    onHover: tell('hover'),
  });
  return { pointer, camera, heard };
};

test('where there is nothing to take hold of, a drag pans; a mouse that only passes hovers', () => {
  const { pointer, camera, heard } = watched();
  pointer.down(event('pointerdown', 0));
  pointer.move(event('pointermove', 20));
  pointer.up(event('pointerup', 20, { buttons: 0 }));
  expect(camera()).toEqual({ x: 48, y: 50, scale: 10 });
  pointer.move(event('pointermove', 30, { buttons: 0 }));
  frame!();
  expect(heard).toEqual(['hover']);
});

test('two fingers zoom by how far they part, and carry the view along', () => {
  const { pointer, camera, heard } = watched();
  pointer.down(finger('pointerdown', 1, 40, 50));
  pointer.down(finger('pointerdown', 2, 60, 50));
  pointer.move(finger('pointermove', 2, 80, 50));
  expect(camera().scale).toBe(20);
  // What lay between the fingers, the middle of the table, lies between them still: now ten pixels to the right.
  expect(camera().x + (60 - 50) / 20).toBeCloseTo(50);
  pointer.move(finger('pointermove', 1, 40, 90));
  pointer.up(finger('pointerup', 2, 80, 50));
  pointer.up(finger('pointerup', 1, 40, 90));
  expect(heard).toEqual([]);
});

test('the wheel zooms about the point under it, by lines or by pixels', () => {
  const turned = (deltaMode: number, deltaY: number) => {
    const { pointer, camera } = watched();
    const wheel = { deltaMode, deltaY, clientX: 50, clientY: 50, preventDefault: () => undefined };
    pointer.wheel(wheel as unknown as WheelEvent);
    return camera();
  };
  expect(turned(1, -2)).toMatchObject({ x: 50, y: 50, scale: 10 * Math.exp(0.1) });
  expect(turned(0, 100).scale).toBeCloseTo(10 * Math.exp(-0.16));
});

test('a finger that stays is told of once, and letting go is then no tap; one that moves on drags', () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const say =
    (what: string) =>
    (...told: unknown[]): void =>
      void heard.push(`${what} ${told.length}`);
  const pointing = createPointing<string>({
    view: seeing().view,
    element,
    holdAt: () => 'unit',
    onGrab: say('grab'),
    onDrag: say('drag'),
    onDrop: say('drop'),
    onCancel: say('cancel'),
    onTap: say('tap'),
    onRest: say('rest'),
  });
  pointing.down(finger('pointerdown', 1, 5, 5));
  vi.advanceTimersByTime(2000);
  pointing.up(finger('pointerup', 1, 5, 5));
  expect(heard.splice(0)).toEqual(['rest 1']);
  pointing.down(finger('pointerdown', 1, 5, 5));
  pointing.up(finger('pointerup', 1, 5, 5));
  vi.advanceTimersByTime(2000);
  expect(heard.splice(0)).toEqual(['tap 2']);
  pointing.down(finger('pointerdown', 1, 5, 5));
  vi.advanceTimersByTime(2000);
  pointing.move(finger('pointermove', 1, 40, 5));
  pointing.up(finger('pointerup', 1, 40, 5));
  expect(heard).toEqual(['rest 1', 'grab 2', 'drag 2', 'drop 2']);
  vi.useRealTimers();
});
