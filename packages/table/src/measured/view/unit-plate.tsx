/** The plate of a unit with its strength, formation and name; and its markers. For the eye only. */
import { createMemo, For, Show } from 'solid-js';
import { isPlaced, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { markerSymbol } from '../../art/index.js';
import { PlateSign, type PlateHead } from '../../table/plate-sign.jsx';
import type { Box } from '../../view/plate-places.js';
import type { Plate } from '../../view/plates.js';
import type { Spot } from '../marks.js';
import { signOf } from './signs.js';
import { middleOf } from './station.js';
import { MARKER_STEP, markerRadius, markersOf, type Marker } from './unit-markers.js';

/** Strength points where units are whole or gone, else stands. */
const countOf = ({ rules }: TabletopMatch, unit: Unit): number =>
  rules.strengthIn === 'points' ? rules.leftAfter(unit, unit.hits) : unit.stands.length;

/** A single stand needs no number to be counted, and has no formation worth a sign. */
export const headOf = (match: TabletopMatch, unit: Unit): PlateHead => ({
  count: match.rules.strengthIn === 'points' || unit.stands.length > 1 ? countOf(match, unit) : undefined,
  sign: unit.stands.length > 1 && isPlaced(unit) ? signOf(unit.place.formation) : undefined,
});

/** At the corner that lies furthest to the upper right, as seen from the middle. */
const markersAt = (ground: readonly Spot[]): Spot => {
  const middle = middleOf(ground);
  const corner = ground.reduce((best, spot) => (spot.x - spot.y > best.x - best.y ? spot : best));
  return { x: corner.x - middle.x, y: corner.y - middle.y };
};

/** What its markers cover, on the sheet. */
export const signsOf = (ground: readonly Spot[], count: number, radius: number): Box | undefined => {
  if (count === 0) return undefined;
  const [{ x, y }, middle] = [markersAt(ground), middleOf(ground)];
  const [left, top] = [middle.x + x - radius, middle.y + y - radius];
  return { left, top, right: left + 2 * radius, bottom: top + radius * (2 + MARKER_STEP * (count - 1)) };
};

/** Half the width of a marker as art draws it. */
const DRAWN = 6;

const MarkerSign = (props: { readonly marker: Marker }) => {
  const drawn = createMemo(() => markerSymbol(props.marker.name, props.marker.text));
  return (
    <>
      <title>{props.marker.title}</title>
      <defs innerHTML={props.marker.text === undefined ? '' : drawn().svg} />
      <use href={`#${drawn().id}`} />
    </>
  );
};

interface Props {
  readonly match: TabletopMatch;
  readonly unit: Unit;
  readonly ground: readonly Spot[];
  readonly plate: Plate | undefined;
  readonly text: number;
  readonly far: boolean;
}

export const UnitPlate = (props: Props) => {
  const markers = createMemo(() => markersOf(props.match, props.unit, props.far));
  const at = createMemo(() => middleOf(props.ground));
  const corner = createMemo(() => markersAt(props.ground));
  const radius = (): number => markerRadius(props.text, props.far);
  return (
    <g class={`plated ${props.unit.side}`} style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <g class="markers" transform={`translate(${corner().x} ${corner().y})`}>
        <For each={markers()}>
          {(marker, i) => (
            <g transform={`translate(0 ${i() * radius() * MARKER_STEP}) scale(${radius() / DRAWN})`}>
              <MarkerSign marker={marker} />
            </g>
          )}
        </For>
      </g>
      <Show when={props.plate}>
        {(plate) => <PlateSign plate={plate()} head={headOf(props.match, props.unit)} text={props.text} />}
      </Show>
    </g>
  );
};
