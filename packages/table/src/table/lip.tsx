/** The lip of a tray: strength, name if it fits whole, hits and marks. For the eye only; the unit itself says it all. */
import { createMemo, For, Show } from 'solid-js';
import { sizeOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { lipAt, markSteps, nameLetters, nameOn, STRENGTH } from '../view/lip.js';
import type { Station } from '../view/place-units.js';
import type { Tray } from '../view/tray.js';
import { DrawnMark, marksOf } from './markers.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly tray: Tray;
}

/** Room before the first letter. */
const BEFORE = 3;
/** How far below the middle of its line a figure stands. */
const DROP = 0.36;

export const LipWords = (props: Props) => {
  const lip = createMemo(() => lipAt(props.station, props.tray));
  const letters = (): number => lip().height * STRENGTH;
  const name = createMemo(() => (props.station.counter ? undefined : nameOn(props.match, props.unit, lip())));
  const strength = (): { x: number; y: number } =>
    lip().isUpright
      ? { x: lip().across, y: lip().from + letters() * 0.9 }
      : { x: lip().from + BEFORE + letters() * 0.3, y: lip().across + letters() * DROP };
  const marks = createMemo(() => marksOf(props.unit).slice(0, props.station.counter ? 1 : undefined));
  const places = createMemo(() => markSteps(lip(), marks().length));
  const placeOf = (i: number): string => {
    const [along, { isUpright, across }] = [places()[i]!, lip()];
    return isUpright ? `translate(${across} ${along})` : `translate(${along} ${across})`;
  };
  return (
    <g class="lip-words" aria-hidden="true">
      <text class="strength" x={strength().x} y={strength().y} font-size={`${letters()}`}>
        {sizeOf(props.unit)}
      </text>
      <Show when={name()}>
        <text
          class="name"
          x={strength().x + letters() * 0.62}
          y={lip().across + nameLetters(lip().height) * 0.3}
          font-size={`${nameLetters(lip().height)}`}
        >
          {name()}
        </text>
      </Show>
      <For each={marks()}>
        {(mark, i) => (
          <g class={`mark ${mark.kind}`} transform={`${placeOf(i())} scale(${lip().height / 12})`}>
            <title>{mark.title}</title>
            <DrawnMark name={mark.kind} text={mark.text} />
          </g>
        )}
      </For>
    </g>
  );
};
