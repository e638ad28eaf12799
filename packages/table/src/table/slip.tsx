/** A slip beside the pointer: why nothing came of a drop. It goes by itself. */
import { createEffect, onCleanup, Show } from 'solid-js';

export interface SlipAt {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly text: string | undefined;
  /** In points of the window it lies in, and how wide that is. */
  readonly at: SlipAt;
  readonly width: number;
  onGone(): void;
}

/** Milliseconds that it stays, and points of the screen that it needs beside the pointer. */
const [STAYS, WIDE] = [4000, 260];

export const Slip = (props: Props) => {
  createEffect(() => {
    if (props.text === undefined) return;
    const timer = setTimeout(() => props.onGone(), STAYS);
    onCleanup(() => clearTimeout(timer));
  });
  const isLeft = (): boolean => props.at.x + WIDE > props.width;
  return (
    <div class="slips" role="status">
      <Show when={props.text}>
        {(text) => (
          <p
            class="slip"
            classList={{ left: isLeft() }}
            style={{ left: `${props.at.x}px`, top: `${props.at.y}px` }}
            onClick={() => props.onGone()}
          >
            {text()}
          </p>
        )}
      </Show>
    </div>
  );
};
