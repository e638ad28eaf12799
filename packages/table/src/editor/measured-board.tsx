/** The drawing board of a measured table: true to scale, seen from the south. */
import { createMemo, For, Index, Show, type JSX } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { t } from '../app/settings.js';
import { MARKER_NAMES, markerSymbol, SURFACES, terrainPattern, type Game } from '../art/index.js';
import { Boards } from '../measured/view/boards.jsx';
import { sheetOf, spotAt, type Plane } from '../measured/view/plane.js';
import { ORDER } from '../measured/view/terrain.js';
import { valueOf } from '../options/fields.js';
import { transformFrom, viewBoxOf } from '../table/camera.js';
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
    style={{
      transform: props.view.gesture() ? transformFrom(props.view.camera(), props.view.gesture()!) : 'none',
    }}
  >
    {props.children}
  </svg>
);

export const MeasuredBoard = (props: Props) => {
  let window!: HTMLDivElement;
  const sheet = createMemo(() => sheetOf(props.plane));
  const view = createViewWindow(sheet, () => window);
  const game = (): Game => props.editor.edition.id as Game;
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

  const features = createMemo(() => featuresOf(props.editor.options()));
  const hillLevel = createMemo(() =>
    Number(valueOf(props.editor.edition.options, props.editor.options(), 'hillLevel') ?? 1),
  );
  const drawings = createMemo(() => createDrawings(props.plane, game(), hillLevel()));
  const rank = ({ type, level }: FeatureGiven): number => ORDER.indexOf(type) * 10 + (level ?? hillLevel());
  const order = createMemo(
    () =>
      features()
        .map((_, i) => i)
        .sort((a, b) => rank(features()[a]!) - rank(features()[b]!)),
    [] as number[],
    { equals: (a, b) => a.join() === b.join() },
  );
  const chosenFeature = () => {
    const chosen = props.editor.chosen();
    const feature = chosen?.is === 'feature' ? features()[chosen.index] : undefined;
    return feature && chosen?.is === 'feature' ? { ...chosen, feature } : undefined;
  };
  /** While a feature is dragged it lies above all others, on a sheet of its own: the ground need not be painted anew. */
  const lifted = createMemo(() => (props.editor.isDragging() ? chosenFeature()?.index : undefined));
  const Figure = (figure: { readonly index: number }) => (
    <Show when={features()[figure.index]}>
      {(feature) => (
        <FeatureFigure
          feature={feature()}
          index={figure.index}
          plane={props.plane}
          drawings={drawings()}
          text={view.text()}
        />
      )}
    </Show>
  );
  const key = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    if (props.acts.key({ key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey })) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div class="board editor-board" style={{ 'aspect-ratio': `${sheet().width} / ${sheet().height}` }}>
      <div
        class="table-window"
        ref={window}
        role="application"
        tabindex="0"
        aria-label={w().table(
          lengthWord(props.editor.edition, props.editor.table().width),
          lengthWord(props.editor.edition, props.editor.table().depth),
        )}
        aria-describedby="editor-keys"
        classList={{ putting: props.editor.tool().is !== 'select' }}
        onKeyDown={key}
      >
        <Sheet view={view} class="ground-sheet">
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
        <Sheet view={view} class="hand-sheet">
          <Show when={lifted() !== undefined}>
            <g class="lifted">
              <Figure index={lifted()!} />
            </g>
          </Show>
          <For each={SIDES}>
            {(side) => (
              <Index each={goalsOf(props.editor.options(), side)}>
                {(goal, index) => (
                  <GoalFigure
                    goal={goal()}
                    side={side}
                    index={index}
                    plane={props.plane}
                    pixel={pixel()}
                    text={view.text()}
                    label={`${goal().name ?? ''} ${t().sides[side]} ${goal().points}`.trim()}
                    chosen={((chosen) => chosen?.is === 'goal' && chosen.side === side && chosen.index === index)(
                      props.editor.chosen(),
                    )}
                  />
                )}
              </Index>
            )}
          </For>
          <Show when={props.editor.tool().is === 'select' && chosenFeature()}>
            {(chosen) => (
              <FeatureHandles
                plane={props.plane}
                pixel={pixel()}
                feature={chosen().feature}
                index={chosen().index}
                corner={chosen().corner}
              />
            )}
          </Show>
          <Drawing {...props} pixel={pixel()} />
        </Sheet>
      </div>
      <ZoomButtons view={view} />
    </div>
  );
};
