/** The table in its window: pan, zoom, drag, point. It decides nothing: it tells the pointer what was pointed at. */
import { batch, createMemo, createSelector, createSignal, createUniqueId, For, Show, untrack } from 'solid-js';
import type { UnitId, Zone } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Station } from '../view/place-units.js';
import { turnMarks, type TurnMark } from '../view/turn-marks.js';
import { army } from '../words/names.js';
import type { Pointed } from '../zone/maker.js';
import { Aim } from './aim.jsx';
import { Coats, Tones } from './coats.jsx';
import { createGestures, type Drag } from './gestures.js';
import { Ground } from './ground.jsx';
import { createNames } from './names-key.js';
import { Piece } from './piece.jsx';
import { Plates } from './plate-layer.jsx';
import { createPointed } from './pointed-unit.js';
import { named } from './pointed.js';
import { createScene, type Scene } from './scene.js';
import { Seams } from './seam-layer.jsx';
import { Slip, type SlipAt } from './slip.jsx';
import { tableKeys } from './table-keys.js';
import { TurnMarks } from './turn-marks.jsx';
import type { TableProps } from './table-props.js';
import type { Held } from './unit-figure.jsx';
import { ZoomButtons } from './zoom-buttons.jsx';

/** The shadow of a unit in the hand. */
const Lift = () => (
  <defs>
    <filter id="lift" x="-20%" y="-20%" width="140%" height="140%">
      <feDropShadow dx="0" dy="6" stdDeviation="5" flood-opacity="0.45" />
    </filter>
  </defs>
);

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

const Drawn = (props: DrawnProps) => {
  // All of them are asked when somebody is taken in hand; few look different.
  const look = createMemo(() => props.table.lookOf(props.id));
  const isReachable = createMemo(() => props.held !== 'lifted' && props.table.isReachable(props.id));
  return (
    <Show when={props.at ?? props.scene.stations().get(props.id)}>
      {(station) => (
        <Piece
          id={props.id}
          match={props.table.match}
          near={props.table.near}
          station={station()}
          level={props.scene.level()}
          stand={props.scene.layout().stand}
          look={look()}
          picked={props.table.picked}
          reachable={isReachable()}
          held={props.held}
        />
      )}
    </Show>
  );
};

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
  /** Names of all units are asked for. */
  readonly named: boolean;
  readonly pointed: UnitId | undefined;
  heldOf(id: UnitId): Held;
}

const LETTERS = 13;

const Sheet = (props: SheetProps) => {
  const { view, layout, stations, areas, symbols, order, commanders, box } = props.scene;
  return (
    <svg class="table" viewBox={box()} style={view.motion()} role="none">
      <Lift />
      <defs innerHTML={symbols()} />
      <Ground
        match={props.table.match}
        layout={layout()}
        lit={props.table.lit}
        over={props.over}
        tones={props.scene.tones()}
      />
      <For each={order()}>
        {(id) => <Drawn table={props.table} scene={props.scene} id={id} held={props.heldOf(id)} />}
      </For>
      <Seams match={props.table.match} layout={layout()} />
      <For each={commanders()}>
        {(id) => <Drawn table={props.table} scene={props.scene} id={id} held={props.heldOf(id)} />}
      </For>
      <Aim aims={props.table.aims} stations={stations()} areas={areas()} />
      <Plates
        match={props.table.match}
        layout={layout()}
        ids={order()}
        text={LETTERS / Math.max(1, view.camera().scale)}
        all={props.named}
        pointed={props.pointed}
        lookOf={(id) => props.table.lookOf(id)}
        isLifted={(id) => props.heldOf(id) !== undefined}
      />
    </svg>
  );
};

/** The marks of the zone that something is carried over. */
const createMarks = (props: TableProps, { areas }: Scene) => {
  const [zone, setZone] = createSignal<Zone>();
  const marks = createMemo(() => {
    const area = areas().find((each) => each.zone === zone());
    return area && !area.reserve ? turnMarks(area, props.turnsIn?.(area.zone) ?? [], props.near) : [];
  });
  return {
    shown: marks,
    over: (over: Zone): readonly TurnMark[] => {
      setZone(over);
      return marks();
    },
    clear: (): void => {
      setZone(undefined);
    },
  };
};

/** What mouse, fingers and keys do: they point, or they carry a unit, and while they do the grid stays. */
const createHandling = (
  props: TableProps,
  scene: Scene,
  element: () => HTMLElement,
  setHolding: (isHolding: boolean) => void,
) => {
  const { view, areas, stations } = scene;
  const point = (element: Element, joins: boolean): void => {
    const at = pointedAt(element, props.picked !== undefined, joins);
    if (!at) return;
    scene.focusOn(at);
    props.onPoint(at);
  };
  /** Of the zone that something is carried over: it is asked for once. */
  const marks = createMarks(props, scene);
  const { drag, lifted } = createGestures({
    view,
    areas,
    element,
    marksIn: marks.over,
    isDraggable: (unit) => props.isDraggable(unit),
    onDrag: (unit, joins) => {
      setHolding(true);
      props.onDrag(unit, joins);
    },
    onGather: (unit, other) => props.onGather?.(unit, other),
    onDrop: (target, zone, facing) => {
      batch(() => {
        props.onDrop(target, zone, facing);
        setHolding(false);
      });
      marks.clear();
    },
    onPoint: point,
  });
  return { drag, lifted, marks: marks.shown, key: tableKeys({ view, areas, stations, element, onPoint: point }) };
};

export const TableView = (props: TableProps) => {
  let window!: HTMLDivElement;
  const id = createUniqueId();
  const [isHolding, setHolding] = createSignal(false);
  const scene = createScene(props, () => window, isHolding);
  const { view } = scene;
  const names = createNames();
  const pointed = createPointed();
  const { drag, lifted, marks, key } = createHandling(props, scene, () => window, setHolding);
  const [dropped, setDropped] = createSignal<SlipAt>({ x: 0, y: 0 });
  const letGo = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = window.getBoundingClientRect();
    setDropped({ x: clientX - left, y: clientY - top });
  };
  const isLifted = createSelector(lifted);
  const over = createMemo(() => drag()?.zone);
  return (
    <div
      class="table-window zones"
      id={id}
      ref={window}
      onKeyDown={key}
      onPointerOver={pointed.over}
      onPointerLeave={pointed.leave}
      onFocusIn={pointed.focus}
      onFocusOut={pointed.leave}
      on:pointerup={{ handleEvent: letGo, capture: true }}
      role="group"
      aria-label={t().table.label(army(props.match, 'south'), army(props.match, 'north'))}
    >
      <Coats table={id} coats={props.coats} />
      <Tones table={id} tones={scene.tones()} />
      <div class="sheets">
        <Sheet
          table={props}
          scene={scene}
          over={over()}
          named={names.isOn()}
          pointed={pointed.unit()}
          heldOf={(each) => (isLifted(each) ? 'away' : undefined)}
        />
        <Show when={lifted()} keyed>
          {(each) => <Hand table={props} scene={scene} id={each} drag={drag()} />}
        </Show>
        <Show when={marks().length > 0}>
          <svg class="table marks" viewBox={scene.box()} style={view.motion()} aria-hidden="true">
            <TurnMarks marks={marks()} over={drag()?.facing} />
          </svg>
        </Show>
      </div>
      <ZoomButtons view={view} fit={t().tools.whole} names={{ on: names.isPinned(), onToggle: names.pin }} />
      <Slip text={props.slip} at={dropped()} width={view.size().width} onGone={() => props.onSlip?.()} />
    </div>
  );
};
