/** Turn and phases of a measured match, in order, the present one lit; and how both armies stand. */
import { createEffect, For } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { breakpointOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { phaseWord, trackOf } from '../words/asks.js';
import { m } from '../words/index.js';
import { army } from '../words/names.js';

export const Track = (props: { readonly match: TabletopMatch }) => {
  const state = () => props.match.state;
  const turn = (): string => {
    const { turnLimit } = state().options;
    return turnLimit === undefined || turnLimit === null ? t().turn(state().turn) : t().turnOf(state().turn, turnLimit);
  };
  return (
    <ol class="track" tabindex="0" aria-label={t().panel.phase}>
      <li class="turn">{turn()}</li>
      <For each={trackOf(props.match)}>
        {(phase) => (
          <li
            ref={(item) =>
              createEffect(() => state().phase === phase && item.scrollIntoView({ block: 'nearest', inline: 'center' }))
            }
            classList={{ now: state().phase === phase }}
            aria-current={state().phase === phase ? 'step' : undefined}
          >
            {phaseWord(props.match, phase)}
          </li>
        )}
      </For>
    </ol>
  );
};

/** An army in a line: what it has lost, and at how much it breaks. */
export const Standing = (props: { readonly match: TabletopMatch; readonly side: Side }) => {
  const side = () => props.match.state.sides[props.side];
  return (
    <p class={`standing ${props.side}`}>
      <b>{army(props.match, props.side)}</b>{' '}
      <span>{m().page.lost(side().tally, side().size, breakpointOf(props.match, props.side))}</span>
    </p>
  );
};
