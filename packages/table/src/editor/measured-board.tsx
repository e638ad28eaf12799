/** The drawing board of a measured table: true to scale, seen from the south. */
import { createMemo, For, Index, Show, type JSX } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import { MARKER_NAMES, markerSymbol, SURFACES, terrainPattern, type Game } from '../art/index.js';
import { Boards } from '../measured/view/boards.jsx';
import { sheetOf, spotAt, type Plane } from '../measured/view/plane.js';
import { ORDER } from '../measured/view/terrain.js';
import { valueOf } from '../options/fields.js';
import { viewBoxOf } from '../table/camera.js';
import { listen } from '../table/pointing.js';
import { createViewWindow, type ViewWindow } from '../table/view-window.js';
import { ZoomButtons } from '../table/zoom-buttons.jsx';
import type { BoardActs } from './board-acts.js';
import { Deployments, Drawing } from './board-layers.jsx';
import { createCanvasPointer } from './canvas-pointer.js';
import { createDrawings } from './drawings.js';
import { FeatureFigure } from './feature-figure.jsx';
import { featuresOf, goalsOf } from './ground.js';
import { FeatureHandles, GoalFigure } from './handles.jsx';
import { lengthWord } from './lengths.js';
import type { Editor } from './state.js';
import { w } from './words/index.js';

interface Props {
  readonly editor: Editor;
  readonly acts: BoardActs;
  readonly plane: Plane;
  readonly inches: boolean;
  /** Engine lengths for one pixel, for what is near. */
  onGrain(grain: number): void;
}

const SYMBOLS = [...SURFACES.map(terrainPattern), ...MARKER_NAMES.map((name) => markerSymbol(name))]
  .map(({ svg }) => svg)
  .join('');

const Sheet = (props: { readonly view: ViewWindow; readonly class: string; readonly children: JSX.Element }) => (
  <svg
    class={`table ${props.class}`}
    aria-hidden="true"
    viewBox={viewBoxOf(props.view.camera(), props.view.size())}
    style={props.view.motion()}
  >
    {props.children}
  </svg>
);

/** The features in the order in which they lie on each other, drawn; and the one that is in the hand. */
const createFeatures = (props: Props) => {
  const features = createMemo(() => featuresOf(props.editor.options()));
  const hillLevel = createMemo(() =>
    Number(valueOf(props.editor.edition.options, props.editor.options(), 'hillLevel') ?? 1),
  );
  const drawings = createMemo(() => createDrawings(props.plane, props.editor.edition.id as Game, hillLevel()));
  const rank = ({ type, level }: FeatureGiven): number => ORDER.indexOf(type) * 10 + (level ?? hillLevel());
  const order = createMemo(
    () =>
      features()
        .map((_, i) => i)
        .sort((a, b) => rank(features()[a]!) - rank(features()[b]!)),
    [] as number[],
    { equals: (a, b) => a.join() === b.join() },
  );
  const chosen = () => {
    const now = props.editor.chosen();
    const feature = now?.is === 'feature' ? features()[now.index] : undefined;
    return feature && now?.is === 'feature' ? { ...now, feature } : undefined;
  };
  /** While a feature is dragged it lies above all others, on a sheet of its own: the ground need not be painted anew. */
  const lifted = createMemo(() => (props.editor.isDragging() ? chosen()?.index : undefined));
  return { features, drawings, order, chosen, lifted };
};

const Goals = (props: Props & { readonly pixel: number; readonly text: number }) => {
  const isChosen = (side: Side, index: number): boolean => {
    const now = props.editor.chosen();
    return now?.is === 'goal' && now.side === side && now.index === index;
  };
  return (
    <For each={SIDES}>
      {(side) => (
        <Index each={goalsOf(props.editor.options(), side)}>
          {(goal, index) => (
            <GoalFigure
              goal={goal()}
              side={side}
              index={index}
              plane={props.plane}
              pixel={props.pixel}
              text={props.text}
              label={`${goal().name ?? ''} ${t().sides[side]} ${goal().points}`.trim()}
              chosen={isChosen(side, index)}
            />
          )}
        </Index>
      )}
    </For>
  );
};

/** The ground below, and on a sheet above it what is in the hand, goals and handles. */
const Sheets = (props: Props & { readonly view: ViewWindow; readonly pixel: number }) => {
  const { features, drawings, order, chosen, lifted } = createFeatures(props);
  const Figure = (figure: { readonly index: number }) => (
    <Show when={features()[figure.index]}>
      {(feature) => (
        <FeatureFigure
          feature={feature()}
          index={figure.index}
          plane={props.plane}
          drawings={drawings()}
          text={props.view.text()}
        />
      )}
    </Show>
  );
  return (
    <>
      <Sheet view={props.view} class="ground-sheet">
        <defs innerHTML={SYMBOLS} />
        <Boards plane={props.plane} inches={props.inches} />
        <Deployments {...props} />
        <For each={order()}>
          {(index) => (
            <Show when={index !== lifted()}>
              <Figure index={index} />
            </Show>
          )}
        </For>
      </Sheet>
      <Sheet view={props.view} class="hand-sheet">
        <Show when={lifted() !== undefined}>
          <g class="lifted">
            <Figure index={lifted()!} />
          </g>
        </Show>
        <Goals {...props} text={props.view.text()} />
        <Show when={props.editor.tool().is === 'select' && chosen()}>
          {(now) => (
            <FeatureHandles
              plane={props.plane}
              pixel={props.pixel}
              feature={now().feature}
              index={now().index}
              corner={now().corner}
            />
          )}
        </Show>
        <Drawing {...props} />
      </Sheet>
    </>
  );
};

export const MeasuredBoard = (props: Props) => {
  let window!: HTMLDivElement;
  const sheet = createMemo(() => sheetOf(props.plane));
  const view = createViewWindow(sheet, () => window);
  const pixel = createMemo(() => {
    const size = 1 / view.camera().scale;
    props.onGrain(size / props.plane.mm);
    return size;
  });
  const pointer = createCanvasPointer({
    view,
    element: () => window,
    spotOf: (point) => {
      const { x, y } = spotAt(props.plane, point);
      return [x, y];
    },
    acts: props.acts,
  });
  listen(() => window, pointer);
  const key = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    if (props.acts.key({ key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey })) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const wordOf = (side: 'width' | 'depth') => lengthWord(props.editor.edition, props.editor.table()[side]);
  return (
    <div class="board editor-board" style={{ 'aspect-ratio': `${sheet().width} / ${sheet().height}` }}>
      <div
        class="table-window"
        ref={window}
        role="application"
        tabindex="0"
        aria-label={w().table(wordOf('width'), wordOf('depth'))}
        aria-describedby="editor-keys"
        classList={{ putting: props.editor.tool().is !== 'select' }}
        onKeyDown={key}
      >
        <Sheets {...props} view={view} pixel={pixel()} />
      </div>
      <ZoomButtons view={view} />
    </div>
  );
};
