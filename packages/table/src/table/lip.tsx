/** The lip of a tray: strength, name if it fits whole, hits and marks. For the eye only; the unit itself says it all. */
import { createMemo, For, Show } from 'solid-js';
import { sizeOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { counterSteps, lipAt, markSteps, nameLetters, nameOn, STRENGTH } from '../view/lip.js';
import type { Station } from '../view/place-units.js';
import type { Tray } from '../view/tray.js';
import { DrawnMark, marksOf } from './markers.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly tray: Tray;
  /** Figures reach over the lip; then it lies over them once more. */
  readonly covered: boolean;
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
  const marks = createMemo(() => marksOf(props.unit));
  const places = createMemo(() => (props.station.counter ? counterSteps : markSteps)(lip(), marks().length));
  const placeOf = (i: number): string => {
    const [{ along, aside, scale }, { isUpright, across }] = [places()[i]!, lip()];
    const [x, y] = isUpright ? [across + aside, along] : [along, across + aside];
    return `translate(${x} ${y}) scale(${scale})`;
  };
  const band = (): { x: number; y: number; width: number; height: number } => {
    const { isUpright, across, from, to, height } = lip();
    const [length, start] = [to - from, across - height / 2];
    return isUpright
      ? { x: start, y: from, width: height, height: length }
      : { x: from, y: start, width: length, height };
  };
  return (
    <>
      <Show when={props.covered}>
        <rect class="band" rx="1.5" {...band()} />
      </Show>
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
          <g class={`mark ${mark.kind}`} transform={placeOf(i())}>
            <title>{mark.title}</title>
            <DrawnMark name={mark.kind} text={mark.text} />
          </g>
        )}
      </For>
    </>
  );
};
