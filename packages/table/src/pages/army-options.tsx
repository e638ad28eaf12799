/** The armies that can be chosen: ready-made ones, those of the book, the player's own. */
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { ofTheBook } from '../app/table-draft.js';
import type { KeptArmy } from '../store/armies.js';

interface Ready {
  readonly id: string;
  readonly name: string;
  readonly period?: string | undefined;
}

interface Props {
  readonly armies: readonly Ready[];
  readonly presets?: readonly Ready[];
  readonly own: readonly KeptArmy[] | undefined;
  /** The id of the army that is chosen. */
  readonly chosen: unknown;
}

const textOf = ({ name, period }: Ready): string => (period ? `${name} (${period})` : name);

const Group = (props: { readonly label: string; readonly armies: readonly Ready[]; readonly chosen: unknown }) => (
  <Show when={props.armies.length > 0}>
    <optgroup label={props.label}>
      <For each={props.armies}>
        {(army) => (
          <option value={army.id} selected={army.id === props.chosen}>
            {textOf(army)}
          </option>
        )}
      </For>
    </optgroup>
  </Show>
);

export const ArmyOptions = (props: Props) => (
  <>
    <Group label={t().newMatch.readyMade} armies={props.armies} chosen={props.chosen} />
    <Group
      label={t().armies.ofTheBook}
      armies={(props.presets ?? []).map(({ id, name }) => ({ id: ofTheBook(id), name }))}
      chosen={props.chosen}
    />
    <Group
      label={t().newMatch.ownArmies}
      armies={(props.own ?? []).map(({ id, army: { name } }) => ({ id, name }))}
      chosen={props.chosen}
    />
  </>
);
