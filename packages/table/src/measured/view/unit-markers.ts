/** Which markers lie beside a unit, in the colours of the books. */
import type { AnyUnit } from '@five-victories/engine';
import { isOpenOrder, isPlaced, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { MarkerName } from '../../art/index.js';
import { m } from '../words/index.js';

export interface Marker {
  readonly name: MarkerName;
  readonly text?: string;
  readonly title: string;
}

/** Half the width of a marker; from afar they are smaller. */
export const markerRadius = (text: number, far: boolean): number => Math.max(5, text * (far ? 0.5 : 0.62));
/** From one marker to the next. */
export const MARKER_STEP = 2.1;

/** `far`: from afar what a unit's look says is left out. */
export const markersOf = ({ rules }: TabletopMatch, unit: AnyUnit, far: boolean): Marker[] => {
  const { names } = m();
  const markers: Marker[] = [];
  if (unit.hits > 0) markers.push({ name: 'green', text: String(unit.hits), title: names.hits(unit.hits) });
  if (unit.aside) markers.push({ name: 'green', text: `+${unit.aside}`, title: names.aside(unit.aside) });
  if (unit.fired) markers.push({ name: 'red', title: names.fired });
  if (unit.reacted) markers.push({ name: 'yellow', title: names.reacted });
  if (unit.limbered) markers.push({ name: 'white', title: names.limbered[rules.words.limbered] });
  if (isPlaced(unit) && unit.stands.length > 1 && isOpenOrder(unit.place.formation))
    markers.push({ name: 'blue', title: names.formations[unit.place.formation] });
  if (unit.chargeFailed) markers.push({ name: 'failed', title: names.chargeFailed });
  if (!far && (unit.acted || unit.done)) markers.push({ name: 'done', title: unit.done ? names.done : names.acted });
  return markers;
};
