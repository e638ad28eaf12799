/** The plate of a unit with its strength and name; and its markers. For the eye only. */
import { createMemo, Show } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { boxOf } from '../view/cluster.js';
import { figureOf } from '../view/figure.js';
import type { Station } from '../view/place-units.js';
import type { Plate } from '../view/plates.js';
import { Markers } from './markers.jsx';
import { PlateSign } from './plate-sign.jsx';
import type { Held } from './unit-figure.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly plate: Plate | undefined;
  /** Size of texts, against the zoom. */
  readonly text: number;
  readonly held?: Held;
}

export const UnitPlate = (props: Props) => {
  const figure = createMemo(() => figureOf(props.match, props.unit));
  const scale = (): number => props.station.scale;
  const box = createMemo(() => boxOf({ figure: figure(), angle: props.station.angle }));
  return (
    <g
      class={`plated ${props.unit.side} ${props.held ?? ''}`}
      style={{ transform: `translate(${props.station.x}px, ${props.station.y}px)` }}
    >
      <Markers
        unit={props.unit}
        match={props.match}
        width={box().width * scale()}
        height={box().height * scale()}
        text={props.text}
      />
      <Show when={props.plate}>
        {(plate) => (
          <PlateSign plate={plate()} head={{ count: figure().stands.length, sign: undefined }} text={props.text} />
        )}
      </Show>
    </g>
  );
};
