/** The table by keyboard: arrows from zone to zone, Enter points, plus and minus zoom; units are reached with Tab. */
import type { Accessor } from 'solid-js';
import type { Station } from '../view/place-units.js';
import { areaAt, type Area } from '../view/table-plan.js';
import { isLeftByHand, named } from './pointed.js';
import type { ViewWindow } from './view-window.js';

/** On the sheet. */
export type Way = readonly [across: number, down: number];

export const ARROWS: Readonly<Record<string, Way>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** How far beyond the edge of a zone the next one is looked for. */
const BEYOND = 7;
export const CLOSER = 1.4;

/** Plus, minus and 0; false: it was another key. */
export const zoomBy = (view: ViewWindow, key: string): boolean => {
  if (key === '+') view.zoom(CLOSER);
  else if (key === '-') view.zoom(1 / CLOSER);
  else if (key === '0') view.turnHome();
  else return false;
  return true;
};

interface Ways {
  readonly view: ViewWindow;
  readonly areas: Accessor<readonly Area[]>;
  readonly stations: Accessor<ReadonlyMap<string, Station>>;
  readonly element: () => HTMLElement;
  readonly onPoint: (element: Element) => void;
}

export const tableKeys = ({ view, areas, stations, element, onPoint }: Ways) => {
  const walk = ([across, down]: Way): void => {
    const focused = document.activeElement;
    const here = stations().get(named(focused, 'unit') ?? '');
    const from =
      areas().find(({ zone }) => zone === named(focused, 'zone')) ??
      (here && areaAt(areas(), here.x, here.y)) ??
      areas().at(-1)!;
    const x = from.left + from.width / 2 + across * (from.width / 2 + BEYOND);
    const middle = from.top + from.height / 2;
    const y = middle + down * (from.height / 2 + BEYOND);
    const next = areaAt(areas(), x, y) ?? from;
    element().querySelector<SVGElement>(`[data-zone="${next.zone}"]`)?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const focused = document.activeElement;
    if (
      !focused ||
      isLeftByHand(focused) ||
      !element().contains(focused) ||
      !(named(focused, 'unit') ?? named(focused, 'zone'))
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    onPoint(focused);
  };
  return (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') return press(event);
    zoomBy(view, event.key);
    const step = ARROWS[event.key];
    if (!step || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    walk(step);
  };
};
