/** Turn and phases of a match, in order, the present one lit. */
import { createEffect, createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../app/settings.js';

interface Props<P extends string> {
  readonly state: {
    readonly turn: number;
    readonly phase: P;
    readonly options: { readonly turnLimit?: number | null | undefined };
  };
  readonly phases: readonly P[];
  word(phase: P): string;
}

/** Scrolls the list, and nothing around it, until the item is in its middle. */
const centre = (list: HTMLElement, item: Element | null): void => {
  if (!item) return;
  const [around, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
};

/** Of what is seen, by one press. */
const STEP = 0.7;

/** For the hand; by keyboard the list itself is scrolled. */
const Arrow = (props: { readonly sign: string; readonly rests: boolean; onPress(): void }) => (
  <button
    type="button"
    class="track-step"
    disabled={props.rests}
    tabindex="-1"
    aria-hidden="true"
    onClick={() => props.onPress()}
  >
    {props.sign}
  </button>
);

export const PhaseTrack = <P extends string>(props: Props<P>) => {
  let list!: HTMLOListElement;
  const [hidden, setHidden] = createSignal({ before: false, after: false });
  /** Whether there is more on either side. */
  const look = (): void => {
    const { scrollLeft, scrollWidth, clientWidth } = list;
    setHidden({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  const show = (): void => {
    centre(list, list.querySelector('.now'));
    look();
  };
  const step = (by: number): void => list.scrollBy({ left: by * list.clientWidth * STEP });
  const now = () => props.state.phase;
  const turn = (): string => {
    const { turn: current, options } = props.state;
    return typeof options.turnLimit === 'number' ? t().turnOf(current, options.turnLimit) : t().turn(current);
  };
  createEffect(() => props.phases.includes(now()) && show());
  onMount(() => {
    const resized = new ResizeObserver(show);
    resized.observe(list);
    onCleanup(() => resized.disconnect());
  });
  return (
    <div class="track-window">
      <span class="turn">{turn()}</span>
      <Show when={hidden().before || hidden().after}>
        <Arrow sign="‹" rests={!hidden().before} onPress={() => step(-1)} />
      </Show>
      <ol class="track" ref={list} onScroll={look} tabindex="0" aria-label={t().panel.phase}>
        <For each={props.phases}>
          {(phase) => (
            <li classList={{ now: now() === phase }} aria-current={now() === phase ? 'step' : undefined}>
              {props.word(phase)}
            </li>
          )}
        </For>
      </ol>
      <Show when={hidden().before || hidden().after}>
        <Arrow sign="›" rests={!hidden().after} onPress={() => step(1)} />
      </Show>
    </div>
  );
};
