/** What the unit cannot do now, folded, each with the engine's reason. */
import { createMemo, Show } from 'solid-js';
import { FoldedReasons } from '../../panel/reasons.jsx';
import { m } from '../words/index.js';
import { reasonOf } from '../why.jsx';
import type { PartProps } from './form.jsx';
import { reasonsIn } from './reasons.js';

export const Cannot = (props: PartProps) => {
  const known = createMemo(() => reasonsIn(props.scene));
  /** Titles and sentences follow the language. */
  const reasons = () => known().map(({ title, refusal }) => reasonOf(props.scene.match, refusal, title()));
  return (
    <Show when={known().length > 0}>
      <FoldedReasons summary={m().orders.cannot} reasons={reasons()} />
      <p class="quiet keys">{m().orders.keys}</p>
    </Show>
  );
};
