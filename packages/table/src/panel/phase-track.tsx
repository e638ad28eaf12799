/** Turn and phases of a match, in order, the present one lit. */
import { createEffect, For } from 'solid-js';
import { t } from '../app/settings.js';

interface Props<P extends string> {
  readonly turn: number;
  readonly limit: number | null | undefined;
  readonly phases: readonly P[];
  readonly now: P;
  word(phase: P): string;
}

export const PhaseTrack = <P extends string>(props: Props<P>) => (
  <ol class="track" tabindex="0" aria-label={t().panel.phase}>
    <li class="turn">
      {props.limit === undefined || props.limit === null ? t().turn(props.turn) : t().turnOf(props.turn, props.limit)}
    </li>
    <For each={props.phases}>
      {(phase) => (
        <li
          ref={(item) =>
            createEffect(() => props.now === phase && item.scrollIntoView({ block: 'nearest', inline: 'center' }))
          }
          classList={{ now: props.now === phase }}
          aria-current={props.now === phase ? 'step' : undefined}
        >
          {props.word(phase)}
        </li>
      )}
    </For>
  </ol>
);
