/** The pointer on the drawing board: what is dragged is dropped, or nothing comes of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCanvasPointer } from '../src/editor/canvas-pointer.js';
import type { ViewWindow } from '../src/table/view-window.js';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const board = {};
const view = {
  pointOn: ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y }),
  settle: () => undefined,
} as unknown as ViewWindow;

const opened = () => {
  const heard: string[] = [];
  const pointer = createCanvasPointer({
    view,
    element: () => ({ setPointerCapture: () => undefined }) as unknown as HTMLElement,
    spotOf: ({ x, y }) => [x, y],
    onGrab: () => heard.push('grab') > 0,
    onDrag: (at) => heard.push(`drag ${at.join()}`),
    onDrop: () => heard.push('drop'),
    onCancel: () => heard.push('cancel'),
    onTap: () => heard.push('tap'),
  });
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
  const dragged = (): void => {
    pointer.down(event('pointerdown', 0));
    pointer.move(event('pointermove', 20));
    pointer.move(event('pointermove', 30));
  };
  return { heard, pointer, event, dragged };
};

test('what is dragged is dropped where it is let go; a press that does not move is a tap', () => {
  const { heard, pointer, event, dragged } = opened();
  dragged();
  pointer.up(event('pointerup', 40, { buttons: 0 }));
  pointer.lost(event('lostpointercapture', 40, { target: board }));
  expect(heard).toEqual(['grab', 'drag 40,0', 'drop']);
  pointer.down(event('pointerdown', 0));
  pointer.up(event('pointerup', 1, { buttons: 0 }));
  expect(heard.at(-1)).toBe('tap');
});

test.each(['pointercancel', 'lostpointercapture', 'pointermove', 'Escape'])(
  'a pointer that is lost (%s) drops nothing, and nothing clings to it',
  (how) => {
    const { heard, pointer, event, dragged } = opened();
    dragged();
    if (how === 'pointercancel') pointer.up(event(how, 30));
    else if (how === 'lostpointercapture') pointer.lost(event(how, 30, { target: board }));
    else if (how === 'pointermove') pointer.move(event(how, 60, { buttons: 0 }));
    else expect(pointer.cancel()).toBe(true);
    expect(heard).toEqual(['grab', 'cancel']);
    pointer.move(event('pointermove', 80, { buttons: 0 }));
    pointer.up(event('pointerup', 80, { buttons: 0 }));
    expect(heard).toEqual(['grab', 'cancel']);
    dragged();
    expect(heard.at(-1)).toBe('grab');
  },
);

test('a finger that leaves what it pressed for the board is not lost', () => {
  const { heard, pointer, event, dragged } = opened();
  dragged();
  pointer.lost(event('lostpointercapture', 30));
  pointer.up(event('pointerup', 40, { buttons: 0 }));
  expect(heard).toEqual(['grab', 'drag 40,0', 'drop']);
});
