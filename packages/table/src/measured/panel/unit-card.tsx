/** What a unit is and how it stands. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { Show } from 'solid-js';
import { capital, unitKind, unitName, unitState } from '../words/names.js';

export const UnitCard = (props: { readonly match: TabletopMatch; readonly unit: UnitId }) => (
  <Show when={findUnit(props.match, props.unit)}>
    {(unit) => (
      <div class={`unit-card ${unit().side}`}>
        <b class="title">{unitName(props.match, unit().id)}</b>
        <p>{capital(unitKind(props.match, unit()))}</p>
        <p>{capital(unitState(props.match, unit()).join(', '))}</p>
      </div>
    )}
  </Show>
);
