/** What there is on a zone table, and where it is drawn. */
import { createMemo, createRenderEffect, createSignal, on, type Accessor } from 'solid-js';
import { both, SIDES } from '@five-victories/engine/kernel';
import { isOnTable, type Unit } from '@five-victories/engine/zonal';
import { settings } from '../app/settings.js';
import { sideTone } from '../art/side-tones.js';
import { layoutOf, type Layout } from '../view/layout.js';
import { FIGURES, FIGURES_STAY, type Size } from '../view/measure.js';
import { commanderId } from '../view/place-units.js';
import { viewBoxOf } from './camera.js';
import { createFocus } from './focus-zone.js';
import { followAction } from './follow.js';
import { symbolsOf } from './stand-art.js';
import type { TableProps } from './table-props.js';
import { createViewWindow } from './view-window.js';

const isSameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** Where everything is drawn; while something is in the hand nothing else moves. */
const createLayout = (props: TableProps, window: Accessor<Size>, isHolding: Accessor<boolean>) => {
  const focus = createFocus(props, window);
  const layout = createMemo<Layout>((before) => {
    const { match, near, lit } = props;
    if (before && isHolding()) return before;
    const wholeOf = (unit: Unit): number => props.wholeOf(unit);
    return layoutOf({ match, near, window: window(), aimed: lit, focus: focus.zone(), wholeOf }, before);
  });
  return { layout, focusOn: focus.set };
};

export const createScene = (props: TableProps, element: () => HTMLElement, isHolding: Accessor<boolean>) => {
  const [size, setSize] = createSignal<Size>({ width: 1000, height: 760 }, { equals: isSameSize });
  const view = createViewWindow(size, element);
  const { layout, focusOn } = createLayout(props, view.size, isHolding);
  createRenderEffect(() => setSize(layout().size));
  const stations = () => layout().stations;
  followAction(
    view,
    () => props.acting ?? [],
    (id) => stations().get(id),
  );
  const ids = createMemo(() => props.match.state.units.map(({ id }) => id), [], {
    equals: (a, b) => a.join() === b.join(),
  });
  const isLarge = createMemo(
    (was: boolean) => layout().stand * view.camera().scale >= (was ? FIGURES_STAY : FIGURES),
    false,
  );
  return {
    view,
    layout,
    focusOn,
    areas: () => layout().areas,
    stations,
    /** One for the whole table. */
    level: createMemo((): 'near' | 'far' => {
      const { figures } = settings();
      return figures === 'figures' || (figures === 'auto' && isLarge()) ? 'near' : 'far';
    }),
    symbols: createMemo(on(ids, () => symbolsOf(props.match))),
    order: createMemo(() => ids().filter((id) => stations().has(id)), [], { equals: (a, b) => a.join() === b.join() }),
    commanders: createMemo(() =>
      SIDES.filter((side) => isOnTable(props.match.state.sides[side].commander ?? '')).map(commanderId),
    ),
    box: (): string => viewBoxOf(view.camera(), view.size()),
    tones: createMemo(() => both((side) => sideTone(side, props.coats[side]))),
  };
};

export type Scene = ReturnType<typeof createScene>;
