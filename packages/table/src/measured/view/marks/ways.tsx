/** A mark of lines: a way, a ruler, a window, a link from unit to unit, an edge. */
import { createMemo, Index, Show } from 'solid-js';
import { TONES } from '../tones.js';
import { linesOf, type LineMark } from './line-marks.js';
import { Stroke } from './parts.jsx';
import type { Paper } from './props.js';

export const LinesMark = (props: Paper & { readonly mark: LineMark }) => {
  const drawn = createMemo(() => linesOf(props, props.mark));
  return (
    <g class={`mark ${props.mark.is}`}>
      <Index each={drawn().lines}>
        {(line) => <Stroke d={line().d} tone={drawn().tone} width={line().width} whole={line().whole === true} />}
      </Index>
      <Show when={drawn().head !== undefined}>
        <path class="head" d={drawn().head} fill={TONES[drawn().tone].colour} />
      </Show>
    </g>
  );
};
