/** Mouse and fingers on the drawing board: tap, drag what is there. */
import { createPointing, type Pointing } from '../table/pointing.js';
import type { ViewWindow } from '../table/view-window.js';
import type { BoardActs } from './board-acts.js';
import { gripOf } from './grip-name.js';
import type { Corner } from './shapes.js';

interface Ways {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  /** The point of the table under a point of the drawing. */
  readonly spotOf: (point: { readonly x: number; readonly y: number }) => Corner;
  readonly acts: Pick<BoardActs, 'grab' | 'drag' | 'drop' | 'cancel' | 'tap'>;
}

export const createCanvasPointer = ({ view, element, spotOf, acts }: Ways): Pointing => {
  const cornerAt = (event: PointerEvent): Corner => spotOf(view.pointOn(event));
  return createPointing({
    view,
    element,
    holdAt: (down) => {
      const named = (down.target as Element).closest<SVGElement>('[data-grip]');
      return { grip: gripOf(named?.dataset['grip']), at: cornerAt(down) };
    },
    onGrab: ({ grip, at }) => acts.grab(grip, at),
    onDrag: (_hold, event) => acts.drag(cornerAt(event)),
    onDrop: (_hold, event) => {
      acts.drag(cornerAt(event));
      acts.drop();
    },
    onCancel: () => acts.cancel(),
    onTap: (_event, hold) => hold && acts.tap(hold.grip, hold.at),
  });
};
