/**
 * A measured table in its window: ground, units and marks, each on a sheet of its own, so that a drag draws only the
 * marks anew. It decides nothing: it tells what was pointed at, and where.
 */
import { batch, createEffect, createMemo, createSignal, createUniqueId, For, on, Show, untrack } from 'solid-js';
import { both } from '@five-victories/engine/kernel';
import { armyName, findUnit, unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { sideTone } from '../../art/side-tones.js';
import { isStill, t } from '../../app/settings.js';
import { viewBoxOf } from '../../table/camera.js';
import { Coats } from '../../table/coats.jsx';
import type { Look } from '../../table/unit-figure.jsx';
import { createViewWindow } from '../../table/view-window.js';
import { ZoomButtons } from '../../table/zoom-buttons.jsx';
import type { Box } from '../../view/plate-places.js';
import { createCarrying } from '../carrying.js';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { Contacts } from './contacts.jsx';
import { createGestures } from './gestures.js';
import { extentOf } from './extent.js';
import { homeOf } from './home.js';
import { createLoupe, Loupe } from './loupe/loupe.jsx';
import { GroundStops } from './ground-stops.jsx';
import { Ground } from './ground.jsx';
import { allNamed, tableKeys, zoomAnywhere } from './keys.js';
import { detailAt } from './level.js';
import { FarGoals } from './far-goals.jsx';
import { MiniMap } from './mini-map.jsx';
import { Handles, MarksAbove, MarksBelow } from './marks/mark-layers.jsx';
import { ToneDefs } from './marks/parts.jsx';
import { drawnAt, FRAME, planeOf, sheetOf } from './plane.js';
import { middleOf } from './pick.js';
import { createReach } from './reach.js';
import { SideTones } from './side-tones.jsx';
import { createSketch } from './sketch/create-sketch.js';
import { SketchLayer } from './sketch/sketch-layer.jsx';
import { SlipLayer } from './slips/slip-layer.jsx';
import { castOf, symbolsOf } from './symbols.js';
import type { MeasuredTableProps } from './table-props.js';
import { TableUnit } from './table-unit.jsx';
import { createResting } from './told/resting.js';
import { groundsAt, middleOfGround } from './told/told.js';
import { ToldSlip } from './told/told-slip.jsx';
import { nearestSentence } from './where.js';
import { unitSentence } from '../words/names.js';

/** Whose names are told whatever they cover. */
const FIRST: ReadonlySet<Look> = new Set(['chosen', 'target']);

/** Pixels from a line of ground that still count as on it. */
const NEAR = 8;

/** What part of the table is seen, from which edge, and in how much detail. */
const createScene = (props: MeasuredTableProps, element: () => HTMLElement) => {
  const table = createMemo(() => props.match.table);
  const plane = createMemo(on([table, () => props.near], () => planeOf(props.match, props.near)));
  const sheet = createMemo(() => sheetOf(plane()));
  const view = createViewWindow(sheet, element, (window) => homeOf(props.match, plane(), props.near, window));
  // Once the armies stand, they are looked at.
  createEffect(on(() => props.match.state.phase === 'setup', view.reopen, { defer: true }));
  const px = createMemo(() => 1 / view.camera().scale);
  createEffect(on(px, () => props.onGrain(px() / plane().mm)));
  return {
    plane,
    view,
    px,
    grain: (): number => px() / plane().mm,
    detail: createMemo(() => detailAt(props.match, view.camera().scale)),
    tooth: (): number => Math.min(12, 6 * px()),
    box: (): string => viewBoxOf(view.camera(), view.size()),
    tones: createMemo(() => both((side) => sideTone(side, props.coats[side]))),
    ids: createMemo(() => props.match.state.units.map(({ id }) => id), [], {
      equals: (a, b) => a.join() === b.join(),
    }),
  };
};
type Scene = ReturnType<typeof createScene>;

/** While something is carried about names lie still, and nobody listens to labels. */
const createRest = (props: MeasuredTableProps, { ids }: Scene) => {
  const [holding, setHolding] = createSignal(false);
  const [finger, setFinger] = createSignal<Gesture>();
  const [pointed, setPointed] = createSignal<UnitId>();
  const { carried, isCarrying } = createCarrying();
  return {
    holding,
    /** The hand has not rested yet. */
    isMoving: isCarrying,
    /** What a finger carries. */
    finger,
    isAllNamed: allNamed(),
    rested: createMemo<TabletopMatch>((before) => (holding() && before ? before : props.match)),
    first: createMemo<readonly UnitId[]>(
      (before) => (holding() ? before : ids().filter((id) => FIRST.has(props.lookOf(id)) || id === pointed())),
      [],
      { equals: (a, b) => a.join() === b.join() },
    ),
    tell: (gesture: Gesture): void =>
      batch(() => {
        carried(gesture);
        setHolding(gesture.is === 'grab' || gesture.is === 'drag');
        setFinger(untrack(holding) && gesture.touch ? gesture : undefined);
        setPointed(gesture.is === 'hover' ? gesture.over?.unit : undefined);
        props.onGesture(gesture);
      }),
  };
};
type Rest = ReturnType<typeof createRest>;

/** Pointers and keys as gestures; and where to look. */
const createHands = (
  props: MeasuredTableProps,
  { view, plane, ids }: Scene,
  element: () => HTMLElement,
  { tell, resting }: { readonly tell: (gesture: Gesture) => void; readonly resting: ReturnType<typeof createResting> },
) => {
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
    element,
    spotOf: (event) => reach.spotOf(view.pointOn(event)),
    overAt: reach.overAt,
    tappedAt: reach.tappedAt,
    holdAt: reach.holdAt,
    onGesture: tell,
    onRest: resting.rest,
  });
  const keys = tableKeys({
    view,
    element,
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
  /** What is news, and what is being put together. */
  const show = (): void => {
    const extent = extentOf(props.match, props.marks, (spot) => drawnAt(plane(), spot));
    if (extent) view.show(extent);
  };
  zoomAnywhere(view, show);
  const reveal = (spot: Spot | undefined): void => {
    const at = spot && drawnAt(plane(), spot);
    if (at) view.reveal(at.x, at.y);
  };
  createEffect(on(() => props.attention, reveal));
  return { gestures, key, show };
};

interface SheetProps {
  readonly table: MeasuredTableProps;
  readonly scene: Scene;
}

/** Marks that lie under the units, not beyond the edge of the table. */
const LowerMarks = (props: SheetProps) => {
  const turf = createUniqueId();
  const { plane, px, view, box } = props.scene;
  return (
    <svg class="table marks" viewBox={box()} aria-hidden="true">
      <clipPath id={turf}>
        <rect x={FRAME} y={FRAME} width={plane().width} height={plane().depth} />
      </clipPath>
      <g clip-path={`url(#${turf})`}>
        <MarksBelow match={props.table.match} plane={plane()} marks={props.table.marks} px={px()} text={view.text()} />
      </g>
    </svg>
  );
};

interface UnitsProps extends SheetProps {
  readonly rest: Rest;
  /** The unit that has the focus, and what tells more of it. */
  readonly focused: UnitId | undefined;
  readonly aboutId: string;
}

const Units = (props: UnitsProps) => {
  const { plane, view, detail, px, tooth, box, ids } = props.scene;
  const { holding } = props.rest;
  return (
    <svg class="table units" viewBox={box()} role="none">
      <For each={ids()}>
        {(id) => {
          // A drag changes what others look like only seldom: what costs more than a comparison is done when it does.
          const look = createMemo(() => props.table.lookOf(id));
          const label = createMemo<string>((before) =>
            holding() && before ? before : unitSentence(props.table.match, unitOf(props.table.match, id)),
          );
          return (
            <TableUnit
              id={id}
              match={props.table.match}
              plane={plane()}
              detail={detail()}
              px={px()}
              tooth={tooth()}
              look={look()}
              label={label()}
              aboutId={props.focused === id ? props.aboutId : undefined}
            />
          );
        }}
      </For>
      <Contacts match={props.table.match} plane={plane()} text={view.text()} />
      <GroundStops match={props.table.match} plane={plane()} />
    </svg>
  );
};

/** Marks that lie above the units: what is carried is sketched while the hand moves. */
const UpperMarks = (props: UnitsProps) => {
  const { plane, view, px, detail, tooth, box } = props.scene;
  const paper = createMemo(() => ({
    match: props.table.match,
    plane: plane(),
    px: px(),
    text: view.text(),
    detail: detail(),
    tooth: tooth(),
    coats: props.table.coats,
  }));
  const { sketch, isSketched, drawn, onLook } = createSketch({
    marks: () => props.table.marks,
    paper,
    holding: props.rest.holding,
    moving: props.rest.isMoving,
  });
  return (
    <>
      <svg class="table marks" viewBox={box()} role="none">
        <g visibility={isSketched() ? 'hidden' : undefined}>
          <MarksAbove {...paper()} marks={drawn()} onLook={onLook} />
        </g>
        <Handles {...paper()} marks={props.table.marks} />
      </svg>
      <SketchLayer sketch={sketch()} camera={view.camera()} size={view.size()} tooth={tooth()} />
    </>
  );
};

const Sheets = (props: UnitsProps & { readonly covered: Box | undefined }) => {
  const { plane, view, px, tooth, box, ids } = props.scene;
  const cast = createMemo(() => castOf(props.table.match));
  const symbols = createMemo(on(cast, () => symbolsOf(props.table.match)));
  return (
    <div class="sheets" style={view.motion()}>
      <svg class="table" viewBox={box()} aria-hidden="true">
        <defs innerHTML={symbols()} />
        <ToneDefs px={px()} />
        <Ground match={props.table.match} plane={plane()} text={view.text()} tones={props.scene.tones()} />
      </svg>
      <LowerMarks {...props} />
      <Units {...props} />
      <UpperMarks {...props} />
      <SlipLayer
        match={props.table.match}
        rested={props.rest.rested()}
        plane={plane()}
        ids={ids()}
        marks={props.table.marks}
        carried={props.rest.holding()}
        first={props.rest.first()}
        all={props.rest.isAllNamed()}
        tooth={tooth()}
        covered={props.covered}
        camera={view.camera()}
        size={view.size()}
      />
    </div>
  );
};

const createFocus = (props: MeasuredTableProps, scene: Scene, resting: ReturnType<typeof createResting>) => {
  const [focused, setFocused] = createSignal<UnitId>();
  /** Who comes by keyboard is told at once. */
  const focus = ({ target }: FocusEvent & { target: Element }): void => {
    const { unit, ground } = target.closest<SVGElement>('[data-unit], [data-ground]')?.dataset ?? {};
    setFocused(unit);
    if (!target.matches(':focus-visible')) return;
    const at =
      unit === undefined ? middleOfGround(props.match, Number(ground)) : middleOf(props.match, scene.plane(), unit);
    if (at)
      resting.rest(at, unit === undefined ? undefined : { unit }, ground === undefined ? undefined : Number(ground));
  };
  return { focused, focus };
};

export const MeasuredTable = (props: MeasuredTableProps) => {
  let window!: HTMLDivElement;
  const scene = createScene(props, () => window);
  const rest = createRest(props, scene);
  const resting = createResting((at) => groundsAt(props.match, at, NEAR * scene.grain()));
  const tell = (gesture: Gesture): void => {
    resting.gesture(gesture);
    rest.tell(gesture);
  };
  const { gestures, key, show } = createHands(props, scene, () => window, { tell, resting });
  const loupe = createLoupe(props, scene, rest);
  const [tableId, aboutId] = [createUniqueId(), createUniqueId()];
  const { focused, focus } = createFocus(props, scene, resting);
  /** More of the unit that has the focus. */
  const about = createMemo(() => {
    const unit = rest.holding() ? undefined : findUnit(props.match, focused());
    return unit ? nearestSentence(props.match, unit) : '';
  });
  return (
    <div
      class="table-window measured"
      id={tableId}
      classList={{
        still: isStill(),
        holding: rest.holding(),
        measuring: props.measuring === true,
        [scene.detail()]: true,
      }}
      ref={window}
      onKeyDown={key}
      onFocusIn={focus}
      onFocusOut={resting.forget}
      onPointerLeave={resting.forget}
      onDragOver={gestures.carriedOver}
      onDrop={gestures.carriedIn}
      role="group"
      aria-label={t().table.label(armyName(props.match, 'south'), armyName(props.match, 'north'))}
    >
      <Coats table={tableId} coats={props.coats} />
      <SideTones table={tableId} tones={scene.tones()} />
      <Sheets table={props} scene={scene} rest={rest} focused={focused()} aboutId={aboutId} covered={loupe()?.box} />
      <p id={aboutId} hidden>
        {about()}
      </p>
      <ToldSlip
        match={rest.rested()}
        plane={scene.plane()}
        view={scene.view}
        resting={props.measuring ? undefined : resting.resting()}
      />
      <FarGoals match={rest.rested()} plane={scene.plane()} view={scene.view} />
      <MiniMap match={rest.rested()} plane={scene.plane()} view={scene.view} />
      <ZoomButtons view={scene.view} onShow={show} />
      <Show when={loupe()}>{(seen) => <Loupe table={props} scene={scene} seen={seen()} />}</Show>
    </div>
  );
};
