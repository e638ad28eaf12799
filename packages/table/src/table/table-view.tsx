/** The table in its window: pan, zoom, drag, point. It decides nothing: it tells the pointer what was pointed at. */
import { createMemo, createSelector, createSignal, createUniqueId, For, on, Show, untrack } from 'solid-js';
import { both, SIDES, type Side } from '@five-victories/engine/kernel';
import { isOnTable, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { sideTone } from '../art/side-tones.js';
import { t } from '../app/settings.js';
import { commanderId, placeUnits, type Station } from '../view/place-units.js';
import { areasOf, sizeOfTable } from '../view/table-plan.js';
import { army } from '../words/names.js';
import type { Picked, Pointed } from '../zone/maker.js';
import { Aim, type Aimed } from './aim.jsx';
import { viewBoxOf } from './camera.js';
import type { Coats as CoatColours } from '../match/unit-coats.js';
import { Coats } from './coats.jsx';
import { followAction } from './follow.js';
import { createGestures, type Drag } from './gestures.js';
import { Ground } from './ground.jsx';
import { Piece } from './piece.jsx';
import { Plates } from './plate-layer.jsx';
import { named } from './pointed.js';
import { Slip, type SlipAt } from './slip.jsx';
import { symbolsOf } from './stand-art.js';
import { tableKeys } from './table-keys.js';
import type { Held, Look } from './unit-figure.jsx';
import { createViewWindow } from './view-window.js';
import { ZoomButtons } from './zoom-buttons.jsx';

interface TableProps {
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly coats: CoatColours;
  /** Where stands are picked: which are. */
  readonly picked: Picked | undefined;
  lookOf(id: UnitId): Look;
  isReachable(id: UnitId): boolean;
  isDraggable(id: UnitId): boolean;
  readonly lit: ReadonlySet<Zone>;
  readonly aims: readonly Aimed[];
  /** Who does something that nobody here has ordered. */
  readonly acting?: readonly UnitId[];
  onPoint(at: Pointed): void;
  /** `joins`: with Shift. */
  onDrag(unit: UnitId, joins: boolean): void;
  onDrop(target: UnitId | undefined, zone: Zone | undefined): void;
  /** Why nothing came of the last drop. */
  readonly slip?: string | undefined;
  onSlip?(): void;
}

/** The shadow of a unit in the hand. */
const Lift = () => (
  <defs>
    <filter id="lift" x="-20%" y="-20%" width="140%" height="140%">
      <feDropShadow dx="0" dy="6" stdDeviation="5" flood-opacity="0.45" />
    </filter>
  </defs>
);

/** What there is on the table, and where it is drawn. */
const createScene = (props: TableProps, element: () => HTMLElement) => {
  // The same size is no change: the window stays where somebody has put it.
  const size = createMemo(() => sizeOfTable(props.match), undefined, {
    equals: (a, b) => a?.width === b?.width && a?.height === b?.height,
  });
  const view = createViewWindow(size, element);
  const plan = createMemo(() => props.match.table);
  const areas = createMemo(on([plan, () => props.near], () => areasOf(props.match, props.near)));
  const stations = createMemo(() => placeUnits(props.match, props.near));
  followAction(
    view,
    () => props.acting ?? [],
    (id) => stations().get(id),
  );
  const ids = createMemo(() => props.match.state.units.map(({ id }) => id), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  return {
    view,
    areas,
    stations,
    symbols: createMemo(on(ids, () => symbolsOf(props.match))),
    order: createMemo(() => ids().filter((id) => stations().has(id))),
    commanders: createMemo(() =>
      SIDES.filter((side) => isOnTable(props.match.state.sides[side].commander ?? '')).map(commanderId),
    ),
    box: (): string => viewBoxOf(view.camera(), view.size()),
    tones: createMemo(() => both((side) => sideTone(side, props.coats[side]))),
  };
};
type Scene = ReturnType<typeof createScene>;

/** What an element of the drawing stands for. */
const pointedAt = (element: Element, isPicking: boolean, joins: boolean): Pointed | undefined => {
  const [unit, zone] = [named(element, 'unit'), named(element, 'zone')];
  const { rank, file } = element instanceof SVGElement ? element.dataset : ({} as DOMStringMap);
  if (unit && isPicking && rank !== undefined && file !== undefined)
    return { at: 'stand', unit, cell: [Number(rank), Number(file)] };
  if (unit) return { at: 'unit', unit, joins };
  return zone ? { at: 'zone', zone, joins } : undefined;
};

interface DrawnProps {
  readonly table: TableProps;
  readonly scene: Scene;
  readonly id: UnitId;
  readonly held: Held;
  readonly at?: Station | undefined;
}

const Drawn = (props: DrawnProps) => (
  <Show when={props.at ?? props.scene.stations().get(props.id)}>
    {(station) => (
      <Piece
        id={props.id}
        match={props.table.match}
        near={props.table.near}
        station={station()}
        level={props.scene.view.level()}
        text={props.scene.view.text()}
        look={props.table.lookOf(props.id)}
        picked={props.table.picked}
        reachable={props.held !== 'lifted' && props.table.isReachable(props.id)}
        held={props.held}
      />
    )}
  </Show>
);

/** What is in the hand lies on a sheet of its own, moved as a whole: the table below is not painted anew. */
const Hand = (props: Omit<DrawnProps, 'held' | 'at'> & { readonly drag: Drag | undefined }) => {
  const { stations, view, box } = props.scene;
  const from = untrack(() => stations().get(props.id));
  const moved = (): string => {
    const [to, { scale }] = [props.drag ?? stations().get(props.id), view.camera()];
    return from && to ? `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px)` : 'none';
  };
  return (
    <svg
      class="table hand"
      classList={{ landing: props.drag === undefined }}
      viewBox={box()}
      aria-hidden="true"
      style={{ transform: moved() }}
    >
      <Drawn {...props} held="lifted" at={from} />
    </svg>
  );
};

interface SheetProps {
  readonly table: TableProps;
  readonly scene: Scene;
  readonly over: Zone | undefined;
  heldOf(id: UnitId): Held;
}

const Sheet = (props: SheetProps) => {
  const { view, areas, stations, symbols, order, commanders, box } = props.scene;
  return (
    <svg class="table" viewBox={box()} style={view.motion()} classList={{ far: view.level() === 'far' }}>
      <Lift />
      <defs innerHTML={symbols()} />
      <Ground
        match={props.table.match}
        near={props.table.near}
        areas={areas()}
        lit={props.table.lit}
        over={props.over}
        text={view.text()}
        tones={props.scene.tones()}
      />
      <For each={order()}>
        {(id) => <Drawn table={props.table} scene={props.scene} id={id} held={props.heldOf(id)} />}
      </For>
      <For each={commanders()}>
        {(id) => <Drawn table={props.table} scene={props.scene} id={id} held={props.heldOf(id)} />}
      </For>
      <Plates
        match={props.table.match}
        near={props.table.near}
        ids={order()}
        stations={stations()}
        text={view.text()}
        named={view.isNamed()}
        lookOf={(id) => props.table.lookOf(id)}
        heldOf={(id) => props.heldOf(id)}
      />
      <Aim aims={props.table.aims} stations={stations()} areas={areas()} />
    </svg>
  );
};

export const TableView = (props: TableProps) => {
  let window!: HTMLDivElement;
  const id = createUniqueId();
  const scene = createScene(props, () => window);
  const { view, areas, stations } = scene;
  const point = (element: Element, joins: boolean): void => {
    const at = pointedAt(element, props.picked !== undefined, joins);
    if (at) props.onPoint(at);
  };
  const { drag, lifted } = createGestures({
    view,
    areas,
    element: () => window,
    isDraggable: (unit) => props.isDraggable(unit),
    onDrag: (unit, joins) => props.onDrag(unit, joins),
    onDrop: (target, zone) => props.onDrop(target, zone),
    onPoint: point,
  });
  const key = tableKeys({ view, areas, stations, element: () => window, onPoint: point });
  const [dropped, setDropped] = createSignal<SlipAt>({ x: 0, y: 0 });
  const letGo = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = window.getBoundingClientRect();
    setDropped({ x: clientX - left, y: clientY - top });
  };
  const isLifted = createSelector(lifted);
  const over = createMemo(() => drag()?.zone);
  return (
    <div
      class="table-window"
      id={id}
      ref={window}
      onKeyDown={key}
      on:pointerup={{ handleEvent: letGo, capture: true }}
      role="group"
      aria-label={t().table.label(army(props.match, 'south'), army(props.match, 'north'))}
    >
      <Coats table={id} coats={props.coats} />
      <Sheet table={props} scene={scene} over={over()} heldOf={(each) => (isLifted(each) ? 'away' : undefined)} />
      <Show when={lifted()} keyed>
        {(each) => <Hand table={props} scene={scene} id={each} drag={drag()} />}
      </Show>
      <ZoomButtons view={view} />
      <Slip text={props.slip} at={dropped()} width={view.size().width} onGone={() => props.onSlip?.()} />
    </div>
  );
};
