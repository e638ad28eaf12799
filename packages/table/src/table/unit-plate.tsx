/** The plate of a unit, behind its rear, with its strength and name; and its markers. For the eye only. */
import { createMemo, Show } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { boxOf } from '../view/cluster.js';
import { figureOf } from '../view/figure.js';
import { isPlateAbove, type Station } from '../view/place-units.js';
import { shortName } from '../view/short-names.js';
import { unitName } from '../words/names.js';
import { Markers } from './markers.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  /** Size of texts, against the zoom. */
  readonly text: number;
  /** Whether its name can be read at this zoom. */
  readonly named: boolean;
  readonly dragged: { readonly x: number; readonly y: number } | undefined;
}

/** The whole name if it fits, else the word that tells the unit from others, cut if it must be. */
const shortened = (name: string, short: string, room: number): string => {
  if (name.length <= room) return name;
  return short.length <= room ? short : `${short.slice(0, Math.max(3, room - 1)).trimEnd()}…`;
};

export const UnitPlate = (props: Props) => {
  const figure = createMemo(() => figureOf(props.match, props.unit));
  const scale = (): number => props.station.scale;
  const box = createMemo(() => boxOf({ figure: figure(), angle: props.station.angle }));
  const at = () => props.dragged ?? props.station;
  const name = (): string => unitName(props.match, props.unit.id);
  const plateHeight = (): number => props.text * 1.36;
  const letters = (): number => Math.floor((props.station.room - 6 - props.text * 2) / (props.text * 0.47));
  const label = createMemo(() => shortened(name(), shortName(props.match, props.unit.id), letters()));
  const plateWidth = (): number => Math.min(props.station.room - 4, props.text * (2.25 + label().length * 0.47));
  const plateTop = (): number => {
    const half = (box().height * scale()) / 2 + 7;
    return isPlateAbove(props.station.angle) ? -half - plateHeight() : half;
  };

  return (
    <g
      class={`plated ${props.unit.side}`}
      classList={{ lifted: props.dragged !== undefined }}
      style={{ transform: `translate(${at().x}px, ${at().y}px)` }}
    >
      <Markers
        unit={props.unit}
        match={props.match}
        width={box().width * scale()}
        height={box().height * scale()}
        text={props.text}
      />
      <Show when={props.named}>
        <g class="plate" style={{ transform: `translate(0px, ${plateTop()}px)` }}>
          <rect x={-plateWidth() / 2} y="0" width={plateWidth()} height={plateHeight()} rx="3" />
          <rect class="count" x={-plateWidth() / 2} y="0" width={props.text * 1.5} height={plateHeight()} rx="3" />
          <text
            class="number"
            x={-plateWidth() / 2 + props.text * 0.75}
            y={props.text * 1.03}
            font-size={`${props.text}`}
          >
            {figure().stands.length}
          </text>
          <text class="name" x={-plateWidth() / 2 + props.text * 1.8} y={props.text * 1.01} font-size={`${props.text}`}>
            {label()}
          </text>
        </g>
      </Show>
    </g>
  );
};
