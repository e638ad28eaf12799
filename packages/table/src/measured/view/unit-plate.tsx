/** The plate of a unit with its strength, formation and name; and its markers. For the eye only. */
import { createMemo, For, Show } from 'solid-js';
import type { TabletopMatch, Unit } from '@five-victories/engine/tabletop';
import { markerSymbol } from '../../art/index.js';
import type { Plate } from './plates.js';
import { signOf } from './signs.js';
import type { Box, Station } from './station.js';
import { markersOf, type Marker } from './unit-markers.js';

/** Strength points where units are whole or gone, else stands. */
export const countOf = ({ rules }: TabletopMatch, unit: Unit): number =>
  rules.wholeOrGone ? rules.leftAfter(unit, unit.hits) : unit.stands.length;

/** A single stand needs no number to be counted, and has no formation worth a sign. */
const isCounted = ({ rules }: TabletopMatch, { stands }: Unit): boolean => rules.wholeOrGone || stands.length > 1;
const isSigned = ({ stands }: Unit): boolean => stands.length > 1;

const NUMBER = 1.5;
const SIGN = 1.25;
const BEFORE_NAME = 0.12;

/** Room before the name, for letters of height 1. */
export const headOf = (match: TabletopMatch, unit: Unit): number =>
  (isCounted(match, unit) ? NUMBER : 0) + (isSigned(unit) ? SIGN : 0);

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
  readonly station: Station;
  readonly box: Box;
  readonly plate: Plate | undefined;
  readonly text: number;
}

export const UnitPlate = (props: Props) => {
  const markers = createMemo(() => markersOf(props.match, props.unit));
  const at = createMemo(() => ({
    x: (props.box.left + props.box.right) / 2,
    y: (props.box.top + props.box.bottom) / 2,
    half: (props.box.right - props.box.left) / 2,
    up: (props.box.bottom - props.box.top) / 2,
  }));
  const radius = (): number => Math.max(5, props.text * 0.62);
  return (
    <g class={`plated ${props.unit.side}`} style={{ transform: `translate(${at().x}px, ${at().y}px)` }}>
      <g class="markers" transform={`translate(${at().half} ${-at().up + radius() * 0.4})`}>
        <For each={markers()}>
          {(marker, i) => (
            <g transform={`translate(0 ${i() * radius() * 2.1}) scale(${radius() / DRAWN})`}>
              <MarkerSign marker={marker} />
            </g>
          )}
        </For>
      </g>
      <Show when={props.plate}>
        {(plate) => (
          <g class="plate" transform={`translate(${plate().dx} ${plate().dy})`}>
            <rect width={plate().width} height={plate().height} rx={props.text * 0.2} />
            <Show when={isCounted(props.match, props.unit)}>
              <rect class="count" width={props.text * NUMBER} height={plate().height} rx={props.text * 0.2} />
              <text
                class="number"
                x={(props.text * NUMBER) / 2}
                y={props.text * 1.03}
                font-size={`${props.text * 0.95}`}
              >
                {countOf(props.match, props.unit)}
              </text>
            </Show>
            <Show when={isSigned(props.unit)}>
              <path
                class="formation"
                fill-rule="evenodd"
                transform={`translate(${props.text * (NUMBER + SIGN / 2)} ${plate().height / 2}) scale(${props.text / 11})`}
                d={signOf(props.station.place.formation)}
              />
            </Show>
            <text
              class="name"
              x={props.text * (headOf(props.match, props.unit) + BEFORE_NAME)}
              y={props.text * 1.01}
              font-size={`${props.text}`}
            >
              {plate().name}
            </text>
          </g>
        )}
      </Show>
    </g>
  );
};
