/**
 * A measured table in its window: ground, units and marks, each on a sheet of its own, so that a drag draws only the
 * marks anew. It decides nothing: it tells what was pointed at, and where.
 */
import { createEffect, createMemo, createSignal, createUniqueId, For, on } from 'solid-js';
import { armyName, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { transformFrom, viewBoxOf } from '../../table/camera.js';
import { Coats } from '../../table/coats.jsx';
import type { Look } from '../../table/unit-figure.jsx';
import { createViewWindow } from '../../table/view-window.js';
import { ZoomButtons } from '../../table/zoom-buttons.jsx';
import type { Gesture } from '../gesture.js';
import { Contacts } from './contacts.jsx';
import { createGestures } from './gestures.js';
import { extentOf } from './extent.js';
import { Ground } from './ground.jsx';
import { tableKeys, zoomAnywhere } from './keys.js';
import { levelAt } from './level.js';
import { MarksAbove, MarksBelow } from './marks/mark-layers.jsx';
import { ToneDefs } from './marks/parts.jsx';
import { Plates } from './plate-layer.jsx';
import { drawnAt, FRAME, planeOf, sheetOf } from './plane.js';
import { middleOf } from './pick.js';
import { createReach } from './reach.js';
import { castOf, symbolsOf } from './symbols.js';
import type { MeasuredTableProps } from './table-props.js';
import { TableUnit } from './table-unit.jsx';

/** Whose plates come before others. */
const FIRST: ReadonlySet<Look> = new Set(['chosen', 'target']);

export const MeasuredTable = (props: MeasuredTableProps) => {
  let window!: HTMLDivElement;
  const table = createMemo(() => props.match.table);
  const plane = createMemo(on([table, () => props.near], () => planeOf(props.match, props.near)));
  const sheet = createMemo(() => sheetOf(plane()));
  const view = createViewWindow(sheet, () => window);
  const px = createMemo(() => 1 / view.camera().scale);
  const level = createMemo(() => levelAt(props.match, view.camera().scale));
  const chevron = (): number => Math.min(24, Math.max(6, 7 * px()));
  createEffect(on(px, () => props.onGrain(px() / plane().mm)));

  const cast = createMemo(() => castOf(props.match));
  const symbols = createMemo(on(cast, () => symbolsOf(props.match)));
  const ids = createMemo(() => props.match.state.units.map(({ id }) => id), [], {
    equals: (a, b) => a.join() === b.join(),
  });

  /** While something is carried about names lie still, and nobody listens to labels. */
  const [holding, setHolding] = createSignal(false);
  const rested = createMemo<TabletopMatch>((before) => (holding() && before ? before : props.match));
  const first = createMemo<readonly UnitId[]>(
    (before) => (holding() ? before : ids().filter((id) => FIRST.has(props.lookOf(id)))),
    [],
    { equals: (a, b) => a.join() === b.join() },
  );
  const tell = (gesture: Gesture): void => {
    setHolding(gesture.is === 'grab' || gesture.is === 'drag');
    props.onGesture(gesture);
  };
  const reach = createReach({
    match: () => props.match,
    plane,
    marks: () => props.marks,
    grain: () => 1 / (view.seen().scale * plane().mm),
    isGrabbable: (id) => props.isGrabbable(id),
    isMeasuring: () => props.measuring === true,
  });
  const gestures = createGestures({
    view,
    element: () => window,
    spotOf: (event) => reach.spotOf(view.pointOn(event)),
    overAt: reach.overAt,
    tappedAt: reach.tappedAt,
    holdAt: reach.holdAt,
    onGesture: tell,
  });
  /** What is news, and what is being put together. */
  const show = (): void => {
    const extent = extentOf(props.match, props.marks, (spot) => drawnAt(plane(), spot));
    if (extent) view.show(extent);
  };
  zoomAnywhere(view, show);
  createEffect(
    on(
      () => props.attention,
      (spot) => {
        if (!spot) return;
        const { x, y } = drawnAt(plane(), spot);
        view.reveal(x, y);
      },
    ),
  );
  const keys = tableKeys({
    view,
    element: () => window,
    stops: () =>
      ids().flatMap((id) => {
        const at = middleOf(props.match, plane(), id);
        return at ? [{ id, ...drawnAt(plane(), at) }] : [];
      }),
    spotOf: (id) => middleOf(props.match, plane(), id),
    handleSpot: reach.handleSpot,
    onGesture: (gesture) => props.onGesture(gesture),
  });
  const key = (event: KeyboardEvent): void => {
    if (props.onKey?.(event) !== true) return keys(event);
    event.preventDefault();
    event.stopPropagation();
  };

  const [tableId, aboutId, turfId] = [createUniqueId(), createUniqueId(), createUniqueId()];
  const [focused, setFocused] = createSignal<UnitId>();
  const about = createMemo(() => (focused() === undefined || holding() ? '' : (props.about?.(focused()!) ?? '')));

  const box = (): string => viewBoxOf(view.camera(), view.size());
  return (
    <div
      class="table-window measured"
      id={tableId}
      classList={{ still: props.still, holding: holding(), measuring: props.measuring === true, [level()]: true }}
      ref={window}
      onKeyDown={key}
      onFocusIn={(event) => setFocused(event.target.closest<SVGElement>('[data-unit]')?.dataset['unit'])}
      onDragOver={gestures.carriedOver}
      onDrop={gestures.carriedIn}
      role="group"
      aria-label={t().table.label(armyName(props.match, 'south'), armyName(props.match, 'north'))}
    >
      <Coats table={tableId} coats={props.coats} />
      <div
        class="sheets"
        style={{
          transform: view.gesture() ? transformFrom(view.camera(), view.gesture()!) : 'none',
          'will-change': view.gesture() ? 'transform' : 'auto',
        }}
      >
        <svg class="table" viewBox={box()} aria-hidden="true">
          <defs innerHTML={symbols()} />
          <ToneDefs px={px()} />
          <Ground match={props.match} plane={plane()} text={view.text()} />
        </svg>
        <svg class="table marks" viewBox={box()} aria-hidden="true">
          <clipPath id={turfId}>
            <rect x={FRAME} y={FRAME} width={plane().width} height={plane().depth} />
          </clipPath>
          <g clip-path={`url(#${turfId})`}>
            <MarksBelow match={props.match} plane={plane()} marks={props.marks} px={px()} text={view.text()} />
          </g>
        </svg>
        <svg class="table units" viewBox={box()}>
          <For each={ids()}>
            {(id) => {
              // A drag changes what others look like only seldom: what costs more than a comparison is done when it does.
              const look = createMemo(() => props.lookOf(id));
              const label = createMemo<string>((before) => (holding() && before ? before : props.label(id)));
              return (
                <TableUnit
                  id={id}
                  match={props.match}
                  plane={plane()}
                  level={level()}
                  chevron={chevron()}
                  look={look()}
                  label={label()}
                  aboutId={focused() === id ? aboutId : undefined}
                  reachable={props.isReachable(id)}
                  still={props.still}
                />
              );
            }}
          </For>
          <Contacts match={props.match} plane={plane()} text={view.text()} />
          <Plates
            match={props.match}
            rested={rested()}
            plane={plane()}
            ids={ids()}
            text={view.text()}
            chevron={chevron()}
            far={level() === 'far'}
            named={view.isNamed()}
            first={first()}
          />
        </svg>
        <svg class="table marks" viewBox={box()}>
          <MarksAbove
            match={props.match}
            plane={plane()}
            marks={props.marks}
            px={px()}
            text={view.text()}
            level={level()}
            chevron={chevron()}
          />
        </svg>
      </div>
      <p id={aboutId} hidden>
        {about()}
      </p>
      <ZoomButtons view={view} onShow={show} />
    </div>
  );
};
