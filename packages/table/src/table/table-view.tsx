/** The table in its window: pan, zoom, drag, point. It decides nothing: it tells the pointer what was pointed at. */
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { isOnTable, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { Cell, Pointer } from '../pointer/index.js';
import { commanderId, placeUnits } from '../view/place-units.js';
import { areaAt, areasOf, sizeOfTable } from '../view/table-plan.js';
import { army } from '../words/names.js';
import { Aim, type Aimed } from './aim.jsx';
import { fitted, panned, pointAt, transformFrom, viewBoxOf, within, zoomed, type Camera, type Size } from './camera.js';
import { CommanderFigure } from './commander-figure.jsx';
import { Ground } from './ground.jsx';
import { symbolsOf } from './stand-art.js';
import { UnitFigure, type Look } from './unit-figure.jsx';
import { UnitPlate } from './unit-plate.jsx';

export interface TableProps {
  readonly match: ZonalMatch;
  readonly near: Side;
  readonly coats: { readonly south: string; readonly north: string };
  readonly pointer: Pointer;
  lookOf(id: UnitId): Look;
  isReachable(id: UnitId): boolean;
  isDraggable(id: UnitId): boolean;
  readonly lit: ReadonlySet<Zone>;
  readonly aims: readonly Aimed[];
  onUnit(id: UnitId): void;
  onZone(zone: Zone): void;
  onStand(unit: UnitId, cell: Cell): void;
  onDrag(unit: UnitId): void;
  onDrop(unit: UnitId, target: UnitId | undefined, zone: Zone | undefined): void;
}

/** Stands narrower than this many pixels are drawn as plain signs. */
const FAR = 17;
const STAND = 45;
/** Height of letters on the table in pixels, and the least and most of it in units of drawing. */
const LETTERS = { pixels: 12.5, least: 4, most: 24 };
const READABLE = 7;
const START = 5;

interface Held {
  readonly unit: UnitId | undefined;
  readonly from: { readonly x: number; readonly y: number };
  moved: boolean;
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
  let drawing!: SVGSVGElement;
  const table = createMemo(() => sizeOfTable(props.match));
  const [size, setSize] = createSignal<Size>({ width: 1000, height: 760 });
  const [camera, setCamera] = createSignal<Camera>(fitted(table(), size()), { equals: false });
  /** What a gesture sees before the drawing is made anew. */
  const [gesture, setGesture] = createSignal<Camera>();
  const [drag, setDrag] = createSignal<{ unit: UnitId; x: number; y: number; zone: Zone | undefined }>();
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
  const level = createMemo(() => (camera().scale * STAND < FAR ? 'far' : 'near'));
  const text = createMemo(() => Math.min(LETTERS.most, Math.max(LETTERS.least, LETTERS.pixels / camera().scale)));

  /** Names that could not be read are left out: closer, they come back. */
  const isNamed = createMemo(() => text() * camera().scale >= READABLE);

  const seen = (): Camera => gesture() ?? camera();
  const settle = (): void => {
    const last = gesture();
    if (!last) return;
    setCamera(last);
    setGesture(undefined);
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    clearTimeout(settling);
    settling = setTimeout(settle, 140);
  };
  const move = (to: Camera): void => {
    setGesture(within(to, table(), size()));
  };

  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width === 0 || height === 0) return;
      const whole = Math.abs(camera().scale - fitted(table(), size()).scale) < 1e-6;
      setSize({ width, height });
      setCamera(whole ? fitted(table(), { width, height }) : within(camera(), table(), { width, height }));
    });
    watch.observe(window);
    onCleanup(() => watch.disconnect());
  });
  createEffect(on(table, () => setCamera(fitted(table(), size())), { defer: true }));

  const place = (event: { clientX: number; clientY: number }) => {
    const { left, top } = window.getBoundingClientRect();
    return { px: event.clientX - left, py: event.clientY - top };
  };
  const tablePoint = (event: { clientX: number; clientY: number }) => {
    const { px, py } = place(event);
    return pointAt(seen(), size(), px, py);
  };
  const named = (element: Element | null, what: 'unit' | 'zone'): string | undefined =>
    element?.closest<SVGElement>(`[data-${what}]`)?.dataset[what];

  // ---- gestures ----------------------------------------------------------------------------------------------------

  const fingers = new Map<number, { x: number; y: number }>();
  let held: Held | undefined;
  let spread = 0;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      held = undefined;
      setDrag(undefined);
      spread = distance();
      return;
    }
    const unit = named(event.target as Element, 'unit');
    held = {
      unit: unit && props.isDraggable(unit) ? unit : undefined,
      from: { x: event.clientX, y: event.clientY },
      moved: false,
    };
  };
  const distance = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const pinch = (): void => {
    const [a, b] = [...fingers.values()];
    const now = distance();
    if (!a || !b || spread === 0) return;
    const { px, py } = place({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2 });
    move(zoomed(seen(), size(), px, py, now / spread));
    spread = now;
  };
  const moving = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) return pinch();
    if (!held) return;
    if (!held.moved) {
      if (Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < START) return;
      held.moved = true;
      window.setPointerCapture(event.pointerId);
      if (held.unit) props.onDrag(held.unit);
    }
    if (held.unit) {
      const { x, y } = tablePoint(event);
      setDrag({ unit: held.unit, x, y, zone: areaAt(areas(), x, y)?.zone });
    } else move(panned(seen(), event.clientX - before.x, event.clientY - before.y));
  };
  /** What lies under the pointer, besides the unit that is dragged. */
  const targetAt = (event: PointerEvent, dragged: UnitId): UnitId | undefined =>
    document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => named(element, 'unit'))
      .find((unit) => unit !== undefined && unit !== dragged);
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    const last = held;
    held = undefined;
    settle();
    if (!last) return;
    if (last.moved) {
      const dropped = drag();
      setDrag(undefined);
      if (last.unit && dropped) props.onDrop(last.unit, targetAt(event, last.unit), dropped.zone);
      return;
    }
    if (event.type === 'pointercancel') return;
    point(event.target as Element);
  };
  const point = (element: Element): void => {
    const unit = named(element, 'unit');
    const { rank, file } = element instanceof SVGElement ? element.dataset : ({} as DOMStringMap);
    if (unit && props.pointer.state === 'stands' && rank !== undefined && file !== undefined)
      return props.onStand(unit, [Number(rank), Number(file)]);
    if (unit) return props.onUnit(unit);
    const zone = named(element, 'zone');
    if (zone) props.onZone(zone);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { px, py } = place(event);
    move(zoomed(seen(), size(), px, py, Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016))));
    soon();
  };
  onMount(() => window.addEventListener('wheel', wheel, { passive: false }));

  const zoom = (factor: number): void => {
    setCamera(within(zoomed(camera(), size(), size().width / 2, size().height / 2, factor), table(), size()));
  };

  // ---- keyboard ----------------------------------------------------------------------------------------------------

  const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const key = (event: KeyboardEvent): void => {
    const focused = document.activeElement;
    if (event.key === 'Enter' || event.key === ' ') {
      if (focused && window.contains(focused) && (named(focused, 'unit') ?? named(focused, 'zone'))) {
        event.preventDefault();
        event.stopPropagation();
        point(focused);
      }
      return;
    }
    if (event.key === '+') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === '0') setCamera(fitted(table(), size()));
    const step = ARROWS[event.key];
    if (step && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      walk(step);
    }
  };
  /** From zone to zone with the arrows; units are reached with Tab. */
  const walk = ([dx, dy]: readonly [number, number]): void => {
    const focused = document.activeElement;
    const unit = named(focused, 'unit');
    const here = unit ? stations().get(unit) : undefined;
    const from =
      areas().find(({ zone }) => zone === named(focused, 'zone')) ??
      (here && areaAt(areas(), here.x, here.y)) ??
      areas().at(-1)!;
    const x = from.left + from.width / 2 + dx * from.width;
    const y = dy === 0 ? from.top + from.height / 2 : dy < 0 ? from.top - 30 : from.top + from.height + 30;
    const next = areaAt(areas(), x, y) ?? from;
    drawing.querySelector<SVGElement>(`[data-zone="${next.zone}"]`)?.focus();
  };

  const dragged = (id: UnitId) => (drag()?.unit === id ? drag() : undefined);
  const isShown = (id: UnitId): boolean => stations().has(id);
  /** The chosen unit lies on top, the dragged one above all. */
  const order = createMemo(() => [...ids()].filter(isShown));

  return (
    <div
      class="table-window"
      ref={window}
      onPointerDown={down}
      onPointerMove={moving}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
      role="group"
      aria-label={t().table.label(army(props.match, 'south'), army(props.match, 'north'))}
    >
      <svg
        ref={drawing}
        class="table"
        viewBox={viewBoxOf(camera(), size())}
        style={{
          transform: gesture() ? transformFrom(camera(), gesture()!) : 'none',
          'will-change': gesture() ? 'transform' : 'auto',
        }}
        classList={{ far: level() === 'far' }}
      >
        <Lift />
        <defs innerHTML={symbols()} />
        <Ground
          match={props.match}
          near={props.near}
          areas={areas()}
          lit={props.lit}
          over={drag()?.zone}
          text={text()}
        />
        <For each={order()}>
          {(id) => {
            const unit = createMemo(() => props.match.state.units[props.match.state.index[id]!]!);
            return (
              <Show when={stations().get(id)}>
                {(station) => (
                  <UnitFigure
                    match={props.match}
                    unit={unit()}
                    station={station()}
                    coat={props.coats[unit().side]}
                    level={level()}
                    look={props.lookOf(id)}
                    picked={props.pointer.state === 'stands' && props.pointer.unit === id ? props.pointer.cells : []}
                    reachable={props.isReachable(id)}
                    dragged={dragged(id)}
                  />
                )}
              </Show>
            );
          }}
        </For>
        <For each={SIDES}>
          {(side) => (
            <Show when={isOnTable(props.match.state.sides[side].commander ?? '') && stations().get(commanderId(side))}>
              {(station) => (
                <CommanderFigure
                  match={props.match}
                  side={side}
                  station={station()}
                  coat={props.coats[side]}
                  level={level()}
                  look={props.lookOf(commanderId(side))}
                  text={text()}
                  near={props.near}
                  reachable={props.isReachable(commanderId(side))}
                  dragged={dragged(commanderId(side))}
                />
              )}
            </Show>
          )}
        </For>
        <g class="plates" aria-hidden="true">
          <For each={order()}>
            {(id) => (
              <Show when={stations().get(id)}>
                {(station) => (
                  <UnitPlate
                    match={props.match}
                    unit={props.match.state.units[props.match.state.index[id]!]!}
                    station={station()}
                    text={text()}
                    named={isNamed()}
                    dragged={dragged(id)}
                  />
                )}
              </Show>
            )}
          </For>
        </g>
        <Aim aims={props.aims} stations={stations()} areas={areas()} />
      </svg>
      <div class="zoom" role="group">
        <button type="button" aria-label={t().tools.zoomIn} title={t().tools.zoomIn} onClick={() => zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={t().tools.zoomOut} title={t().tools.zoomOut} onClick={() => zoom(1 / 1.4)}>
          −
        </button>
        <button
          type="button"
          aria-label={t().tools.fit}
          title={t().tools.fit}
          onClick={() => setCamera(fitted(table(), size()))}
        >
          ⤢
        </button>
      </div>
    </div>
  );
};
