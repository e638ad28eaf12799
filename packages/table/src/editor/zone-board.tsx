/** The table of a zone game to draw on: zones take ground and goals, edges take escarpments. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { columnsOf as columnsFor, zoneAt, type Columns, type Terrain } from '@five-victories/engine/zonal';
import { SURFACES, tableFrame, terrainPattern, type Game } from '../art/index.js';
import { valueOf } from '../options/fields.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';
import { GoalSigns, lineOf, ZONE, ZoneArt } from './zone-layers.jsx';
import { zoneWords } from './zone-words.js';
import { DIRECTIONS, edgeOf, hasEdge, neighbour, ROWS, terrainAt } from './zones.js';

/** Millimetres. */
const RESERVE = 64;
const FRAME = 22;

export type Brush =
  | { readonly is: 'terrain'; readonly type: Terrain }
  | { readonly is: 'edge' }
  | { readonly is: 'goal'; readonly side: Side; readonly points: number };

const SYMBOLS = SURFACES.map((surface) => terrainPattern(surface).svg).join('');

interface Props {
  readonly editor: Editor;
  readonly brush: Brush;
  readonly zone: string | undefined;
  readonly onZone: (zone: string) => void;
  readonly onEdge: (a: string, b: string) => void;
}

interface Spot {
  readonly zone: string;
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, (typeof DIRECTIONS)[number]>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
};

export const columnsOf = (editor: Editor): number => {
  const columns = valueOf(editor.edition.options, editor.options(), 'columns');
  return typeof columns === 'number' && columns >= 1 && columns <= 9 ? columns : 5;
};
export const reservesOf = (editor: Editor): Columns => {
  const columns = valueOf(editor.edition.options, editor.options(), 'reserveZones');
  return typeof columns === 'object' && columns !== null ? (columns as Columns) : [];
};

const HEIGHT = ROWS * ZONE.height;

const spotsOf = (columns: number): Spot[] =>
  Array.from({ length: columns * ROWS }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { zone: zoneAt(column, row), x: column * ZONE.width, y: (ROWS - 1 - row) * ZONE.height };
  });

interface EdgeSpot {
  readonly a: string;
  readonly b: string;
  readonly x: number;
  readonly y: number;
  readonly level: boolean;
}

/** From the corner of a zone to the middle of each of its edges. */
const TO_EDGE = {
  N: { x: ZONE.width / 2, y: 0 },
  E: { x: ZONE.width, y: ZONE.height / 2 },
  S: { x: ZONE.width / 2, y: ZONE.height },
  W: { x: 0, y: ZONE.height / 2 },
} as const;

/** Each edge once: from its first zone. */
const edgesOf = (spots: readonly Spot[], columns: number, reserves: Columns): EdgeSpot[] =>
  spots.flatMap(({ zone, x, y }) =>
    DIRECTIONS.flatMap((direction) => {
      const other = neighbour(zone, direction, columns, reserves);
      if (other === undefined || edgeOf(zone, other) !== `${zone}-${other}`) return [];
      const by = TO_EDGE[direction];
      return [{ a: zone, b: other, x: x + by.x, y: y + by.y, level: direction === 'N' || direction === 'S' }];
    }),
  );

const Reserves = (props: { readonly editor: Editor; readonly columns: number }) => (
  <For each={SIDES}>
    {(side) => (
      <For each={columnsFor(reservesOf(props.editor), side).filter((column) => column < props.columns)}>
        {(column) => (
          <g
            class="reserve-sign"
            transform={`translate(${column * ZONE.width} ${side === 'north' ? -FRAME - RESERVE + 6 : HEIGHT + FRAME + 2})`}
          >
            <rect x="8" width={ZONE.width - 16} height={RESERVE - 8} rx="6" />
            <text x={ZONE.width / 2} y={RESERVE / 2} font-size="19">
              {w().zones.reserve}
            </text>
          </g>
        )}
      </For>
    )}
  </For>
);

interface CellProps extends Props {
  readonly spot: Spot;
  readonly seed: number;
  onKey(event: KeyboardEvent, zone: string): void;
}

const Cell = (props: CellProps) => {
  const { zone, x, y } = props.spot;
  return (
    <g
      class="zone-cell"
      classList={{ chosen: props.zone === zone }}
      data-zone={zone}
      role="button"
      tabindex={(props.zone ?? zoneAt(0, 0)) === zone ? 0 : -1}
      aria-pressed={props.zone === zone}
      aria-label={zoneWords(props.editor.options(), zone)}
      transform={`translate(${x} ${y})`}
      onClick={() => props.onZone(zone)}
      onKeyDown={(event) => props.onKey(event, zone)}
    >
      <rect width={ZONE.width} height={ZONE.height} />
      <ZoneArt
        game={props.editor.edition.id as Game}
        types={terrainAt(props.editor.options(), zone)}
        seed={props.seed}
      />
    </g>
  );
};

const Edge = (props: Props & { readonly edge: EdgeSpot }) => {
  const { a, b, x, y, level } = props.edge;
  return (
    <g class="edge" classList={{ open: props.brush.is === 'edge' }} transform={`translate(${x} ${y})`}>
      <Show when={hasEdge(props.editor.options(), a, b)}>
        <g innerHTML={lineOf(level)} />
      </Show>
      <Show when={props.brush.is === 'edge'}>
        <rect
          class="edge-hit"
          data-edge={`${a}-${b}`}
          x={level ? -ZONE.width / 2 + 24 : -15}
          y={level ? -15 : -ZONE.height / 2 + 24}
          width={level ? ZONE.width - 48 : 30}
          height={level ? 30 : ZONE.height - 48}
          rx="9"
          onClick={() => props.onEdge(a, b)}
        />
      </Show>
    </g>
  );
};

export const ZoneBoard = (props: Props) => {
  let board!: SVGSVGElement;
  const columns = createMemo(() => columnsOf(props.editor));
  const spots = createMemo(() => spotsOf(columns()));
  const edges = createMemo(() => edgesOf(spots(), columns(), reservesOf(props.editor)));
  const width = (): number => columns() * ZONE.width;
  const whole = () => ({
    x: -FRAME,
    y: -FRAME - RESERVE,
    width: width() + 2 * FRAME,
    height: HEIGHT + 2 * (FRAME + RESERVE),
  });
  const key = (event: KeyboardEvent, zone: string): void => {
    const direction = ARROWS[event.key];
    const next = direction && neighbour(zone, direction, columns(), []);
    if (next) board.querySelector<SVGElement>(`[data-zone="${next}"]`)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') props.onZone(zone);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      ref={board}
      class="zone-board"
      role="group"
      aria-label={w().zones.table}
      viewBox={`${whole().x} ${whole().y} ${whole().width} ${whole().height}`}
    >
      <defs innerHTML={SYMBOLS} />
      <rect class="boards" {...whole()} rx="8" />
      <g innerHTML={tableFrame(width(), HEIGHT, FRAME)} />
      <rect class="turf" width={width()} height={HEIGHT} />
      <Reserves editor={props.editor} columns={columns()} />
      <For each={spots()}>{(spot, i) => <Cell {...props} spot={spot} seed={i() + 1} onKey={key} />}</For>
      <For each={spots()}>
        {({ zone, x, y }) => (
          <g class="zone-goals" aria-hidden="true" transform={`translate(${x} ${y})`}>
            <GoalSigns editor={props.editor} zone={zone} />
          </g>
        )}
      </For>
      <For each={edges()}>{(edge) => <Edge {...props} edge={edge} />}</For>
    </svg>
  );
};
