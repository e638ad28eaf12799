/** A measured table by keyboard: Tab and arrows go from unit to unit, Enter taps, plus, minus and 0 zoom. */
import { createSignal, onCleanup, type Accessor } from 'solid-js';
import type { Gesture } from '../gesture.js';
import { leastOf } from '../lists.js';
import type { Spot } from '../marks.js';
import { isLeftByHand } from '../../table/pointed.js';
import { ARROWS, zoomBy, type Way } from '../../table/table-keys.js';
import type { ViewWindow } from '../../table/view-window.js';

interface Stop {
  readonly id: string;
  /** On the sheet. */
  readonly x: number;
  readonly y: number;
}

/** What lies aside counts twice; what lies more aside than ahead is another arrow's. */
const cost = (from: Spot, { x, y }: Stop, [across, down]: Way): number => {
  const ahead = (x - from.x) * across + (y - from.y) * down;
  const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * across);
  return ahead <= 0 || aside > ahead * 1.5 ? Infinity : ahead + 2 * aside;
};

interface Ways {
  readonly view: ViewWindow;
  readonly element: () => HTMLElement;
  readonly stops: () => readonly Stop[];
  readonly spotOf: (id: string) => Spot | undefined;
  readonly handleSpot: (id: string) => Spot | undefined;
  readonly onGesture: (gesture: Gesture) => void;
}

const focusedIn = (element: HTMLElement): SVGElement | undefined => {
  const focused = document.activeElement;
  return focused instanceof SVGElement && element.contains(focused) ? focused : undefined;
};

const isTyped = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || (target instanceof Element && target.closest('input, select, textarea, dialog') !== null);

/** Whether N is held: all names are wanted. */
export const allNamed = (): Accessor<boolean> => {
  const [isHeld, setHeld] = createSignal(false);
  const down = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'n' && !isTyped(event)) setHeld(true);
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'n') setHeld(false);
  };
  const away = (): boolean => setHeld(false);
  addEventListener('keydown', down);
  addEventListener('keyup', up);
  addEventListener('blur', away);
  onCleanup(() => {
    removeEventListener('keydown', down);
    removeEventListener('keyup', up);
    removeEventListener('blur', away);
  });
  return isHeld;
};

/** Closer, further away, and to what it is about, wherever on the page the focus is. */
export const zoomAnywhere = (view: ViewWindow, show: () => void): void => {
  const key = (event: KeyboardEvent): void => {
    if (isTyped(event) || event.defaultPrevented) return;
    if (event.key === 'v') show();
    else if (!zoomBy(view, event.key)) return;
    event.preventDefault();
  };
  addEventListener('keydown', key);
  onCleanup(() => removeEventListener('keydown', key));
};

export const tableKeys = ({ view, element, stops, spotOf, handleSpot, onGesture }: Ways) => {
  const walk = (way: Way): boolean => {
    const id = focusedIn(element())?.dataset['unit'];
    const all = stops();
    const here = all.find((stop) => stop.id === id);
    const next = here ? leastOf(all, (stop) => cost(here, stop, way)) : all[0];
    if (!next) return false;
    element()
      .querySelector<SVGElement>(`[data-unit="${CSS.escape(next.id)}"]`)
      ?.focus({ preventScroll: true });
    view.reveal(next.x, next.y);
    return true;
  };
  const press = (event: KeyboardEvent): boolean => {
    const focused = focusedIn(element());
    if (!focused || isLeftByHand(focused)) return false;
    const { unit, handle } = focused.dataset;
    const at = unit === undefined ? handle && handleSpot(handle) : spotOf(unit);
    if (!at) return false;
    const over = unit === undefined ? { handle: handle! } : { unit };
    onGesture({ is: 'tap', at, over, shift: event.shiftKey, alt: event.altKey });
    return true;
  };
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const way = ARROWS[key];
    const taken =
      key === 'Enter' || key === ' '
        ? press(event)
        : way && !event.shiftKey && !event.altKey
          ? walk(way)
          : zoomBy(view, key);
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
};
