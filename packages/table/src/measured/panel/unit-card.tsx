/** What a unit is and how it stands. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { createMemo, For, Show } from 'solid-js';
import { SideTag } from '../../controls/side-tag.jsx';
import { meleeOf } from '../odds/melee.js';
import { Notes } from '../odds/notes.jsx';
import { clashNotes, fightText } from '../odds/texts.js';
import { capital, unitKind, unitName, unitState } from '../words/names.js';
import { Whereabouts } from './whereabouts.jsx';

/** What the fights it stands in would come to now. */
const Fights = (props: { readonly match: TabletopMatch; readonly unit: UnitId }) => {
  const fights = createMemo(() => meleeOf(props.match, props.unit));
  return (
    <For each={fights()}>
      {(fight) => (
        <p class="fights">
          {fightText(props.match, fight)} <Notes texts={clashNotes(props.match, fight.clash)} />
        </p>
      )}
    </For>
  );
};

export const UnitCard = (props: { readonly match: TabletopMatch; readonly unit: UnitId }) => (
  <Show when={findUnit(props.match, props.unit)}>
    {(unit) => (
      <div class={`unit-card ${unit().side}`}>
        <b class="title">
          <SideTag side={unit().side} /> {unitName(props.match, unit().id)}
        </b>
        <p>{capital(unitKind(props.match, unit()))}</p>
        <p>{capital(unitState(props.match, unit()).join(', '))}</p>
        <Fights match={props.match} unit={unit().id} />
        <Whereabouts match={props.match} unit={unit()} />
      </div>
    )}
  </Show>
);
