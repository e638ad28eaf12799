/** Turn and phases of a match, in order, the present one lit. */
import { createEffect, For, onCleanup, onMount } from 'solid-js';
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

export const PhaseTrack = <P extends string>(props: Props<P>) => {
  let list!: HTMLOListElement;
  const show = (): void => centre(list, list.querySelector('.now'));
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
    <ol class="track" ref={list} tabindex="0" aria-label={t().panel.phase}>
      <li class="turn">{turn()}</li>
      <For each={props.phases}>
        {(phase) => (
          <li classList={{ now: now() === phase }} aria-current={now() === phase ? 'step' : undefined}>
            {props.word(phase)}
          </li>
        )}
      </For>
    </ol>
  );
};
