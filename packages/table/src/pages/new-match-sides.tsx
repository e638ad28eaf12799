/** Who plays a new match. */
import { For } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { TableDraft } from '../app/table-draft.js';
import { t } from '../app/settings.js';
import { Picker } from '../controls/fields.jsx';
import { SEATS, type Seat } from '../match/seats.js';

export const PlayerFields = (props: { readonly draft: Pick<TableDraft, 'seats' | 'setSeats'> }) => (
  <fieldset>
    <legend>{t().newMatch.players}</legend>
    <div class="two">
      <For each={SIDES}>
        {(side) => (
          <Picker<Seat>
            text={t().newMatch.seat(t().sides[side])}
            values={SEATS}
            chosen={props.draft.seats()[side]}
            nameOf={(seat) => `${t().newMatch.seats[seat]} – ${t().newMatch.seatsText[seat]}`}
            onPick={(each) => props.draft.setSeats({ ...props.draft.seats(), [side]: each })}
          />
        )}
      </For>
    </div>
  </fieldset>
);
