/** What stands in the way of a march, in words: why it goes no further, and who could stop it where. */
import { createMemo, For, Show } from 'solid-js';
import type { Chance } from '@five-victories/engine/tabletop';
import { m } from '../words/index.js';
import { Why } from '../why.jsx';
import { walkIn } from './choices.js';
import type { PartProps } from './form.jsx';
import type { Scene } from './scene.js';
import { lengthIn, unitName } from '../words/names.js';
import { chancesAlong } from '@five-victories/engine/manoeuvre';

export const chanceText = ({ match }: Scene, { unit, do: what, from, to }: Chance): string =>
  (what === 'opportunityFire' ? m().orders.fires : m().orders.stops)(
    unitName(match, unit),
    lengthIn(match, from),
    lengthIn(match, to),
  );

export const StopsPart = (props: PartProps) => {
  // Not while it is dragged: the table shows it then.
  const chances = createMemo(() => {
    if (props.draft.drag) return [];
    const walk = walkIn(props.scene, props.draft);
    return walk ? chancesAlong(props.scene.match, walk).flat() : [];
  });
  return (
    <>
      <Show when={props.draft.stuck}>
        {(stuck) => (
          <p class="stuck" role="status">
            <b>{m().orders.why}:</b> <Why match={props.scene.match} refusal={stuck().refusal} />
          </p>
        )}
      </Show>
      <Show when={chances().length > 0}>
        <ul class="stops">
          <For each={chances()}>{(chance) => <li>{chanceText(props.scene, chance)}</li>}</For>
        </ul>
      </Show>
    </>
  );
};
