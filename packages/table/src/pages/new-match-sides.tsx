/** Armies and players of a new match. */
import { For } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { Draft } from '../app/draft.js';
import type { TableDraft } from '../app/table-draft.js';
import { t } from '../app/settings.js';
import { armyOf } from '../match/games.js';
import { SEATS, type Seat } from '../match/seats.js';
import { ArmyPicker } from './army-picker.jsx';

export const ArmyFields = (props: { readonly draft: Draft }) => (
  <fieldset>
    <legend>{t().newMatch.armies}</legend>
    <div class="two">
      <For each={SIDES}>
        {(side) => (
          <ArmyPicker
            side={side}
            armies={props.draft.edition().armies}
            own={props.draft.own()}
            brought={props.draft.brought()[side]}
            chosen={props.draft.armies()[side]}
            note={armyOf(props.draft.edition(), props.draft.armies()[side])?.note}
            onPick={(id) => props.draft.setArmies({ ...props.draft.armies(), [side]: id })}
          />
        )}
      </For>
    </div>
  </fieldset>
);

export const PlayerFields = (props: { readonly draft: Pick<TableDraft, 'seats' | 'setSeats'> }) => (
  <fieldset>
    <legend>{t().newMatch.players}</legend>
    <div class="two">
      <For each={SIDES}>
        {(side) => (
          <label>
            <span>{t().newMatch.seat(t().sides[side])}</span>
            <select
              value={props.draft.seats()[side]}
              onChange={(event) =>
                props.draft.setSeats({ ...props.draft.seats(), [side]: event.currentTarget.value as Seat })
              }
            >
              <For each={SEATS}>
                {(seat) => (
                  <option value={seat}>{`${t().newMatch.seats[seat]} – ${t().newMatch.seatsText[seat]}`}</option>
                )}
              </For>
            </select>
          </label>
        )}
      </For>
    </div>
  </fieldset>
);
