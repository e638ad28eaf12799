/** One unit on the table: its stands, its plate, its markers. */
import { createMemo, For, Show, type Accessor } from 'solid-js';
import type { Unit, ZonalMatch } from '@five-victories/engine/zonal';
import { standVariables } from '../art/index.js';
import { t } from '../app/settings.js';
import type { Cell } from '../pointer/index.js';
import { boxOf } from '../view/cluster.js';
import { figureOf } from '../view/figure.js';
import { isPlateAbove, type Station } from '../view/place-units.js';
import { shortName } from '../view/short-names.js';
import { unitName, unitSentence } from '../words/names.js';
import { Markers } from './markers.jsx';
import { kindFor, STAKES, STAKES_ID, symbolFor, type Game } from './stand-art.js';

export type Look = 'plain' | 'able' | 'chosen' | 'target' | 'spent' | 'spoken';

interface Props {
  readonly match: ZonalMatch;
  readonly unit: Unit;
  readonly station: Station;
  readonly coat: string;
  readonly level: 'far' | 'near';
  readonly look: Look;
  /** Size of texts, against the zoom. */
  readonly text: number;
  readonly picked: readonly Cell[];
  readonly reachable: boolean;
  readonly dragged: { readonly x: number; readonly y: number } | undefined;
}

/** Turns the short way round. */
const turning = (angle: Accessor<number>): Accessor<number> =>
  createMemo((before: number) => {
    const difference = ((((angle() - before) % 360) + 540) % 360) - 180;
    return before + difference;
  }, angle());

/** The whole name if it fits, else the word that tells the unit from others, cut if it must be. */
const shortened = (name: string, short: string, room: number): string => {
  if (name.length <= room) return name;
  return short.length <= room ? short : `${short.slice(0, Math.max(3, room - 1)).trimEnd()}…`;
};

export const UnitFigure = (props: Props) => {
  const game = (): Game => props.match.rules.id as Game;
  const figure = createMemo(() => figureOf(props.match, props.unit));
  const angle = turning(() => props.station.angle);
  const scale = (): number => props.station.scale;
  const box = createMemo(() => boxOf({ figure: figure(), angle: props.station.angle }));
  const at = () => props.dragged ?? props.station;
  const name = (): string => unitName(props.match, props.unit.id);
  const isPicked = (rank: number, file: number): boolean => props.picked.some(([r, f]) => r === rank && f === file);
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
      class={`unit ${props.unit.side} ${props.look}`}
      classList={{ lifted: props.dragged !== undefined }}
      style={{
        transform: `translate(${at().x}px, ${at().y}px)`,
        ...standVariables(props.unit.side, props.coat),
      }}
      data-unit={props.unit.id}
      role="button"
      tabindex={props.reachable ? 0 : -1}
      aria-label={unitSentence(t(), props.match, props.unit)}
      aria-pressed={props.look === 'chosen'}
    >
      <g class="turning" style={{ transform: `rotate(${angle()}deg) scale(${scale()})` }}>
        <rect
          class="halo"
          x={-figure().width / 2 - 7}
          y={-figure().depth / 2 - 7}
          width={figure().width + 14}
          height={figure().depth + 14}
          rx="9"
        />
        <For each={figure().stands}>
          {(stand, i) => {
            const symbol = () =>
              symbolFor(
                game(),
                kindFor(props.match, props.unit, stand.letter),
                props.level,
                stand.rank * 2 + stand.file + i(),
              );
            const size = () => Math.min(stand.width / symbol().width, stand.depth / symbol().depth);
            return (
              <use
                href={`#${symbol().id}`}
                transform={`translate(${stand.x} ${stand.y}) scale(${size()})`}
                classList={{ picked: isPicked(stand.rank, stand.file) }}
                data-rank={stand.rank}
                data-file={stand.file}
              />
            );
          }}
        </For>
        <Show when={props.unit.stakes}>
          <use
            href={`#${STAKES_ID}`}
            transform={`translate(0 ${-figure().depth / 2 - 3}) scale(${figure().width / STAKES} 1)`}
          />
        </Show>
      </g>
      <Markers
        unit={props.unit}
        match={props.match}
        width={box().width * scale()}
        height={box().height * scale()}
        text={props.text}
      />
      <Show when={props.text > 0}>
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
