/** What a unit is and how it stands. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { Show } from 'solid-js';
import { unitName } from '../../words/names.js';

export const UnitCard = (props: { readonly match: TabletopMatch; readonly unit: UnitId }) => (
  <Show when={findUnit(props.match, props.unit)}>
    {(unit) => (
      <div class={`unit-card ${unit().side}`}>
        <b class="title">{unitName(props.match, unit().id)}</b>
        <p>{unit().type}</p>
      </div>
    )}
  </Show>
);
