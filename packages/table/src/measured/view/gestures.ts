/** Fingers and mouse on a measured table, told as gestures: where in the engine's lengths, over what, with what in hand. */
import { createPointing, isTouch, listen } from '../../table/pointing.js';
import type { ViewWindow } from '../../table/view-window.js';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import type { Over } from './pick.js';

/** What a unit is called that is dragged from a list onto the table. */
export const CARRIED = 'application/x-five-victories-unit';

/** Taken hold of with Shift where nothing is: a box around units. */
export const BOX = 'box';

/** What can be taken hold of at a point. */
export interface Hold {
  readonly held: NonNullable<Gesture['held']>;
  readonly grip?: Spot;
}

interface Ways {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  readonly spotOf: (event: { readonly clientX: number; readonly clientY: number }) => Spot;
  readonly overAt: (at: Spot, touch: boolean, held?: Gesture['held']) => Over | undefined;
  readonly tappedAt: (at: Spot, touch: boolean) => Over | undefined;
  readonly holdAt: (at: Spot, touch: boolean) => Hold | undefined;
  readonly onGesture: (gesture: Gesture) => void;
  /** A finger stays. */
  readonly onRest: (at: Spot, over: Over | undefined) => void;
}

/** Pixels by which a unit in hand runs above the finger, so that it is seen. */
const ABOVE = 56;

type Point = { readonly clientX: number; readonly clientY: number };

/** It rises with the way the finger has gone: who only trembles does not throw it off. */
export const raised = (from: Point, { clientX, clientY }: Point): Point => ({
  clientX,
  clientY: clientY - Math.min(ABOVE, Math.hypot(clientX - from.clientX, clientY - from.clientY)),
});

export const createGestures = ({ view, element, spotOf, overAt, tappedAt, holdAt, onGesture, onRest }: Ways) => {
  let pressed: Point | undefined;
  const tell = (is: Gesture['is'], event: PointerEvent, hold?: Hold): void => {
    const touch = isTouch(event);
    if (is === 'grab') pressed = event;
    const at = spotOf(touch && hold?.held.unit !== undefined ? raised(pressed ?? event, event) : event);
    const over = is === 'tap' ? tappedAt(at, touch) : overAt(at, touch, hold?.held);
    onGesture({ is, at, ...hold, ...(over ? { over } : {}), shift: event.shiftKey, alt: event.altKey, touch });
  };
  const pointing = createPointing<Hold>({
    view,
    element,
    holdAt: (down) => holdAt(spotOf(down), isTouch(down)) ?? (down.shiftKey ? { held: { handle: BOX } } : undefined),
    onGrab: (hold, down) => tell('grab', down, hold),
    onDrag: (hold, event) => tell('drag', event, hold),
    onDrop: (hold, event) => tell('drop', event, hold),
    onCancel: (hold, event) => tell('cancel', event, hold),
    onTap: (event) => tell('tap', event),
    onRest: (event) => onRest(spotOf(event), overAt(spotOf(event), true)),
    onHover: (event) => tell('hover', event),
  });
  listen(element, pointing);
  return {
    /** A unit that comes from a list beside the table. */
    carriedOver: (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes(CARRIED) === true) event.preventDefault();
    },
    carriedIn: (event: DragEvent): void => {
      const unit = event.dataTransfer?.getData(CARRIED) ?? '';
      if (unit === '') return;
      event.preventDefault();
      const [at, held] = [spotOf(event), { unit }];
      const over = overAt(at, false, held);
      onGesture({ is: 'drop', at, held, ...(over ? { over } : {}), shift: event.shiftKey, alt: event.altKey });
    },
  };
};
