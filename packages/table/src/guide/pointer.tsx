/** Shows what a lesson speaks of: a ring around things on the table, an outline around parts of the panel. */
import { createEffect, createSignal, For, onCleanup } from 'solid-js';
import { Portal } from 'solid-js/web';
import { selectorOf, type Target } from './targets.js';

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How often it looks where things are, in milliseconds: they move while the table is dragged and zoomed. */
const LOOK = 120;
const MARGIN = 5;
const OUTLINED = 'pointed-at';

const isInView = (ring: Ring, window: DOMRect): boolean => {
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  return ring.width > 0 && x > window.left && x < window.right && y > window.top && y < window.bottom;
};

/** Around something on the table, as far as it is seen. */
const ringAround = (element: Element): Ring[] => {
  const window = element.closest('.table-window')?.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  const ring = { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return window && isInView(ring, window) ? [ring] : [];
};

const isSame = (a: readonly Ring[], b: readonly Ring[]): boolean => JSON.stringify(a) === JSON.stringify(b);

export const Pointer = (props: { readonly targets: readonly Target[] }) => {
  const [rings, setRings] = createSignal<readonly Ring[]>([], { equals: isSame });
  let outlined: Element[] = [];
  const outline = (elements: Element[]): void => {
    for (const element of outlined) if (!elements.includes(element)) element.classList.remove(OUTLINED);
    for (const element of elements) element.classList.add(OUTLINED);
    outlined = elements;
  };
  const look = (): void => {
    const found = props.targets.flatMap((target) => [...document.querySelectorAll(selectorOf(target))]);
    outline(found.filter((element) => element instanceof HTMLElement));
    setRings(found.filter((element) => element instanceof SVGElement).flatMap(ringAround));
  };
  createEffect(() => {
    if (props.targets.length === 0) {
      outline([]);
      setRings([]);
      return;
    }
    look();
    const looking = setInterval(look, LOOK);
    onCleanup(() => clearInterval(looking));
  });
  onCleanup(() => outline([]));
  return (
    <Portal>
      <For each={rings()}>
        {({ left, top, width, height }) => (
          <div
            class="lesson-ring"
            aria-hidden="true"
            style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
          />
        )}
      </For>
    </Portal>
  );
};
