/** Armies and players of a new match. */
import { For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { BROUGHT, type Draft } from '../app/draft.js';
import { RANDOM, type TableDraft } from '../app/table-draft.js';
import { t } from '../app/settings.js';
import { armyOf } from '../match/games.js';
import { SEATS, type Seat } from '../match/seats.js';

const ArmyPicker = (props: { readonly draft: Draft; readonly side: Side }) => (
  <label class="army-picker">
    <span>{t().newMatch.army(t().sides[props.side])}</span>
    <select
      value={props.draft.armies()[props.side]}
      onChange={(event) => props.draft.setArmies({ ...props.draft.armies(), [props.side]: event.currentTarget.value })}
    >
      <Show when={props.draft.brought()[props.side]}>{(army) => <option value={BROUGHT}>{army().name}</option>}</Show>
      <option value={RANDOM}>{t().newMatch.randomArmy}</option>
      <optgroup label={t().newMatch.readyMade}>
        <For each={props.draft.edition().armies}>
          {(army) => <option value={army.id}>{`${army.name} (${army.period})`}</option>}
        </For>
      </optgroup>
      <Show when={(props.draft.own() ?? []).length > 0}>
        <optgroup label={t().newMatch.ownArmies}>
          <For each={props.draft.own()}>{(army) => <option value={army.id}>{army.army.name}</option>}</For>
        </optgroup>
      </Show>
    </select>
    <small lang="en">{armyOf(props.draft.edition(), props.draft.armies()[props.side])?.note}</small>
  </label>
);

export const ArmyFields = (props: { readonly draft: Draft }) => (
  <fieldset>
    <legend>{t().newMatch.armies}</legend>
    <div class="two">
      <For each={SIDES}>{(side) => <ArmyPicker draft={props.draft} side={side} />}</For>
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
