/** The table in its window: pan, zoom, drag, point. It decides nothing: it tells the pointer what was pointed at. */
import { createMemo, createSelector, createUniqueId, For, on, Show, untrack } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { isOnTable, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { commanderId, placeUnits, type Station } from '../view/place-units.js';
import { areasOf, sizeOfTable } from '../view/table-plan.js';
import { army } from '../words/names.js';
import type { Picked, Pointed } from '../zone/maker.js';
import { Aim, type Aimed } from './aim.jsx';
import { transformFrom, viewBoxOf } from './camera.js';
import { Coats } from './coats.jsx';
import { createGestures } from './gestures.js';
import { Ground } from './ground.jsx';
import { Piece } from './piece.jsx';
import { Plates } from './plate-layer.jsx';
import { named } from './pointed.js';
import { symbolsOf } from './stand-art.js';
import { tableKeys } from './table-keys.js';
import type { Held, Look } from './unit-figure.jsx';
import { createViewWindow } from './view-window.js';
import { ZoomButtons } from './zoom-buttons.jsx';

export interface TableProps {
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly coats: { readonly south: string; readonly north: string };
  /** Where stands are picked: which are. */
  readonly picked: Picked | undefined;
  lookOf(id: UnitId): Look;
  isReachable(id: UnitId): boolean;
  isDraggable(id: UnitId): boolean;
  readonly lit: ReadonlySet<Zone>;
  readonly aims: readonly Aimed[];
  onPoint(at: Pointed): void;
  onDrag(unit: UnitId): void;
  onDrop(target: UnitId | undefined, zone: Zone | undefined): void;
}

/** The shadow of a unit in the hand. */
const Lift = () => (
  <defs>
    <filter id="lift" x="-20%" y="-20%" width="140%" height="140%">
      <feDropShadow dx="0" dy="6" stdDeviation="5" flood-opacity="0.45" />
    </filter>
  </defs>
);

export const TableView = (props: TableProps) => {
  let window!: HTMLDivElement;
  const id = createUniqueId();
  const table = createMemo(() => sizeOfTable(props.match));
  const view = createViewWindow(table, () => window);
  const plan = createMemo(() => props.match.table);
  const areas = createMemo(() => {
    plan();
    const near = props.near;
    return untrack(() => areasOf(props.match, near));
  });
  const stations = createMemo(() => placeUnits(props.match, props.near));
  const ids = createMemo(() => props.match.state.units.map(({ id }) => id), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const symbols = createMemo(on(ids, () => symbolsOf(props.match)));

  const point = (element: Element): void => {
    const unit = named(element, 'unit');
    const { rank, file } = element instanceof SVGElement ? element.dataset : ({} as DOMStringMap);
    if (unit && props.picked && rank !== undefined && file !== undefined)
      return props.onPoint({ at: 'stand', unit, cell: [Number(rank), Number(file)] });
    if (unit) return props.onPoint({ at: 'unit', unit });
    const zone = named(element, 'zone');
    if (zone) props.onPoint({ at: 'zone', zone });
  };
  const { drag, lifted } = createGestures({
    view,
    areas,
    element: () => window,
    isDraggable: (unit) => props.isDraggable(unit),
    onDrag: (unit) => props.onDrag(unit),
    onDrop: (target, zone) => props.onDrop(target, zone),
    onPoint: point,
  });
  const key = tableKeys({ view, areas, stations, element: () => window, onPoint: point });

  const isLifted = createSelector(lifted);
  const heldOf = (id: UnitId): Held => (isLifted(id) ? 'away' : undefined);
  const over = createMemo(() => drag()?.zone);
  const isShown = (id: UnitId): boolean => stations().has(id);
  const commanders = createMemo(() =>
    SIDES.filter((side) => isOnTable(props.match.state.sides[side].commander ?? '')).map(commanderId),
  );
  const order = createMemo(() => [...ids()].filter(isShown));

  const Drawn = (drawn: { readonly id: UnitId; readonly held: Held; readonly at?: Station | undefined }) => (
    <Show when={drawn.at ?? stations().get(drawn.id)}>
      {(station) => (
        <Piece
          id={drawn.id}
          match={props.match}
          near={props.near}
          station={station()}
          level={view.level()}
          text={view.text()}
          look={props.lookOf(drawn.id)}
          picked={props.picked}
          reachable={drawn.held !== 'lifted' && props.isReachable(drawn.id)}
          held={drawn.held}
        />
      )}
    </Show>
  );

  const box = (): string => viewBoxOf(view.camera(), view.size());
  /** What is in the hand lies on a sheet of its own, moved as a whole: the table below is not painted anew. */
  const Hand = (hand: { readonly id: UnitId }) => {
    const from = untrack(() => stations().get(hand.id));
    const moved = (): string => {
      const [to, { scale }] = [drag() ?? stations().get(hand.id), view.camera()];
      return from && to ? `translate(${(to.x - from.x) * scale}px, ${(to.y - from.y) * scale}px)` : 'none';
    };
    return (
      <svg
        class="table hand"
        classList={{ landing: drag() === undefined }}
        viewBox={box()}
        aria-hidden="true"
        style={{ transform: moved() }}
      >
        <Drawn id={hand.id} held="lifted" at={from} />
      </svg>
    );
  };

  return (
    <div
      class="table-window"
      id={id}
      ref={window}
      onKeyDown={key}
      role="group"
      aria-label={t().table.label(army(props.match, 'south'), army(props.match, 'north'))}
    >
      <Coats table={id} coats={props.coats} />
      <svg
        class="table"
        viewBox={box()}
        style={{
          transform: view.gesture() ? transformFrom(view.camera(), view.gesture()!) : 'none',
          'will-change': view.gesture() ? 'transform' : 'auto',
        }}
        classList={{ far: view.level() === 'far' }}
      >
        <Lift />
        <defs innerHTML={symbols()} />
        <Ground
          match={props.match}
          near={props.near}
          areas={areas()}
          lit={props.lit}
          over={over()}
          text={view.text()}
        />
        <For each={order()}>{(id) => <Drawn id={id} held={heldOf(id)} />}</For>
        <For each={commanders()}>{(id) => <Drawn id={id} held={heldOf(id)} />}</For>
        <Plates
          match={props.match}
          near={props.near}
          ids={order()}
          stations={stations()}
          text={view.text()}
          named={view.isNamed()}
          lookOf={(id) => props.lookOf(id)}
          heldOf={heldOf}
        />
        <Aim aims={props.aims} stations={stations()} areas={areas()} />
      </svg>
      <Show when={lifted()} keyed>
        {(id) => <Hand id={id} />}
      </Show>
      <ZoomButtons view={view} />
    </div>
  );
};
