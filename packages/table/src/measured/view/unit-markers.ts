/** Which markers lie beside a unit, in the colours of the books. */
import { isOpenOrder, isPlaced, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import type { MarkerName } from '../../art/index.js';
import { t } from '../../app/settings.js';
import { m } from '../words/index.js';

export interface Marker {
  readonly name: MarkerName;
  readonly text?: string;
  readonly title: string;
}

export const markersOf = ({ rules }: TabletopMatch, unit: Unit): Marker[] => {
  const words = m().view.markers;
  const markers: Marker[] = [];
  if (unit.hits > 0) markers.push({ name: 'green', text: String(unit.hits), title: t().markers.hits(unit.hits) });
  if (unit.aside > 0) markers.push({ name: 'green', text: `+${unit.aside}`, title: words.aside(unit.aside) });
  if (unit.fired) markers.push({ name: 'red', title: t().markers.fired });
  if (unit.reacted) markers.push({ name: 'yellow', title: t().markers.reacted });
  if (unit.limbered) markers.push({ name: 'white', title: words[rules.words.limbered] });
  if (isPlaced(unit) && unit.stands.length > 1 && isOpenOrder(unit.place.formation))
    markers.push({ name: 'blue', title: m().view.formations[unit.place.formation] });
  if (unit.chargeFailed) markers.push({ name: 'failed', title: words.chargeFailed });
  if (unit.acted || unit.done) markers.push({ name: 'done', title: words.acted });
  return markers;
};
